internal import Drawing
internal import Exploration
internal import Interaction
internal import Machine
internal import Scenes

/// The coverage, in words and as JSON.
extension SceneCover {
  /// The maximum number of names of a kind that a report lists. Our choice.
  private static let mostNames = 12

  /// Whether goldens show all arrows, all pairs and, unless inputs multiply them, all looks, and items that differ.
  package var isCovered: Bool { lacks.isEmpty }

  /// What the goldens do not show, in lines: the looks, the arrows, the pairs of values, and the items that differ from
  /// the first one. Each kind has at most twelve lines.
  package var lacks: [String] {
    let goldens = suite.goldens
    let looks = (multipliesLooks ? [] : suite.looks ?? []).enumerated()
      .filter { !goldens.looks.contains($0.offset) }
      .map { "the look of \($0.element.first?.id ?? "")" }
    let arrows = Self.counted(cell.arrows.filter { !goldens.arrows.contains($0) }.map(\.text))
    // A state that is missing is named once, and not with each of its pairs.
    let pairs = looks.isEmpty ? missingPairs.map(cell.text) : []
    return [looks, arrows, pairs].flatMap { names -> [String] in
      let more = names.count - Self.mostNames
      return names.prefix(Self.mostNames).map { "no golden shows \($0)" }
        + (more > 0 ? ["and \(more) more; --json lists all"] : [])
    } + itemLacks
  }

  /// The line about the items that no golden shows; none if there are no such items.
  private var itemLacks: [String] {
    guard !unseenItems.isEmpty else { return [] }
    let one = unseenItems.count == 1
    let more = unseenItems.count - Self.mostNames
    func list(_ items: [Int]) -> String { items.map { "\($0)" }.joined(separator: ", ") }
    let told = Array(unseenItems.prefix(Self.mostNames))
    return [
      "no golden shows \(one ? "item" : "items") \(list(told))\(more > 0 ? " and \(more) more" : ""), which"
        + " \(one ? "differs" : "differ") from item 0 in more than texts, images and colours;"
        + " write \"items: [\(list(recordedItems + told))]\" under \"snapshots\", or list a script with"
        + " \(one ? "it" : "them") on screen"
    ]
  }

  /// Whether inputs that only the look depends on multiply the looks, so that pairs of values stand for them.
  private var multipliesLooks: Bool {
    cell.arrows.contains { if case .input = $0 { true } else { false } }
  }

