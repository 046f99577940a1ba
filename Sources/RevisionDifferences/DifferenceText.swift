internal import Drawing
internal import Review
package import SnapshotReview
internal import Snapshots

/// The differences between two revisions as text and as Markdown.
package struct DifferenceText: Sendable {
  /// The differences.
  package let difference: RevisionDifference
  /// The names of the revisions, for the first line.
  private let title: String

  /// Creates the texts of differences.
  ///
  /// - Parameter title: The names of the revisions, for the first line.
  package init(difference: RevisionDifference, title: String) {
    (self.difference, self.title) = (difference, title)
  }

  /// The maximum number of lines of one kind for a scene; the rest is counted.
  private static let listed = 12

  /// A summary on one line.
  var summary: String {
    let scenes = difference.scenes
    let words = [SceneDifference.Kind.changed, .added, .removed].compactMap { kind -> String? in
      let count = scenes.filter { $0.kind == kind }.count
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let all = scenes.count + difference.unchanged
    let counts = words + (difference.unchanged == 0 ? [] : ["\(difference.unchanged) the same"])
    return "\(counted(all, "scene")): \(counts.joined(separator: ", "))"
  }

  /// The differences for a terminal.
  package var text: String {
    var lines: [String] = []
    for scene in difference.scenes {
      lines.append("\(scene.scene): \(headline(of: scene))")
      if let failure = scene.failure {
        lines += failure.split(separator: "\n").map { "  \($0)" }
      }
      for section in sections(of: scene) {
        lines.append("  \(section.title)")
        lines += section.lines.map { "    \($0)" }
      }
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// The differences for a comment on a pull request.
  package var markdown: String {
    var lines = ["### Cells of \(title)", "", summary + "."]
    for scene in difference.scenes {
      lines += ["", "**`\(scene.scene)`**: \(headline(of: scene))"]
      if let failure = scene.failure { lines += ["", "```", failure, "```"] }
      let sections = sections(of: scene)
      guard !sections.isEmpty else { continue }
      lines += ["", "<details><summary>What changed</summary>", ""]
      for section in sections {
        lines += ["\(section.title):", "", "```diff"] + section.lines + ["```", ""]
      }
      lines.append("</details>")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The differences for the report page.
  package var words: [ReportSource.SceneWords] {
    difference.scenes.map { scene in
      let failure = scene.failure.map {
        [ReportSource.SceneWords.Section(title: "Not compared", lines: [$0])]
      }
      return ReportSource.SceneWords(
        name: scene.scene, headline: headline(of: scene),
        sections: (failure ?? [])
          + sections(of: scene).map { .init(title: $0.title, lines: $0.lines) })
    }
  }

  private func headline(of scene: SceneDifference) -> String {
    if scene.failure != nil { return "not compared" }
    guard scene.kind == .changed else { return scene.kind.rawValue }
    var words: [String] = []
    if !scene.looks.isEmpty {
      words.append("\(scene.looks.count) of \(scene.compared) pictures and motions differ")
    }
    let came = scene.behaviour.filter(\.isNew)
    let gone = scene.behaviour.filter { !$0.isNew }
    for part in SceneBehaviour.Part.allCases {
      let counts = [(came, "came"), (gone, "went")].compactMap { changes, verb -> String? in
        let count = changes.filter { $0.part == part }.count
        return count == 0 ? nil : "\(count) \(verb)"
      }
      if !counts.isEmpty {
        words.append("\(Self.title(of: part).lowercased()): \(counts.joined(separator: ", "))")
      }
    }
    if words.isEmpty { return "the pictures are the same, what they are made of differs" }
    return words.joined(separator: "; ")
  }

  private struct Section {
    let title: String
    let lines: [String]
  }

  private static func title(of part: SceneBehaviour.Part) -> String {
    switch part {
    case .schema: "Schema"
    case .states: "States"
    case .arrows: "Arrows"
    case .motions: "Motions"
    case .scripts: "Events of scripts"
    case .accessibility: "Accessibility"
    }
  }

  private func sections(of scene: SceneDifference) -> [Section] {
    var sections: [Section] = []
    func add(_ title: String, _ lines: [String]) {
      guard !lines.isEmpty else { return }
      let rest = lines.count - Self.listed
      sections.append(
        Section(
          title: title,
          lines: lines.prefix(Self.listed) + (rest > 0 ? ["  and \(rest) more"] : [])))
    }
    add(
      "In the scene",
      scene.reasons.flatMap { cause in
        ["  \(cause.title)"] + cause.details.prefix(3).map { "    \($0)" }
      } + scene.edits)
    add(
      "Looks and motions",
      Self.looks(scene.looks) + scene.looksAdded.map { "+ \($0)" }
        + scene.looksRemoved.map { "- \($0)" })
    for part in SceneBehaviour.Part.allCases {
      add(
        Self.title(of: part),
        Self.lines(of: scene.behaviour.filter { $0.part == part }))
    }
    return sections
  }

  /// The lines of changes. Subjects (cells and states) with the same changes share their lines.
  private static func lines(of changes: [SceneBehaviour.Change]) -> [String] {
    var subjects: [String] = []
    var told: [String: [String]] = [:]
    for change in changes {
      if told[change.subject] == nil { subjects.append(change.subject) }
      told[change.subject, default: []].append("\(change.isNew ? "+" : "-")\n\(change.text)")
    }
    var groups: [(subjects: [String], lines: [String])] = []
    for subject in subjects {
      let lines = told[subject] ?? []
      if let index = groups.firstIndex(where: { $0.lines == lines }) {
        groups[index].subjects.append(subject)
      } else {
        groups.append(([subject], lines))
      }
    }
    return groups.flatMap { group in
      let name = name(of: group.subjects)
      return group.lines.map { $0.replacing("\n", with: " \(name): ") }
    }
  }

  /// Several cells as "items 0, 1, 2", other subjects with semicolons.
  private static func name(of subjects: [String]) -> String {
    let numbers = subjects.compactMap { subject in
      subject.hasPrefix("item ") ? Int(subject.dropFirst(5)) : nil
    }
    if subjects.count > 1, numbers.count == subjects.count {
      return "items " + numbers.map(String.init).joined(separator: ", ")
    }
    return subjects.joined(separator: "; ")
  }

  /// The looks that differ; those with the same change are in one line.
  private static func looks(_ looks: [SceneDifference.Look]) -> [String] {
    var groups: [(change: String, names: [String])] = []
    for look in looks {
      if let index = groups.firstIndex(where: { $0.change == look.change }) {
        groups[index].names.append(look.name)
      } else {
        groups.append((look.change, [look.name]))
      }
    }
    return groups.map { group in
      let named = group.names.prefix(mostNames)
      let more = group.names.count - named.count
      return
        "  \(named.joined(separator: ", "))\(more > 0 ? " and \(more) more" : ""): \(group.change)"
    }
  }

  /// The maximum number of looks with the same change that are named. Our choice.
  private static let mostNames = 6

  /// The differences as JSON.
  package var json: [UInt8] {
    JSON.text(
      of: Report(
        title: title, unchanged: difference.unchanged, scenes: difference.scenes))
  }

  private struct Report: Encodable {
    let version = 1
    let title: String
    let unchanged: Int
    let scenes: [SceneDifference]
  }
}
