extension VectorTable {
  private static let mail = "SwipeCellKit, from recordings of Mail in iOS 10"

  /// Rows of 375 × 44 points with swipe actions. The script is `s`.
  private static func rows(_ actions: String, _ script: String) -> String {
    VectorScenes.layout(
      "listLayout: { appearance: plain }",
      items: "items: 3\n  trailingSwipeActions: \(actions)", script: script)
      + "states: { first: data, second: data }\n"
  }

  private static let two =
    "[{ action: a, title: A, handler: { set: { first: true } } },"
    + " { action: b, title: B, handler: { set: { second: true } } }]"

  /// Swipe actions.
  static let swipes: [Vector] = [
    Vector(
      "swipe-order", "Swipe actions", "The first action is outermost, and that of a full swipe.",
      .documented, source: "UISwipeActionsConfiguration",
      scene: rows(
        two,
        "[swipe: 0, wait: 1, tap: [372, 22], wait: 1, swipe: { item: 1, isFull: true }, wait: 1]"),
      script: "s", .states(item: 0, [1: "swiped", 3: "first"]), .states(item: 1, [3.6: "first"])),
    Vector(
      "swipe-button", "Swipe actions", "A button is at least 74 points wide.", .observed,
      source: mail, scene: rows(two, "[swipe: 0, wait: 2]"), script: "s",
      .numbers("0:cell.frame.x", [0: 0, 2.2: -148])),
    Vector(
      "swipe-spring", "Swipe actions", "It settles by a spring of stiffness 100 and damping 18.",
      .observed, source: mail,
      scene: rows(
        "{ actions: [{ action: a, title: A }], performsFirstActionWithFullSwipe: false }",
        "[down: [300, 22], move: { by: [-30, 0] }, wait: 0.05, move: { by: [-30, 0] }, up, wait: 2]"
      ), script: "s", tolerance: 0.01,
      // 50 points at 1000 points a second, on the way to 74.
      .numbers(
        "0:cell.frame.x", [0: -20, 0.1: -83.857, 0.15: -96.030, 0.25: -94.206, 0.35: -85.252])),
    Vector(
      "swipe-resistance", "Swipe actions",
      "Beyond the open actions the row follows 0.4 of the finger's way without a full swipe.",
      .observed, source: mail,
      scene: rows(
        "{ actions: [{ action: a, title: A }], performsFirstActionWithFullSwipe: false }",
        "[down: [300, 22], move: { by: [-60, 0] }, wait: 0.1, move: { by: [-124, 0] }, wait: 0.1]"
      ), script: "s", .numbers("0:cell.frame.x", [0: -50, 0.1: -114])),
  ]
}
