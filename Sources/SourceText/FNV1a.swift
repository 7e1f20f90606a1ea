/// FNV-1a of 64 bits: a hash that is the same on every machine and in every run, for names of contents.
public enum FNV1a {
  // `public`, for what is `package` does not inline into other modules, and this runs for each byte.
  @inlinable public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
