import TestSupport
import Testing

@testable import Linting

/// Code nested or chained without end is scanned in linear time, without a crash.
struct DepthTests {
  @Test(arguments: [
    ("", "a", ".padding(1)"), ("", "a", ".b"), ("", "a", "!"), ("", "a", "[0]"), ("", "a", "()"), ("", "a", " + 1"),
    ("", "a.spacing = 1", " ?? 2"), ("", "a", ".padding(1 + 2)"), ("", "a", " ? 1 : 2"),
    ("", "a", ".opacity(0.5).font(b)"),
    ("", "a", ".foregroundColor(.red)"), ("", "a.x = ", "b.c = "), ("", "a", "\n.frame(width: 1)"), ("", "a(", ".b,"),
    ("", "a", "?.layer.cornerRadius"), ("let a = [", "1", ", 2"), ("let a = [", "b: .red", ", c: .red"),
    ("f(", "1", ", spacing: 2"), ("HStack(", "1", ", spacing: 2"), ("a.padding(", "1", " + 2"),
    ("a.padding(", "1", ", 2"),
    ("", "a", ".animation(.easeInOut(duration: 1))"), ("a.padding(", "max(1, ", "max(1, "), ("a.padding(", "(", "("),
    ("a.padding(", "b ? 1 : ", "b ? 2 : "), ("a.font(", ".system(size: ", "f("),
    ("", "VStack { ", "HStack(spacing: 1) { "),
    ("", "if a { ", "if b { "), ("switch self { ", "case .a: 1 ", "case .b: 2 "), ("", "Color(", "Color("),
    ("", "static let a = 1\n", "static let b = Color(red: 1, green: 0, blue: 0)\n"), ("\"", "\\(", "\\("),
    ("enum A { ", "case a = 1 ", "case b = 2 "), ("", "a.textColor = ", "b! + "), ("", "f { ", "$0.alpha = 0.5; g { "),
  ])
  func takesLinearTime(start: String, first: String, piece: String) throws {
    func lint(_ count: Int) throws {
      _ = try LintedCode(["Example.swift": Array((start + first + String(repeating: piece, count: count)).utf8)])
    }
    let ratio = try timeRatio(of: { try lint(1_200) }, to: { try lint(300) }, below: 12)
    #expect(ratio < 12)
  }
}
