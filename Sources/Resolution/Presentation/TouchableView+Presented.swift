internal import Drawing
internal import Machine
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

extension TouchableView {
  /// Converts a presented view.
  ///
  /// - Parameter leastAlpha: UIKit does not hit-test views below this alpha.
  init(_ view: PresentedView, leastAlpha: Double) {
    let attributes = view.attributes
    let isDetailButton = view.name == .accessory(.detail)
    let control: Control? =
      if view.kind.isControl {
        Control(
          isEnabled: view[.isEnabled], isOn: view.kind == .switch ? view[.isOn] : nil,
          value: TouchableValue(view))
      } else {
        isDetailButton ? Control(isEnabled: true) : nil
      }
    self.init(
      view.name, frame: isDetailButton ? view.frameForFingers : view.frame,
      transform: view.anchored(attributes.transform.matrix),
      isTouchable: (view.isInteractive || isDetailButton) && !attributes.isHidden
        && attributes.alpha >= leastAlpha,
      isExclusive: attributes.isExclusiveTouch, control: control,
      // The views that a control creates in itself belong to it.
      subviews: control == nil
        ? view.drawnSubviews.map { TouchableView($0, leastAlpha: leastAlpha) } : [])
  }
}

extension PresentedView {
  /// The least width and height in which the info button of `detail` takes touches, in points. Our choice: the usual
  /// size of a control.
  private static let leastTouchSize = 44.0

  /// The frame around the same middle in which the info button of `detail` takes touches.
  fileprivate var frameForFingers: Rect {
    let size = Size(
      max(frame.size.width, Self.leastTouchSize), max(frame.size.height, Self.leastTouchSize))
    return Rect(
      origin: frame.center - Point(size.width / 2, size.height / 2), size: size)
  }

  /// Whether touches reach the view and its subviews, if they are shown (`UIView.isUserInteractionEnabled`).
  package var isInteractive: Bool {
    properties[PropertyName.isUserInteractionEnabled].origin == .classDefault
      ? kind.takesTouches : self[.isUserInteractionEnabled]
  }
}

extension TouchableValue {
  /// The value of a slider, stepper, segmented control or page control; `nil` for other views.
  fileprivate init?(_ view: PresentedView) {
    func part(_ name: String) -> PresentedView? {
      view.subviews.first { $0.name.rawValue == "\(view.name.rawValue).\(name)" }
    }
    func range(_ lowest: Double, _ highest: Double) -> ClosedRange<Double> {
      lowest...max(lowest, highest)
    }
    switch view.kind {
    case .slider:
      guard let thumb = part("thumb")?.frame, let before = part("minimumTrack")?.frame,
        let after = part("maximumTrack")?.frame
      else { return nil }
      let ends = (min(before.minX, after.minX), max(before.maxX, after.maxX))
      let length = max(ends.1 - ends.0 - thumb.size.width, 0)
      self.init(
        view[.value], in: range(view[.minimumValue], view[.maximumValue] ?? 1),
        .track(thumb: thumb, length: before.minX <= after.minX ? length : -length))
    case .stepper:
      let values = range(view[.minimumValue], view[.maximumValue] ?? 100)
      let (value, step) = (view[.value], view[.stepValue])
      func stepped(_ name: String, _ step: Double) -> Choice? {
        let isOver = value + step < values.lowerBound || value + step > values.upperBound
        let end = step < 0 ? values.lowerBound : values.upperBound
        let start = step < 0 ? values.upperBound : values.lowerBound
        let next = isOver ? view[.wraps] && value == end ? start : end : value + step
        return part(name).map { Choice($0.frame, value: next) }
      }
      self.init(
        value, in: values,
        .choices([stepped("decrement", -step), stepped("increment", step)].compactMap(\.self)),
        repeats: view[.autorepeat])
    case .segmentedControl:
      let count = view[.items].count
      self.init(
        Double(view[.selectedSegmentIndex]), in: range(-1, Double(count - 1)),
        .choices(
          (0..<count).compactMap { index in
            part("title\(index)").map { Choice($0.frame, value: Double(index)) }
          }))
    case .pageControl:
      let last = max(view[.numberOfPages] - 1, 0)
      let (page, size) = (min(view[.currentPage], last), view.frame.size)
      let isMirrored = (part("dot0")?.frame.minX ?? 0) > (part("dot1")?.frame.minX ?? .infinity)
      let halves = [
        Rect(0, 0, size.width / 2, size.height),
        Rect(size.width / 2, 0, size.width / 2, size.height),
      ]
      let (before, after) = isMirrored ? (halves[1], halves[0]) : (halves[0], halves[1])
      self.init(
        Double(page), in: 0...Double(last),
        .choices([
          Choice(before, value: Double(max(page - 1, 0))),
          Choice(after, value: Double(min(page + 1, last))),
        ]))
    default: return nil
    }
  }
}
