import DesignTokens
import SwiftOutline

/// How Swift code names the design tokens of a catalog, for finding where it does.
struct TokenNames: Sendable {
  /// Positions in the catalog by what is written: `Spacing.medium`, `Typography.title.font()`.
  private var byExpression: [String: [Int]] = [:]
  /// The same by what is written where the type is known: `gray900`.
  private var byImplicitName: [String: [Int]] = [:]
  /// Every last name of an expression that is a chain of names.
  private(set) var lastNames: Set<String> = []
  /// Every last name of an expression that is a call.
  private(set) var calleeNames: Set<String> = []
  /// Every last name of an expression that starts at an instance.
  private(set) var heldNames: Set<String> = []

  /// - Parameter wanted: The positions of those to look for; `nil` is all.
  init(_ tokens: [DesignToken], only wanted: Set<Int>? = nil) {
    for (index, token) in tokens.enumerated() where wanted?.contains(index) ?? true {
      for spelling in token.spellings { add(spelling, index) }
    }
  }

  private mutating func add(_ spelling: DesignToken.Spelling, _ index: Int) {
    let expression = spelling.expression.filter { $0 != " " && $0 != "`" }
    Self.append(index, to: &byExpression[expression, default: []])
    let callee = expression.prefix { $0 != "(" }
    let last = String(callee.split(separator: ".").last ?? "")
    if callee.utf8.count == expression.utf8.count { lastNames.insert(last) } else { calleeNames.insert(last) }
    if spelling.holder != nil { heldNames.insert(last) }
    guard let implicit = spelling.implicit, implicit.hasPrefix(".") else { return }
    let name = implicit.dropFirst().filter { $0 != "`" && $0 != " " }
    guard !name.prefix(while: { $0 != "(" }).contains(".") else { return }
    Self.append(index, to: &byImplicitName[name, default: []])
  }

  private static func append(_ index: Int, to list: inout [Int]) {
    if list.last != index { list.append(index) }
  }

  func tokens(written expression: String) -> [Int] { byExpression[expression] ?? [] }

  func tokens(implicitly name: String) -> [Int] { byImplicitName[name] ?? [] }
}
