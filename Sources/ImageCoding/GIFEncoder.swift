internal import CGIF
package import Drawing
internal import PNGCoding

/// Writes animated GIF files with giflib, with a separate palette for each frame.
///
/// As with `APNGEncoder`, a film is made by `encode`, `append` and `finish`. A frame of at most 256
/// colours keeps them exactly. In other frames the colours that cover many pixels are exact and the
/// rest are approximated. Unchanged pixels are not stored again, so that still parts do not
/// flicker. Equal frames and options give equal bytes, given the same version of giflib.
package struct GIFEncoder: Sendable {
  /// How translucent pixels are handled, which GIF cannot store.
  package enum Ground: Hashable, Sendable {
    /// All pixels are drawn over an opaque colour. The colour's alpha is ignored.
    case color(Color)
    /// Pixels with less than half alpha become transparent; the others are drawn over white. Each
    /// frame is stored whole, because GIF can make a pixel transparent again only by clearing the
    /// whole frame.
    case clear
  }

  /// The highest frame rate, in frames per second. Viewers show delays of 1/100 s as 1/10 s.
  package static let fastestRate = 50

  /// An encoded frame, without its duration.
  package struct Frame: Sendable {
    fileprivate let bytes: [UInt8]
    /// Whether every colour is stored exactly.
    package let isExact: Bool
  }

  /// Frames per second, at most `fastestRate`.
  package let framesPerSecond: Int
  private let plays: Int
  private let ground: Ground
  private let matte: Matte

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The frame rate, clamped to 1 … `fastestRate`.
  ///   - plays: How often the film is played, at most 65,536; 0 for endlessly.
  package init(framesPerSecond: Int, plays: Int, ground: Ground) {
    self.framesPerSecond = min(max(framesPerSecond, 1), Self.fastestRate)
    self.plays = plays
    self.ground = ground
    switch ground {
    case .color(let color): matte = Matte(color)
    case .clear: matte = Matte(Color(white: 1))
    }
  }

  /// Returns the bitmap as GIF can store it, with every pixel opaque or all zeros, and whether that
  /// changed any pixel that was not fully transparent.
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

  /// Encodes a flattened frame. Returns `nil` if it equals `previous`, which is then shown longer.
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

  /// A GIF file that is being written.
  package struct File: Sendable {
    private let encoder: GIFEncoder
    private var pending: (frame: Frame, start: Int, count: Int)?

    fileprivate init(_ encoder: GIFEncoder) {
      self.encoder = encoder
    }

    /// Returns the start of the file for a film of the given size in pixels.
    package func header(width: Int, height: Int) -> [UInt8] {
      var bytes = Array("GIF89a".utf8)
      for side in [width, height] { bytes += GIFEncoder.littleEndian(side) }
      // No global palette; 8 bits per channel; no background colour or aspect ratio.
      bytes += [0x70, 0, 0]
      // The extension gives the number of repetitions after the first play. Without it a film is
      // played once.
      if encoder.plays != 1 {
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
        bytes += [3, 1] + GIFEncoder.littleEndian(max(encoder.plays - 1, 0)) + [0]
      }
      return bytes
    }

    /// Appends a frame that is shown for `count` frames, at least one. If `frame` is `nil`, the
    /// previous one is shown longer. Returns the next bytes of the file.
    package mutating func append(_ frame: Frame?, count: Int) -> [UInt8] {
      guard let frame else {
        pending?.count += count
        return []
      }
      defer { pending = (frame, (pending?.start ?? 0) + (pending?.count ?? 0), count) }
      return pendingBytes()
    }

    /// Ends the film and returns the last bytes of the file.
    package mutating func finish() -> [UInt8] {
      defer { pending = nil }
      let trailer: UInt8 = 0x3B
      return pendingBytes() + [trailer]
    }

    private func pendingBytes() -> [UInt8] {
      guard let (frame, start, count) = pending else { return [] }
      // Each start time is rounded separately, so that rounding errors do not add up.
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

  /// Creates a file writer.
  package func file() -> File { File(self) }

  /// The start time of a frame, rounded to hundredths of a second.
  private func moment(_ index: Int) -> Int {
    (2 * 100 * index + framesPerSecond) / (2 * framesPerSecond)
  }

  private static func littleEndian(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
