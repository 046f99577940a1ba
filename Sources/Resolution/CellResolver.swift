internal import Drawing
internal import Interaction
internal import Scenes

/// Decides the properties of the views of one cell in one state.
struct CellResolver {
  private let cellTemplate: Cell
  private let layout: CellLayout
  private let appearance: Appearance
  private let state: CellState
  /// What items and rules assign, by view, in the order in which it is applied.
  private var assignments: [ViewName: [(change: PropertyChange, origin: ValueOrigin)]] = [:]

  init(scene: Scene, layout: CellLayout, appearance: Appearance, item: Int, state: CellState) {
    cellTemplate = scene.cell
    self.layout = layout
    self.appearance = appearance
    self.state = state
    for assignment in scene.collectionView.items.assignments(ofItem: item) {
      assignments[assignment.view, default: []].append((assignment.change, .item(item)))
    }
    for (index, rule) in scene.rules.enumerated() where rule.when.holds(item: item, state: state) {
      for assignment in rule.assignments {
        assignments[assignment.view, default: []].append((assignment.change, .rule(index)))
      }
    }
  }

  func cell() -> PresentedView {
    view(.cell, .none, cellTemplate.properties, tint: .named(.systemBlue)) { tint in
      cellTemplate.containers.map { name, container in
        view(name, .none, container.properties, tint: tint) { tint in
          views(container.subviews, tint: tint)
        }
      }
    }
  }

  private func views(_ views: [View], tint: DynamicColor) -> [PresentedView] {
    views.map { child in
      view(child.name, child.content, child.properties, tint: tint) { tint in
        self.views(child.subviews, tint: tint)
      }
    }
  }

  private func view(
    _ name: ViewName, _ content: View.Content, _ template: ViewProperties, tint: DynamicColor,
    subviews: (DynamicColor) -> [PresentedView]
  ) -> PresentedView {
    var properties = template
    var origins = template.written
    for (change, origin) in assignments[name] ?? [] {
      properties.apply(change)
      origins[change.name] = origin
    }
    // UIKit shows this view exactly while the cell is selected or highlighted.
    if name == .selectedBackgroundView, !state.has(.selected), !state.has(.highlighted) {
      properties.isHidden = true
      origins[.isHidden] = .uiKit
    }
    let tint = properties.tintColor ?? tint
    return PresentedView(
      name: name, frame: layout.frame(of: name),
      backgroundColor: properties.backgroundColor?.resolved(in: appearance),
      alpha: properties.alpha, isHidden: properties.isHidden,
      content: presented(content, tint: tint), origins: origins, subviews: subviews(tint))
  }

  private func presented(_ content: View.Content, tint: DynamicColor) -> PresentedView.Content {
    switch content {
    case .none: .none
    case .systemImage(let symbol): .symbol(symbol, tint.resolved(in: appearance))
    }
  }
}

extension ViewProperties {
  /// The properties that differ from UIKit's defaults: those that the author must have written.
  fileprivate var written: [PropertyName: ValueOrigin] {
    let defaults = ViewProperties()
    var origins: [PropertyName: ValueOrigin] = [:]
    if backgroundColor != defaults.backgroundColor { origins[.backgroundColor] = .template }
    if alpha != defaults.alpha { origins[.alpha] = .template }
    if isHidden != defaults.isHidden { origins[.isHidden] = .template }
    if tintColor != defaults.tintColor { origins[.tintColor] = .template }
    return origins
  }
}
