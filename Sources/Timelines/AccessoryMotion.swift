internal import Drawing
internal import Resolution
internal import Vocabulary

/// How an accessory of a cell appears and disappears while the cell begins or ends editing.
///
/// The controls for editing slide over the edge together with the content, all others fade in their place. Changes
/// are added up, so that nothing jumps when editing ends before it has completely begun.
struct AccessoryMotion: Sendable {
  /// The accessory's view where it stands while it is shown.
  private var view: PresentedView
  /// How far the view is from there when it is gone, in points along x.
  private let way: Double
  /// Whether it is shown when all animations have ended.
  private var isShown: Bool
  /// The running animations of the share that is shown, each with the difference at its start.
  private var changes: [(running: Running, offset: Double)] = []

  /// Creates the motion of an accessory that is at rest.
  ///
  /// - Parameters:
  ///   - view: The accessory's view.
  ///   - cell: The view of the cell that shows it.
  ///   - slides: Whether it slides, instead of fading in its place.
  ///   - isShown: Whether it is shown.
  init(_ view: PresentedView, in cell: PresentedView, slides: Bool, isShown: Bool) {
    self.view = view
    self.isShown = isShown
    guard slides, let content = cell.subviews.first(where: { $0.name == .contentView })?.frame
    else {
      way = 0
      return
    }
    way =
      view.frame.midX < content.midX ? -content.minX : cell.frame.size.width - content.maxX
  }

  /// The animations that have not been removed.
  var running: [Running] { changes.map(\.running) }

  /// Whether nothing is animated, so that only the cell determines whether it is shown.
  var isStill: Bool { changes.isEmpty }

  /// Shows or hides it.
  ///
  /// - Parameter view: The accessory's view in the cell that shows it.
  mutating func show(_ isShown: Bool, as view: PresentedView, _ running: Running) {
    self.view = view
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    changes.append((running, isShown ? -1 : 1))
  }

  /// Whether it slides over the cell's edge at a time.
  func slides(at time: Duration) -> Bool {
    way != 0 && changes.contains { !$0.running.isOver(at: time) }
  }

  /// Removes animations that have ended.
  mutating func prune(at time: Duration) { changes.removeAll { $0.running.isOver(at: time) } }

  /// Returns the view at a time; `nil` if it is not shown.
  ///
  /// - Parameter settled: The view in the settled cell; `nil` if that does not show it.
  func view(_ settled: PresentedView?, at time: Duration) -> PresentedView? {
    guard changes.contains(where: { !$0.running.isOver(at: time) }) else { return settled }
    let share = changes.reduce(isShown ? 1 : 0) { $0 + $1.offset * $1.running.remaining(at: time) }
    var view = settled ?? view
    view.frame = view.frame.offset(by: Point(way * (1 - share), 0))
    view.fade(by: min(max(share, 0), 1))
    return view
  }
}

extension ViewName {
  /// The kind of accessory that the view shows; `nil` for other views.
  var accessoryKind: CellAccessory.Kind? {
    CellAccessory.Kind.allCases.first { .accessory($0) == self }
  }
}
