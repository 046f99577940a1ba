internal import CollectionLayouts
internal import Drawing
internal import Images
package import SceneFormat
internal import SceneReading
internal import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary

/// A sheet with a picture of each element of a vocabulary and its name, drawn as a scene.
package struct VocabularySheet {
  /// A picture with its name below it.
  private struct Tile {
    let name: String
    let view: View
  }

  private static let margin = 12.0
  private static let caption = 14.0

  /// The pictures as a PNG file; `nil` for a vocabulary without pictures.
  ///
  /// - Parameter fontFolders: The folders of the font files; `nil` for the pinned fonts.
  package static func png(
    of list: VocabularyList, fontFolders: [String]? = nil
  ) throws -> [UInt8]? {
    switch list {
    case .properties: return nil
    case .symbols: return try symbols(fontFolders).png()
    case .views: return try SceneRenderer(views, fontFolders: fontFolders).collectionView().png()
    }
  }

  // MARK: - Symbols

  private static let weights: [SymbolConfiguration.Weight] = [.ultraLight, .regular, .black]
  /// The sizes of symbols, and the distances of their centres from the top of a tile, in points.
  private static let sizes = [(points: 17.0, y: 20.0), (points: 100, y: 104)]
  /// The height of a symbol's tile, in points.
  private static let height = 190.0
  /// The room between the columns of the widest symbol, in points.
  private static let gap = 16.0
  private static let symbolsInARow = 6

  /// All symbols in three weights, at 17 and at 100 points. A scene has no room for so many.
  static func symbols(_ fontFolders: [String]? = nil) throws -> Picture {
    let empty = scene(of: [], of: Size(1, 1), columns: 1)
    let typesetter = try SceneRenderer(empty, fontFolders: fontFolders).typesetter
    // For each symbol, weight and size.
    let outlines = Symbol.allCases.map { symbol in
      weights.map { weight in
        sizes.map { symbol.outline(SymbolConfiguration(pointSize: $0.points, weight: weight)) }
      }
    }
    let widest = outlines.joined().joined().map(\.size.width).max() ?? 0
    let column = (widest + gap).rounded(.up)
    let width = column * Double(weights.count)
    let rows = (outlines.count + symbolsInARow - 1) / symbolsInARow
    let size = Size(
      Double(symbolsInARow) * width + 2 * margin, Double(rows) * height + 2 * margin)
    let (ink, gray) = (Color(hex: 0x000000), Color(hex: 0x606066))
    var items: [DisplayList.Item] = [
      .fill(.rect(Rect(origin: .zero, size: size)), Color(hex: 0xFFFFFF))
    ]
    for (index, symbol) in Symbol.allCases.enumerated() {
      let corner = Point(
        margin + Double(index % symbolsInARow) * width,
        margin + Double(index / symbolsInARow) * height)
      for (place, ofSizes) in outlines[index].enumerated() {
        let middle = corner.x + (Double(place) + 0.5) * column
        for (outline, line) in zip(ofSizes, sizes) {
          let origin = Point(
            (middle - outline.size.width / 2).rounded(),
            (corner.y + line.y - outline.size.height / 2).rounded())
          items.append(.fill(outline.path.applying(.translation(origin)), ink))
        }
      }
      let name: TypesetText
      do throws(TypesettingError) {
        name = try typesetter.typeset(symbol.rawValue, in: .system(12))
      } catch {
        throw RenderingError.text(error)
      }
      items.append(
        .text(
          name, at: Point(corner.x + (width - name.width) / 2, corner.y + height - 14), gray)
      )
    }
    return Picture(
      title: "Symbols", scale: 1, displayList: DisplayList(size: size, items: items))
  }

  // MARK: - Views

  private static var views: Scene {
    let size = Size(168, 76)
    let tiles = ViewKind.authored.enumerated().compactMap { index, kind in
      kind.example(named: name("picture", index)).map { view in
        Tile(
          name: kind.word, view: view.setting(.frame, to: Rect(24, 8, size.width - 48, 36)))
      }
    }
    return scene(of: tiles, of: size, columns: 4)
  }

  private static func scene(of tiles: [Tile], of tile: Size, columns: Int) -> Scene {
    let rows = max((tiles.count + columns - 1) / columns, 1)
    let size = Size(
      Double(columns) * tile.width + 2 * margin, Double(rows) * tile.height + 2 * margin)
    let views = tiles.enumerated().map { index, content in
      let label = View.label(
        name("caption", index), text: content.name, font: .systemFont(ofSize: 11),
        textColor: .system(.secondaryLabel), textAlignment: .center)
      let frame = Rect(
        margin + Double(index % columns) * tile.width,
        margin + Double(index / columns) * tile.height, tile.width, tile.height)
      return View.view(
        name("tile", index),
        subviews: [
          content.view,
          label.setting(.frame, to: Rect(0, tile.height - caption - 8, tile.width, caption)),
        ]
      ).setting(.frame, to: frame)
    }
    return Scene(
      cell: Cell(contentView: Container(subviews: views)),
      collectionView: CollectionView(
        size: size, collectionViewLayout: .flow(itemSize: size), items: .count(1)))
  }

  private static func name(_ word: String, _ index: Int) -> ViewName {
    ViewName(rawValue: "\(word)\(index)")
  }
}
