/// Reads PNG files with libpng. The pixels of plain files (8-bit RGBA, not interlaced) are inflated
/// with libdeflate.
package enum PNGDecoder {
  /// The default maximum of width · height: 64 megapixels, 256 MB of RGBA. A file of a few hundred
  /// bytes can declare 4 GB.
  package static let defaultPixelLimit = 64_000_000

  /// Decodes pixels, text and resolution.
  ///
  /// Every kind of PNG becomes straight 8-bit RGBA. Sample values are kept as stored, whatever
  /// colour space the file declares. A wrong CRC in any chunk is an error, because a golden must
  /// not be partly correct. An ancillary chunk that is skipped for another reason causes a warning.
  /// Bytes after the end of the PNG are ignored, and so are the further frames of an animation.
  ///
  /// Memory use is bounded by the pixels, the length of the file and 16 MiB.
  ///
  /// - Parameter pixelLimit: The maximum number of pixels, width · height, that is decoded.
  package static func decode(
    _ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit
  ) throws(PNGDecodingFailure) -> PNGImage {
    guard !bytes.isEmpty else { throw .empty }
    // Fewer bytes than the signature are a truncated PNG if they match its start.
    guard bytes.starts(with: PNGChunks.signature.prefix(bytes.count)) else {
      throw .notPNG(content(of: bytes))
    }
    let colorSpace = PNGColorSpace(declaredIn: bytes)
    let animation = PNGImage.Animation(declaredIn: bytes)
    return try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(PNGDecodingFailure) in
      guard let reader = unsafe PNGReader(borrowing: bytes) else { throw .outOfMemory }
      let size = try reader.readHeader(pixelLimit: pixelLimit)
      let bitmap = try reader.readPixels(width: size.width, height: size.height)
      // Read before the warnings, because it adds some.
      let text = reader.readText()
      return PNGImage(
        bitmap: bitmap, text: text, pixelsPerMeter: reader.pixelsPerMeter,
        colorSpace: colorSpace, animation: animation, warnings: reader.warnings)
    }
  }

  private static func content(of bytes: [UInt8]) -> PNGDecodingFailure.Content {
    if bytes.starts(with: "version https://git-lfs".utf8) { return .gitLFSPointer }
    if bytes.starts(with: "<<<<<<< ".utf8) { return .conflictMarkers }
    let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D]
    let looksPrinted = bytes.prefix(256).allSatisfy {
      ($0 >= 0x20 && $0 != 0x7F) || blanks.contains($0)
    }
    return looksPrinted && String(validating: bytes, as: UTF8.self) != nil ? .text : .unknown
  }
}
