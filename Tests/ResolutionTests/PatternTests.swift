import Drawing
import Images
import Layout
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

/// Pattern images; the pattern has 4 × 2 pixels at 2x, so 2 × 1 points.
@Suite("Pattern images")
struct PatternTests {
  private static let pixels: [UInt8] = (0..<8).flatMap { index -> [UInt8] in
    [UInt8(index * 30), 200, 100, 255]
  }

  private func pattern() throws -> PatternImage {
    let bitmap = try Bitmap(width: 4, height: 2, rgba: Self.pixels)
    return PatternImage("tile", ScaledImage(bitmap, scale: 2, name: "tile"))
  }

  private func presented(_ view: View) throws -> PresentedView {
    var view = view
    view.constraints = try .texts(
      "leading = superview", "top = superview", "width = 5", "height = 3")
    return try #require(ResolvedScene(Fixture.scene(view), traits: Traits()).view("box"))
  }

  /// The images that a view draws.
  private func images(_ view: PresentedView) -> [(image: Image, frame: Rect, clip: Path?)] {
    view.layer(prefix: "").items.compactMap { item in
      guard case .layer(let layer) = item, case .image(let image, let frame)? = layer.items.first
      else { return nil }
      return (image, frame, layer.clip)
    }
  }

  @Test("a background repeats the image from the top left corner, clipped to the view")
  func background() throws {
    let view = try presented(.view("box", backgroundColor: .pattern(pattern())))
    let drawn = try #require(images(view).first)
    #expect(drawn.frame == Rect(0, 0, 5, 3))
    #expect(drawn.clip?.boundingBox == Rect(0, 0, 5, 3))
    let bitmap = drawn.image.bitmap
    #expect((bitmap.width, bitmap.height) == (10, 6))
    for y in 0..<6 {
      for x in 0..<10 {
        #expect(bitmap[x, y]?.red == UInt8((y % 2 * 4 + x % 4) * 30))
      }
    }
  }

  @Test("the pattern of a shape begins at the origin of its view, not of its path")
  func shape() throws {
    let tiles = try #require(pattern().tiles(over: Rect(3, 1.5, 2, 1)))
    // Columns of 2 points and rows of 1 point begin at 2 and at 1.
    #expect(tiles.frame == Rect(2, 1, 3, 1.5))
    let left = try #require(pattern().tiles(over: Rect(-3, 0, 2, 1)))
    #expect(left.frame == Rect(-4, 0, 3, 1))
    #expect(left.image.bitmap[0, 0]?.red == 0)
  }

  @Test("contrast and dumps take the mean colour, weighted by alpha")
  func meanColor() throws {
    let bitmap = try Bitmap(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 0])
    let pattern = PatternImage("half", ScaledImage(bitmap, name: "half"))
    #expect(pattern.color == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let view = try presented(.view("box", backgroundColor: .pattern(self.pattern())))
    #expect(view.attributes.backgroundColor == (try self.pattern().color))
    #expect(view[.backgroundColor] == .pattern(try self.pattern()))
  }

  @Test("a pattern and another fill are not interpolated")
  func motion() throws {
    let (pattern, red) = (AreaFill(.clear, pattern: try pattern()), AreaFill(Color(hex: 0xFF0000)))
    #expect(Interpolation<AreaFill>.areaFill.between(pattern, red, 0.5) == nil)
    #expect(Interpolation<AreaFill>.areaFill.between(red, pattern, 0.5) == nil)
    #expect(
      Interpolation<AreaFill>.areaFill.between(red, AreaFill(Color(hex: 0x0000FF)), 0.5)?.color
        == Color(red: 0.5, green: 0, blue: 0.5))
  }

  @Test("an area of more pixels than an image file may have is not filled")
  func largeArea() throws {
    #expect(try pattern().tiles(over: Rect(0, 0, 4000, 4000)) == nil)
    #expect(try pattern().tiles(over: Rect(0, 0, 0, 10)) == nil)
  }
}
