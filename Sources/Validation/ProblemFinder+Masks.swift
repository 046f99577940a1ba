internal import Messages
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks masks: each is a subview of the view that it masks.
extension ProblemFinder {
  mutating func checkMasks() {
    guard !masks.isEmpty else { return }
    var children: [ViewName: [ViewName]] = [:]
    func note(_ views: [View]) {
      for view in views {
        children[view.name] = view.subviews.map(\.name)
        note(view.subviews)
      }
    }
    for (superview, views, _) in cell.viewLists(at: cellPath) {
      children[superview, default: []] += views.map(\.name)
      note(views)
    }
    for (owner, mask, path) in masks {
      let (shown, view) = (mask.rawValue.shortened, owner.rawValue.shortened)
      guard known[mask] != nil else {
        checkView(mask, path, others: [])
        continue
      }
      if !(children[owner] ?? []).contains(mask) {
        add(
          path,
          "\"\(shown)\" cannot mask \"\(view)\", because it is not one of its subviews; move it there"
        )
      } else if known[owner] == .view(.stackView) {
        add(
          path,
          "a stack view arranges all its subviews; put \"\(view)\" into a view that \"\(shown)\" masks"
        )
      }
    }
  }
}
