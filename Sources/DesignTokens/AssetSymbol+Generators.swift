extension AssetSymbol {
  /// What R.swift calls a color: the member after `R.color.`, called as a function.
  ///
  /// Every character but `_` that no identifier holds goes and capitalizes the next one, leading digits go, and so do
  /// the capitals at the start.
  package static func rSwiftMember(for setName: String) -> String? {
    var text = ""
    var capitalizesNext = false
    for character in setName {
      guard character.isLetter || character.isNumber || character == "_" else {
        capitalizesNext = !text.isEmpty
        continue
      }
      text += capitalizesNext ? character.uppercased() : String(character)
      capitalizesNext = false
    }
    let member = lowercasedFirstRun(String(text.drop { $0.isNumber }))
    guard !member.isEmpty else { return nil }
    return reservedWords.contains(member) ? "`\(member)`" : member
  }

  /// What SwiftGen calls an asset: `articleBody`, or an enum `_24Vision` for a folder that provides a namespace.
  package static func swiftGenMember(for setName: String) -> String? {
    let pretty = swiftGenName(setName)
    return pretty.isEmpty ? nil : identifier(lowercasedFirstRun(pretty))
  }

  package static func swiftGenNamespace(for folderName: String) -> String? {
    let pretty = swiftGenName(folderName)
    return pretty.isEmpty ? nil : identifier(pretty)
  }

  private static func swiftGenName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.map { capitalized(String($0)) }.joined()
  }

  /// `URLColor` is `urlColor`: of a run of capitals the last stays where a word begins with it.
  private static func lowercasedFirstRun(_ text: String) -> String {
    let run = text.prefix { $0.isUppercase }
    guard !run.isEmpty else { return text }
    let startsWord = run.count > 1 && text.dropFirst(run.count).first?.isLowercase == true
    let count = startsWord ? run.count - 1 : run.count
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }
}
