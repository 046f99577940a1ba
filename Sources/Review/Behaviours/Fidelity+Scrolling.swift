extension Fidelity {
  /// The behaviours of scrolling.
  static let scrolling: [Behaviour] = [
    Behaviour(
      "Scrolling",
      "Without a contentOffset a collection view begins at the start of its content, insets"
        + " included.",
      .ourChoice),
    Behaviour(
      "Scrolling",
      "A scroll step moves at a constant speed. scrollViewDidScroll is called at the scene's"
        + " tick, 60 times a second from the step's start, and at its end.",
      .ourChoice,
      "In between the content stays where the last call left it."),
    Behaviour(
      "Scrolling",
      "A scroll step may go beyond the content, as setContentOffset does.",
      .documented,
      source: "UIScrollView.setContentOffset(_:animated:)"),
    Behaviour(
      "Scrolling",
      "scrollToItem brings a cell to its position in the bounds without the content inset, or"
        + " as near as the content allows.",
      .documented,
      "That it stays within the content is from memory.",
      source: "UICollectionView.scrollToItem(at:at:animated:)"),
    Behaviour(
      "Scrolling",
      "A finger that drags moves the content exactly as far as it moves itself. The content"
        + " neither bounces nor decelerates.",
      .ourChoice,
      "In UIKit it does both."),
    Behaviour(
      "Scrolling",
      "When the content offset changes, cells come and go first, and then scrollViewDidScroll"
        + " is called. So it sees the cells that are visible now.",
      .observed,
      "From memory UIKit calls it first: `scrollOrder: didScrollFirst`."),
    Behaviour(
      "Scrolling",
      "Which cells are visible, wholly visible, first and last is decided by their frames"
        + " before rounding to pixels, so that a script does the same at every scale.",
      .ourChoice,
      "UIKit uses rounded frames, which differ by up to half a pixel."),
    Behaviour(
      "Scrolling",
      "A frame that only touches the viewport's edge is not visible. One that reaches exactly"
        + " to the edge is wholly visible.",
      .documented,
      "That touching does not count is from memory.",
      source: "CGRect.intersects(_:), CGRect.contains(_:)"),
    Behaviour(
      "Scrolling",
      "A cell that leaves the screen loses its custom states and its highlight without a call."
        + " The selection belongs to the item and comes back.",
      .observed),
    Behaviour(
      "Scrolling",
      "When a cell comes back, `initially` is evaluated again, except for conditions on its"
        + " place: these apply to the first screen.",
      .ourChoice),
    Behaviour(
      "Scrolling",
      "willDisplayCell of the cells that come is called before didEndDisplayingCell of those"
        + " that have gone.",
      .unverified),
  ]
}
