extension VectorTable {
  private static let header =
    "UICollectionView.h, the comment on UICollectionViewDelegate's methods"
  private static let model = "steipete/PSTCollectionView, a model of iOS 6's collection view"

  /// The calls of a tap that selects.
  private static func tap(_ item: Int, deselecting old: Int? = nil) -> [String] {
    ["shouldHighlight \(item)", "didHighlight \(item)", "shouldSelect \(item)"]
      + (old.map { ["didDeselect \($0)"] } ?? []) + ["didSelect \(item)", "didUnhighlight \(item)"]
  }

  /// Touches that highlight and select.
  static let touches: [Vector] = [
    Vector(
      "touch-tap", "Touches",
      "A tap calls shouldHighlight, didHighlight, shouldSelect, didSelect, and didUnhighlight last.",
      .header, source: header, scene: VectorScenes.touches("[tap: 0, wait: 0.2]"), script: "s",
      .calls(tap(0)), .states(item: 0, [0.1: "normal", 0.2: "highlighted", 0.3: "selected"])),
    Vector(
      "touch-tap-another", "Touches",
      "In single selection didDeselect of the old item comes before didSelect of the new one.",
      .observed, source: "\(model); Vercantez/openuikit",
      scene: VectorScenes.touches("[tap: 0, wait: 0.2, tap: 1, wait: 0.2]"), script: "s",
      .calls(tap(0) + tap(1, deselecting: 0)), .states(item: 0, [0.8: "normal"]),
      .states(item: 1, [0.8: "selected"])),
    Vector(
      "touch-tap-again", "Touches",
      "In single selection a tap on the selected item calls shouldSelect and didSelect again.",
      .observed, source: model,
      scene: VectorScenes.touches("[tap: 0, wait: 0.2, tap: 0, wait: 0.2]"), script: "s",
      .calls(tap(0) + tap(0)), .states(item: 0, [0.8: "selected"])),
    Vector(
      "touch-multiple", "Touches", "In multiple selection taps add to the selection.", .documented,
      source: "UICollectionView.allowsMultipleSelection",
      scene: VectorScenes.touches(
        "[tap: 0, wait: 0.2, tap: 1, wait: 0.2]", "allowsMultipleSelection: true"),
      script: "s", .calls(tap(0) + tap(1)), .states(item: 0, [0.8: "selected"]),
      .states(item: 1, [0.8: "selected"])),
    Vector(
      "selection-two-fingers", "Touches",
      "A pan with two fingers selects nothing unless shouldBeginMultipleSelectionInteraction returns true.",
      .documented, source: "UICollectionViewDelegate",
      scene: VectorScenes.touches(
        "[{ down: 0, finger: [1, 2] }, wait: 0.2, { move: 1, finger: [1, 2] }, wait: 0.1, { up, finger: [1, 2] }, wait: 0.2]",
        "isMultipleTouchEnabled: true"),
      script: "s", .calls(["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"]),
      .states(item: 0, [0.5: "normal"]), .states(item: 1, [0.5: "normal"])),
    Vector(
      "touch-second-finger", "Touches",
      "A view that does not allow multiple touches receives the first finger's only.", .documented,
      source: "UIView.isMultipleTouchEnabled",
      scene: VectorScenes.touches(
        "[down: 0, wait: 0.2, { down: 1, finger: 2 }, wait: 0.2, { up, finger: 2 }, up, wait: 0.2]"),
      script: "s", .calls(tap(0)), .states(item: 1, [0.4: "normal"])),
    Vector(
      "touch-multiple-fingers", "Touches",
      "A view that allows multiple touches receives those of all fingers.", .documented,
      source: "UIView.isMultipleTouchEnabled",
      scene: VectorScenes.touches(
        "[down: 0, wait: 0.2, { down: 1, finger: 2 }, wait: 0.2, up, { up, finger: 2 }, wait: 0.2]",
        "isMultipleTouchEnabled: true\n  allowsMultipleSelection: true"),
      script: "s",
      .states(item: 0, [0.3: "highlighted", 0.5: "selected"]),
      .states(item: 1, [0.3: "normal", 0.38: "highlighted", 0.5: "selected"])),
    Vector(
      "touch-multiple-deselect", "Touches",
      "In multiple selection a tap on a selected item calls shouldDeselect and didDeselect.",
      .header, source: header,
      scene: VectorScenes.touches(
        "[tap: 0, wait: 0.2, tap: 0, wait: 0.2]", "allowsMultipleSelection: true"),
      script: "s",
      .calls(
        tap(0) + [
          "shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0",
          "didUnhighlight 0",
        ]), .states(item: 0, [0.8: "normal"])),
    Vector(
      "touch-highlight-refused", "Touches",
      "When shouldHighlight returns false, the whole selection process is skipped.", .documented,
      source: "collectionView(_:shouldHighlightItemAt:)",
      scene: VectorScenes.touches(
        "[tap: 0, wait: 0.2]", "delegate: { shouldHighlightItem: false }"),
      script: "s", .calls(["shouldHighlight 0"]), .states(item: 0, [0.2: "normal", 0.4: "normal"])),
    Vector(
      "touch-select-refused", "Touches",
      "When shouldSelect returns false, the cell is still highlighted, and nothing is selected.",
      .documented, source: "collectionView(_:shouldSelectItemAt:)",
      scene: VectorScenes.touches("[tap: 0, wait: 0.2]", "delegate: { shouldSelectItem: false }"),
      script: "s",
      .calls(["shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didUnhighlight 0"]),
      .states(item: 0, [0.2: "highlighted", 0.4: "normal"])),
    Vector(
      "touch-selection-off", "Touches",
      "With allowsSelection false a tap highlights nothing, selects nothing and calls nothing.",
      .documented, source: "UICollectionView.allowsSelection",
      scene: VectorScenes.touches("[tap: 0, wait: 0.2]", "allowsSelection: false"), script: "s",
      .calls([]), .states(item: 0, [0.2: "normal", 0.4: "normal"])),
    Vector(
      "touch-drag-out", "Touches", "A finger that leaves the cell removes the highlight.",
      .observed, source: model,
      scene: VectorScenes.touches(
        "[down: 2, wait: 0.3, move: [50, 315], wait: 0.1, move: [50, 330], up]"),
      script: "s", .states(item: 2, [0.2: "highlighted"])),
    Vector(
      "touch-drag-back", "Touches",
      "A finger that comes back to its cell causes another call of shouldHighlight, and highlights it.",
      .observed,
      source: model,
      scene: VectorScenes.touches(
        "[down: 0, wait: 0.3, move: [50, 105], wait: 0.1, move: [50, 60], wait: 0.1, up, wait: 0.1]"
      ),
      script: "s",
      .calls([
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldHighlight 0",
        "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
      ]), .states(item: 0, [0.35: "normal", 0.45: "highlighted", 0.55: "selected"])),
    Vector(
      "touch-other-cell", "Touches",
      "A finger that moves onto another cell does not highlight that one.",
      .observed, source: model,
      scene: VectorScenes.touches("[down: 0, wait: 0.3, move: 1, wait: 0.1, up, wait: 0.1]"),
      script: "s", .calls(["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"]),
      .states(item: 0, [0.35: "normal", 0.5: "normal"]),
      .states(item: 1, [0.35: "normal", 0.5: "normal"])),
    Vector(
      "touch-cancel", "Touches", "A cancelled touch unhighlights and selects nothing.", .observed,
      source: model,
      scene: VectorScenes.touches("[down: 0, wait: 0.3, cancel, wait: 0.1]"), script: "s",
      .calls(["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"]),
      .states(item: 0, [0.2: "highlighted", 0.35: "normal"])),
    Vector(
      "touch-silent-deselection", "Touches",
      "In single selection the old cell loses isSelected when another one is touched, without a call.",
      .observed, source: "\(model); seen from iOS 6 to 13",
      scene: VectorScenes.touches("[tap: 0, wait: 0.2, down: 1, wait: 0.3, cancel, wait: 0.1]"),
      script: "s", .calls(tap(0) + ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"]),
      .states(item: 0, [0.4: "selected", 0.65: "normal", 0.8: "selected"])),
    Vector(
      "touch-delay", "Touches", "A touch reaches its cell after 0.15 s.", .unverified,
      source: "customary value of a private constant; Vercantez/openuikit marks it as not measured",
      scene: VectorScenes.touches("[down: 0, wait: 0.4, up, wait: 0.1]"), script: "s",
      .states(item: 0, [0.149: "normal", 0.15: "highlighted"])),
    Vector(
      "touch-no-delay", "Touches",
      "With delaysContentTouches false a touch reaches its cell at once.",
      .documented, source: "UIScrollView.delaysContentTouches",
      scene: VectorScenes.touches(
        "[down: 0, wait: 0.4, up, wait: 0.1]", "delaysContentTouches: false"),
      script: "s", .states(item: 0, [0: "highlighted"])),
    Vector(
      "touch-quick", "Touches",
      "A tap that is shorter than the delay makes all of its calls when it lifts.",
      .unverified, source: "",
      scene: VectorScenes.touches("[down: 0, wait: 0.05, up, wait: 0.1]"), script: "s",
      .calls(tap(0)), .states(item: 0, [0.04: "normal", 0.05: "selected"])),
    Vector(
      "touch-programmatic", "Touches",
      "selectItem and deselectItem call no delegate method.", .documented,
      source:
        "UICollectionView.selectItem(at:animated:scrollPosition:), deselectItem(at:animated:)",
      scene: VectorScenes.touches(
        "[select: 0, wait: 0.1, select: 1, wait: 0.1, deselect: 1, wait: 0.1]"),
      script: "s", .calls([]), .states(item: 0, [0: "selected", 0.1: "normal"]),
      .states(item: 1, [0.1: "selected", 0.2: "normal"])),
    Vector(
      "touch-update-once", "States",
      "A cell updates its configuration once a turn, however many of its flags change.",
      .documented,
      source: "UICollectionViewCell.setNeedsUpdateConfiguration()",
      scene: VectorScenes.touches("[tap: 0, wait: 0.2]"), script: "s", .updates(item: 0, 2)),
    Vector(
      "touch-order-policy", "Touches",
      "In the sample that Apple's article shows, isHighlighted becomes false before isSelected becomes true.",
      .documented, source: "Changing the appearance of selected and highlighted cells, its figure",
      scene: VectorScenes.touches(
        "[tap: 0, wait: 0.2]", root: "policies: { delegateOrder: unhighlightFirst }"), script: "s",
      .calls([
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldSelect 0", "didSelect 0",
      ])),
  ]

  private static func press(_ steps: String, _ properties: String = "") -> String {
    """
    cellophane: 1
    cell: {}
    states: { pressed: { hold.began: true, hold.ended: false, hold.cancelled: false } }
    collectionView:
      frame: { width: 100, height: 120 }
      flowLayout: { itemSize: { width: 100, height: 100 } }
      items: 1
      gestureRecognizers: [{ longPress: hold\(properties) }]
    scripts: { s: \(steps) }

    """
  }

  private static func taps(_ steps: String, _ properties: String = "") -> String {
    press(steps).replacing(
      "[{ longPress: hold }]", with: "[{ tap: twice, numberOfTapsRequired: 2\(properties) }]"
    ).replacing(
      "{ pressed: { hold.began: true, hold.ended: false, hold.cancelled: false } }",
      with: "{ liked: { twice.ended: true } }")
  }

  /// Gesture recognisers.
  static let gestures: [Vector] = [
    Vector(
      "gesture-double-tap", "Gestures",
      "A double tap on a cell: it is highlighted when touched, and both touches are cancelled.",
      .documented, source: "UIGestureRecognizer.delaysTouchesEnded",
      scene: taps("[tap: 0, wait: 0.1, tap: 0, wait: 0.5]"), script: "s",
      .calls(["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"]),
      .states(item: 0, [0.2: "highlighted", 0.55: "highlighted", 0.65: "liked"])),
    Vector(
      "gesture-double-tap-failed", "Gestures",
      "One tap where two are expected: the cell is selected when the recogniser has failed.",
      .documented, source: "UIGestureRecognizer.delaysTouchesEnded",
      scene: taps("[tap: 0, wait: 0.6]"), script: "s",
      .states(item: 0, [0.2: "highlighted", 0.3: "highlighted", 0.7: "selected"])),
    Vector(
      "gesture-double-tap-undelayed", "Gestures",
      "Without delaysTouchesEnded the first of two taps selects.",
      .documented, source: "UIGestureRecognizer.delaysTouchesEnded",
      scene: taps("[tap: 0, wait: 0.1, tap: 0, wait: 0.5]", ", delaysTouchesEnded: false"),
      script: "s", .states(item: 0, [0.2: "highlighted", 0.3: "selected", 0.65: "selected, liked"])),
    Vector(
      "gesture-long-press", "Gestures", "A long press begins after 0.5 s.", .documented,
      source: "UILongPressGestureRecognizer.minimumPressDuration",
      scene: press("[down: 0, wait: 0.8, up, wait: 0.1]", ", cancelsTouchesInView: false"),
      script: "s", .states(item: 0, [0.4: "highlighted", 0.5: "highlighted, pressed"])),
    Vector(
      "gesture-early-lift", "Gestures",
      "A finger that lifts before the duration is over fails a long press.",
      .documented, source: "UILongPressGestureRecognizer",
      scene: press("[down: 0, wait: 0.04, up, wait: 0.5]", ", minimumPressDuration: 0.05"),
      script: "s",
      .states(item: 0, [0.03: "normal", 0.1: "selected"])),
    Vector(
      "gesture-movement", "Gestures",
      "A finger that moves more than 10 points before a long press begins fails it.", .documented,
      source: "UILongPressGestureRecognizer.allowableMovement",
      scene: press("[down: [50, 50], wait: 0.1, move: [61, 50], wait: 0.6, up, wait: 0.1]"),
      script: "s",
      .states(item: 0, [0.5: "highlighted", 0.6: "highlighted"])),
    Vector(
      "gesture-movement-allowed", "Gestures",
      "A finger that moves 10 points before a long press begins does not fail it.", .documented,
      source: "UILongPressGestureRecognizer.allowableMovement",
      scene: press(
        "[down: [50, 50], wait: 0.1, move: [60, 50], wait: 0.6, up, wait: 0.1]",
        ", cancelsTouchesInView: false"),
      script: "s", .states(item: 0, [0.4: "highlighted", 0.5: "highlighted, pressed"])),
    Vector(
      "gesture-cancels-touches", "Gestures",
      "A long press that begins cancels the touch of the cell: the highlight is removed, nothing is selected.",
      .documented, source: "UIGestureRecognizer.cancelsTouchesInView",
      scene: press("[down: 0, wait: 0.8, up, wait: 0.1]"), script: "s",
      .calls(["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"]),
      .states(item: 0, [0.4: "highlighted", 0.5: "pressed", 0.85: "normal"])),
    Vector(
      "gesture-before-content", "Gestures",
      "A recogniser gets touches that the scroll view still withholds: a press of 0.05 s begins at 0.05 s.",
      .documented, source: "UIScrollView.delaysContentTouches, UIGestureRecognizer",
      scene: press(
        "[down: 0, wait: 0.4, up, wait: 0.1]",
        ", minimumPressDuration: 0.05, cancelsTouchesInView: false"),
      script: "s",
      .states(item: 0, [0.049: "normal", 0.05: "pressed", 0.15: "highlighted, pressed"])),
  ]
}
