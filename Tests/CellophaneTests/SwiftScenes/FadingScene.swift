import Cellophane
import Views

extension SwiftScenes {
  static let fading = Scene(
    "The first and last cells fade while they are not wholly on screen", assets: ["../Images"],
    cell: Cell(subviews: [
      .imageView(
        "hotelImageView", contentMode: .scaleAspectFill, clipsToBounds: true,
        constraints: [Constraint(.edges, equalTo: .superview)])
    ]),
    states: [
      CustomState(
        "faded",
        assignments: [
          .initially: StateAssignment(to: .lastVisible),
          .scrollViewDidScroll: StateAssignment(
            for: .firstVisible || .lastVisible, to: !.fullyVisible),
        ])
    ],
    rules: [
      Rule(
        when: .custom("faded"), .set(.alpha, of: .cell, to: 0.1),
        animation: Animation(duration: .milliseconds(200)))
    ],
    collectionView: CollectionView(
      size: Size(375, 667), backgroundColor: .white,
      collectionViewLayout: .flow(itemSize: Size(355, 187.5)),
      items: .cycle(
        (1...8).map { number in
          Item(.set(.image, of: "hotelImageView", to: .named("hotels/\(number)")))
        }, count: 16),
      alwaysBounceVertical: true),
    scripts: [
      "scroll-slowly": [
        .mark("at-rest"),
        .scroll(to: 100, over: .milliseconds(800)),
        .wait(.milliseconds(300)),
        .mark("two-faded"),
        .scroll(to: 113, over: .milliseconds(200)),
        .wait(.milliseconds(300)),
        .mark("last-fits"),
      ],
      "skip-one": [
        .scroll(to: 100, over: .milliseconds(800)), .wait(.milliseconds(300)),
        .scroll(to: 250), .wait(.milliseconds(300)),
      ],
    ],
    snapshots: SnapshotPlan(scales: [.x1], scripts: ["scroll-slowly", "skip-one"]))
}
