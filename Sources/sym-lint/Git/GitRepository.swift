import Linting

/// The Git repository around the working folder, asked through `git` itself.
struct GitRepository {
  /// The top of the working tree, absolute.
  let root: String

  /// A problem that Git tells of.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init() throws {
    let output = try Self.git(["rev-parse", "--show-toplevel"])
    root = String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
  }

  /// A file of the index: not a folder, link or submodule.
  struct IndexedFile {
    /// Absolute.
    var path: String
    /// The name of its content.
    var object: String
  }

  /// Where Git looks for hooks, relative to the working folder or absolute.
  func hooksFolder() throws -> String { Self.line(try Self.git(["rev-parse", "--git-path", "hooks"])) }

  // MARK: What changed

  /// The content that the next commit gives to the Swift files that it changes.
  func stagedFiles() throws -> [IndexedFile] {
    let output = try Self.git(["diff", "--cached", "--raw", "-z"] + Self.plain + Self.onlyWhatIsLeft)
    return rawChanges(output).compactMap { $0.new }.filter { Self.isSwift($0.path) }
  }

  /// What the index has in place of the working tree: the content of files that are changed or gone there, and nothing in
  /// place of those that Git does not know. What it ignores stays, for that is no part of any commit.
  ///
  /// - Parameter staged: Files whose content is wanted, be it that of the working tree.
  func index(with staged: [IndexedFile]) throws -> FileOverlay {
    let changes = rawChanges(try Self.git(["diff", "--raw", "-z"] + Self.plain + ["--no-renames"]))
    // A file that is only intended to be added has no content in the index.
    let intended = changes.filter(\.isAddition).map(\.path)
    return FileOverlay(
      try contents(of: staged + ofModestSize(changes.compactMap(\.old))), absent: Set(try untrackedFiles() + intended))
  }

  /// Those that are no larger than any file which says something of design: no film or sound.
  private func ofModestSize(_ files: [IndexedFile]) throws -> [IndexedFile] {
    guard !files.isEmpty else { return [] }
    let input = Array(files.map { $0.object + "\n" }.joined().utf8)
    // `OBJECT blob SIZE` for each.
    let sizes = try Self.git(["cat-file", "--batch-check"], input: input).split(separator: 0x0A).map { line in
      Int(String(decoding: line, as: UTF8.self).split(separator: " ").last ?? "") ?? .max
    }
    return zip(files, sizes).filter { $1 <= Self.largestFile }.map(\.0)
  }

  private static let largestFile = 64 << 20

  /// Those that Git neither tracks nor ignores.
  private func untrackedFiles() throws -> [String] {
    try Self.git(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"]).split(separator: 0)
      .map { FilePath.join(root, String(decoding: $0, as: UTF8.self)) }
  }

  /// The lines that the next commit adds.
  func linesStaged() throws -> ChangedLines {
    var lines = try changedLines(Self.git(["diff", "--cached"] + Self.patch))
    lines.deleted = try deletedFiles("--cached")
    return lines
  }

  /// Those that are deleted in what `git diff` compares, or have another name there.
  private func deletedFiles(_ compared: String) throws -> Set<String> {
    let output = try Self.git(["diff", compared, "--name-only", "-z", "--no-renames", "--diff-filter=D"] + Self.plain)
    return Set(output.split(separator: 0).map { FilePath.join(root, String(decoding: $0, as: UTF8.self)) })
  }

  /// The lines that the working tree has more than a revision, or where the two went different ways, than where they
  /// parted. Files that Git does not know yet count whole.
  func linesAdded(since revision: String) throws -> ChangedLines {
    let start = try commonAncestor(with: revision)
    var lines = try changedLines(Self.git(["diff", start] + Self.patch))
    for path in try untrackedFiles() where Self.isSwift(path) { lines.add(wholeFile: path) }
    lines.deleted = try deletedFiles(start)
    return lines
  }

  private func commonAncestor(with revision: String) throws -> String {
    let name = try Self.git(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]) {
      "'\(revision)' is no commit"
    }
    let commit = Self.line(name)
    // A shallow clone may know of none.
    guard let base = try? Self.git(["merge-base", "HEAD", commit]), !base.isEmpty else { return commit }
    return Self.line(base)
  }

  private static func line(_ output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  private func changedLines(_ patch: [UInt8]) throws -> ChangedLines {
    var lines = ChangedLines()
    let (files, problem) = PatchReader.read(patch)
    if let problem { throw Failure(description: "the patch that git makes cannot be read: \(problem)") }
    for file in files where file.name.hasPrefix("b/") && Self.isSwift(file.name) {
      let path = FilePath.join(root, String(file.name.dropFirst(2)))
      for range in file.added { lines.add(range, of: path) }
    }
    return lines
  }

  /// Flags that undo what a user's configuration may change about the output.
  private static let plain = [
    "--no-color", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all", "--no-abbrev",
  ]
  /// Not what is deleted; what is renamed is no other file.
  private static let onlyWhatIsLeft = ["--diff-filter=d", "-M"]
  /// Attributes may call code binary, of which Git shows no line: all is text.
  private static let patch =
    ["--unified=0", "--inter-hunk-context=0", "--src-prefix=a/", "--dst-prefix=b/", "--text"] + plain
    + onlyWhatIsLeft + ["--", ":(top)*.swift"]

  static func isSwift(_ path: String) -> Bool { path.utf8.suffix(6).elementsEqual(".swift".utf8) }

  /// One file of what `git diff --raw` tells.
  private struct RawChange {
    /// Absolute; the new one where it is renamed.
    var path: String
    /// What it was and what it is; nil where that is no file or not in Git.
    var old: IndexedFile?
    var new: IndexedFile?
    var isAddition: Bool
  }

  /// `:100644 100644 OLD NEW M`, NUL, path, NUL; of a renamed file both paths.
  private func rawChanges(_ output: [UInt8]) -> [RawChange] {
    var changes: [RawChange] = []
    var parts = output.split(separator: 0, omittingEmptySubsequences: false)[...]
    while let head = parts.popFirst(), head.first == UInt8(ascii: ":") {
      let words = String(decoding: head.dropFirst(), as: UTF8.self).split(separator: " ")
      guard words.count == 5, var name = parts.popFirst() else { break }
      if words[4].first == "R" || words[4].first == "C" { name = parts.popFirst() ?? name }
      let path = FilePath.join(root, String(decoding: name, as: UTF8.self))
      func file(_ mode: Substring, _ object: Substring) -> IndexedFile? {
        guard mode.hasPrefix("100"), object.contains(where: { $0 != "0" }) else { return nil }
        return IndexedFile(path: path, object: String(object))
      }
      changes.append(
        RawChange(
          path: path, old: file(words[0], words[2]), new: file(words[1], words[3]), isAddition: words[4] == "A"))
    }
    return changes
  }

  // MARK: Contents

  /// The contents of files of the index, by path.
  func contents(of files: [IndexedFile]) throws -> [String: [UInt8]] {
    guard !files.isEmpty else { return [:] }
    let input = Array(files.map { $0.object + "\n" }.joined().utf8)
    let output = try Self.git(["cat-file", "--batch"], input: input)
    var contents: [String: [UInt8]] = [:]
    var position = 0
    for file in files {
      // `OBJECT blob SIZE`, a line break, the content, a line break.
      guard let end = output[position...].firstIndex(of: 0x0A) else { break }
      let head = String(decoding: output[position..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]), size >= 0, end + 1 + size <= output.count
      else {
        throw Failure(description: "git has no content of \(file.path)")
      }
      contents[file.path] = Array(output[end + 1..<end + 1 + size])
      position = min(end + 2 + size, output.count)
    }
    return contents
  }

  // MARK: Running Git

  private static func git(
    _ arguments: [String], input: [UInt8] = [], complaint: () -> String? = { nil }
  ) throws -> [UInt8] {
    let fixed = [
      "-c", "core.quotePath=false", "-c", "diff.noprefix=false", "-c", "diff.mnemonicPrefix=false", "-c",
      "diff.relative=false",
    ]
    let outcome = try ChildProcess.run("git", ["--no-optional-locks"] + fixed + arguments, input: input)
    guard outcome.status == 0 else {
      let said = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
      throw Failure(description: complaint() ?? "git: \(said ?? "failed with status \(outcome.status)")")
    }
    return outcome.output
  }
}
