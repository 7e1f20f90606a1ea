import DesignTokens
import Testing

/// What the files of projects say of the symbols that Xcode generates.
struct AssetSymbolSettingsTests {
  private static let symbols = "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"
  private static let extensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"

  /// What the files that projects are based on say: comments and includes are none of it, conditions do not matter.
  @Test(arguments: [
    ("", AssetAccess.resources, []), ("\(extensions) = YES", .symbols, []), ("\(extensions)=NO\r\n", .resources, []),
    ("  \(extensions) = YES // on", .symbols, []), ("// \(extensions) = YES", .resources, []),
    ("\(extensions)[sdk=iphoneos*][arch=arm64] = YES\n", .symbols, []),
    ("\(extensions) = YES\n\(extensions)[config=Debug] = NO", .resources, []),
    ("MY_\(extensions) = YES", .resources, []),
    ("\(extensions)_X = YES", .resources, []), ("\(extensions) = $(ON)", .resources, []),
    ("\(extensions)[sdk = YES", .resources, []), ("\(symbols) = NO\n\(extensions) = YES", .names, []),
    (
      "#include \"A.xcconfig\"\n #include? \"../B b.xcconfig\" // more\n#include C", .resources,
      ["A.xcconfig", "../B b.xcconfig"]
    ),
  ])
  func ofConfigurationFiles(text: String, access: AssetAccess, includes: [String]) {
    let configuration = XcodeConfiguration(Array(text.utf8))
    var settings = AssetSymbolSettings()
    settings.read(configuration)
    #expect(settings.access(isXcodes: true) == access)
    #expect(configuration.includes == includes)
  }

  /// Where the files lie that the configurations of a project and its targets are based on.
  @Test func configurationFilesOfProjects() {
    let project = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; };
        G = {isa = PBXGroup; children = (C, F); sourceTree = "<group>"; };
        C = {isa = PBXGroup; children = (A, B); path = Config; sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = "A a.xcconfig"; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = ../B.xcconfig; sourceTree = SOURCE_ROOT; };
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        D1 = {isa = XCBuildConfiguration; baseConfigurationReference = A /* A a.xcconfig */; buildSettings = {X = 1; }; name = Debug; };
        D2 = {isa = XCBuildConfiguration; baseConfigurationReference = B; name = Release; };
        D3 = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = F; baseConfigurationReferenceRelativePath = in/C.xcconfig; };
        D4 = {isa = XCBuildConfiguration; baseConfigurationReference = A; }; D5 = {isa = XCBuildConfiguration; name = A; };
        D6 = {isa = XCBuildConfiguration; baseConfigurationReference = NONE; };
      }; }
      """
    #expect(
      XcodeProject(Array(project.utf8)).configurationFiles
        == ["../B.xcconfig", "Config/A a.xcconfig", "Shared/in/C.xcconfig"])
    #expect(XcodeProject(Array(project.utf8.dropLast(8))).configurationFiles == [])
  }

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
