import Linting
import Reporting

extension Flag {
  static let help = Flag("--help", short: "-h", "Print what the command does and its flags.")
  static let version = Flag("--version", "Print the version.")

  static let config = Flag(
    "--config", .file, "FILE",
    "Use this configuration for all files, in place of the nearest \(ConfigurationLoader.fileName).")
  static let allowOutside = Flag(
    "--allow-outside", "Let the paths in configurations lead out of their repository, over '..' and links too.")
  static let format = Flag(
    "--format", .choice(ReportFormat.allCases.map(\.rawValue)), "FORMAT",
    "How to print findings. Give it again, each with its own --output, for several reports.")
  static let output = Flag(
    "--output", short: "-o", .file, "FILE", "Write the report of the --format before it to a file.")
  static let tokens = Flag(
    "--tokens", .file, "FILE",
    "Go by the design tokens and configurations that 'sym-lint tokens export' wrote, and read no others.")
  static let failOn = Flag(
    "--fail-on", .choice(FailLevel.allCases.map(\.rawValue)), "LEVEL", "The least severity that gives exit status 1.")
  static let rule = Flag("--rule", .rule, "RULE", "Run this rule only, whatever the preset. Can be repeated.")
  static let preset = Flag("--preset", .choice(Preset.allCases.map(\.rawValue)), "PRESET", "Which rules are on.")
  static let jobs = Flag(
    "--jobs", short: "-j", .count, "N", "How many files to lint at once; one for each core by default.")
  static let color = Flag(
    "--color", .choice(ColorChoice.allCases.map(\.rawValue)), "WHEN", "Use colors: on terminals only by default.")
  static let quiet = Flag("--quiet", short: "-q", "Print findings and errors only.")
  static let stats = Flag("--stats", "Print counts and times.")
  static let noCache = Flag("--no-cache", "Read all files, and keep nothing of the run for the next.")
  static let cachePath = Flag(
    "--cache-path", .file, "FOLDER",
    "Keep what is found in this folder, which lies outside the repository, in place of the user's folder of caches.")
  static let stdinFilename = Flag(
    "--stdin-filename", .file, "FILE", "Lint standard input as if it were this file.")
}

/// When to use colors.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
