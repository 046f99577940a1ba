import Cellophane

/// A card with a title that sinks while a finger rests on it, and gets a check mark when it is selected.
public let card = Scene(
  "A card that sinks under the finger",
  cell: Cell(
    contentView: Container(
      backgroundColor: .secondarySystemGroupedBackground, cornerRadius: 16,
      cornerCurve: .continuous,
      subviews: [
        .label(
          "title", font: .headline,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 20),
            Constraint(.trailing, lessThanOrEqualTo: "checkmark", .leading, constant: -8),
            Constraint(.centerY, equalTo: .superview),
          ]
        ).setting(.horizontalCompressionResistancePriority, to: .defaultLow),
        .imageView(
          "checkmark", systemImage: .checkmarkCircleFill,
          preferredSymbolConfiguration: SymbolConfiguration(font: .headline), isHidden: true,
          constraints: [
            Constraint(.trailing, equalTo: .superview, constant: -20),
            Constraint(.centerY, equalTo: .superview),
          ]),
      ])),
  rules: [
    Rule(
      when: .highlighted,
      .set(.transform, of: .cell, to: ViewTransform(scaleX: 0.96, y: 0.96)),
      animation: Animation(duration: .milliseconds(300), usingSpringWithDamping: 0.5)),
    Rule(when: .selected, .set(.isHidden, of: "checkmark", to: false)),
  ],
  collectionView: CollectionView(
    size: Size(width: 320, height: 172), backgroundColor: .systemGroupedBackground,
    collectionViewLayout: .flow(
      itemSize: Size(width: 288, height: 64), minimumLineSpacing: 12, sectionInset: 16),
    items: [item("Today"), item("Tomorrow")]),
  scripts: [
    "choose": [.tap(0), .wait(.milliseconds(300)), .mark("chosen")]
  ],
  snapshots: SnapshotPlan(userInterfaceStyles: [.light, .dark]))

private func item(_ title: String) -> Item {
  Item(.set(.text, of: "title", to: title))
}
