import Cellophane
import Views

extension SwiftScenes {
  private static func person(_ name: String, age: Int, color: String, movie: String) -> Item {
    Item(
      .set(.text, of: "nameLabel", to: name),
      .set(.text, of: "ageLabel", to: "Age: \(age)"),
      .set(.text, of: "favoriteColorLabel", to: "Favorite color: \(color)"),
      .set(.text, of: "favoriteMovieLabel", to: "Favorite movie: \(movie)"))
  }

  static let expanding = Scene(
    "A cell that opens when it is selected",
    cell: Cell(
      backgroundColor: .systemGray6, cornerRadius: 8, clipsToBounds: true,
      contentView: Container(subviews: [
        .stackView(
          "rootStack", axis: .horizontal, alignment: .top, distribution: .fillProportionally,
          arrangedSubviews: [
            .stackView(
              "labelStack", axis: .vertical, spacing: 8,
              arrangedSubviews: [
                .label("nameLabel", font: .headline),
                .label("ageLabel", font: .body),
                .label("favoriteColorLabel", font: .body),
                .label("favoriteMovieLabel", font: .body),
              ]),
            .imageView(
              "disclosureIndicator", systemImage: .chevronDown,
              preferredSymbolConfiguration: SymbolConfiguration(font: .body, scale: .small),
              contentMode: .scaleAspectFit, tintColor: .label),
          ])
      ]),
      constraints: [
        Constraint(.contentView, .width, equalTo: .collectionView, constant: -24),
        Constraint("rootStack", .top, equalTo: .contentView, constant: 8),
        Constraint("rootStack", .leading, equalTo: .contentView, constant: 8),
        Constraint("rootStack", .trailing, equalTo: .contentView, constant: -8),
        Constraint(
          "nameLabel", .bottom, equalTo: .contentView, constant: -8, priority: .defaultLow,
          identifier: "closed"),
        Constraint(
          "favoriteMovieLabel", .bottom, equalTo: .contentView, constant: -8,
          priority: .defaultLow, identifier: "open", isActive: false),
      ]),
    rules: [
      Rule(
        when: .selected,
        .set(.isActive, of: "closed", to: false),
        .set(.isActive, of: "open", to: true)),
      Rule(
        when: .selected,
        .set(.transform, of: "disclosureIndicator", to: ViewTransform(rotationAngle: .pi(0.999))),
        animation: Animation(duration: .milliseconds(300))),
    ],
    collectionView: CollectionView(
      size: Size(375, 231), backgroundColor: .white,
      collectionViewLayout: .flow(minimumLineSpacing: 12, estimatedItemSize: .automatic),
      items: [
        person("Ada Moreno", age: 31, color: "Blue", movie: "Paper Moon"),
        person("Bo Lindqvist", age: 27, color: "Green", movie: "Playtime"),
        person("Chidi Okafor", age: 44, color: "Orange", movie: "The Red Shoes"),
      ],
      delegate: Delegate(
        shouldSelectItem: [.toggleSelection, .performBatchUpdates, .answer(false)])),
    scripts: [
      "open-and-close": [
        .tap(0), .wait(.milliseconds(600)), .tap(0), .wait(.milliseconds(600)),
      ],
      "open-another": [
        .tap(0), .wait(.milliseconds(600)), .tap(1), .wait(.milliseconds(600)),
      ],
      "change-of-mind": [
        .tap(0), .wait(.milliseconds(100)), .tap(0), .wait(.milliseconds(600)),
      ],
    ],
    snapshots: SnapshotPlan(
      states: .list([.normal, .selected]), userInterfaceStyles: [.light, .dark],
      preferredContentSizeCategories: [.large, .accessibilityLarge],
      scripts: ["open-and-close", "change-of-mind"]))
}
