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

  @Test("no two flags share a bit")
  func bits() {
    let all = CellState(flags: CellState.Flag.allCases)
    #expect(all.rawValue == 0b1_1111_1111)
    #expect(all.flags == CellState.Flag.allCases)
    for (index, flag) in CellState.Flag.allCases.enumerated() {
      #expect(CellState(flags: [flag]).rawValue == 1 << index)
    }
  }

  @Test("ids name the flags in one order, however they were given")
  func ids() {
    #expect(CellState.normal.id == "normal")
    #expect(CellState.highlighted.id == "highlighted")
    #expect(CellState(flags: [.selected, .highlighted]).id == "highlighted+selected")
    #expect(
      CellState(flags: [.reordering, .disabled, .selected]).id == "selected+disabled+reordering")
    #expect(
      CellState([.highlighted, .selected]).text(separator: " and ") == "highlighted and selected")
    #expect(CellState.normal.text(separator: " and ") == "normal")
  }

  @Test("touch flags are transient, the others last")
  func parts() {
    let all = CellState(flags: CellState.Flag.allCases)
    #expect(all.transientPart.flags == [.highlighted, .swiped, .reordering])
    #expect(
      all.lastingPart.flags == [.selected, .disabled, .focused, .pinned, .editing, .expanded])
    #expect(all.transientPart.union(all.lastingPart) == all)
    #expect(all.transientPart.isDisjoint(with: all.lastingPart))
  }

  @Test("setting a flag sets that flag only")
  func setting() {
    let state = CellState.selected.setting(.highlighted, true)
    #expect(state == [.selected, .highlighted])
    #expect(state.setting(.highlighted, true) == state)
    #expect(state.setting(.selected, false) == .highlighted)
    #expect(CellState.normal.setting(.pinned, false) == .normal)
    #expect(state.has(.selected) && state.has(.highlighted) && !state.has(.disabled))
  }

  @Test("events read like a log")
  func events() {
    let call = CellEvent.call(.shouldSelect, item: 3)
    let flag = CellEvent.flag(.selected, value: false, item: 4)
    #expect("\(call)" == "shouldSelect 3")
    #expect("\(flag)" == "isSelected false 4")
    #expect([call.item, flag.item] == [3, 4])
    #expect(call.call == .shouldSelect)
    #expect(flag.call == nil)
    #expect(SelectionDelegate.Question.shouldHighlight.call == .shouldHighlight)
    #expect(SelectionDelegate.Question.shouldSelect.call == .shouldSelect)
    #expect(SelectionDelegate.Question.shouldDeselect.call == .shouldDeselect)
  }
}
