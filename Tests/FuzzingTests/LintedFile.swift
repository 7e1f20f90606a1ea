import DesignTokens
import Reporting
import SourceText
import SwiftOutline

@testable import Linting

/// One file of a workspace that is not on the disk, with the design tokens that it can use.
struct LintedFile: Sendable {
  static let path = "/fuzz/Example.swift"
  private static let tokens = """
    import SwiftUI
    extension Color {
      static let ink = Color(red: 31 / 255, green: 37 / 255, blue: 46 / 255)
      static let coral = Color(hex: "#FF7E7E")
      static let accent = ink
      @available(*, deprecated, renamed: "coral") static let pink = Color(hex: 0xFF7E7E)
      init(hex: UInt, alpha: Double = 1) {
        self.init(.sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: 0, blue: 0, opacity: alpha)
      }
    }
    extension UIColor { static let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(white: 1, alpha: 1) } }
    enum Spacing { static let small: CGFloat = 8, medium: CGFloat = 16 }
    enum Radius { static let card: CGFloat = 12 }
    extension Font { static let body = Font.custom("Pretendard-Bold", size: 17) }
    """

  /// With the built-in rules.
  static let builtIn: LintedFile? = (try? RuleSet.builtInRules()).flatMap { LintedFile(rules: RuleSet($0)) }

  private let workspace: Workspace
  private let task: Workspace.Task
  private let design: SwiftTokenSource?

  init?(rules: RuleSet) {
    var configuration = Configuration(folder: "/fuzz")
    configuration.preset = .strict
    workspace = Workspace(
      configuration: configuration, rules: rules, sources: TokenSourceFiles(folder: "/fuzz"), workingFolder: "/fuzz")
    task = Workspace.Task(
      path: Self.path, shown: "Example.swift", wish: [.sites, .constants, .tokens], isInput: false)
    guard let reader = Self.reader else { return nil }
    design = SwiftTokenSource.read(Parser.parse(Array(Self.tokens.utf8)), path: "Tokens.swift", reader: reader)
  }

  private func prepared(_ bytes: [UInt8]) -> (PreparedFiles, FileScan)? {
    guard let scan = workspace.scan(bytes, task) else { return nil }
    let catalog = workspace.catalog(ofSources: [design, scan.tokens].compactMap { $0 })
    let makers = FindingMakers(
      workspace, catalog, parameterTypes: scan.parameterTypes,
      names: HidingNames(catalog.tokens, [(scan.sourcePath, scan.declaredNames)], catalog.modules),
      LintRequest(paths: [], workingFolder: "/fuzz"))
    return (
      PreparedFiles(
        workspace: workspace, files: [(task, scan)], makers: makers, deprecated: DeprecatedUses(catalog.tokens),
        watched: WatchedUses(catalog.tokens, workspace, active: makers.activeRules)),
      scan
    )
  }

  /// Lints the file, and reports on it in every format.
  func fault(_ bytes: [UInt8]) -> String? {
    guard let (prepared, scan) = prepared(bytes) else { return nil }
    var memory = SuggestionMemory()
    let findings = prepared.review(scan, &memory) { bytes }.findings
    for finding in findings where finding.range.upperBound > bytes.count || finding.endLine < finding.line {
      return "\(finding) is not in the file"
    }
    return Self.reportFault(findings, bytes)
  }

  /// Reports on findings in every format.
  static func reportFault(_ findings: [Finding], _ bytes: [UInt8]) -> String? {
    let report = LintReport(result: LintResult(findings: findings, fileCount: 1), version: "1") { _ in bytes }
    for format in ReportFormat.allCases {
      let text = format.reporter().report(report)
      if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) }) {
        return "a control character in \(format)"
      }
    }
    return nil
  }

  /// Fixes the file, twice.
  func fixFault(_ bytes: [UInt8], _ level: FixLevel) -> String? {
    guard let (prepared, _) = prepared(bytes) else { return nil }
    let fixer = FileFixer(review: { prepared.review($0, task) }, choose: level.choice, path: Self.path)
    let first = fixer.fix(bytes)
    if Self.faults(of: first.bytes) > Self.faults(of: bytes) { return "broken by fixing: \(first.bytes.text)" }
    let second = fixer.fix(first.bytes)
    return second.bytes == first.bytes ? nil : "fixed again: \(first.bytes.text)\n=====\n\(second.bytes.text)"
  }

  private static func faults(of bytes: [UInt8]) -> Int {
    Lexer.lex(bytes).tokens.count { $0.kind == .unknown || $0.flags.contains(.unterminated) }
  }
}
