import Interaction
import TestSupport
import Testing

@Suite("Selection under random actions")
struct SelectionPropertyTests {
  private static let items = 0..<4

  private static let configurations: [SelectionModel.Configuration] = [true, false].flatMap {
    allows in
    [true, false].flatMap { multiple in
      SelectionPolicies.DelegateOrder.allCases.flatMap { order in
        [true, false].map { silent in
          SelectionModel.Configuration(
            allowsSelection: allows, allowsMultipleSelection: multiple,
            policies: SelectionPolicies(delegateOrder: order, deselectsOnTouchDown: silent))
        }
      }
    }
  }

  /// Refuses a question in four, always the same ones.
  private static let moody = SelectionDelegate { question, item, state in
    let number = ["shouldHighlight": 1, "shouldSelect": 2, "shouldDeselect": 3]["\(question)"] ?? 0
    return
      (number * 5 + item * 3 + (state.contains(.highlighted) ? 1 : 0)
      + (state.contains(.selected) ? 2 : 0))
      % 4 != 0
  }

  private static func actions(seed: UInt64) -> [TouchAction] {
    var generator = SplitMix64(state: seed)
    return (0..<400).map { _ in
      let item = Int.random(in: items, using: &generator)
      return switch Int.random(in: 0..<12, using: &generator) {
      case 0...3: .began(item: item)
      case 4...6: .ended
      case 7: .moved(inside: false)
      case 8: .moved(inside: true)
      case 9: .cancelled
      case 10: .select(item: item)
      default: Bool.random(using: &generator) ? .deselect(item: item) : .began(item: nil)
      }
    }
  }

  private static func states(_ model: SelectionModel) -> [CellState] {
    items.map { model.state(of: $0) }
  }

  @Test("invariants hold after every action", arguments: configurations, [1, 2, 3, 4, 5])
  func invariants(configuration: SelectionModel.Configuration, seed: UInt64) {
    var model = SelectionModel(configuration)
    for (step, action) in Self.actions(seed: seed).enumerated() {
      let before = Self.states(model)
      let events = model.handle(action, delegate: Self.moody)
      let after = Self.states(model)
      let highlighted = after.filter { $0.contains(.highlighted) }.count
      let shown = Self.items.filter { after[$0].contains(.selected) }
      #expect(highlighted <= 1, "step \(step)")
      #expect((highlighted == 1) == (model.touchRegion == .inside), "step \(step)")
      #expect(
        model.highlightedItem == after.firstIndex { $0.contains(.highlighted) }, "step \(step)")
      #expect(model.selectedItems.isSuperset(of: shown), "step \(step)")
      if !configuration.allowsMultipleSelection { #expect(model.selectedItems.count <= 1) }
      if model.touchRegion == .none { #expect(model.selectedItems == Set(shown), "step \(step)") }
      if !configuration.allowsSelection { #expect(events.isEmpty && before == after) }

      // Every flag that is reported does change, and nothing changes that is not reported.
      var replayed = before
      for case .flag(let flag, let value, let item) in events {
        #expect(replayed[item].contains(flag) != value, "step \(step): \(action)")
        replayed[item] = replayed[item].setting(flag, to: value)
      }
      #expect(replayed == after, "step \(step): \(action)")
    }
  }

  @Test("calls come as pairs: who is highlighted is unhighlighted", arguments: configurations)
  func balancedHighlights(configuration: SelectionModel.Configuration) {
    var model = SelectionModel(configuration)
    var open: [Int] = []
    for action in Self.actions(seed: 11) + [.cancelled] {
      for case .call(let call, let item) in model.handle(action, delegate: Self.moody) {
        if call == .didHighlightItem { open.append(item) }
        if call == .didUnhighlightItem { #expect(open.popLast() == item) }
        #expect(open.count <= 1)
      }
    }
    #expect(open.isEmpty)
  }

  @Test(
    "apart from the deselection without a call, every change of a flag by touch has a call")
  func callsFollowFlags() {
    var model = SelectionModel(
      .init(
        allowsMultipleSelection: true, policies: SelectionPolicies(deselectsOnTouchDown: false)))
    var told: Set<Int> = []
    for action in Self.actions(seed: 12) {
      if case .select = action { continue }
      if case .deselect = action { continue }
      for case .call(let call, let item) in model.handle(action, delegate: Self.moody) {
        if call == .didSelectItem { told.insert(item) }
        if call == .didDeselectItem { told.remove(item) }
      }
      #expect(told == model.selectedItems)
    }
  }

  @Test("the same actions give the same events and the same machine", arguments: configurations)
  func deterministic(configuration: SelectionModel.Configuration) {
    func play() -> (SelectionModel, [CellEvent]) {
      var model = SelectionModel(configuration)
      let events = Self.actions(seed: 99).flatMap { model.handle($0, delegate: Self.moody) }
      return (model, events)
    }
    let (first, second) = (play(), play())
    #expect(first.0 == second.0)
    #expect((first.1 == second.1) as Bool)
    #expect(first.1.isEmpty == !configuration.allowsSelection)
  }
}
