package import Drawing
package import Interaction
package import Layout
package import Scenes
package import Vocabulary

/// A collection view as it is on screen at a moment: every name, frame and value decided, none of it
/// ink yet.
package struct Presentation: Hashable, Sendable {
  /// The extent of the viewport, in points.
  package let size: Size
  /// The ground.
  package let backgroundColor: Color
  /// The cells that are in view, in the order of their items.
  package internal(set) var cells: [PresentedCell]
  /// The point of the content that is in the top left corner.
  package var contentOffset: Point = .zero
  /// The extent of the content, in points.
  package var contentSize: Size = .zero
  /// How many items there are, in view or not.
  package var itemCount = 0
  /// The sections that are in view, in order.
  package internal(set) var sections: [PresentedSection] = []
}

/// A cell as it is on screen at a moment.
package struct PresentedCell: Hashable, Sendable {
  /// The item that the cell shows.
  package let item: Int
  /// The cell's flags.
  package let state: CellState
  /// The frame in the viewport's coordinates, in points.
  package internal(set) var frame: Rect
  /// The cell's own view; its frame starts at the origin.
  package internal(set) var view: PresentedView
  /// The line that a list draws at the cell's lower edge, if it does.
  package var separator: Separator?
  /// The line that a list draws at the cell's upper edge, if it does.
  package var topSeparator: Separator?
  /// The corners that a list cuts off the cell, so that a section looks like a card.
  package var cutCorners: CornerMask = []
  /// The radius of these corners, in points.
  package var cutRadius = 0.0

  /// A line between two rows of a list.
  package struct Separator: Hashable, Sendable {
    /// The frame in the cell's coordinates, in points.
    package let frame: Rect
    /// The colour.
    package let color: Color
  }
}

/// A view as it is on screen at a moment.
package struct PresentedView: Hashable, Sendable {
  /// The view's name.
  package let name: ViewName
  /// What kind of view it is.
  package let kind: ViewKind
  /// The frame in the superview's coordinates before the view's transform, in points; on the pixel grid
  /// unless it is on its way.
  package internal(set) var frame: Rect
  /// Pixels a point.
  package let scale: Double
  /// The properties with what gave them their values; colours are those of the appearance.
  package internal(set) var properties: ResolvedProperties
  /// The transform while it is on its way to that of the properties, as a map about the centre; `nil` when
  /// it is not.
  package internal(set) var transformOnItsWay: Transform?
  /// The lines of a label; `nil` for other views.
  package let label: LabelLines?
  /// The layout margins, in points; `nil` when no constraint and no stack keeps to them.
  let layoutMargins: Insets?
  /// The views in it that are installed, from back to front if their `zPosition` says nothing else.
  package internal(set) var subviews: [PresentedView]

  /// Puts a view where it belongs.
  init(_ view: ResolvedView, _ layout: CellLayout, _ texts: TextStore) {
    name = view.name
    kind = view.kind
    frame = layout.frame(of: view.name)
    scale = layout.scale
    layoutMargins = layout.margins(of: view.name)
    properties = view.properties
    let size = frame.size
    label = view.labelText.map { texts.lines(of: $0, in: size) }
    subviews = view.subviews.map { PresentedView($0, layout, texts) }
  }

  /// What every view has.
  var attributes: ViewAttributes { properties.attributes }

  /// The value of a property, by its name.
  package subscript<Value>(property: Property<Value>) -> Value { properties[property] }
}
