package import Vocabulary

/// The size that a view asks for by its content, and how strongly it does so.
package struct IntrinsicContentSize: Hashable, Sendable {
  /// What is asked for along one axis.
  package struct Extent: Hashable, Sendable {
    /// The extent of the content, in points.
    var length: Double
    /// How strongly the view refuses to be larger.
    let hugging: LayoutPriority
    /// How strongly it refuses to be smaller.
    let resistance: LayoutPriority

    /// Creates an extent.
    package init(length: Double, hugging: LayoutPriority, resistance: LayoutPriority) {
      self.length = length
      self.hugging = hugging
      self.resistance = resistance
    }
  }

  /// Along x; `nil` for nothing (`noIntrinsicMetric`).
  var width: Extent?
  /// Along y; `nil` for nothing.
  var height: Extent?

  /// Creates a size.
  package init(width: Extent?, height: Extent?) {
    self.width = width
    self.height = height
  }
}
