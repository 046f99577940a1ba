internal import Snapshots

/// A possible explanation why a snapshot does not pass. Snapshots that have a reason with the same key belong
/// together.
struct Reason: Hashable {
  /// The kind of cause that the reason becomes.
  let kind: Cause.Kind
  /// Identifies the reason among all snapshots.
  var key: String
  /// The reason in one line.
  let title: String
  /// The place in the scene, or further information; nil for none.
  var detail: String?
  /// The keys of all reasons that follow from the same change of a colour; empty for other changes.
  var colorKeys: [String] = []
  /// Decides between reasons that explain equally many snapshots: the lowest rank wins.
  var rank = 0

  /// The rank of a reason that names only an effect, such as a frame.
  private static let effectRank = 2 * ModelChange.Kind.allCases.count

  /// Whether the reason names a change of the model, and not only its effects.
  var isTelling: Bool { kind == .model && rank < Self.effectRank }

  /// Returns all reasons of a snapshot that does not pass, or whose model has changed.
  static func reasons(of record: SnapshotRecord) -> [Reason] {
    switch record.status {
    case .missing: return [Reason(kind: .new, key: "new", title: "there is no golden yet")]
    case .unreadable:
      let title =
        "the golden cannot be read" + (record.reasonOfUnreadable.map { ": \($0)" } ?? "")
      return [Reason(kind: .unreadable, key: "unreadable|\(title)", title: title)]
    case .failed:
      return [
        Reason(kind: .failed, key: "failed", title: "the picture could not be made or written")
      ]
    case .different, .same, .written, .unchanged: break
    }
    let telling = record.changes.filter { !$0.kind.follows }
    if !telling.isEmpty { return telling.flatMap(reasons(of:)) }
    if let color = record.changes.first(where: { !$0.colorPairs.isEmpty }) {
      return reasons(of: color).map { reason in
        var reason = reason
        reason.rank = effectRank
        return reason
      }
    }
    if let first = record.changes.first { return [effect(first, in: record)] }
    if !record.renderer.isEmpty { return [renderer(of: record)] }
    if record.hasModel {
      return [
        Reason(
          kind: .drawing, key: "drawing",
          title: "the pixels differ, although the model and the renderer are equal")
      ]
    }
    let group = record.name.split(separator: "/").dropLast().joined(separator: "/")
    if record.isText {
      return [
        Reason(
          kind: .text, key: "text|\(group)",
          title: group.isEmpty ? "the text differs" : "texts of \(group) differ")
      ]
    }
    return [
      Reason(
        kind: .picture, key: "picture|\(group)",
        title: group.isEmpty ? "the picture differs" : "pictures of \(group) differ")
    ]
  }

  /// The reason of a snapshot whose text shows only effects of a change, such as frames.
  private static func effect(_ change: ModelChange, in record: SnapshotRecord) -> Reason {
    let scene = record.name.split(separator: "/").first.map(String.init) ?? record.name
    return Reason(
      kind: .model, key: "layout|\(scene)|\(change.view).\(change.property)",
      title: "\(change.subject) \(change.values)",
      detail: "\(scene): only layout and values over time have changed", rank: effectRank)
  }

  /// The reason of a snapshot whose golden was made by another renderer.
  private static func renderer(of record: SnapshotRecord) -> Reason {
    let parts = record.renderer.map(\.description).joined(separator: ", ")
    return Reason(
      kind: .renderer, key: "renderer|\(parts)|\(record.hasModel)",
      title: "another renderer: \(parts)",
      detail: record.hasModel
        ? "the models are equal" : "there is no text that would show whether the models are equal")
  }

  /// Returns the reasons of a change of the model: its place in the scene, and its values. Changes of one
  /// place belong together, and so do equal changes of a property in several places.
  private static func reasons(of change: ModelChange) -> [Reason] {
    let (old, new) = (change.old ?? "default", change.new ?? "default")
    let rank = 2 * change.kind.rank
    let path =
      change.kind == .value || change.kind == .standard
      ? "\(change.view).\(change.property)" : change.subject
    let title = change.property.isEmpty ? change.description : "\(path) \(change.values)"
    let pairs = change.colorPairs
    let values =
      pairs.isEmpty ? ["\(change.kind.rawValue)|\(change.property)|\(old)|\(new)"] : pairs
    var reasons = values.map { value in
      Reason(
        kind: .model, key: "value|\(value)", title: title, detail: change.place, rank: rank + 1)
    }
    if let place = change.place {
      reasons.append(
        Reason(kind: .model, key: "place|\(place)", title: title, detail: place, rank: rank))
    }
    guard !pairs.isEmpty else { return reasons }
    let keys = reasons.map(\.key)
    for index in reasons.indices { reasons[index].colorKeys = keys }
    return reasons
  }
}

extension SnapshotRecord {
  /// Why the golden cannot be read, without its path, so that all goldens with the reason have one cause; nil if the
  /// message contains no reason.
  fileprivate var reasonOfUnreadable: String? {
    let name = golden.split(separator: "/").last.map(String.init) ?? golden
    guard let range = message.firstRange(of: name + ": ") else { return nil }
    return String(message[range.upperBound...])
  }
}

extension ModelChange {
  /// The colours that have changed, such as `#007AFF → #5856D6`; empty if the value has no colours. An
  /// opacity is left out if it is equal. A value can contain several colours: a gradient, or a curve.
  fileprivate var colorPairs: [String] {
    let (before, after) = (Self.colors(in: old), Self.colors(in: new))
    guard !before.isEmpty || !after.isEmpty else { return [] }
    guard before.count == after.count else { return ["\(old ?? "default") → \(new ?? "default")"] }
    var pairs: [String] = []
    for (one, other) in zip(before, after) where one != other {
      let isAsOpaque = one.dropFirst(7) == other.dropFirst(7)
      let pair = isAsOpaque ? "\(one.prefix(7)) → \(other.prefix(7))" : "\(one) → \(other)"
      if !pairs.contains(pair) { pairs.append(pair) }
    }
    return pairs
  }

  /// Returns each `#RRGGBB` and `#RRGGBBAA` in a value; none if the value is a quoted text.
  private static func colors(in value: String?) -> [Substring] {
    guard let value, !value.contains("\"") else { return [] }
    return value.split { !($0 == "#" || $0.isHexDigit) }.filter {
      $0.hasPrefix("#") && ($0.count == 7 || $0.count == 9)
    }
  }
}
