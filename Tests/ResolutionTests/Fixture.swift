import CollectionLayouts
import Drawing
import Foundation
import Interaction
import Machine
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import ResolvedViews
@testable import SceneReading
@testable import Scenes

/// The scenes that these tests look at.
enum Fixture {
  /// `selection.cell.yaml` as it is, or with what a test changes.
  static func selection(_ change: (inout Scene) -> Void = { _ in }) throws -> Scene {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Fixtures/Scenes/selection.cell.yaml")
    var scene = try SceneDocument([UInt8](Data(contentsOf: file)), file: "selection").scene
    change(&scene)
    return scene
  }

  /// A scene of cells of 92 × 92 pt that hold `views`, three in a row.
  static func scene(_ views: View..., rules: [Rule] = [], items: Items = .count(3)) -> Scene {
    Scene(
      cell: Cell(
        backgroundView: Container(), selectedBackgroundView: Container(),
        contentView: Container(subviews: views)), rules: rules,
      collectionView: CollectionView(
        size: Size(320, 116),
        collectionViewLayout: .flow(itemSize: Size(92, 92), sectionInset: 12), items: items))
  }
}

extension Constraint {
  /// The constraint that a scene file writes as `text`.
  static func text(_ text: String) throws -> Constraint { try ConstraintText.parse(text) }
}

extension [Constraint] {
  static func texts(_ texts: String...) throws -> [Constraint] { try texts.map(Constraint.text) }
}

extension PresentedView {
  /// The view of that name, here or further in.
  func view(_ name: ViewName) -> PresentedView? {
    self.name == name ? self : subviews.lazy.compactMap { $0.view(name) }.first
  }
}

extension CellLayout {
  /// The layout of a cell as it is written, in its normal state; an error for what it drops or leaves
  /// open.
  init(checking cell: Cell, size: Size, scale: Double) throws(ResolutionFailure) {
    let scene = Scene(cell: cell, collectionView: CollectionView(size: size, items: .count(1)))
    let resolver = try CellResolver(
      CellTemplate(scene), in: Surroundings(Traits()), item: 0, state: .normal)
    let texts = TextStore(BoxTypesetter(), scale: scale)
    let hierarchy = LayoutHierarchy(cell)
    let (layout, verdict) = CellLayout.checked(
      hierarchy, LayoutContext(size: size, scale: scale, direction: .leftToRight, texts: texts),
      input: LayoutInput(resolver.cell(), texts: texts), ConstraintStore(hierarchy))
    let problems = verdict.map { $0.conflicts + $0.undecided } ?? []
    guard problems.isEmpty else {
      throw ResolutionFailure(problems: cell.located(problems, layout: "flowLayout"))
    }
    self = layout
  }
}

extension PresentedView {
  /// What gave a property its value, without the place where it stands.
  func giver(of property: PropertyName) -> Giver {
    switch properties[property].origin {
    case .classDefault: .classDefault
    case .uiKit: .uiKit
    case .style(let style, _): .style(style)
    case .transformer(let transformer, _): .transformer(transformer)
    case .template: .template
    case .item(let item, _): .item(item)
    case .rule(let rule, _): .rule(rule)
    case .inherited(let owner): .inherited(from: owner)
    }
  }
}

/// What gave a property its value.
enum Giver: Equatable {
  case classDefault, uiKit, template
  case style(String)
  case transformer(PropertyName)
  case item(Int)
  case rule(Int)
  case inherited(from: ViewName)
}

extension ResolvedScene {
  /// A view of an item's cell in a state.
  func view(_ name: ViewName, item: Int = 0, _ state: CellState = .normal) -> PresentedView? {
    cell(item: item, state: state).view.view(name)
  }
}

/// Stages as tests name them.
extension ResolvedScene {
  /// The initial stage, scrolled to an offset, with the cells there in given states.
  func stage(
    scrolledTo offset: Point? = nil, states: (Int) -> CellState = { _ in .normal }
  ) -> Stage {
    var stage = initialStage
    if let offset { stage.scroll.contentOffset = offset }
    let items = Set(viewport(of: stage).visibleItems + initialStage.sizes.keys)
    return machine.posing(
      Dictionary(uniqueKeysWithValues: items.map { ($0, states($0)) }), in: stage)
  }

  func presentation(states: (Int) -> CellState) -> Presentation {
    presentation(of: stage(states: states))
  }

  func presentation(scrolledTo offset: Point) -> Presentation {
    presentation(of: stage(scrolledTo: offset))
  }

  func viewport() -> Viewport { viewport(of: initialStage) }

  func viewport(scrolledTo offset: Point, states: (Int) -> CellState) -> Viewport {
    viewport(of: stage(scrolledTo: offset, states: states))
  }

  func item(
    at point: Point, in viewport: Viewport? = nil, states: (Int) -> CellState
  ) -> Int? {
    machine.item(at: point, in: stage(scrolledTo: viewport?.contentOffset, states: states))
  }

  func scrollRange(in viewport: Viewport) -> ClosedRange<Double> {
    machine.scrollRange(in: viewport)
  }

  func isScrollable(in viewport: Viewport) -> Bool { machine.isScrollable(in: viewport) }
}
