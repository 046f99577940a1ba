package import Snapshots

/// A reason why snapshots do not pass, with the snapshots that it explains.
package struct Cause: Hashable, Sendable, Codable {
  /// The kinds of reasons.
  package enum Kind: String, Codable, Sendable {
    /// The model has changed: the scene contains another value, rule, constraint or animation.
    case model
    /// The golden was made by another renderer, and the model is equal.
    case renderer
    /// The model and the renderer are equal, but the pixels differ.
    case drawing
    /// The pixels differ, and there is no text that describes the model.
    case picture
    /// A text snapshot differs.
    case text
    /// There is no golden.
    case new
    /// The golden cannot be read.
    case unreadable
    /// The picture could not be made or written.
    case failed
  }

  /// A reason that some of a cause's snapshots have beside the cause.
  package struct Other: Hashable, Sendable, Codable {
    /// The reason in one line.
    package let title: String
    /// The number of the cause's snapshots that have it.
    package let count: Int
  }

  /// The number in the list of causes, counted from 1.
  package internal(set) var number: Int
  /// The kind of the reason.
  package let kind: Kind
  /// The reason in one line.
  package let title: String
  /// Places in scenes and further information, one line each.
  package let details: [String]
  /// The names of the snapshots, in the order of the results.
  package let snapshots: [String]
  /// The number of these snapshots whose pictures are the same although the model has changed.
  package let samePictures: Int
  /// The number of these snapshots that have other causes, too.
  package let mixed: Int
  /// The other causes of these snapshots, each once, that of the most snapshots first. Accepting the cause accepts
  /// them, too.
  package let others: [Other]
  /// The name of the snapshot with the most differing pixels.
  package let worst: String
}

extension Cause {
  /// Decodes a cause. Results of versions before 1.0 do not say how many pictures are the same, and not what else has
  /// changed.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(Int.self, forKey: .number)
    kind = try container.decode(Kind.self, forKey: .kind)
    title = try container.decode(String.self, forKey: .title)
    details = try container.decode([String].self, forKey: .details)
    snapshots = try container.decode([String].self, forKey: .snapshots)
    samePictures = try container.decodeIfPresent(Int.self, forKey: .samePictures) ?? 0
    mixed = try container.decode(Int.self, forKey: .mixed)
    others = try container.decodeIfPresent([Other].self, forKey: .others) ?? []
    worst = try container.decode(String.self, forKey: .worst)
  }

  /// A snapshot with the reasons why it does not pass.
  private typealias Explained = (record: SnapshotRecord, reasons: [Reason])

  /// Groups snapshots by cause. The cause with the most snapshots is the first.
  ///
  /// The groups contain the snapshots that do not pass, and those whose pictures pass although their models
  /// have changed. Each snapshot is in one group: of its reasons, the one that explains the most snapshots
  /// decides.
  package static func causes(of records: [SnapshotRecord]) -> [Cause] {
    let waiting = explained(records.filter { !$0.passes || !$0.changes.isEmpty })
    var queue = ReasonQueue(waiting.map(\.reasons))
    var causes: [Cause] = []
    while let (reason, members) = queue.next() {
      causes.append(cause(reason, members.map { waiting[$0] }))
    }
    causes.sort { ($1.snapshots.count, $0.title) < ($0.snapshots.count, $1.title) }
    for index in causes.indices { causes[index].number = index + 1 }
    return causes
  }

  /// Returns the reasons of each record. Records of one script or one rule share what is known of them.
  private static func explained(_ records: [SnapshotRecord]) -> [Explained] {
    let rules = ChangedRules(records)
    var all: [Explained] = records.map { ($0, Reason.reasons(of: rules.completed($0))) }
    // In a script's pictures, values on their way follow from a change of the animation, which only the
    // script's motion shows. If the motion has only values over time, the pictures show their cause.
    var motions: [String: [Reason]] = [:]
    var pictures: [String: [Reason]] = [:]
    for (record, reasons) in all {
      guard let script = record.scriptFolder, reasons.contains(where: \.isTelling) else { continue }
      if record.isMotion {
        motions[script] = reasons
      } else {
        pictures[script] = pictures[script] ?? reasons
      }
    }
    for index in all.indices where !all[index].reasons.contains(where: \.isTelling) {
      guard let script = all[index].record.scriptFolder else { continue }
      let others = all[index].record.isMotion ? pictures[script] : motions[script]
      if let others { all[index].reasons = others }
    }
    let colors = ColorLinks(all.flatMap(\.reasons))
    for index in all.indices {
      for position in all[index].reasons.indices {
        let key = colors.key(of: all[index].reasons[position])
        all[index].reasons[position].key = key
      }
    }
    return all
  }

  /// Makes the cause of the snapshots that have a reason.
  private static func cause(_ reason: Reason, _ members: [Explained]) -> Cause {
    let same = members.flatMap(\.reasons).filter { $0.key == reason.key }
    let titles = unique(same.map(\.title))
    let details = unique(same.compactMap(\.detail))
    let ownTitles = Set(titles)
    let more = titles.count > 1 ? " (and \(titles.count - 1) more)" : ""
    let worst = members.max {
      ($0.record.comparison?.differingPixels ?? 0) < ($1.record.comparison?.differingPixels ?? 0)
    }
    let others = members.map { member in
      unique(member.reasons.filter { $0.key != reason.key }.map(\.title))
        .filter { !ownTitles.contains($0) }
    }
    return Cause(
      number: 0, kind: reason.kind, title: (titles.first ?? reason.title) + more, details: details,
      snapshots: members.map(\.record.name),
      samePictures: members.filter(\.record.isSamePicture).count,
      mixed: others.filter { !$0.isEmpty }.count, others: counted(others.flatMap(\.self)),
      worst: worst?.record.name ?? "")
  }

  /// Each text once with its number, the most frequent one first, and of equally frequent ones the one that came first.
  private static func counted(_ texts: [String]) -> [Other] {
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    return unique(texts).enumerated().map { index, title in
      (index: index, other: Other(title: title, count: counts[title] ?? 0))
    }.sorted { (-$0.other.count, $0.index) < (-$1.other.count, $1.index) }.map(\.other)
  }

  /// The texts without those that are equal to an earlier one.
  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension SnapshotRecord {
  /// Whether the snapshot is the motion of a script.
  fileprivate var isMotion: Bool { isText && subject?.hasSuffix("/motion") == true }

  /// The folder of the script that the snapshot may belong to: `selection/tap` of `selection/tap/0.150s`.
  fileprivate var scriptFolder: String? {
    guard let subject, let slash = subject.lastIndex(of: "/") else { return nil }
    return String(subject[..<slash])
  }
}
