/// A value that a scene sets outside of its cell and its rules: of the collection view, its layout, its traits, its
/// custom states or its policies.
package struct SceneSetting: Hashable, Sendable {
  /// The pictures that can depend on a setting.
  package enum Scope: Hashable, Sendable {
    /// Pictures of one cell, and pictures and values of scripts.
    case everything
    /// Only pictures of one cell. Pictures of scripts show the value itself.
    case cells
    /// Only pictures and values of scripts.
    case scripts
  }

  /// The place in the scene, such as `collectionView.flowLayout.itemSize`.
  package let path: ScenePath
  /// The value in the syntax of scene files, or nearly so: `320 × 116` for a size.
  package let value: String
  /// The pictures that can depend on it.
  package let scope: Scope
}
