import CellophaneTesting

/// A cell that is small enough for its pixels to be counted: 8 by 4 points, gray, and green while it is
/// selected.
enum Scenes {
  static let small = Scene(
    "A small cell",
    cell: Cell(contentView: Container(backgroundColor: .gray)),
    rules: [Rule(when: .selected, .set(.backgroundColor, of: .contentView, to: .green))],
    collectionView: CollectionView(
      size: Size(8, 4), backgroundColor: .white, collectionViewLayout: .flow(itemSize: Size(8, 4)),
      items: .count(1)),
    scripts: ["choose": [.selectItem(0), .wait(.milliseconds(100)), .mark("chosen")]],
    snapshots: SnapshotPlan(
      states: .list([.normal, .selected]), scales: [.x1], scripts: ["choose"]))
}
