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

  /// Frames of the file that are not decoded.
  package struct Animation: Hashable, Sendable {
    /// The number of frames that the file declares, at least 1.
    package let frames: Int
    /// Whether the decoded pixels are the first frame. Otherwise they are shown only where
    /// animations are not supported.
    package let beginsWithPixels: Bool
  }

  /// The pixels of the first frame, or of the still picture. Their values are taken as sRGB, whatever `colorSpace` is.
  package let bitmap: Bitmap
  /// The text entries in file order, without those with an invalid keyword.
  package let text: [PNGText]
  /// The resolution from pHYs; `nil` if there is none or it gives only an aspect ratio.
  package let pixelsPerMeter: PixelsPerMeter?
  /// The colour space that the file declares.
  package let colorSpace: PNGColorSpace
  /// The frames that are not decoded; `nil` if there are none.
  package let animation: Animation?
  /// At most four messages of libpng about ancillary chunks that were skipped because they are
  /// damaged, too large or misplaced. The pixels are complete nevertheless.
  package let warnings: [String]

  /// The first text with the given keyword; `nil` if there is none.
  package func text(for keyword: String) -> String? {
    text.first { $0.keyword == keyword }?.text
  }
}

extension PNGImage.Animation {
  /// Reads the declaration from the chunks before the pixels (acTL and fcTL); `nil` if the file has
  /// no frames beside the decoded one.
  init?(declaredIn file: [UInt8]) {
    let chunks = PNGChunkScan.chunksBeforePixels(of: file)
    guard let control = chunks["acTL"], control.count == 8 else { return nil }
    frames = PNGChunkScan.number(at: control)
    beginsWithPixels = chunks["fcTL"] != nil
    guard frames > (beginsWithPixels ? 1 : 0) else { return nil }
  }
}
