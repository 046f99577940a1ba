package import Drawing

/// The measures, in points, and colours of controls that differ between versions of iOS. Those of iOS 26 were measured by
/// others with Mac Catalyst 26.1, except where noted.
package struct ControlMetrics: Hashable, Sendable {
  /// The size of a switch: 51 × 31 in 92 of about 100 files of Interface Builder up to Xcode 16, and 63 × 28 in
  /// 11 of 13 files of Xcode 26.
  package let switchSize: Size
  /// The size of a switch's thumb, which is 2 points inside of the track.
  package let switchThumb: Size
  /// The additional width of a pressed thumb. That of iOS 26 becomes glass, which is not drawn.
  package let switchStretch: Double
  /// The colour of a switch's track while it is off.
  package let switchTrackColor: DynamicColor
  /// The height of a slider's track.
  package let sliderTrack: Double
  /// The size of a slider's thumb.
  package let sliderThumb: Size
  /// The distance of a slider's track and thumb from both edges (0 and 2; the latter from memory, unverified).
  package let sliderInset: Double
  /// The colour of a slider's track behind its thumb, unless the slider has its own.
  package let sliderTrackColor: DynamicColor
  /// The colour of a stepper's background.
  package let stepperColor: DynamicColor
  /// The colour of the selected segment, unless the control has its own.
  package let selectedSegmentColor: DynamicColor
  /// Whether steppers, segmented controls and buttons with the corner style dynamic are capsules. That of buttons is
  /// from memory, unverified.
  package let areCapsules: Bool

  /// Those of iOS 15 to 18, measured by others and in layout files of Interface Builder.
  static let iOS18 = ControlMetrics(
    switchSize: Size(51, 31), switchThumb: Size(27, 27), switchStretch: 7,
    switchTrackColor: .system(.secondarySystemFill), sliderTrack: 4, sliderThumb: Size(28, 28),
    sliderInset: 2, sliderTrackColor: .system(.systemFill),
    stepperColor: .system(.tertiarySystemFill),
    selectedSegmentColor: .appearances(light: .hex(0xFFFFFF), dark: .hex(0x636366)),
    areCapsules: false)

  /// Those of iOS 26.
  static let iOS26 = ControlMetrics(
    switchSize: Size(63, 28), switchThumb: Size(37, 24), switchStretch: 0,
    switchTrackColor: .appearances(
      light: .fixed(Color(white: 0, alpha: 66 / 255)),
      dark: .fixed(Color(white: 1, alpha: 63 / 255))),
    sliderTrack: 6, sliderThumb: Size(37, 24), sliderInset: 0,
    sliderTrackColor: .appearances(
      light: .fixed(Color(white: 0, alpha: 26 / 255)),
      dark: .fixed(Color(white: 1, alpha: 26 / 255))),
    stepperColor: .system(.quaternarySystemFill),
    selectedSegmentColor: .appearances(light: .hex(0xFFFFFF), dark: .hex(0x5A5A60)),
    areCapsules: true)
}
