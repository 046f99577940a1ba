import Cellophane
import Views

extension SwiftScenes {
  static let selection = Scene(
    "Selected and highlighted cells",
    cell: Cell(
      backgroundView: Container(backgroundColor: .hex(0xFF0000)),
      selectedBackgroundView: Container(backgroundColor: .hex(0x0000FF)),
      contentView: Container(subviews: [
        .imageView(
          "star", systemImage: .starFill, tintColor: .white, isHidden: true,
          constraints: [
            Constraint(.center, equalTo: .superview),
            Constraint(.width, equalTo: 46),
            Constraint(.height, equalTo: .width),
          ])
      ])),
    rules: [
      Rule(
        when: .highlighted,
        .set(.backgroundColor, of: .contentView, to: .rgb(1, 0.4932718873, 0.4739984274))),
      Rule(when: .selected, .set(.isHidden, of: "star", to: false)),
    ],
    collectionView: CollectionView(
      size: Size(320, 116), backgroundColor: .white,
      collectionViewLayout: .flow(itemSize: Size(92, 92), sectionInset: 12), items: .count(3)),
    scripts: [
      "tap": [.tap(0), .wait(.milliseconds(300))],
      "tap-second": [.tap(0), .wait(.milliseconds(300)), .tap(1), .wait(.milliseconds(300))],
      "drag-out": [
        .down(0), .wait(.milliseconds(300)), .move(.outside), .wait(.milliseconds(200)), .up,
      ],
      "cancel": [.down(0), .wait(.milliseconds(300)), .cancel],
    ],
    snapshots: SnapshotPlan(
      userInterfaceStyles: [.light], scales: [.x2, .x3], scripts: ["tap", "tap-second"]))
}
