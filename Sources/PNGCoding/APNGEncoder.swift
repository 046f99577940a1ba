package import Drawing

/// Writes animated PNG files (APNG 1.0, part of PNG's third edition): the first frame whole, of each
/// further one the rectangle that changed.
///
/// A film is made in three steps, so that frames can be compressed at the same time: `encode` makes what is
/// large of a frame, from it and the one before; `append` puts the frames behind each other, in order;
/// `finish` ends the file. Equal frames and options give equal bytes (with the same libdeflate). Every
/// frame that a player composes is the frame's bitmap, exactly.
package struct APNGEncoder: Sendable {
  /// A frame without its duration.
  package struct Frame: Sendable {
    fileprivate let x: Int
    fileprivate let y: Int
    fileprivate let picture: Bitmap.Extent
    fileprivate let isBlended: Bool
    fileprivate let stream: [UInt8]
  }

  /// Frames in a second.
  package let framesPerSecond: Int
  private let plays: Int
  private let png: PNGEncoder

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: As for `PNGEncoder`.
  ///   - framesPerSecond: What frames are counted in, at least 1.
  ///   - plays: How often the film is played; 0 for ever.
  package init(pixelsPerPoint: Double, framesPerSecond: Int, plays: Int) {
    png = PNGEncoder(effort: .small, pixelsPerPoint: pixelsPerPoint)
    self.framesPerSecond = max(framesPerSecond, 1)
    self.plays = plays
  }

  /// What is stored of a frame; `nil` when it equals the one before, which is then shown longer.
  ///
  /// The rectangle takes the place of what was there. If all that changes in it becomes opaque, it can
  /// also be put over that, with nothing where nothing changes: where less than half of it changes both
  /// are tried. Nothing is ever disposed of.
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

  /// A way to store the changed rectangle.
  private struct Choice {
    let rows: [UInt8]
    let isBlended: Bool
  }

  /// The most pixels of a part that gets more time. Our choice: an icon of 42 points at 3×, for which it
  /// takes half a millisecond.
  private static let smallPart = 1 << 14

  /// In small parts, the turning icons of this world, edges look photographic and are not: there rows
  /// are tried both as they are and filtered (and then get libdeflate's level 9: a tenth less, measured).
  private func choices(_ part: Bitmap, isBlended: Bool) -> [Choice] {
    let filtered = Choice(rows: FilteredRows(of: part).bytes, isBlended: isBlended)
    guard part.width * part.height <= Self.smallPart else { return [filtered] }
    let plain = Choice(rows: FilteredRows(unfiltered: part).bytes, isBlended: isBlended)
    return plain.rows == filtered.rows ? [plain] : [plain, filtered]
  }

  /// The choice that libdeflate's level 1 makes the least of: it takes a twentieth of the time of level
  /// 9 and seldom chooses otherwise (2.6 % more bytes for a turning star, measured).
  private static func shortest(_ choices: [Choice]) -> Choice {
    guard choices.count > 1 else { return choices[0] }
    let lengths = choices.map { ZlibStream.compress($0.rows, level: 1).count }
    let least = lengths.indices.min { lengths[$0] < lengths[$1] } ?? 0
    return choices[least]
  }

  /// A file in the making.
  package struct File: Sendable {
    private let encoder: APNGEncoder
    /// The last frame: how long it is shown is known when another one comes.
    private var pending: (frame: Frame, count: Int)?
    private var frameCount = 0
    private var sequence: UInt32 = 0

    fileprivate init(_ encoder: APNGEncoder) {
      self.encoder = encoder
    }

    /// Where the chunk is that says how many frames there are, known in the end.
    private static let controlOffset = PNGChunks.signature.count + PNGChunks.overhead + 13

    /// Returns the beginning of the file, for a film of a size in pixels.
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

    /// Adds a frame that is shown for so many frames of the film, at least one, or shows the last one
    /// longer when there is none. Returns the bytes that come next in the file.
    package mutating func append(_ frame: Frame?, count: Int) -> [UInt8] {
      guard let frame else {
        pending?.count += count
        return []
      }
      defer { pending = (frame, count) }
      return pendingChunks()
    }

    /// Ends the film: the bytes that come last, and those that take the place of others.
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

  /// Begins a file.
  package func file() -> File { File(self) }

  // MARK: - Frame control

  /// A fraction of a second, each part of it at most 65,535.
  private struct Delay {
    let numerator: Int
    let denominator: Int
  }

  /// How long so many frames are, exactly. Lowest terms suffice nearly always; else the whole seconds
  /// come first and then the rest.
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
  /// How many columns and rows there are.
  fileprivate struct Extent: Sendable {
    let width: Int
    let height: Int
  }

  fileprivate var extent: Extent { Extent(width: width, height: height) }
}
