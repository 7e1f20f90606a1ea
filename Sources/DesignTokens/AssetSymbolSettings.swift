/// Which Swift symbols Xcode generates for the assets of a project, as its build settings say.
///
/// Where nothing is set, Xcode has `ColorResource.brand` generated and `Color.brand` not; what it makes new projects from
/// sets both.
package struct AssetSymbolSettings: Sendable, Hashable {
  private var symbols: Set<Bool> = []
  private var extensions: Set<Bool> = []

  private static let symbolsName = "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"
  private static let extensionsName = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"

  /// The settings that decide.
  package static let names: Set<String> = [symbolsName, extensionsName]

  package init() {}

  /// Adds what a project file says: one of Xcode's, or the manifest of a generator.
  package mutating func read(_ project: [UInt8]) {
    symbols.formUnion(Self.values(of: Self.symbolsName, in: project))
    extensions.formUnion(Self.values(of: Self.extensionsName, in: project))
  }

  /// Adds what a file of build settings says that some configuration of a project is based on.
  package mutating func read(_ configuration: XcodeConfiguration) {
    func truths(_ name: String) -> [Bool] { (configuration.values[name] ?? []).compactMap { Self.truth($0.utf8) } }
    symbols.formUnion(truths(Self.symbolsName))
    extensions.formUnion(truths(Self.extensionsName))
  }

  /// Adds what the `Contents.json` of a catalog says, which comes before what its project does.
  package mutating func read(catalog: [UInt8]) {
    let own = Self.values(of: "generate-swift-asset-symbol-extensions", in: catalog)
    if !own.isEmpty { extensions = own }
  }

  /// What all targets and configurations can name the assets by. One that differs from the others counts, for nothing here
  /// tells which files it compiles.
  /// - Parameter isXcodes: Whether there is a project, or the manifest of one to generate; packages have all symbols.
  package func access(isXcodes: Bool) -> AssetAccess {
    if symbols.contains(false) { return .names }
    if extensions.isEmpty { return isXcodes ? .resources : .symbols }
    return extensions.contains(false) ? .resources : .symbols
  }

  /// Every `YES` and `NO` that a setting has: `NAME = YES;`, `"NAME": "NO"`, `NAME: NO`.
  private static func values(of name: String, in bytes: [UInt8]) -> Set<Bool> {
    let name = Array(name.utf8)
    var values: Set<Bool> = []
    var place = 0
    while place + name.count < bytes.count, values.count < 2 {
      guard bytes[place] == name[0], bytes[place..<place + name.count].elementsEqual(name) else {
        place += 1
        continue
      }
      place += name.count
      let value = bytes[place...].prefix(16).drop { [0x20, 0x22, 0x3A, 0x3D, 0x09].contains($0) }
      if let truth = truth(value) { values.insert(truth) }
    }
    return values
  }

  private static func truth(_ value: some Collection<UInt8>) -> Bool? {
    if ["YES", "true", "enabled"].contains(where: { value.starts(with: $0.utf8) }) { return true }
    return ["NO", "false", "disabled"].contains(where: { value.starts(with: $0.utf8) }) ? false : nil
  }
}
