internal import Drawing
package import SceneReading
internal import SceneRendering
internal import Scenes
internal import Vocabulary

/// A sheet with a picture of each element of a vocabulary and its name, drawn as a scene.
package struct VocabularySheet {
  /// Pictures with their name below them.
  private struct Tile {
    let name: String
    let views: [View]
  }

  private static let margin = 12.0
  private static let caption = 14.0

  /// The pictures as a PNG file; `nil` for a vocabulary without pictures.
  ///
  /// - Parameter fontFolders: The folders of the font files; `nil` for those of Debian's packages.
  package static func png(
    of list: VocabularyList, fontFolders: [String]? = nil
  ) throws -> [UInt8]? {
    guard let scene = scene(of: list) else { return nil }
    return try SceneRenderer(scene, fontFolders: fontFolders).collectionView().png()
  }

  /// The point sizes and weights in which symbols are shown.
  private static let weights: [SymbolConfiguration.Weight] = [.ultraLight, .regular, .black]

  private static func scene(of list: VocabularyList) -> Scene? {
    switch list {
    case .properties: return nil
    case .symbols:
      // Each weight has a column for 17 points above one for 100 points.
      let column = 136.0
      let size = Size(column * Double(weights.count), 190)
      let tiles = Symbol.allCases.enumerated().map { index, symbol in
        Tile(
          name: symbol.rawValue,
          views: weights.enumerated().flatMap { place, weight in
            let x = Double(place) * column
            return [(17.0, Rect(x, 4, column, 34)), (100.0, Rect(x, 40, column, 130))].map {
              points, frame in
              View.imageView(
                name("picture\(place)x\(Int(points))x", index), systemImage: symbol,
                preferredSymbolConfiguration: SymbolConfiguration(
                  pointSize: points, weight: weight),
                contentMode: .center, tintColor: .named(.label)
              ).setting(.frame, to: frame)
            }
          })
      }
      return scene(of: tiles, of: size, columns: 6)
    case .views:
      let size = Size(168, 76)
      let tiles = ViewKind.authored.enumerated().compactMap { index, kind in
        kind.example(named: name("picture", index)).map { view in
          Tile(
            name: kind.word,
            views: [view.setting(.frame, to: Rect(24, 8, size.width - 48, 36))])
        }
      }
      return scene(of: tiles, of: size, columns: 4)
    }
  }

  private static func scene(of tiles: [Tile], of tile: Size, columns: Int) -> Scene {
    let rows = (tiles.count + columns - 1) / columns
    let size = Size(
      Double(columns) * tile.width + 2 * margin, Double(rows) * tile.height + 2 * margin)
    let views = tiles.enumerated().map { index, content in
      let label = View.label(
        name("caption", index), text: content.name, font: .systemFont(ofSize: 11),
        textColor: .named(.secondaryLabel), textAlignment: .center)
      let frame = Rect(
        margin + Double(index % columns) * tile.width,
        margin + Double(index / columns) * tile.height, tile.width, tile.height)
      return View.view(
        name("tile", index),
        subviews: content.views + [
          label.setting(.frame, to: Rect(0, tile.height - caption - 8, tile.width, caption))
        ]
      ).setting(.frame, to: frame)
    }
    return Scene(
      cell: Cell(contentView: Container(subviews: views)),
      collectionView: CollectionView(size: size, layout: .flow(itemSize: size), items: .count(1)))
  }

  private static func name(_ word: String, _ index: Int) -> ViewName {
    ViewName(rawValue: "\(word)\(index)")
  }
}
