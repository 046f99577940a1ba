/// Why bytes could not be read as a PNG; the description is one lower-case sentence.
package enum PNGDecodingFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// There are no bytes at all.
  case empty
  /// The bytes start like something else.
  case notPNG(Content)
  /// It starts as a PNG and does not go on as one; the words are libpng's.
  case damaged(String)
  /// The image has more than `pixelLimit` pixels, or a side that is longer than `Bitmap` allows.
  case tooLarge(width: Int, height: Int, pixelLimit: Int)
  /// The system gave no memory for the decoder.
  case outOfMemory

  /// What lies in the file in place of a PNG.
  package enum Content: Equatable, Sendable {
    /// The stand-in that Git leaves when large files were not fetched.
    case gitLFSPointer
    /// Text with the marks that Git leaves where two sides of a merge disagree.
    case conflictMarkers
    /// Other readable text.
    case text
    /// Anything else.
    case unknown
  }

  /// One lower-case sentence for the user, the fix last where there is one.
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .notPNG(.gitLFSPointer): "this is a Git LFS pointer and not a PNG; run \"git lfs pull\""
    case .notPNG(.conflictMarkers):
      "this is text with the marks of a merge conflict and not a PNG; check one side out"
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
