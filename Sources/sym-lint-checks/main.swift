/// Developer checks: they measure sym-lint's modules against fixtures from outside. Not a product.
let checks: [String: ([String]) -> Int32] = [
  "json-to-json": jsonToJSON,
  "yaml-to-json": yamlToJSON,
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let name = arguments.first, let check = checks[name] else {
  complain("usage: sym-lint-checks \(checks.keys.sorted().joined(separator: "|")) …")
  exit(2)
}
exit(check(Array(arguments.dropFirst())))
