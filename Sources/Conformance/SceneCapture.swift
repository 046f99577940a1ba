package import Captures
internal import Drawing
internal import Interaction
internal import Layout
internal import Resolution
internal import ResolvedViews
package import SceneRendering
internal import Scenes
internal import Views
package import Vocabulary

/// Captures a scene as the recorder captures a running cell, so that both can be compared value by value.
package struct SceneCapture {
  let renderer: SceneRenderer
  let item: Int
  /// The constraints of the cell's views, by the names of the views that hold them.
  private let constraints: [String: [CapturedConstraint]]

  /// Prepares a scene.
  ///
  /// - Parameters:
  ///   - renderer: The scene, with the traits of the capture's environment.
  ///   - item: The item whose cell is captured.
  package init(_ renderer: SceneRenderer, item: Int = 0) {
    self.renderer = renderer
    self.item = item
    constraints = Self.constraints(of: renderer.scene.cell)
  }

  /// Captures the states and changes of another capture, in the same traits. A state that the scene does not have is
  /// left out.
  ///
  /// - Throws: `RenderingError` if the scene cannot be laid out in one of the traits.
  package func following(_ theirs: Capture) throws(RenderingError) -> Capture {
    var states: [CapturedState] = []
    var renderers: [Traits: SceneRenderer] = [renderer.traits: renderer]
    for state in theirs.states {
      guard let known = try? renderer.state(state.name) else { continue }
      let traits = renderer.traits.applying(state.traits)
      var own = renderers[traits]
      if own == nil { own = try renderer.with(traits: traits) }
      renderers[traits] = own
      guard let own else { continue }
      guard let tree = try tree(in: own, known) else { continue }
      states.append(CapturedState(name: state.name, traits: state.traits, tree: tree))
    }
    var player = ChangePlayer(self)
    let changes = try player.changes(like: theirs.changes)
    return Capture(
      recorder: "cellophane", cell: theirs.cell, environment: theirs.environment, states: states,
      changes: changes)
  }

  /// Captures states and changes of a scene without a capture to follow.
  ///
  /// - Parameters:
  ///   - states: The states, beginning with `normal`.
  ///   - variants: Other traits, in which all states are captured, too.
  ///   - changes: What leads from one state to another. Their calls and animations are filled in, the latter sampled
  /// thirty times a second.
  package func capture(
    states: [String], variants: [TraitsChange] = [], changes: [CapturedChange] = []
  ) throws(RenderingError) -> Capture {
    let scene = renderer.scene
    let empty = CapturedView(name: "cell", kind: .collectionViewCell, frame: .zero)
    let planned = ([TraitsChange()] + variants).flatMap { traits in
      states.map { CapturedState(name: $0, traits: traits, tree: empty) }
    }
    let traits = renderer.traits
    let plan = Capture(
      recorder: "cellophane",
      cell: CapturedCell(className: scene.cell.cellClass.rawValue),
      environment: CapturedEnvironment(
        traits: traits.change(from: Traits()), scale: Int(traits.displayScale.factor),
        collectionView: scene.collectionView.size,
        backgroundColor: CapturedColor(
          try renderer.presentation(states: [:]).backgroundColor)), states: planned,
      changes: changes)
    var result = try following(plan)
    result.environment = plan.environment
    return result
  }

  /// The cell's views in a state; `nil` if the cell is not of a class that captures have.
  private func tree(
    in renderer: SceneRenderer, _ state: CellState
  ) throws(RenderingError) -> CapturedView? {
    captured(try renderer.presentedCell(item: item, state: state).view)
  }

  /// A presented cell as a capture has it.
  func captured(_ view: PresentedView) -> CapturedView? {
    view.captured(
      cellClass: renderer.scene.cell.cellClass, constraints: constraints,
      naturalSize: naturalSize)
  }

  /// The size of a label's text on one line, as `intrinsicContentSize` has it; `nil` for a text with letters that no
  /// font has.
  private func naturalSize(of view: PresentedView) -> Size? {
    guard case .text(let text)? = CapturedProperty.named("text").flatMap(view.captured),
      case .font(.fixed(let font)) = view.properties.shown(.font)
    else { return nil }
    guard !text.isEmpty else { return Size(0, 0) }
    var widths: [Double] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      guard let line = try? renderer.typeset(String(line), in: font) else { return nil }
      widths.append(line.width)
    }
    let step = renderer.traits.displayScale.factor
    let width = ((widths.max() ?? 0) * step).rounded(.up) / step
    return Size(width, (font.pointSize * 1.2 * Double(lines.count) * step).rounded(.up) / step)
  }

  // MARK: - Constraints

  private static func constraints(of cell: Cell) -> [String: [CapturedConstraint]] {
    var result: [String: [CapturedConstraint]] = [:]
    func add(_ constraints: [Constraint], of name: String, in superview: String) {
      let converted = constraints.flatMap { constraint in
        CapturedConstraint.converted(constraint, owner: name, superview: superview)
      }
      if !converted.isEmpty { result[name] = converted }
    }
    func walk(_ views: [View], in superview: String) {
      for view in views {
        add(view.constraints, of: view.name.rawValue, in: superview)
        walk(view.subviews, in: view.name.rawValue)
      }
    }
    add(cell.constraints, of: "cell", in: "cell")
    add(cell.contentView.constraints, of: "contentView", in: "cell")
    walk(cell.contentView.subviews, in: "contentView")
    walk(cell.subviews, in: "cell")
    return result
  }
}

extension CapturedConstraint {
  /// Converts a constraint of a scene, a shorthand into its parts. A constraint that follows a number, or that names
  /// the collection view, is left out.
  fileprivate static func converted(
    _ constraint: Constraint, owner: String, superview: String
  ) -> [CapturedConstraint] {
    func name(_ anchor: Constraint.Anchor) -> String? {
      switch anchor.view {
      case nil: owner
      case .superview?: superview
      case .collectionView?: nil
      case let view?: view.rawValue
      }
    }
    guard constraint.factor == nil, constraint.isActive, let first = name(constraint.first) else {
      return []
    }
    return constraint.first.attribute.parts.enumerated().compactMap { index, attribute in
      var second: Anchor?
      if let anchor = constraint.second {
        guard let view = name(anchor), anchor.attribute.parts.indices.contains(index) else {
          return nil
        }
        second = Anchor(view, anchor.attribute.parts[index], guide: anchor.guide)
      }
      return CapturedConstraint(
        first: Anchor(first, attribute, guide: constraint.first.guide),
        relation: constraint.relation, second: second, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: constraint.priority.number,
        identifier: constraint.identifier?.rawValue)
    }
  }
}

extension LayoutPriority {
  /// The priority as UIKit's number.
  var number: Double { Double(rawValue) }
}
