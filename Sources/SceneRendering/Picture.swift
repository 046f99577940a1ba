internal import CairoRendering
public import Drawing
internal import ImageCoding
internal import PNGCoding

/// A picture of a scene: a display list and a scale. It is converted to pixels or a document on
/// demand.
public struct Picture: Hashable, Sendable {
  /// A short title.
  public let title: String
  /// A description for accessibility; may be empty.
  public let description: String
  /// The scale of bitmaps, in pixels per point.
  public let scale: Double
  /// The display list, in points from the top left corner.
  public let displayList: DisplayList

  /// The folders of the fonts that documents embed; `nil` for the usual ones.
  private let fontFolders: [String]?

  package init(
    title: String, description: String = "", scale: Double, displayList: DisplayList,
    fontFolders: [String]? = nil
  ) {
    self.fontFolders = fontFolders
    self.title = title
    self.description = description
    self.scale = scale
    self.displayList = displayList
  }

  /// The size, in points.
  public var size: Size { displayList.size }

  /// The display list as text.
  package func dump() -> String { displayList.dump() }

  /// Returns the picture with items drawn over it.
  package func adding(_ items: [DisplayList.Item]) -> Picture {
    replacing(items: displayList.items + items)
  }

  /// Returns the picture with other items.
  package func replacing(items: [DisplayList.Item]) -> Picture {
    Picture(
      title: title, description: description, scale: scale,
      displayList: DisplayList(size: size, items: items), fontFolders: fontFolders)
  }

  /// Draws the picture as a bitmap.
  public func bitmap() throws(RenderingError) -> Bitmap {
    do {
      return try CairoRenderer().bitmap(of: displayList, scale: scale)
    } catch {
      throw RenderingError.picture(error.description)
    }
  }

  /// The versions of everything that affects the pixels, as recorded in goldens. If the picture has text, every font
  /// file is read, so it is computed for goldens only.
  package func rendererName() throws(RenderingError) -> String {
    let texts = displayList.texts
    guard !texts.isEmpty else { return RendererFingerprint.current.description }
    let library = fontFolders.map { FontLibrary(folders: $0) } ?? .standard
    let fonts = Set(texts.map(\.font))
    let own = fonts.compactMap { $0.descriptor?.file }.flatMap { file in
      [file.path] + file.relatives.map(\.path)
    }
    var files = Set(own).sorted()
    if texts.contains(where: { PangoTypesetter.mayHaveEmoji($0.string) }),
      let emoji = library.emojiPath
    {
      files.append(emoji)
    }
    files += library.paths(of: texts.map(\.string), in: Array(fonts))
    do {
      return try RendererFingerprint.current.withText(library, files: files).description
    } catch {
      throw .text(error)
    }
  }

  /// The size of the bitmap, in pixels.
  package func pixels() throws(RenderingError) -> (width: Int, height: Int) {
    do {
      return try CairoRenderer.pixels(of: size, scale: scale)
    } catch {
      throw .picture(error.description)
    }
  }

  /// Returns the picture as a PNG file with `sRGB` and `pHYs` (72 dpi times the scale).
  public func png() throws(RenderingError) -> [UInt8] {
    Self.png(of: try bitmap(), scale: scale)
  }

  /// Encodes a bitmap of a picture as a PNG file.
  package static func png(of bitmap: Bitmap, scale: Double) -> [UInt8] {
    PNGEncoder(effort: .fast, pixelsPerPoint: scale).encode(bitmap)
  }

  /// Returns the picture as an SVG document whose unit is the point, whatever the scale.
  public func svg() throws(RenderingError) -> String { try svg(isTextLive: false) }

  /// Returns the picture as an SVG document.
  ///
  /// - Parameter isTextLive: Whether text stays text instead of outlines. It can be selected and searched, and needs
  /// the fonts where the document is shown.
  package func svg(isTextLive: Bool) throws(RenderingError) -> String {
    let list = try withoutBackdrops()
    do {
      return try SVGEncoder(title: title, description: description, isTextLive: isTextLive)
        .encode(list)
    } catch {
      throw RenderingError.picture(error.description)
    }
  }

  /// Returns the picture as a PDF document with one page, whose unit is the point, whatever the
  /// scale. Text can be selected and searched: the document embeds the fonts, but not variable ones, whose letters are
  /// outlines.
  public func pdf() throws(RenderingError) -> [UInt8] { try pdf(isTextLive: true) }

  /// Returns the picture as a PDF document.
  ///
  /// - Parameter isTextLive: Whether text stays text instead of outlines.
  package func pdf(isTextLive: Bool) throws(RenderingError) -> [UInt8] {
    let list = try withoutBackdrops()
    let fonts = fontFolders.map { FontLibrary(folders: $0) } ?? .standard
    do {
      return try CairoPage(
        title: title, description: description, fonts: isTextLive ? fonts : nil
      ).pdf(of: list)
    } catch {
      throw RenderingError.picture(error.description)
    }
  }

  /// The display list for documents: what visual effect views blur is an image, with two pixels per point or more.
  private func withoutBackdrops() throws(RenderingError) -> DisplayList {
    do {
      return try CairoRenderer().rasterizingBackdrops(of: displayList, scale: max(scale, 2))
    } catch {
      throw .picture(error.description)
    }
  }
}

extension DisplayList {
  /// The lines of text, also those in masks.
  fileprivate var texts: [TypesetText] { Self.texts(of: items) }

  private static func texts(of items: [Item]) -> [TypesetText] {
    items.flatMap { item -> [TypesetText] in
      switch item {
      case .text(let text, at: _, _): [text]
      case .layer(let layer): texts(of: layer.items) + texts(of: layer.mask ?? [])
      case .fill, .stroke, .image: []
      }
    }
  }
}
