internal import Drawing
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a stepper (`UIStepper`): two halves with a line between them, which are views.
struct StepperContent: ViewContent {
  // Measured by others and in layout files of Interface Builder.
  private static let size = Size(94, 32)
  private static let bar = 13.0
  private static let lineWidth = 1.0
  // From memory, unverified.
  private static let radius = 8.0
  private static let barWidth = 1.5
  private static let lineInset = 7.0

  var value = 0.0
  var minimumValue = 0.0
  var maximumValue: Double?
  var stepValue = 1.0
  var wraps = false
  var autorepeat = true
  var isEnabled = true
  var isHighlighted = false
  private var fillColor = Color.clear
  private var barColor = Color.clear
  private var endColor = Color.clear
  private var lineColor = Color.clear
  private var radius = Self.radius
  private var isMirrored = false

  static let fields = FieldTable<StepperContent>(
    Field(.value, { $1(&$0.value) }), Field(.minimumValue, { $1(&$0.minimumValue) }),
    Field(.maximumValue, { $1(&$0.maximumValue) }), Field(.stepValue, { $1(&$0.stepValue) }),
    Field(.wraps, { $1(&$0.wraps) }), Field(.autorepeat, { $1(&$0.autorepeat) }),
    Field(.isEnabled, { $1(&$0.isEnabled) }),
    Field(.isHighlighted, { $1(&$0.isHighlighted) }))

  mutating func adapt(to surroundings: Surroundings) {
    let metrics = surroundings.traits.platform.metrics.controls
    fillColor = surroundings.color(metrics.stepperColor)
    radius = metrics.areCapsules ? Self.size.height / 2 : Self.radius
    barColor = surroundings.color(.system(.label))
    endColor = surroundings.color(.system(.tertiaryLabel))
    lineColor = surroundings.color(.system(.quaternaryLabel))
    isMirrored = surroundings.traits.layoutDirection == .rightToLeft
  }

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    (Self.size.width, Self.size.height)
  }

  /// A stepper has its own size, at the top left corner of a view of any size. A half is dimmed at its end.
  func parts(in place: ControlPlace) -> [ControlPart] {
    func part(_ name: String, _ frame: Rect, _ color: Color, radius: Double = 0) -> ControlPart {
      var values = PartProperties(.view)
      values.set(.backgroundColor, to: .fixed(color))
      if radius > 0 { values.set(.cornerRadius, to: radius) }
      return ControlPart(name, of: place.name, frame, values)
    }
    func half(_ name: String, _ index: Int, _ label: String) -> ControlPart {
      let isAtLeft = (index == 0) != isMirrored
      var values = PartProperties(.view)
      values.set(.isAccessibilityElement, to: true)
      values.set(.accessibilityLabel, to: label)
      values.set(.accessibilityTraits, to: .button)
      let width = Self.size.width / 2
      return ControlPart(
        name, of: place.name, Rect(isAtLeft ? 0 : width, 0, width, Self.size.height), values)
    }
    func center(_ index: Int) -> Double {
      Self.size.width * ((index == 0) != isMirrored ? 0.25 : 0.75)
    }
    func across(_ x: Double) -> Rect {
      Rect(
        x - Self.bar / 2, (Self.size.height - Self.barWidth) / 2, Self.bar, Self.barWidth)
    }
    let canFall = isEnabled && (wraps || value > minimumValue)
    let canRise = isEnabled && (wraps || value < maximumValue ?? 100)
    let upright = Rect(
      center(1) - Self.barWidth / 2, (Self.size.height - Self.bar) / 2, Self.barWidth, Self.bar)
    let line = Rect(
      (Self.size.width - Self.lineWidth) / 2, Self.lineInset, Self.lineWidth,
      Self.size.height - 2 * Self.lineInset)
    return [
      part("background", Rect(origin: .zero, size: Self.size), fillColor, radius: radius),
      part("divider", line, lineColor),
      half("decrement", 0, "Decrement"), half("increment", 1, "Increment"),
      part("minus", across(center(0)), canFall ? barColor : endColor),
      part("plus", across(center(1)), canRise ? barColor : endColor),
      part("plusUpright", upright, canRise ? barColor : endColor),
    ]
  }
}
