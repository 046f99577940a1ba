extension VectorTable {
  private static let flowProbe =
    "Vercantez/openuikit Sources/OpenUIKit/UICollectionViewFlowLayout.swift, 20 configurations measured"

  private static func flow(
    _ id: String, _ statement: String, _ confidence: Fidelity.Confidence, _ layout: String,
    items: String = "items: 6", source: String = flowProbe, scale: Int = 2,
    xs: [Double] = [], ys: [Double] = []
  ) -> Vector {
    var vector = Vector(
      "flow-\(id)", "Flow layout", statement, confidence, source: source,
      scene: VectorScenes.layout("flowLayout: \(layout)", items: items), scale: scale)
    for (item, x) in xs.enumerated() { vector.expect(.numbers("\(item):cell.frame.x", [0: x])) }
    for (item, y) in ys.enumerated() { vector.expect(.numbers("\(item):cell.frame.y", [0: y])) }
    return vector
  }

  /// Flow layouts.
  static let flowLayouts: [Vector] = [
    flow(
      "defaults",
      "The item size is 50 × 50, the spacings are 10; six items of 50 in 375 stand 65 apart.",
      .documented, "{}", items: "items: 7", source: "UICollectionViewFlowLayout's properties",
      xs: [0, 65, 130, 195, 260, 325, 0], ys: [0, 0, 0, 0, 0, 0, 60]),
    flow(
      "last-line",
      "The last line of equal items is spaced as if it were full: 4 of 50 in 375 have gaps of 15.",
      .observed, "{}", items: "items: 4", xs: [0, 65, 130, 195]),
    flow(
      "last-line-mixed", "In a last line of items that differ the gaps are the least ones.",
      .observed,
      "{ itemSize: { width: 60, height: 40 } }",
      items: "items: [{ size: { width: 60, height: 40 } }, { size: { width: 80, height: 40 } }]",
      xs: [0, 70]),
    flow(
      "single", "An item that is alone in a full line is centred.", .observed,
      "{ itemSize: { width: 355, height: 187.5 } }", items: "items: 3", xs: [10, 10, 10],
      ys: [0, 197.5, 395]),
    flow(
      "pixels", "Origins are rounded to the pixel grid.", .observed,
      "{ itemSize: { width: 80, height: 40 }, sectionInset: { left: 12, right: 12, top: 0, bottom: 0 } }",
      items: "items: 4", xs: [12, 102.5, 192.5, 283]),
    flow(
      "line-height", "A lower item is centred across its line.", .observed, "{}",
      items:
        "items: [{ size: { width: 100, height: 50 } }, { size: { width: 120, height: 30 } }, { size: { width: 135, height: 40 } }, { size: { width: 60, height: 20 } }]",
      xs: [0, 110, 240], ys: [0, 10, 5, 60]),
    flow(
      "inset", "Section insets shift and narrow the lines.", .documented,
      "{ itemSize: { width: 92, height: 92 }, sectionInset: 12 }", items: "items: 3",
      source: "UICollectionViewFlowLayout.sectionInset", ys: [12, 12, 12]),
    flow(
      "line-spacing", "minimumLineSpacing is the exact distance of lines.", .observed,
      "{ itemSize: { width: 375, height: 40 }, minimumLineSpacing: 12 }", items: "items: 3",
      ys: [0, 52, 104]),
    flow(
      "header", "Headers take their room before the section's insets.", .observed,
      "{ itemSize: { width: 375, height: 40 }, headerReferenceSize: { width: 0, height: 44 }, sectionInset: 5 }",
      items: "items: 1", ys: [49]),
  ]

  private static func inCell(
    _ id: String, _ area: String, _ statement: String, _ confidence: Fidelity.Confidence,
    _ source: String,
    views: String, width: Int = 200, height: Int = 100, scale: Int = 2,
    _ expectations: (String, Double)...
  ) -> Vector {
    let indented = views.split(separator: "\n").map { "      \($0)\n" }.joined()
    var vector = Vector(
      id, area, statement, confidence, source: source,
      scene: "cellophane: 1\ncell:\n  contentView:\n    subviews:\n" + indented
        + VectorScenes.cells(width, height), scale: scale)
    for (path, value) in expectations { vector.expect(.numbers(path, [0: value])) }
    return vector
  }

  /// Constraints and margins in a cell.
  static let constraints: [Vector] = [
    inCell(
      "layout-margins", "Layout", "Layout margins are 8 points by default.", .documented,
      "UIView.layoutMargins",
      views: "- { view: a, constraints: [edges = superview.layoutMarginsGuide] }", ("a.frame.x", 8),
      ("a.frame.y", 8), ("a.frame.width", 184), ("a.frame.height", 84)),
    inCell(
      "layout-resistance", "Layout",
      "Compression resistance is 750: a width constraint of 749 is broken in favour of the content, one of 751 is not.",
      .documented, "UIView.contentCompressionResistancePriority(for:)",
      views: """
        - { view: a, intrinsicContentSize: { width: 50, height: 20 }, constraints: [leading = superview, top = superview, width = 30 @749] }
        - { view: b, intrinsicContentSize: { width: 50, height: 20 }, constraints: [leading = superview, top = superview + 30, width = 30 @751] }
        """, ("a.frame.width", 50), ("b.frame.width", 30)),
    inCell(
      "layout-hugging", "Layout",
      "Hugging is 250: a width constraint of 249 is broken in favour of the content, one of 251 is not.",
      .documented,
      "UIView.contentHuggingPriority(for:)",
      views: """
        - { view: a, intrinsicContentSize: { width: 50, height: 20 }, constraints: [leading = superview, top = superview, width = 90 @249] }
        - { view: b, intrinsicContentSize: { width: 50, height: 20 }, constraints: [leading = superview, top = superview + 30, width = 90 @251] }
        """, ("a.frame.width", 50), ("b.frame.width", 90)),
    inCell(
      "layout-priorities", "Layout",
      "Priorities are kept in order, not weighed: one of 500 beats any number of 499.", .documented,
      "Auto Layout Guide, Anatomy of a Constraint",
      views: """
        - { view: a, constraints: [leading = superview, top = superview, height = 20, width = 60 @500, width = 100 @499, width >= 90 @499, trailing = superview @499] }
        """, ("a.frame.width", 60)),
    inCell(
      "layout-pixels", "Layout", "Frames lie on the pixel grid.", .unverified, "",
      views:
        "- { view: a, constraints: [leading = superview + 0.3, top = superview, height = 20, width = 10] }",
      ("a.frame.x", 0.5)),
    inCell(
      "text-line-1x", "Text", "A line of 17 points is 21 points high at 1x.", .observed,
      "388 cells of Interface Builder files, solved by Xcode",
      views:
        "- { label: a, text: A, font: body, constraints: [leading = superview, top = superview] }",
      scale: 1, ("a.frame.height", 21)),
    inCell(
      "text-line-2x", "Text", "A line of 17 points is 20.5 points high at 2x.", .observed,
      "39 labels of Interface Builder files, solved by Xcode",
      views:
        "- { label: a, text: A, font: body, constraints: [leading = superview, top = superview] }",
      scale: 2, ("a.frame.height", 20.5)),
    inCell(
      "text-line-3x", "Text", "A line of 17 points is 20.333 points high at 3x.", .observed,
      "4 labels of Interface Builder files, solved by Xcode",
      views:
        "- { label: a, text: A, font: body, constraints: [leading = superview, top = superview] }",
      scale: 3, ("a.frame.height", 20 + 1.0 / 3)),
  ]

  private static func list(
    _ id: String, _ statement: String, _ confidence: Fidelity.Confidence, _ source: String,
    _ content: String,
    appearance: String = "plain", class cellClass: String = "UICollectionViewListCell",
    width: Int = 375, root: String = "", _ expectations: Vector.Expectation...
  ) -> Vector {
    var vector = Vector(
      "list-\(id)", "Lists", statement, confidence, source: source,
      scene: """
        cellophane: 1
        \(root.isEmpty ? "title: Rows" : root)
        cell:
          class: \(cellClass)
          \(content)
        collectionView:
          frame: { width: \(width), height: 667 }
          listLayout: { appearance: \(appearance) }
          items: 3

        """)
    for expectation in expectations { vector.expect(expectation) }
    return vector
  }

  /// Lists and their rows.
  static let lists: [Vector] =
    [
      list(
        "row", "A row with one line of text is 44 points high.", .observed,
        "measured by several; iOS 15 to 18",
        "contentConfiguration: { text: A }", .numbers("cell.frame.height", [0: 44]),
        .numbers("1:cell.frame.y", [0: 44])),
      list(
        "text-inset", "The text of a row is 16 points from the leading edge.", .observed,
        "openuikit probes; iOS 15 to 18", "contentConfiguration: { text: A }",
        .numbers("contentConfiguration.text.frame.x", [0: 16])),
      list(
        "plain-width", "The rows of a plain list are as wide as the list.", .documented,
        "UICollectionLayoutListConfiguration.Appearance.plain", "contentConfiguration: { text: A }",
        .numbers("cell.frame.x", [0: 0]), .numbers("cell.frame.width", [0: 375])),
    ] + rowMargins

  private static let stored = "cells of public Interface Builder files, laid out by Xcode"
  /// A view that fills the margins of the content view.
  private static let inMargins =
    "contentView: { subviews: [{ view: a, intrinsicContentSize: { width: 10, height: 22 },"
    + " constraints: [edges = superview.layoutMarginsGuide] }] }"

  /// The margins of rows by width, size class and version.
  private static let rowMargins: [Vector] = [
    list(
      "margins-375",
      "The content of a table cell has margins of 11 above and below, and of 16 at 375.",
      .observed, "202 and 213 " + stored, inMargins, class: "UITableViewCell",
      .numbers("a.frame.x", [0: 16]), .numbers("a.frame.y", [0: 11]),
      .numbers("a.frame.width", [0: 343]), .numbers("cell.frame.height", [0: 44])),
    list(
      "margins-414", "At 414 the margins of a table cell's content are 20 at the sides.", .observed,
      "111 " + stored, inMargins, class: "UITableViewCell", width: 414,
      .numbers("a.frame.x", [0: 20]), .numbers("a.frame.width", [0: 374])),
    list(
      "margins-393", "At 393 the margins of a table cell's content are 20 at the sides.", .observed,
      "111 " + stored, inMargins, class: "UITableViewCell", width: 393,
      .numbers("a.frame.x", [0: 20]), .numbers("a.frame.width", [0: 353])),
    list(
      "margins-regular", "On an iPad the margins of a table cell's content are 20 at the sides.",
      .observed, stored, inMargins, class: "UITableViewCell", width: 320,
      root: "traits: { horizontalSizeClass: regular }", .numbers("a.frame.x", [0: 20]),
      .numbers("a.frame.width", [0: 280])),
    list(
      "margins-26", "On iOS 26 the margins of a table cell's content are 15 above and below.",
      .observed, "24 " + stored + " of Xcode 26", inMargins, class: "UITableViewCell",
      root: "platform: iOS 26", .numbers("a.frame.x", [0: 16]), .numbers("a.frame.y", [0: 15]),
      .numbers("cell.frame.height", [0: 52])),
    list(
      "row-26", "A row with one line of text is 52 points high on iOS 26.", .observed,
      "margins of 15 in 24 cells of Interface Builder; openuikit probes give 51.5 on Mac Catalyst",
      "contentConfiguration: { text: A }", root: "platform: iOS 26",
      .numbers("cell.frame.height", [0: 52]), .numbers("1:cell.frame.y", [0: 52])),
    list(
      "chevron-375", "A disclosure indicator takes 26.5 of 375 from the content.", .observed,
      "42 " + stored, "accessoryType: disclosureIndicator", class: "UITableViewCell",
      .numbers("contentView.frame.width", [0: 348.5])),
    list(
      "chevron-414", "A disclosure indicator takes 30.5 of 414 from the content.", .observed,
      "30 " + stored, "accessoryType: disclosureIndicator", class: "UITableViewCell", width: 414,
      .numbers("contentView.frame.width", [0: 383.5])),
  ]
}
