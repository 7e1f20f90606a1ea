import DesignTokens

extension Finding {
  func write(to writer: inout RecordWriter) {
    writer.text(file)
    writer.count(range.lowerBound)
    writer.count(range.upperBound)
    for number in [line, column, endLine, endColumn] { writer.count(number) }
    for text in [rule, severity.rawValue, message, text, value, fingerprint, enclosing, foundBy] { writer.text(text) }
    writer.flag(fails)
    writer.list(suggestions) { $1.write(to: &$0) }
  }

  init(_ reader: inout RecordReader) throws(RecordReader.Malformed) {
    file = try reader.text()
    let start = try reader.count()
    let end = try reader.count()
    guard start <= end else { throw RecordReader.Malformed() }
    range = start..<end
    line = try reader.count()
    column = try reader.count()
    endLine = try reader.count()
    endColumn = try reader.count()
    guard min(line, column, endColumn) >= 1, (line, column) <= (endLine, endColumn) else {
      throw RecordReader.Malformed()
    }
    rule = try reader.text()
    guard let severity = Severity(rawValue: try reader.text()) else { throw RecordReader.Malformed() }
    self.severity = severity
    message = try reader.text()
    text = try reader.text()
    value = try reader.text()
    fingerprint = try reader.text()
    enclosing = try reader.text()
    foundBy = try reader.text()
    fails = try reader.flag()
    suggestions = try reader.list { reader throws(RecordReader.Malformed) in try Suggestion(&reader) }
  }
}

extension Suggestion {
  fileprivate func write(to writer: inout RecordWriter) {
    for text in [token, replacement, kind.rawValue] { writer.text(text) }
    writer.integer(difference.bitPattern)
    writer.flag(isSafe)
    writer.flag(isMisfit)
    writer.optional(note) { $0.text($1) }
    writer.optional(definedAt) { $1.write(to: &$0) }
    writer.optional(module) { $0.text($1) }
    writer.optional(needs.text) { $0.text($1) }
  }

  fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Malformed) {
    token = try reader.text()
    replacement = try reader.text()
    guard let kind = Kind(rawValue: try reader.text()) else { throw RecordReader.Malformed() }
    self.kind = kind
    difference = Double(bitPattern: try reader.integer())
    isSafe = try reader.flag()
    isMisfit = try reader.flag()
    note = try reader.optional { reader throws(RecordReader.Malformed) in try reader.text() }
    definedAt = try reader.optional { reader throws(RecordReader.Malformed) in try Location(&reader) }
    module = try reader.optional { reader throws(RecordReader.Malformed) in try reader.text() }
    if let text = try reader.optional({ reader throws(RecordReader.Malformed) in try reader.text() }) {
      needs = TokenNeeds(text)
    }
  }
}

extension Location {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.text(path)
    writer.count(line)
    writer.count(column)
  }

  fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Malformed) {
    path = try reader.text()
    line = try reader.count()
    column = try reader.count()
  }
}

extension RunProblem {
  func write(to writer: inout RecordWriter) {
    writer.text(path)
    writer.optional(line) { $0.count($1) }
    writer.optional(column) { $0.count($1) }
    writer.text(message)
  }

  init(_ reader: inout RecordReader) throws(RecordReader.Malformed) {
    path = try reader.text()
    line = try reader.optional { reader throws(RecordReader.Malformed) in try reader.count() }
    column = try reader.optional { reader throws(RecordReader.Malformed) in try reader.count() }
    message = try reader.text()
  }
}
