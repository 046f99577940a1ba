/// Something in the file that is not in the scene, or not exactly.
package struct ImportNote: Hashable, Sendable {
  /// How much the note matters.
  package enum Kind: String, CaseIterable, Sendable {
    /// A view of which only the place is left.
    case view
    /// A property with an effect on the picture that is left out.
    case property
    /// A constraint that is left out.
    case constraint
    /// A value that is replaced by a similar one.
    case substitute
    /// A class of the app's own, which may look different when the app runs.
    case customClass
    /// A font that UIKit knows only if the app's code registers it.
    case font
    /// Something without a look: gestures, segues, actions.
    case connection
  }

  /// How much the note matters.
  package let kind: Kind
  /// The line in the file, counted from 1.
  package let line: Int
  /// The name of the view in the scene; empty for the document.
  package let view: String
  /// The omission and its replacement, in a sentence.
  package let message: String

  /// Whether something is left out. Custom classes, the registration of fonts and connections belong to the app's code.
  package var isLeftOut: Bool {
    switch kind {
    case .view, .property, .constraint, .substitute: true
    case .customClass, .font, .connection: false
    }
  }

  /// The note as a sentence that begins with the view.
  package var text: String { view.isEmpty ? message : "\(view): \(message)" }
}
