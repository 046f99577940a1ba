/// A difference between the text of a golden and the text of the new picture.
package struct ModelChange: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The kinds of changes. A change of an earlier kind can be the cause of changes of later kinds.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// The condition of a rule.
    case rule
    /// A value that is written in the scene.
    case value
    /// A constraint of the layout.
    case constraint
    /// An animation.
    case animation
    /// A view was added or removed.
    case view
    /// A value that is not written in the scene, such as a default of UIKit's.
    case standard
    /// A value over time.
    case curve
    /// A frame, a truncated text or an animated value, which is computed from other values.
    case consequence

    /// Whether changes of this kind are effects of changes of other kinds.
    package var follows: Bool { self == .curve || self == .consequence }

    /// The position in `allCases`, from 0.
    package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The kind of the change.
  package let kind: Kind
  /// The item whose cell has changed, such as `item 0`; nil if the texts have at most one item.
  package let item: String?
  /// The name of the view; for constraints and animations the word `constraint` or `animation`.
  package let view: String
  /// The name of the property; empty if a view was added or removed.
  package let property: String
  /// The value in the golden's text; nil if it contains none.
  package let old: String?
  /// The value in the new text; nil if it contains none.
  package let new: String?
  /// The place in the scene that set the old value, such as `rules[1].star.isHidden`.
  package let before: String?
  /// The place in the scene that sets the new value.
  package var now: String?
  /// The condition of the rule that set the old value. It is not part of the JSON.
  package var oldCondition: String?
  /// The scene file; nil if the scene was created in Swift.
  package var file: String?
  /// The line of the place in the scene file, counted from 1.
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
    // The text contains the place of this value only if it is that of a list.
    let isGround = entry.path == ["collectionView"] && entry.key == "backgroundColor"
    // The key of a setting is its place.
    let isSetting = entry.path.first == ModelText.settings
    let place: String? =
      isGround ? "collectionView.backgroundColor" : isSetting ? entry.key : nil
    before = old?.origin ?? place
    now = new?.origin ?? place
    oldCondition = old?.condition
    item = namesItem ? entry.path.first { $0.hasPrefix("item ") } : nil
    // The keys of animated values begin with the view: `cell.transform`.
    let isMoving = [ModelText.motion, ModelText.curves].contains(entry.path.first)
    let dot =
      isMoving
      ? entry.key.firstIndex(of: ".") : isSetting ? entry.key.lastIndex(of: ".") : nil
    property = dot.map { String(entry.key[entry.key.index(after: $0)...]) } ?? entry.key
    switch entry.path.first {
    case ModelText.settings:
      kind = .value
      view = dot.map { String(entry.key[..<$0]) } ?? "scene"
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
        : before != nil || now != nil
          ? .value : Self.following.contains(entry.key) ? .consequence : .standard
    }
  }

  /// The keys of values that are computed by the layout, or that depend on the time.
  private static let following: Set<String> = [
    "frame", "shows", "content", "contentOffset", "state", "corners", "separator", "topSeparator",
    "pinned",
  ]

  /// Whether the change only says that a group of values was added or removed.
  var isEmptyGroup: Bool {
    property.isEmpty
      && (ModelText.groups.contains(view) || kind == .constraint || kind == .animation
        || kind.follows)
  }

  /// The changed value in words, such as `star.isHidden`.
  package var subject: String {
    let path =
      property.isEmpty
      ? view
      : kind == .constraint || kind == .animation
        ? "\(view) \(property)" : "\(view).\(property)"
    return item.map { "\($0): \(path)" } ?? path
  }

  /// The change with its place in words, such as `star.isHidden true → false, selection.cell.yaml:13`.
  package var description: String {
    var text: String
    if property.isEmpty {
      text = "\(subject) \(new == nil ? "was removed" : "is new")"
    } else {
      text = "\(subject) \(values)"
    }
    if let place { text += ", \(place)" }
    return text
  }

  /// Both values in words: `false → true`. For animations only the parts that differ:
  /// `usingSpringWithDamping: 0.4 → 0.42`. For values over time the greatest difference:
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

  /// The parts that differ of two values such as `{ a: 1, b: 2 }`; nil if the values have different keys.
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

  /// The place of the new value: `selection.cell.yaml:13`, or the place in the scene if there is no file.
  package var place: String? {
    if let file, let line { return "\(file):\(line)" }
    return now
  }
}

extension [ModelChange] {
  /// The number of changes in `summary`.
  private static var summarized: Int { 3 }

  /// The first three changes in one line, and the number of the others.
  package var summary: String {
    prefix(Self.summarized).map(\.description).joined(separator: "; ")
      + (beyondSummary.isEmpty ? "" : " and \(beyondSummary.count) more")
  }

  /// The changes that `summary` only counts.
  package var beyondSummary: ArraySlice<ModelChange> { dropFirst(Self.summarized) }
}
