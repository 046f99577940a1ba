internal import Drawing
package import SceneReading
internal import SceneRendering
internal import Scenes
internal import Vocabulary

/// A sheet with a picture of each element of a vocabulary and its name, drawn as a scene.
package struct VocabularySheet {
  /// A picture with its name below it.
  private struct Tile {
    let name: String
    let view: View
  }

  private static let columns = 4
  private static let tile = Size(168, 76)
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

  private static func scene(of list: VocabularyList) -> Scene? {
    let tiles: [Tile]
    switch list {
    case .properties: return nil
    case .symbols:
      tiles = Symbol.allCases.enumerated().map { index, symbol in
        Tile(
          name: symbol.rawValue,
          view: .imageView(
            name("picture", index), systemImage: symbol,
            preferredSymbolConfiguration: SymbolConfiguration(pointSize: 28),
            contentMode: .center, tintColor: .named(.label)))
      }
    case .views:
      tiles = ViewKind.authored.enumerated().compactMap { index, kind in
        kind.example(named: name("picture", index)).map { Tile(name: kind.word, view: $0) }
      }
    }
    return scene(of: tiles)
  }

  private static func scene(of tiles: [Tile]) -> Scene {
    let rows = (tiles.count + columns - 1) / columns
    let size = Size(
      Double(columns) * tile.width + 2 * margin, Double(rows) * tile.height + 2 * margin)
    let views = tiles.enumerated().flatMap { index, tile -> [View] in
      let x = margin + Double(index % columns) * Self.tile.width
      let y = margin + Double(index / columns) * Self.tile.height
      let label = View.label(
        name("caption", index), text: tile.name, font: .systemFont(ofSize: 11),
        textColor: .named(.secondaryLabel), textAlignment: .center)
      return [
        tile.view.setting(.frame, to: Rect(x + 24, y + 8, Self.tile.width - 48, 36)),
        label.setting(
          .frame, to: Rect(x, y + Self.tile.height - caption - 8, Self.tile.width, caption)),
      ]
    }
    return Scene(
      cell: Cell(contentView: Container(subviews: views)),
      collectionView: CollectionView(size: size, layout: .flow(itemSize: size), items: .count(1)))
  }

  private static func name(_ word: String, _ index: Int) -> ViewName {
    ViewName(rawValue: "\(word)\(index)")
  }
}
