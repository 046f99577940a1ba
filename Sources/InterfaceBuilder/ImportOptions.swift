/// The inputs of an import beside the file.
package struct ImportOptions: Sendable {
  /// The texts in another language, by object identifier and property, as "abc-DE-fgH.text".
  package var strings: [String: String] = [:]
  /// The images, colours and fonts of the project; `nil` for none.
  package var assets: ProjectAssets?

  /// Creates options.
  package init() {}
}

/// The purpose of a written scene.
package enum ScenePurpose: Sendable {
  /// For people.
  case scene
  /// For comparing frames with the file's: each view with content has its stored size, and the cell
  /// has the size of the stored content view.
  case structure
  /// The same, but labels and controls are measured by Cellophane.
  case text
}

/// A side of a view's frame that no constraint decides.
package struct OpenSide: Hashable, Sendable {
  /// The name of the view.
  package let view: String
  /// The side: x, y, width or height.
  package let side: String

  /// Creates a side.
  package init(view: String, side: String) {
    self.view = view
    self.side = side
  }
}
