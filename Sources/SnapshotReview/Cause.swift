package import Snapshots

/// A reason for which snapshots do not pass, and the snapshots that it explains.
package struct Cause: Hashable, Sendable, Codable {
  /// What kind of reason it is.
  package enum Kind: String, Codable, Sendable {
    /// The scene says something else.
    case model
    /// The golden was made by another renderer, and the model is the same.
    case renderer
    /// The model and the renderer are the same, and the pixels are not.
    case drawing
    /// The pixels differ, and nothing is known of what the picture shows.
    case picture
    /// A text differs that is a snapshot by itself.
    case text
    /// There is no golden.
    case new
    /// The golden cannot be read.
    case unreadable
    /// The picture could not be made or written.
    case failed
  }

  /// Its number in this list of causes, from 1.
  package internal(set) var number: Int
  /// What kind of reason it is.
  package let kind: Kind
  /// The reason in one line.
  package let title: String
  /// Where it is said, and what else is known, a line each.
  package let details: [String]
  /// The snapshots, by name, in the order of the results.
  package let snapshots: [String]
  /// The number of them for which other causes are known as well.
  package let mixed: Int
  /// The one with the most differing pixels.
  package let worst: String
}

extension Cause {
  /// Groups what does not pass, and what passes with another model, by cause; the cause of most snapshots
  /// comes first.
  ///
  /// A snapshot with several causes belongs to the one that explains most others.
  package static func causes(of records: [SnapshotRecord]) -> [Cause] {
    var waiting: [(record: SnapshotRecord, reasons: [Reason])] =
      records.filter { !$0.passes || !$0.changes.isEmpty }.map { ($0, Reason.reasons(of: $0)) }
    // What follows in a script's pictures, and its new moments, belong to what changed the script's motion.
    var motions: [String: [Reason]] = [:]
    for (record, reasons) in waiting where record.isMotion && record.tells {
      if let script = record.scriptFolder { motions[script] = reasons }
    }
    for index in waiting.indices where !waiting[index].record.tells {
      if let script = waiting[index].record.scriptFolder, let reasons = motions[script] {
        waiting[index].reasons = reasons
      }
    }
    let colors = ColorLinks(waiting.flatMap(\.reasons))
    for index in waiting.indices {
      waiting[index].reasons = waiting[index].reasons.map { reason in
        var reason = reason
        reason.key = colors.key(of: reason)
        return reason
      }
    }
    var causes: [Cause] = []
    while !waiting.isEmpty {
      var counts: [String: Int] = [:]
      for (_, reasons) in waiting {
        for key in Set(reasons.map(\.key)) { counts[key, default: 0] += 1 }
      }
      let best = waiting.lazy.flatMap(\.reasons).max { one, other in
        let (left, right) = (counts[one.key] ?? 0, counts[other.key] ?? 0)
        // Among equals the more telling reason, then the first in the alphabet.
        return (left, -one.rank, other.key) < (right, -other.rank, one.key)
      }
      guard let best else { break }
      let members = waiting.filter { $0.reasons.contains { $0.key == best.key } }
      waiting.removeAll { $0.reasons.contains { $0.key == best.key } }
      causes.append(cause(best, members))
    }
    causes.sort { ($1.snapshots.count, $0.title) < ($0.snapshots.count, $1.title) }
    for index in causes.indices { causes[index].number = index + 1 }
    return causes
  }

  private static func cause(
    _ reason: Reason, _ members: [(record: SnapshotRecord, reasons: [Reason])]
  ) -> Cause {
    let same = members.flatMap(\.reasons).filter { $0.key == reason.key }
    var titles: [String] = []
    var details: [String] = []
    for one in same {
      if !titles.contains(one.title) { titles.append(one.title) }
      if let detail = one.detail, !details.contains(detail) { details.append(detail) }
    }
    let more = titles.count > 1 ? " (and \(titles.count - 1) more)" : ""
    let worst = members.max {
      ($0.record.comparison?.differingPixels ?? 0) < ($1.record.comparison?.differingPixels ?? 0)
    }
    let mixed = members.filter {
      $0.reasons.contains { !titles.contains($0.title) && $0.key != reason.key }
    }
    return Cause(
      number: 0, kind: reason.kind, title: (titles.first ?? reason.title) + more, details: details,
      snapshots: members.map(\.record.name), mixed: mixed.count,
      worst: worst?.record.name ?? "")
  }
}

/// Something that can explain why a snapshot does not pass; snapshots with the same key belong together.
struct Reason: Hashable {
  let kind: Cause.Kind
  var key: String
  let title: String
  var detail: String?
  /// The keys of all reasons that the same change of a colour gives; empty for other changes.
  var colorKeys: [String] = []
  /// The lower, the more telling among reasons of as many snapshots.
  var rank = 0

