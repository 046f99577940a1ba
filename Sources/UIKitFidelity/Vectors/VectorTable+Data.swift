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

  /// Sections of two rows of 40 points in a list of the height 240; section 2 is inserted by the script `s`.
  private static func sections(_ steps: String) -> String {
    """
    cellophane: 1
    cell: {}
    collectionView:
      frame: { width: 100, height: 240 }
      flowLayout: { itemSize: { width: 100, height: 40 }, minimumLineSpacing: 0 }
      batchUpdates: { duration: 0.4, curve: linear }
      finalLayoutAttributesForDisappearingItem: { alpha: 0.5, transform: { translate: [100, 0] } }
      sections: [{ items: 2 }, { items: 2 }, { items: 2, isInserted: false }]
    scripts: { s: \(steps) }

    """
  }

  /// Changes of the items and sections.
  static let data: [Vector] = [
    Vector(
      "data-batch", "Data",
      "In one batch deletes come first, by old numbers, then inserts, by new ones.",
      .documented, source: "UICollectionView.performBatchUpdates(_:completion:)",
      // Of 0 1 2 3 the second is deleted, and the new one becomes the third of the remaining ones: 0 2 4 3.
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
      "data-section-batch", "Data",
      "In one batch sections that go leave first, and those that come have their positions afterwards.",
      .documented, source: "UICollectionView.performBatchUpdates(_:completion:)",
      scene: sections(
        "[{ performBatchUpdates: [insertSection: { section: 2, at: 0 }, deleteSection: 0] }, wait: 1]"
      ), script: "s",
      .numbers("4:cell.frame.y", [0.9: 0]), .numbers("2:cell.frame.y", [0.1: 80, 0.9: 80]),
      .numbers("4:cell.alpha", [0.1: 0.25]), .visibleItems([0.9: [2, 3, 4, 5]])),
    Vector(
      "data-section-move", "Data", "A section that is moved glides with its items.", .documented,
      source: "UICollectionView.moveSection(_:toSection:)",
      scene: sections("[moveSection: { section: 1, to: 0 }, wait: 1]"), script: "s",
      .numbers("2:cell.frame.y", [0.0001: 79.98, 0.1: 60, 0.9: 0]),
      .numbers("0:cell.frame.y", [0.1: 20, 0.9: 80])),
    Vector(
      "data-final-attributes", "Data",
      "A deleted item goes to the layout's final attributes, here 100 points to the side and half faded.",
      .header, source: "UICollectionViewLayout.h, finalLayoutAttributesForDisappearingItem(at:)",
      scene: sections("[deleteItem: 0, wait: 1]"), script: "s",
      .numbers("0:cell.alpha", [0.1: 0.875, 0.2: 0.75]),
      .numbers("0:cell.transform.translation.x", [0.1: 25, 0.2: 50])),
    Vector(
      "data-reconfigure", "Data",
      "reconfigureItems keeps the cell, as a state that the app sets does: a touch on it goes on.",
      .documented, source: "UICollectionView.reconfigureItems(at:)",
      scene: rows(
        "[down: 0, wait: 0.2, set: { item: 0, loaded: true }, reconfigureItem: 0, wait: 0.1, up, wait: 0.1]"
      ),
      script: "s", .states(item: 0, [0.25: "highlighted, loaded", 0.35: "selected, loaded"])),
    Vector(
      "data-reload", "Data", "reloadItems replaces the cell: it is no longer highlighted.",
      .documented, source: "UICollectionView.reloadItems(at:)",
      scene: rows("[down: 0, wait: 0.2, reloadItem: 0, wait: 0.1, up, wait: 0.1]"), script: "s",
      .states(item: 0, [0.19: "highlighted", 0.25: "normal"])),
  ]
}
