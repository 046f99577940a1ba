package import Drawing

/// Writes PNG files with our own chunk writer, and zlib streams from our own compressor or
/// libdeflate.
///
/// Equal bitmaps and options give equal bytes on every machine (for `small`, given the same version
/// of libdeflate). The file contains IHDR (8-bit RGBA, not interlaced), sRGB, pHYs, the text, IDAT
/// and IEND, in this order. `make bench` compares both efforts with other encoders.
package struct PNGEncoder: Sendable {
  /// The trade-off between time and file size.
  package enum Effort: Sendable, CaseIterable {
    /// Our own compressor for flat pictures over unfiltered rows, for frames and temporary
    /// pictures. On photographs it is as fast, but the files are about half again as large as those
    /// of other encoders.
    case fast
    /// libdeflate's level 6, for goldens: about ten times slower, and a fifth smaller on cells.
    /// Photographic rows are stored as their difference from the row above, all others unfiltered.
    case small
  }

  /// The trade-off between time and file size.
  package let effort: Effort
  /// The pixels per point of 1/72 inch, for viewers that show the picture at its natural size.
  package let pixelsPerPoint: Double
  /// The text entries to store in the file.
  package let text: [PNGText]

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The scale, usually 1, 2 or 3, which becomes 2835, 5669 or 8504 pixels per
  /// metre. It is not written if it is not positive, not finite, or too large for pHYs.
  ///   - text: Entries to write in this order, as tEXt if they are Latin-1, otherwise as iTXt.
  package init(effort: Effort, pixelsPerPoint: Double = 1, text: [PNGText] = []) {
    self.effort = effort
    self.pixelsPerPoint = pixelsPerPoint
    self.text = text
  }

  /// Returns a PNG file of `bitmap`.
  package func encode(_ bitmap: Bitmap) -> [UInt8] {
    encode(bitmap, maximumChunkLength: PNGChunks.maximumLength)
  }

  /// Like `encode`, with IDAT chunks of at most `maximumChunkLength` bytes. Usually there is one
  /// chunk; only incompressible pictures above 2 GiB, or tests, need more.
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
      // Zero bytes: the end of the keyword, uncompressed, no method, no language, no translation.
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
