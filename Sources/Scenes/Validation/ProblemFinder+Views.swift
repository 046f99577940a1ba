internal import Drawing
internal import Interaction
internal import OrderedCollections

/// What views show, where they are, and what rules and items assign.
extension ProblemFinder {
  /// As many locations as colours, where both are written at one place.
  mutating func checkLocations(_ properties: ViewProperties, _ path: ScenePath) {
    let colors: [DynamicColor]? = properties[.colors]
    let locations: [Double]?? = properties[.locations]
    guard let colors, let locations = locations ?? nil, colors.count != locations.count
    else { return }
    add(
      path.key(PropertyName.locations.rawValue),
      "there are \(colors.count) colors and \(locations.count) locations; write one for each")
  }
  /// A view to which nobody gives what it shows has been forgotten.
  mutating func checkContent() {
    let given =
      scene.rules.flatMap(\.assignments)
      + scene.collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    for (name, viewClass, path) in empty {
      let content = viewClass.content
      guard !given.contains(where: { content.contains($0.property) && $0.view == name }),
        !content.contains(where: { unread.contains(path.key($0.rawValue)) })
      else { continue }
      let shown = SceneReader.shortened(name.rawValue)
      let owner = viewClass.nameInSentence.split(separator: " ").dropFirst()
        .joined(separator: " ")
      let words = content.map { quoted($0.rawValue) }.joined(separator: " or ")
      add(
        path,
        "the \(owner) \"\(shown)\" needs \(words); add \(content.count > 1 ? "one of them" : "it")")
    }
  }

  /// Both are UIKit's `image`: given together, one would be lost.
  mutating func checkRivals(of name: ViewName, _ path: ScenePath) {
    let shown = SceneReader.shortened(name.rawValue)
    add(path, "\"\(shown)\" has an image and a systemImage; leave out one of them")
  }

  mutating func checkConstraints(_ views: [View], _ path: ScenePath) {
    for (index, view) in views.enumerated() {
      let path = path.index(index)
      for (number, constraint) in view.constraints.enumerated() {
        let path = path.key("constraints").index(number)
        for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
          guard let name = anchor.view, name != .superview else { continue }
          checkView(name, path, others: [.superview])
        }
        if let objection = constraint.objection { add(path, objection) }
        let numbers = [constraint.constant, constraint.multiplier]
        if numbers.contains(where: { !$0.isFinite || abs($0) > SceneLimits.largestLength }) {
          add(path, "a number is above \(Int(SceneLimits.largestLength)); write a smaller one")
        }
      }
      checkConstraints(view.subviews, path.key("subviews"))
    }
  }

  mutating func checkView(_ name: ViewName, _ path: ScenePath, others: [ViewName]) {
    guard known[name] == nil, !unread.mayHaveViews, problems.count < Self.mostProblems else {
      return
    }
    if ViewName.reserved.contains(name), name != .superview {
      add(path, "the cell has no \(name.rawValue); give it one under \"cell\"")
      return
    }
    let candidates = (names + others).lazy.map(\.rawValue)
    let shown = SceneReader.shortened(name.rawValue)
    add(path, "no view is called \"\(shown)\"" + hint(for: name.rawValue, among: candidates))
  }

  /// What to do about a name that nothing has.
  func hint(for name: String, among names: some Sequence<String>) -> String {
    // Only what is shown is worth the time.
    let hint =
      problems.count < SceneDiagnostics.shown
      ? Suggestion.text(for: name, among: names.prefix(SceneLimits.mostViews)) : ""
    return hint.isEmpty ? "; give this name to one" : hint
  }

  mutating func checkAssignments(_ assignments: [Assignment], _ path: ScenePath) {
    for (index, assignment) in assignments.enumerated() {
      let path = path.key("assignments").index(index)
      if assignment.property == .image,
        assignments.contains(where: {
          $0.view == assignment.view && $0.property == .systemImage
        })
      {
        checkRivals(of: assignment.view, path)
      }
      if assignment.property == .selectionStyle, assignment.view == .cell,
        scene.cell.cellClass != .tableViewCell
      {
        addTablePart(assignment.property.rawValue, path)
      }
      if let viewClass = known[assignment.view] {
        check(
          assignment.property, assignment.value, of: viewClass, called: assignment.view, path)
      } else {
        checkView(assignment.view, path, others: [])
      }
    }
  }
}
