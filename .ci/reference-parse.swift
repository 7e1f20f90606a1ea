// Parses the files whose names stand on standard input with swift-syntax, and prints the seconds that parsing alone
// took and the bytes parsed. Compiled by `bench`; not part of the package.
import Foundation
import SwiftParser
import SwiftSyntax

var seconds = 0.0
var bytes = 0
while let path = readLine() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let source = String(decoding: data, as: UTF8.self)
  let start = Date()
  let tree = Parser.parse(source: source)
  seconds += Date().timeIntervalSince(start)
  bytes += tree.totalLength.utf8Length
}
print(seconds, bytes)
