internal import Drawing
package import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
package import Vocabulary

/// Views that a view around them clips away in all layouts.
extension ResolvedScene {
  /// A view that lies wholly outside of one that clips it.
  package struct UnseenView: Hashable, Sendable {
    /// The view.
    package let name: ViewName
    /// The view that clips it.
    package let clipper: ViewName
    /// The item of a cell in which that is so.
    package let item: Int
    /// The state of that cell.
    package let state: CellState
  }

  /// The views that no layout shows, because one around them clips them; not the views in them. A view is left out if
  /// something else than layout may move it in: a transform, an animation of its layer, a number, or the place in the
  /// viewport; and so is one that passes from one side of what is shown to another.
  ///
  /// - Parameter layouts: Cells with all layouts of the scene.
  package func unseenViews(in layouts: [(item: Int, state: CellState)]) -> [UnseenView] {
    guard !followsViewport else { return [] }
    let moving = viewsAssigned([.transform, .anchorPoint]).union(
      scene.rules.flatMap(\.layerAnimations).map(\.view))
    let unclipped = viewsAssigned([.clipsToBounds], byRulesOnly: true)
    let followsNumbers = followedStates.map { !$0.layoutStates.isEmpty } ?? false
    var (found, order): ([ViewName: HiddenPlace], [ViewName]) = ([:], [])
    var shown: Set<ViewName> = []
    for (item, state) in layouts {
      let size = size(ofItem: item, state: state)
      let layout = self.layouts.layout(for: layoutInput(ofItem: item, state: state), size: size)
      func visit(_ view: ResolvedView, in origin: Point, _ outer: Clipping) {
        let (name, attributes, kept) = (view.name, view.attributes, view.attributes.mask)
        guard !attributes.isHidden, attributes.alpha >= 0.01 else { return }
        let frame =
          name == .cell
          ? Rect(origin: .zero, size: size) : layout.frame(of: name).offset(by: origin)
        var clipping = outer
        // A view outside may throw a shadow inside.
        if moving.contains(name) || attributes.shadowOpacity > 0 { clipping.isCertain = false }
        if let clipper = clipping.clipper(of: frame) {
          let sides = clipping.sides(of: frame)
          if let known = found[name] {
            let common = known.sides.intersection(sides)
            found[name]?.sides = common
            if common.isEmpty || (followsNumbers && known.frame != frame) { shown.insert(name) }
          } else {
            let unseen = UnseenView(name: name, clipper: clipper, item: item, state: state)
            found[name] = HiddenPlace(view: unseen, frame: frame, sides: sides)
            order.append(name)
          }
          // One finding is enough for the views in it.
          clipping.isCertain = false
        } else {
          shown.insert(name)
        }
        if attributes.clipsToBounds {
          clipping.area = clipping.area.map { $0.intersection(frame) ?? .zero } ?? frame
          clipping.views.append((name, frame))
          // Transforms and shadows around the outermost clipping view move what it shows along with it.
          if outer.area == nil { clipping.isCertain = true }
          if unclipped.contains(name) { clipping.isCertain = false }
        }
        for subview in view.subviews where subview.name != kept {
          visit(subview, in: frame.origin, clipping)
        }
      }
      visit(resolvedCell(item: item, state: state), in: .zero, Clipping())
    }
    return order.filter { !shown.contains($0) && path(ofView: $0) != nil }
      .compactMap { found[$0]?.view }
  }

  /// Whether cells with all layouts of the scene are among the first `count` combinations of items and states.
  package func hasAllLayouts(atMost count: Int) -> Bool {
    let variants = LayoutVariants(template)
    return variants.isComplete && variants.cells.count <= count
  }

  /// The views for which one of some properties is written in the cell, an item or a rule.
  ///
  /// - Parameter byRulesOnly: Whether those in the cell do not count. Default: `false`.
  private func viewsAssigned(
    _ names: Set<PropertyName>, byRulesOnly: Bool = false
  ) -> Set<ViewName> {
    let entries =
      template.rules.flatMap { $0.entries + $0.keyframes.joined() }
      + template.sections.flatMap { $0.cycle.joined() }
    var views = Set(entries.filter { names.contains($0.property) }.map(\.view))
    func visit(_ node: CellTemplate.Node) {
      if !names.isDisjoint(with: node.properties.values.keys) { views.insert(node.name) }
      for subview in node.subviews { visit(subview) }
    }
    if !byRulesOnly { visit(template.root) }
    return views
  }
}

/// Where a view is hidden.
private struct HiddenPlace {
  let view: ResolvedScene.UnseenView
  /// The frame in the coordinates of the cell, in points.
  let frame: Rect
  /// On which sides of what is shown it has been in all layouts.
  var sides: Set<RectEdge>
}

/// A side of a rectangle.
private enum RectEdge {
  case left, right, top, bottom
}

/// What clips a view.
private struct Clipping {
  /// The part of the cell that the clipping views show, in its coordinates; `nil` for all.
  var area: Rect?
  /// The clipping views from the outermost one inwards, with their frames in the cell's coordinates.
  var views: [(name: ViewName, frame: Rect)] = []
  /// Whether the views in it are where layout places them, and are clipped in each state.
  var isCertain = true

  /// The view that hides a frame wholly; `nil` if none does so for certain.
  func clipper(of frame: Rect) -> ViewName? {
    guard isCertain, let area, area.size.width > 0, area.size.height > 0, frame.size.width > 0,
      frame.size.height > 0, !frame.intersects(area)
    else { return nil }
    return (views.last { !frame.intersects($0.frame) } ?? views.last)?.name
  }

  /// The sides of what is shown on which a frame lies.
  func sides(of frame: Rect) -> Set<RectEdge> {
    guard let area else { return [] }
    var sides: Set<RectEdge> = []
    if frame.maxX <= area.minX { sides.insert(.left) }
    if frame.minX >= area.maxX { sides.insert(.right) }
    if frame.maxY <= area.minY { sides.insert(.top) }
    if frame.minY >= area.maxY { sides.insert(.bottom) }
    return sides
  }
}
