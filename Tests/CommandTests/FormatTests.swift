import Foundation
import TestSupport
import Testing

/// Reports of the built program, as other programs read them.
struct FormatTests {
  private static let files = [
    ".sym-lint.yml":
      "tokens:\n  - inline: {Brand.medium: 21, Brand.wide: 42}\n    category: spacing\n    module: DesignKit\n",
    "A.swift": "import SwiftUI\n\nfunc a() { 한(b.padding(21)); b.padding(41).padding(3).padding(-21) }\n",
  ]

  /// What `schema findings` says of `--format json` is so.
  @Test func jsonIsAsItsSchemaSays() throws {
    let workspace = try Workspace(Self.files)
    let schema = try object(workspace.program("schema", "findings").output)
    let report = try object(workspace.program("--format", "json").output)
    let checker = SchemaChecker(root: schema)
    #expect(checker.complaints(about: report, schema, at: "") == [])
    let lines = try workspace.program("--format", "jsonl").output.split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines {
      let finding = try object(String(line))
      #expect(checker.complaints(about: finding, ["$ref": "#/definitions/finding"], at: "") == [])
    }
    var wrong = report as? [String: Any] ?? [:]
    wrong["version"] = 2
    #expect(checker.complaints(about: wrong, schema, at: "") == [".version: is not 1"])
  }

  private func object(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  @Test func sarifFixesAddTheImport() throws {
    let log = try object(Workspace(Self.files).program("--format", "sarif").output)
    let results = try #require((log as? [String: Any])?["runs"] as? [[String: Any]])[0]["results"]
    let first = try #require((results as? [[String: Any]])?.first)
    let changes = try #require((first["fixes"] as? [[String: Any]])?[0]["artifactChanges"] as? [[String: Any]])
    let replacements = try #require(changes[0]["replacements"] as? [[String: Any]])
    let inserted = replacements.map { ($0["insertedContent"] as? [String: String])?["text"] ?? "" }
    #expect(inserted == ["import DesignKit\n", "Brand.medium"])
    let regions = replacements.map { $0["deletedRegion"] as? [String: Int] ?? [:] }
    #expect(
      regions == [
        ["startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1],
        ["startLine": 3, "startColumn": 24, "endLine": 3, "endColumn": 26],
      ])
  }

  @Test func rdjsonSuggestsOnlyWhatIsComplete() throws {
    let workspace = try Workspace(Self.files)
    #expect(try !workspace.program("--format", "rdjson").output.contains("\"suggestions\""))
    try workspace.write("import DesignKit\n" + Self.files["A.swift", default: ""], to: "A.swift")
    #expect(try workspace.program("--format", "rdjson").output.contains("\"text\": \"Brand.medium\""))
  }
}

/// As much of JSON Schema as the schema of the findings uses.
private struct SchemaChecker {
  let root: Any

  func complaints(about value: Any, _ schema: Any, at path: String) -> [String] {
    guard let schema = schema as? [String: Any] else { return ["\(path): no schema"] }
    if let reference = schema["$ref"] as? String {
      let target = reference.split(separator: "/").dropFirst().reduce(root) { node, name in
        (node as? [String: Any])?[String(name)] ?? [:]
      }
      return complaints(about: value, target, at: path)
    }
    var found: [String] = []
    if let constant = schema["const"] as? Int, value as? Int != constant { found.append("\(path): is not \(constant)") }
    if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
      found.append("\(path): is none of \(choices)")
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { isOf($0, value) }) { found.append("\(path): is no \(types)") }
    if let least = schema["minimum"] as? Double, let number = value as? Double, number < least {
      found.append("\(path): is below \(least)")
    }
    if let items = value as? [Any], let item = schema["items"] {
      found += items.enumerated().flatMap { complaints(about: $1, item, at: "\(path)[\($0)]") }
    }
    if let members = value as? [String: Any] { found += complaints(aboutMembers: members, schema, at: path) }
    return found
  }

  private func complaints(aboutMembers members: [String: Any], _ schema: [String: Any], at path: String) -> [String] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }.map { "\(path): lacks \($0)" }
    return missing
      + members.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
        if let known = properties[name] { return complaints(about: value, known, at: "\(path).\(name)") }
        switch schema["additionalProperties"] {
        case let other as [String: Any]: return complaints(about: value, other, at: "\(path).\(name)")
        case is Bool: return ["\(path): has \(name)"]
        default: return []
        }
      }
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "number": value is Double
    case "boolean": value is Bool
    case "null": value is NSNull
    default: false
    }
  }
}
