#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

Output.fillClosedStreams()
Output.ignoreClosedPipes()
exit(Program.run(Array(CommandLine.arguments.dropFirst()), in: Shell()).rawValue)
