extension VectorTable {
  private static let idiom =
    "the same lines in ten repositories (visibleItemsInvalidationHandler)"

  /// Values that follow the place in the viewport.
  static let effects: [Vector] = [
    Vector(
      "effects-carousel", "Scrolling",
      "A carousel scales by max(1.1 − d / W, 0.7), with d the distance from the middle.", .observed,
      source: idiom,
      scene: effect(
        "width: 375, height: 100", horizontally: true,
        "{ place.distance: { 0: { scale: 1.1 }, 0.4: { scale: 0.7 } } }",
        "[scroll: { to: 187.5 }, wait: 0.1, scroll: { to: 281.5 }, wait: 0.1,"
          + " scroll: { to: 375 }, wait: 0.1, scroll: { to: 500 }, wait: 0.1]"), script: "s",
      tolerance: 0.0001,
      .numbers(
        "1:cell.transform.scale.x",
        [0.05: 0.7, 0.15: 1.1 - 93.5 / 375, 0.25: 1.1, 0.35: 1.1 - 1.0 / 3])),
    Vector(
      "effects-parallax", "Scrolling",
      "A parallax moves an image by (midY − offset − H / 2) / H · amount.", .unverified,
      source: "the usual code of scrollViewDidScroll",
      scene: effect(
        "width: 375, height: 600", horizontally: false,
        "{ place.midY: { -300: { translate: [0, -40] }, 900: { translate: [0, 40] } } }",
        "[wait: 0.1, scroll: { to: 150 }, wait: 0.1, scroll: { to: 300 }, wait: 0.1]"),
      script: "s", tolerance: 1e-6,
      .numbers("0:cell.transform.translation.y", [0.05: 0, 0.15: -10, 0.25: -20])),
  ]

  /// Cells as large as the viewport whose transforms follow their places.
  private static func effect(
    _ size: String, horizontally: Bool, _ transform: String, _ script: String
  ) -> String {
    """
    cellophane: 1
    cell:
      transform: \(transform)
    collectionView:
      frame: { \(size) }
      flowLayout: { itemSize: { \(size) }, minimumLineSpacing: 0, scrollDirection: \(horizontally ? "horizontal" : "vertical") }
      items: 4
    scripts: { s: \(script) }

    """
  }
}
