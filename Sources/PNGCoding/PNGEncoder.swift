package import Drawing

/// Writes PNG files: our own chunks around a zlib stream of our own or of libdeflate's.
///
/// Equal bitmaps and options give equal bytes on every machine (with the same libdeflate, for
/// `small`). The file holds IHDR (8-bit RGBA, not interlaced), sRGB, pHYs, the text, IDAT and IEND,
/// in this order. `make bench` measures both efforts against what others take.
package struct PNGEncoder: Sendable {
  /// How much time to spend for a smaller file.
  package enum Effort: Sendable, CaseIterable {
    /// Our own compressor for flat pictures over unfiltered rows, for frames and pictures that are
    /// looked at once. On photographs it is as quick, and larger than others by about half.
    case fast
    /// libdeflate's level 6, for goldens: about ten times slower and a fifth smaller on cells.
    /// Rows are unfiltered, but photographic ones stored as their difference from the row above.
    case small
  }

  /// How much time to spend for a smaller file.
  package let effort: Effort
  /// How many pixels make a point of 1/72 inch, for viewers that show the picture in its own size.
  package let pixelsPerPoint: Double
  /// What is written into the file beside the picture.
  package let text: [PNGText]

  /// Makes an encoder.
  ///
  /// - Parameter pixelsPerPoint: the scale, 1, 2 or 3 as a rule, which becomes 2835, 5669 or 8504
  ///   pixels per metre. Without meaning (not positive, not finite, more than pHYs can hold) it is
  ///   not written.
  /// - Parameter text: written in this order, as tEXt where Latin-1 suffices and else as iTXt.
  package init(effort: Effort, pixelsPerPoint: Double = 1, text: [PNGText] = []) {
    self.effort = effort
    self.pixelsPerPoint = pixelsPerPoint
    self.text = text
  }

  /// The bytes of a PNG file that shows `bitmap`.
  package func encode(_ bitmap: Bitmap) -> [UInt8] {
    encode(bitmap, maximumChunkLength: PNGChunks.maximumLength)
  }

  /// As `encode`, with the picture's stream cut into IDAT chunks of at most `maximumChunkLength`
  /// bytes: one chunk, unless incompressible pictures pass 2 GiB (or a test asks for more).
  func encode(_ bitmap: Bitmap, maximumChunkLength: Int) -> [UInt8] {
    let stream = stream(of: bitmap)
    let described: [(type: String, data: [UInt8])] =
      [("IHDR", header(width: bitmap.width, height: bitmap.height)), ("sRGB", [0])] + resolution
      + text.map(chunk)
    let parts = stride(from: 0, to: stream.count, by: maximumChunkLength).map {
      stream[$0..<min($0 + maximumChunkLength, stream.count)]
    }
    let chunkCount = described.count + parts.count + 1
    var chunks = PNGChunks(
      capacity: PNGChunks.signature.count + chunkCount * PNGChunks.overhead
        + described.reduce(0) { $0 + $1.data.count } + stream.count)
    for (type, data) in described { chunks.append(type, data) }
    for part in parts { chunks.append("IDAT", part) }
    chunks.append("IEND", [])
    return chunks.bytes
  }

  func header(width: Int, height: Int) -> [UInt8] {
    let bitDepth: UInt8 = 8
    let redGreenBlueAlpha: UInt8 = 6
    return PNGChunks.bigEndian(UInt32(clamping: width))
      + PNGChunks.bigEndian(UInt32(clamping: height))
      + [bitDepth, redGreenBlueAlpha, 0, 0, 0]
  }

  var resolution: [(type: String, data: [UInt8])] {
    let perMeter = (72 * pixelsPerPoint / 0.0254).rounded()
    guard perMeter >= 1, perMeter <= Double(Int32.max) else { return [] }
    let number = PNGChunks.bigEndian(UInt32(perMeter))
    let meter: UInt8 = 1
    return [("pHYs", number + number + [meter])]
  }

  private func chunk(_ entry: PNGText) -> (type: String, data: [UInt8]) {
    let keyword = entry.keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let scalars = entry.text.unicodeScalars.map(\.value)
    let isLatin1 = scalars.allSatisfy {
      (0x20...0x7E).contains($0) || (0xA0...0xFF).contains($0) || $0 == 0x0A
    }
    guard isLatin1 else {
      // Zero bytes: the keyword's end, not compressed, no method, no language, no translation.
      return ("iTXt", keyword + [0, 0, 0, 0, 0] + entry.text.utf8)
    }
    return ("tEXt", keyword + [0] + scalars.map { UInt8(truncatingIfNeeded: $0) })
  }

  func stream(of bitmap: Bitmap) -> [UInt8] {
    switch effort {
    case .fast: ZlibStream.compressFlat(bitmap)
    case .small: ZlibStream.compress(FilteredRows(of: bitmap).bytes, level: 6)
    }
  }
}
