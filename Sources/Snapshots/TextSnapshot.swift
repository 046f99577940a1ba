/// A new text that is compared with a golden, without a picture.
package struct TextSnapshot: Hashable, Sendable {
  /// The name, which is also the path of the golden below the store's root.
  package let name: SnapshotName
  /// The text. It ends with a line break.
  package let text: String

  /// Creates a snapshot. A line break is added if the text does not end with one.
  package init(name: SnapshotName, text: String) {
    self.name = name
    self.text = text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Whether the text has the format of `ModelText`, so that changes can be reported by view and property.
  var isModel: Bool {
    [ModelText.header, ModelText.motionHeader].contains { text.hasPrefix($0 + "\n") }
  }
}
