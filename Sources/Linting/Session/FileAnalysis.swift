import DesignTokens
import SwiftOutline

/// One version of a file that an editor has open: its outline, and what a run would keep of it.
package struct FileAnalysis: Sendable {
  package let outline: Outline
  /// `nil` when the file is not linted and defines nothing.
  package let scan: FileScan?
}
