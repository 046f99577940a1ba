/// What a font asks for beside its size and weight (`UIFontDescriptor`): a font file of the scene, the places on
/// its axes, and font features.
package struct FontDescriptor: Hashable, Sendable {
  /// The PostScript name or the family name of a font in the scene's font files; `nil` for the system's.
  package var name: String?
  /// The weight that the scene sets; `nil` for that of the font with the name.
  package var weight: Font.Weight?
  /// The values of a variable font's axes, by their tags.
  package var variations: [String: Double] = [:]
  /// The OpenType features to turn on, as tags of four letters, sorted.
  package var features: [String] = []
  /// The font file; `nil` until the scene is loaded.
  package var file: FontResource?

  /// Creates a descriptor.
  package init(name: String? = nil) {
    self.name = name
  }

  /// The names of features as `tnum=1, smcp=1`.
  package var featureList: String { features.map { $0 + "=1" }.joined(separator: ", ") }
}

/// A font in a file that belongs to a scene.
package struct FontResource: Hashable, Sendable {
  /// An axis of a variable font.
  package struct Axis: Hashable, Sendable {
    /// The tag of four letters.
    package var tag: String
    /// The valid values.
    package var range: ClosedRange<Double>
    /// The value of a font that does not name the axis.
    package var standard: Double

    /// Creates an axis.
    package init(tag: String, range: ClosedRange<Double>, standard: Double) {
      self.tag = tag
      self.range = range
      self.standard = standard
    }
  }

  /// The path of the file.
  package var path: String
  /// The number of the font in the file, from 0; files have several only if they are collections.
  package var index: Int
  /// The PostScript name, by which UIKit finds it (`UIFont(name:size:)`).
  package var postScriptName: String
  /// The family name.
  package var familyName: String
  /// OpenType's number for the weight, from 1 to 1000.
  package var weight: Int
  /// Whether the letters are italic.
  package var isItalic: Bool
  /// The ascender, in ems.
  package var ascender: Double
  /// The descender, in ems, positive below the baseline.
  package var descender: Double
  /// The height of a line, in ems.
  package var lineHeight: Double { ascender + descender }
  /// The axes; empty unless the font is variable.
  package var axes: [Axis] = []
  /// The tags of the font's features.
  package var features: Set<String> = []
  /// The other fonts of the same family among the scene's, for bold and italic parts of a text.
  package var relatives: [FontResource] = []

  /// Creates a font.
  package init(
    path: String, index: Int, postScriptName: String, familyName: String, weight: Int,
    isItalic: Bool, ascender: Double, descender: Double
  ) {
    self.path = path
    self.index = index
    self.postScriptName = postScriptName
    self.familyName = familyName
    self.weight = weight
    self.isItalic = isItalic
    self.ascender = ascender
    self.descender = descender
  }
}

extension Font {
  /// Whether the letters come from a font file of the scene.
  package var isCustom: Bool { descriptor?.name != nil }

  /// The font with bold, italic or monospaced letters (`UIFontDescriptor.withSymbolicTraits`).
  ///
  /// The system's bold is semibold up to the size of body and bold above it (from memory, unverified). A font
  /// file is replaced by a relative; without one the font stays as it is.
  ///
  /// - Parameter isBoldText: Whether the font is `withBoldText` already. The result is that of the font before, with the
  ///   letters added and then `withBoldText`, so that bold letters are heavier than others (our choice).
  package func adding(
    bold: Bool, italic: Bool, monospaced: Bool = false, isBoldText: Bool = false
  ) -> Font {
    var font = self
    guard isCustom else {
      if bold {
        let heavy = isBoldText ? boldWeight.bolder : boldWeight
        if heavy.rawValue > weight.rawValue { font.weight = heavy }
      }
      if italic { font.isItalic = true }
      if monospaced { font.design = .monospaced }
      return font
    }
    guard let file = descriptor?.file, bold || italic else { return font }
    if bold, let axis = file.axes.first(where: { $0.tag == "wght" }) {
      let heavy = min(
        max(Double(Weight.bold.rawValue), axis.range.lowerBound), axis.range.upperBound)
      font.descriptor?.variations["wght"] = max(descriptor?.variations["wght"] ?? 0, heavy)
    }
    let isBold = bold && file.axes.isEmpty || file.weight >= Weight.semibold.rawValue
    let isItalic = italic || file.isItalic
    func matches(_ other: FontResource) -> Bool {
      other.isItalic == isItalic && (other.weight >= Weight.semibold.rawValue) == isBold
    }
    if !matches(file), let relative = file.relatives.first(where: matches) {
      font.descriptor?.file = relative
      font.descriptor?.file?.relatives = file.relatives
    }
    return font
  }

  /// The font while "Bold Text" is on: system fonts are two weights heavier, others stay as they are.
  package var withBoldText: Font {
    guard !isCustom else { return self }
    var font = self
    font.weight = weight.bolder
    return font
  }

  /// The weight of bold letters, unless the font is heavier.
  private var boldWeight: Weight { pointSize <= 17 ? .semibold : .bold }
}
