import Cellophane
import Views

extension SwiftScenes {
  static func list(_ title: String, _ appearance: ListLayout.Appearance) -> Scene {
    func row(_ name: String) -> Item { Item(.set(.text, of: "nameLabel", to: name)) }
    return Scene(
      title,
      cell: Cell(
        class: .collectionViewListCell,
        contentView: Container(subviews: [
          .label(
            "nameLabel",
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 16),
              Constraint(.trailing, equalTo: .superview, constant: -16),
              Constraint(.centerY, equalTo: .superview),
              Constraint(.top, greaterThanOrEqualTo: .superview, guide: .layoutMarginsGuide),
            ])
        ])),
      collectionView: CollectionView(
        size: Size(375, 300), collectionViewLayout: .list(appearance: appearance),
        sections: [
          CollectionSection(items: [row("Groceries"), row("Hardware"), row("Post office")]),
          CollectionSection(items: [row("Library")]),
        ]),
      scripts: ["tap": [.tap(1), .wait(.milliseconds(100))]],
      snapshots: SnapshotPlan(
        states: .list([.normal]), userInterfaceStyles: [.light, .dark], scripts: ["tap"]))
  }

  static let listHeaders = Scene(
    "Headers and footers of a list say what its sections are",
    cell: Cell(class: .collectionViewListCell, contentConfiguration: .valueCell()),
    collectionView: CollectionView(
      size: Size(375, 330), collectionViewLayout: .list(appearance: .insetGrouped),
      sections: [
        CollectionSection(
          items: [
            Item(
              .set(.text, of: .contentConfiguration, to: "Wi-Fi"),
              .set(.secondaryText, of: .contentConfiguration, to: "Lighthouse")),
            Item(
              .set(.text, of: .contentConfiguration, to: "Bluetooth"),
              .set(.secondaryText, of: .contentConfiguration, to: "Off")),
          ],
          header: "Wireless",
          footer: SectionSupplement(
            text:
              "Nearby devices can be seen by this phone while this screen is open, and it can be"
              + " seen by them.")),
        CollectionSection(items: [Item(.set(.text, of: .contentConfiguration, to: "Battery"))]),
        CollectionSection(
          items: [Item(.set(.text, of: .contentConfiguration, to: "Ringtone"))], header: "Sound"),
      ]),
    scripts: ["rest": [.wait(.zero)]],
    snapshots: SnapshotPlan(
      states: .list([.normal]), userInterfaceStyles: [.light, .dark],
      layoutDirections: [.leftToRight, .rightToLeft], scripts: ["rest"]))

  static let flowSections = Scene(
    "Sections with headers, footers and insets",
    cell: Cell(contentView: Container(backgroundColor: .systemGreen)),
    rules: [
      Rule(when: .section(1), .set(.backgroundColor, of: .contentView, to: .systemBlue)),
      Rule(when: .item(6), .set(.cornerRadius, of: .contentView, to: 12)),
    ],
    collectionView: CollectionView(
      size: Size(240, 260), backgroundColor: .systemGray6,
      collectionViewLayout: .flow(
        itemSize: Size(40, 30), sectionInset: EdgeInsets(top: 4, left: 20, bottom: 8, right: 20),
        headerReferenceSize: Size(0, 24), footerReferenceSize: Size(0, 10)),
      sections: [CollectionSection(items: .count(5)), CollectionSection(items: .count(4))]),
    scripts: [
      "rest": [.wait(.zero)],
      "move": [
        .updateItems([.moveItem(1, to: 2, section: 1)]), .wait(.milliseconds(150)),
        .mark("between"),
        .wait(.milliseconds(150)),
      ],
    ],
    snapshots: SnapshotPlan(states: .list([.normal]), scripts: ["rest", "move"]))

  static let multipleSelection = Scene(
    "Several cells can be selected, the last one cannot",
    cell: Cell(
      backgroundColor: .secondarySystemBackground, tintColor: .systemBlue,
      contentView: Container(subviews: [
        .view(
          "band",
          constraints: [
            Constraint(.leading, equalTo: .superview),
            Constraint(.trailing, equalTo: .superview),
            Constraint(.bottom, equalTo: .superview),
            Constraint(.height, equalTo: 12),
          ]),
        .view(
          "veil",
          backgroundColor: .appearances(
            light: .black.withAlphaComponent(0.12), dark: .white.withAlphaComponent(0.2)),
          alpha: 0, constraints: [Constraint(.edges, equalTo: .superview)]),
        .view(
          "badge", backgroundColor: .systemBackground, isHidden: true,
          constraints: [
            Constraint(.top, equalTo: .superview, constant: 8),
            Constraint(.trailing, equalTo: .superview, constant: -8),
            Constraint(.size, equalTo: 28),
          ],
          subviews: [
            .imageView(
              "star", systemImage: .starFill,
              constraints: [
                Constraint(.center, equalTo: .superview),
                Constraint(.width, equalTo: .superview, multiplier: 0.75),
                Constraint(.height, equalTo: .width),
              ])
          ]),
      ])),
    rules: [
      Rule(when: .highlighted, .set(.alpha, of: "veil", to: 1)),
      Rule(when: .selected, .set(.isHidden, of: "badge", to: false)),
      Rule(when: .selected && .item(1), .set(.tintColor, of: .cell, to: .systemOrange)),
    ],
    collectionView: CollectionView(
      size: Size(300, 104),
      collectionViewLayout: .flow(
        itemSize: Size(64, 80), minimumInteritemSpacing: 6, sectionInset: 12),
      items: [
        Item(.set(.backgroundColor, of: "band", to: .systemBlue)),
        Item(.set(.backgroundColor, of: "band", to: .systemOrange)),
        Item(.set(.backgroundColor, of: "band", to: .systemGreen)),
        Item(.set(.backgroundColor, of: "band", to: .systemGray)),
      ],
      allowsMultipleSelection: true,
      delegate: Delegate(shouldSelectItem: .when(.item(.notEqual, 3)))),
    scripts: [
      "choose-two": [
        .tap(0), .wait(.milliseconds(200)), .tap(1), .mark("two"), .wait(.milliseconds(200)),
        .tap(0), .wait(.milliseconds(200)),
      ],
      "choose-last": [.tap(3), .wait(.milliseconds(200))],
      "slip-off": [
        .down(.item(2, at: Point(0.5, 0.9))), .wait(.milliseconds(300)),
        .move(.by(Point(0, 20))), .wait(.milliseconds(200)), .up,
      ],
    ],
    snapshots: SnapshotPlan(
      states: .list([.normal, .highlighted, .selected]), userInterfaceStyles: [.light, .dark],
      scripts: ["choose-two"]))
}
