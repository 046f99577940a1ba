package import Drawing
package import Vocabulary

/// An accessibility element in a view that the recorder cannot look into, as VoiceOver reads it.
package struct CapturedElement: Hashable, Sendable {
  /// Its accessibility label; `nil` for none.
  package var label: CaptureValue?
  /// The value; `nil` for none.
  package var value: CaptureValue?
  /// The effect of its activation; `nil` for none.
  package var hint: CaptureValue?
  /// How it is used.
  package var traits: [AccessibilityTrait]
  /// The frame in the view's coordinates, in points; `nil` if it was not recorded.
  package var frame: Rect?

  /// Creates an element.
  package init(
    label: CaptureValue? = nil, value: CaptureValue? = nil, hint: CaptureValue? = nil,
    traits: [AccessibilityTrait] = [], frame: Rect? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.frame = frame
  }

  /// The texts by the names of UIKit's properties.
  package var texts: [(property: String, text: CaptureValue?)] {
    [("accessibilityLabel", label), ("accessibilityValue", value), ("accessibilityHint", hint)]
  }
}
