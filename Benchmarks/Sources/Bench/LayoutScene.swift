internal import Drawing
internal import Interaction
internal import Resolution
internal import Scenes

/// A scene whose cell has 60 views, and items of which each gives a label another text and a constraint
/// another constant: what a list asks of layout, from the cascade to the fitting size.
struct LayoutScene {
  /// So many items: no more layouts than are checked anyway.
  static let itemCount = 30

  private let scene: Scene

  init() throws {
    let rows = try (0..<10).map { row in
      View.view(
        ViewName(rawValue: "row\(row)"),
        constraints: try Self.constraints(
          "leading = superview + 8", "trailing = superview - 8",
          row == 0 ? "top = superview + 8" : "top = row\(row - 1).bottom + 4"),
        subviews: try (0..<5).map { try Self.label(row: row, column: $0) })
    }
    scene = Scene(
      cell: Cell(contentView: Container(subviews: rows), constraints: try Self.cellConstraints()),
      collectionView: CollectionView(
        size: Size(375, 600), layout: .flow(itemSize: Size(375, 300)),
        items: .cycle(
          (0..<Self.itemCount).map { index in
            Item(
              .set(.text, of: "label4-4", to: String(repeating: "x", count: index % 7 + 1)),
              .set(.constant, of: "gap", to: 4 + Double(index)))
          }, count: Self.itemCount)))
  }

  private static func cellConstraints() throws -> [Constraint] {
    var gap = try ConstraintText.parse("label9-0.top = row9 + 4")
    gap.name = "gap"
    return [gap, try ConstraintText.parse("row9.bottom = contentView - 8")]
  }

  private static func label(row: Int, column: Int) throws -> View {
    let before = "label\(row)-\(column - 1)"
    return .label(
      ViewName(rawValue: "label\(row)-\(column)"), font: .body,
      text: String(repeating: "o", count: 3 + (row + column) % 3),
      constraints: try constraints(
        column == 0 ? "leading = superview + 8" : "leading = \(before).trailing + 8",
        "centerY = superview",
        column == 0 && row == 9 ? "bottom <= superview" : "top >= superview + 4"))
  }

  private static func constraints(_ texts: String...) throws -> [Constraint] {
    try texts.map { try ConstraintText.parse($0) }
  }

  /// The scene before anybody asked for a size.
  func resolved() throws -> ResolvedScene {
    try ResolvedScene(scene, traits: Traits(), typesetter: Boxes())
  }

  /// Asks an item's cell how large it is; the answer is its height.
  static func height(ofItem item: Int, in scene: ResolvedScene) -> Int {
    Int(scene.fittingSize(ofItem: item, state: .normal).height.rounded())
  }
}

/// Sets every letter as a box, so that no font is measured.
private struct Boxes: Typesetter {
  func typeset(_ string: String, in font: Font) throws(TypesettingFailure) -> TypesetText {
    TypesetText(
      string: string, font: font, width: Double(string.count) * font.size / 2, glyphs: [])
  }

  func lines(
    of string: String, in font: Font, style: ParagraphStyle, width: Double?
  ) throws(TypesettingFailure) -> [TypesetText] {
    [try typeset(string, in: font)]
  }
}
