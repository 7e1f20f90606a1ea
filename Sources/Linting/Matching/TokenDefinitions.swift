/// The definitions of design tokens in one file, by where they stand.
struct TokenDefinitions {
  struct Definition {
    var range: Range<Int>
    var valueRange: Range<Int>
    var tokens: [Int]
  }

  /// The definitions by their starts, the inner behind the outer; with each the nearest before it that reaches beyond
  /// its end.
  private struct Nested {
    var ranges: [Range<Int>] = []
    var definitions: [Definition] = []
    private var outer: [Int] = []

    init(_ all: [Definition], by range: (Definition) -> Range<Int>) {
      let sorted = all.enumerated().sorted { left, right in
        let (one, other) = (range(left.element), range(right.element))
        return (one.lowerBound, -one.count, left.offset) < (other.lowerBound, -other.count, right.offset)
      }
      for (_, definition) in sorted {
        let own = range(definition)
        var around = ranges.count - 1
        while around >= 0, ranges[around].upperBound < own.upperBound { around = outer[around] }
        ranges.append(own)
        definitions.append(definition)
        outer.append(around)
      }
    }

    func innermost(around offset: Int) -> Definition? {
      var index = ranges.partitioningIndex { $0.lowerBound > offset } - 1
      while index >= 0, ranges[index].upperBound <= offset { index = outer[index] }
      return index < 0 ? nil : definitions[index]
    }
  }

  private let values: Nested
  private let wholes: Nested

  init(_ definitions: [Definition]) {
    values = Nested(definitions) { $0.valueRange }
    wholes = Nested(definitions) { $0.range }
  }

  /// The innermost definition around an offset: the cases of an enum share the property that gives them their values.
  func innermost(around offset: Int) -> Definition? {
    values.innermost(around: offset) ?? wholes.innermost(around: offset)
  }
}
