#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Glibc)
  @_exported import Glibc
#endif

/// All of standard input.
func readStandardInput() -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(0, $0.baseAddress, $0.count) }
    if count <= 0 { return bytes }
    bytes.append(contentsOf: chunk[..<count])
  }
}

/// Prints a line on standard error.
func complain(_ message: String) {
  let line = Array((message + "\n").utf8)
  _ = unsafe line.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
}
