import DesignTokens
import Patterns
import SourceText
import SwiftOutline

/// Finds every raw design value of a file, whatever the design tokens are.
package struct SiteScanner {
  let outline: Outline
  let rules: RuleSet
  var surroundings: Surroundings
  let places: PlaceFinder
  var instances: InstancesInSight
  private lazy var shadows = ShadowedNames(outline)
  var candidates: [Candidate] = []
  /// The calls that no rule knows.
  var unknownCalls: [UInt32] = []
  /// What the expressions around colors that were asked for the appearance make of it.
  var choices: [UInt32: AppearancePair?] = [:]
  /// What the calls around colors make of both appearances.
  var pairs: [UInt32: Pair?] = [:]

  /// A color for each appearance, as a call makes it.
  struct Pair {
    var value: SiteValue
    var type: String?
  }

  /// Whether the file gives a view another color scheme; nil until someone asks.
  var isSchemeSet: Bool?
  /// Made when the first place is asked for: most files have none.
  lazy var lines = LineTable(outline.bytes)

  /// A site that is not yet set against the others.
  struct Candidate {
    var rule: Int
    var node: UInt32
    var range: Range<Int>
    var value: SiteValue
    var place: SitePlace
    /// Whether findings inside it are part of it.
    var isWhole: Bool
    /// The call right behind a color that gives it another alpha.
    var suffix: (call: UInt32, alpha: Double)?
    /// The expression of an alpha that is not constant.
    var alphaNode: UInt32?
    /// The value is one of several that a condition chooses from: nothing single can replace them.
    var isChoice = false
    /// The colors of both appearances, where those choose between the parts of one.
    var appearances: ColorAppearances?
    /// The expression in the rule's hole that a number is a result of.
    var hole: UInt32?
    /// Whether numbers of any type may be given there.
    var takesAnyNumber = false
  }

  init(_ outline: Outline, _ rules: RuleSet) {
    self.outline = outline
    self.rules = rules
    surroundings = Surroundings(outline: outline)
    places = PlaceFinder(outline: outline, rules: rules)
    instances = InstancesInSight(outline: outline)
  }

  /// The sites of the file in source order, no literal in two of them.
  mutating func sites() -> [Site] {
    collect()
    return settle()
  }

  mutating func collect() {
    let hexRule = rules.rule(reporting: .hexString)
    // Held here, and not for each node: threads that hold one thing in turns wait for each other.
    let (index, outline) = (rules.index, outline)
    for position in outline.nodes.indices {
      let node = UInt32(truncatingIfNeeded: position)
      switch outline.nodes[position].kind {
      case .call:
        var isKnown = false
        index.matches(at: node, in: outline) {
          isKnown = true
          take($0)
        }
        if !isKnown { unknownCalls.append(node) }
      case .assignment, .member, .implicitMember, .identifier, .macroExpansion:
        index.matches(at: node, in: outline) { take($0) }
      case .string:
        if let hexRule { takeHexString(node, rule: hexRule) }
      default:
        continue
      }
    }
  }

  // MARK: Matches

  private mutating func take(_ match: PatternIndex.Match) {
    let entry = rules.entries[match.pattern]
    guard !(entry.isPlace && !match.bindings.contains { $0.hole.kind == .font }),
      entry.holds(for: match, in: outline),
      !(entry.pattern.pattern.receiver.namesType && shadows.hides(match.reference, at: match.node, in: outline))
    else { return }
    switch entry.reports {
    case .values where entry.isPlace: takeProjectFonts(match, entry)
    case .values: takeValues(match, entry)
    case .callSuffix where entry.pattern.pattern.shape == .call: takeSuffix(match, entry)
    case .callSuffix: takeConstants(match, entry)
    case .systemColor: takeSystemColor(match, entry)
    default: break
    }
  }

  private mutating func takeValues(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    if match.bindings.contains(where: { $0.hole.kind == .length || $0.hole.kind == .number }) {
      takeConstants(match, entry)
    } else if !entry.pattern.wraps {
      takeConstructor(match, entry)
    }
  }

  /// Each constant in a place hole.
  private mutating func takeConstants(_ match: PatternIndex.Match, _ entry: RuleSet.Entry) {
    // All others are turned into a CGFloat.
    let type = entry.pattern.type.flatMap { DesignType.numberTypes.contains($0) ? $0 : nil } ?? "CGFloat"
    for binding in match.bindings where binding.hole.kind == .length || binding.hole.kind == .number {
      let results = ValueResults(outline, countsAddends: binding.hole.kind == .length)
      var found: [(UInt32, Double)] = []
      results.forEach(in: binding.node) { found.append(($0, $1)) }
      for (node, value) in found where !entry.ignored.contains(value) {
        candidates.append(
          Candidate(
            rule: entry.rule, node: node, range: outline.range(of: entry.pattern.isWhole ? match.node : node),
            value: .number(value), place: SitePlace(type: type), isWhole: entry.pattern.isWhole,
            hole: binding.node, takesAnyNumber: entry.pattern.takesAnyNumber))
      }
    }
  }
}
