internal import Messages
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks the views beside the text of text fields: each is a subview of its field, without constraints.
extension ProblemFinder {
  mutating func checkTextFields() {
    guard !sideViews.isEmpty else { return }
    var fields: [ViewName: [View]] = [:]
    func note(_ views: [View]) {
      for view in views {
        if view.kind == .textField { fields[view.name] = view.subviews }
        note(view.subviews)
      }
    }
    for (_, views, _) in cell.viewLists(at: cellPath) { note(views) }
    for (owner, name, path) in sideViews {
      let shown = name.rawValue.shortened
      guard known[name] != nil else {
        checkView(name, path, others: [])
        continue
      }
      guard let view = fields[owner]?.first(where: { $0.name == name }) else {
        add(
          path,
          "\"\(shown)\" is not a subview of \"\(owner.rawValue.shortened)\"; write it under its subviews"
        )
        continue
      }
      if !view.constraints.isEmpty {
        add(
          path,
          "the text field places \"\(shown)\" itself; leave out its constraints, and give it a frame for its size"
        )
      }
    }
  }
}
