import Drawing
import Images
import Testing

@Suite("Images with a scale")
struct ScaledImageTests {
  @Test("an image's size is pixels by scale, and its scale is sane")
  func sizeAndScale() throws {
    let bitmap = try Bitmap(width: 6, height: 3, rgba: [UInt8](repeating: 0, count: 72))
    #expect(ScaledImage(bitmap, scale: 3).size == Size(2, 1))
    #expect(ScaledImage(bitmap, scale: 0).size == Size(6, 3))
    #expect(ScaledImage(bitmap, scale: .max).scale == 16)
  }
}
