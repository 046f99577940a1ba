internal import Drawing

/// The orientation of a stored image (EXIF tag 0x0112): one of the eight combinations of turning
/// and mirroring.
struct ImageOrientation: Hashable {
  /// Whether rows and columns are exchanged.
  private let isTransposed: Bool
  /// Whether columns, and whether rows, are stored in reverse order.
  private let (isMirrored, isUpsideDown): (Bool, Bool)

  /// The orientation without any change, EXIF's 1.
  static let upright = ImageOrientation(exif: 1)

  /// Creates an orientation from EXIF's number, 1…8. Any other number means 1, upright.
  init(exif number: Int) {
    isTransposed = (5...8).contains(number)
    isMirrored = [2, 3, 6, 7].contains(number)
    isUpsideDown = [3, 4, 7, 8].contains(number)
  }

  /// Reads the orientation from the first EXIF segment of a JPEG; upright if there is none.
  init(ofJPEG bytes: [UInt8]) { self.init(exif: Self.number(inJPEG: bytes) ?? 1) }

  /// Returns the image turned upright.
  func applied(to stored: Bitmap) throws(Bitmap.SizeError) -> Bitmap {
    guard self != .upright else { return stored }
    let (width, height) =
      isTransposed ? (stored.height, stored.width) : (stored.width, stored.height)
    var rgba = [UInt8](repeating: 0, count: stored.rgba.count)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = (
          isMirrored ? width - 1 - x : x, isUpsideDown ? height - 1 - y : y
        )
        let source = 4 * (isTransposed ? column * stored.width + row : row * stored.width + column)
        let target = 4 * (y * width + x)
        for place in 0..<4 { rgba[target + place] = stored.rgba[source + place] }
      }
    }
    return try Bitmap(width: width, height: height, rgba: rgba)
  }

  // MARK: - EXIF

  /// Searches the segments before the pixels. Stops at the first one that is malformed.
  private static func number(inJPEG bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let (marker, length) = (bytes[place + 1], Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
      let end = place + 2 + length
      // The start of the scan, or a marker without a length, ends the headers.
      guard marker != 0xDA, length >= 2, end <= bytes.count else { return nil }
      let content = bytes[place + 4..<end]
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return number(inTIFF: Array(content.dropFirst(6)))
      }
      place = end
    }
    return nil
  }

  private static func number(inTIFF bytes: [UInt8]) -> Int? {
    let isLittle = bytes.starts(with: Array("II".utf8))
    guard isLittle || bytes.starts(with: Array("MM".utf8)) else { return nil }
    func integer(at place: Int, bytes count: Int) -> Int? {
      guard place >= 0, place <= bytes.count - count else { return nil }
      let digits = bytes[place..<place + count]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = integer(at: 4, bytes: 4), let count = integer(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + 12 * entry
      guard let tag = integer(at: start, bytes: 2) else { return nil }
      // A single 16-bit value is stored in the entry itself.
      if tag == 0x0112 { return integer(at: start + 8, bytes: 2) }
    }
    return nil
  }
}
