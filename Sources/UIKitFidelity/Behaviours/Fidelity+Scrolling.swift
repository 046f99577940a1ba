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
      "Content offsets are rounded to whole pixels: 3.8 at 2x is 4, and content that moves is on the pixel grid in each"
        + " frame.",
      .observed,
      "The ends of the content need not be on the grid.",
      source: "Vercantez/openuikit golden/scroll_traces; andrewmarinov.com"),
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
      "Content that a finger throws at v moves to x + v · 0.499 · (1 − 0.998^(1000 t)), and stops dead at 10 points a"
        + " second; with decelerationRate fast 0.998 is 0.99 and 0.499 is 0.099.",
      .observed,
      "The traces are of iOS 26.1 on one device. The factor of the fast rate follows by analogy.",
      source: "Vercantez/openuikit golden/scroll_traces; UIScrollView.h"),
    Behaviour(
      "Scrolling",
      "The velocity at the lift is that of the content over the last 0.1 s. Moves at one and the same moment have none.",
      .observed,
      "How UIKit weighs the last events is not public.",
      source: "Vercantez/openuikit docs/APP_FEEL.md"),
    Behaviour(
      "Scrolling",
      "Beyond an edge the content follows the finger at 0.55 · d · H / (0.55 · d + H), with H the length of the viewport.",
      .observed, source: "Vercantez/openuikit golden/scroll_traces"),
    Behaviour(
      "Scrolling",
      "Beyond an edge a critically damped spring of 10.9 a second brings the content back, and stops it at 0.44 points."
        + " Content that rests there begins at 2/3 of ω · x.",
      .observed,
      "Both numbers were fitted to one trace each. What UIKit does with a velocity towards the content is not measured.",
      source: "Vercantez/openuikit golden/scroll_traces"),
    Behaviour(
      "Scrolling",
      "Pages and orthogonal groups are reached by the same spring, without passing them;"
        + " continuousGroupLeadingBoundary stretches the deceleration to a group's edge.",
      .ourChoice,
      "UIKit's curves have not been measured. Where it stops follows the header's comments.",
      source: "NSCollectionLayoutSection.h"),
    Behaviour(
      "Scrolling",
      "A drag calls scrollViewWillBeginDragging, scrollViewDidScroll, scrollViewWillEndDragging and"
        + " scrollViewDidEndDragging, and a deceleration scrollViewWillBeginDecelerating and"
        + " scrollViewDidEndDecelerating.",
      .observed,
      "The target that UIKit reports is up to 1.7 points beyond the place where the content stops; here it is that place.",
      source: "Vercantez/openuikit golden/scroll_traces"),
    Behaviour(
      "Scrolling",
      "A touch that stops a deceleration does not reach a cell, and scrollViewDidEndDecelerating is not called.",
      .observed,
      "From a model of UIKit; the missing call is from memory.",
      source: "Vercantez/openuikit docs/KNOWN_GAPS.md"),
    Behaviour(
      "Scrolling",
      "An animated scrollToItem or setContentOffset moves at a constant speed for 0.3 s and calls"
        + " scrollViewDidEndScrollingAnimation.",
      .documented,
      "The duration is from memory: the constant is private.",
      source: "UIScrollView.setContentOffset(_:animated:)"),
    Behaviour(
      "Scrolling",
      "Between two calls of scrollViewDidScroll, content that moves without a finger is drawn where it is at that moment, so that"
        + " films of any rate are even.",
      .ourChoice,
      "UIKit draws at the display's rate."),
    Behaviour(
      "Scrolling",
      "An orthogonal section calls its layout's visibleItemsInvalidationHandler when it scrolls, and no method of the"
        + " scroll view's delegate.",
      .documented, source: "NSCollectionLayoutSection.visibleItemsInvalidationHandler"),
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
