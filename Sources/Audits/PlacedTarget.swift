internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// Something that people touch, with what of it is on screen.
struct PlacedTarget {
  /// The control; `cell` for the cell itself.
  let view: ViewName
  /// Its bounding box in the cell's coordinates, in points, clipped by its superviews, outside of which no touch reaches
  /// it: UIKit looks into a view only if the point is inside (`point(inside:with:)`).
  let frame: Rect

  /// The controls of a cell that touches reach, and the cell if `includingCell`.
  static func list(in cell: PresentedCell, includingCell: Bool) -> [PlacedTarget] {
    let whole = box(of: cell.view, in: .identity)
    var targets = includingCell ? [PlacedTarget(view: .cell, frame: whole)] : []
    func visit(_ view: PresentedView, _ place: Transform, _ reachable: Rect) {
      let attributes = view.attributes
      // UIKit does not hit-test views below this alpha (documented).
      guard !attributes.isHidden, attributes.alpha >= 0.01, view.isInteractive,
        let frame = box(of: view, in: place).intersection(reachable)
      else { return }
      // UIKit's switches have a fixed height of 31 points.
      if view.kind.isControl {
        guard view.kind != .switch, view[.isEnabled] else { return }
        targets.append(PlacedTarget(view: view.name, frame: frame))
        return
      }
      let inside = view.placement.concatenating(place)
      for child in view.subviews { visit(child, inside, frame) }
    }
    visit(cell.view, .identity, whole)
    return targets
  }

  /// The bounding box of a view.
  ///
  /// - Parameter anchor: A vertical line of the view instead of the whole, as a part of its width; `nil` for the whole.
  static func box(of view: PresentedView, in place: Transform, anchor: Double? = nil) -> Rect {
    let map = view.placement.concatenating(place)
    let (width, height) = (view.frame.size.width, view.frame.size.height)
    let corners = (anchor.map { [$0 * width] } ?? [0, width])
      .flatMap { [Point($0, 0), Point($0, height)] }.map { $0.applying(map) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
  }
}

extension PresentedCell {
  /// Whether no finger is on the cell or on a control in it.
  var isUntouched: Bool {
    state.transientPart.isNormal
      && !state.customValues.keys.contains { ControlFlag.parts(of: $0)?.property == .highlighted }
  }

  /// The bounding boxes of all views in the cell's coordinates, in points, by name. Of a label that shows nothing but
  /// its text, the box has only the edge at which the text is aligned: people do not see the others move.
  ///
  /// - Parameter direction: The direction of reading.
  func places(_ direction: LayoutDirection) -> [ViewName: Rect] {
    var places: [ViewName: Rect] = [:]
    func visit(_ view: PresentedView, _ place: Transform) {
      guard !view[.isHidden], view[.alpha] > 0.01 else { return }
      places[view.name] = PlacedTarget.box(
        of: view, in: place, anchor: view.textAnchor(direction))
      let inside = view.placement.concatenating(place)
      for child in view.subviews { visit(child, inside) }
    }
    visit(view, .identity)
    return places
  }
}

extension PresentedView {
  /// Where the text of a label that has neither a background nor a border is aligned, as a part of its width; `nil` for
  /// other views.
  fileprivate func textAnchor(_ direction: LayoutDirection) -> Double? {
    guard kind == .label, attributes.backgroundColor?.alpha ?? 0 == 0, attributes.borderWidth == 0
    else { return nil }
    return switch self[.textAlignment] {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: direction == .leftToRight ? 0 : 1
    case .justified: nil
    }
  }
}
