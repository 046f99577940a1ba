/// What a snapshot is called: the path of its golden below the store's root, without ".png", such as
/// `selection/highlighted+selected.light@2x`.
package struct SnapshotName: Hashable, Sendable, CustomStringConvertible {
  /// Why a text is not a name; the description is one lower-case sentence.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    /// The refused text.
    package let text: String
    /// What is wrong with it.
    package let reason: String

    /// One lower-case sentence for the user.
    package var description: String { "\"\(text)\" cannot name a snapshot: \(reason)" }
  }

  /// The longest component in bytes: the 255 that Linux file systems take, less ".pending.png".
  package static let maximumComponentLength = 243

  /// The name as it was given.
  package let description: String

  /// Makes a name of components separated by "/".
  ///
  /// A name can neither leave the folder it is used in nor collide with the files of another name,
  /// so that absolute paths, empty components, ".", "..", components that end in ".png",
  /// ".txt" or ".pending", backslashes and control characters are refused.
  package init(_ text: String) throws(Failure) {
    if let reason = Self.objection(to: text) { throw Failure(text: text, reason: reason) }
    description = text
  }

  private static func objection(to text: String) -> String? {
    if text.isEmpty { return "it is empty" }
    if text.hasPrefix("/") { return "it is an absolute path" }
    for component in text.split(separator: "/", omittingEmptySubsequences: false) {
      if component.isEmpty { return "it has an empty component" }
      if component == "." || component == ".." { return "it has the component \"\(component)\"" }
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
