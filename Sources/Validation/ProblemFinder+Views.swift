internal import Drawing
internal import Interaction
internal import Messages
internal import Notation
internal import OrderedCollections
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks the content and layout of views, and the assignments of rules and items.
extension ProblemFinder {
  /// Checks that there are as many locations as colours, if both are written at the same place.
  mutating func checkLocations(_ properties: ViewProperties, _ path: ScenePath) {
    let colors: [DynamicColor]? = properties[.colors]
    let locations: [Double]?? = properties[.locations]
    guard let colors, let locations = locations ?? nil, colors.count != locations.count
    else { return }
    add(
      path.key(PropertyName.locations.rawValue),
      "there are \(colors.count) colors and \(locations.count) locations; write one for each")
  }
  /// Reports views that never get content, which was probably forgotten.
  mutating func checkContent() {
    let given =
      scene.rules.flatMap(\.assignments)
      + scene.collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    checkContent(given)
  }

  /// Reports views that never get content; `given` are all assignments.
  mutating func checkContent(_ given: [Assignment]) {
    for (name, kind, path) in empty {
      let content = kind.content
      guard !given.contains(where: { content.contains($0.property) && $0.view == name }),
        !content.contains(where: { unread.contains(path.key($0.rawValue)) })
      else { continue }
      let shown = name.rawValue.shortened
      let owner = kind.nameInSentence.split(separator: " ").dropFirst()
        .joined(separator: " ")
      let words = content.map { quoted($0.rawValue) }.joined(separator: " or ")
      add(
        path,
        "the \(owner) \"\(shown)\" needs \(words); add \(content.count > 1 ? "one of them" : "it")")
    }
  }

  /// Both are UIKit's `image`: if both are given, one would be lost.
  mutating func checkRivals(of name: ViewName, _ path: ScenePath) {
    let shown = name.rawValue.shortened
    add(path, "\"\(shown)\" has an image and a systemImage; leave out one of them")
  }

  /// Layout guides have names like views.
  mutating func checkGuideNames() {
    guides = []
    for (_, guide, path) in cell.allLayoutGuides(at: cellPath) {
      let shown = guide.name.rawValue.shortened
      if !guide.name.isAllowed {
        add(
          path.key("name"),
          guide.name.hasMeaning
            ? "\"\(shown)\" is a reserved word; choose another name"
            : "\"\(shown)\" is not a valid name; use letters, digits and _, and begin with a letter"
        )
      } else if known[guide.name] != nil {
        add(
          path.key("name"),
          "a view is called \"\(shown)\", too; names are unique in a cell")
      } else if !guides.insert(guide.name).inserted {
        add(
          path.key("name"), "two layout guides are called \"\(shown)\"; names are unique in a cell")
      }
      views += 1
      if views == SceneLimits.mostViews + 1 {
        add(path, "a cell has at most \(SceneLimits.mostViews) views and guides; leave some out")
      }
    }
  }

  /// The problem with an anchor of a layout guide, or with a guide of UIKit's; `nil` if it is valid.
  private func objection(to anchor: Constraint.Anchor, of owner: ViewName) -> String? {
    let view = anchor.view ?? owner
    if anchor.guide == .separatorLayoutGuide {
      guard view == .cell, cell.cellClass == .collectionViewListCell else {
        return "only a UICollectionViewListCell has a separatorLayoutGuide; write"
          + " \"cell.separatorLayoutGuide\" in a cell of that class"
      }
      return nil
    }
    guard guides.contains(view) else { return nil }
    let isBaseline =
      anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline
    guard isBaseline || anchor.guide != nil || anchor.attribute.withoutMargins != nil else {
      return nil
    }
    return "the layout guide \"\(view.rawValue.shortened)\" has no"
      + " \(anchor.guide?.rawValue ?? anchor.attribute.rawValue); it has edges, a centre and a size"
  }

  /// Names of constraints and views share one namespace, because the same paths refer to both.
  mutating func checkConstraintNames() {
    for (name, _, path) in cell.namedConstraints(at: cellPath) {
      let shown = name.rawValue.shortened
      if !name.isAllowed {
        add(
          path.key("identifier"),
          name.hasMeaning
            ? "\"\(shown)\" is a reserved word; choose another name"
            : "\"\(shown)\" is not a valid name; use letters, digits and _, and begin with a letter"
        )
      } else if guides.contains(name) {
        add(
          path.key("identifier"),
          "a layout guide is called \"\(shown)\", too; names are unique in a cell")
      } else if let other = known[name] {
        add(
          path.key("identifier"),
          other == .group(.constraint)
            ? "two constraints are called \"\(shown)\"; names are unique in a cell"
            : "a view is called \"\(shown)\", too; names are unique in a cell")
      }
      if known[name] == nil { known[name] = .group(.constraint) }
      names.append(name)
    }
  }

