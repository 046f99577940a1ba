/// Two pictures of different sizes.
package struct SizeMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The size of the golden.
  public let expected: PixelSize
  /// The size of the picture that is judged.
  public let actual: PixelSize
  /// How the pictures differ where both reach, with their top left corners together; `nil` when
  /// not at all.
  public let commonPart: Difference?

  /// The differing pixels of the common part, and all that only one of the pictures has.
  public var differingPixels: Int {
    let common = min(expected.width, actual.width) * min(expected.height, actual.height)
    let alone =
      expected.width * expected.height + actual.width * actual.height - 2 * common
    return alone + (commonPart?.differingPixels ?? 0)
  }

  /// One lower-case sentence for the user.
  public var description: String {
    let part = commonPart.map { "in the part that both have \($0)" }
    return "the size is \(actual) pixels, expected \(expected); "
      + (part ?? "the part that both have is the same")
  }
}
