package import Diagrams
internal import Drawing
internal import Films
internal import Interaction
internal import Machine
internal import Motion
package import Resolution
internal import ResolvedViews
internal import Review
package import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary
internal import Wording

extension SceneRenderer {
  /// A sheet for hand-off that measures a cell: dimension lines outside of it, fonts and colours as callouts, and what
  /// its states change. The whole collection view is drawn with frames over it instead.
  package func pictureWithDimensions(of subject: Subject) throws(RenderingError) -> Picture {
    guard let cell = subject.presentedCell else { return try pictureWithLayout(of: subject) }
    let sheet = try redlineSheet(of: cell)
    return picture(
      titled: "specification", description: sheet.content.description,
      displayList: sheet.displayList)
  }

  /// The redline sheet of a cell.
  package func redlineSheet(of cell: PresentedCell) throws(RenderingError) -> RedlineSheet {
    let content = try RedlineSource(self, cell).content()
    do {
      return try RedlineSheet(content, palette: palette(nil), typesetter: typesetter)
    } catch {
      throw .diagram(error)
    }
  }
}

/// Collects the contents of a redline sheet.
private struct RedlineSource {
  private let renderer: SceneRenderer
  private let cell: PresentedCell
  private let stage: LookStage

  init(_ renderer: SceneRenderer, _ cell: PresentedCell) {
    (self.renderer, self.cell) = (renderer, cell)
    stage = LookStage(renderer)
  }

  func content() throws(RenderingError) -> RedlineContent {
    RedlineContent(
      title: renderer.scene.title, state: cell.state.text(separator: " and "),
      specimen: try renderer.specimens(of: [cell], on: stage)[0], size: cell.frame.size,
      parts: try RedlineParts(renderer, cell, on: stage).list, tints: try tints(), facts: facts,
      elements: renderer.elements(of: cell), changes: changes)
  }

  // MARK: - Colours

  /// The maximum number of listed colours. Our choice.
  private static let mostTints = 24

