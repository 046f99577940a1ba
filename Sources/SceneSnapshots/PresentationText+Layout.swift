internal import Drawing
internal import Layout
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Snapshots
internal import Views
internal import Vocabulary

/// The settings of the scene, and the constraints of its layout.
extension PresentationText {
  // MARK: - Settings

  /// Adds what the scene sets outside of its cell and its rules.
  ///
  /// - Parameters:
  ///   - hidden: The settings that are left out, because the text does not depend on them or contains the values.
  ///   - script: The script whose steps are added; nil for none.
  mutating func addSettings(hidden: SceneSetting.Scope, script: String? = nil) {
    let settings = scene.settings(in: resolved.traits).filter { $0.scope != hidden }
    let steps = script.map { scene.settings(ofScript: $0) } ?? []
    node(ModelText.settings) { text in
      for setting in settings + steps { text.value("\(setting.path)", setting.value) }
    }
  }

  // MARK: - Constraints

  mutating func addConstraints() {
    let all = scene.cell.constraintLists.flatMap { owner, constraints, path in
      constraints.enumerated().map { (owner, $1, path.index($0)) }
    }
    guard !all.isEmpty else { return }
    node(ModelText.constraints) { text in
      var seen: [String: Int] = [:]
      for (owner, constraint, path) in all {
        let equation = constraint.description
        // A constraint is identified by the part before the relation, so that it keeps its key when the
        // constant changes.
        let split = equation.firstIndex { "=<>".contains($0) } ?? equation.endIndex
        var key = equation[..<split].trimmed
        var value = String(equation[split...])
        if !key.contains(".") { key = "\(owner.rawValue).\(key)" }
        if let name = constraint.identifier { (key, value) = (name.rawValue, equation) }
        seen[key, default: 0] += 1
        if let count = seen[key], count > 1 { key += " (\(count))" }
        text.value(key, value + (constraint.isActive ? "" : " inactive"), "\(path)")
      }
    }
  }

  /// Adds the values that items and rules set for named constraints.
  mutating func addNamedConstraints(of cell: PresentedCell) {
    for (name, _, _) in scene.cell.namedConstraints {
      for property in [PropertyName.isActive, .constant, .priority] {
        guard
          let winner = resolved.candidates(
            for: property, of: name, item: cell.item, state: cell.state)?.last(where: \.holds)
        else { continue }
        switch winner.origin {
        case .item, .rule:
          value(
            "\(name.rawValue).\(property.rawValue)", winner.value.modelText,
            place(of: winner.origin))
        case .classDefault, .uiKit, .style, .transformer, .template, .inherited: break
        }
      }
    }
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
