package import Drawing
internal import Machine
internal import ResolvedViews
internal import Scenes
package import Vocabulary

/// A context menu at a moment.
///
/// UIKit blurs what is behind the menu. Here it is darkened, and the menu is opaque: how much has not been measured.
package struct PresentedMenu: Hashable, Sendable {
  /// A row.
  package struct Row: Hashable, Sendable {
    /// The action's name.
    package let name: ViewName
    /// The frame in the viewport's coordinates, in points.
    package let frame: Rect
    /// What it shows; `nil` if its view is not known.
    package let view: PresentedView?
  }

  /// The title of a group.
  package struct Heading: Hashable, Sendable {
    /// The number of the group.
    package let group: Int
    /// The frame in the viewport's coordinates, in points.
    package let frame: Rect
    /// What it shows; `nil` if its view is not known.
    package let view: PresentedView?
  }

  /// How dark the rest becomes (approximate).
  private static let dimming = 0.2
  /// How much larger the lifted cell is (approximate).
  private static let lift = 0.03
  /// The radius to which its corners are rounded, in points (approximate).
  private static let cornerRadius = 12.0
  /// The scale from which the menu grows (approximate).
  private static let leastScale = 0.4
  /// The shadow of the menu (measured on iOS 26.1: 8.7 points down, blurred by 25, alpha 0.094).
  private static let shadow = Shadow(opacity: 0.094, radius: 12.5, offset: Size(0, 8.7))

  /// The item.
  package let item: Int
  /// The frame in the viewport's coordinates, in points.
  package let frame: Rect
  /// Whether it stands below the cell.
  let isBelow: Bool
  /// How far down the lifted cell is moved while all of the menu is shown, in points.
  let cellShift: Double
  /// How much is shown, from 0 to 1.
  package let progress: Double
  /// The rows, from top to bottom.
  package let rows: [Row]
  /// The titles of groups, from top to bottom.
  package let headings: [Heading]
  /// The lines between groups, in the menu's coordinates, in points.
  package let lines: [Rect]
  /// The colour of these lines.
  package let lineColor: Color
  /// The colour of the menu (measured behind a blur: white 0.976, in dark appearance 0.118).
  let color: Color

  /// Presents a menu.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - heading: Returns what the title of a group shows at a size.
  ///   - view: Returns what a row shows at a size.
  init(
    _ menu: ShownMenu, isDark: Bool, scale: Double, lineColor: Color,
    heading: (ContextMenu.Group, Size) -> PresentedView?, view: (ViewName, Size) -> PresentedView?
  ) {
    (item, frame, isBelow, progress) = (menu.item, menu.frame, menu.isBelow, menu.progress)
    cellShift = menu.cellShift
    color = Color(white: isDark ? 0.118 : 0.976)
    rows = zip(menu.actions, menu.rows).map { name, frame in
      Row(name: name, frame: frame, view: view(name, frame.size))
    }
    headings = menu.headings.map { group, frame in
      Heading(group: group.number, frame: frame, view: heading(group, frame.size))
    }
    lines = menu.gaps.map { ContextMenu.line(in: $0, scale: scale) }
    self.lineColor = lineColor
  }

  /// The drawing of the menu and the lifted cell over a viewport.
  ///
  /// - Parameters:
  ///   - size: The size of the viewport, in points.
  ///   - cell: The cell's frame in the viewport's coordinates and its layer in its own; `nil` if it is gone.
  func items(in size: Size, cell: (frame: Rect, layer: DisplayList.Layer)?) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = [
      .fill(
        .rect(Rect(origin: .zero, size: size)), Color(white: 0, alpha: Self.dimming * progress))
    ]
    if let cell {
      let bounds = Rect(origin: .zero, size: cell.frame.size)
      let outline = Path.roundedRect(
        bounds, cornerRadius: Self.cornerRadius * min(1, max(0, progress)), corners: .all,
        curve: .continuous)
      var layer = DisplayList.Layer(clip: outline, items: [.layer(cell.layer)])
      let middle = Point(cell.frame.size.width / 2, cell.frame.size.height / 2)
      layer.transform = layer.transform.concatenating(
        Self.scale(1 + Self.lift * progress, about: middle)
          .concatenating(.translation(cell.frame.origin + Point(0, cellShift * progress))))
      items.append(.layer(layer))
    }
    let outline = CornerOutline(
      Rect(origin: .zero, size: frame.size), radius: ContextMenu.cornerRadius, corners: .all,
      curve: .continuous)
    func drawn(_ view: PresentedView?, at place: Rect, prefix: String) -> [DisplayList.Item] {
      guard let view else { return [] }
      var layer = view.layer(prefix: prefix)
      layer.transform = layer.transform.concatenating(.translation(place.origin - frame.origin))
      return [.layer(layer)]
    }
    var parts: [DisplayList.Item] = [.fill(outline.path, color)]
    for line in lines { parts.append(.fill(.rect(line), lineColor)) }
    for heading in headings {
      parts += drawn(heading.view, at: heading.frame, prefix: "menu.group.\(heading.group).")
    }
    for row in rows {
      parts += drawn(row.view, at: row.frame, prefix: "menu.\(row.name.rawValue).")
    }
    let anchor = Point(frame.size.width / 2, isBelow ? 0 : frame.size.height)
    let scale = Self.leastScale + (1 - Self.leastScale) * progress
    items.append(
      .layer(
        DisplayList.Layer(
          name: "menu",
          transform: Self.scale(scale, about: anchor).concatenating(.translation(frame.origin)),
          opacity: min(1, max(0, progress)), shadow: Self.shadow,
          items: parts)))
    return items
  }

  private static func scale(_ factor: Double, about point: Point) -> Transform {
    Transform.translation(.zero - point)
      .concatenating(Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0))
      .concatenating(.translation(point))
  }
}
