/// A weight and a slant in words: `Semi Bold`, `Bold Italic`, `600`.
struct FontStyleName: Sendable {
  var weight: FontWeight?
  var isItalic = false

  init(_ text: String) {
    var words = text.lowercased().utf8.split { $0 == 0x20 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { String(decoding: $0, as: UTF8.self) }
    if let last = words.last, let slant = Self.slants.first(where: last.hasSuffix) {
      isItalic = true
      words.removeLast()
      if last != slant { words.append(String(last.dropLast(slant.count))) }
    }
    let name = words.joined()
    if let number = Double(name), (1...1000).contains(number) {
      weight = FontWeight(number: number)
    } else {
      weight = FontWeight(named: name) ?? Self.otherNames[name]
    }
    if isItalic, name.isEmpty { weight = .regular }
  }

  private static let slants = ["italic", "oblique", "kursiv"]

  /// German names, as fonts and Tokens Studio's tools have them, and what the latter misspell.
  private static let otherNames: [String: FontWeight] = [
    "dünn": .thin, "extraleicht": .ultraLight, "leicht": .light, "buch": .regular, "kräftig": .medium,
    "kraeftig": .medium, "mittel": .medium, "halbfett": .semibold, "dreiviertelfett": .bold, "fett": .heavy,
    "ultabold": .heavy, "extrafett": .black, "schwarz": .black, "super": .black, "book": .regular,
  ]
}
