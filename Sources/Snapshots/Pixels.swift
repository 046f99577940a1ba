internal import CPixels
internal import Drawing

/// Two pictures' bytes as a comparison reads them. They are borrowed: a value must not leave the
/// closure of `withPixels`, which is the only place that makes one.
@safe
struct Pixels {
  /// The part of the picture that is read, from its top left corner.
  let size: PixelSize
  /// Bytes from one row to the next.
  private let stride: Int
  private let start: UnsafeRawPointer

  /// Runs `body` on what two pictures have in common: all of them, when their sizes are the same.
  static func withCommon<Result>(
    _ expected: Bitmap, _ actual: Bitmap, _ body: (Pixels, Pixels) -> Result
  ) -> Result? {
    let size = PixelSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    return unsafe expected.rgba.withUnsafeBytes { one in
      unsafe actual.rgba.withUnsafeBytes { two in
        guard let one = one.baseAddress, let two = two.baseAddress else { return nil }
        return body(
          unsafe Pixels(size: size, stride: 4 * expected.width, start: one),
          unsafe Pixels(size: size, stride: 4 * actual.width, start: two))
      }
    }
  }

  @unsafe
  private init(size: PixelSize, stride: Int, start: UnsafeRawPointer) {
    self.size = size
    self.stride = stride
    unsafe self.start = start
  }

  /// The four bytes of a pixel as one number, red lowest. The place must lie in the picture.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    assert((0..<size.width).contains(x) && (0..<size.height).contains(y))
    return unsafe UInt32(
      littleEndian: start.loadUnaligned(fromByteOffset: y * stride + 4 * x, as: UInt32.self))
  }

  /// The components of a pixel; the place must lie in the picture.
  func color(_ x: Int, _ y: Int) -> Bitmap.RGBA { Bitmap.RGBA(word: word(x, y)) }

  /// How many of the eight pixels around one have exactly its colour. None may lie outside.
  func equalNeighbours(_ x: Int, _ y: Int) -> Int {
    let center = word(x, y)
    var count = 0
    for row in y - 1...y + 1 {
      if word(x - 1, row) == center { count += 1 }
      if word(x, row) == center { count += 1 }
      if word(x + 1, row) == center { count += 1 }
    }
    return count - 1
  }

  /// Whether none of the eight pixels around one lies outside.
  func isInside(_ x: Int, _ y: Int) -> Bool {
    x > 0 && y > 0 && x < size.width - 1 && y < size.height - 1
  }

  /// Whether `count` pixels from a place on are the same in both pictures. They must lie in both.
  func matches(
    _ other: Pixels, _ x: Int, _ y: Int, otherX: Int, otherY: Int, count: Int
  ) -> Bool {
    assert(x >= 0 && x + count <= size.width && otherX >= 0 && otherX + count <= other.size.width)
    assert((0..<size.height).contains(y) && (0..<other.size.height).contains(otherY))
    return unsafe cpixels_are_equal(
      start + y * stride + 4 * x, other.start + otherY * other.stride + 4 * otherX, 4 * count)
  }

  /// Whether all pixels are the same; both pictures must have the same size.
  func matches(_ other: Pixels) -> Bool {
    assert(size == other.size)
    if stride == 4 * size.width, stride == other.stride {
      return unsafe cpixels_are_equal(start, other.start, stride * size.height)
    }
    return (0..<size.height).allSatisfy {
      matches(other, 0, $0, otherX: 0, otherY: $0, count: size.width)
    }
  }

  /// Calls `cpixels_judge_row`: writes the bits of a `JudgedPixel` for each pixel of a row that is not
  /// the same in both pictures to `found`, and returns how many there are. Of class
  /// 3 are those that have to be judged by the book. `found` must have room for a row, `notes` are
  /// kept from row to row, and both pictures must have the same size.
  func judgeRow(
    _ y: Int, and other: Pixels, limit: Float, forgivesSmoothing: Bool, notes: inout [Int32],
    found: inout [UInt32]
  ) -> Int {
    assert(size == other.size && (0..<size.height).contains(y))
    assert(found.count >= size.width && notes.count >= notesLength)
    let pair = unsafe cpixels_pair(
      expected: start.assumingMemoryBound(to: UInt8.self), expected_stride: stride,
      actual: other.start.assumingMemoryBound(to: UInt8.self), actual_stride: other.stride,
      width: UInt32(size.width), height: UInt32(size.height))
    return unsafe found.withUnsafeMutableBufferPointer { found in
      unsafe notes.withUnsafeMutableBufferPointer { notes in
        guard let to = found.baseAddress, let notes = notes.baseAddress else { return 0 }
        return unsafe cpixels_judge_row(pair, UInt32(y), limit, forgivesSmoothing, notes, to)
      }
    }
  }

  /// How many numbers `judgeRow` needs for notes, which are zeroes at first.
  var notesLength: Int { cpixels_notes_length(UInt32(size.width)) }

  /// Calls `body` with the column of each pixel of a row that is not the same in both pictures.
  func forEachDifference(from other: Pixels, inRow y: Int, _ body: (Int) -> Void) {
    let one = unsafe start + y * stride
    let two = unsafe other.start + y * other.stride
    var x = 0
    while x < size.width {
      // Eight pixels at a time, as long as they are the same: most are, also in rows that differ.
      if x + 8 <= size.width {
        var unlike: UInt64 = 0
        for offset in Swift.stride(from: 4 * x, to: 4 * x + 32, by: 8) {
          unlike |=
            unsafe one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            ^ two.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        if unlike == 0 {
          x += 8
          continue
        }
      }
      for column in x..<min(x + 8, size.width) where word(column, y) != other.word(column, y) {
        body(column)
      }
      x += 8
    }
  }
}

extension Bitmap.RGBA {
  /// The components of a pixel as `Pixels` reads it.
  init(word: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
      UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 24))
  }
}
