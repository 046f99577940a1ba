import Drawing
import Images
import Testing

@Suite("Images with caps")
struct ImageResizingTests {
  /// A row of opaque grays.
  private func row(_ grays: UInt8...) throws -> Bitmap {
    try Bitmap(width: grays.count, height: 1, rgba: grays.flatMap { [$0, $0, $0, 255] })
  }

  private func grays(
    _ bitmap: Bitmap, caps: EdgeInsets, _ mode: ImageResizing.Mode, in size: Size, scale: Int = 1
  ) throws -> [UInt8] {
    let image = ScaledImage(bitmap, scale: scale)
      .resizableImage(withCapInsets: caps, resizingMode: mode)
    guard case .pixels(let drawn) = image.content(in: size) else { return [] }
    return stride(from: 0, to: drawn.bitmap.rgba.count, by: 4).map { drawn.bitmap.rgba[$0] }
  }

  @Test("the part between the caps is repeated, and cut off at the end")
  func tile() throws {
    let caps = EdgeInsets(left: 1, right: 2)
    let drawn = try grays(row(10, 50, 60, 90, 91), caps: caps, .tile, in: Size(8, 1))
    #expect(drawn == [10, 50, 60, 50, 60, 50, 90, 91])
  }

  @Test("or drawn larger, between pixels linearly")
  func stretch() throws {
    let caps = EdgeInsets(left: 1, right: 1)
    let drawn = try grays(row(10, 40, 80, 90), caps: caps, .stretch, in: Size(6, 1))
    #expect(drawn == [10, 40, 50, 70, 80, 90])
  }

  @Test("caps are in points, in a place of as many pixels as the image has a point")
  func scale() throws {
    let caps = EdgeInsets(left: 0.5, right: 1)
    let drawn = try grays(row(10, 50, 90, 91), caps: caps, .tile, in: Size(3, 0.5), scale: 2)
    #expect(drawn == [10, 50, 50, 50, 90, 91])
  }

  @Test("without insets the whole image is repeated, as UIKit's is")
  func whole() throws {
    #expect(try grays(row(1, 2), caps: .zero, .tile, in: Size(5, 1)) == [1, 2, 1, 2, 1])
  }

  @Test("a place smaller than the caps has smaller ones")
  func small() throws {
    let caps = EdgeInsets(left: 2, right: 2)
    let drawn = try grays(row(10, 20, 99, 80, 90), caps: caps, .tile, in: Size(2, 1))
    #expect(drawn == [15, 85])
  }

  @Test("caps that leave nothing go on at the end of the first one")
  func noCenter() throws {
    let caps = EdgeInsets(left: 2, right: 9)
    #expect(try grays(row(1, 2, 3), caps: caps, .stretch, in: Size(5, 1)) == [1, 2, 2, 2, 3])
  }

  @Test("colours are mixed by their alphas")
  func alpha() throws {
    let bitmap = try Bitmap(width: 2, height: 1, rgba: [200, 0, 0, 255, 0, 0, 0, 0])
    let image = ScaledImage(bitmap).resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    guard case .pixels(let drawn) = image.content(in: Size(4, 1)) else { return }
    #expect(drawn.bitmap[1, 0] == .init(200, 0, 0, 191))
    #expect(drawn.bitmap[3, 0] == .init(0, 0, 0, 0))
  }

  @Test("turned round, the left cap is the right one")
  func flipped() throws {
    let image = ScaledImage(try row(1, 2, 3))
      .resizableImage(withCapInsets: EdgeInsets(left: 2))
      .withHorizontallyFlippedOrientation()
    #expect(image.resizing?.capInsets == EdgeInsets(right: 2))
  }

  @Test("in its own size, in no place and in a huge one it is as it is")
  func asItIs() throws {
    let image = ScaledImage(try row(1, 2, 3)).resizableImage(withCapInsets: EdgeInsets(left: 1))
    for size in [Size(3, 1), Size(0, 4), Size(1e9, 1e9), Size(.nan, 1), Size(30_000, 30_000)] {
      #expect(image.content(in: size) == image.content)
    }
    let odd = EdgeInsets(top: .nan, left: -5, bottom: .infinity, right: 1e300)
    let drawn = ScaledImage(try row(1, 2, 3)).resizableImage(withCapInsets: odd)
    #expect(drawn.resizing?.capInsets.left == 0)
    #expect(drawn.resizing?.capInsets.top == 0)
    #expect(drawn.content(in: Size(7, 2)) != drawn.content)
  }
}
