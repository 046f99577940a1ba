import Interaction
import Testing

@Suite("States of cells")
struct CellStateTests {
  @Test("flags have UIKit's names")
  func propertyNames() {
    #expect(
      CellState.Flag.allCases.map(\.propertyName) == [
        "isHighlighted", "isSelected", "isDisabled", "isFocused", "isPinned", "isEditing",
        "isExpanded", "isSwiped", "isReordering",
      ])
  }

  @Test("states are ordered by lasting flags, then by touch flags")
  func order() {
    let all = CellState(flags: CellState.Flag.allCases)
    #expect(all.flags == CellState.Flag.allCases)
    let ordered: [CellState] = [
      .normal, .highlighted, [.swiped], .selected, [.selected, .highlighted], [.disabled],
      [.disabled, .reordering], [.selected, .disabled], all,
    ]
    #expect(ordered.reversed().sorted() == ordered)
  }

  @Test("ids name the flags in one order, however they were given")
  func ids() {
    #expect(CellState.normal.id == "normal")
    #expect(CellState.highlighted.id == "highlighted")
    #expect(CellState(flags: [.selected, .highlighted]).id == "highlighted+selected")
    #expect(
      CellState(flags: [.reordering, .disabled, .selected]).id == "selected+disabled+reordering")
    #expect(
      CellState(flags: [.highlighted, .selected]).text(separator: " and ")
        == "highlighted and selected")
    #expect(CellState.normal.text(separator: " and ") == "normal")
  }

  @Test("touch flags are transient, the others last")
  func parts() {
    let all = CellState(flags: CellState.Flag.allCases)
    #expect(all.transientPart.flags == [.highlighted, .swiped, .reordering])
    #expect(
      all.lastingPart.flags == [.selected, .disabled, .focused, .pinned, .editing, .expanded])
    #expect(Set(all.transientPart.flags + all.lastingPart.flags) == Set(all.flags))
    #expect(all.transientPart.flags.count + all.lastingPart.flags.count == all.flags.count)
  }

  @Test("setting a flag sets that flag only")
  func setting() {
    let state = CellState.selected.setting(.highlighted, to: true)
    #expect(state == [.selected, .highlighted])
    #expect(state.setting(.highlighted, to: true) == state)
    #expect(state.setting(.selected, to: false) == .highlighted)
    #expect(CellState.normal.setting(.pinned, to: false) == .normal)
    #expect(state.contains(.selected) && state.contains(.highlighted) && !state.contains(.disabled))
  }

  @Test("custom states have flags, words and numbers as values, and begin again with nil")
  func customValues() {
    let loading = CellState.selected.setting(custom: "download", to: "loading")
    #expect(loading.customStates == ["download=loading"])
    #expect(loading.setting(custom: "download", to: "done").customStates == ["download=done"])
    #expect(loading.setting(custom: "download", to: nil) == .selected)
    #expect(
      CellState.normal.setting(custom: "progress", to: 0.4).customStates == ["progress=0.4"])
    #expect(
      CellState.normal.setting(custom: "count", to: .number(3)).customStates == ["count=3"])
    let liked = CellState.normal.setting(custom: "liked", to: true)
    #expect(liked.customStates == ["liked"])
    #expect(liked.setting(custom: "liked", to: false) == .normal)
    let isLiked = true
    #expect(CellState.normal.setting(custom: "liked", to: .flag(isLiked)) == liked)
  }

  @Test("events read like a log")
  func events() {
    let call = CellEvent.call(.shouldSelectItem, item: 3)
    let flag = CellEvent.flag(.selected, value: false, item: 4)
    #expect("\(call)" == "shouldSelect 3")
    #expect("\(flag)" == "isSelected false 4")
    #expect([call.item, flag.item] == [3, 4])
    #expect(call.call == .shouldSelectItem)
    #expect(flag.call == nil)
    // Cases have UIKit's names, and texts and traces have them without what all share.
    #expect(DelegateCall(rawValue: "performPrimaryAction") == .performPrimaryActionForItem)
    #expect(DelegateCall.didDeselectItem.rawValue == "didDeselect")
    #expect(SelectionDelegate.Question.shouldHighlight.call == .shouldHighlightItem)
    #expect(SelectionDelegate.Question.shouldSelect.call == .shouldSelectItem)
    #expect(SelectionDelegate.Question.shouldDeselect.call == .shouldDeselectItem)
  }
}
