/// `text` between single quotes for a message: one line, without control characters, cut when long.
package func inQuotes(_ text: String) -> String {
  let limit = 40
  var shown = ""
  for scalar in text.unicodeScalars.prefix(limit) {
    shown.unicodeScalars.append(isUnprintable(scalar) ? "\u{FFFD}" : scalar)
  }
  return text.unicodeScalars.dropFirst(limit).isEmpty ? "'\(shown)'" : "'\(shown)…'"
}

private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
  default: false
  }
}
