internal import CPixels
internal import Drawing

/// The bytes of a picture while it is compared. They are borrowed: a value is valid only inside the closure of
/// `withCommon`, which creates it.
@safe
struct Pixels {
  /// The size of the part that is compared. It begins at the picture's top left corner.
  let size: PixelSize
  /// The number of bytes from the start of one row to the start of the next.
  private let stride: Int
  private let start: UnsafeRawPointer

  /// Calls `body` with the parts that two pictures have in common: the smaller width and the smaller height.
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

  /// The number of the pixel's eight neighbours with exactly its colour. All must lie in the picture.
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

  /// Whether the pixel's eight neighbours lie in the picture.
  func isInside(_ x: Int, _ y: Int) -> Bool {
    x > 0 && y > 0 && x < size.width - 1 && y < size.height - 1
  }

  /// Whether `count` pixels of a row, from (`x`, `y`) on, are equal to those of `other` from (`otherX`, `otherY`)
  /// on. They must lie in the pictures.
  func matches(
    _ other: Pixels, _ x: Int, _ y: Int, otherX: Int, otherY: Int, count: Int
  ) -> Bool {
    assert(x >= 0 && x + count <= size.width && otherX >= 0 && otherX + count <= other.size.width)
    assert((0..<size.height).contains(y) && (0..<other.size.height).contains(otherY))
    return unsafe cpixels_are_equal(
      start + y * stride + 4 * x, other.start + otherY * other.stride + 4 * otherX, 4 * count)
  }

  /// Whether all pixels are equal. Both pictures must have the same size.
  func matches(_ other: Pixels) -> Bool {
    assert(size == other.size)
    if stride == 4 * size.width, stride == other.stride {
      return unsafe cpixels_are_equal(start, other.start, stride * size.height)
    }
    return (0..<size.height).allSatisfy {
      matches(other, 0, $0, otherX: 0, otherY: $0, count: size.width)
    }
  }

  /// Calls `cpixels_judge_row`, which writes the bits of a `JudgedPixel` to `found` for each pixel of a row
  /// that differs, and returns their number. For pixels of class 3, the result must be computed with the exact
  /// formula. `found` must have room for a row, `notes` must be kept from row to row, and both pictures must
  /// have the same size.
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

  /// The length of the array `notes` that `judgeRow` needs. It must contain zeros at first.
  var notesLength: Int { cpixels_notes_length(UInt32(size.width)) }

  /// Calls `body` with the column of each pixel of a row that differs.
  func forEachDifference(from other: Pixels, inRow y: Int, _ body: (Int) -> Void) {
    let one = unsafe start + y * stride
    let two = unsafe other.start + y * other.stride
    var x = 0
    while x < size.width {
      // Eight pixels at a time: most are equal, also in rows that differ.
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
  /// The components of a pixel, from the number that `Pixels.word` returns.
  init(word: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
      UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 24))
  }
}
