internal import Drawing
package import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a slider (`UISlider`): two tracks and a thumb, which are views.
package struct SliderContent: ViewContent {
  /// Measured by others and in layout files of Interface Builder.
  private static let height = 34.0

  var value = 0.0
  var minimumValue = 0.0
  var maximumValue: Double?
  var minimumTrackTintColor: Color?
  var maximumTrackTintColor: Color?
  var thumbTintColor = Color.clear
  var isEnabled = true
  var isHighlighted = false
  private var metrics = Platform.iOS18.metrics.controls
  private var trackColor = Color.clear
  private var isMirrored = false

  package static let showsTintColor = true

  /// Creates the content before its fields are set; `defaults(in:)` sets UIKit's defaults.
  package init() {}

  package static let fields = FieldTable<SliderContent>(
    Field(.value, { $1(&$0.value) }), Field(.minimumValue, { $1(&$0.minimumValue) }),
    Field(.maximumValue, { $1(&$0.maximumValue) }),
    Field(.minimumTrackTintColor, { $1(&$0.minimumTrackTintColor) }),
    Field(.maximumTrackTintColor, { $1(&$0.maximumTrackTintColor) }),
    Field(.thumbTintColor, { $1(&$0.thumbTintColor) }, nil: .white),
    Field(.isEnabled, { $1(&$0.isEnabled) }),
    Field(.isHighlighted, { $1(&$0.isHighlighted) }))

  package mutating func adapt(to surroundings: Surroundings) {
    metrics = surroundings.traits.platform.metrics.controls
    trackColor = surroundings.color(metrics.sliderTrackColor)
    isMirrored = surroundings.traits.layoutDirection == .rightToLeft
  }

  package var accessibility: DerivedAccessibility {
    .control(
      value: "\(decimal((fraction * 100).rounded()))%", [.adjustable], isEnabled: isEnabled)
  }

  package func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    (nil, Self.height)
  }

  /// As a switch's (measured by others for that one).
  package var opacity: Double { isEnabled ? 1 : 0.5 }

  /// The part of the way that the thumb has gone, 0…1; UIKit limits the value to the range.
  package var fraction: Double {
    let length = (maximumValue ?? 1) - minimumValue
    return length > 0 ? min(max((value - minimumValue) / length, 0), 1) : 0
  }

  package func parts(in place: ControlPlace) -> [ControlPart] {
    let size = place.size
    let thumbSize = metrics.sliderThumb
    let length = max(size.width - 2 * metrics.sliderInset, 0)
    let travel = max(length - thumbSize.width, 0)
    let x = place.pixel(metrics.sliderInset + travel * (isMirrored ? 1 - fraction : fraction))
    let middle = x + thumbSize.width / 2
    func track(_ name: String, _ start: Double, _ end: Double, _ color: Color) -> ControlPart {
      var values = PartProperties(.view)
      values.set(.backgroundColor, to: .fixed(color))
      values.set(.cornerRadius, to: metrics.sliderTrack / 2)
      let top = place.pixel((size.height - metrics.sliderTrack) / 2)
      return ControlPart(
        name, of: place.name, Rect(start, top, max(end - start, 0), metrics.sliderTrack),
        values)
    }
    let (left, right) = (metrics.sliderInset, metrics.sliderInset + length)
    let minimum = minimumTrackTintColor ?? place.attributes.tintColor
    var thumb = PartProperties(.view)
    thumb.set(.backgroundColor, to: .fixed(thumbTintColor))
    thumb.set(.cornerRadius, to: thumbSize.height / 2)
    thumb.set(.shadowOpacity, to: 0.15)
    thumb.set(.shadowColor, to: .fixed(Color(white: 0)))
    thumb.set(.shadowRadius, to: 4)
    thumb.set(.shadowOffset, to: Size(0, 3))
    return [
      track(
        "maximumTrack", isMirrored ? left : middle, isMirrored ? middle : right,
        maximumTrackTintColor ?? trackColor),
      track("minimumTrack", isMirrored ? middle : left, isMirrored ? right : middle, minimum),
      ControlPart(
        "thumb", of: place.name,
        Rect(
          x, place.pixel((size.height - thumbSize.height) / 2), thumbSize.width, thumbSize.height),
        thumb),
    ]
  }
}
