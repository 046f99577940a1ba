import Cellophane
import Views

extension SwiftScenes {
  /// How long the dots take.
  private static let time = Duration.milliseconds(600)

  private static let curves: [(name: String, animation: Animation)] = [
    ("linear", Animation(duration: time, curve: .linear)),
    ("easeIn", Animation(duration: time, curve: .easeIn)),
    ("easeOut", Animation(duration: time, curve: .easeOut)),
    ("easeInOut", Animation(duration: time)),
    (
      "of one's own",
      Animation(duration: time, curve: TimingCurve(controlPoints: 0.2, 1.6, 0.4, 0.9))
    ),
    ("spring", Animation(duration: time, usingSpringWithDamping: 0.4)),
  ]

  static let animationCurves = Scene(
    "One way at six speeds",
    cell: Cell(
      contentView: Container(subviews: [
        .label(
          "curveLabel", font: .caption1, textColor: .secondaryLabel,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 16),
            Constraint(.centerY, equalTo: .superview),
          ]),
        .view(
          "track", backgroundColor: .systemGray5, cornerRadius: 2,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 128),
            Constraint(.width, equalTo: 200),
            Constraint(.height, equalTo: 4),
            Constraint(.centerY, equalTo: .superview),
          ]),
        .view(
          "dot", backgroundColor: .systemBlue, cornerRadius: 10,
          constraints: [
            Constraint(.leading, equalTo: "track"),
            Constraint(.size, equalTo: 20),
            Constraint(.centerY, equalTo: .superview),
          ]),
      ])),
    rules: curves.enumerated().map { item, curve in
      Rule(
        when: .selected && .item(item),
        .set(.transform, of: "dot", to: ViewTransform(translationX: 180, y: 0)),
        animation: curve.animation)
    },
    collectionView: CollectionView(
      size: Size(375, 204),
      collectionViewLayout: .flow(itemSize: Size(375, 34), minimumLineSpacing: 0),
      items: .cycle(
        curves.map { Item(.set(.text, of: "curveLabel", to: $0.name)) }, count: curves.count),
      allowsMultipleSelection: true),
    scripts: [
      "start": [
        .selectItem(0), .selectItem(1), .selectItem(2), .selectItem(3), .selectItem(4),
        .selectItem(5),
        .wait(.milliseconds(150)), .mark("quarter"), .wait(.milliseconds(450)),
      ]
    ],
    snapshots: SnapshotPlan(states: .list([.normal]), scripts: ["start"]))

  static let animationInterrupted = Scene(
    "A change of mind, half-way",
    cell: Cell(
      contentView: Container(
        backgroundColor: .systemGray6, cornerRadius: 12,
        subviews: [
          .imageView(
            "chevron", systemImage: .chevronDown, contentMode: .scaleAspectFit, tintColor: .label,
            constraints: [
              Constraint(.centerX, equalTo: .superview),
              Constraint(.top, equalTo: .superview, constant: 20),
              Constraint(.size, equalTo: 40),
            ]),
          .view(
            "bar", backgroundColor: .systemRed, cornerRadius: 4,
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 16),
              Constraint(.bottom, equalTo: .superview, constant: -16),
              Constraint(.width, equalTo: 60),
              Constraint(.height, equalTo: 16),
            ]),
        ])),
    rules: [
      Rule(
        when: .selected,
        .set(.transform, of: "chevron", to: ViewTransform(rotationAngle: .pi(0.999))),
        .set(.backgroundColor, of: "bar", to: .systemGreen),
        .set(.transform, of: "bar", to: ViewTransform(translationX: 84, y: 0)),
        .set(.cornerRadius, of: .contentView, to: 40),
        animation: Animation(duration: .milliseconds(300)),
        leaving: Animation(duration: .milliseconds(500), curve: .easeOut))
    ],
    collectionView: CollectionView(
      size: Size(200, 140), collectionViewLayout: .flow(itemSize: Size(176, 116), sectionInset: 12),
      items: .count(1)),
    scripts: [
      "change-of-mind": [
        .selectItem(0), .wait(.milliseconds(100)), .deselectItem(0), .wait(.milliseconds(100)),
        .selectItem(0), .wait(.milliseconds(500)),
      ]
    ],
    snapshots: SnapshotPlan(states: .list([.normal, .selected]), scripts: ["change-of-mind"]))
}