  private func tints() throws(RenderingError) -> [RedlineContent.Tint] {
    func view(_ userInterfaceStyle: UserInterfaceStyle) throws(RenderingError) -> PresentedView {
      guard userInterfaceStyle != renderer.traits.userInterfaceStyle else { return cell.view }
      var traits = renderer.traits
      traits.userInterfaceStyle = userInterfaceStyle
      return try renderer.with(traits: traits).presentedCell(item: cell.item, state: cell.state)
        .view
    }
    let (light, dark) = (try view(.light).shownViews, try view(.dark).allViews)
    let others = Dictionary(
      dark.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var tints: [RedlineContent.Tint] = []
    for view in light {
      for (name, value) in view.properties.mentioned where value.origin != .classDefault {
        guard case .color(let color?) = value.value else { continue }
        var source = renderer.written(
          name, of: view.name, item: cell.item, state: cell.state)
        if source.count > 32 { source = "" }
        var other: Color?
        if case .color(let color?)? = others[view.name]?.properties[name].value {
          other = color.resolved(in: .dark)
        }
        let tint = RedlineContent.Tint(
          subject: Self.subject(view.name, name), source: source, light: color.resolved(in: .light),
          dark: other)
        let isHidden = (tint.light?.alpha ?? 0) <= 0 && (tint.dark?.alpha ?? 0) <= 0
        if !isHidden, !tints.contains(tint) { tints.append(tint) }
      }
    }
    return Array(tints.prefix(Self.mostTints))
  }

  private static func subject(_ view: ViewName, _ property: PropertyName) -> String {
    let words = [
      "textColor": "", "backgroundColor": "background", "tintColor": "tint",
      "borderColor": "border", "fillColor": "fill", "strokeColor": "line", "shadowColor": "shadow",
      "color": "",
    ]
    let what = words[property.rawValue] ?? spacedWords(property.rawValue)
    return CellDifference.namedSubject(view, what)
  }

  // MARK: - The cell

  private var facts: [RedlineContent.Fact] {
    var facts: [RedlineContent.Fact] = []
    func short(_ number: Double) -> String { decimal(number, places: 2) }
    let whole = cell.frame.size
    let filling = cell.view.allViews.filter { $0.frame.size == whole && $0.isVisible }
    if let view = filling.first(where: { $0[.cornerRadius] > 0 }) {
      let curve = view[.cornerCurve] == .continuous ? " continuous" : ""
      facts.append(RedlineContent.Fact("corner", short(view[.cornerRadius]) + curve))
    }
    if let view = filling.first(where: { $0[.shadowOpacity] > 0 }) {
      let offset = view[.shadowOffset]
      let alpha = Int((view[.shadowOpacity] * 100).rounded())
      facts.append(
        RedlineContent.Fact(
          "shadow",
          "\(alpha) %, x \(short(offset.width)), y \(short(offset.height)),"
            + " radius \(short(view[.shadowRadius]))"))
    }
    if let view = filling.first(where: { $0[.borderWidth] > 0 }) {
      facts.append(RedlineContent.Fact("border", short(view[.borderWidth])))
    }
    let presentation = renderer.resolved.presentation(of: renderer.resolved.initialStage)
    let frames = presentation.cells.map(\.frame)
    if let (one, other) = zip(frames, frames.dropFirst()).first(where: { _, _ in true }) {
      let isBelow = other.minY >= one.maxY
      let distance = isBelow ? other.minY - one.maxY : other.minX - one.maxX
      if distance > 0 {
        facts.append(
          RedlineContent.Fact(
            "distance", "\(short(distance)) to the next \(isBelow ? "row" : "cell")"))
      }
    }
    if let first = frames.first, presentation.size.width > first.size.width {
      facts.append(
        RedlineContent.Fact(
          "width", "\(short(first.size.width)) of \(short(presentation.size.width))"))
    }
    return facts
  }

  // MARK: - States

  /// The old and the new value; what is not transformed has a scale of 1 and is not turned.
  private static func values(of difference: CellDifference) -> String {
    let isTransform = difference.property == .transform
    let plain =
      isTransform && difference.subject.hasSuffix("scale")
      ? "1" : isTransform && difference.subject.hasSuffix("turned") ? "0°" : nil
    return (difference.old ?? plain).map { "\($0) → \(difference.new)" } ?? difference.new
  }

  /// The maximum number of listed differences of one state. Our choice.
  private static let mostDifferences = 6

  private var changes: [RedlineContent.Change] {
    let content = RegionContent(renderer, item: cell.item)
    let chart = content.states
    var changes: [RedlineContent.Change] = []
    for (index, region) in chart.regions.enumerated() {
      var base = content.looks.base(for: [index])
      base[index] = region.initial
      let start = renderer.resolved.cell(item: cell.item, state: chart.cellState(base))
      let isOfApp = region.arrows.allSatisfy(\.isOfApp)
      for place in region.places.indices where place != region.initial {
        var places = base
        places[index] = place
        let end = renderer.resolved.cell(item: cell.item, state: chart.cellState(places))
        let list = renderer.differences(from: start, to: end)
        for difference in list.prefix(Self.mostDifferences) {
          changes.append(
            RedlineContent.Change(
              state: content.names.fullName(ofPlace: place, in: index), isOfApp: isOfApp,
              subject: difference.namedSubject, values: Self.values(of: difference),
              motion: RedlineMotion(renderer, cell.item).text(difference, from: start, to: end)))
        }
        if list.count > Self.mostDifferences {
          changes.append(
            RedlineContent.Change(
              state: content.names.fullName(ofPlace: place, in: index), isOfApp: isOfApp,
              subject: "+ \(list.count - Self.mostDifferences) more", values: "", motion: ""))
        }
      }
    }
    return changes
  }
}

extension PresentedView {
  /// The view and all views inside.
  fileprivate var allViews: [PresentedView] { [self] + subviews.flatMap(\.allViews) }

  /// The view and all in it that no view around them hides; nothing if it is hidden itself.
  fileprivate var shownViews: [PresentedView] {
    isVisible ? [self] + subviews.flatMap(\.shownViews) : []
  }

  /// Whether the view is shown, unless a view around it is hidden.
  fileprivate var isVisible: Bool { !self[.isHidden] && self[.alpha] > 0 }
}
