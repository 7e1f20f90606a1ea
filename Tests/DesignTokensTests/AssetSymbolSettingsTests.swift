import DesignTokens
import Testing

/// What the files of projects say of the symbols that Xcode generates.
struct AssetSymbolSettingsTests {
  private static let symbols = "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"
  private static let extensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"

  @Test(arguments: [
    ("", AssetAccess.resources, AssetAccess.symbols), ("\(extensions) = YES;", .symbols, .symbols),
    ("\t\(extensions) = YES;\n\t\(extensions) = NO;", .resources, .resources),
    ("\"\(extensions)\": \"NO\",", .resources, .resources), ("\(extensions): false", .resources, .resources),
    ("\(extensions) = AppIcon;", .resources, .symbols), ("\(symbols) = NO; \(extensions) = YES;", .names, .names),
    ("\(symbols) = YES;", .resources, .symbols), ("\(symbols)_FRAMEWORKS = NO;", .resources, .symbols),
    (extensions, .resources, .symbols), ("\(extensions) =", .resources, .symbols),
  ])
  func areRead(project: String, ofXcode: AssetAccess, ofOthers: AssetAccess) {
    var settings = AssetSymbolSettings()
    settings.read(Array(project.utf8))
    #expect(settings.access(isXcodes: true) == ofXcode)
    #expect(settings.access(isXcodes: false) == ofOthers)
  }
}
