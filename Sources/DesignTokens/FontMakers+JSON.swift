import Markup

extension FontMakers {
  /// As it is read back by `init(_:)`.
  package func write(to json: inout JSONLine) {
    json.object { json in
      json.name("makers")
      json.array { json in
        for name in makers.keys.sorted() {
          for maker in makers[name] ?? [] { maker.write(to: &json) }
        }
      }
      json.name("families")
      families.write(to: &json)
    }
  }

  package init(_ node: MarkupNode) throws(MarkupError) {
    let fields = ExportedFields(node)
    for maker in try fields.list("makers", { node throws(MarkupError) in try Maker(node) }) { add(maker) }
    families = try FontFamilies(try fields.member("families"))
  }
}

extension FontMakers.Maker {
  fileprivate func write(to json: inout JSONLine) {
    json.object { json in
      json.strings("path", path)
      if isMethod { json.value("method", true) }
      if isModifier { json.value("modifier", true) }
      json.string("result", result)
      json.name("parameters")
      json.array { json in
        for parameter in parameters {
          json.strings([
            parameter.label, parameter.role.rawValue, parameter.type, parameter.defaultSize.map { String($0) },
            parameter.defaultWord,
          ])
        }
      }
      json.strings("cases", faces.keys.sorted())
      json.name("fonts")
      json.array { json in
        for words in faces.keys.sorted() { faces[words].map { DesignValue.font($0).write(to: &json) } }
      }
    }
  }

  fileprivate init(_ node: MarkupNode) throws(MarkupError) {
    let fields = ExportedFields(node)
    path = try fields.texts("path")
    isMethod = node["method"] != nil
    isModifier = node["modifier"] != nil
    result = try fields.text("result")
    parameters = try fields.list("parameters") { node throws(MarkupError) in try FontMakers.Parameter(node) }
    faces = [:]
    let words = try fields.texts("cases")
    let fonts = try fields.items("fonts", count: words.count)
    for (word, font) in zip(words, fonts) {
      guard case .font(let value) = try DesignValue(font) else { throw font.mismatch("a font") }
      faces[word] = value
    }
  }
}

extension FontMakers.Parameter {
  fileprivate init(_ node: MarkupNode) throws(MarkupError) {
    let parts = try node.optionalStrings(count: 5)
    guard let label = parts[0], let role = parts[1].flatMap(Role.init), let type = parts[2] else {
      throw node.mismatch("a parameter")
    }
    self.init(label: label, role: role, type: type, defaultSize: parts[3].flatMap(Double.init), defaultWord: parts[4])
  }
}
