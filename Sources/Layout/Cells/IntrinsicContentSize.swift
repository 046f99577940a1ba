package import Vocabulary

/// The intrinsic content size of a view, with its priorities.
package struct IntrinsicContentSize: Hashable, Sendable {
  /// The intrinsic size along one axis.
  package struct Extent: Hashable, Sendable {
    /// The length of the content, in points.
    var length: Double
    /// The content hugging priority.
    let hugging: LayoutPriority
    /// The compression resistance priority.
    let resistance: LayoutPriority

    /// Creates an extent.
    package init(length: Double, hugging: LayoutPriority, resistance: LayoutPriority) {
      self.length = length
      self.hugging = hugging
      self.resistance = resistance
    }
  }

  /// The width; `nil` for none (`noIntrinsicMetric`).
  var width: Extent?
  /// The height; `nil` for none.
  var height: Extent?

  /// Creates a size.
  package init(width: Extent?, height: Extent?) {
    self.width = width
    self.height = height
  }
}
