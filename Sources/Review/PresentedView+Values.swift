package import Drawing
package import Resolution
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

extension PresentedView {
  /// Visits this view and its subviews with their frames; a cell's frame is in the viewport.
  package func forEachView(frame: Rect, _ visit: (PresentedView, Rect) -> Void) {
    visit(self, frame)
    for view in subviews { view.forEachView(frame: view.frame, visit) }
  }

  /// Visits the values of the view, by the names of properties and their components.
  package func forEachValue(frame: Rect, _ visit: (String, PropertyTrace.Value) -> Void) {
    func number(_ property: String, _ value: Double) { visit(property, .number(value)) }
    number("center.x", frame.midX)
    number("center.y", frame.midY)
    number("bounds.size.width", frame.size.width)
    number("bounds.size.height", frame.size.height)
    if let outgoing = outgoing.first { number("transition", outgoing.progress) }
    for (property, value) in shownValues {
      switch value {
      case .number(let value): number(property.rawValue, value)
      case .color(let color):
        // The colour is already resolved: a fixed colour is the same in both appearances.
        let color = color?.resolved(in: .light) ?? .clear
        number("\(property.rawValue).red", color.red)
        number("\(property.rawValue).green", color.green)
        number("\(property.rawValue).blue", color.blue)
        number("\(property.rawValue).alpha", color.alpha)
      case .offset(let offset):
        number("\(property.rawValue).width", offset.width)
        number("\(property.rawValue).height", offset.height)
      case .unitPoint(let point):
        number("\(property.rawValue).x", point.x)
        number("\(property.rawValue).y", point.y)
      case .transform(let transform):
        guard let parts = (presentationTransform ?? transform.matrix).parts else { continue }
        number("transform.scale.x", parts.scaleX)
        number("transform.scale.y", parts.scaleY)
        number(PropertyTrace.rotation, parts.rotation)
        number("transform.translation.x", parts.translation.x)
        number("transform.translation.y", parts.translation.y)
      default: visit(property.rawValue, .text(value.sceneText))
      }
    }
  }

  /// The properties of the view's kind with their values on screen. The margins are listed once, with leading and
  /// trailing.
  private var shownValues: [(PropertyName, PropertyValue)] {
    kind.properties.compactMap { name in
      if name == .layoutMargins { return nil }
      let value = properties[name].value
      // A colour that is not set is the one that stands for nil.
      return (name, value == .color(nil) ? properties.shown(name) : value)
    }
  }
}
