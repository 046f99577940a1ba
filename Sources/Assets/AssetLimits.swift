internal import ImageCoding

/// The sizes beyond which an asset is rejected. All are our choice: large enough for any cell, and too small
/// to exhaust a machine's memory.
package struct AssetLimits: Sendable {
  /// The maximum size of an image file, in bytes.
  package static let mostFileBytes = 32 << 20
  /// The maximum number of pixels of one image: 16,777,216, which are 64 MiB as RGBA.
  package var mostPixels = 1 << 24
  /// The maximum number of pixels of all images that a scene shows at one scale and appearance: 128
  /// MiB.
  package var mostPixelsInAll = 1 << 25
  /// The maximum number of shapes and path steps of all SVG images that a scene shows, about 64
  /// MiB.
  package var mostStepsInAll = 1_000_000
  /// The time limit for reading or drawing a page of PDF.
  package var longestPage = PDFReader.usualTimeLimit
  /// How long reading and drawing all pages of PDF may take together.
  package var longestPagesInAll = Duration.seconds(120)

  /// The limits that Documentation/WritingScenes.md states.
  package init() {}

  /// The maximum size of a `Contents.json`, in bytes.
  static let mostDescriptionBytes = 1 << 20
  /// The maximum number of files and folders that are searched in one catalogue or folder.
  static let mostEntries = 20_000
  /// The maximum depth of folders that are searched. Links can create cycles.
  static let mostDepth = 16
}
