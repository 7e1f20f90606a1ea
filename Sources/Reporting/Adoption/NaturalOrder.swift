/// The order in which people read names: `gray50` before `gray100`.
enum NaturalOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    var left = left.utf8[...]
    var right = right.utf8[...]
    while let one = left.first, let other = right.first {
      if isDigit(one), isDigit(other) {
        let (first, second) = (takeNumber(&left), takeNumber(&right))
        if first.count != second.count { return first.count < second.count }
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
      } else if one != other {
        return one < other
      } else {
        left = left.dropFirst()
        right = right.dropFirst()
      }
    }
    return left.isEmpty && !right.isEmpty
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The digits of a number without the zeros before it.
  private static func takeNumber(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix(while: isDigit)
    text = text[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}
