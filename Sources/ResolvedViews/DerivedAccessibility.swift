package import Vocabulary

/// The accessibility that UIKit derives from the content of a view, where the scene sets nothing.
package struct DerivedAccessibility: Hashable, Sendable {
  /// Whether the view is an element that VoiceOver reads.
  package var isElement = false
  /// The label; `nil` for none.
  package var label: String?
  /// The value; `nil` for none.
  package var value: String?
  /// How the element is used.
  package var traits: [AccessibilityTrait] = []
  /// Whether it is read by its value, which is the text in it, so that it needs no label.
  package var isText = false

  /// The derived accessibility of a control: an element with traits, which is dimmed if it is disabled.
  static func control(
    label: String? = nil, value: String? = nil, _ traits: [AccessibilityTrait], isEnabled: Bool
  ) -> DerivedAccessibility {
    DerivedAccessibility(
      isElement: true, label: label, value: value, traits: traits + (isEnabled ? [] : [.notEnabled])
    )
  }
}
