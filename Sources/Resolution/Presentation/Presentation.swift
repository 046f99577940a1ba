package import Drawing
package import Interaction
package import Scenes

/// A collection view as it is on screen at a moment: every name, frame and value decided, none of it
/// ink yet.
package struct Presentation: Hashable, Sendable {
  /// The extent of the viewport, in points.
  package let size: Size
  /// The ground.
  package let backgroundColor: Color
  /// The cells that are in view, in the order of their items.
  package let cells: [PresentedCell]
}

/// A cell as it is on screen at a moment.
package struct PresentedCell: Hashable, Sendable {
  /// The item that the cell shows.
  package let item: Int
  /// The cell's flags.
  package let state: CellState
  /// The frame in the viewport's coordinates, in points.
  package let frame: Rect
  /// The cell's own view; its frame starts at the origin.
  package let view: PresentedView
}

/// A view as it is on screen at a moment.
package struct PresentedView: Hashable, Sendable {
  /// What a view shows besides its background and its subviews.
  package enum Content: Hashable, Sendable {
    /// Nothing.
    case none
    /// An icon in a colour, scaled to fill the bounds.
    case symbol(Symbol, Color)
  }

  /// The view's name.
  package let name: ViewName
  /// The frame in the superview's coordinates, in points, on the pixel grid.
  package let frame: Rect
  /// The fill of the bounds; `nil` is transparent.
  package let backgroundColor: Color?
  /// The opacity of the view with all that is in it, 0…1.
  package let alpha: Double
  /// Whether the view and all that is in it is left out.
  package let isHidden: Bool
  /// What the view shows.
  package let content: Content
  /// Where the values come from; a property that is not named here has UIKit's default.
  package let origins: [PropertyName: ValueOrigin]
  /// The views in it, from back to front.
  package let subviews: [PresentedView]
}

/// What gave a property its value.
package enum ValueOrigin: Hashable, Sendable {
  /// UIKit itself, as it shows a selected background view.
  case uiKit
  /// The cell as it is written.
  case template
  /// The item of this number.
  case item(Int)
  /// The rule of this number, counted from 0.
  case rule(Int)
}
