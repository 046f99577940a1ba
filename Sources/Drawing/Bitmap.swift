/// A bitmap: 8-bit sRGB with straight alpha, four bytes R G B A per pixel, rows from top to bottom
/// without padding.
public struct Bitmap: Hashable, Sendable {
  /// Why bytes cannot be used as a bitmap.
  public enum SizeError: Error, Equatable {
    /// A side is not positive, or longer than `Bitmap.maximumSide`.
    case sides(width: Int, height: Int)
    /// There are not exactly four bytes for each pixel.
    case byteCount(Int, expected: Int)
  }

  /// The maximum side: 32,767 pixels, the limit of Cairo's image surfaces.
  public static let maximumSide = 32_767

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The bytes: pixel (x, y) starts at 4 · (y · width + x).
  public let rgba: [UInt8]

  /// Creates a bitmap from bytes.
  public init(width: Int, height: Int, rgba: [UInt8]) throws(SizeError) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      throw .sides(width: width, height: height)
    }
    guard rgba.count == width * height * 4 else {
      throw .byteCount(rgba.count, expected: width * height * 4)
    }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// Whether two bitmaps have the same size and bytes.
  public static func == (one: Bitmap, other: Bitmap) -> Bool {
    guard one.width == other.width, one.height == other.height else { return false }
    return unsafe one.rgba.withUnsafeBytes { first in
      unsafe other.rgba.withUnsafeBytes { second in
        guard first.count == second.count else { return false }
        guard unsafe first.baseAddress != second.baseAddress else { return true }
        // Arrays compare byte by byte. Eight at a time take a tenth of that, most of all in builds without
        // optimisation, and pictures are large.
        let words = first.count / 8
        var word = 0
        while word < words {
          guard
            unsafe first.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)
              == second.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)
          else { return false }
          word += 1
        }
        return unsafe first[(8 * words)...].elementsEqual(second[(8 * words)...])
      }
    }
  }

  /// Hashes the size and the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    // Arrays are hashed byte by byte. All bytes at once take a fraction of the time in builds without
    // optimisation.
    unsafe rgba.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }

  /// The pixel in column `x` and row `y`; `nil` outside of the bitmap.
  public subscript(x: Int, y: Int) -> RGBA? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = 4 * (y * width + x)
    return RGBA(rgba[start], rgba[start + 1], rgba[start + 2], rgba[start + 3])
  }

  /// The four bytes of one pixel.
  public struct RGBA: Hashable, Sendable, CustomStringConvertible {
    /// The components with straight alpha.
    public let red, green, blue, alpha: UInt8

    /// Creates a pixel from its components with straight alpha.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates a pixel; short for the package's own code.
    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `(r, g, b, a)`.
    public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
  }
}