  static func reasons(of record: SnapshotRecord) -> [Reason] {
    switch record.status {
    case .missing: return [Reason(kind: .new, key: "new", title: "there is no golden yet")]
    case .unreadable:
      return [Reason(kind: .unreadable, key: "unreadable", title: "the golden cannot be read")]
    case .failed:
      return [Reason(kind: .failed, key: "failed", title: "the picture could not be made or kept")]
    case .different, .same, .written, .unchanged: break
    }
    let told = record.changes.filter { !$0.kind.follows }
    if !told.isEmpty { return told.flatMap(reasons(of:)) }
    if let color = record.changes.first(where: { !$0.colorPairs.isEmpty }) {
      return reasons(of: color)
    }
    if let first = record.changes.first {
      let scene = record.name.split(separator: "/").first.map(String.init) ?? record.name
      return [
        Reason(
          kind: .model, key: "layout|\(scene)|\(first.view).\(first.property)",
          title: "\(first.subject) \(first.values)",
          detail: "\(scene): only what layout and time decide has changed", rank: 9)
      ]
    }
    if !record.renderer.isEmpty {
      let parts = record.renderer.map(\.description).joined(separator: ", ")
      return [
        Reason(
          kind: .renderer, key: "renderer|\(parts)|\(record.hasModel)",
          title: "another renderer: \(parts)",
          detail: record.hasModel
            ? "the models are the same" : "there is no text with which a model could be compared")
      ]
    }
    if record.hasModel {
      return [
        Reason(
          kind: .drawing, key: "drawing",
          title: "drawn otherwise: the model and the renderer are the same")
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

  /// A change belongs with changes of the same place, and with those between the same values.
  private static func reasons(of change: ModelChange) -> [Reason] {
    let (old, new) = (change.old ?? "default", change.new ?? "default")
    let rank = change.kind.hashRank
    let path =
      change.kind == .value || change.kind == .standard
      ? "\(change.view).\(change.property)" : change.subject
    let title = change.property.isEmpty ? change.description : "\(path) \(change.values)"
    let pairs = change.colorPairs
    let values =
      pairs.isEmpty ? ["\(change.kind.rawValue)|\(change.property)|\(old)|\(new)"] : pairs
    var reasons = values.map { value in
      Reason(
        kind: .model, key: "value|\(value)", title: title, detail: change.place,
        rank: 2 * rank + 1)
    }
    if let place = change.place {
      reasons.append(
        Reason(
          kind: .model, key: "place|\(place)", title: title, detail: place, rank: 2 * rank))
    }
    guard !pairs.isEmpty else { return reasons }
    let keys = reasons.map(\.key)
    for index in reasons.indices { reasons[index].colorKeys = keys }
    return reasons
  }
}

/// Which reasons are one change of a colour. A colour of UIKit's has one value in light and another in dark
/// surroundings, and shows in many places; a line of a scene joins the two, and equal values join the places.
private struct ColorLinks {
  private var parents: [String: String] = [:]

  init(_ reasons: [Reason]) {
    for reason in reasons {
      guard let first = reason.colorKeys.first else { continue }
      for key in reason.colorKeys.dropFirst() {
        let (one, other) = (root(of: first), root(of: key))
        // The smaller one, so that the order of the reasons does not matter.
        if one != other { parents[max(one, other)] = min(one, other) }
      }
    }
  }

  /// The key that a reason has in common with all that belong to the same change.
  func key(of reason: Reason) -> String {
    reason.colorKeys.isEmpty ? reason.key : root(of: reason.key)
  }

  private func root(of key: String) -> String {
    var root = key
    while let parent = parents[root] { root = parent }
    return root
  }
}

extension SnapshotRecord {
  /// Whether it is all of a script's motion.
  fileprivate var isMotion: Bool { isText && subject?.hasSuffix("/motion") == true }

  /// The folder of the script that it may be a part of: `selection/tap` of `selection/tap/0.150s`.
  fileprivate var scriptFolder: String? {
    guard let subject, let slash = subject.lastIndex(of: "/") else { return nil }
    return String(subject[..<slash])
  }

  /// Whether it has changes of the model from which others follow.
  fileprivate var tells: Bool { changes.contains { !$0.kind.follows } }
}

extension ModelChange {
  /// The colours of a value that changed, without an opacity that did not: `#007AFF → #5856D6`; also in a
  /// list, and over time. Empty if it is no colour.
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

  /// The `#RRGGBB` and `#RRGGBBAA` of a value that is not a text.
  private static func colors(in value: String?) -> [Substring] {
    guard let value, !value.contains("\"") else { return [] }
    return value.split { !($0 == "#" || $0.isHexDigit) }.filter {
      $0.hasPrefix("#") && ($0.count == 7 || $0.count == 9)
    }
  }
}

extension ModelChange.Kind {
  /// The place in the list of kinds, the most telling first.
  fileprivate var hashRank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
