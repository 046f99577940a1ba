import Cellophane
import Views

extension SwiftScenes {
  static let backgroundOverlay = Scene(
    "A selection overlay on a custom background view", assets: ["../Images"],
    cell: Cell(
      class: .tableViewCell,
      backgroundConfiguration: BackgroundConfiguration(
        .listPlainCell, backgroundColor: .blue,
        customView: .imageView(
          "linen", image: "linen", contentMode: .scaleAspectFill,
          subviews: [
            .view("selectionOverlay", backgroundColor: .gray.withAlphaComponent(0.3))
              .setting(.autoresizingMask, to: .flexibleSize)
              .setting(.isInstalled, to: false)
          ])),
      contentConfiguration: ListContentConfiguration(.cell, textProperties: look(.white))),
    rules: [
      Rule(
        when: .selected || .highlighted, .set(.isInstalled, of: "selectionOverlay", to: true))
    ],
    collectionView: CollectionView(
      size: Size(375, 132), collectionViewLayout: .list(appearance: .plain),
      items: [
        Item(.set(.text, of: .contentConfiguration, to: "Groceries")),
        Item(.set(.text, of: .contentConfiguration, to: "Hardware")),
        Item(.set(.text, of: .contentConfiguration, to: "Post office")),
      ]),
    scripts: ["tap": [.tap(1), .wait(.milliseconds(300))]],
    snapshots: SnapshotPlan(userInterfaceStyles: [.light, .dark], scripts: ["tap"]))

  static let backgroundTransformer = Scene(
    "A background colour by transformer, and the surprise when a colour is also set",
    cell: Cell(
      class: .tableViewCell,
      backgroundConfiguration: BackgroundConfiguration(
        .listPlainCell,
        backgroundColorTransformer: .answers([
          .init(when: .selected || .highlighted, return: .gray),
          .init(return: .blue),
        ])),
      contentConfiguration: ListContentConfiguration(
        .subtitleCell, textProperties: look(.white),
        secondaryTextProperties: look(.white.withAlphaComponent(0.7)))),
    collectionView: CollectionView(
      size: Size(375, 120), collectionViewLayout: .list(appearance: .plain),
      items: [
        Item(
          .set(.text, of: .contentConfiguration, to: "Transformer only"),
          .set(
            .secondaryText, of: .contentConfiguration,
            to: "blue, gray while highlighted or selected")),
        Item(
          .set(.text, of: .contentConfiguration, to: "Transformer and backgroundColor"),
          .set(.secondaryText, of: .contentConfiguration, to: "stays blue"),
          .set(.backgroundColor, of: .backgroundConfiguration, to: .blue)),
      ]),
    scripts: [
      "press-first": [.down(0), .wait(.milliseconds(400)), .up, .wait(.milliseconds(200))],
      "press-second": [.down(1), .wait(.milliseconds(400)), .up, .wait(.milliseconds(200))],
    ],
    snapshots: SnapshotPlan(
      userInterfaceStyles: [.light, .dark], scripts: ["press-first", "press-second"]))

  static let backgroundProperties = Scene(
    "The properties of a background configuration, one or two a cell", assets: ["../Images"],
    cell: Cell(
      backgroundConfiguration: BackgroundConfiguration(
        .listGroupedCell, cornerRadius: 14,
        backgroundInsets: DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8))),
    collectionView: CollectionView(
      size: Size(316, 312), backgroundColor: .systemGroupedBackground,
      collectionViewLayout: .flow(
        itemSize: Size(100, 72), minimumLineSpacing: 8, minimumInteritemSpacing: 8),
      items: [
        Item(.set(.cornerRadius, of: .backgroundConfiguration, to: 14)),
        Item(.set(.backgroundColor, of: .backgroundConfiguration, to: nil)),
        Item(
          .set(.backgroundColor, of: .backgroundConfiguration, to: nil),
          .set(.tintColor, of: .cell, to: .systemPurple)),
        Item(
          .set(.strokeColor, of: .backgroundConfiguration, to: nil),
          .set(.strokeWidth, of: .backgroundConfiguration, to: 3)),
        Item(
          .set(.strokeColor, of: .backgroundConfiguration, to: .systemRed),
          .set(.strokeWidth, of: .backgroundConfiguration, to: 2),
          .set(.strokeOutset, of: .backgroundConfiguration, to: 4)),
        Item(
          .set(.strokeColor, of: .backgroundConfiguration, to: .systemRed),
          .set(.strokeWidth, of: .backgroundConfiguration, to: 2),
          .set(.strokeColorTransformer, of: .backgroundConfiguration, to: .grayscale)),
        Item(
          .set(.image, of: .backgroundConfiguration, to: "linen"),
          .set(.imageContentMode, of: .backgroundConfiguration, to: .scaleAspectFill)),
        Item(
          .set(.backgroundColor, of: .backgroundConfiguration, to: .systemGreen),
          .set(.backgroundColorTransformer, of: .backgroundConfiguration, to: .monochromeTint)),
        Item(
          .set(
            .shadowProperties, of: .backgroundConfiguration,
            to: ShadowProperties(opacity: 0.4, radius: 4, offset: Size(0, 2)))),
        Item(
          .set(.backgroundInsets, of: .backgroundConfiguration, to: 0),
          .set(
            .edgesAddingLayoutMarginsToBackgroundInsets, of: .backgroundConfiguration,
            to: [.leading, .top])),
        Item(
          .set(.style, of: .backgroundConfiguration, to: .listSidebarCell),
          .set(.backgroundColor, of: .backgroundConfiguration, to: .tertiarySystemFill)),
        Item(
          .set(.style, of: .backgroundConfiguration, to: .clear),
          .set(.backgroundColor, of: .cell, to: .systemYellow)),
      ]),
    scripts: ["select": [.selectItem(0)]],
    snapshots: SnapshotPlan(
      states: .list([.normal, .highlighted]), userInterfaceStyles: [.light, .dark],
      layoutDirections: [.leftToRight, .rightToLeft], scripts: ["select"]))
}

/// How a text of a content configuration looks.
private func look(_ color: DynamicColor) -> ViewProperties {
  var properties = ViewProperties()
  properties[.textColor] = .some(color)
  return properties
}
