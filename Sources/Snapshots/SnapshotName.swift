/// The name of a snapshot: the path of its golden below the store's root, without ".png". An example is
/// `selection/highlighted+selected.light@2x`.
package struct SnapshotName: Hashable, Sendable, CustomStringConvertible {
  /// The error for a text that is not a valid name.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    /// The text.
    package let text: String
    /// The reason, as a lower-case clause.
    package let reason: String

    /// One lower-case sentence for the user.
    package var description: String { "\"\(text)\" cannot name a snapshot: \(reason)" }
  }

  /// The maximum length of a component in bytes: 255, the limit of Linux file systems, minus the length of
  /// ".pending.png".
  package static let maximumComponentLength = 243

  /// The name as it was given.
  package let description: String

  /// Creates a name from components separated by "/".
  ///
  /// Not allowed are absolute paths, empty components, components that begin with "." (lists of files leave out hidden
  /// ones), components that end in ".png", ".txt" or ".pending", backslashes and control characters, and at the
  /// beginning the names of the files with results. So a name cannot leave the store's folder, and the files of two
  /// names are different.
  package init(_ text: String) throws(Failure) {
    if let reason = Self.objection(to: text) { throw Failure(text: text, reason: reason) }
    description = text
  }

  private static func objection(to text: String) -> String? {
    if text.isEmpty { return "it is empty" }
    if text.hasPrefix("/") { return "it is an absolute path" }
    // Some file systems do not distinguish upper-case from lower-case letters.
    let first = text.prefix { $0 != "/" }.lowercased()
    if ArtefactFolder.lists.contains(first) { return "\"\(first)\" is a file of results" }
    for component in text.split(separator: "/", omittingEmptySubsequences: false) {
      if component.isEmpty { return "it has an empty component" }
      if component == "." || component == ".." { return "it has the component \"\(component)\"" }
      if component.hasPrefix(".") {
        return "the component \"\(component)\" begins with a dot, as hidden files do"
      }
      if component.hasSuffix(".png") { return "names go without \".png\"" }
      if component.hasSuffix(".txt") { return "names go without \".txt\"" }
      if component.hasSuffix(".pending") {
        return "\".pending\" is for pictures that wait to become goldens"
      }
      if component.utf8.count > maximumComponentLength {
        return "a component is longer than \(maximumComponentLength) bytes"
      }
      if component.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) {
        return "it has a backslash or a control character"
      }
    }
    return nil
  }
}
