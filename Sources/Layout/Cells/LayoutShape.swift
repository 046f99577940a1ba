internal import Vocabulary

/// Everything that determines a cell's constraints: cells of one shape differ only in
/// `LayoutNumber`s.
struct LayoutShape: Hashable, Sendable {
  /// The input without the numbers that solutions can follow.
  private let input: LayoutInput
  /// The priorities of a target size; empty if the size is given.
  private let fitting: [LayoutPriority]
  /// The labels, which have baselines.
  private let labels: Set<ViewName>
  /// The views whose text wraps; their compression resistance is given up first.
  private let wrapping: Set<ViewName>
  /// The natural lengths of the views in proportional stacks, which are multipliers of their
  /// constraints.
  private let proportions: [ViewName: [Double]]
  /// The views whose baselines the horizontal stacks have.
  private let tallest: [ViewName: ViewName]

  init(_ input: LayoutInput, _ sizing: ConstraintBuilder.Sizing, scale: Double) {
    self.input = input.withoutNumbers
    fitting =
      switch sizing {
      case .given: []
      case .fitting(_, let horizontal, let vertical): [horizontal, vertical]
      }
    labels = input.labels.filter { input.baselines(of: $0, scale: scale) != nil }
    wrapping = Set(input.intrinsicSizes.keys.filter(input.wraps))
    proportions = input.stacks.compactMapValues { stack in
      stack.distribution == .fillProportionally
        ? stack.shown.map { input.naturalLength(of: $0.name, along: stack.axis) } : nil
    }
    tallest = input.stacks.compactMapValues { stack in
      stack.axis == .horizontal ? input.tallest(of: stack) : nil
    }
  }
}
