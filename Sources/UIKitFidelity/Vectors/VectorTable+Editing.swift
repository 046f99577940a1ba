extension VectorTable {
  private static func tap(_ item: Int) -> [String] {
    [
      "shouldHighlight \(item)", "didHighlight \(item)", "shouldSelect \(item)",
      "didSelect \(item)", "didUnhighlight \(item)",
    ]
  }

  /// Selection while the collection view is editing, and other vectors of selection.
  static let editing: [Vector] = [
    Vector(
      "editing-default", "Touches",
      "While editing, touches highlight and select nothing by default.", .documented,
      source: "UICollectionView.allowsSelectionDuringEditing",
      scene: VectorScenes.touches("[tap: 0, wait: 0.2]", "isEditing: true"), script: "s",
      .calls([]), .states(item: 0, [0: "editing", 0.2: "editing", 0.4: "editing"])),
    Vector(
      "editing-selection", "Touches",
      "With allowsSelectionDuringEditing a tap selects while editing, whatever allowsSelection says.",
      .documented, source: "UITableView.allowsSelectionDuringEditing, UITableView.allowsSelection",
      scene: VectorScenes.touches(
        "[tap: 0, wait: 0.2, tap: 1, wait: 0.2]",
        "isEditing: true\n  allowsSelection: false\n  allowsSelectionDuringEditing: true"),
      script: "s", .states(item: 0, [0.3: "selected, editing", 0.8: "editing"]),
      .states(item: 1, [0.8: "selected, editing"])),
    Vector(
      "editing-multiple", "Touches",
      "With allowsMultipleSelectionDuringEditing taps add to the selection while editing, and only then.",
      .documented, source: "UICollectionView.allowsMultipleSelectionDuringEditing",
      scene: VectorScenes.touches(
        "[setEditing: true, tap: 0, wait: 0.2, tap: 1, wait: 0.2, setEditing: false, tap: 2, wait: 0.2]",
        "allowsMultipleSelectionDuringEditing: true"), script: "s",
      .states(item: 0, [0.8: "selected, editing", 1.3: "normal"]),
      .states(item: 1, [0.8: "selected, editing", 1.3: "normal"]),
      .states(item: 2, [0.8: "editing", 1.3: "selected"])),
    Vector(
      "editing-cells", "States",
      "While the collection view is editing, isEditing is true in the configuration state of all cells.",
      .documented, source: "UICellConfigurationState.isEditing, UICollectionView.isEditing",
      scene: VectorScenes.touches(
        "[wait: 0.1, setEditing: true, wait: 0.1, setEditing: false, wait: 0.1]"),
      script: "s", .states(item: 0, [0.05: "normal", 0.15: "editing", 0.25: "normal"]),
      .states(item: 2, [0.05: "normal", 0.15: "editing", 0.25: "normal"]), .updates(item: 0, 2)),
    Vector(
      "editing-scrolled-in", "States", "Cells that come into view while editing are editing.",
      .documented, source: "UICellConfigurationState.isEditing",
      scene: VectorScenes.layout(
        "flowLayout: { itemSize: { width: 375, height: 100 } }", items: "items: 40",
        script: "[setEditing: true, wait: 0.1, { scroll: { to: 2000 } }, wait: 0.1]"),
      script: "s", .states(item: 20, [0.15: "editing"]), .visibleItems([0.15: Array(18...24)])),
    Vector(
      "selection-veto", "Touches",
      "In one model of iOS 6 the old cell is deselected even if shouldSelect returns false.",
      .observed, source: "steipete/PSTCollectionView, a model of iOS 6's collection view",
      scene: VectorScenes.touches(
        "[tap: 0, wait: 0.2, tap: 1, wait: 0.2]",
        "delegate: { shouldSelectItem: item == 0 }",
        root: "policies: { vetoedSelection: deselectsOld }"),
      script: "s",
      .calls(
        tap(0) + [
          "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0",
          "didUnhighlight 1",
        ]), .states(item: 0, [0.8: "normal"]), .states(item: 1, [0.8: "normal"])),
    Vector(
      "selection-primary", "Touches",
      "performPrimaryAction comes after shouldSelect and didSelect.", .documented,
      source: "collectionView(_:performPrimaryActionForItemAt:)",
      scene: VectorScenes.touches(
        "[tap: 0, wait: 0.2]", "delegate: { performPrimaryActionForItem: true }"), script: "s",
      .calls([
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0",
        "performPrimaryAction 0", "didUnhighlight 0",
      ])),
    Vector(
      "selection-primary-extends", "Touches",
      "A tap that adds to a selection performs no primary action.", .documented,
      source: "collectionView(_:performPrimaryActionForItemAt:)",
      scene: VectorScenes.touches(
        "[select: 1, tap: 0, wait: 0.2]",
        "allowsMultipleSelection: true\n  delegate: { performPrimaryActionForItem: true }"),
      script: "s", .calls(tap(0))),
    Vector(
      "selection-primary-editing", "Touches",
      "While editing, no primary action is performed unless canPerformPrimaryAction returns true.",
      .documented, source: "collectionView(_:canPerformPrimaryActionForItemAt:)",
      scene: VectorScenes.touches(
        "[tap: 0, wait: 0.2]",
        "isEditing: true\n  allowsSelectionDuringEditing: true\n"
          + "  delegate: { performPrimaryActionForItem: true }"), script: "s", .calls(tap(0))),
    Vector(
      "selection-fade", "Layers",
      "An animated change of selection fades the selected background from or to an alpha of 0.",
      .documented, source: "UITableViewCell.selectedBackgroundView",
      scene: selectedBackground(
        "[{ select: { item: 0, animated: true } }, wait: 0.5,"
          + " { deselect: { item: 0, animated: true } }, wait: 0.5]"), script: "s",
      .numbers(
        "selectedBackgroundView.alpha", [0: 0, 0.15: 0.5, 0.3: 1, 0.5: 1, 0.65: 0.5, 0.7999: 0]),
      .texts(
        "selectedBackgroundView.isHidden", [0.1: "false", 0.4: "false", 0.7: "false", 0.9: "true"])),
    Vector(
      "selection-press", "Layers",
      "The selected background of a pressed cell appears at once, without animation.", .observed,
      source: "Stack Overflow 7053340", scene: selectedBackground("[down: 0, wait: 0.4, up]"),
      script: "s", .numbers("selectedBackgroundView.alpha", [0.15: 1, 0.2: 1]),
      .texts("selectedBackgroundView.isHidden", [0.149: "true", 0.15: "false"])),
  ]

  private static func selectedBackground(_ steps: String) -> String {
    """
    cellophane: 1
    cell: { selectedBackgroundView: { backgroundColor: "#0000FF" } }
    collectionView:
      frame: { width: 100, height: 100 }
      flowLayout: { itemSize: { width: 100, height: 100 } }
      items: 1
    scripts: { s: \(steps) }

    """
  }
}
