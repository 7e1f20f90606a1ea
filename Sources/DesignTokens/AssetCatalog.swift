import Markup

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The named colors of an asset catalog.
package struct AssetCatalog: Sendable {
  /// In order of path.
  package var colors: [AssetColor]
  package var problems: [AssetProblem]

  /// Reads a catalog, or the catalogs and folders of colors below a folder. It never fails: what cannot be read is a
  /// problem, and the rest is there. Symbolic links below `path` are not followed.
  ///
  /// - Parameters:
  ///   - contents: The bytes of a file, for a caller who has it open in an editor; `nil` reads the disk.
  ///   - note: Told each file that counts, with its bytes if it could be read.
  package static func load(
    at path: String, contents: @escaping (String) -> [UInt8]? = { _ in nil },
    note: @escaping (String, [UInt8]?) -> Void = { _, _ in }
  ) -> AssetCatalog {
    var walk = AssetCatalogWalk(contents: contents, note: note)
    walk.visit(path, namespaces: [], depth: 0)
    return AssetCatalog(sets: walk.sets, problems: walk.problems)
  }

  /// Names the color sets that a walk found. Two sets of one name are one asset, of which the first by path counts.
  package init(sets: [AssetSetFile], problems: [AssetProblem] = []) {
    self.problems = problems
    colors = []
    var firstPaths: [String: String] = [:]
    var distinct: [AssetSetFile] = []
    for set in sets {
      if let first = firstPaths[set.assetName] {
        self.problems.append(
          AssetProblem(
            path: set.path, position: set.colorSet.position,
            message: "\(quotedName(set.assetName)) is already defined", kind: .warning, asset: set.assetName,
            otherPath: first))
      } else {
        firstPaths[set.assetName] = set.path
        distinct.append(set)
      }
    }
    let members = Dictionary(grouping: distinct, by: \.namespaces)
      .mapValues { AssetSymbol.members(for: $0.map(\.setName)) }
    for set in distinct {
      let color = AssetColor(set, member: members[set.namespaces]?[set.setName])
      colors.append(color)
      for note in set.colorSet.notes + set.colorSet.remarks {
        self.problems.append(
          AssetProblem(
            path: set.path, position: note.position, message: "\(quotedName(set.assetName)): \(note.message)",
            kind: note.isUsual ? .note : .warning, asset: set.assetName))
      }
      if color.symbolPath == nil {
        self.problems.append(
          AssetProblem(
            path: set.path, message: "\(quotedName(set.assetName)) has no Swift symbol of its own", kind: .note,
            asset: set.assetName))
      }
    }
  }

  /// The tokens of all colors that have a value.
  package func tokens(access: AssetAccess = .symbols) -> [DesignToken] {
    colors.compactMap { $0.token(access: access) }
  }
}

/// A color set with the folders it stands in.
package struct AssetSetFile: Sendable {
  /// The folders that provide a namespace, outermost first.
  package var namespaces: [String]
  /// Without `.colorset`.
  package var setName: String
  /// Of the `Contents.json`.
  package var path: String
  package var colorSet: AssetColorSet

  package init(namespaces: [String], setName: String, path: String, colorSet: AssetColorSet) {
    self.namespaces = namespaces
    self.setName = setName
    self.path = path
    self.colorSet = colorSet
  }

  var assetName: String { (namespaces + [setName]).joined(separator: "/") }
}

/// What is wrong or doubtful in a catalog.
package struct AssetProblem: Hashable, Sendable {
  package var path: String
  package var position: MarkupPosition?
  package var message: String
  package var kind: Kind
  /// The name of the color; empty where none is known.
  package var asset: String
  /// Where it is defined otherwise, of which the message says only that it is so.
  package var otherPath: String?

  package enum Kind: Hashable, Sendable {
    /// Something of the catalog is lost.
    case error
    /// It is not as it should be.
    case warning
    /// It is as it should be, and only to be known.
    case note
  }

  package var isError: Bool { kind == .error }

  package init(
    path: String, position: MarkupPosition? = nil, message: String, kind: Kind, asset: String = "",
    otherPath: String? = nil
  ) {
    self.path = path
    self.position = position
    self.message = message
    self.kind = kind
    self.asset = asset
    self.otherPath = otherPath
  }

  /// The message with the other place in it.
  package func text(_ shownPath: (String) -> String) -> String {
    message + (otherPath.map { " in \(shownPath($0))" } ?? "")
  }
}

