internal import Drawing
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a switch (`UISwitch`): a track and a thumb, which are views. The measures are those that others measured;
/// the shadows are from memory, unverified.
struct SwitchContent: ViewContent {
  private static let inset = 2.0

  var isOn = false
  var onTintColor = Color.clear
  var thumbTintColor = Color.clear
  var isEnabled = true
  var isHighlighted = false
  private var metrics = Platform.iOS18.metrics.controls
  private var trackColor = Color.clear
  private var isMirrored = false

  static let fields = FieldTable<SwitchContent>(
    Field(.isOn, { $1(&$0.isOn) }),
    Field(.onTintColor, { $1(&$0.onTintColor) }, nil: .system(.systemGreen)),
    Field(.thumbTintColor, { $1(&$0.thumbTintColor) }, nil: .white),
    Field(.isEnabled, { $1(&$0.isEnabled) }),
    Field(.isHighlighted, { $1(&$0.isHighlighted) }))

  mutating func adapt(to surroundings: Surroundings) {
    metrics = surroundings.traits.platform.metrics.controls
    trackColor = surroundings.color(metrics.switchTrackColor)
    isMirrored = surroundings.traits.layoutDirection == .rightToLeft
  }

  var accessibility: DerivedAccessibility {
    .control(value: isOn ? "1" : "0", [.button, .toggleButton], isEnabled: isEnabled)
  }

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    (metrics.switchSize.width, metrics.switchSize.height)
  }

  var opacity: Double { isEnabled ? 1 : 0.5 }

  /// A switch has its own size, at the top left corner of a view of any size.
  func parts(in place: ControlPlace) -> [ControlPart] {
    let size = metrics.switchSize
    var track = PartProperties(.view)
    track.set(.backgroundColor, to: .fixed(isOn ? onTintColor : trackColor))
    track.set(.cornerRadius, to: size.height / 2)
    var thumb = PartProperties(.view)
    thumb.set(.backgroundColor, to: .fixed(thumbTintColor))
    thumb.set(.cornerRadius, to: metrics.switchThumb.height / 2)
    thumb.set(.shadowOpacity, to: 0.15)
    thumb.set(.shadowColor, to: .fixed(Color(white: 0)))
    thumb.set(.shadowRadius, to: 4)
    thumb.set(.shadowOffset, to: Size(0, 3))
    let width =
      metrics.switchThumb.width + (isHighlighted && isEnabled ? metrics.switchStretch : 0)
    let isAtRight = isOn != isMirrored
    let x = isAtRight ? size.width - Self.inset - width : Self.inset
    return [
      ControlPart("track", of: place.name, Rect(origin: .zero, size: size), track),
      ControlPart(
        "thumb", of: place.name, Rect(x, Self.inset, width, metrics.switchThumb.height),
        thumb),
    ]
  }
}
