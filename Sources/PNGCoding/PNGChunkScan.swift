/// Reads chunks of a file without libpng, which ignores some chunks and hides others.
enum PNGChunkScan {
  /// The data of each chunk before the first IDAT, by type; the first of several of one type. Stops
  /// at the first incomplete chunk. Checksums are left to the decoder.
  static func chunksBeforePixels(of file: [UInt8]) -> [String: ArraySlice<UInt8>] {
    var chunks: [String: ArraySlice<UInt8>] = [:]
    var rest = file.dropFirst(PNGChunks.signature.count)
    while rest.count >= PNGChunks.overhead {
      let length = number(at: rest)
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      guard length <= rest.count - PNGChunks.overhead, type != "IDAT" else { break }
      if chunks[type] == nil { chunks[type] = rest.dropFirst(8).prefix(length) }
      rest = rest.dropFirst(PNGChunks.overhead + length)
    }
    return chunks
  }

  /// The big-endian number in the first four bytes, 0 … 2³² − 1.
  static func number(at bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
