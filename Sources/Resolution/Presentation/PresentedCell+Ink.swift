package import Drawing
internal import Layout
package import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

extension PresentedCell {
  /// The maximum number of looks of parts that are examined in one label. Our choice: each is drawn several times.
  fileprivate static let mostParts = 8

  /// The visible labels and icons of the cell, from back to front, each in its view's own colour.
  package var inks: [PresentedInk] { view.inks }

  /// The parts of attributed texts that have colours of their own, from back to front.
  package var partInks: [PresentedInk] { view.partInks }

  /// The lines of text that the cell shows, from back to front.
  package var shownTexts: [String] { view.shownTexts }

  /// Returns the cell with a label, an icon or parts of a text in another colour; `.clear` gives the cell without
  /// them.
  package func recoloring(_ ink: PresentedInk, with color: Color) -> PresentedCell {
    var cell = self
    cell.view = view.recoloring(ink, with: color)
    return cell
  }
}

extension PresentedView {
  fileprivate var inks: [PresentedInk] {
    guard !attributes.isHidden else { return [] }
    return (ink.map { [$0] } ?? []) + drawnSubviews.flatMap(\.inks)
  }

  fileprivate var partInks: [PresentedInk] {
    guard !attributes.isHidden else { return [] }
    let origin = properties[PropertyName.attributedText].origin
    let own = (label?.partStyles ?? []).prefix(PresentedCell.mostParts).map {
      PresentedInk(view: name, part: $0, origin: origin)
    }
    return own + drawnSubviews.flatMap(\.partInks)
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

  fileprivate func recoloring(_ ink: PresentedInk, with color: Color) -> PresentedView {
    var view = self
    if name == ink.view {
      if let part = ink.part {
        view.label = label?.recoloring(part, with: color)
      } else if let (property, _) = properties.content.legible(label) {
        let value = TypedValue(property, .fixed(color))
        view.properties.set(
          ChosenValue(value: value, origin: properties[property.name].origin), in: .any)
      }
    }
    view.subviews = subviews.map { $0.recoloring(ink, with: color) }
    return view
  }
}
