package import Drawing

/// What a PNG file holds, as far as we look.
package struct PNGImage: Hashable, Sendable {
  /// How many pixels lie on a metre of the picture.
  package struct PixelsPerMeter: Hashable, Sendable {
    /// Along a row.
    package let x: Int
    /// Down a column.
    package let y: Int

    /// Makes a resolution.
    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// The pixels. Their values are taken as sRGB, whatever `colorSpace` says.
  package let bitmap: Bitmap
  /// The text entries in file order; those whose keyword PNG does not allow are left out.
  package let text: [PNGText]
  /// The resolution from the file's pHYs; `nil` when it has none or gives only a ratio.
  package let pixelsPerMeter: PixelsPerMeter?
  /// The colour space that the file declares.
  package let colorSpace: PNGColorSpace
  /// What was left out of the file, in libpng's words and at most four of them: chunks that only
  /// describe and are damaged, too large or out of place. The pixels are whole all the same.
  package let warnings: [String]

  /// The first text stored under `keyword`.
  package func text(for keyword: String) -> String? {
    text.first { $0.keyword == keyword }?.text
  }
}
