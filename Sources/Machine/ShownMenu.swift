package import Drawing
internal import Interaction
internal import Motion
package import Scenes
package import Vocabulary

/// A context menu that is shown for a cell.
///
/// The size of the menu and of its rows is measured on iOS 26.1. Where it stands, how the cell is lifted and how the menu
/// comes and goes is drawn by the system and has not been measured: these numbers are approximate.
package struct ShownMenu: Hashable, Sendable {
  /// How long a finger rests on a cell before the menu opens: 0.5 s (approximate; sources disagree).
  package static let pressDuration: Duration = .milliseconds(500)
  /// The perceived duration of the spring by which the menu comes and goes, in seconds (approximate).
  private static let duration = 0.35
  /// The distance between the cell and the menu, in points (approximate).
  private static let gap = 12.0
  /// The minimum distance of the menu from the edges of the collection view, in points (approximate).
  private static let margin = 8.0

  /// The item.
  package let item: Int
  /// The actions, from top to bottom.
  package let actions: [ViewName]
  /// Where its parts are, in its own coordinates.
  private let arrangement: ContextMenu.Arrangement
  /// The frame of the menu in the viewport's coordinates, in points.
  package let frame: Rect
  /// Whether the menu stands below the cell.
  package let isBelow: Bool
  /// How far down the lifted cell moves, so that the menu has room beside it, in points.
  package let cellShift: Double
  /// How much of the menu is shown, from 0 to 1.
  package private(set) var progress = 0.0
  /// Whether it disappears.
  package private(set) var isClosing = false
  /// The change of `progress`; `nil` for none. In hundredths, so that the rest is below what is seen.
  private var change: SettlingNumber?

  /// Creates a menu that opens for a cell: below it or above it if there is room. If there is only when the cell moves,
  /// it moves by the shorter way, as UIKit's preview does; how UIKit chooses is not documented. If there is not, the menu
  /// lies over the cell.
  ///
  /// - Parameters:
  ///   - arrangement: Where the rows of the actions are.
  ///   - cell: The frame of the cell in the viewport's coordinates, in points.
  ///   - size: The size of the collection view, in points.
  init(
    item: Int, actions: [ViewName], arrangement: ContextMenu.Arrangement, cell: Rect, in size: Size
  ) {
    (self.item, self.actions, self.arrangement) = (item, actions, arrangement)
    let menu = arrangement.size
    let x = min(
      max(cell.minX, Self.margin), max(Self.margin, size.width - Self.margin - menu.width))
    let (below, above) = (cell.maxY + Self.gap, cell.minY - Self.gap - menu.height)
    let last = size.height - Self.margin - menu.height
    let y: Double
    if below <= last {
      (isBelow, y, cellShift) = (true, below, 0)
    } else if above >= Self.margin {
      (isBelow, y, cellShift) = (false, above, 0)
    } else if Self.height(of: menu, beside: cell.size) > size.height {
      (isBelow, y, cellShift) = (true, max(Self.margin, last), 0)
    } else if below - last <= Self.margin - above {
      (isBelow, y, cellShift) = (true, last, last - below)
    } else {
      (isBelow, y, cellShift) = (false, Self.margin, Self.margin - above)
    }
    frame = Rect(x, y, menu.width, menu.height)
    move(to: 1)
  }

  /// The height of a collection view in which a menu has room beside a cell, in points.
  static func height(of menu: Size, beside cell: Size) -> Double {
    cell.height + gap + menu.height + margin
  }

  /// Whether it is animated.
  package var isGliding: Bool { change != nil }

  /// Whether it has disappeared.
  var isGone: Bool { isClosing && change == nil }

  /// The frames of the rows in the viewport's coordinates, in points.
  package var rows: [Rect] { arrangement.rows.map { $0.offset(by: frame.origin) } }

  /// The groups whose titles are shown, with the frames of these in the viewport's coordinates, in points.
  package var headings: [(group: ContextMenu.Group, frame: Rect)] {
    arrangement.headings.map { ($0.group, $0.frame.offset(by: frame.origin)) }
  }

  /// The spaces between groups in the menu's coordinates, in points.
  package var gaps: [Rect] { arrangement.gaps }

  /// The action whose row contains a point of the viewport; `nil` for none.
  func action(at point: Point) -> ViewName? {
    zip(actions, rows).first { $0.1.contains(point) }?.0
  }

  /// Starts its disappearance.
  mutating func close() {
    isClosing = true
    move(to: 0)
  }

  private mutating func move(to target: Double) {
    change = SettlingNumber(
      Settling(from: progress * 100, to: target * 100, velocity: 0) { _ in
        Spring(duration: Self.duration, bounce: 0)
      })
    if change == nil { progress = target }
  }

  /// Ends the movement at once.
  mutating func rest() {
    if let change { progress = change.target / 100 }
    change = nil
  }

  /// The time until it is at rest; `nil` if it does not move.
  var timeUntilRest: Duration? { change?.timeUntilRest }

  /// Advances the time, at most until the next deadline.
  mutating func advance(by duration: Duration) {
    change?.elapsed += duration
    self = gliding(for: .zero)
  }

  /// The menu after a duration without an event.
  func gliding(for duration: Duration) -> ShownMenu {
    guard let change else { return self }
    var menu = self
    menu.progress = change.position(after: duration) / 100
    return menu
  }
}
