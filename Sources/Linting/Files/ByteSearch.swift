extension Collection where Element == UInt8 {
  func ends(with suffix: some Collection<UInt8>) -> Bool {
    let start = count - suffix.count
    return start >= 0 && dropFirst(start).elementsEqual(suffix)
  }

  /// Whether some bytes, at least one, stand in these in a row.
  func containsRun(_ part: [UInt8]) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= part.count else { return false }
      for start in 0...bytes.count - part.count where unsafe bytes[start] == part[0] {
        var length = 1
        while length < part.count, unsafe bytes[start + length] == part[length] { length += 1 }
        if length == part.count { return true }
      }
      return false
    } ?? true
  }
}
