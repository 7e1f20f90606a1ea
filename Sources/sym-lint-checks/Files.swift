import Foundation

/// The files that were named, `-` standing for the names on standard input.
func files(named names: [String]) -> [String] {
  names.flatMap { name in
    name == "-" ? Array(sequence(state: ()) { _ in readLine() }) : [name]
  }
}

/// The bytes of a file, or `nil` with a message if it cannot be read.
func bytes(ofFile path: String) -> [UInt8]? {
  guard let data = FileManager.default.contents(atPath: path) else {
    FileHandle.standardError.write(Data("cannot read \(path)\n".utf8))
    return nil
  }
  return [UInt8](data)
}
