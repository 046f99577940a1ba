package import Drawing
package import Vocabulary

/// The accessories beside a cell's content: their positions, and the width that they take from the
/// content.
package struct AccessoryRow: Hashable, Sendable {
  private struct Element: Hashable {
    let kind: CellAccessory.Kind
    let size: Size
  }

  /// The accessories before and after the content, each in reading order.
  private var leading: [Element] = []
  private var trailing: [Element] = []

  /// Whether there is an accessory after the content.
  package var hasTrailing: Bool { !trailing.isEmpty }

  /// The distance from the cell's edge to an accessory, in points: the cell's margin. Real cells with a
  /// chevron have content of 348.5 in 375, and of 383.5 in 414.
  package var margin = 16.0

  /// Creates a row without accessories.
  package init() {}

  /// Adds an accessory at the position of its kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - pointSize: The size of the adjacent body text, in points.
  ///   - iconSize: The size of its icon, in points.
  ///   - reservedWidth: The width that is reserved for it, in points; 0 for its own.
  package mutating func insert(
    _ kind: CellAccessory.Kind, besideBodyOf pointSize: Double, iconSize: Size,
    reservedWidth: Double
  ) {
    func scaled(_ size: Size) -> Size {
      Size(
        ListMetrics.scaled(size.width, toBody: pointSize),
        ListMetrics.scaled(size.height, toBody: pointSize))
    }
    var size =
      switch kind {
      case .disclosureIndicator: scaled(ListMetrics.chevronSize)
      case .checkmark: scaled(ListMetrics.checkmarkSize)
      case .detail, .delete, .insert, .reorder, .multiselect: iconSize
      }
    if reservedWidth > 0 { size.width = reservedWidth }
    let element = Element(kind: kind, size: size)
    func insert(into elements: inout [Element]) {
      let index = elements.firstIndex { $0.kind.place > kind.place } ?? elements.endIndex
      elements.insert(element, at: index)
    }
    if kind.isLeading { insert(into: &leading) } else { insert(into: &trailing) }
  }

  /// The widths that they take at the leading and the trailing edge, in points.
  var insets: (leading: Double, trailing: Double) {
    (length(leading), length(trailing.reversed()))
  }

  /// The length of accessories, starting with the outermost, including the margin to the cell's
  /// edge.
  private func length(_ elements: some Collection<Element>) -> Double {
    guard let outermost = elements.first else { return 0 }
    return margin(outermost) + elements.reduce(0) { $0 + $1.size.width }
      + ListMetrics.accessorySpacing * Double(elements.count - 1)
  }

  private func margin(_ element: Element) -> Double {
    switch element.kind {
    case .checkmark: margin + ListMetrics.checkmarkGap
    case .disclosureIndicator, .detail, .delete, .insert, .reorder, .multiselect:
      margin
    }
  }

  /// The frame of the content view, in the cell's coordinates.
  func contentFrame(in size: Size, direction: LayoutDirection) -> Rect {
    let (start, end) = insets
    let left = direction == .rightToLeft ? end : start
    return Rect(left, 0, max(0, size.width - start - end), size.height)
  }

  /// The frames of the accessories, in the cell's coordinates.
  func frames(in size: Size, direction: LayoutDirection) -> [ViewName: Rect] {
    var frames: [ViewName: Rect] = [:]
    func place(_ elements: some Collection<Element>, fromLeft: Bool) {
      guard let outermost = elements.first else { return }
      var distance = margin(outermost)
      for element in elements {
        let x = fromLeft ? distance : size.width - distance - element.size.width
        // UIKit rounds the position up to half points (measured by others).
        let y = ((size.height - element.size.height) / 2 * 2).rounded(.up) / 2
        frames[.accessory(element.kind)] = Rect(x, y, element.size.width, element.size.height)
        distance += element.size.width + ListMetrics.accessorySpacing
      }
    }
    place(leading, fromLeft: direction == .leftToRight)
    place(trailing.reversed(), fromLeft: direction == .rightToLeft)
    return frames
  }
}
