/// Where the views of a cell are in its hierarchy, by their names.
package struct ViewPlaces: Sendable {
  /// The names of the superviews; none for the root.
  package private(set) var superviews: [String: String] = [:]
  /// The number of views around each view.
  package private(set) var depths: [String: Int] = [:]

  /// Collects the views of a hierarchy.
  ///
  /// - Parameters:
  ///   - root: The view around all others.
  ///   - name: Returns the name of a view.
  ///   - subviews: Returns its subviews.
  package init<View>(_ root: View, name: (View) -> String, subviews: (View) -> [View]) {
    var waiting: [(view: View, superview: String?, depth: Int)] = [(root, nil, 0)]
    while let (view, superview, depth) = waiting.popLast() {
      let own = name(view)
      superviews[own] = superview
      depths[own] = depth
      for child in subviews(view).reversed() { waiting.append((child, own, depth + 1)) }
    }
  }
}
