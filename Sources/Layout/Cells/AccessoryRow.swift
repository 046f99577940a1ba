package import Drawing
package import Vocabulary

/// The accessories beside a cell's content: their positions, and the width that they take from the
/// content.
package struct AccessoryRow: Hashable, Sendable {
  private struct Element: Hashable {
    let name: ViewName
    /// Its position among the accessories on its side.
    let place: Int
    let size: Size
    /// How much farther than others it is from the cell's edge, in points.
    var gap = 0.0
  }

  /// The place of a custom accessory: it is centred vertically.
  struct CustomPlace: Hashable {
    /// Whether it is before the content.
    let isLeading: Bool
    /// The distance from the cell's edge on that side, in points.
    let distance: Double
    /// The size, in points.
    let size: Size
  }

  /// The accessories before and after the content, each in reading order.
  private var leading: [Element] = []
  private var trailing: [Element] = []
  /// The views of custom accessories, which are views of the scene's own.
  private var customs: Set<ViewName> = []

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
      case .detail, .delete, .insert, .reorder, .multiselect, .outlineDisclosure, .label,
        .popUpMenu, .customView:
        iconSize
      }
    if reservedWidth > 0 { size.width = reservedWidth }
    insert(
      Element(
        name: .accessory(kind), place: kind.place, size: size,
        gap: kind == .checkmark ? ListMetrics.checkmarkGap : 0), isLeading: kind.isLeading)
  }

  /// Adds a custom accessory, next to the content.
  package mutating func insert(_ view: ViewName, size: Size, isLeading: Bool) {
    customs.insert(view)
    let place = CellAccessory.Kind.customView.place
    insert(
      Element(name: view, place: isLeading ? .max : place, size: size), isLeading: isLeading)
  }

  private mutating func insert(_ element: Element, isLeading: Bool) {
    func insert(into elements: inout [Element]) {
      let index = elements.firstIndex { $0.place > element.place } ?? elements.endIndex
      elements.insert(element, at: index)
    }
    if isLeading { insert(into: &leading) } else { insert(into: &trailing) }
  }

  /// The widths that they take at the leading and the trailing edge, in points.
  var insets: (leading: Double, trailing: Double) {
    (length(leading), length(trailing.reversed()))
  }

  /// The length of accessories, starting with the outermost, including the margin to the cell's
  /// edge.
  private func length(_ elements: some Collection<Element>) -> Double {
    guard let outermost = elements.first else { return 0 }
    return margin + outermost.gap + elements.reduce(0) { $0 + $1.size.width }
      + ListMetrics.accessorySpacing * Double(elements.count - 1)
  }

  /// The place of the view of a custom accessory; `nil` for other views.
  func customPlace(of view: ViewName) -> CustomPlace? {
    guard customs.contains(view) else { return nil }
    for (elements, isLeading) in [(leading, true), (trailing.reversed(), false)] {
      guard let index = elements.firstIndex(where: { $0.name == view }) else { continue }
      let outside = elements.prefix(index)
      let distance =
        margin + elements[0].gap + outside.reduce(0) { $0 + $1.size.width }
        + ListMetrics.accessorySpacing * Double(index)
      return CustomPlace(isLeading: isLeading, distance: distance, size: elements[index].size)
    }
    return nil
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
      var distance = margin + outermost.gap
      for element in elements {
        let x = fromLeft ? distance : size.width - distance - element.size.width
        // UIKit rounds the position up to half points (measured by others).
        let y = ((size.height - element.size.height) / 2 * 2).rounded(.up) / 2
        if !customs.contains(element.name) {
          frames[element.name] = Rect(x, y, element.size.width, element.size.height)
        }
        distance += element.size.width + ListMetrics.accessorySpacing
      }
    }
    place(leading, fromLeft: direction == .leftToRight)
    place(trailing.reversed(), fromLeft: direction == .rightToLeft)
    return frames
  }
}
