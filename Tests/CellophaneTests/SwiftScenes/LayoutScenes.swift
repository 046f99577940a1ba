import Cellophane
import Views

extension SwiftScenes {
  /// A view of a colour at a frame.
  private static func placed(
    _ name: ViewName, _ color: DynamicColor, _ frame: Rect, _ mask: AutoresizingMask? = nil
  ) -> View {
    let view = View.view(name, backgroundColor: color).setting(.frame, to: frame)
    return mask.map { view.setting(.autoresizingMask, to: $0) } ?? view
  }

  static let autoresizing = Scene(
    "Views placed by frames, whose flexible parts share what the box around them gains",
    cell: Cell(
      backgroundColor: .secondarySystemGroupedBackground,
      contentView: Container(subviews: [
        .view(
          "box", backgroundColor: .systemFill,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 8),
            Constraint(.top, equalTo: .superview, constant: 8),
            Constraint("box", .width, equalTo: 120, identifier: "boxWidth"),
            Constraint("box", .height, equalTo: 88, identifier: "boxHeight"),
          ],
          subviews: [
            placed("fixed", .systemRed, Rect(8, 8, 24, 16)),
            placed("wide", .systemYellow, Rect(40, 8, 72, 16), .flexibleWidth),
            placed(
              "centred", .systemGreen, Rect(48, 32, 24, 24),
              [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
                .flexibleBottomMargin,
              ]),
            placed(
              "corner", .systemOrange, Rect(96, 64, 16, 16),
              [.flexibleLeftMargin, .flexibleTopMargin]),
            placed(
              "shared", .systemIndigo, Rect(8, 64, 56, 16),
              [
                .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight,
                .flexibleTopMargin,
              ]),
          ])
      ])),
    rules: [
      Rule(
        when: .selected,
        .set(.constant, of: "boxWidth", to: 240),
        .set(.constant, of: "boxHeight", to: 132))
    ],
    collectionView: CollectionView(
      size: Size(280, 172), backgroundColor: .systemGroupedBackground,
      collectionViewLayout: .flow(itemSize: Size(256, 148), sectionInset: 12), items: .count(1)),
    snapshots: SnapshotPlan(states: .list([.normal, .selected]), userInterfaceStyles: [.light]))

  static let layoutMargins = Scene(
    "Layout margins, of the cell's own views, of a view that keeps its superview's, and of a stack",
    cell: Cell(
      backgroundColor: .secondarySystemGroupedBackground,
      contentView: Container(subviews: [
        .view(
          "card", backgroundColor: .systemYellow,
          constraints: [
            Constraint(.top, equalTo: .superview),
            Constraint(.leading, equalTo: .superview),
            Constraint(.trailing, equalTo: .superview),
            Constraint(.height, equalTo: 44),
          ],
          subviews: [
            .view(
              "inCard", backgroundColor: .systemOrange,
              constraints: [Constraint(.edges, equalTo: .superview, guide: .layoutMarginsGuide)])
          ]
        ).setting(.preservesSuperviewLayoutMargins, to: true),
        .stackView(
          "row", spacing: 4, backgroundColor: .systemGreen,
          constraints: [
            Constraint(.top, equalTo: "card", .bottom, constant: 8),
            Constraint(.leading, equalTo: .superview, .leadingMargin),
            Constraint(.trailing, equalTo: .superview, .trailingMargin),
            Constraint(.bottom, equalTo: .contentView, .bottomMargin),
          ],
          arrangedSubviews: [
            .view(
              "one", backgroundColor: .systemBlue, constraints: [Constraint(.width, equalTo: 40)]),
            .view("two", backgroundColor: .systemIndigo),
          ]
        )
        .setting(
          .directionalLayoutMargins,
          to: DirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 4)
        )
        .setting(.isLayoutMarginsRelativeArrangement, to: true),
      ]).setting(
        .directionalLayoutMargins,
        to: DirectionalEdgeInsets(top: 8, leading: 24, bottom: 12, trailing: 8))),
    collectionView: CollectionView(
      size: Size(240, 136), backgroundColor: .systemGroupedBackground,
      collectionViewLayout: .flow(itemSize: Size(216, 112), sectionInset: 12), items: .count(1)),
    snapshots: SnapshotPlan(
      states: .list([.normal]), userInterfaceStyles: [.light],
      layoutDirections: [.leftToRight, .rightToLeft]))

  static let namedConstraints = Scene(
    "Constraints with names, which rules switch, move and weigh",
    cell: Cell(
      backgroundColor: .secondarySystemGroupedBackground,
      contentView: Container(subviews: [
        .view(
          "box", backgroundColor: .systemBlue,
          constraints: [
            Constraint(.size, equalTo: 40),
            Constraint(.top, equalTo: .superview, constant: 12),
          ]),
        .view(
          "bar", backgroundColor: .systemGreen,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 12),
            Constraint(.height, equalTo: 8),
            Constraint(.bottom, equalTo: .superview, constant: -12),
          ]),
      ]),
      constraints: [
        Constraint("box", .leading, equalTo: .contentView, constant: 12, identifier: "atStart"),
        Constraint(
          "box", .trailing, equalTo: .contentView, constant: -12, identifier: "atEnd",
          isActive: false),
        Constraint("bar", .width, equalTo: 60, identifier: "barLength"),
        Constraint(
          "bar", .width, equalTo: .contentView, constant: -24,
          priority: LayoutPriority(rawValue: 500)),
        Constraint("bar", .width, equalTo: 30, priority: .defaultLow, identifier: "barWeight"),
      ]),
    rules: [
      Rule(
        when: .selected,
        .set(.isActive, of: "atStart", to: false),
        .set(.isActive, of: "atEnd", to: true),
        .set(.constant, of: "barLength", to: 120)),
      Rule(
        when: .highlighted,
        .set(.isActive, of: "barLength", to: false),
        .set(.priority, of: "barWeight", to: LayoutPriority(rawValue: 501))),
    ],
    collectionView: CollectionView(
      size: Size(240, 112), backgroundColor: .systemGroupedBackground,
      collectionViewLayout: .flow(itemSize: Size(216, 88), sectionInset: 12), items: .count(1)),
    snapshots: SnapshotPlan(
      states: .list([.normal, .selected, .highlighted]), userInterfaceStyles: [.light],
      layoutDirections: [.leftToRight, .rightToLeft]))

  static let priorities = Scene(
    "Which of two labels gives way, by hugging, by resistance, and by an optional constraint",
    cell: Cell(
      backgroundColor: .secondarySystemGroupedBackground,
      contentView: Container(subviews: [
        .label(
          "hugging", text: "hugs", font: .footnote, backgroundColor: .systemYellow,
          constraints: [
            Constraint(.leading, equalTo: .superview, constant: 12),
            Constraint(.top, equalTo: .superview, constant: 8),
          ]
        ).setting(.horizontalHuggingPriority, to: LayoutPriority(rawValue: 251)),
        .label(
          "loose", text: "stretched", font: .footnote, backgroundColor: .systemGreen,
          constraints: [
            Constraint(.leading, equalTo: "hugging", .trailing, constant: 8),
            Constraint(.trailing, equalTo: .superview, constant: -12),
            Constraint(.top, equalTo: "hugging"),
          ]),
        .label(
          "cut", text: "this one gives way first", font: .footnote,
          backgroundColor: .systemYellow,
          constraints: [
            Constraint(.leading, equalTo: "hugging"),
            Constraint(.top, equalTo: "hugging", .bottom, constant: 8),
          ]
        ).setting(.horizontalCompressionResistancePriority, to: LayoutPriority(rawValue: 749)),
        .label(
          "whole", text: "and this one stays whole", font: .footnote,
          backgroundColor: .systemGreen,
          constraints: [
            Constraint(.leading, equalTo: "cut", .trailing, constant: 8),
            Constraint(.trailing, equalTo: "loose"),
            Constraint(.top, equalTo: "cut"),
          ]),
        .view(
          "bar", backgroundColor: .systemIndigo,
          constraints: [
            Constraint(.leading, equalTo: "hugging"),
            Constraint(.top, equalTo: "cut", .bottom, constant: 8),
            Constraint(.height, equalTo: 8),
            Constraint(.width, equalTo: 60, priority: .defaultLow),
            Constraint(.width, equalTo: 150, priority: .defaultHigh),
            Constraint(.width, lessThanOrEqualTo: .superview, multiplier: 0.5),
          ]),
      ])),
    collectionView: CollectionView(
      size: Size(280, 96), backgroundColor: .systemGroupedBackground,
      collectionViewLayout: .flow(itemSize: Size(256, 72), sectionInset: 12), items: .count(1)),
    snapshots: SnapshotPlan(
      states: .list([.normal]), userInterfaceStyles: [.light],
      layoutDirections: [.leftToRight, .rightToLeft]))

  /// A column of two letters and a star, whose names begin with that of the alignment.
  private static func column(_ alignment: StackAlignment) -> View {
    func name(_ end: String) -> ViewName { ViewName(rawValue: alignment.rawValue + end) }
    return .stackView(
      name("Column"), alignment: alignment, spacing: 2, backgroundColor: .systemFill,
      arrangedSubviews: [
        .label(name("Large"), text: "A", font: .title1, backgroundColor: .systemYellow)
          .setting(.customSpacingAfter, to: 6),
        .label(
          name("Two"), text: "b c", font: .caption1, numberOfLines: 0,
          backgroundColor: .systemGreen, constraints: [Constraint(.width, equalTo: 10)]),
        .imageView(
          name("Star"), systemImage: .starFill, tintColor: .systemOrange,
          constraints: [
            Constraint(.width, equalTo: 12),
            Constraint(.height, equalTo: 12, priority: LayoutPriority(rawValue: 900)),
          ]),
      ])
  }

  static let stackAlignments = Scene(
    "How the views of a stack stand across its axis, with custom spacing behind the first",
    cell: Cell(
      backgroundColor: .secondarySystemGroupedBackground,
      contentView: Container(subviews: [
        .stackView(
          "columns", distribution: .fillEqually, spacing: 8,
          constraints: [Constraint(.edges, equalTo: .superview, guide: .layoutMarginsGuide)],
          arrangedSubviews: [
            column(.fill), column(.leading), column(.center), column(.trailing),
            column(.firstBaseline), column(.lastBaseline),
          ])
      ])),
    collectionView: CollectionView(
      size: Size(400, 104), backgroundColor: .systemGroupedBackground,
      collectionViewLayout: .flow(itemSize: Size(376, 80), sectionInset: 12), items: .count(1)),
    snapshots: SnapshotPlan(
      states: .list([.normal]), userInterfaceStyles: [.light],
      layoutDirections: [.leftToRight, .rightToLeft]))
}
