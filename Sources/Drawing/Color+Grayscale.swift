extension Color {
  /// The gray of the same brightness, with the same alpha: the luma of Rec. 601 of the encoded
  /// components. UIKit's own formula is not public; this is the customary one (unverified).
  public var grayscale: Color {
    Color(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
