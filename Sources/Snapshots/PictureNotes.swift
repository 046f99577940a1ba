package import PNGCoding

/// What a picture's file says beyond the pixels, as far as whoever compares the picture has to know
/// it. It never changes a verdict.
package struct PictureNotes: Hashable, Sendable {
  /// There is nothing to tell, as of a picture that never was a file.
  package static let none = PictureNotes(colorSpace: nil, warnings: [])

  /// The declared colour space; `nil` for sRGB and for silence.
  private let colorSpace: PNGColorSpace?
  /// What libpng left out of the file.
  private let warnings: [String]

  private init(colorSpace: PNGColorSpace?, warnings: [String]) {
    self.colorSpace = colorSpace
    self.warnings = warnings
  }

  /// Takes the notes of a file.
  package init(_ image: PNGImage) {
    self.init(
      colorSpace: image.colorSpace.remark == nil ? nil : image.colorSpace, warnings: image.warnings)
  }

  /// What to tell beside the verdict on two pictures, a sentence each, begun with the picture's name.
  /// Two pictures that declare the same colour space can be compared as stored: nothing is told of it.
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
