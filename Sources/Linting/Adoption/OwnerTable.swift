/// Who owns the files of a run, by the CODEOWNERS file of each one's repository or by one that was named.
struct OwnerTable {
  private let workingFolder: String
  /// The file that was named, absolute.
  private let file: String?
  private var roots: [String: String] = [:]
  private var owners: [String: CodeOwners?] = [:]
  private(set) var problems: [RunProblem] = []

  init(file: String?, workingFolder: String) {
    self.workingFolder = workingFolder
    self.file = file.map { FilePath.absolute($0, in: workingFolder) }
  }

  /// The owners of a file, none where nobody owns it; `nil` where no CODEOWNERS file holds.
  mutating func owners(of path: String) -> [String]? {
    let root = root(of: FilePath.folder(of: path))
    guard let known = codeOwners(in: root), let relative = FilePath.relative(path, to: root) else { return nil }
    return known.owners(of: String(relative))
  }

  private mutating func root(of folder: String) -> String {
    if let known = roots[folder] { return known }
    let root = Repository.root(of: folder) ?? workingFolder
    roots[folder] = root
    return root
  }

  private mutating func codeOwners(in root: String) -> CodeOwners? {
    if let known = owners[root] { return known }
    let found = read(in: root)
    owners[root] = .some(found)
    return found
  }

  /// Where GitHub looks, then where only GitLab does.
  private static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

  private mutating func read(in root: String) -> CodeOwners? {
    let place = file ?? Self.places.map { FilePath.join(root, $0) }.first { FileReader.kind(of: $0) == .file }
    guard let place else { return nil }
    do throws(FileError) {
      guard file != nil || Fence(root).holds(place) else {
        throw FileError("it is a link that leads outside the repository")
      }
      let bytes = try FileReader.read(place)
      return CodeOwners(bytes, dialect: Self.dialect(of: place, bytes, in: root))
    } catch {
      let shown = FilePath.shown(place, workingFolder: workingFolder)
      let problem = RunProblem(path: shown, message: "the owners cannot be read: \(error)")
      if !problems.contains(problem) { problems.append(problem) }
      return nil
    }
  }

  /// The platform that a file is for: by its place, else by what it holds and what lies beside it.
  private static func dialect(of file: String, _ bytes: [UInt8], in root: String) -> CodeOwners.Dialect {
    if file.hasSuffix("/.gitlab/CODEOWNERS") { return .gitLab }
    if file.hasSuffix("/.github/CODEOWNERS") { return .gitHub }
    let hasSection = bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      line.starts(with: "[".utf8) || line.starts(with: "^[".utf8)
    }
    if hasSection { return .gitLab }
    let isOnGitLab = FileReader.kind(of: FilePath.join(root, ".gitlab-ci.yml")) != nil
    return isOnGitLab && FileReader.kind(of: FilePath.join(root, ".github")) == nil ? .gitLab : .gitHub
  }
}
