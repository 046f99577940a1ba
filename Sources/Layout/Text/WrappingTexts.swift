package import Drawing

/// Texts of a control, one below the other, by which it becomes higher where it is too narrow for them.
package struct WrappingTexts: Hashable, Sendable {
  private let texts: [LabelText]
  private let spacing: Double
  private let padding: Size
  private let leastHeight: Double

  /// Creates the texts of a control.
  ///
  /// - Parameters:
  ///   - texts: The texts, from the top.
  ///   - spacing: The distance between two texts, in points.
  ///   - padding: How much larger the control is than its texts, in points.
  ///   - leastHeight: The height of what is beside the texts, in points.
  package init(texts: [LabelText], spacing: Double, padding: Size, leastHeight: Double) {
    self.texts = texts
    self.spacing = spacing
    self.padding = padding
    self.leastHeight = leastHeight
  }

  /// The size of the control in which the texts wrap to a width of the control.
  func size(width: Double, _ store: TextStore) -> Size {
    let room = max(width - padding.width, 1)
    let sizes = texts.map { store.size(of: $0, width: room) }
    let height =
      sizes.reduce(0) { $0 + $1.height } + spacing * Double(max(sizes.count - 1, 0))
    return Size(
      (sizes.map(\.width).max() ?? 0) + padding.width, max(height, leastHeight) + padding.height)
  }
}
