import Markup

/// Follows the references of a scene, without recursion: a chain may be as long as the document.
struct SceneEvaluator {
  let scene: TokenScene
  let format: DocumentFormat
  let normalizer: ValueNormalizer
  var problems: DocumentProblems

  /// What is evaluated at once: a token, or a part of its value that something refers to.
  struct Unit: Hashable, Sendable {
    var token: Int
    var inner: [String] = []
  }

  struct Outcome: Sendable {
    var value: DocumentValue
    var kind: ValueKind?
    var type: String?
    /// How deep the value nests.
    var depth = 0
    /// The token that this one is only a name for.
    var target: Int?
    /// What keeps the value from being the whole truth, said of the token.
    var remark: String?

    static let broken = Outcome(value: .broken)
  }

  struct Frame {
    var unit: Unit
    var node: MarkupNode
    var references: [TokenReference: Unit] = [:]
    var waiting: [Unit] = []
    /// The lowest frame that this one or what it refers to leads back to.
    var low: Int
    var isBroken = false
  }

  private(set) var outcomes: [Outcome?]
  private var parts: [Unit: Outcome] = [:]
  private var stack: [Frame] = []
  private var open: [Unit: Int] = [:]
  /// What is said once for all tokens that it is true of: of types of other formats, of sizes without a unit.
  private var said: Set<String> = []

  init(_ scene: TokenScene, format: DocumentFormat, problems: DocumentProblems) {
    self.scene = scene
    self.format = format
    self.problems = problems
    normalizer = ValueNormalizer(format: format)
    outcomes = [Outcome?](repeating: nil, count: scene.entries.count)
  }

  mutating func evaluateAll() {
    for index in outcomes.indices where outcomes[index] == nil { evaluate(Unit(token: index)) }
  }

  func outcome(_ unit: Unit) -> Outcome? {
    unit.inner.isEmpty ? outcomes[unit.token] : parts[unit]
  }

  private mutating func evaluate(_ unit: Unit) {
    push(unit)
    while let top = stack.indices.last {
      if let next = stack[top].waiting.popLast() {
        if let place = open[next] {
          stack[top].low = min(stack[top].low, place)
        } else if outcome(next) == nil {
          push(next)
        }
        continue
      }
      let frame = stack.removeLast()
      open[frame.unit] = nil
      let result = frame.low <= top ? cycle(frame) : value(of: frame)
      if frame.unit.inner.isEmpty { outcomes[frame.unit.token] = result } else { parts[frame.unit] = result }
      if frame.low < top, top > 0 { stack[top - 1].low = min(stack[top - 1].low, frame.low) }
    }
  }

  private mutating func push(_ unit: Unit) {
    let entry = scene.entries[unit.token]
    guard let node = descend(entry.value(in: scene.appearance), unit.inner) else {
      if unit.inner.isEmpty { outcomes[unit.token] = .broken } else { parts[unit] = .broken }
      return
    }
    var frame = Frame(unit: unit, node: node, low: Int.max)
    var scan = ReferenceScan(readsDollars: format == .tokensStudio)
    if format != .dtcg || entry.isLegacy || mayRefer(entry) { scan.scan(node) }
    if unit.inner.isEmpty, let modifier = entry.colorModifier { scan.scan(modifier) }
    for reference in scan.references where frame.references[reference] == nil {
      switch resolve(reference) {
      case .success(let target):
        checkSpelling(reference, target, entry)
        frame.references[reference] = target
        frame.waiting.append(target)
      case .failure(let failure):
        frame.isBroken = true
        complain(failure.message, entry)
      }
    }
    frame.waiting.reverse()
    open[unit] = stack.count
    stack.append(frame)
  }

  /// Warns of a reference that leads to its token only because case and blanks are forgiven.
  private mutating func checkSpelling(_ reference: TokenReference, _ target: Unit, _ entry: TokenEntry) {
    let key = scene.entries[target.token].key.text
    guard !reference.isPointer, target.inner.isEmpty, key != reference.text, key.utf8.count == reference.text.utf8.count
    else { return }
    problems.add(
      .warning, "\(quotedName(entry.key.text)): \(quotedName(reference.text)) is written \(quotedName(key))",
      at: entry.definition, token: entry.name)
  }

  /// Text that is only read, never followed: it may have braces of its own.
  private func mayRefer(_ entry: TokenEntry) -> Bool {
    guard let type = entry.ownType, let known = ValueType(type) else { return true }
    return known.kind != .text
  }

  private mutating func complain(_ message: String, _ entry: TokenEntry) {
    problems.add(
      format == .dtcg ? .error : .warning, "\(quotedName(entry.key.text)): \(message)", at: entry.definition,
      losesValue: true, token: entry.name)
  }

  private mutating func sayOnce(_ message: String, _ entry: TokenEntry) {
    if said.insert(message).inserted { problems.add(.warning, message, at: entry.definition) }
  }

  /// Tells what is wrong with a value. What is doubtful in it was told of the token that another one is a name for.
  private mutating func report(_ result: ValueNormalizer.Outcome, _ entry: TokenEntry, isName: Bool) {
    guard let message = result.message else { return }
    switch result.weight {
    case .broken: complain(message, entry)
    case .usual: sayOnce(message, entry)
    case .lost, .doubtful:
      if isName, result.weight == .doubtful { return }
      problems.add(
        .warning, "\(quotedName(entry.key.text)): \(message)", at: entry.definition,
        losesValue: result.weight == .lost, token: entry.name)
    }
  }

  private mutating func cycle(_ frame: Frame) -> Outcome {
    let entry = scene.entries[frame.unit.token]
    problems.add(
      .error, "\(quotedName(entry.key.text)) refers to itself: a cycle", at: entry.definition, token: entry.name)
    return Outcome(value: .broken, type: entry.ownType ?? entry.groupType)
  }

