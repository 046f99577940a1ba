extension VectorTable {
  /// Rows of 40 points, 10 points apart, of items 0 to 3; item 4 is inserted by the script `s`.
  private static func rows(_ steps: String) -> String {
    """
    cellophane: 1
    cell: {}
    states: { loaded: { initially: false } }
    collectionView:
      frame: { width: 100, height: 240 }
      flowLayout: { itemSize: { width: 100, height: 40 } }
      items: [{}, {}, {}, {}, { isInserted: false }]
    scripts: { s: \(steps) }

    """
  }

  /// Changes of the items.
  static let data: [Vector] = [
    Vector(
      "data-batch", "Data",
      "In one batch deletes come first, by old numbers, then inserts, by new ones.",
      .documented, source: "UICollectionView.performBatchUpdates(_:completion:)",
      // Of 0 1 2 3 the second goes, and the new one is the third of what stays: 0 2 4 3.
      scene: rows(
        "[{ performBatchUpdates: [{ insertItem: { item: 4, at: 2 } }, { deleteItem: 1 }] }, wait: 1]"
      ), script: "s",
      .numbers("0:cell.frame.y", [0.9: 0]), .numbers("2:cell.frame.y", [0.9: 50]),
      .numbers("4:cell.frame.y", [0.9: 100]), .numbers("3:cell.frame.y", [0.9: 150])),
    Vector(
      "data-insert", "Data", "An inserted item fades in at its place in 0.3 s.", .observed,
      source: "Vercantez/openuikit (a model of UIKit)",
      scene: rows("[{ insertItem: { item: 4, at: 1 } }, wait: 1]"), script: "s",
      .numbers("4:cell.alpha", [0.0001: 0, 0.15: 0.5, 0.3: 1]),
      .numbers("4:cell.frame.y", [0.0001: 50, 0.15: 50, 0.3: 50]),
      .numbers("1:cell.frame.y", [0.0001: 50, 0.15: 75, 0.3: 100])),
    Vector(
      "data-delete", "Data", "A deleted item fades out where it was in 0.3 s.", .observed,
      source: "steipete/PSTCollectionView, a model of iOS 6's collection view",
      scene: rows("[{ deleteItem: 1 }, wait: 1]"), script: "s",
      .numbers("1:cell.alpha", [0.0001: 1, 0.15: 0.5]),
      .numbers("1:cell.frame.y", [0.0001: 50, 0.15: 50]),
      .numbers("2:cell.frame.y", [0.0001: 100, 0.15: 75, 0.3: 50])),
    Vector(
      "data-reconfigure", "Data",
      "reconfigureItems keeps the cell, as a state that the app sets does: a touch on it goes on.",
      .documented, source: "UICollectionView.reconfigureItems(at:)",
      scene: rows(
        "[down: 0, wait: 0.2, set: { item: 0, loaded: true }, wait: 0.1, up, wait: 0.1]"),
      script: "s", .states(item: 0, [0.25: "highlighted, loaded", 0.35: "selected, loaded"])),
    Vector(
      "data-reload", "Data", "reloadItems replaces the cell: it is no longer highlighted.",
      .documented, source: "UICollectionView.reloadItems(at:)",
      scene: rows("[down: 0, wait: 0.2, reloadItem: 0, wait: 0.1, up, wait: 0.1]"), script: "s",
      .states(item: 0, [0.19: "highlighted", 0.25: "normal"])),
  ]
}
