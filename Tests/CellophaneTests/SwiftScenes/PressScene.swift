import Cellophane
import Views

extension SwiftScenes {
  static let press = Scene(
    "A card that sinks under the finger",
    cell: Cell(
      contentView: Container(
        backgroundColor: .secondarySystemGroupedBackground, cornerRadius: 16,
        cornerCurve: .continuous,
        subviews: [
          .label(
            "titleLabel", text: "Today", font: .title2,
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 20),
              Constraint(.bottom, equalTo: .superview, constant: -20),
            ])
        ])),
    states: [
      CustomState(
        "pressed",
        [
          .gesture("press", .began): true,
          .gesture("press", .changed): .touchInside,
          .gesture("press", .ended): false,
          .gesture("press", .cancelled): false,
        ])
    ],
    rules: [
      Rule(
        when: .custom("pressed"),
        .set(.transform, of: .cell, to: ViewTransform(scaleX: 0.98, y: 0.98)),
        animation: Animation(
          duration: .milliseconds(400), usingSpringWithDamping: 0.4, initialSpringVelocity: 3))
    ],
    collectionView: CollectionView(
      size: Size(375, 405), backgroundColor: .systemGroupedBackground,
      collectionViewLayout: .flow(
        itemSize: Size(355, 187.5), sectionInset: EdgeInsets(top: 10, bottom: 10)),
      items: .count(2),
      gestureRecognizers: [
        .longPress(
          "press", minimumPressDuration: .milliseconds(50), cancelsTouchesInView: false,
          shouldRecognizeSimultaneously: true)
      ]),
    scripts: [
      "hold": [.down(0), .wait(.milliseconds(700)), .up, .wait(.milliseconds(600))],
      "quick-tap": [.down(0), .wait(.milliseconds(30)), .up, .wait(.milliseconds(300))],
      "out-and-back": [
        .down(0), .wait(.milliseconds(500)), .move(.outside), .wait(.milliseconds(500)),
        .move(0), .wait(.milliseconds(500)), .up, .wait(.milliseconds(600)),
      ],
      "early-lift": [.down(0), .wait(.milliseconds(150)), .up, .wait(.milliseconds(600))],
    ],
    snapshots: SnapshotPlan(
      states: .list([.normal, .normal.setting(custom: "pressed", to: true)]), scales: [.x3],
      scripts: ["hold", "out-and-back", "early-lift"]))
}
