internal import ArgumentParser
internal import Cellophane
internal import Wording

extension PictureFormat: OutputFormat {}

extension PictureFormat {
  /// The names of the formats, as `PNG, SVG or PDF`.
  static let names = allCases.map(\.name).listed("or")

  /// The names of the formats that need ffmpeg.
  static let namesWithProgram = allCases.filter(\.needsProgram).map(\.name).listed("and")

  /// The extensions of formats with shapes and text, as `.svg and .pdf`.
  static let vectorEndings = endings(of: vectors, "and")

  /// The extensions of formats in a sentence: `.png, .svg or .pdf` for the conjunction `or`.
  static func endings(of formats: [PictureFormat], _ conjunction: String) -> String {
    formats.map { ".\($0.rawValue)" }.listed(conjunction)
  }
}
