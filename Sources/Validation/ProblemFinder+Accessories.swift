internal import Messages
internal import Scenes
package import Views
package import Vocabulary

/// Checks the views that accessories show: they are added to the cell itself and know their size.
extension ProblemFinder {
  /// The kinds of views whose content gives them no size.
  private static let kindsWithoutSize: Set<ViewKind> = [
    .view, .gradientView, .shapeView, .stackView, .visualEffectView,
  ]

  mutating func checkAccessoryViews() {
    for (name, path) in accessoryViews {
      let shown = name.rawValue.shortened
      guard known[name] != nil else {
        checkView(name, path, others: [])
        continue
      }
      guard let view = scene.cell.subviews.first(where: { $0.name == name }) else {
        add(
          path,
          "\"\(shown)\" cannot be an accessory, because it is not under \"subviews\" of the cell itself; move it there"
        )
        continue
      }
      if !view.constraints.isEmpty {
        add(path, "the cell places its accessory \"\(shown)\"; leave out the view's constraints")
      }
      if Self.kindsWithoutSize.contains(view.kind), (view.properties[.frame] ?? nil) == nil,
        (view.properties[.intrinsicContentSize] ?? nil) == nil
      {
        add(
          path,
          "the accessory \"\(shown)\" has no size; add \"frame: { x: 0, y: 0, width: 44, height: 28 }\" to the view"
        )
      }
    }
  }
}

extension PropertyValue {
  /// The views that a value of a property makes accessories of a cell.
  package func accessoryViews(of property: PropertyName) -> [ViewName] {
    if case .accessories(let list) = self { return list.compactMap(\.view) }
    guard property == .accessoryView else { return [] }
    return [Property.accessoryView.unwrap(self) ?? nil].compactMap(\.self)
  }
}
