internal import Drawing
internal import Layout
internal import Scenes
internal import Vocabulary

/// The content of a switch (`UISwitch`) as in iOS 13 to 18: a track and a thumb, which are views. The
/// measures are those that others measured; the shadows are from memory, unverified.
struct SwitchContent: ViewContent {
  private static let size = Size(51, 31)
  private static let thumb = 27.0
  private static let inset = 2.0
  /// The additional width of a pressed thumb, in points.
  private static let stretch = 7.0

  var isOn = false
  var onTintColor = Color.clear
  var thumbTintColor = Color.clear
  var isEnabled = true
  var isHighlighted = false
  private var trackColor = Color.clear
  private var isMirrored = false

  static let fields = FieldTable<SwitchContent>(
    Field(.isOn, \.isOn), Field(.onTintColor, \.onTintColor, nil: .named(.systemGreen)),
    Field(.thumbTintColor, \.thumbTintColor, nil: .white), Field(.isEnabled, \.isEnabled),
    Field(.isHighlighted, \.isHighlighted))

  mutating func adapt(to surroundings: Surroundings) {
    trackColor = surroundings.color(.named(.secondarySystemFill))
    isMirrored = surroundings.traits.layoutDirection == .rightToLeft
  }

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    (Self.size.width, Self.size.height)
  }

  var opacity: Double { isEnabled ? 1 : 0.5 }

  /// A switch has its own size whatever the view's size is, at its top left corner.
  func parts(in place: ControlPlace) -> [ControlPart] {
    var track = CascadedValues()
    track.set(.backgroundColor, to: .fixed(isOn ? onTintColor : trackColor))
    track.set(.cornerRadius, to: Self.size.height / 2)
    var thumb = CascadedValues()
    thumb.set(.backgroundColor, to: .fixed(thumbTintColor))
    thumb.set(.cornerRadius, to: Self.thumb / 2)
    thumb.set(.shadowOpacity, to: 0.15)
    thumb.set(.shadowColor, to: .fixed(Color(white: 0)))
    thumb.set(.shadowRadius, to: 4)
    thumb.set(.shadowOffset, to: Size(0, 3))
    let width = Self.thumb + (isHighlighted && isEnabled ? Self.stretch : 0)
    let isAtRight = isOn != isMirrored
    let x = isAtRight ? Self.size.width - Self.inset - width : Self.inset
    return [
      ControlPart("track", of: place.name, .view, Rect(origin: .zero, size: Self.size), track),
      ControlPart(
        "thumb", of: place.name, .view, Rect(x, Self.inset, width, Self.thumb), thumb),
    ]
  }
}
