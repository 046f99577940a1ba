import Interaction
import Testing

@testable import Review

@Suite("Which states are compared with each other")
struct NeighbouringStatesTests {
  private func pairs(_ states: [CellState]) -> [[Int]] {
    NeighbouringStates(states).pairs(among: Array(states.indices)).map { [$0, $1] }
  }

  @Test("A state between two others keeps them from being compared")
  func between() {
    #expect(
      pairs([.normal, .highlighted, .selected, [.highlighted, .selected]])
        == [[0, 1], [0, 2], [1, 3], [2, 3]])
    #expect(pairs([.normal, .selected, [.highlighted, .selected]]) == [[0, 1], [1, 2]])
  }

  @Test("States that differ in several parts are compared if no other is between them")
  func several() {
    let pressed = CellState.highlighted.setting(custom: "pressed", to: true)
    #expect(pairs([.normal, pressed]) == [[0, 1]])
    #expect(pairs([.normal, pressed, .highlighted]) == [[0, 2], [1, 2]])
  }

  @Test("A number between two others is between them, and words are next to each other")
  func values() {
    func state(_ value: StateValue) -> CellState {
      CellState.normal.setting(custom: "x", to: value)
    }
    #expect(pairs([state(0.25), state(0.5), state(1.0)]) == [[0, 1], [1, 2]])
    #expect(pairs([state("a"), state("b"), state("c")]) == [[0, 1], [0, 2], [1, 2]])
  }

  @Test("Combinations of n flags have n neighbours each", arguments: 1...5)
  func combinations(count: Int) {
    let flags = CellState.Flag.allCases.prefix(count)
    let states = (0..<1 << count).map { bits in
      CellState(flags: flags.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
    }
    #expect(pairs(states).count == count << (count - 1))
  }
}
