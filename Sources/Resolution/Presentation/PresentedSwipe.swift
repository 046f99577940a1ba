package import Drawing
internal import Machine
internal import ResolvedViews
package import Vocabulary

/// The swipe actions of a row at a moment.
package struct PresentedSwipe: Hashable, Sendable {
  /// The button of an action.
  package struct Button: Hashable, Sendable {
    /// The action's name.
    package let name: ViewName
    /// The frame in the row's coordinates, in points. The button that is nearest to the edge covers the others.
    package let frame: Rect
    /// What the button shows; `nil` if its view is not known.
    package let view: PresentedView?
    /// Where the view's left edge is, in the row's coordinates, in points. It stays beside the content.
    package let left: Double
  }

  /// How far the content is moved to the right, in points.
  package let shift: Double
  /// The buttons, from the edge inwards.
  package let buttons: [Button]

  /// Presents the actions of a row; `view` returns what a button shows at a size.
  init(_ row: SwipedRow, view: (ViewName, Size) -> PresentedView?) {
    shift = row.sign * row.offset
    buttons = zip(row.actions, row.frames).map { name, frame in
      Button(
        name: name, frame: frame, view: view(name, Size(row.buttonWidth, row.size.height)),
        left: row.sign < 0 ? frame.minX : frame.maxX - row.buttonWidth)
    }
  }

  /// The drawing of a row with its actions, clipped to the row.
  ///
  /// - Parameters:
  ///   - content: The row's content in its own coordinates.
  ///   - size: The size of the row, in points.
  ///   - clip: The outline of the row; `nil` for its bounds.
  ///   - prefix: What the names of layers begin with.
  func layer(
    around content: DisplayList.Layer, size: Size, clip: Path?, prefix: String
  ) -> DisplayList.Layer {
    var content = content
    content.transform = content.transform.concatenating(.translation(Point(shift, 0)))
    let items = buttons.reversed().map { button -> DisplayList.Item in
      var items: [DisplayList.Item] = []
      if let view = button.view {
        if let color = view.attributes.backgroundColor, color.alpha > 0 {
          items.append(.fill(.rect(button.frame), color))
        }
        var layer = view.layer(prefix: "\(prefix)\(button.name.rawValue).")
        layer.transform = layer.transform.concatenating(.translation(Point(button.left, 0)))
        items.append(.layer(layer))
      }
      return .layer(DisplayList.Layer(name: prefix + button.name.rawValue, items: items))
    }
    return DisplayList.Layer(
      clip: clip ?? .rect(Rect(origin: .zero, size: size)), items: items + [.layer(content)])
  }
}
