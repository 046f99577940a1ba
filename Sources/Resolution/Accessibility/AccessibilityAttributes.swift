/// What a view tells assistive apps, as far as the scene says it.
package struct AccessibilityAttributes: Hashable, Sendable {
  /// Whether the view is an element.
  var isElement = false
  /// Whether the view and its subviews are hidden from assistive apps.
  var isHidden = false
  var label = ""
  var value = ""
  var hint = ""
  var traits: [String] = []
  /// The names of the views that are elements.
  var elements: [String] = []
  var actions: [String] = []
}
