internal import Drawing
internal import Interaction
internal import Motion
internal import Review
package import SceneReading
internal import Scenes
internal import Validation
internal import Vocabulary

extension SceneAudit {
  /// The states and the answers to touches as tables. Of many states, those that change one region are listed, region
  /// by region, each with the answers to the actions that change it.
  package var table: String {
    subjects.map { subject in
      let item = hasSeveralItems ? ", item \(subject.item)" : ""
      let states = subject.byRegion(subject.states, subject.words).map { region, row in
        region + [
          row.state.id, row.smallestTarget.map { "\(decimal($0, places: 1)) pt" } ?? "none",
          row.spoken.isEmpty ? "nothing" : row.spoken.joined(separator: "; "),
        ]
      }
      let answers = subject.byRegion(subject.feedback) { $0.changedWords }.map { region, answer in
        region + [
          answer.outcome.deed.words,
          answer.outcome.from.id
            + (answer.outcome.end == answer.outcome.from.id ? "" : " → \(answer.outcome.end)"),
          Self.milliseconds(answer.delivery), answer.response.map(Self.milliseconds) ?? "never",
          Self.milliseconds(answer.settling), answer.difference.map(Self.text) ?? "none",
        ]
      }
      let head = subject.regions.isEmpty ? [] : ["region"]
      return Self.text([head + ["state\(item)", "smallest target", "VoiceOver"]] + states) + "\n"
        + Self.text(
          [
            head + [
              "action\(item)", "states", "UIKit waits", "seen after", "still after", "change",
            ]
          ]
            + answers)
    }.joined(separator: "\n")
  }

  private static func milliseconds(_ time: Duration) -> String {
    FeedbackFindings.milliseconds(time) + " ms"
  }

  /// Columns with two blanks between them.
  private static func text(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, text in
        column == row.count - 1
          ? text : text + String(repeating: " ", count: widths[column] - text.count + 2)
      }.joined() + "\n"
    }.joined()
  }

  /// The audit as one JSON object on one line.
  ///
  /// - Parameters:
  ///   - file: The name of the scene's file.
  ///   - findings: Those that the file's comments do not silence.
  package func json(_ file: String, _ findings: [AuditFinding], in document: SceneDocument)
    -> String
  {
    let found = findings.map { finding -> JSONValue in
      .object(
        [("kind", .string(finding.kind.rawValue))]
          + document.members(at: finding.path, namesFile: false)
          + [("item", .number(finding.item))]
          + (finding.view.map { [("view", .string($0.rawValue))] } ?? [])
          + (finding.states.isEmpty ? [] : [("states", .strings(finding.states.map(\.id)))])
          + [("message", .string(finding.problem(namesItem: hasSeveralItems).message))]
          + (finding.advice.isEmpty ? [] : [("advice", .string(finding.advice))]))
    }
    let value: JSONValue = [
      "scene": .string(file), "findings": .array(found),
      "items": .array(subjects.map(Self.json)),
    ]
    return value.text(levels: 0)
  }

  private static func json(_ subject: Subject) -> JSONValue {
    let states = subject.states.map { row -> JSONValue in
      .object([
        "region": subject.region(of: subject.words(row)).map { .string($0.name) },
        "state": .string(row.state.id), "spoken": .strings(row.spoken),
        "smallestTarget": row.smallestTarget.map { .number($0, places: 2) },
      ])
    }
    let answers = subject.feedback.map { answer -> JSONValue in
      .object([
        "region": subject.region(of: answer.changedWords).map { .string($0.name) },
        "action": .string(answer.outcome.deed.words), "from": .string(answer.outcome.from.id),
        "to": .string(answer.outcome.end),
        "delivery": .number(answer.delivery.seconds, places: 4),
        "response": answer.response.map { .number($0.seconds, places: 4) },
        "settling": .number(answer.settling.seconds, places: 4),
        "deltaE00": answer.difference.map {
          .number($0.marks[.normal, default: 0], places: 3)
        },
        "changedArea": answer.difference.map { .number($0.areas[.normal, default: 0], places: 2) },
      ])
    }
    return [
      "item": .number(subject.item), "states": .array(states), "feedback": .array(answers),
    ]
  }
}

extension SceneAudit.Subject {
  /// The flags and custom states in which a state differs from the first one, of which all others change one region.
  fileprivate func words(_ row: SceneAudit.StateRow) -> Set<StateChange.Word> {
    guard !regions.isEmpty, let initial else { return [] }
    return row.state.words(otherThanIn: initial)
  }

  /// The region that has some flags and custom states: its index, and their names; `nil` for none.
  fileprivate func region(of words: Set<StateChange.Word>) -> (index: Int, name: String)? {
    // For a touch that selects, the later region counts: the change of the selection and not the end of the touch.
    regions.lastIndex { !words.isDisjoint(with: $0) }.map { index in
      (index, regions[index].map(\.text).joined(separator: ", "))
    }
  }

  /// Rows region by region, each with the name of its region as a column; without regions the rows as they are.
  fileprivate func byRegion<Row>(
    _ rows: [Row], _ words: (Row) -> Set<StateChange.Word>
  ) -> [(column: [String], row: Row)] {
    guard !regions.isEmpty else { return rows.map { ([], $0) } }
    let found = rows.map { (region: region(of: words($0)), row: $0) }
    let order: [Int?] = [nil] + regions.indices.map { $0 }
    return order.flatMap { index -> [(column: [String], row: Row)] in
      found.filter { $0.region?.index == index }.map { ([$0.region?.name ?? "all"], $0.row) }
    }
  }
}

extension ArrowFeedback {
  /// The flags and custom states that the action changes.
  fileprivate var changedWords: Set<StateChange.Word> {
    guard let from = outcome.from.cells.first, let to = outcome.to.cells.first else { return [] }
    return to.words(otherThanIn: from)
  }
}
