package import Drawing
package import Interaction
package import Layout
package import ResolvedViews
internal import Scenes
package import Views
package import Vocabulary

/// A collection view at a moment: all names, frames and values are resolved, but nothing is drawn
/// yet.
package struct Presentation: Hashable, Sendable {
  /// The size of the viewport, in points.
  package let size: Size
  /// The background colour.
  package let backgroundColor: Color
  /// The visible cells, in the order of their items.
  package var cells: [PresentedCell]
  /// The content offset: the point of the content at the top left corner, in points.
  package var contentOffset: Point = .zero
  /// The size of the content, in points.
  package var contentSize: Size = .zero
  /// The number of items, whether visible or not.
  package var itemCount = 0
  /// The visible sections, in order.
  package var sections: [PresentedSection] = []
  /// The context menu that is shown; `nil` for none.
  package var menu: PresentedMenu?
}

/// A cell at a moment.
package struct PresentedCell: Hashable, Sendable {
  /// The index of the item.
  package let item: Int
  /// The cell's flags.
  package let state: CellState
  /// The frame in the viewport's coordinates, in points.
  package var frame: Rect
  /// The cell's own view; its frame starts at the origin.
  package var view: PresentedView
  /// The separator at the cell's lower edge; `nil` for none.
  package var separator: Separator?
  /// The separator at the cell's upper edge; `nil` for none.
  package var topSeparator: Separator?
  /// The separator at the cell's lower edge that is hidden, because the cell or the one below it looks selected; `nil` for
  /// none.
  package var hiddenSeparator: Separator?
  /// Whether the cell looks selected, and so hides the separator of the one above it where that is automatic.
  package var hidesSeparatorAbove = false
  /// The distances of the separator's guide from the leading and the trailing edge, in points; `nil` if no
  /// constraint uses it.
  package var separatorGuide: DirectionalEdgeInsets?
  /// The corners that a list clips, so that a section looks like a card.
  package var cutCorners: CornerMask = []
  /// The radius of these corners, in points.
  package var cutRadius = 0.0

  /// Whether it clips its accessories, because they slide over its edges.
  package var clipsAccessories = false
  /// Whether a finger moves it to another position, or it moves to its place afterwards: it is in front of the others.
  package var isLifted = false

  /// The frame in the viewport's coordinates, in points, with what a swipe has moved it.
  package var shownFrame: Rect { frame.offset(by: Point(swipe?.shift ?? 0, 0)) }
  /// The swipe actions that are shown beside the cell's content; `nil` for none.
  package var swipe: PresentedSwipe?

  /// A separator between two rows of a list.
  package struct Separator: Hashable, Sendable {
    /// The frame in the cell's coordinates, in points.
    package var frame: Rect
    /// The colour.
    package let color: Color
    /// Whether it begins where the text of the content configuration does.
    var followsText = false
    /// Whether the cell below hides it while that looks selected.
    package var isHiddenFromBelow = false
  }
}

/// A view at a moment.
package struct PresentedView: Hashable, Sendable {
  /// The view's name.
  package let name: ViewName
  /// The kind of view.
  package let kind: ViewKind
  /// The frame in the superview's coordinates as layout gives it, in points: before the view's transform, and with the
  /// anchor point in its middle. It is on the pixel grid unless it is animated.
  package var frame: Rect
  /// Pixels per point.
  package let scale: Double
  /// The properties with their origins; colours are resolved for the interface style.
  package var properties: ResolvedProperties
  /// The transform about the anchor point while it is animated; `nil` if it is not.
  package var presentationTransform: Transform?
  /// The typeset lines of a label; `nil` for other views.
  package internal(set) var label: LabelLines?
  /// The layout margins, in points; `nil` if no constraint and no stack uses them.
  let layoutMargins: EdgeInsets?
  /// The installed subviews, from back to front unless their `zPosition` differs.
  package var subviews: [PresentedView]
  /// What the view has shown before, while a transition runs: at most one picture.
  package var outgoing: [OutgoingView] = []

  /// The view with a name among this one and its subviews, also indirect ones; `nil` if there is none.
  package func view(named name: ViewName) -> PresentedView? {
    if self.name == name { return self }
    for subview in subviews {
      if let found = subview.view(named: name) { return found }
    }
    return nil
  }

  /// Creates a view with its frame.
  init(_ view: ResolvedView, _ layout: CellLayout, _ texts: TextStore) {
    name = view.name
    kind = view.kind
    frame = layout.frame(of: view.name)
    scale = layout.scale
    layoutMargins = layout.margins(of: view.name)
    properties = view.properties
    let size = frame.size
    label = view.labelText.map { texts.lines(of: $0, in: size) }
    let hidden = view.properties.content.hiddenSubviews
    let shown = view.subviews.filter { !hidden.contains($0.name) }
      .map { PresentedView($0, layout, texts) }
    var place = ControlPlace(
      name: name, size: size, scale: scale, attributes: view.attributes, texts: texts)
    for view in shown { place.subviewSizes[view.name] = view.frame.size }
    let parts = view.properties.content.parts(in: place)
    let halo = FocusHalo.part(around: parts, in: place).map { [$0] } ?? []
    subviews =
      (halo + parts).map { PresentedView($0, scale: layout.scale, texts) } + shown
  }

  /// Creates a view that a control creates in itself.
  private init(_ part: ControlPart, scale: Double, _ texts: TextStore) {
    let view = part.view
    name = view.name
    kind = view.kind
    frame = part.frame
    self.scale = scale
    layoutMargins = nil
    properties = view.properties
    label = view.labelText.map { texts.lines(of: $0, in: part.frame.size) }
    subviews = []
  }

  /// The properties of every view.
  package var attributes: ViewAttributes { properties.attributes }

  /// The value of a property.
  package subscript<Value>(property: Property<Value>) -> Value { properties[property] }
}
