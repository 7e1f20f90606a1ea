import SwiftOutline
package struct SwiftTokenSource: Sendable { package static func read(_ outline: Outline, path: String, reader: ValueReader) -> SwiftTokenSource? { nil } }
