package import PNGCoding

/// Information in a picture's file that is reported with a comparison: the declared colour space, frames
/// that are not compared, and damaged parts. It never affects the verdict.
package struct PictureNotes: Hashable, Sendable {
  /// No information, for example for a picture that does not come from a file.
  package static let none = PictureNotes(colorSpace: nil, animation: nil, warnings: [])

  /// The declared colour space; `nil` for sRGB or if none is declared.
  private let colorSpace: PNGColorSpace?
  /// The frames that are not compared; `nil` for a still picture.
  private let animation: PNGImage.Animation?
  /// libpng's warnings about parts of the file that it skipped.
  private let warnings: [String]

  private init(
    colorSpace: PNGColorSpace?, animation: PNGImage.Animation?, warnings: [String]
  ) {
    self.colorSpace = colorSpace
    self.animation = animation
    self.warnings = warnings
  }

  /// Creates the notes of a decoded file.
  package init(_ image: PNGImage) {
    self.init(
      colorSpace: image.colorSpace.remark == nil ? nil : image.colorSpace,
      animation: image.animation, warnings: image.warnings)
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
      let told = [space, notes.animation?.remark].compactMap(\.self)
      for remark in (told + losses).map({ "\(name): \($0)" })
      where !remarks.contains(remark) {
        remarks.append(remark)
      }
    }
    return remarks
  }
}

extension PNGImage.Animation {
  /// The part of the animation that is compared, as a clause.
  fileprivate var remark: String {
    beginsWithPixels
      ? "only the first of its \(frames) frames is compared"
      : "only its still picture is compared, and none of its \(frames) frames"
  }
}
