import Patterns
import SwiftOutline

/// What there must be at a place so that a token's name compiles there.
package struct TokenNeeds: Hashable, Sendable {
  /// The versions of systems from which on there is the token.
  package var versions = SystemVersions()
  /// Whether only the main actor may ask for it.
  package var mainActor = false
  /// Whether the place has to take an optional.
  package var optional = false

  package init() {}

  package var isEmpty: Bool { !mainActor && !optional && versions.isEmpty }

  mutating func formUnion(_ other: TokenNeeds) {
    versions.formUnion(other.versions)
    mainActor = mainActor || other.mainActor
    optional = optional || other.optional
  }

  /// Why it may not compile; nil where nothing is needed.
  package var lack: String? {
    if optional { return "is an optional" }
    if let text = versions.text { return "needs \(text)" }
    return mainActor ? "is the main actor's" : nil
  }
}

/// Versions of systems, by their names.
package struct SystemVersions: Hashable, Sendable {
  private var versions: [String: [Int]] = [:]

  package init() {}

  /// The versions in `iOS 17, macOS 14.1, *`, or in `iOS, introduced: 17`.
  package init(_ text: Substring) {
    var platform = ""
    for part in text.split(separator: ",") {
      let words = part.split { $0.isWhitespace || $0 == ":" }
      guard let first = words.first else { continue }
      if words.count == 1, first.first?.isLetter == true { platform = String(first) }
      guard words.count == 2 else { continue }
      let name = first == "introduced" ? platform : String(first)
      guard let version = Self.numbers(words[1]), Self.oldest[name].map({ Self.precedes($0, version) }) ?? false else {
        continue
      }
      versions[name] = version
    }
  }

  private static func numbers(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, parts.count <= 3, !parts.contains(nil) else { return nil }
    var numbers = parts.compactMap(\.self)
    while numbers.last == 0, numbers.count > 1 { numbers.removeLast() }
    return numbers
  }

  private static func precedes(_ one: [Int], _ other: [Int]) -> Bool { one.lexicographicallyPrecedes(other) }

  /// The versions that have SwiftUI, which nothing asks for.
  private static let oldest = [
    "iOS": [13], "macOS": [10, 15], "OSX": [10, 15], "tvOS": [13], "watchOS": [6], "macCatalyst": [13],
    "visionOS": [1], "iOSApplicationExtension": [13],
  ]

  package var isEmpty: Bool { versions.isEmpty }

  package mutating func formUnion(_ other: SystemVersions) {
    versions.merge(other.versions) { Self.precedes($0, $1) ? $1 : $0 }
  }

  /// Takes out what others are as new as.
  package mutating func subtract(_ promised: SystemVersions) {
    for (name, version) in promised.versions {
      if let own = versions[name], !Self.precedes(version, own) { versions[name] = nil }
    }
  }

  /// The first of them, as people say it.
  var text: String? {
    versions.min { $0.key < $1.key }.map { $0.key + " " + $0.value.map(String.init).joined(separator: ".") }
  }
}

extension Outline {
  /// What the attributes of a declaration say that its uses need.
  package func needs(of node: UInt32) -> TokenNeeds {
    var needs = TokenNeeds()
    for attribute in children(of: node) where nodes[Int(attribute)].kind == .attribute {
      guard nodes[Int(attribute)].name != Node.none else { continue }
      if token(nodes[Int(attribute)].name, is: "MainActor") { needs.mainActor = true }
      guard token(nodes[Int(attribute)].name, is: "available") else { continue }
      needs.versions.formUnion(systemVersions(in: attribute))
    }
    return needs
  }

  /// The versions in the brackets of `@available( … )` or `#available( … )`.
  package func systemVersions(in node: UInt32) -> SystemVersions {
    let text = text(of: node)
    guard let open = text.firstIndex(of: "(") else { return SystemVersions() }
    return SystemVersions(text[text.index(after: open)...].prefix { $0 != ")" })
  }

  /// Whether a declaration says that no actor isolates it.
  package func isNonisolated(_ node: UInt32) -> Bool {
    let this = nodes[Int(node)]
    let end = this.name == Node.none ? Int(this.firstToken) + 8 : Int(this.name)
    return (Int(this.firstToken)..<max(min(end, Int(this.endToken)), Int(this.firstToken))).prefix(64).contains {
      token(UInt32($0), is: "nonisolated")
    }
  }
}

extension TokenNeeds {
  /// As it is read back by `init(_:)`.
  package var text: String? {
    guard !isEmpty else { return nil }
    let words = [mainActor ? "@MainActor" : nil, optional ? "?" : nil]
    return (words.compactMap(\.self) + versions.texts).joined(separator: ",")
  }

  package init(_ text: String) {
    versions = SystemVersions(text[...])
    let words = text.split(separator: ",")
    mainActor = words.contains("@MainActor")
    optional = words.contains("?")
  }
}

extension SystemVersions {
  fileprivate var texts: [String] {
    versions.sorted { $0.key < $1.key }.map { $0.key + " " + $0.value.map(String.init).joined(separator: ".") }
  }
}
