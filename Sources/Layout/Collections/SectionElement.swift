package import Drawing
internal import Vocabulary

/// The position of a supplementary or decoration view of a compositional layout.
package struct SectionElement: Hashable, Sendable {
  /// What the view belongs to.
  package enum Owner: Hashable, Sendable {
    /// The background of the section.
    case decoration
    /// The section's boundary.
    case section
    /// An item, by its index.
    case item(Int)
  }

  /// The kind of the view.
  package let elementKind: String
  /// What the view belongs to.
  package internal(set) var owner: Owner
  /// The frame in points. In the coordinates of the section, or of the content.
  package internal(set) var frame: Rect
  /// The order: behind the cells below 0, in front of them above.
  package let zIndex: Int
  /// The edge at which the view stays visible with its section; `nil` if it does not.
  var pin: Pin?
  /// Whether it is pinned, away from its normal position.
  package internal(set) var isPinned = false

  /// An end of the visible part of the content along the scroll direction.
  enum Pin: Hashable, Sendable { case start, end }
}

/// Asks for the size of a supplementary view whose dimensions are estimated.
package struct ElementQuestion: Sendable {
  /// The kind of the view.
  package let elementKind: String
  /// The index of the section.
  package let section: Int
  /// The item's index in the section, for a view that is attached to an item.
  package let item: Int?
  /// The size with the estimates, in points.
  package let size: Size
  /// Whether the view determines its width.
  package let determinesWidth: Bool
  /// Whether the view determines its height.
  package let determinesHeight: Bool

  /// Creates a question.
  package init(
    elementKind: String, section: Int, item: Int?, size: Size, determinesWidth: Bool,
    determinesHeight: Bool
  ) {
    self.elementKind = elementKind
    self.section = section
    self.item = item
    self.size = size
    self.determinesWidth = determinesWidth
    self.determinesHeight = determinesHeight
  }
}

/// Returns the sizes of supplementary views that determine them, in points.
package typealias ElementFitting = @Sendable (ElementQuestion) -> Size
