internal import Interaction
internal import Scenes

/// Cells that represent all layouts of a scene's cells, so that layout problems are reported before
/// anything is drawn.
struct LayoutVariants {
  /// The maximum number of combinations of items and states that are checked. Our choice; other
  /// combinations are laid out without having been checked.
  private static let mostCells = 2000

  /// The maximum number of flags and states that are combined. Our choice: each doubles the number
  /// of combinations.
  private static let mostWords = 10

  private enum Word {
    case flag(CellState.Flag)
    case custom(String)
  }

  /// The cells by item and state, starting with the first item's in the normal state.
  let cells: [(item: Int, state: CellState)]
  /// Whether all possible layouts are included.
  let isComplete: Bool

  init(_ template: CellTemplate) {
    let rules = template.rules.filter { $0.entries.contains(where: \.affectsLayout) }
    let flags = CellState.Flag.allCases.filter { flag in
      rules.contains { $0.when.flags.contains(flag) }
    }
    let custom = Set(rules.flatMap(\.when.customStates)).sorted()
    let allWords = flags.map(Word.flag) + custom.map(Word.custom)
    let words = allWords.prefix(Self.mostWords)
    let numbers = rules.flatMap(\.when.itemNumbers)
    let filled = template.sections.filter { $0.count > 0 }
    // A cell is checked even if there are no items.
    let items = filled.isEmpty ? [0] : filled.flatMap { Self.items($0, numbers: numbers) }
    var cells: [(item: Int, state: CellState)] = []
    // Bit i of `subset` is word i. Subsets with few words come first.
    for subset in (0..<(1 << words.count)).sorted(by: { $0.nonzeroBitCount < $1.nonzeroBitCount }) {
      var state = CellState.normal
      for (index, word) in words.enumerated() where subset >> index & 1 == 1 {
        switch word {
        case .flag(let flag): state = state.setting(flag, true)
        case .custom(let name): state = state.setting(custom: name, true)
        }
      }
      for item in items where cells.count < Self.mostCells { cells.append((item, state)) }
    }
    self.cells = cells
    isComplete =
      words.count == allWords.count && cells.count == items.count << words.count
      && filled.allSatisfy { Self.period(of: $0) <= Self.mostCells || $0.count <= Self.mostCells }
  }

  /// Items that represent all others: rules distinguish items only at the indices that they name,
  /// and in between the items' assignments repeat.
  private static func items(_ section: CellTemplate.Section, numbers: [Int]) -> [Int] {
    let period = period(of: section)
    let (first, last) = (section.firstItem, section.firstItem + section.count - 1)
    let near = numbers.flatMap { $0 < last ? [$0, $0 + 1] : [$0] }
    let starts = Set([first] + near.filter { (first...last).contains($0) }).sorted()
    let ends = starts.dropFirst() + [last + 1]
    return zip(starts, ends).flatMap { start, end in
      Array(start..<min(end, start + min(period, mostCells)))
    }
  }
}

extension LayoutVariants {
  /// The number of items after which the assignments that affect layout repeat.
  private static func period(of section: CellTemplate.Section) -> Int {
    let variesByItem = section.cycle.contains { $0.contains(where: \.affectsLayout) }
    return variesByItem ? section.cycle.count : 1
  }
}

extension CellTemplate.Entry {
  /// Whether the frames of views may depend on the value.
  fileprivate var affectsLayout: Bool { property.definition.affectsLayout }
}
