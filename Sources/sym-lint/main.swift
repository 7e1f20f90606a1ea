print("sym-lint")
