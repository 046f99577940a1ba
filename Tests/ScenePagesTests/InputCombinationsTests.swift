import Interaction
import Testing

@testable import ScenePages

/// The combinations of what the app sets that a page has.
@Suite("Combinations on a page")
struct InputCombinationsTests {
  private func flags(_ count: Int, most: Int) -> InputCombinations {
    InputCombinations(
      (0..<count).map {
        CellInputs.Input(
          word: .custom("flag\($0)"), label: "", isGradual: false,
          values: [.flag(false), .flag(true)])
      }, most: most)
  }

  @Test("All combinations are there if they are few, in the order of their values")
  func few() {
    #expect(flags(0, most: 1).all(from: []) == [[]])
    let combinations = flags(2, most: 4)
    #expect(combinations.isComplete)
    #expect(combinations.all(from: [1, 0]) == [[0, 0], [0, 1], [1, 0], [1, 1]])
  }

  @Test("Of many, those are there in which at most two inputs differ from the cell's own values")
  func many() {
    for count in [20, 70] {
      let combinations = flags(count, most: 50)
      #expect(!combinations.isComplete)
      let initial = (0..<count).map { $0 % 2 }
      let all = combinations.all(from: initial)
      #expect(all.count == 1 + count + count * (count - 1) / 2)
      #expect(all.contains(initial))
      #expect(all.allSatisfy { values in zip(values, initial).count { $0 != $1 } <= 2 })
    }
  }
}
