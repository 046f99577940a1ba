internal import Drawing

/// The pixels of an opaque picture as runs of equal colours, row by row from the top left corner. Pictures of cells
/// have far fewer runs than pixels, so that comparing a picture with many others costs little.
struct LookPixels: Hashable, Sendable {
  /// The number of pixels.
  let count: Int
  /// The colour of each run, as hexadecimal digits.
  private(set) var colors: [UInt32] = []
  /// The number of pixels up to the end of each run.
  private(set) var ends: [Int] = []

  init(_ bitmap: Bitmap) {
    let count = bitmap.width * bitmap.height
    self.count = count
    unsafe bitmap.rgba.withUnsafeBytes { bytes in
      var index = 0
      while index < count {
        let pixel = unsafe bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
        let twice = UInt64(pixel) << 32 | UInt64(pixel)
        index += 1
        // Two pixels at a time, most of all for builds without optimisation.
        while index + 1 < count,
          unsafe bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt64.self) == twice
        { index += 2 }
        if index < count,
          unsafe bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self) == pixel
        {
          index += 1
        }
        add(UInt32(bigEndian: pixel) >> 8, upTo: index)
      }
    }
  }

  private mutating func add(_ color: UInt32, upTo end: Int) {
    if colors.last == color {
      ends[ends.count - 1] = end
    } else {
      colors.append(color)
      ends.append(end)
    }
  }

  /// Returns the number of pixels for each pair of different colours at the same place: the colour here, shifted to
  /// the upper half, and the other one.
  func changes(to other: LookPixels) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    var (one, two, position) = (0, 0, 0)
    while one < colors.count, two < other.colors.count {
      let end = min(ends[one], other.ends[two])
      if colors[one] != other.colors[two] {
        counts[UInt64(colors[one]) << 32 | UInt64(other.colors[two]), default: 0] += end - position
      }
      if ends[one] == end { one += 1 }
      if other.ends[two] == end { two += 1 }
      position = end
    }
    return counts
  }
}
