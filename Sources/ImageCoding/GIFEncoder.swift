internal import CGIF
package import Drawing
internal import PNGCoding

/// Writes animated GIF files by giflib, each frame with a palette of its own.
///
/// As with `APNGEncoder` a film is made by `encode`, `append` and `finish`. Where a frame has at most 256
/// colours they are exact; otherwise those that cover much are, and the others come near. Pixels that do
/// not change are not stored again, so that nothing flickers that rests. Equal frames and options give
/// equal bytes (with the same giflib).
package struct GIFEncoder: Sendable {
  /// What is done about pixels that are not opaque, which GIF cannot show.
  package enum Ground: Hashable, Sendable {
    /// All are drawn on an opaque colour. The colour's alpha is ignored.
    case color(Color)
    /// Those less than half opaque are clear, and the others stand on white. Each frame is whole, as a
    /// pixel can become clear only when all are taken away.
    case clear
  }

  /// The most frames in a second: viewers show frames of 1/100 s for 1/10 s.
  package static let fastestRate = 50

  /// A frame without its duration.
  package struct Frame: Sendable {
    fileprivate let bytes: [UInt8]
    /// Whether every colour is exact.
    package let isExact: Bool
  }

  /// Frames in a second, at most `fastestRate`.
  package let framesPerSecond: Int
  private let plays: Int
  private let ground: Ground
  private let matte: Matte

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - framesPerSecond: What frames are counted in; brought to 1 … `fastestRate`.
  ///   - plays: How often the film is played, at most 65,536; 0 for ever.
  package init(framesPerSecond: Int, plays: Int, ground: Ground) {
    self.framesPerSecond = min(max(framesPerSecond, 1), Self.fastestRate)
    self.plays = plays
    self.ground = ground
    switch ground {
    case .color(let color): matte = Matte(color)
    case .clear: matte = Matte(Color(white: 1))
    }
  }

  /// The bitmap as GIF can show it: every pixel opaque, or all zeros; and whether that changed anything
  /// but pixels that were clear already.
  package func flattened(_ bitmap: Bitmap) -> (bitmap: Bitmap, hadTranslucency: Bool) {
    var had = false
    let flat = bitmap.mappingPixels { pixel in
      let alpha = pixel >> 24
      had = had || 1..<255 ~= alpha
      switch ground {
      case .color: return matte.under(pixel)
      case .clear: return alpha < 128 ? 0 : matte.under(pixel)
      }
    }
    return (flat, had)
  }

  /// What is stored of a frame that was flattened; `nil` when it equals the one before, which is then
  /// shown longer.
  package func encode(
    _ bitmap: Bitmap, after previous: Bitmap?
  ) throws(ImageEncodingFailure) -> Frame? {
    guard let change = BitmapChange(from: previous, to: bitmap) else { return nil }
    switch ground {
    case .color:
      return try frame(
        change.part(of: bitmap, clearedWhereEqualTo: previous), x: change.x, y: change.y)
    case .clear: return try frame(bitmap, x: 0, y: 0)
    }
  }

  private func frame(
    _ part: Bitmap, x: Int, y: Int
  ) throws(ImageEncodingFailure) -> Frame {
    let count = part.width * part.height
    var palette = cgif_palette()
    var isChosen = false
    let indices = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
      unsafe part.rgba.withUnsafeBufferPointer { pixels in
        guard let from = pixels.baseAddress, let to = output.baseAddress else { return }
        isChosen = unsafe cgif_choose_colors(from, count, &palette, to)
        initialized = isChosen ? count : 0
      }
    }
    guard isChosen else { throw .memory("a frame of a GIF") }
    let place = cgif_place(
      x: UInt16(clamping: x), y: UInt16(clamping: y), width: UInt16(clamping: part.width),
      height: UInt16(clamping: part.height), is_cleared: ground == .clear)
    let capacity = cgif_frame_bound(count)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, initialized in
      unsafe indices.withUnsafeBufferPointer { indices in
        guard let from = indices.baseAddress, let to = output.baseAddress else { return }
        initialized = unsafe cgif_write_frame(from, &palette, place, to, capacity)
      }
    }
    guard !bytes.isEmpty else { throw .memory("a frame of a GIF") }
    return Frame(bytes: bytes, isExact: palette.is_exact)
  }

  /// A file in the making.
  package struct File: Sendable {
    private let encoder: GIFEncoder
    private var pending: (frame: Frame, start: Int, count: Int)?

    fileprivate init(_ encoder: GIFEncoder) {
      self.encoder = encoder
    }

    /// Returns the beginning of the file, for a film of a size in pixels.
    package func header(width: Int, height: Int) -> [UInt8] {
      var bytes = Array("GIF89a".utf8)
      for side in [width, height] { bytes += GIFEncoder.littleEndian(side) }
      // No palette for all frames; eight bits a channel; background and aspect ratio say nothing.
      bytes += [0x70, 0, 0]
      // The extension counts how often the film is repeated after its first time. Without it a film is
      // played once.
      if encoder.plays != 1 {
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
        bytes += [3, 1] + GIFEncoder.littleEndian(max(encoder.plays - 1, 0)) + [0]
      }
      return bytes
    }

    /// Adds a frame that is shown for so many frames of the film, at least one, or shows the last one
    /// longer when there is none. Returns the bytes that come next in the file.
    package mutating func append(_ frame: Frame?, count: Int) -> [UInt8] {
      guard let frame else {
        pending?.count += count
        return []
      }
      defer { pending = (frame, (pending?.start ?? 0) + (pending?.count ?? 0), count) }
      return pendingBytes()
    }

    /// Ends the film: the bytes that come last.
    package mutating func finish() -> [UInt8] {
      defer { pending = nil }
      let trailer: UInt8 = 0x3B
      return pendingBytes() + [trailer]
    }

    private func pendingBytes() -> [UInt8] {
      guard let (frame, start, count) = pending else { return [] }
      // Each frame begins at its own moment, rounded, so that no error adds up.
      let delay = encoder.moment(start + count) - encoder.moment(start)
      let longest = Int(UInt16.max)
      var bytes: [UInt8] = []
      for part in stride(from: 0, to: delay, by: longest) {
        var piece = frame.bytes
        let time = GIFEncoder.littleEndian(min(longest, delay - part))
        piece[Int(cgif_delay_offset)] = time[0]
        piece[Int(cgif_delay_offset) + 1] = time[1]
        bytes += piece
      }
      return bytes
    }
  }

  /// Begins a file.
  package func file() -> File { File(self) }

  /// When a frame begins, in hundredths of a second, to the nearest one.
  private func moment(_ index: Int) -> Int {
    (2 * 100 * index + framesPerSecond) / (2 * framesPerSecond)
  }

  private static func littleEndian(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
