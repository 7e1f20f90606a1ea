/// temporary
package struct LineTable: Sendable, Hashable {
  package var starts: [UInt32]
  package init(_ bytes: [UInt8]) {
    starts = [0]
    var i = 0
    while i < bytes.count {
      if bytes[i] == 10 || (bytes[i] == 13 && !(i + 1 < bytes.count && bytes[i + 1] == 10)) { starts.append(UInt32(i + 1)) }
      i += 1
    }
  }
  package func position(at offset: Int) -> (line: Int, column: Int) {
    var lo = 0, hi = starts.count
    while hi - lo > 1 { let m = (lo + hi) / 2; if Int(starts[m]) <= offset { lo = m } else { hi = m } }
    return (lo + 1, offset - Int(starts[lo]) + 1)
  }
}
