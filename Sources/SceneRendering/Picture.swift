internal import CairoRendering
public import Drawing
internal import ImageCoding
internal import PNGCoding

/// A picture of a scene: what is drawn, and at which scale. It becomes pixels or a document on demand.
public struct Picture: Hashable, Sendable {
  /// A short title that says what the picture shows.
  public let title: String
  /// A description of what the picture shows, for people who cannot see it; may be empty.
  public let description: String
  /// The scale of bitmaps, in pixels per point.
  public let scale: Double
  /// What is drawn, from back to front, in points from the top left corner.
  public let displayList: DisplayList

  package init(
    title: String, description: String = "", scale: Double, displayList: DisplayList
  ) {
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
    Picture(
      title: title, description: description, scale: scale,
      displayList: DisplayList(size: size, items: displayList.items + items))
  }

  /// The picture as pixels.
  public func bitmap() throws(RenderingError) -> Bitmap {
    do {
      return try CairoRenderer().bitmap(of: displayList, scale: scale)
    } catch {
      throw RenderingError.picture(error.description)
    }
  }

  /// How many columns and rows of pixels the bitmap has.
  package func pixels() throws(RenderingError) -> (width: Int, height: Int) {
    do {
      return try CairoRenderer.pixels(of: size, scale: scale)
    } catch {
      throw .picture(error.description)
    }
  }

  /// The picture as a PNG file with `sRGB` and `pHYs` (72 dots an inch times the scale).
  public func png() throws(RenderingError) -> [UInt8] {
    Self.png(of: try bitmap(), scale: scale)
  }

  /// A bitmap of a picture at a scale as such a file.
  package static func png(of bitmap: Bitmap, scale: Double) -> [UInt8] {
    PNGEncoder(effort: .fast, pixelsPerPoint: scale).encode(bitmap)
  }

  /// The picture as an SVG document; its unit is the point, whatever the scale.
  public func svg() throws(RenderingError) -> String {
    do {
      return try SVGEncoder(title: title, description: description).encode(displayList)
    } catch {
      throw RenderingError.picture(error.description)
    }
  }

  /// The picture as a PDF document of one page; its unit is the point, whatever the scale.
  public func pdf() throws(RenderingError) -> [UInt8] {
    do {
      return try CairoPage(title: title).pdf(of: displayList)
    } catch {
      throw RenderingError.picture(error.description)
    }
  }
}
