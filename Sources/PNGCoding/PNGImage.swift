package import Drawing

/// The decoded contents of a PNG file.
package struct PNGImage: Hashable, Sendable {
  /// A resolution in pixels per metre.
  package struct PixelsPerMeter: Hashable, Sendable {
    /// Horizontally.
    package let x: Int
    /// Vertically.
    package let y: Int

    /// Creates a resolution.
    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// The pixels. Their values are taken as sRGB, whatever `colorSpace` is.
  package let bitmap: Bitmap
  /// The text entries in file order, without those with an invalid keyword.
  package let text: [PNGText]
  /// The resolution from pHYs; `nil` if there is none or it gives only an aspect ratio.
  package let pixelsPerMeter: PixelsPerMeter?
  /// The colour space that the file declares.
  package let colorSpace: PNGColorSpace
  /// At most four messages of libpng about ancillary chunks that were skipped because they are
  /// damaged, too large or misplaced. The pixels are complete nevertheless.
  package let warnings: [String]

  /// The first text with the given keyword; `nil` if there is none.
  package func text(for keyword: String) -> String? {
    text.first { $0.keyword == keyword }?.text
  }
}
