import SourceText

/// Reads the objects of a project file of Xcode's that tell what its targets compile: a property list of the old kind.
///
/// Objects and keys are known by hashes of their names.
struct XcodeProjectReader {
  /// One object, with those of its values that matter.
  struct Object {
    var kind: Kind?
    var name, path, sourceTree, productType, projectFolder: Range<Int>?
    var file, target, mainGroup: UInt64?
    /// The file that a configuration is based on, or the folder that has it, with its path in there.
    var base, baseFolder: UInt64?
    var basePath: Range<Int>?
    var children: [UInt64] = []
    var members: [UInt64] = []
    var buildPhases: [UInt64] = []
    var folders: [UInt64] = []
    var exceptions: [UInt64] = []
    /// Files that a target leaves out or takes.
    var names: [Range<Int>] = []
  }

  enum Kind: String, CaseIterable {
    case project = "PBXProject"
    case target = "PBXNativeTarget"
    case group = "PBXGroup"
    case file = "PBXFileReference"
    case buildFile = "PBXBuildFile"
    case sources = "PBXSourcesBuildPhase"
    case folder = "PBXFileSystemSynchronizedRootGroup"
    case exceptions = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    case configuration = "XCBuildConfiguration"
  }

  fileprivate enum Key: String, CaseIterable {
    case isa, name, path, sourceTree, productType, projectDirPath, fileRef, target, mainGroup
    case baseConfigurationReference, baseConfigurationReferenceAnchor, baseConfigurationReferenceRelativePath
    case children, files, buildPhases, fileSystemSynchronizedGroups, exceptions, membershipExceptions
  }

  private(set) var objects: [UInt64: Object] = [:]
  private(set) var project: Object?
  /// In the order of the file.
  private(set) var targets: [UInt64] = []
  private let bytes: [UInt8]
  private var place = 0

  fileprivate static let kinds = Dictionary(
    uniqueKeysWithValues: Kind.allCases.map { (FNV1a.hash($0.rawValue.utf8), $0) })
  private static let keys = Dictionary(uniqueKeysWithValues: Key.allCases.map { (FNV1a.hash($0.rawValue.utf8), $0) })
  private static let objectsKey = FNV1a.hash("objects".utf8)
  private static let objectLimit = 400_000

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: Whether the file is whole.
  mutating func read() -> Bool {
    guard take("{") else { return false }
    while let key = string() {
      guard take("=") else { return false }
      let isRead = FNV1a.hash(bytes[key]) == Self.objectsKey ? readObjects() : skipValue()
      guard isRead, take(";") else { return false }
    }
    return take("}")
  }

  /// The text of a string's bytes.
  func text(_ range: Range<Int>?) -> String? {
    guard let range else { return nil }
    guard bytes[range].contains(UInt8(ascii: "\\")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes[range] {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { plain.append(byte) }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  // MARK: Objects

  private mutating func readObjects() -> Bool {
    guard take("{") else { return false }
    while let name = string() {
      guard take("="), let object = object(), take(";") else { return false }
      guard let kind = object.kind else { continue }
      guard objects.count < Self.objectLimit else { return false }
      let id = FNV1a.hash(bytes[name])
      if objects.updateValue(object, forKey: id) == nil, kind == .target { targets.append(id) }
      if kind == .project { project = project ?? object }
    }
    return take("}")
  }

  private mutating func object() -> Object? {
    guard take("{") else { return nil }
    var object = Object()
    while let key = string() {
      guard take("=") else { return nil }
      guard let key = Self.keys[FNV1a.hash(bytes[key])], !isNext("{") else {
        guard skipValue(), take(";") else { return nil }
        continue
      }
      if take("(") {
        guard let items = items() else { return nil }
        object.set(key, items.map { FNV1a.hash(bytes[$0]) }, items)
      } else {
        guard let value = string() else { return nil }
        object.set(key, FNV1a.hash(bytes[value]), value)
      }
      guard take(";") else { return nil }
    }
    return take("}") ? object : nil
  }

  /// The strings of a list whose bracket is behind.
  private mutating func items() -> [Range<Int>]? {
    var items: [Range<Int>] = []
    while let item = string() {
      items.append(item)
      guard take(",") else { break }
    }
    return take(")") ? items : nil
  }

  // MARK: Text

  /// Skips one value, whatever lies in it.
  private mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      if string() != nil { continue }
      guard place < bytes.count else { return false }
      switch bytes[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      // Bytes in hex digits are between `<` and `>`.
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "<"), UInt8(ascii: ">"):
        guard depth > 0 || bytes[place] == UInt8(ascii: "<") || bytes[place] == UInt8(ascii: ">") else { return false }
        depth += bytes[place] == UInt8(ascii: "<") ? 1 : bytes[place] == UInt8(ascii: ">") ? -1 : 0
      default: return false
      }
      place += 1
      guard depth >= 0 else { return false }
    } while depth > 0
    return true
  }

  private mutating func isNext(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    return place < bytes.count && bytes[place] == UInt8(ascii: mark)
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard isNext(mark) else { return false }
    place += 1
    return true
  }

  /// The next string, without its quotes; nil where something else comes.
  private mutating func string() -> Range<Int>? {
    skipBlanks()
    let start = place
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
      var end = start + 1
      while end < bytes.count, bytes[end] != bytes[start] { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
      guard end < bytes.count else { return nil }
      place = end + 1
      return start + 1..<end
    }
    while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
    return place > start ? start..<place : nil
  }

  /// Whether a byte is a part of a string without quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }

  private mutating func skipBlanks() {
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
        place += 3
        while place < bytes.count, !(bytes[place] == UInt8(ascii: "/") && bytes[place - 1] == UInt8(ascii: "*")) {
          place += 1
        }
        place = min(place + 1, bytes.count)
      } else if bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else {
        return
      }
    }
  }
}

extension XcodeProjectReader.Object {
  fileprivate mutating func set(_ key: XcodeProjectReader.Key, _ id: UInt64, _ text: Range<Int>) {
    switch key {
    case .isa: kind = XcodeProjectReader.kinds[id]
    case .name: name = text
    case .path: path = text
    case .sourceTree: sourceTree = text
    case .productType: productType = text
    case .projectDirPath: projectFolder = text
    case .fileRef: file = id
    case .target: target = id
    case .mainGroup: mainGroup = id
    case .baseConfigurationReference: base = id
    case .baseConfigurationReferenceAnchor: baseFolder = id
    case .baseConfigurationReferenceRelativePath: basePath = text
    default: break
    }
  }

  fileprivate mutating func set(_ key: XcodeProjectReader.Key, _ ids: [UInt64], _ texts: [Range<Int>]) {
    switch key {
    case .children: children = ids
    case .files: members = ids
    case .buildPhases: buildPhases = ids
    case .fileSystemSynchronizedGroups: folders = ids
    case .exceptions: exceptions = ids
    case .membershipExceptions: names = texts
    default: break
    }
  }
}
