internal import Vocabulary

/// All that decides which constraints a cell has: cells of one shape differ only in `LayoutNumber`s.
struct LayoutShape: Hashable, Sendable {
  /// What the layout depends on, without the numbers that solutions follow.
  private let input: LayoutInput
  /// The priorities of the sides for which a cell would like to have a length; none where they are given.
  private let fitting: [LayoutPriority]
  /// The labels that have text, and so baselines.
  private let labels: Set<ViewName>
  /// How much the views in proportional stacks ask for: it is what their lengths are multiplied by.
  private let proportions: [ViewName: [Double]]
  /// The views whose baselines are those of the horizontal stacks.
  private let tallest: [ViewName: ViewName]

  init(_ input: LayoutInput, _ sizing: ConstraintBuilder.Sizing, scale: Double) {
    self.input = input.withoutNumbers
    fitting =
      switch sizing {
      case .given: []
      case .fitting(_, let horizontal, let vertical): [horizontal, vertical]
      }
    labels = input.labels.filter { input.baselines(of: $0, scale: scale) != nil }
    proportions = input.stacks.compactMapValues { stack in
      stack.distribution == .fillProportionally
        ? stack.shown.map { input.naturalLength(of: $0.name, along: stack.axis) } : nil
    }
    tallest = input.stacks.compactMapValues { stack in
      stack.axis == .horizontal ? input.tallest(of: stack) : nil
    }
  }
}
