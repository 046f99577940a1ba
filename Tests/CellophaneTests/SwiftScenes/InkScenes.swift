import Cellophane
import Views

extension SwiftScenes {
  private static let all70 = [
    Constraint(.width, equalTo: 70), Constraint(.height, equalTo: 70),
  ]

  static let colors: Scene = {
    var scene = Scene(
      "Colours that follow appearance and contrast",
      cell: Cell(
        backgroundColor: .secondarySystemGroupedBackground,
        contentView: Container(subviews: [
          .view(
            "red", backgroundColor: .systemRed,
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 10),
              Constraint(.top, equalTo: .superview, constant: 10),
              Constraint(.width, equalTo: 30),
              Constraint(.height, equalTo: 30),
            ]),
          swatch("yellow", .systemYellow, after: "red", inLineWith: "red"),
          swatch("blue", .systemBlue, after: "yellow", inLineWith: "red"),
          swatch("gray", .systemGray2, after: "blue", inLineWith: "red"),
          .view(
            "text", backgroundColor: .secondaryLabel,
            constraints: [
              Constraint(.leading, equalTo: "red"),
              Constraint(.top, equalTo: "red", .bottom, constant: 10),
              Constraint(.size, equalTo: "red"),
            ]),
          swatch("fill", .systemFill, below: "yellow"),
          swatch("own", .palette("brand"), below: "blue"),
          swatch("overlay", .palette("veil"), below: "gray"),
        ])),
      collectionView: CollectionView(
        size: Size(170, 90), collectionViewLayout: .flow(itemSize: Size(170, 90)), items: .count(1)),
      snapshots: SnapshotPlan(
        states: .list([.normal]), userInterfaceStyles: [.light, .dark],
        accessibilityContrasts: [.normal, .high]))
    scene.colors = [
      "brand": .appearances(
        light: .hex(0x0A7B5C), dark: .hex(0x2BD9A8),
        highContrast: .appearances(light: .hex(0x004D38), dark: .hex(0x7CFFDC))),
      "veil": .palette("brand").withAlphaComponent(0.3),
    ]
    return scene
  }()

  private static func swatch(
    _ name: ViewName, _ color: DynamicColor, after neighbour: ViewName, inLineWith row: ViewName
  ) -> View {
    .view(
      name, backgroundColor: color,
      constraints: [
        Constraint(.leading, equalTo: neighbour, .trailing, constant: 10),
        Constraint(.top, equalTo: row),
        Constraint(.size, equalTo: "red"),
      ])
  }

  private static func swatch(
    _ name: ViewName, _ color: DynamicColor, below other: ViewName
  ) -> View {
    .view(
      name, backgroundColor: color,
      constraints: [
        Constraint(.leading, equalTo: other),
        Constraint(.top, equalTo: "text"),
        Constraint(.size, equalTo: "red"),
      ])
  }

  static let gradient = Scene(
    "Gradients along a line",
    cell: Cell(
      backgroundColor: .systemBackground,
      contentView: Container(subviews: [
        .gradientView(
          "plain", colors: [.systemBlue, .systemPurple],
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 10),
            Constraint(.top, equalTo: .superview, constant: 10),
          ] + all70),
        .gradientView(
          "stops", colors: [.systemRed, .systemYellow, .systemGreen], locations: [0, 0.25, 1],
          constraints: [
            Constraint(.leading, equalTo: "plain", .trailing, constant: 10),
            Constraint(.top, equalTo: "plain"),
            Constraint(.size, equalTo: "plain"),
          ]
        )
        .setting(.startPoint, to: Point(0, 0.5)).setting(.endPoint, to: Point(1, 0.5))
        .setting(.cornerRadius, to: 16).setting(.cornerCurve, to: .continuous),
        .gradientView(
          "diagonal", colors: [.white, .black],
          constraints: [
            Constraint(.leading, equalTo: "plain"),
            Constraint(.top, equalTo: "plain", .bottom, constant: 10),
            Constraint(.size, equalTo: "plain"),
          ]
        )
        .setting(.startPoint, to: Point(0.25, 0.25)).setting(.endPoint, to: Point(0.75, 0.75))
        .setting(.borderWidth, to: 1).setting(.borderColor, to: .separator),
        .view(
          "photo", backgroundColor: .systemTeal, cornerRadius: 35, clipsToBounds: true,
          constraints: [
            Constraint(.leading, equalTo: "stops"),
            Constraint(.top, equalTo: "diagonal"),
            Constraint(.size, equalTo: "plain"),
          ],
          subviews: [
            .gradientView(
              "scrim", colors: [.black.withAlphaComponent(0), .black.withAlphaComponent(0.8)],
              locations: [0.4, 1], constraints: [Constraint(.edges, equalTo: .superview)])
          ]),
      ])),
    rules: [
      Rule(
        when: .selected,
        .set(.colors, of: "plain", to: [.systemBlue, .clear]),
        .set(.alpha, of: "plain", to: 0.5),
        .set(.locations, of: "stops", to: nil),
        .set(.endPoint, of: "diagonal", to: Point(0.25, 0.25)))
    ],
    collectionView: CollectionView(
      size: Size(170, 170), collectionViewLayout: .flow(itemSize: Size(170, 170)), items: .count(1)),
    snapshots: SnapshotPlan(
      states: .list([.normal, .selected]), userInterfaceStyles: [.light, .dark]))

  static let imageTemplate = Scene(
    "Images in their own colours and in the tint colour", assets: ["../Images"],
    cell: Cell(
      backgroundColor: .systemBackground,
      contentView: Container(
        tintColor: .systemOrange,
        subviews: [
          .imageView(
            "original", image: "seal",
            constraints: [
              Constraint(.leading, equalTo: .superview, constant: 10),
              Constraint(.centerY, equalTo: .superview),
            ]),
          .imageView("inherited", image: "seal", constraints: after("original"))
            .setting(.renderingMode, to: .alwaysTemplate),
          .imageView(
            "own", image: "seal", tintColor: .systemGreen.withAlphaComponent(0.5),
            constraints: after("inherited")
          )
          .setting(.renderingMode, to: .alwaysTemplate),
          .imageView("byCatalogue", image: "Icons/tick", constraints: after("own")),
          .imageView(
            "againstCatalogue", image: "Icons/tick", backgroundColor: .white,
            constraints: after("byCatalogue")
          )
          .setting(.renderingMode, to: .alwaysOriginal),
        ])),
    rules: [
      Rule(when: .highlighted, .set(.tintColor, of: .contentView, to: .systemPink)),
      Rule(when: .selected, .set(.renderingMode, of: "original", to: .alwaysTemplate)),
    ],
    collectionView: CollectionView(
      size: Size(180, 44), collectionViewLayout: .flow(itemSize: Size(180, 44)), items: .count(1)),
    snapshots: SnapshotPlan(
      states: .list([.normal, .highlighted, .selected]), userInterfaceStyles: [.light, .dark]))

  /// Ten points behind another view, in the middle of the row.
  private static func after(_ view: ViewName) -> [Constraint] {
    [
      Constraint(.leading, equalTo: view, .trailing, constant: 10),
      Constraint(.centerY, equalTo: .superview),
    ]
  }

  static let symbols = Scene(
    "Icons in the sizes and weights that text has",
    cell: Cell(
      backgroundColor: .systemBackground, tintColor: .label,
      contentView: Container(subviews: [
        .imageView(
          "usual", systemImage: .infoCircle,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 10),
            Constraint(.centerY, equalTo: .superview),
          ]),
        .imageView(
          "small", systemImage: .infoCircle,
          preferredSymbolConfiguration: SymbolConfiguration(pointSize: 12),
          constraints: after("usual")),
        .imageView(
          "light", systemImage: .magnifyingglass,
          preferredSymbolConfiguration: SymbolConfiguration(pointSize: 28, weight: .ultraLight),
          constraints: after("small")),
        .imageView(
          "heavy", systemImage: .magnifyingglass,
          preferredSymbolConfiguration: SymbolConfiguration(
            font: .systemFont(ofSize: 28, weight: .black)),
          constraints: after("light")),
        .imageView(
          "large", systemImage: .chevronForward,
          preferredSymbolConfiguration: SymbolConfiguration(font: .headline, scale: .large),
          tintColor: .tertiaryLabel,
          constraints: [
            Constraint(.trailing, equalTo: .superview, constant: -10),
            Constraint(.centerY, equalTo: .superview),
          ]),
      ])),
    rules: [
      Rule(
        when: .selected,
        .set(
          .preferredSymbolConfiguration, of: "light",
          to: SymbolConfiguration(pointSize: 40, weight: .thin)),
        .set(
          .preferredSymbolConfiguration, of: "large",
          to: SymbolConfiguration(font: .headline, scale: .small)))
    ],
    collectionView: CollectionView(
      size: Size(240, 60), collectionViewLayout: .flow(itemSize: Size(240, 60)), items: .count(1)),
    snapshots: SnapshotPlan(
      states: .list([.normal, .selected]), layoutDirections: [.leftToRight, .rightToLeft],
      scales: [.x1, .x2, .x3]))

  static let label = Scene(
    "Labels in text styles, which follow the text size and wrap",
    cell: Cell(
      backgroundColor: .secondarySystemGroupedBackground, cornerRadius: 10,
      contentView: Container(subviews: [
        .label(
          "titleLabel", text: "Dinner at eight", font: .headline,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 16),
            Constraint(.trailing, lessThanOrEqualTo: .superview, constant: -16),
            Constraint(.top, equalTo: .superview, constant: 12),
          ]),
        .label(
          "bodyLabel",
          text: "Bring the good glasses, something to read afterwards, and somebody who laughs.",
          font: .body, numberOfLines: 0,
          constraints: [
            Constraint(.leading, equalTo: "titleLabel"),
            Constraint(.trailing, equalTo: .superview, constant: -16),
            Constraint(.top, equalTo: "titleLabel", .bottom, constant: 4),
          ]),
        .label(
          "noteLabel", text: "Reply before Thursday, or there will be no cake left for you",
          font: .preferredFont(forTextStyle: .footnote, weight: .medium),
          textColor: .secondaryLabel,
          constraints: [
            Constraint(.leading, equalTo: "titleLabel"),
            Constraint(.trailing, equalTo: "bodyLabel"),
            Constraint(.top, equalTo: "bodyLabel", .bottom, constant: 6),
          ]),
      ])),
    rules: [
      Rule(when: .selected, .set(.textColor, of: "titleLabel", to: .systemBlue)),
      Rule(when: .highlighted, .set(.alpha, of: "bodyLabel", to: 0.4)),
    ],
    collectionView: CollectionView(
      size: Size(320, 220), backgroundColor: .systemGroupedBackground,
      collectionViewLayout: .flow(itemSize: Size(296, 196), sectionInset: 12), items: .count(1)),
    snapshots: SnapshotPlan(
      states: .list([.normal, .selected]), userInterfaceStyles: [.light, .dark],
      preferredContentSizeCategories: [.large, .extraExtraExtraLarge],
      layoutDirections: [.leftToRight, .rightToLeft]))
}
