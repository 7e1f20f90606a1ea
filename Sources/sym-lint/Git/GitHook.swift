import Linting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The hook of Git that lints what is staged before a commit.
struct GitHook {
  private static let mark = "# Set up by 'sym-lint init --git-hook'."
  private static let previousName = "pre-commit.before-sym-lint"
  /// Absolute.
  private let folder: String
  private let tool: String

  init(_ shell: Shell) throws {
    let repository = try GitRepository()
    folder = FilePath.absolute(try repository.hooksFolder(), in: shell.workingFolder)
    let name = CommandLine.arguments.first ?? "sym-lint"
    tool = name.contains("/") ? FilePath.absolute(name, in: shell.workingFolder) : name
  }

  /// Writes the hook; one of somebody else's is kept under another name and runs first. Says what was done.
  func install() throws -> [String] {
    _ = unsafe mkdir(folder, 0o755)
    let hook = FilePath.join(folder, "pre-commit")
    let previous = FilePath.join(folder, Self.previousName)
    var lines = ["\(hook) lints what is staged"]
    if let old = try? FileReader.read(hook), !String(decoding: old, as: UTF8.self).contains(Self.mark) {
      guard FileReader.kind(of: previous) == nil else {
        throw CommandError(description: "\(previous) is there already: two hooks cannot be kept")
      }
      guard unsafe rename(hook, previous) == 0 else {
        throw CommandError(description: "cannot rename \(hook)")
      }
      let runs = unsafe access(previous, X_OK) == 0
      lines.append(
        runs
          ? "the hook that was there runs first, as \(Self.previousName)"
          : "the hook that was there is kept as \(Self.previousName) and does not run, for it is not executable")
    }
    do {
      try Output.write(script, toFile: hook)
    } catch {
      throw CommandError(description: "cannot write \(hook): \(error)")
    }
    guard unsafe chmod(hook, 0o755) == 0 else {
      throw CommandError(description: "cannot make \(hook) executable")
    }
    return lines
  }

  private var script: String {
    """
    #!/bin/sh
    \(Self.mark)
    previous="$(dirname "$0")/\(Self.previousName)"
    if [ -x "$previous" ]; then
      "$previous" "$@" || exit $?
    fi
    tool=sym-lint
    command -v "$tool" >/dev/null 2>&1 || tool='\(tool.replacing("'", with: "'\\''"))'
    if ! command -v "$tool" >/dev/null 2>&1; then
      echo "sym-lint is not installed: the commit was not linted" >&2
      exit 0
    fi
    exec "$tool" lint --staged

    """
  }
}
