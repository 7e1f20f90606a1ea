/// The program's version, as `--version` prints it.
enum Version {
  static let number = "0.1.0"
}