/// A walk over the folders of a catalog.
private struct AssetCatalogWalk {
  var sets: [AssetSetFile] = []
  var problems: [AssetProblem] = []
  private let contents: (String) -> [UInt8]?
  private let note: (String, [UInt8]?) -> Void

  init(contents: @escaping (String) -> [UInt8]?, note: @escaping (String, [UInt8]?) -> Void) {
    self.contents = contents
    self.note = note
  }

  private static let depthLimit = 32
  private static let sizeLimit = 4 << 20

  mutating func visit(_ folder: String, namespaces: [String], depth: Int) {
    guard depth < Self.depthLimit else { return fail(folder, "folders are nested too deeply") }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return fail(folder, "cannot be read")
    }
    for name in names.sorted(by: { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }) {
      let path = folder + "/" + name
      let suffix = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init) ?? ""
      guard !name.hasPrefix("."), !Self.otherAssets.contains(suffix), isFolder(path) else { continue }
      if suffix == "colorset" {
        readSet(path, name: String(name.dropLast(".colorset".count)), namespaces: namespaces)
      } else {
        let isNamespace = suffix != "xcassets" && providesNamespace(path)
        visit(path, namespaces: isNamespace ? namespaces + [name] : namespaces, depth: depth + 1)
      }
    }
  }

  /// Kinds of assets that hold no color sets.
  private static let otherAssets: Set<String> = [
    "imageset", "appiconset", "dataset", "symbolset", "launchimage", "iconset", "arimageset", "arobjectset",
    "textureset", "cubetextureset", "mipmapset", "spriteatlas", "brandassets", "imagestack", "imagestacklayer",
    "stickerpack", "sticker", "stickersequence", "complicationset", "gcdashboardimage", "gcleaderboard",
  ]

  /// A symbolic link is not a folder, wherever it leads.
  private func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private mutating func readSet(_ folder: String, name: String, namespaces: [String]) {
    let path = folder + "/Contents.json"
    guard let bytes = bytes(of: path) else {
      let isMissing = !FileManager.default.fileExists(atPath: path)
      let message = isMissing ? "the color set has no contents" : "the color set cannot be read"
      problems.append(
        AssetProblem(
          path: path, message: message, kind: isMissing ? .warning : .error,
          asset: (namespaces + [name]).joined(separator: "/")))
      return
    }
    do {
      let colorSet = try AssetColorSet(contents: bytes)
      sets.append(AssetSetFile(namespaces: namespaces, setName: name, path: path, colorSet: colorSet))
    } catch {
      problems.append(
        AssetProblem(
          path: path, position: error.position, message: error.message, kind: .error,
          asset: (namespaces + [name]).joined(separator: "/")))
    }
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let path = folder + "/Contents.json"
    guard let bytes = bytes(of: path) else { return false }
    do {
      let properties = try MarkupNode.json(bytes, dialect: .relaxed).entries?.value("properties")
      return properties?.entries?.value("provides-namespace")?.content == .boolean(true)
    } catch {
      problems.append(AssetProblem(path: path, position: error.position, message: error.message, kind: .error))
      return false
    }
  }

  /// A file's size, whichever of its integer types Foundation gives it in.
  private static func integer(_ value: Any) -> UInt64? {
    value as? UInt64 ?? (value as? UInt).map(UInt64.init) ?? (value as? Int).flatMap(UInt64.init(exactly:))
  }

  private func bytes(of path: String) -> [UInt8]? {
    let bytes = contents(path) ?? read(path)
    note(path, bytes)
    return bytes
  }

  private func read(_ path: String) -> [UInt8]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size].flatMap(Self.integer), size <= Self.sizeLimit,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return Array(data)
  }

  private mutating func fail(_ path: String, _ message: String) {
    problems.append(AssetProblem(path: path, message: message, kind: .error))
  }
}
