internal import Snapshots

/// The rules whose conditions have changed, gathered from all snapshots.
///
/// A golden's text contains a rule's condition only if the rule assigned a value in that picture. In a picture
/// where the rule is new in effect, the old condition is therefore known from other pictures of the scene.
struct ChangedRules {
  /// The changes by rule. The key is made by `key(_:_:)`.
  private var changes: [String: ModelChange] = [:]

  /// Gathers the changed rules of all records.
  init(_ records: [SnapshotRecord]) {
    for record in records {
      for change in record.changes where change.kind == .rule {
        guard let rule = Self.rule(change.now) else { continue }
        let key = Self.key(rule, record)
        changes[key] = changes[key] ?? change
      }
    }
  }

  /// Returns the record with the changed rules in place of the values that these rules set.
  func completed(_ record: SnapshotRecord) -> SnapshotRecord {
    guard !changes.isEmpty else { return record }
    var rules: [ModelChange] = []
    var others: [ModelChange] = []
    for change in record.changes {
      let known = [change.before, change.now].compactMap { place in
        Self.rule(place).flatMap { changes[Self.key($0, record)] }
      }
      for rule in known where !rules.contains(rule) { rules.append(rule) }
      if known.isEmpty { others.append(change) }
    }
    var record = record
    record.changes = rules + others
    return record
  }

  /// Returns `rules[1]` for `rules[1].star.isHidden`; nil for a place outside of rules.
  private static func rule(_ place: String?) -> Substring? {
    guard let place, place.hasPrefix("rules["), let end = place.firstIndex(of: "]") else {
      return nil
    }
    return place[...end]
  }

  /// Identifies a rule among all scenes. Goldens of one scene have the first part of their names in common,
  /// or are expected on one line of a test.
  private static func key(_ rule: Substring, _ record: SnapshotRecord) -> String {
    let scene =
      record.source.map { "\($0.file):\($0.line)" }
      ?? record.name.prefix { $0 != "/" }.description
    return "\(scene)|\(rule)"
  }
}
