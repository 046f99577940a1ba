package import PNGCoding

/// Information in a picture's file that is reported with a comparison: the declared colour space, and damaged
/// parts. It never affects the verdict.
package struct PictureNotes: Hashable, Sendable {
  /// No information, for example for a picture that does not come from a file.
  package static let none = PictureNotes(colorSpace: nil, warnings: [])

  /// The declared colour space; `nil` for sRGB or if none is declared.
  private let colorSpace: PNGColorSpace?
  /// libpng's warnings about parts of the file that it skipped.
  private let warnings: [String]

  private init(colorSpace: PNGColorSpace?, warnings: [String]) {
    self.colorSpace = colorSpace
    self.warnings = warnings
  }

  /// Creates the notes of a decoded file.
  package init(_ image: PNGImage) {
    self.init(
      colorSpace: image.colorSpace.remark == nil ? nil : image.colorSpace, warnings: image.warnings)
  }

  /// Returns the remarks on two pictures that are compared. Each begins with the picture's name. A colour
  /// space is mentioned only if the pictures declare different ones.
  package static func remarks(
    expected: (name: String, notes: PictureNotes), actual: (name: String, notes: PictureNotes)
  ) -> [String] {
    let isSameSpace = expected.notes.colorSpace == actual.notes.colorSpace
    var remarks: [String] = []
    for (name, notes) in [expected, actual] {
      let space = isSameSpace ? nil : notes.colorSpace?.remark
      let losses = notes.warnings.map { "a part of it was left out (\($0))" }
      for remark in ((space.map { [$0] } ?? []) + losses).map({ "\(name): \($0)" })
      where !remarks.contains(remark) {
        remarks.append(remark)
      }
    }
    return remarks
  }
}
