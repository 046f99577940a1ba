package import Drawing
internal import Layout
package import ResolvedViews
internal import Scenes
internal import Views
package import Vocabulary

extension PresentedCell {
  /// The visible labels and icons of the cell, from back to front.
  package var inks: [PresentedInk] { view.inks }

  /// The lines of text that the cell shows, from back to front.
  package var shownTexts: [String] { view.shownTexts }

  /// Returns the cell with the label or icon of a view in another colour; `.clear` gives the cell
  /// without it.
  package func recoloring(_ name: ViewName, with color: Color) -> PresentedCell {
    var cell = self
    cell.view = view.recoloring(name, with: color)
    return cell
  }
}

extension PresentedView {
  fileprivate var inks: [PresentedInk] {
    guard !attributes.isHidden else { return [] }
    return (ink.map { [$0] } ?? []) + drawnSubviews.flatMap(\.inks)
  }

  fileprivate var shownTexts: [String] {
    guard !attributes.isHidden, attributes.alpha > 0 else { return [] }
    return (label?.lines.map(\.text.string) ?? []) + subviews.flatMap(\.shownTexts)
  }

  private var ink: PresentedInk? {
    guard let (property, kind) = properties.content.legible(label),
      let color = properties.color(property)
    else { return nil }
    return PresentedInk(
      view: name, kind: kind, color: color, origin: properties[property.name].origin)
  }

  fileprivate func recoloring(_ name: ViewName, with color: Color) -> PresentedView {
    var view = self
    if self.name == name, let (property, _) = properties.content.legible(label) {
      let value = TypedValue(property, .fixed(color))
      view.properties.set(
        ChosenValue(value: value, origin: properties[property.name].origin), in: .any)
    }
    view.subviews = subviews.map { $0.recoloring(name, with: color) }
    return view
  }
}
