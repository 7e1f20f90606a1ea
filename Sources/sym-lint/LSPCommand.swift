import LanguageServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Command {
  static let lsp = Command(
    name: "lsp", summary: "Be a language server on standard input and output.",
    details: "An editor starts it: it speaks the Language Server Protocol, and ends with the editor.",
    flags: [.stdio],
    run: { _, _ in
      exit(LanguageServer.run(input: STDIN_FILENO, output: STDOUT_FILENO, version: Version.number))
    })
}

extension Flag {
  static let stdio = Flag("--stdio", "Taken for editors that always give it; there is no other way to talk.")
}