  mutating func checkConstraints(
    _ constraints: [Constraint], of owner: ViewName, _ path: ScenePath
  ) {
    for (number, constraint) in constraints.enumerated() {
      let path = path.index(number)
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        if let objection = objection(to: anchor, of: owner) { add(path, objection) }
        guard let name = anchor.view, !guides.contains(name) else { continue }
        if name == .superview {
          guard owner == .cell else { continue }
          add(path, "the cell has no superview here; relate its views to \"cell\"")
        } else if name == .collectionView {
          guard
            anchor != constraint.second || anchor.guide != nil
              || anchor.attribute != .width && anchor.attribute != .height
          else { continue }
          add(
            path,
            "of the collection view only the width and the height can be used, and only on the right;"
              + " write \"width = collectionView - 24\"")
        } else if known[name] == .group(.constraint) {
          let shown = name.rawValue.shortened
          add(path, "\"\(shown)\" is a constraint; name a view")
        } else {
          checkView(name, path, others: [.superview])
        }
      }
      if let objection = constraint.objection { add(path, objection) }
      if let factor = constraint.factor {
        if case .number? = scene.stateKinds[factor] {
        } else {
          add(
            path,
            "no number is called \"\(factor.shortened)\""
              + hint(for: factor, among: scene.states.map(\.name)))
        }
      }
      let numbers = [constraint.constant, constraint.multiplier, constraint.systemSpacing]
      if numbers.contains(where: { !$0.isFinite || abs($0) > SceneLimits.largestLength }) {
        add(path, "a number is above \(Int(SceneLimits.largestLength)); write a smaller one")
      }
    }
  }

  /// The group of properties of a content configuration, if the cell has one.
  private func contentGroup(_ name: ViewName) -> PropertyOwner? {
    cell.contentConfiguration?.groups.first { $0.name == name }.map { .group($0.group) }
  }

  mutating func checkContentConfiguration(
    _ content: ListContentConfiguration, _ path: ScenePath
  ) {
    checkProperties(
      content.properties, of: .view(.contentConfiguration), called: .contentConfiguration, path)
    for (name, group, properties) in content.groups {
      let key = name.rawValue.split(separator: ".").last.map(String.init) ?? ""
      checkProperties(properties, of: .group(group), called: name, path.key(key))
    }
    if content.properties[.systemImage] != nil, content.properties[.image] != nil {
      checkRivals(of: .contentConfiguration, path.key(PropertyName.image.rawValue))
    }
  }

  /// A view is placed by its frame, by its own constraints, or by the stack around it.
  mutating func checkPlace(of view: View, _ path: ScenePath) {
    let hasFrame = (view.properties[.frame] ?? nil) != nil
    let mask = view.properties[.autoresizingMask] ?? []
    if hasFrame, !view.constraints.isEmpty {
      add(
        path.key(PropertyName.frame.rawValue),
        "\"\(view.name.rawValue.shortened)\" has a frame and constraints; leave out one of"
          + " them")
    }
    if !hasFrame, !mask.isEmpty, mask != .flexibleSize,
      !unread.contains(path.key(PropertyName.frame.rawValue))
    {
      add(
        path.key(PropertyName.autoresizingMask.rawValue),
        "without a frame only [flexibleWidth, flexibleHeight] says where a view is; add \"frame\"")
    }
    guard view.kind == .stackView else { return }
    for (index, arranged) in view.subviews.enumerated() {
      let path = path.key("subviews").index(index)
      for name in [PropertyName.frame, .autoresizingMask] where arranged.properties[name] != nil {
        add(
          path.key(name.rawValue),
          "\"\(arranged.name.rawValue.shortened)\" has its place from the stack around it;"
            + " leave out its \(name.rawValue)")
      }
    }
  }

  mutating func checkView(
    _ name: ViewName, _ path: ScenePath, others: [ViewName], noun: String = "no view"
  ) {
    guard known[name] == nil, !unread.mayHaveViews, !unread.constraints.contains(name),
      problems.count < Self.mostProblems
    else {
      return
    }
    if ViewName.reserved.contains(name), name != .superview {
      add(path, "the cell has no \(name.rawValue); give it one under \"cell\"")
      return
    }
    if let objection = objectionToSupplementaryView(name) { return add(path, objection) }
    let candidates = (names + others).lazy.map(\.rawValue)
    let shown = name.rawValue.shortened
    add(path, "\(noun) is called \"\(shown)\"" + hint(for: name.rawValue, among: candidates))
  }

  /// A hint for an unknown name: a similar name, or how to define it.
  func hint(for name: String, among names: some Sequence<String>) -> String {
    // Suggestions are computed only for problems that are shown.
    let hint =
      problems.count < SceneLimits.mostShownProblems
      ? Suggestion.text(for: name, among: names.prefix(SceneLimits.mostViews)) : ""
    return hint.isEmpty ? "; give this name to one" : hint
  }

  /// Checks assignments.
  ///
  /// - Parameter only: The indices of those that are checked; `nil` for all.
  mutating func checkAssignments(
    _ assignments: [Assignment], _ path: ScenePath, only: Set<Int>? = nil
  ) {
    for (index, assignment) in assignments.enumerated() where only?.contains(index) != false {
      let path = path.key("assignments").index(index)
      if assignment.property == .image,
        assignments.contains(where: {
          $0.view == assignment.view && $0.property == .systemImage
        })
      {
        checkRivals(of: assignment.view, path)
      }
      if assignment.view == .cell, cell.cellClass.missing.contains(assignment.property) {
        addForeignPart(assignment.property, path)
      }
      if PlainViewProperties.names.contains(assignment.property) {
        add(
          path,
          "\(assignment.property.rawValue) cannot be assigned, because the pictures follow the states"
            + " themselves; write it at the view")
      }
      if let owner = known[assignment.view] ?? contentGroup(assignment.view) {
        check(
          assignment.property, assignment.value, of: owner, called: assignment.view, path)
      } else {
        let isOfConstraint = assignment.property.definition.owners == [.group(.constraint)]
        checkView(
          assignment.view, path, others: [], noun: isOfConstraint ? "no constraint" : "no view")
      }
    }
  }
}
