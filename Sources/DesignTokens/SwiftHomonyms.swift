/// The definitions that share one path, by their places in a symbol table: of a crowd only some are looked at.
struct SwiftHomonyms {
  private static let crowd = 64

  private var all: [Int] = []
  /// The first of each file among those behind the crowd.
  private var firstOfFile: [Int: Int] = [:]

  mutating func add(_ index: Int, file: Int) {
    if all.count >= Self.crowd, firstOfFile[file] == nil { firstOfFile[file] = index }
    all.append(index)
  }

  /// Those that a look-up from a file chooses from, in order.
  func candidates(in file: Int) -> [Int] {
    guard all.count > Self.crowd else { return all }
    return all.prefix(Self.crowd) + (firstOfFile[file].map { [$0] } ?? [])
  }
}
