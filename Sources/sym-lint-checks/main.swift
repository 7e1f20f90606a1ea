/// Developer checks: they measure sym-lint's modules against references from outside. Not a product.
let arguments = Array(CommandLine.arguments.dropFirst())
let operands = Array(arguments.dropFirst())

switch arguments.first {
case "tokens": printTokens(ofFiles: operands)
case "lex-bench": benchmarkLexer(onFiles: operands)
case "parse-bench": benchmarkParser(onFiles: operands)
case "outline": printOutlines(ofFiles: operands)
case "outline-listing": printOutlineListing(ofFiles: operands)
case "tokens-of": printTokens(of: operands)
case "document-tokens": printDocumentTokens(operands)
case "json-to-json": exit(jsonToJSON(operands))
case "yaml-to-json": exit(yamlToJSON(operands))
default:
  complain(
    """
    usage: sym-lint-checks SUBCOMMAND ARGUMENT…
      tokens FILE…       the tokens of each file: START END KIND
      lex-bench FILE…    how fast the lexer is on these files
      parse-bench FILE…  how fast lexer and parser are
      outline FILE…      the syntax outline of each file, as a tree
      outline-listing FILE…  its calls and declarations, one a line
      tokens-of FOLDER…  the design tokens of an app, with the rules of the working folder
      document-tokens FORMAT FILE…  the design tokens of documents
      json-to-json       JSON from standard input, as our reader sees it
      yaml-to-json       YAML likewise
    FILE may be `-`: the names of the files are then read from standard input, one a line
    """)
  exit(2)
}
