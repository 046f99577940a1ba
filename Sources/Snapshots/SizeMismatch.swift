/// The result of comparing two pictures of different sizes.
package struct SizeMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The size of the golden.
  package let expected: PixelSize
  /// The size of the new picture.
  package let actual: PixelSize
  /// The difference of the part that both pictures contain, from their top left corners on; `nil` if this part
  /// is equal.
  public let commonPart: Difference?

  /// The number of differing pixels in the common part, plus the number of pixels that only one picture
  /// contains.
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
