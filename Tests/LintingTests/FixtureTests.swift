import Foundation
import Linting
import Testing

/// Each demo app gives every finding that its table holds, and no other.
struct FixtureTests {
  @Test(arguments: ["ChatApp", "CarRentalApp", "TravelApp", "AlarmApp", "WalletApp"])
  func findsAllThatIsExpectedAndNothingElse(app: String) throws {
    let expected = try ExpectedFindings(of: app)
    let result = try Linter().lint(
      LintRequest(paths: ["."], workingFolder: ExpectedFindings.folder + app, preset: expected.preset))
    #expect(result.problems.isEmpty, "\(result.problems.map(\.description).joined(separator: "\n"))")
    let difference = expected.difference(from: result.findings.map(FindingRow.init))
    #expect(difference.isEmpty, "\(app): - is missing, + is unexpected\n\(difference.joined(separator: "\n"))")
  }
}

/// The table beside a demo app.
private struct ExpectedFindings {
  static let folder =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/"

  /// As the table's first line says; `nil` leaves it to the app's own configuration.
  let preset: Preset?
  let rows: [FindingRow]

  init(of app: String) throws {
    let table = try String(contentsOfFile: Self.folder + app + ".expected.tsv", encoding: .utf8)
    let lines = table.split(separator: "\n")
    preset = try #require(lines.first).contains("--preset strict") ? .strict : nil
    rows = try lines.dropFirst(2).map { try #require(FindingRow(line: $0), "\($0)") }
  }

  /// What is missing and what is too much, in the order of the source; nothing when all is as expected.
  func difference(from found: [FindingRow]) -> [String] {
    var unexpected = found
    var missing: [FindingRow] = []
    for row in rows {
      if let index = unexpected.firstIndex(where: row.allows) {
        unexpected.remove(at: index)
      } else {
        missing.append(row)
      }
    }
    let marked = missing.map { (row: $0, mark: "-") } + unexpected.map { (row: $0, mark: "+") }
    return marked.sorted { $0.row.place < $1.row.place }.map { "\($0.mark) \($0.row)" }
  }
}

/// A finding as a line of a table.
private struct FindingRow: CustomStringConvertible {
  /// Path, line, column, rule, text, value, token, kind.
  private let cells: [String]

  init?(line: Substring) {
    cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 8, Int(cells[1]) != nil, Int(cells[2]) != nil else { return nil }
  }

  init(_ finding: Finding) {
    let suggestion = finding.suggestions.first
    cells = [
      finding.file.hasPrefix("./") ? String(finding.file.dropFirst(2)) : finding.file,
      "\(finding.line)", "\(finding.column)", finding.rule, Self.escape(finding.text),
      finding.value.isEmpty ? "-" : finding.value, suggestion?.token ?? "-", suggestion?.kind.rawValue ?? "-",
    ]
  }

  var place: (String, Int, Int) { (cells[0], Int(cells[1]) ?? 0, Int(cells[2]) ?? 0) }

  var description: String {
    "\(cells[0]):\(cells[1]):\(cells[2]) \(cells[3]) \(cells[4]) = \(cells[5]) → \(cells[6]) (\(cells[7]))"
  }

  /// Whether `other` is what this row asks for; `*` as a value asks for none in particular.
  func allows(_ other: FindingRow) -> Bool {
    zip(cells, other.cells).enumerated().allSatisfy { index, pair in
      pair.0 == pair.1 || (index == 5 && pair.0 == "*")
    }
  }

  private static func escape(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
