/// Finds the reasons that follow from one change of a colour.
///
/// A dynamic colour of UIKit has one value in light and another in dark appearance, and several views can use
/// it. Two reasons belong together if they have the same place in the scene or the same two values. The type
/// is a union-find structure over the reasons' keys.
struct ColorLinks {
  /// For each key that has been joined to another one, the key that stands for both.
  private var parents: [String: String] = [:]

  /// Joins the keys of each reason's `colorKeys`.
  init(_ reasons: [Reason]) {
    for reason in reasons {
      guard let first = reason.colorKeys.first else { continue }
      for key in reason.colorKeys.dropFirst() {
        let (one, other) = (root(of: first), root(of: key))
        // The first in the alphabet stands for both, so that the order of the reasons does not matter.
        if one != other { parents[max(one, other)] = min(one, other) }
      }
    }
  }

  /// Returns the key that all reasons of the same change of a colour share; the reason's own key if it is
  /// about something else.
  func key(of reason: Reason) -> String {
    reason.colorKeys.isEmpty ? reason.key : root(of: reason.key)
  }

  private func root(of key: String) -> String {
    var root = key
    while let parent = parents[root] { root = parent }
    return root
  }
}
