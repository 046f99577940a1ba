/// What comparing two pictures found.
package enum Verdict: Hashable, Sendable, CustomStringConvertible {
  /// Every byte of every pixel is the same.
  case identical
  /// The sizes are the same and pixels are not.
  case different(Difference)
  /// The sizes are not the same; no pixel was compared.
  case sizeMismatch(expected: PixelSize, actual: PixelSize)

  /// A width and a height in pixels.
  package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    /// The number of pixels in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int

    /// `width × height`.
    package var description: String { "\(width) × \(height)" }
  }

  /// One lower-case sentence for the user.
  package var description: String {
    switch self {
    case .identical: "identical"
    case .different(let difference): difference.description
    case .sizeMismatch(let expected, let actual):
      "the size is \(actual) pixels, expected \(expected)"
    }
  }
}
