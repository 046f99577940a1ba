internal import Drawing

/// A value of a scene that is not the app's.
package struct CaptureFinding: Hashable, Sendable {
  /// Where a difference comes from.
  package enum Cause: String, Hashable, Sendable {
    /// The scene says something else.
    case value
    /// Texts measure differently in our fonts, which explains the difference of the frame.
    case text
  }

  /// The states, or the change from one to another, in which it is seen: `selected`, `normal → highlighted`.
  package var states: [String]
  /// The name of the view; empty for calls of the delegate.
  package let view: String
  /// The property: `textColor`, `frame`, `opacity.duration`, `calls`.
  package let property: String
  /// The value in the capture.
  package let theirs: String
  /// The value of the scene.
  package let ours: String
  /// Where the difference comes from.
  package var cause = Cause.value

  /// Creates a finding.
  package init(
    _ state: String, _ view: String, _ property: String, theirs: String, ours: String,
    cause: Cause = .value
  ) {
    states = [state]
    self.view = view
    self.property = property
    self.theirs = theirs
    self.ours = ours
    self.cause = cause
  }

  /// The finding in one line.
  package var text: String {
    let place = view.isEmpty ? property : "\(view).\(property)"
    let shown = states.prefix(4).joined(separator: "; ")
    let more = states.count > 4 ? "; and \(states.count - 4) more" : ""
    return "\(shown)\(more): \(place): the app has \(theirs), the scene \(ours)"
      + (cause == .text ? " (text)" : "")
  }

  /// The finding as one line of JSON.
  package var json: String {
    JSONValue.object([
      "states": .strings(states), "view": .string(view), "property": .string(property),
      "theirs": .string(theirs), "ours": .string(ours), "cause": .string(cause.rawValue),
    ]).line
  }

  /// Joins findings that differ only by their states, in the order of their first ones.
  static func joined(_ findings: [CaptureFinding]) -> [CaptureFinding] {
    struct Key: Hashable {
      let view: String
      let property: String
      let theirs: String
      let ours: String
    }
    var order: [Key] = []
    var known: [Key: CaptureFinding] = [:]
    for finding in findings {
      let key = Key(
        view: finding.view, property: finding.property, theirs: finding.theirs, ours: finding.ours)
      if var first = known[key] {
        if !first.states.contains(finding.states[0]) { first.states += finding.states }
        // A difference that texts do not explain in every state has another cause.
        if finding.cause == .value { first.cause = .value }
        known[key] = first
      } else {
        order.append(key)
        known[key] = finding
      }
    }
    return order.compactMap { known[$0] }
  }
}
