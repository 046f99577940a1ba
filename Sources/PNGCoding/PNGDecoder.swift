/// Reads PNG files through libpng, the pixels of plain ones (8-bit RGBA, not interlaced) by libdeflate.
package enum PNGDecoder {
  /// The most pixels that are decoded unless the caller says otherwise: 64 megapixels, 256 MB of
  /// RGBA. A file of a few hundred bytes can require 4 GB.
  package static let defaultPixelLimit = 64_000_000

  /// The picture, text and resolution in `bytes`.
  ///
  /// Every kind of PNG is brought to straight 8-bit RGBA; the samples are taken as stored, whatever
  /// colour space the file declares. A wrong checksum anywhere is an error, because a golden must not
  /// be half right. A chunk that only describes and is left out for another reason is a warning of
  /// the image; bytes behind the end of the PNG are ignored.
  ///
  /// - Parameter pixelLimit: the largest width · height that is decoded.
  package static func decode(
    _ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit
  ) throws(PNGDecodingFailure) -> PNGImage {
    guard !bytes.isEmpty else { throw .empty }
    // Fewer bytes than the signature are a PNG cut short when they begin like one.
    guard bytes.starts(with: PNGChunks.signature.prefix(bytes.count)) else {
      throw .notPNG(content(of: bytes))
    }
    let colorSpace = PNGColorSpace(declaredIn: bytes)
    return try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(PNGDecodingFailure) in
      guard let reader = unsafe PNGReader(borrowing: bytes) else { throw .outOfMemory }
      let size = try reader.readHeader(pixelLimit: pixelLimit)
      let bitmap = try reader.readPixels(width: size.width, height: size.height)
      return PNGImage(
        bitmap: bitmap, text: reader.text, pixelsPerMeter: reader.pixelsPerMeter,
        colorSpace: colorSpace, warnings: reader.warnings)
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
