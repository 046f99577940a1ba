package import Drawing
package import Layout
package import Vocabulary

/// A label, an icon or parts of a label's text whose contrast is checked.
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
  /// The parts of an attributed text, by their look; `nil` for what is in the view's own colour.
  package let part: LabelLines.PartStyle?

  /// Whether it is only some parts of the view's text.
  package var isPart: Bool { part != nil }

  /// Creates a foreground in the view's own colour.
  package init(view: ViewName, kind: Kind, color: Color, origin: ValueOrigin) {
    self.view = view
    self.kind = kind
    self.color = color
    self.origin = origin
    part = nil
  }

  /// Creates a foreground of parts of an attributed text.
  package init(view: ViewName, part: LabelLines.PartStyle, origin: ValueOrigin) {
    self.view = view
    kind = part.isSymbol ? .icon : .text(part.font)
    color = part.color
    self.origin = origin
    self.part = part
  }
}
