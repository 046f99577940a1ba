extension VectorTable {
  private static let traces = "Vercantez/openuikit golden/scroll_traces, iOS 26.1"

  /// A thousand rows in a viewport of 393 × 852 points, whose script is `s`.
  private static func rows(
    _ script: String, offset: Double = 0, count: Int = 1000, _ collectionView: String = ""
  ) -> String {
    VectorScenes.layout(
      "flowLayout: { itemSize: { width: 393, height: 44 }, minimumLineSpacing: 0 }", width: 393,
      height: 852,
      items: "items: \(count)\n  contentOffset: { y: \(offset) }"
        + (collectionView.isEmpty ? "" : "\n  \(collectionView)"), script: script)
  }

  /// A drag beyond the start of the content, in steps of 0.1 s each; the first 10 points are the
  /// slop.
  private static func overscroll(_ distances: [Double], then end: String = "up") -> String {
    var last = -10.0
    let moves = distances.map { distance -> String in
      defer { last = distance }
      return "{ move: { by: [0, \(distance - last)] } }, wait: 0.1, "
    }
    return "[down: [200, 100], wait: 0.3, \(moves.joined())wait: 0.2, \(end)]"
  }

  /// An offset on the pixel grid at 2x, where the content is shown.
  private static func onPixels(_ offset: Double) -> Double { (offset * 2).rounded() / 2 }

  private static let bands: [(distance: Double, shown: Double)] = [
    (5, 2.741), (10, 5.465), (45, 24.051), (100, 51.665), (200, 97.422), (400, 174.851),
    (500, 207.897), (590, 234.997),
  ]

  /// Scrolling.
  static let scrolling: [Vector] = touchesOfScrolling + physics + pages + effects

  /// Deceleration, bouncing and the delegate's calls.
  private static let physics: [Vector] = [
    Vector(
      "scroll-deceleration", "Scrolling",
      "A fling of v moves to x + v · 0.499 · (1 − 0.998^(1000 t)), and stops at 10 points a second.",
      .observed, source: traces,
      scene: rows("[fling: [200, 400, 1000], wait: 3]"), script: "s", tolerance: 0.01,
      .numbers(
        "collectionView.contentOffset.y",
        [0.1: 90.535, 0.25: 196.493, 0.5: 315.612, 1: 431.603, 2: 489.897, 2.31: 494.01]
          .mapValues(onPixels))),
    Vector(
      "scroll-pixels", "Scrolling", "Content offsets are rounded to whole pixels.", .observed,
      source: "andrewmarinov.com",
      scene: rows("[scroll: { to: 3.8 }, wait: 0.1, scroll: { to: 7.3 }, wait: 0.1]"), script: "s",
      tolerance: 0.0001, .numbers("collectionView.contentOffset.y", [0.05: 4, 0.15: 7.5])),
    Vector(
      "scroll-trace", "Scrolling",
      "A fling of 3000 points a second from 5326 follows the trace of a device, 0.8 ms after the lift's time stamp.",
      .observed,
      source: traces, scene: rows("[fling: [200, 400, 3000], wait: 3]", offset: 5326),
      script: "s", tolerance: 2,
      .numbers(
        "collectionView.contentOffset.y",
        [
          0.0015: 5330.333, 0.0182: 5379.333, 0.0349: 5426.667, 0.0515: 5472.333, 0.1015: 5601,
          0.1515: 5717.333, 0.2182: 5855.333, 0.3182: 6031, 0.4182: 6174.667, 0.5182: 6292.333,
          0.6182: 6388.667, 0.7182: 6467.333, 0.9182: 6584.667, 1.1182: 6663.333, 1.3182: 6716,
          1.6182: 6764.333, 2.1182: 6801.333, 2.8349: 6818,
        ])),
    Vector(
      "scroll-target", "Scrolling",
      "3000 points a second from 5326 come to rest at 6818, 750 from 5074 at 5443.33.", .observed,
      source: traces,
      scene: rows(
        "[fling: [200, 400, 3000], wait: 3, scroll: { to: 5074 }, fling: [200, 400, 750], wait: 3]",
        offset: 5326), script: "s", tolerance: 0.34,
      .numbers("collectionView.contentOffset.y", [2.9: 6818, 5.9: 5443.333])),
    Vector(
      "scroll-fast", "Scrolling", "decelerationRate.fast is 0.99 a millisecond.", .header,
      source: "UIScrollView.h",
      scene: rows("[fling: [200, 400, 1000], wait: 1]", "decelerationRate: fast"), script: "s",
      tolerance: 0.02,
      .numbers("collectionView.contentOffset.y", [0.46: 98.01])),
    Vector(
      "scroll-band", "Scrolling",
      "Beyond the edge the content follows at 0.55 · d · H / (0.55 · d + H): 45 points show 24 of 852.",
      .observed, source: traces, scene: rows(overscroll(bands.map(\.distance))), script: "s",
      tolerance: 0.001,
      .numbers(
        "collectionView.contentOffset.y",
        bands.enumerated().reduce(into: [:]) { values, band in
          values[0.35 + 0.1 * Double(band.offset)] = -onPixels(band.element.shown)
        })),
    Vector(
      "scroll-bounce", "Scrolling",
      "Content that was let go beyond the edge comes back by a spring of 10.9.", .observed,
      source: traces, scene: rows(overscroll([590], then: "up, wait: 1")), script: "s",
      tolerance: 0.7,
      // The finger lifts at 0.6 s.
      .numbers(
        "collectionView.contentOffset.y",
        [
          0.6: -235, 0.65: -161.02, 0.7: -107.72, 0.707: -101.3, 0.8: -45.87, 0.807: -43,
          0.9: -18.67, 0.941: -13, 1.1: -2.84, 1.4: 0,
        ])),
    Vector(
      "scroll-impact", "Scrolling",
      "A fling that meets the edge at 3005 points a second goes 100 points beyond it within 0.09 s.",
      .observed, source: traces,
      // 909 rows end at 39996: the farthest offset is 39144.
      scene: rows("[fling: [200, 400, 3125], wait: 2]", offset: 39084, count: 909), script: "s",
      tolerance: 1.25,
      .numbers("collectionView.contentOffset.y", [0.1075: 39244.33, 0.82: 39144]),
      .movement([
        "scrollViewWillBeginDragging",
        "scrollViewWillEndDragging velocity 3.125 targetContentOffset 39144",
        "scrollViewDidEndDragging willDecelerate true", "scrollViewWillBeginDecelerating",
        "scrollViewDidScroll", "scrollViewDidEndDecelerating",
      ])),
    Vector(
      "scroll-order", "Scrolling",
      "A fling calls willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating,"
        + " didScroll and didEndDecelerating.", .observed, source: traces,
      scene: rows(
        "[down: [200, 700], wait: 0.01, { move: { by: [0, -22.5] } }, wait: 0.02,"
          + " { move: { by: [0, -15] } }, wait: 0.02, { move: { by: [0, -15] } }, up, wait: 3]"),
      script: "s",
      .movement([
        "scrollViewWillBeginDragging", "scrollViewDidScroll",
        "scrollViewWillEndDragging velocity 1.0625 targetContentOffset 567.6975",
        "scrollViewDidEndDragging willDecelerate true", "scrollViewWillBeginDecelerating",
        "scrollViewDidScroll", "scrollViewDidEndDecelerating",
      ])),
    Vector(
      "scroll-hold", "Scrolling",
      "A finger that rests before it lifts ends the drag without deceleration.", .observed,
      source: traces,
      scene: rows(
        "[down: [200, 700], { move: { by: [0, -180] } }, wait: 0.304, up, wait: 1]", offset: 5000),
      script: "s", .numbers("collectionView.contentOffset.y", [0.2: 5170, 1: 5170]),
      .movement([
        "scrollViewWillBeginDragging", "scrollViewDidScroll",
        "scrollViewWillEndDragging velocity 0 targetContentOffset 5170",
        "scrollViewDidEndDragging willDecelerate false",
      ])),
    Vector(
      "scroll-release", "Scrolling",
      "The velocity at the lift is that of the content in the last 0.1 s.", .observed,
      source: "Vercantez/openuikit docs/APP_FEEL.md, iOS 26.1",
      scene: rows(
        "[down: [200, 700], { move: { by: [0, -20] } }, wait: 0.3, { move: { by: [0, -20] } },"
          + " wait: 0.1, { move: { by: [0, -100] } }, up, wait: 3]"), script: "s",
      .movement([
        "scrollViewWillBeginDragging", "scrollViewDidScroll",
        "scrollViewWillEndDragging velocity 1 targetContentOffset 624.01",
        "scrollViewDidEndDragging willDecelerate true", "scrollViewWillBeginDecelerating",
        "scrollViewDidScroll", "scrollViewDidEndDecelerating",
      ])),
    Vector(
      "scroll-edge-target", "Scrolling",
      "Content that was let go beyond the edge has the edge as its target, and decelerates.",
      .observed, source: traces, scene: rows(overscroll([590], then: "up, wait: 1")), script: "s",
      .movement([
        "scrollViewWillBeginDragging", "scrollViewDidScroll",
        "scrollViewWillEndDragging velocity 0 targetContentOffset 0",
        "scrollViewDidEndDragging willDecelerate true", "scrollViewWillBeginDecelerating",
        "scrollViewDidScroll", "scrollViewDidEndDecelerating",
      ])),
    Vector(
      "scroll-tap-stops", "Scrolling",
      "A touch that stops a deceleration is not delivered to cells.", .observed,
      source: "Vercantez/openuikit docs/KNOWN_GAPS.md (a model of UIKit)",
      scene: rows("[fling: [200, 400, 1000], wait: 0.5, tap: [200, 400], wait: 1]"), script: "s",
      tolerance: 0.01, .calls([]),
      .numbers("collectionView.contentOffset.y", [0.5: onPixels(315.612), 1.5: onPixels(315.612)])),
    Vector(
      "scroll-animated", "Scrolling",
      "An animated setContentOffset calls scrollViewDidEndScrollingAnimation at the end.",
      .documented, source: "UIScrollViewDelegate",
      scene: rows(
        "[scrollToItem: { item: 100, at: top, animated: true }, wait: 1,"
          + " scrollToItem: { item: 0, at: top }, wait: 0.1]"), script: "s",
      .numbers("collectionView.contentOffset.y", [0.5: 4400, 1.05: 0]),
      .movement([
        "scrollViewDidScroll", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
      ])),
  ]

  /// Pages, and orthogonal sections.
  private static let pages: [Vector] = [
    Vector(
      "scroll-paging", "Scrolling", "Paging stops at multiples of the bounds.", .header,
      source: "UIScrollView.h",
      scene: VectorScenes.layout(
        "flowLayout: { itemSize: { width: 375, height: 667 }, minimumLineSpacing: 0, scrollDirection: horizontal }",
        items: "items: 4\n  isPagingEnabled: true",
        script:
          "[fling: [100, 300, 800], wait: 1, fling: [100, 300, 3000], wait: 1, fling: [100, 300, -500], wait: 1,"
          + " down: [300, 300], { move: { by: [-110, 0] } }, wait: 0.3, up, wait: 1]"),
      script: "s",
      .numbers("collectionView.contentOffset.x", [0.99: 375, 1.99: 750, 2.99: 375, 4.2: 375])),
    Vector(
      "scroll-orthogonal", "Compositional layout",
      "groupPaging stops at each group, groupPagingCentered in the middle of each, continuous anywhere.",
      .header, source: "NSCollectionLayoutSection.h",
      scene: orthogonal(
        ["continuous", "groupPaging", "groupPagingCentered"],
        "[{ fling: { from: 0, velocity: [1000, 0] } }, { fling: { from: 8, velocity: [1000, 0] } },"
          + " { fling: { from: 16, velocity: [1000, 0] } }, wait: 3]"), script: "s",
      tolerance: 0.02,
      // Groups of 300 points in 375: continuous rolls 494.01 points.
      .numbers("1:cell.frame.x", [2.9: 300 - 494.01]), .numbers("9:cell.frame.x", [2.9: 0]),
      .numbers("16:cell.frame.x", [0: 37.5]), .numbers("17:cell.frame.x", [2.9: 37.5])),
  ]

  /// Sections of eight groups of 300 × 100 points that scroll orthogonally.
  private static func orthogonal(_ behaviors: [String], _ script: String) -> String {
    let group =
      "group: { width: { absolute: 300 }, height: { absolute: 100 },"
      + " subitems: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }"
    let sections = behaviors.map { "{ orthogonalScrollingBehavior: \($0), \(group) }" }
    return VectorScenes.layout(
      "compositionalLayout: { sections: [\(sections.joined(separator: ", "))] }",
      items: "sections: [\(behaviors.map { _ in "{ items: 8 }" }.joined(separator: ", "))]",
      script: script)
  }

  /// Touches of content that scrolls.
  private static let touchesOfScrolling: [Vector] = [
    Vector(
      "scroll-slop", "Scrolling",
      "A pan begins after 10 points; the move that begins it scrolls by what is beyond them.",
      .observed,
      source: "Vercantez/openuikit golden/scroll_traces, iOS 26.1",
      scene: VectorScenes.layout(
        "flowLayout: { itemSize: { width: 375, height: 100 } }", items: "items: 40",
        script:
          "[down: [50, 600], wait: 0.1, { move: { by: [0, -3] } }, { move: { by: [0, -3] } },"
          + " { move: { by: [0, -3] } }, wait: 0.1, { move: { by: [0, -3] } }, wait: 0.1, up]"),
      script: "s", .numbers("collectionView.contentOffset.y", [0.15: 0, 0.2: 2])),
    Vector(
      "scroll-unhighlights", "Scrolling", "A finger that scrolls takes its touch from the cell.",
      .documented, source: "UIScrollView.canCancelContentTouches",
      scene: VectorScenes.layout(
        "flowLayout: { itemSize: { width: 375, height: 100 } }", items: "items: 40",
        script: "[down: 2, wait: 0.3, { move: { by: [0, -12] } }, wait: 0.1, up, wait: 0.1]"),
      script: "s", .calls(["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"]),
      .states(item: 2, [0.2: "highlighted", 0.35: "normal", 0.5: "normal"])),
    Vector(
      "scroll-across", "Scrolling",
      "A drag along x does not move content that scrolls along y only.",
      .observed, source: "Vercantez/openuikit (a model of UIKit)",
      scene: VectorScenes.layout(
        "flowLayout: { itemSize: { width: 375, height: 100 } }", items: "items: 40",
        script: "[down: [50, 300], wait: 0.1, { move: { by: [80, 0] } }, wait: 0.1, up]"),
      script: "s", .numbers("collectionView.contentOffset.x", [0.2: 0]),
      .numbers("collectionView.contentOffset.y", [0.2: 0])),
    Vector(
      "scroll-visible-edge", "Scrolling",
      "A cell that only touches the edge of the visible bounds is not visible.", .unverified,
      source: "",
      scene: VectorScenes.layout(
        "flowLayout: { itemSize: { width: 355, height: 187.5 } }", items: "items: 16",
        script: "[wait: 0.1, scroll: { to: 187.5 }, wait: 0.1, scroll: { to: 100 }, wait: 0.1]"),
      script: "s", .visibleItems([0: [0, 1, 2, 3], 0.1: [1, 2, 3, 4], 0.2: [0, 1, 2, 3]])),
  ]
}
