/// One thing that a golden's text says otherwise than the text of the picture that is judged.
package struct ModelChange: Hashable, Sendable, Codable, CustomStringConvertible {
  /// What kind of thing has changed, the most telling first.
  package enum Kind: String, Codable, CaseIterable, Comparable, Sendable {
    /// The condition of a rule.
    case rule
    /// A value that is written in the scene.
    case value
    /// A constraint of the layout.
    case constraint
    /// An animation.
    case animation
    /// A view has appeared or vanished.
    case view
    /// A value that is not written in the scene: a default of UIKit's.
    case standard
    /// A value over time.
    case curve
    /// A frame, a shown text or a value on its way, which follow from the others.
    case consequence

    /// Whether it follows from changes of other kinds, where there are any.
    package var follows: Bool { self == .curve || self == .consequence }

    package static func < (one: Kind, other: Kind) -> Bool { one.rank < other.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// What kind of thing has changed.
  package let kind: Kind
  /// The item whose cell it is about, such as `item 0`; nil when the text has only one item, or none.
  package let item: String?
  /// The view; for constraints and animations the word `constraint` or `animation`.
  package let view: String
  /// The property; empty for a view as a whole.
  package let property: String
  /// The value in the golden's text; nil if it has none.
  package let old: String?
  /// The value now; nil if there is none.
  package let new: String?
  /// The place in the scene that gave the old value.
  package let before: String?
  /// The place in the scene that gives the new value.
  package var now: String?
  /// The condition of the rule that gave the old value; not part of the JSON.
  package var oldCondition: String?
  /// The scene file, where the scene was read from one.
  package var file: String?
  /// The line on which the place stands now, counted from 1.
  package var line: Int?
  /// The column, counted from 1.
  package var column: Int?

  enum CodingKeys: String, CodingKey {
    case kind, item, view, property, old, new, before, now, file, line, column
  }

  /// A change of a rule's condition.
  package init(rule: Int, old: String, new: String, file: String?, line: Int?, column: Int?) {
    kind = .rule
    item = nil
    view = "rules[\(rule)]"
    property = "when"
    self.old = old
    self.new = new
    before = "rules[\(rule)].when"
    now = before
    self.file = file
    self.line = line
    self.column = column
  }

  init(
    from old: ModelText.Entry?, to new: ModelText.Entry?, entry: ModelText.Entry, namesItem: Bool
  ) {
    self.old = entry.key.isEmpty ? old.map { _ in "shown" } : old?.value
    self.new = entry.key.isEmpty ? new.map { _ in "shown" } : new?.value
    before = old?.origin
    now = new?.origin
    oldCondition = old?.condition
    item = namesItem ? entry.path.first { $0.hasPrefix("item ") } : nil
    // On their way, values are named with their views: `cell.transform`.
    let isMoving = [ModelText.motion, ModelText.curves].contains(entry.path.first)
    let dot = isMoving ? entry.key.firstIndex(of: ".") : nil
    property = dot.map { String(entry.key[entry.key.index(after: $0)...]) } ?? entry.key
    switch entry.path.first {
    case ModelText.constraints:
      kind = .constraint
      view = "constraint"
    case ModelText.animations:
      kind = .animation
      view = "animation"
    case ModelText.motion, ModelText.curves:
      kind = entry.path.first == ModelText.curves ? .curve : .consequence
      view = dot.map { String(entry.key[..<$0]) } ?? entry.path.last ?? ""
    case ModelText.script:
      kind = .consequence
      view = ModelText.script
    default:
      view = entry.path.last ?? ""
      kind =
        entry.key.isEmpty
        ? .view
        : Self.following.contains(entry.key)
          ? .consequence : old?.origin == nil && new?.origin == nil ? .standard : .value
    }
  }

  /// The keys of values that layout and time decide.
  private static let following: Set<String> = [
    "frame", "shows", "content", "contentOffset", "state", "corners", "separator", "topSeparator",
    "pinned",
  ]

  /// Whether it says no more than that a group of values has become empty or not.
  var isEmptyGroup: Bool {
    property.isEmpty
      && (ModelText.groups.contains(view) || kind == .constraint || kind == .animation
        || kind.follows)
  }

  /// The path of what has changed: `star.isHidden`.
  package var subject: String {
    let path =
      property.isEmpty
      ? view
      : kind == .constraint || kind == .animation
        ? "\(view) \(property)" : "\(view).\(property)"
    return item.map { "\($0): \(path)" } ?? path
  }

  /// `star.isHidden true → false`, and where it is said.
  package var description: String {
    var text: String
    if property.isEmpty {
      text = "\(subject) \(new == nil ? "is no longer there" : "is new")"
    } else {
      text = "\(subject) \(values)"
    }
    if let place { text += ", \(place)" }
    return text
  }

  /// Both values: `false → true`. Of animations only the parts that are not the same:
  /// `usingSpringWithDamping: 0.4 → 0.42`. Of values over time where they differ:
  /// `differs from 0.017 s to 0.517 s, most at 0.1 s: 79.86 → 81.2`.
  package var values: String {
    if kind == .curve, let old = old.flatMap(ValueCurve.init),
      let new = new.flatMap(ValueCurve.init),
      let difference = old.difference(to: new)
    {
      return difference.description
    }
    if kind == .curve { return new == nil ? "no longer changes" : "changes now" }
    if let parts = changedParts { return parts }
    return "\(old ?? "default") → \(new ?? "default")"
  }

  /// The parts of `{ a: 1, b: 2 }` that differ; nil if the two values do not have the same parts.
  private var changedParts: String? {
    guard let old, let new, old.hasPrefix("{ "), new.hasPrefix("{ "), old != new else { return nil }
    let parts = { (text: String) in
      text.dropFirst(2).dropLast(2).split(separator: ", ").map { part in
        part.split(separator: ": ", maxSplits: 1).map(String.init)
      }
    }
    let (before, after) = (parts(old), parts(new))
    guard before.count == after.count,
      zip(before, after).allSatisfy({ $0.count == 2 && $1.count == 2 && $0[0] == $1[0] })
    else { return nil }
    return zip(before, after).filter { $0 != $1 }.map { "\($0[0]): \($0[1]) → \($1[1])" }
      .joined(separator: ", ")
  }

  /// Where it is said now: `selection.cell.yaml:13`; without a file the place in the scene.
  package var place: String? {
    if let file, let line { return "\(file):\(line)" }
    return now
  }
}

extension [ModelChange] {
  /// The first changes in one line.
  package var summary: String {
    prefix(3).map(\.description).joined(separator: "; ")
      + (count > 3 ? " and \(count - 3) more" : "")
  }
}
