extension Color {
  /// The gray with the same brightness and alpha, from the luma of Rec. 601 of the encoded
  /// components. UIKit's formula is not public; this is the usual one (unverified).
  public var grayscale: Color {
    Color(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
