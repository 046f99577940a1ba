import Cellophane

let scene = Scene(
  "A cell that turns blue",
  cell: Cell(
    backgroundView: Container(backgroundColor: .hex(0xFF0000)),
    selectedBackgroundView: Container(backgroundColor: .hex(0x0000FF))),
  collectionView: CollectionView(
    size: Size(width: 320, height: 116),
    collectionViewLayout: .flow(itemSize: Size(width: 92, height: 92), sectionInset: 12),
    items: .count(3)))
