let arguments = CommandLine.arguments.dropFirst()
let operands = Array(arguments.dropFirst())

switch arguments.first {
case "tokens": printTokens(ofFiles: operands)
case "lex-bench": benchmarkLexer(onFiles: operands)
default:
  print(
    """
    usage: sym-lint-checks SUBCOMMAND ARGUMENT…
      tokens FILE…     the tokens of each file: START END KIND
      lex-bench FILE…  how fast the lexer is on these files
    FILE may be `-`: the names of the files are then read from standard input, one a line
    """)
}
