package import Vocabulary

/// The accessibility attributes of a view that the scene sets.
package struct AccessibilityAttributes: Hashable, Sendable {
  /// Whether the view is an element.
  package var isElement = false
  /// Whether the view and its subviews are hidden from assistive apps.
  package var isHidden = false
  package var label = ""
  package var value = ""
  package var hint = ""
  package var traits: AccessibilityTraits = []
  /// The names of the views that are elements.
  package var elements: [ViewName] = []
  package var actions: [String] = []
}
