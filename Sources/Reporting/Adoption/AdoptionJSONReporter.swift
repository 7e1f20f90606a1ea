import DesignTokens
import Linting
import Markup

/// Adoption for other programs, and for the history of later reports.
package struct AdoptionJSONReporter: AdoptionReporter {
  private static let mostRows = 500

  package init() {}

  package func report(_ run: AdoptionReport) -> String {
    let adoption = run.adoption
    return JSONValue.object([
      "version": .integer(1),
      "label": run.label.map { .string($0) },
      "total": .object(members(of: adoption.total)),
      "files": .integer(adoption.fileCount),
      "suppressed": .integer(adoption.suppressedCount),
      "countedRules": .array(adoption.countedRules.map { .string($0) }),
      "usesOfNoRule": .integer(adoption.usesOfNoRule),
      "rules": .array(adoption.rules.map { row("rule", $0) }),
      "folders": .array(adoption.folders.map { row("folder", $0) }),
      "owners": adoption.owners.map { .array($0.map { row("owner", $0) }) },
      "unowned": adoption.owners.map { _ in .object(members(of: adoption.unowned)) },
      "tokens": .array(adoption.tokens.map(token)),
      "clusters": .array(adoption.clusters.prefix(Self.mostRows).map(cluster)),
      "nearMisses": .array(adoption.nearMisses.prefix(Self.mostRows).map(nearMiss)),
      "leftOut": [
        "clusters": .integer(adoption.clusters.capped(Self.mostRows).leftOut),
        "nearMisses": .integer(adoption.nearMisses.capped(Self.mostRows).leftOut),
      ],
      "history": run.history.isEmpty ? nil : .array(run.history.map(record)),
    ]).indentedText(depth: 2)
  }

  private func members(of count: Adoption.Count) -> [JSONValue.Member] {
    [
      JSONValue.Member(name: "used", value: .integer(count.used)),
      JSONValue.Member(name: "raw", value: .integer(count.raw)),
      JSONValue.Member(name: "near", value: .integer(count.near)),
      JSONValue.Member(name: "percent", value: count.permille.map { .number(Double($0) / 10) } ?? .null),
    ]
  }

  private func row(_ kind: String, _ row: Adoption.Row) -> JSONValue {
    .object([JSONValue.Member(name: kind, value: .string(row.name))] + members(of: row.count))
  }

  private func token(_ row: Adoption.TokenRow) -> JSONValue {
    let values = row.token.values
    let facts: KeyValuePairs<String, JSONValue?> = [
      "token": .string(row.token.name),
      "category": .string(row.token.category.rawValue),
      "value": .string(values.any.normalForm),
      "dark": values.dark.map { .string($0.normalForm) },
      "deprecated": row.token.deprecation == nil ? nil : true,
      "unused": row.standing == .unused ? true : nil,
      "doubtful": row.isDoubtful ? true : nil,
      "definedAt": place(row.definition),
    ]
    guard case .object(let members) = JSONValue.object(facts) else { return .null }
    return .object(members + self.members(of: row.count))
  }

  private func cluster(_ cluster: Adoption.Cluster) -> JSONValue {
    .object([
      "rule": .string(cluster.rule), "value": .string(cluster.value), "token": JSONValue(cluster.token),
      "count": .integer(cluster.places.count), "files": .integer(cluster.places.fileCount),
      "places": places(cluster.places),
    ])
  }

  private func nearMiss(_ miss: Adoption.NearMiss) -> JSONValue {
    .object([
      "rule": .string(miss.rule), "value": .string(miss.value), "token": .string(miss.token),
      "tokenValue": .string(miss.tokenValue), "difference": .number((miss.difference * 1000).rounded() / 1000),
      "count": .integer(miss.places.count), "files": .integer(miss.places.fileCount), "places": places(miss.places),
    ])
  }

  private static var mostPlaces: Int { 10 }

  private func places(_ places: Adoption.Places) -> JSONValue {
    .array(places.first.prefix(Self.mostPlaces).map(place))
  }

  private func place(_ place: Location) -> JSONValue {
    ["file": .string(place.path), "line": .integer(place.line), "column": .integer(place.column)]
  }

  private func record(_ record: AdoptionRecord) -> JSONValue {
    .object([JSONValue.Member(name: "label", value: .string(record.label))] + members(of: record.count))
  }
}