  // MARK: Values

  private mutating func value(of frame: Frame) -> Outcome {
    let entry = scene.entries[frame.unit.token]
    if frame.isBroken {
      return Outcome(value: .broken, type: entry.ownType ?? entry.groupType)
    }
    var reading = Reading(frame: frame, evaluator: self)
    let value = reading.read(frame.node, depth: 0)
    guard reading.depth <= ReferenceScan.depthLimit else {
      complain("its value nests too deep", entry)
      return .broken
    }
    var outcome = Outcome(value: value, depth: reading.depth)
    if let alias = alias(frame) {
      let isName = frame.unit.inner.isEmpty && alias.inner.isEmpty && entry.colorModifier == nil
      outcome.target = isName ? alias.token : nil
      outcome.type = self.outcome(alias)?.type
      outcome.kind = self.outcome(alias)?.kind
      outcome.remark = self.outcome(alias)?.remark
    }
    return frame.unit.inner.isEmpty ? finish(outcome, entry, frame, isAlias: alias(frame) != nil) : outcome
  }

  /// The token that the whole value refers to.
  private func alias(_ frame: Frame) -> Unit? {
    switch frame.node.content {
    case .string(let text):
      ReferringText(text, readsDollars: format == .tokensStudio).whole.flatMap { frame.references[$0] }
    case .mapping:
      frame.node.pointer.flatMap { frame.references[TokenReference(text: $0, isPointer: true)] }
    default: nil
    }
  }

  /// Gives the value of a whole token its type.
  private mutating func finish(_ draft: Outcome, _ entry: TokenEntry, _ frame: Frame, isAlias: Bool) -> Outcome {
    var outcome = draft
    let name = entry.ownType ?? draft.type ?? entry.groupType
    let known = name.flatMap { ValueType($0) }
    outcome.type = name
    if let name, format == .dtcg {
      guard let known else {
        complain("the type \(quotedName(name)) is not known", entry)
        return Outcome(value: .broken, type: name, target: outcome.target)
      }
      if !known.isStandard { sayOnce("the type \(quotedName(name)) is none of the format", entry) }
    }
    if let kind = known?.kind, let own = entry.ownType, isAlias, let target = draft.kind, target != kind,
      format == .dtcg, !draft.value.isBroken
    {
      let message = "it is a \(own) and refers to a \(draft.type ?? "token without a type")"
      if target.group != kind.group {
        complain(message, entry)
        return Outcome(value: .broken, kind: kind, type: name, target: outcome.target)
      }
      if known?.isStandard == true {
        report(ValueNormalizer.Outcome(value: outcome.value, message: message), entry, isName: false)
      }
    }
    if format != .dtcg, let choice = DeviceVariants(outcome.value) {
      outcome.value = choice.value
      outcome.remark = choice.remark
    }
    guard let kind = known.map({ kind(of: outcome.value, $0, entry) }) ?? guess(outcome.value, entry) else {
      if !outcome.value.isBroken, format == .dtcg { complain("a '$type' is missing", entry) }
      return Outcome(
        value: format == .dtcg ? .broken : outcome.value, type: name, depth: outcome.depth, target: outcome.target)
    }
    outcome.kind = kind
    let result = normalizer.normalize(outcome.value, kind, known)
    outcome.value = result.value
    report(result, entry, isName: outcome.target != nil && draft.kind == kind)
    modify(&outcome, entry, frame)
    return outcome
  }

  private mutating func modify(_ outcome: inout Outcome, _ entry: TokenEntry, _ frame: Frame) {
    guard let description = entry.colorModifier, case .color(let color) = outcome.value else { return }
    var reading = Reading(frame: frame, evaluator: self)
    guard let modifier = ColorModifier(reading.read(description, depth: 0)) else {
      problems.add(
        .warning, "\(quotedName(entry.key.text)): its color modifier is not known; the color is taken as it is",
        at: entry.definition, token: entry.name)
      return
    }
    outcome.value = .color(modifier.apply(to: color))
  }

  /// The kind of a value with a type. Some tools call every part of a text style one: then it is the part that it is.
  private mutating func kind(of value: DocumentValue, _ type: ValueType, _ entry: TokenEntry) -> ValueKind {
    guard type.kind == .typography, format != .dtcg else { return type.kind }
    switch value {
    case .number: return .dimension
    case .text(let text):
      if case .quantity = MathText.evaluate(text) { return .dimension }
      guard FontStyleName(text).weight != nil else { return .typography }
      sayOnce("a weight by itself is no design token", entry)
      return .fontWeight
    default: return .typography
    }
  }

  /// The kind of a value without a type, where the format leaves types out.
  private func guess(_ value: DocumentValue, _ entry: TokenEntry) -> ValueKind? {
    guard format != .dtcg || entry.isLegacy else { return nil }
    switch value {
    case .color: return .color
    case .number: return .number
    case .text(let text):
      if case .failure = ColorText.parse(text) {} else { return .color }
      if case .quantity = MathText.evaluate(text) { return isTime(entry) ? .duration : .dimension }
      return CompositeText.kind(of: text) ?? .text
    case .map(let entries):
      if case .color = ColorObject.read(entries) { return .color }
      return entries["fontSize"] != nil ? .typography : nil
    default: return nil
    }
  }

  private func isTime(_ entry: TokenEntry) -> Bool {
    ["time", "duration", "durations"].contains(entry.path.first?.lowercased())
  }
}

extension TokenEntry {
  /// What Tokens Studio does to the color.
  var colorModifier: MarkupNode? { extensions?["studio.tokens"]?["modify"] }
}
