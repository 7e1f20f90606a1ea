import Markup

/// Reads YAML and prints what it means as JSON.
func yamlToJSON(_ arguments: [String]) -> Int32 {
  printAsJSON { bytes throws(MarkupError) in try MarkupNode.yaml(bytes) }
}

/// Reads JSON and prints it again; `relaxed` reads JSON5, `time` only prints how fast.
func jsonToJSON(_ arguments: [String]) -> Int32 {
  let dialect: MarkupNode.JSONDialect = arguments.contains("relaxed") ? .relaxed : .strict
  if arguments.contains("time") { return timeJSON(dialect) }
  return printAsJSON { bytes throws(MarkupError) in try MarkupNode.json(bytes, dialect: dialect) }
}

private func printAsJSON(_ read: ([UInt8]) throws(MarkupError) -> MarkupNode) -> Int32 {
  do throws(MarkupError) {
    var text = ""
    write(try read(readStandardInput()), to: &text)
    print(text)
    return 0
  } catch {
    complain(error.description)
    return 1
  }
}

private func timeJSON(_ dialect: MarkupNode.JSONDialect) -> Int32 {
  let bytes = readStandardInput()
  let clock = ContinuousClock()
  for _ in 0..<3 {
    let time = clock.measure { _ = try? MarkupNode.json(bytes, dialect: dialect) }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    print("\(Double(bytes.count) / 1e6 / seconds) MB/s")
  }
  return 0
}

private func write(_ node: MarkupNode, to text: inout String) {
  switch node.content {
  case .null: text += "null"
  case .boolean(let value): text += value ? "true" : "false"
  case .number(let number, let value): text += jsonNumber(number, value)
  case .string(let value): write(value, to: &text)
  case .sequence(let items):
    text += "["
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      write(item, to: &text)
    }
    text += "]"
  case .mapping(let entries):
    text += "{"
    for (index, entry) in entries.enumerated() {
      if index > 0 { text += "," }
      write(entry.key, to: &text)
      text += ":"
      write(entry.value, to: &text)
    }
    text += "}"
  }
}

/// The number as JSON, or as Python's reader of JSON takes it where JSON has no such number.
private func jsonNumber(_ text: String, _ value: Double) -> String {
  if value.isNaN { return "NaN" }
  if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
  let digits = text.utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
  guard digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return "\(value)" }
  let significant = String(Substring(digits.drop { $0 == UInt8(ascii: "0") }))
  return (text.utf8.first == UInt8(ascii: "-") ? "-" : "") + (significant.isEmpty ? "0" : significant)
}

private func write(_ string: String, to text: inout String) {
  text += "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"", "\\": text += "\\\(scalar)"
    case "\u{0}"..<"\u{20}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}
