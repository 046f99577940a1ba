package import Drawing

/// A frame in a video's pixel format with alpha: the planes of `VideoFrame` and one of alpha, by which colours are not
/// multiplied.
package struct AlphaVideoFrame: Sendable {
  /// The planes Y, Cb, Cr and alpha, each with rows from top to bottom. At an odd side the last values of Cb and Cr are
  /// of one column or row.
  package let planes: [UInt8]

  /// Converts a bitmap in integer arithmetic. The chroma of four pixels is the mean of their colours by their alpha, so
  /// that clear pixels do not darken their neighbours.
  package init(_ bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    let area = width * height
    let chromaArea = ((width + 1) / 2) * ((height + 1) / 2)
    let count = 2 * (area + chromaArea)
    planes = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
      unsafe bitmap.rgba.withUnsafeBytes { pixels in
        let opacity = area + 2 * chromaArea
        var blue = area
        var red = area + chromaArea
        for y in stride(from: 0, to: height, by: 2) {
          for x in stride(from: 0, to: width, by: 2) {
            var sum = SIMD4<Int32>(repeating: 0)
            var weight: Int32 = 0
            for row in y..<min(y + 2, height) {
              for column in x..<min(x + 2, width) {
                let place = row * width + column
                let pixel = UInt32(
                  littleEndian: unsafe pixels.loadUnaligned(
                    fromByteOffset: 4 * place, as: UInt32.self))
                let (color, alpha) = (VideoFrame.components(pixel), pixel >> 24)
                unsafe output[place] = VideoFrame.brightness(color)
                unsafe output[opacity + place] = UInt8(truncatingIfNeeded: alpha)
                sum = sum &+ color &* Int32(truncatingIfNeeded: alpha)
                weight += Int32(truncatingIfNeeded: alpha)
              }
            }
            // The sum of four pixels with the mean colour, rounded to nearest; black if all are clear.
            let four = (sum &* 4 &+ weight / 2) / max(weight, 1)
            (unsafe output[blue], unsafe output[red]) = VideoFrame.differences(ofFour: four)
            blue += 1
            red += 1
          }
        }
      }
      initialized = count
    }
  }
}
