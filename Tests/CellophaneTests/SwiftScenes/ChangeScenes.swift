import Cellophane
import Views

extension SwiftScenes {
  static let traitsChange = Scene(
    "Rows that live through a change of their surroundings",
    cell: Cell(
      class: .collectionViewListCell,
      contentConfiguration: ListContentConfiguration(.subtitleCell, systemImage: .gear),
      subviews: [
        .imageView(
          "star", systemImage: .starFill, alpha: 0, tintColor: .systemYellow,
          constraints: [
            Constraint(.trailing, equalTo: .superview, constant: -16),
            Constraint(.top, equalTo: .superview, constant: 12),
          ])
      ]),
    rules: [
      Rule(
        when: .dark, .set(.alpha, of: "star", to: 1),
        animation: Animation(duration: .milliseconds(200), curve: .linear))
    ],
    collectionView: CollectionView(
      size: Size(320, 200), collectionViewLayout: .list(appearance: .insetGrouped),
      items: [
        row("Display", "Brightness and text size"), row("Focus", "Off until tomorrow"),
      ]),
    scripts: [
      "evening": [
        .wait(.milliseconds(100)), .traits(TraitsChange(userInterfaceStyle: .dark)),
        .wait(.milliseconds(250)), .mark("night"), .wait(.milliseconds(50)),
        .traits(
          TraitsChange(preferredContentSizeCategory: .extraExtraExtraLarge, legibilityWeight: .bold)
        ),
        .wait(.milliseconds(100)), .traits(TraitsChange(layoutDirection: .rightToLeft)),
        .wait(.milliseconds(100)),
      ]
    ],
    snapshots: SnapshotPlan(states: .list([.normal]), scripts: ["evening"]))

  private static func row(_ text: String, _ secondaryText: String) -> Item {
    Item(
      .set(.text, of: .contentConfiguration, to: text),
      .set(.secondaryText, of: .contentConfiguration, to: secondaryText))
  }

  static let setFlags = Scene(
    "Flags and a state of the scene's own that the app sets",
    cell: Cell(
      class: .collectionViewListCell,
      contentConfiguration: ListContentConfiguration(
        text: "A row of a list", systemImage: .folder)
    ).setting(
      .accessories,
      to: [CellAccessory(.delete), CellAccessory(.disclosureIndicator), CellAccessory(.reorder)]),
    states: [CustomState("unread", [:])],
    rules: [
      Rule(when: .custom("unread"), .set(.font, of: .textProperties, to: .headline)),
      Rule(
        when: .reordering, .set(.alpha, of: .cell, to: 0.5),
        animation: Animation(duration: .milliseconds(200))),
    ],
    collectionView: CollectionView(
      size: Size(320, 132), collectionViewLayout: .list(appearance: .plain), items: .count(3)),
    scripts: [
      "edit": [
        .set(StateChange(item: 0, values: [.init(.custom("unread"), true)])),
        .wait(.milliseconds(100)),
        .set(StateChange(item: 1, values: [.init(.flag(.editing), true)])),
        .set(
          StateChange(
            item: 2, values: [.init(.flag(.editing), true), .init(.flag(.disabled), true)])),
        .wait(.milliseconds(100)),
        .set(StateChange(item: 1, values: [.init(.flag(.reordering), true)])),
        .wait(.milliseconds(300)),
        .set(
          StateChange(
            item: 1, values: [.init(.flag(.reordering), false), .init(.flag(.editing), false)])),
        .wait(.milliseconds(300)),
      ]
    ],
    snapshots: SnapshotPlan(
      states: .list([
        .normal, [.editing], [.disabled], CellState.normal.setting(custom: "unread", to: true),
      ]), scripts: ["edit"]))
}
