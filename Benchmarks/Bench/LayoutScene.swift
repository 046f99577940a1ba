internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Resolution
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

/// A scene whose cell has 60 views, and items of which each gives a label another text and a constraint
/// another constant: what a list asks of layout, from the cascade to the fitting size.
struct LayoutScene {
  /// So many items: no more layouts than are checked anyway.
  static let itemCount = 30

  private let scene: Scene

  init() {
    let rows = (0..<10).map { row in
      View.view(
        Self.row(row),
        constraints: [
          Constraint(.leading, equalTo: .superview, constant: 8),
          Constraint(.trailing, equalTo: .superview, constant: -8),
          row == 0
            ? Constraint(.top, equalTo: .superview, constant: 8)
            : Constraint(.top, equalTo: Self.row(row - 1), .bottom, constant: 4),
        ],
        subviews: (0..<5).map { Self.label(row: row, column: $0) })
    }
    scene = Scene(
      cell: Scenes.Cell(
        contentView: Container(subviews: rows),
        constraints: [
          Constraint(Self.label(9, 0), .top, equalTo: Self.row(9), constant: 4, identifier: "gap"),
          Constraint(Self.row(9), .bottom, equalTo: .contentView, constant: -8),
        ]),
      collectionView: CollectionView(
        size: Size(width: 375, height: 600),
        collectionViewLayout: .flow(itemSize: Size(width: 375, height: 300)),
        items: .cycle(
          (0..<Self.itemCount).map { index in
            Item(
              .set(.text, of: Self.label(4, 4), to: String(repeating: "x", count: index % 7 + 1)),
              .set(.constant, of: "gap", to: 4 + Double(index)))
          }, count: Self.itemCount)))
  }

  private static func row(_ row: Int) -> ViewName { ViewName(rawValue: "row\(row)") }

  private static func label(_ row: Int, _ column: Int) -> ViewName {
    ViewName(rawValue: "label\(row)_\(column)")
  }

  private static func label(row: Int, column: Int) -> View {
    .label(
      label(row, column), text: String(repeating: "o", count: 3 + (row + column) % 3),
      constraints: [
        column == 0
          ? Constraint(.leading, equalTo: .superview, constant: 8)
          : Constraint(.leading, equalTo: label(row, column - 1), .trailing, constant: 8),
        Constraint(.centerY, equalTo: .superview),
        Constraint(.top, greaterThanOrEqualTo: .superview, constant: 4),
        Constraint(.height, equalTo: .superview, constant: -8, priority: .fittingSizeLevel),
      ])
  }

  /// The scene before a size was requested.
  func resolved() throws -> ResolvedScene {
    try ResolvedScene(LoadedScene(scene), traits: Traits(), typesetter: Boxes())
  }

  /// Asks an item's cell how large it is; the answer is its height.
  static func height(ofItem item: Int, in scene: ResolvedScene) -> Int {
    Int(scene.fittingSize(ofItem: item, state: .normal).height.rounded())
  }
}

/// Sets every letter as a box, so that no font is measured.
private struct Boxes: Typesetter {
  func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText {
    TypesetText(
      string: string, font: font, width: Double(string.count) * font.pointSize / 2, glyphs: [])
  }

  func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    [try typeset(string, in: font)]
  }
}
