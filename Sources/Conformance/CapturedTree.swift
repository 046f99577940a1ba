internal import Captures

/// The values of the views in a state, with inherited ones removed.
struct StateValues {
  /// The name of the state.
  let name: String
  /// The views by their names.
  let views: [String: CapturedView]
  /// The values of properties by the names of views. A tint colour that is the superview's is `none`.
  let values: [String: [String: CaptureValue]]

  /// Collects the views of a state.
  init(_ state: CapturedState) {
    name = state.name
    var views: [String: CapturedView] = [:]
    var values: [String: [String: CaptureValue]] = [:]
    func walk(_ view: CapturedView, tint: CaptureValue?) {
      views[view.name] = view
      values[view.name] = view.properties
      let own = view.properties["tintColor"]
      if own != nil, own == tint { values[view.name]?["tintColor"] = CaptureValue.none }
      for child in view.subviews { walk(child, tint: own ?? tint) }
    }
    // A cell without a tint colour of its own has the window's.
    walk(state.tree, tint: state.tree.properties["tintColor"])
    self.views = views
    self.values = values
  }
}

extension CapturedView {
  /// The view with the subviews that only another state has, each after the sibling that it follows there.
  func union(with other: CapturedView) -> CapturedView {
    var result = self
    var previous: Int?
    for child in other.subviews {
      if let index = result.subviews.firstIndex(where: { $0.name == child.name }) {
        result.subviews[index] = result.subviews[index].union(with: child)
        previous = index
      } else if !all.contains(where: { $0.name == child.name }) {
        let place = previous.map { $0 + 1 } ?? 0
        result.subviews.insert(child, at: place)
        previous = place
      }
    }
    return result
  }
}
