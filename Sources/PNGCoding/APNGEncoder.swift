package import Drawing

/// Writes animated PNG files (APNG 1.0, part of PNG's third edition): the first frame as a whole,
/// and of each further frame the rectangle that changed.
///
/// A film is made in three steps, so that frames can be compressed in parallel: `encode` compresses
/// a frame, given the one before; `append` adds the frames in order; `finish` ends the file. Equal
/// frames and options give equal bytes, given the same version of libdeflate. The frames that a
/// player composes are exactly the given bitmaps.
package struct APNGEncoder: Sendable {
  /// An encoded frame, without its duration.
  package struct Frame: Sendable {
    fileprivate let x: Int
    fileprivate let y: Int
    fileprivate let picture: Bitmap.Extent
    fileprivate let isBlended: Bool
    fileprivate let stream: [UInt8]
  }

  /// The frame rate, in frames per second.
  package let framesPerSecond: Int
  private let plays: Int
  private let png: PNGEncoder

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: As for `PNGEncoder`.
  ///   - framesPerSecond: The frame rate, at least 1.
  ///   - plays: How often the film is played; 0 for endlessly.
  package init(pixelsPerPoint: Double, framesPerSecond: Int, plays: Int) {
    png = PNGEncoder(effort: .small, pixelsPerPoint: pixelsPerPoint)
    self.framesPerSecond = max(framesPerSecond, 1)
    self.plays = plays
  }

  /// Encodes a frame. Returns `nil` if it equals `previous`, which is then shown longer.
  ///
  /// The changed rectangle normally replaces the previous pixels. If all changed pixels are opaque,
  /// it can also be drawn over them, with transparent pixels where nothing changes; if less than
  /// half of the rectangle changes, both forms are tried. No disposal is used.
  package func encode(_ bitmap: Bitmap, after previous: Bitmap?) -> Frame? {
    guard let change = BitmapChange(from: previous, to: bitmap) else { return nil }
    let area = change.width * change.height
    let whole = change.part(of: bitmap)
    var choices = choices(whole, isBlended: false)
    if let previous, change.isOpaque, 2 * change.count < area {
      choices += self.choices(
        change.part(of: bitmap, clearedWhereEqualTo: previous), isBlended: true)
    }
    let choice = Self.shortest(choices)
    return Frame(
      x: change.x, y: change.y, picture: whole.extent, isBlended: choice.isBlended,
      stream: ZlibStream.compress(choice.rows, level: area <= Self.smallPart ? 9 : 6))
  }

  /// A way of storing the changed rectangle.
  private struct Choice {
    let rows: [UInt8]
    let isBlended: Bool
  }

  /// The maximum number of pixels of a part that is compressed harder. Our choice: an icon of 42
  /// points at 3×, which takes half a millisecond.
  private static let smallPart = 1 << 14

  /// In small parts, for example rotating icons, edges look photographic although they are not. So
  /// rows are tried both unfiltered and filtered, and are compressed with libdeflate's level 9 (a
  /// tenth smaller, measured).
  private func choices(_ part: Bitmap, isBlended: Bool) -> [Choice] {
    let filtered = Choice(rows: FilteredRows(of: part).bytes, isBlended: isBlended)
    guard part.width * part.height <= Self.smallPart else { return [filtered] }
    let plain = Choice(rows: FilteredRows(unfiltered: part).bytes, isBlended: isBlended)
    return plain.rows == filtered.rows ? [plain] : [plain, filtered]
  }

  /// The choice that is smallest with libdeflate's level 1, which takes a twentieth of the time of
  /// level 9 and seldom chooses differently (2.6 % more bytes for a rotating star, measured).
  private static func shortest(_ choices: [Choice]) -> Choice {
    guard choices.count > 1 else { return choices[0] }
    let lengths = choices.map { ZlibStream.compress($0.rows, level: 1).count }
    let least = lengths.indices.min { lengths[$0] < lengths[$1] } ?? 0
    return choices[least]
  }

  /// An APNG file that is being written.
  package struct File: Sendable {
    private let encoder: APNGEncoder
    /// The last frame. Its duration is known only when the next one is appended.
    private var pending: (frame: Frame, count: Int)?
    private var frameCount = 0
    private var sequence: UInt32 = 0

    fileprivate init(_ encoder: APNGEncoder) {
      self.encoder = encoder
    }

    /// The offset of the chunk with the number of frames, which is known at the end.
    private static let controlOffset = PNGChunks.signature.count + PNGChunks.overhead + 13

    /// Returns the start of the file, for a film of the given size in pixels.
    package func header(width: Int, height: Int) -> [UInt8] {
      var chunks = PNGChunks(capacity: 128)
      chunks.append("IHDR", encoder.png.header(width: width, height: height))
      chunks.append("acTL", control)
      chunks.append("sRGB", [0])
      for (type, data) in encoder.png.resolution { chunks.append(type, data) }
      return chunks.bytes
    }

    private var control: [UInt8] {
      PNGChunks.bigEndian(UInt32(clamping: frameCount))
        + PNGChunks.bigEndian(UInt32(clamping: encoder.plays))
    }

    /// Appends a frame that is shown for `count` frames, at least one. If `frame` is `nil`, the
    /// previous one is shown longer. Returns the next bytes of the file.
    package mutating func append(_ frame: Frame?, count: Int) -> [UInt8] {
      guard let frame else {
        pending?.count += count
        return []
      }
      defer { pending = (frame, count) }
      return pendingChunks()
    }

    /// Ends the film. Returns the last bytes of the file, and bytes that replace earlier ones.
    package mutating func finish() -> (last: [UInt8], correction: (offset: Int, bytes: [UInt8])) {
      var last = pendingChunks()
      pending = nil
      var chunks = PNGChunks()
      chunks.append("IEND", [])
      last += chunks.bytes
      var corrected = PNGChunks()
      corrected.append("acTL", control)
      return (last, (Self.controlOffset, corrected.bytes))
    }

    private mutating func pendingChunks() -> [UInt8] {
      guard let (frame, count) = pending else { return [] }
      let delays = encoder.delays(count)
      var bytes = chunks(of: frame, delays[0])
      for delay in delays.dropFirst() { bytes += chunks(of: encoder.pause, delay) }
      return bytes
    }

    private mutating func chunks(of frame: Frame, _ delay: Delay) -> [UInt8] {
      var chunks = PNGChunks()
      chunks.append("fcTL", nextNumber() + encoder.control(of: frame, delay))
      if frameCount == 0 {
        chunks.append("IDAT", frame.stream)
      } else {
        chunks.append("fdAT", nextNumber() + frame.stream)
      }
      frameCount += 1
      return chunks.bytes
    }

    private mutating func nextNumber() -> [UInt8] {
      defer { sequence += 1 }
      return PNGChunks.bigEndian(sequence)
    }
  }

  /// Creates a file writer.
  package func file() -> File { File(self) }

  // MARK: - Frame control

  /// A duration in seconds as a fraction; both parts are at most 65,535.
  private struct Delay {
    let numerator: Int
    let denominator: Int
  }

  /// The exact duration of `count` frames. One fraction in lowest terms is nearly always enough;
  /// otherwise the whole seconds come first and then the rest.
  private func delays(_ count: Int) -> [Delay] {
    let divisor = Self.greatestCommonDivisor(count, framesPerSecond)
    let whole = Delay(numerator: count / divisor, denominator: framesPerSecond / divisor)
    let longest = Int(UInt16.max)
    if whole.numerator <= longest { return [whole] }
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: framesPerSecond)
    var delays: [Delay] = []
    for start in stride(from: 0, to: seconds, by: longest) {
      delays.append(Delay(numerator: min(longest, seconds - start), denominator: 1))
    }
    return rest > 0 ? delays + self.delays(rest) : delays
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? max(one, 1) : greatestCommonDivisor(other, one % other)
  }

  /// A frame that changes nothing.
  private var pause: Frame {
    let size = Bitmap.Extent(width: 1, height: 1)
    let clear = ZlibStream.stored([0, 0, 0, 0, 0])
    return Frame(x: 0, y: 0, picture: size, isBlended: true, stream: clear)
  }

  private func control(of frame: Frame, _ delay: Delay) -> [UInt8] {
    let numbers = [frame.picture.width, frame.picture.height, frame.x, frame.y]
    let delays = [delay.numerator, delay.denominator].flatMap { value in
      [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }
    let disposeNone: UInt8 = 0
    let (blendSource, blendOver): (UInt8, UInt8) = (0, 1)
    return numbers.flatMap { PNGChunks.bigEndian(UInt32(clamping: $0)) } + delays
      + [disposeNone, frame.isBlended ? blendOver : blendSource]
  }
}

extension Bitmap {
  /// A size in pixels.
  fileprivate struct Extent: Sendable {
    let width: Int
    let height: Int
  }

  fileprivate var extent: Extent { Extent(width: width, height: height) }
}
