import Cellophane
import Views

extension SwiftScenes {
  static let shadow = Scene(
    "Shadows around what is drawn",
    cell: Cell(
      backgroundColor: .systemGray5,
      contentView: Container(subviews: [
        View.view(
          "card", backgroundColor: .white, cornerRadius: 12,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 15),
            Constraint(.top, equalTo: .superview, constant: 15),
            Constraint(.width, equalTo: 70),
            Constraint(.height, equalTo: 50),
          ]
        )
        .setting(.shadowOpacity, to: 0.3).setting(.shadowRadius, to: 6)
        .setting(.shadowOffset, to: Size(0, 4)),
        View.view(
          "empty",
          constraints: [
            Constraint(.leading, equalTo: "card", .trailing, constant: 20),
            Constraint(.top, equalTo: "card"),
            Constraint(.size, equalTo: "card"),
          ],
          subviews: [
            .imageView(
              "star", systemImage: .starFill, tintColor: .white,
              constraints: [
                Constraint(.center, equalTo: .superview),
                Constraint(.width, equalTo: 44),
                Constraint(.height, equalTo: .width),
              ])
          ]
        )
        .setting(.shadowColor, to: .systemBlue).setting(.shadowOpacity, to: 1)
        .setting(.shadowRadius, to: 2).setting(.shadowOffset, to: Size(3, 3)),
        View.view(
          "plain", backgroundColor: .white,
          constraints: [
            Constraint(.leading, equalTo: "card"),
            Constraint(.top, equalTo: "card", .bottom, constant: 20),
            Constraint(.size, equalTo: "card"),
          ]
        ).setting(.shadowOpacity, to: 0.5),
        View.view(
          "clipped", backgroundColor: .white, cornerRadius: 12, clipsToBounds: true,
          constraints: [
            Constraint(.leading, equalTo: "empty"),
            Constraint(.top, equalTo: "plain"),
            Constraint(.size, equalTo: "card"),
          ]
        ).setting(.shadowOpacity, to: 1),
      ])),
    rules: [
      Rule(
        when: .highlighted,
        .set(.shadowOpacity, of: "card", to: 0.15),
        .set(.shadowRadius, of: "card", to: 2),
        .set(.shadowOffset, of: "card", to: Size(0, 1)),
        .set(.alpha, of: "plain", to: 0.5),
        .set(.clipsToBounds, of: "clipped", to: false))
    ],
    collectionView: CollectionView(
      size: Size(190, 150), collectionViewLayout: .flow(itemSize: Size(190, 150)), items: .count(1)),
    snapshots: SnapshotPlan(
      states: .list([.normal, .highlighted]), scales: [.x1, .x2, .x3]))

  static func shape() throws -> Scene {
    try Scene(
      "Shapes from path data",
      cell: Cell(
        backgroundColor: .systemBackground,
        contentView: Container(subviews: [
          .shapeView(
            "ring",
            path: Path(
              svgData:
                "M0 30a30 30 0 1 1 60 0a30 30 0 1 1-60 0z M15 30a15 15 0 1 1 30 0a15 15 0 1 1-30 0z"
            ),
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 10),
              Constraint(.top, equalTo: .superview, constant: 10),
              Constraint(.width, equalTo: 60),
              Constraint(.height, equalTo: 60),
            ]
          ).setting(.fillColor, to: .systemOrange).setting(.fillRule, to: .evenOdd),
          .shapeView(
            "wave", path: Path(svgData: "M5 30 Q15 0 25 30 T45 30 S55 50 55 15"),
            constraints: besides("ring")
          )
          .setting(.fillColor, to: nil).setting(.strokeColor, to: .systemBlue)
          .setting(.lineWidth, to: 6).setting(.lineCap, to: .round),
          .shapeView(
            "corner", path: Path(svgData: "M10 50V20H40L15 45"), constraints: besides("wave")
          )
          .setting(.fillColor, to: nil).setting(.strokeColor, to: .label)
          .setting(.lineWidth, to: 8),
          .shapeView(
            "badge",
            path: Path(
              svgData:
                "M30 6l7.05 16.3 17.7 1.64-13.35 11.7L45.3 53 30 43.9 14.7 53l3.9-17.36L5.25 23.94l17.7-1.64z"
            ), constraints: besides("corner")
          )
          .setting(.backgroundColor, to: .systemGray5).setting(.cornerRadius, to: 12)
          .setting(.fillColor, to: .systemYellow).setting(.strokeColor, to: .systemBrown)
          .setting(.lineWidth, to: 2).setting(.lineJoin, to: .round),
        ])),
      rules: [
        Rule(
          when: .selected,
          .set(.fillRule, of: "ring", to: .nonZero),
          .set(.lineCap, of: "wave", to: .square),
          .set(.strokeColor, of: "wave", to: .systemBlue.withAlphaComponent(0.5)),
          .set(.lineJoin, of: "corner", to: .bevel),
          .set(.clipsToBounds, of: "badge", to: true),
          .set(.lineWidth, of: "badge", to: 12))
      ],
      collectionView: CollectionView(
        size: Size(290, 80), collectionViewLayout: .flow(itemSize: Size(290, 80)), items: .count(1)),
      snapshots: SnapshotPlan(
        states: .list([.normal, .selected]), userInterfaceStyles: [.light, .dark],
        scales: [.x2, .x3]))
  }

  /// Ten points behind another shape, and as large as the ring.
  private static func besides(_ view: ViewName) -> [Constraint] {
    [
      Constraint(.leading, equalTo: view, .trailing, constant: 10),
      Constraint(.top, equalTo: "ring"),
      Constraint(.size, equalTo: "ring"),
    ]
  }

  static let transform = Scene(
    "Views that are scaled, turned and moved",
    cell: Cell(
      backgroundColor: .systemGray5,
      contentView: Container(subviews: [
        .view(
          "turned", backgroundColor: .systemPink,
          constraints: [
            Constraint(.centerX, equalTo: .superview, constant: -40),
            Constraint(.centerY, equalTo: .superview),
            Constraint(.width, equalTo: 40),
            Constraint(.height, equalTo: 20),
          ],
          subviews: [
            .view(
              "notch", backgroundColor: .black,
              constraints: [
                Constraint(.leading, equalTo: .superview),
                Constraint(.top, equalTo: .superview),
                Constraint(.width, equalTo: 8),
                Constraint(.height, equalTo: 8),
              ])
          ]),
        .imageView(
          "star", systemImage: .starFill,
          constraints: [
            Constraint(.centerX, equalTo: .superview, constant: 40),
            Constraint(.centerY, equalTo: .superview),
            Constraint(.width, equalTo: 40),
            Constraint(.height, equalTo: 40),
          ]),
      ])),
    rules: [
      Rule(
        when: .highlighted,
        .set(.transform, of: .cell, to: ViewTransform(scaleX: 0.9, y: 0.9)),
        .set(.transform, of: "turned", to: ViewTransform(rotationAngle: .degrees(90)))),
      Rule(
        when: .selected,
        .set(
          .transform, of: "turned",
          to: ViewTransform(scaleX: 1.5, rotation: .pi(0.25), translation: Point(0, 10))),
        .set(.transform, of: "star", to: ViewTransform(scaleX: 1, y: -1))),
    ],
    collectionView: CollectionView(
      size: Size(160, 80), collectionViewLayout: .flow(itemSize: Size(160, 80)), items: .count(1)),
    snapshots: SnapshotPlan(states: .list([.normal, .highlighted, .selected])))

  /// A square at a distance from the top left corner.
  private static func square(_ name: ViewName, _ color: DynamicColor, _ distance: Double) -> View {
    .view(
      name, backgroundColor: color,
      constraints: [
        Constraint(.leading, equalTo: .superview, constant: distance),
        Constraint(.top, equalTo: .superview, constant: distance),
        Constraint(.width, equalTo: 40),
        Constraint(.height, equalTo: 40),
      ])
  }

  static let zPosition = Scene(
    "What lies in front",
    cell: Cell(
      backgroundColor: .white,
      contentView: Container(subviews: [
        square("first", .systemRed, 10), square("second", .systemGreen, 20),
        square("third", .systemBlue, 30),
      ])),
    rules: [
      Rule(when: .highlighted, .set(.zPosition, of: "first", to: 1)),
      Rule(when: .selected, .set(.zPosition, of: "third", to: -1)),
    ],
    collectionView: CollectionView(
      size: Size(80, 80), collectionViewLayout: .flow(itemSize: Size(80, 80)), items: .count(1)),
    snapshots: SnapshotPlan(states: .list([.normal, .highlighted, .selected])))
}
