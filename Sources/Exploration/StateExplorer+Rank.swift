extension StateExplorer.Step {
  /// How readily a person does something. A diagram shows what is less usual only where it adds something.
  enum Rank: Comparable, CaseIterable {
    /// What a person does to a watched cell.
    case usual
    /// What the app does to a watched cell.
    case app
    /// What a person does to another cell.
    case elsewhere
    /// What a person does without meaning to: a finger that moves a little, or before its touch is delivered.
    case unusual
  }

  /// The rank of the step in a situation.
  func rank(in situation: Situation) -> Rank {
    switch self {
    case .touchBackground, .dragInside, .dragOnto, .scrollInside, .slide: .unusual
    case .touchAnother: .elsewhere
    case .set: .app
    case .touchDown, .quickTap, .tapAnother, .dragIn, .hold, .scroll, .touchView,
      .dragOffControl, .dragOntoControl, .swipe, .tapAction, .taps, .pan, .menu, .beginPan:
      .usual
    case .dragOut, .dragBackIn:
      situation.touch.map { $0.isUnheard || $0.isScrolling } == true ? .unusual : .usual
    case .dragScrolling, .lift, .cancel: situation.touch?.isUnheard == true ? .unusual : .usual
    }
  }
}
