/// A text that was just made and is a snapshot by itself, without a picture.
package struct TextSnapshot: Hashable, Sendable {
  /// Its name, which is also the place of its golden.
  package let name: SnapshotName
  /// The text. Its golden ends with a line break.
  package let text: String

  /// Makes a snapshot; a text without a line break at its end gets one.
  package init(name: SnapshotName, text: String) {
    self.name = name
    self.text = text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Whether it follows the format of `ModelText`, so that changes can be told by views and properties.
  var isModel: Bool {
    [ModelText.header, ModelText.motionHeader].contains { text.hasPrefix($0 + "\n") }
  }
}
