/// JSON on one line, written as it is made: for what is too much to be held as values first.
package struct JSONLine {
  package var bytes: [UInt8]
  private var isAtStart = true

  package init() { bytes = [] }

  /// Text that is no value, such as a line break between two; a value comes next.
  package mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    isAtStart = true
  }

  package mutating func object(_ members: (inout JSONLine) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    within(members)
    bytes.append(UInt8(ascii: "}"))
  }

  package mutating func array(_ items: (inout JSONLine) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    within(items)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func within(_ content: (inout JSONLine) -> Void) {
    isAtStart = true
    content(&self)
    isAtStart = false
  }

  /// The name of the member that comes next, plain ASCII.
  package mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes += [UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: " ")]
    isAtStart = true
  }

  package mutating func string(_ text: String) {
    separate()
    JSONValue.write(text, to: &bytes)
  }

  package mutating func integer(_ value: Int) {
    separate()
    bytes += String(value).utf8
  }

  package mutating func value(_ value: JSONValue) {
    separate()
    value.write(to: &bytes)
  }

  private mutating func separate() {
    if !isAtStart { bytes += [UInt8(ascii: ","), UInt8(ascii: " ")] }
    isAtStart = false
  }
}

extension JSONLine {
  package mutating func string(_ name: StaticString, _ text: String) {
    self.name(name)
    string(text)
  }

  package mutating func integer(_ name: StaticString, _ value: Int) {
    self.name(name)
    integer(value)
  }

  package mutating func value(_ name: StaticString, _ value: JSONValue) {
    self.name(name)
    self.value(value)
  }
}
