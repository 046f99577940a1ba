internal import Scenes
internal import Vocabulary

/// The size that a view asks for by its content, and how strongly it does so.
struct IntrinsicContentSize: Hashable, Sendable {
  /// What is asked for along one axis.
  struct Extent: Hashable, Sendable {
    /// The extent of the content, in points.
    var length: Double
    /// How strongly the view refuses to be larger.
    let hugging: LayoutPriority
    /// How strongly it refuses to be smaller.
    let resistance: LayoutPriority
  }

  /// Along x; `nil` for nothing (`noIntrinsicMetric`).
  var width: Extent?
  /// Along y; `nil` for nothing.
  var height: Extent?
}