  /// Texts that occur several times, once with their number: arrows that differ in where the finger is.
  private static func counted(_ texts: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for text in texts { counts[text, default: 0] += 1 }
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }.map { text in
      let count = counts[text, default: 1]
      return count == 1 ? text : "\(text) (\(count) arrows)"
    }
  }

  private var missingPairs: [CellArrows.Pair] {
    cell.pairs.subtracting(suite.goldens.pairs).sorted {
      ($0.first, $0.second, $0.one, $0.other) < ($1.first, $1.second, $1.one, $1.other)
    }
  }

  /// The coverage of the goldens and of the scripts of this cover, in one line: `goldens show 3 of 4 looks, 5 of 9
  /// arrows and 6 of 6 pairs of values; 1 script with 41 steps takes and shows all`.
  package var summary: String {
    let goldens = suite.goldens
    let looks =
      suite.looks.map { "\(goldens.looks.count) of \(Self.count($0.count, "look"))" }
      ?? "looks of more than \(SuiteCoverage.mostStates) states, which were not compared"
    let arrows = "\(goldens.arrows.count) of \(Self.count(cell.arrows.count, "arrow"))"
    let pairs =
      cell.pairs.isEmpty
      ? "" : " and \(goldens.pairs.count) of \(Self.count(cell.pairs.count, "pair")) of values"
    let unlisted = suite.scripts.arrows.subtracting(goldens.arrows).count
    let more =
      unlisted > 0 ? "; scripts that snapshots do not list take \(unlisted) more" : ""
    return "goldens show \(looks)\(pairs.isEmpty ? " and" : ",") \(arrows)\(pairs)\(more); \(own)"
  }

  /// The sentence about the scripts of this cover: how many arrows they take, and how many pairs of values they show.
  private var own: String {
    guard !cell.arrows.isEmpty else { return "there are no arrows to take" }
    let steps = scripts.reduce(0) { $0 + $1.walk.script.steps.count }
    let one = scripts.count == 1
    let head =
      "\(Self.count(scripts.count, "script")) with \(Self.count(steps, "step")) \(one ? "takes" : "take")"
    guard !missedArrows.isEmpty || !missedPairs.isEmpty else {
      return head
        + (cell.pairs.isEmpty
          ? " all arrows" : " all arrows and \(one ? "shows" : "show") all pairs")
    }
    return head
      + (missedArrows.isEmpty
        ? " all arrows" : " all but \(Self.count(missedArrows.count, "arrow"))")
      + (cell.pairs.isEmpty
        ? ""
        : " and \(one ? "shows" : "show") all"
          + (missedPairs.isEmpty ? " pairs" : " but \(Self.count(missedPairs.count, "pair"))"))
  }

  /// Why arrows may be missing; `nil` if nothing is worth a note.
  package var limitNote: String? {
    guard let limits = cell.bounds.told else { return nil }
    // The graph has new cells, and scripts are played with those that are used again.
    let lost =
      cell.bounds.contains(.reusedCells) && !missedArrows.isEmpty
      ? "; the \(Self.count(missedArrows.count, "arrow")) that no script takes lead to what a new cell would show"
      : ""
    return "states and arrows may be missing: \(limits)\(lost)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The coverage as one JSON object on one line.
  ///
  /// - Parameter file: The name of the scene's file.
  package func json(_ file: String) -> String {
    let (goldens, all) = (suite.goldens, suite.scripts)
    let looks = suite.looks.map { looks -> JSONValue in
      let missing = looks.enumerated().filter { !goldens.looks.contains($0.offset) }
      return Self.json(
        looks.count, goldens.looks.count, all.looks.count,
        missing.map { JSONValue.strings($0.element.map(\.id)) })
    }
    let missing = cell.arrows.filter { !goldens.arrows.contains($0) }
    let arrows = Self.json(
      cell.arrows.count, goldens.arrows.count, all.arrows.count, missing.map(Self.json))
    let pairs = Self.json(
      cell.pairs.count, goldens.pairs.count, all.pairs.count,
      missingPairs.map { JSONValue.string(cell.text(of: $0)) })
    let scripts = scripts.map { script -> JSONValue in
      [
        "name": .string(script.name),
        "steps": .strings(script.walk.script.steps.map(\.sceneText)),
        "arrows": .array(script.walk.arrows.map(Self.json)),
      ]
    }
    let value: JSONValue = .object([
      "scene": .string(file), "item": .number(item), "looks": looks, "arrows": arrows,
      "pairs": pairs, "scripts": .array(scripts),
      "missedArrows": .array(
        missedArrows.map { arrow in
          [
            "action": .string(arrow.action), "from": .string(arrow.from), "to": .string(arrow.to),
            "reason": .string(reason(of: arrow)),
          ]
        }),
      "missedPairs": .strings(missedPairs.map(cell.text)),
      "unseenItems": .array(unseenItems.map { .number($0) }),
      "note": limitNote.map { .string($0) },
    ])
    return value.text(levels: 0)
  }

  private static func json(
    _ count: Int, _ golden: Int, _ inScripts: Int, _ missing: [JSONValue]
  ) -> JSONValue {
    [
      "count": .number(count), "golden": .number(golden), "inScripts": .number(inScripts),
      "missing": .array(missing),
    ]
  }

  private static func json(_ arrow: CellArrows.Arrow) -> JSONValue {
    [
      "action": .string(arrow.action), "from": .string(arrow.from), "to": .string(arrow.to),
    ]
  }
}
