package import Drawing
package import Vocabulary

/// A label or icon whose contrast is checked.
package struct PresentedInk: Hashable, Sendable {
  /// The kind of foreground.
  package enum Kind: Hashable, Sendable {
    /// Text in a font.
    case text(Font)
    /// An icon, or an image that is drawn in the tint colour.
    case icon
  }

  /// The name of the view.
  package let view: ViewName
  /// The kind of foreground.
  package let kind: Kind
  /// Its colour.
  package let color: Color
  /// The origin of its colour.
  package let origin: ValueOrigin

  /// Creates a foreground.
  package init(view: ViewName, kind: Kind, color: Color, origin: ValueOrigin) {
    self.view = view
    self.kind = kind
    self.color = color
    self.origin = origin
  }
}
