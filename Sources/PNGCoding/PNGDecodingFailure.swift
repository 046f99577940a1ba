/// Why bytes could not be decoded as a PNG. The description is one lower-case sentence.
package enum PNGDecodingFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is empty.
  case empty
  /// The bytes do not start with the signature of PNG.
  case notPNG(Content)
  /// The bytes start as a PNG but are invalid. The text is libpng's message.
  case damaged(String)
  /// The image has more than `pixelLimit` pixels, or a side that is longer than `Bitmap` allows.
  case tooLarge(width: Int, height: Int, pixelLimit: Int)
  /// Not enough memory could be allocated.
  case outOfMemory

  /// The content of a file that is not a PNG.
  package enum Content: Equatable, Sendable {
    /// The placeholder that Git LFS leaves when large files were not fetched.
    case gitLFSPointer
    /// Text with Git's markers of a merge conflict.
    case conflictMarkers
    /// Other readable text.
    case text
    /// Anything else.
    case unknown
  }

  /// One lower-case sentence for the user that ends with the remedy if there is one.
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .notPNG(.gitLFSPointer): "this is a Git LFS pointer and not a PNG; run \"git lfs pull\""
    case .notPNG(.conflictMarkers):
      "this is text with merge conflict markers and not a PNG; check out one side"
    case .notPNG(.text): "this is text and not a PNG"
    case .notPNG(.unknown): "this is not a PNG"
    case .damaged(let words): "the PNG is truncated or damaged: \(words)"
    case .tooLarge(let width, let height, let pixelLimit):
      "the PNG is too large: \(width) × \(height) pixels, where \(pixelLimit) in all"
        + " and 32767 a side are allowed"
    case .outOfMemory: "there is not enough memory to decode the PNG"
    }
  }
}
