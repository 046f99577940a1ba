internal import Drawing
internal import Interaction
internal import Machine
internal import Vocabulary

extension TransitionTable {
  /// The table for the page's script.
  mutating func json() -> JSONValue {
    var table: [String: JSONValue] = [:]
    for (key, edges) in entries {
      let other = key.other.map(String.init).joined(separator: ".")
      table["\(phases.number(of: key.phase))|\(key.kind).\(key.local)|\(other)"] = edges
    }
    let quiet = controls.isEmpty ? [] : quietStates
    var lists: [JSONValue] = []
    for (index, local) in locals.values.enumerated() {
      let fresh = Local(state: local.state, isSuspended: local.isSuspended)
      let number = local == fresh ? nil : locals.number(of: fresh)
      let charted = inputs.charted(local.state, like: machine.state(ofItem: 0, in: start))
      lists.append(
        Self.json(
          local, hiding: quiet, fresh: number, reused: reused[index],
          charted: local.isSuspended || charted == local.state ? nil : charted.id))
    }
    return .object([
      "entries": .sorted(table),
      "events": .array(eventLists.values),
      "timers": .array(phases.values.map { .numbers($0.timers) }),
      "down": .array(phases.values.map { .bit($0.isDown) }),
      "scrolling": .array(phases.values.map { .bit($0.scrolls) }),
      "controls": controls.isEmpty ? nil : .array(phases.values.map { .bit($0.control != nil) }),
      "reach": controls.isEmpty ? nil : .number(ControlTouch.reach),
      "delays": .numbers(delays),
      "rings": .numbers(rings),
      "single": .bit(isSingle),
      "swipes": followsSwipes || !pans.recognizers.isEmpty ? Self.swipeNumbers : nil,
      "pans": pans.recognizers.isEmpty ? nil : pans.json(inputs.seen),
      "springs": followsSwipes ? Self.swipeSprings : nil,
      "locals": .array(lists),
    ])
  }

  /// - Parameters:
  ///   - quiet: The states that its name in the chart leaves out.
  ///   - charted: The state in the chart; `nil` for that with its name.
  ///   - fresh: The number of the same cell after it has been asked for its size; `nil` if its size is right.
  ///   - reused: The numbers of the cell that is there after it has left the screen, by what the item's cell is first; `nil`
  ///     for the same.
  private static func json(
    _ local: Local, hiding quiet: [String], fresh: Int?, reused: [Int: Int]?, charted: String?
  ) -> JSONValue {
    let numbers = reused?.map { (String($0.key), JSONValue.number($0.value)) } ?? []
    let shown = quiet.reduce(local.state) { $0.setting(custom: $1, to: nil) }
    return .object([
      "name": .string(local.isSuspended ? "suspended" : shown.id),
      "chart": charted.map { .string($0) },
      "flags": .strings(local.state.flags.map(\.rawValue)),
      "custom": .sorted(local.state.customValues.mapValues { .string($0.description) }),
      "suspended": local.isSuspended ? 1 : nil,
      "fresh": fresh.map { .number($0) },
      "reused": numbers.isEmpty
        ? nil : .sorted(Dictionary(numbers, uniquingKeysWith: { first, _ in first })),
    ])
  }

  /// The events with the role of the cell: 0 under the finger, 1 the other one.
  ///
  /// - Parameter opens: Whether a row opens. The one that is open until then closes before, where the list has a 2.
  static func json(of notices: [CellEvent], _ node: Node, opens: Bool = false) -> JSONValue {
    .array(
      notices.flatMap { event -> [JSONValue] in
        let role = event.item.map { $0 == node.item ? 0 : $0 == node.other ? 1 : -1 } ?? -1
        let entry = words(of: event).map {
          JSONValue.array([.number(role)] + $0.map { .string($0) })
        }
        let before: [JSONValue] =
          if opens, case .flag(.swiped, value: true, _) = event { [.numbers([2])] } else { [] }
        return before + (entry.map { [$0] } ?? [])
      })
  }

  /// The name of an event in the page's log and its value, if it has one; `nil` for what is not logged.
  private static func words(of event: CellEvent) -> [String]? {
    switch event {
    case .call(let call, _): [call.concernsMenu ? call.rawValue : call.rawValue + "Item"]
    case .flag(let flag, let value, _): [flag.propertyName, "\(value)"]
    case .gesture(let name, let phase, _, _, _): ["\(name).\(phase.rawValue)"]
    case .control(let name, let event, _): ["\(name.rawValue).\(event.rawValue)"]
    case .custom(let name, let value, _): [name, "\(value)"]
    case .batchUpdates: ["performBatchUpdates"]
    case .app(let call): call.method.map { [$0] + (call.argument.map { [$0] } ?? []) }
    // The page's script scrolls, and its cells are not moved by their handles.
    case .reorder, .didScroll, .didScrollSection, .scrollView, .willDisplayCell,
      .didEndDisplayingCell,
      .prepareForReuse, .animationDidEnd,
      .traitCollectionDidChange:
      nil
    }
  }
}
