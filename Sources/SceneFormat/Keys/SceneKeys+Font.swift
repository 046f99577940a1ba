package import Drawing
internal import Scenes
internal import Vocabulary

/// The keys of a font.
package enum FontKey: String, SceneKey {
  case systemFont, monospacedSystemFont, monospacedDigitSystemFont, name, size, textStyle,
    maximumPointSize, weight, design, italic, variations, features

  /// UIKit's words for the designs of the system font.
  package static let designs: [(word: String, family: Font.SystemDesign)] = [
    ("default", .system), ("monospaced", .monospaced), ("rounded", .rounded), ("serif", .serif),
  ]

  package static func explanation(of word: String) -> String? {
    guard word == "width" else { return nil }
    return
      "the substitute for the system font has one width; write the name of a font of \"fontFiles\", with"
      + " variations, as in { wdth: 120 }, if it is variable"
  }

  package var meaning: String {
    switch self {
    case .systemFont: "The system font of this size, in points."
    case .monospacedSystemFont: "The monospaced system font of this size, in points."
    case .monospacedDigitSystemFont:
      "The system font of this size with digits of equal width, in points."
    case .name:
      "A font of the scene's fonts: its PostScript name, or the name of its family. Needs a size."
    case .size: "The size of the font with a name, in points."
    case .textStyle:
      "The font of a text style, which depends on the text size. Beside a size: the style with which that font grows (UIFontMetrics)."
    case .maximumPointSize:
      "The most points to which a font with a size and a text style grows. Default: no limit."
    case .weight:
      "The weight. Default: regular, or that of the text style or of the font with the name."
    case .design:
      "The design of the system font: default, monospaced, rounded or serif. Default: default."
    case .italic: "Whether the font is italic. Default: false."
    case .variations: "The values of a variable font's axes, by tag, as in { wght: 650 }."
    case .features:
      "Features of the font to turn on: monospacedDigits, smallCaps, slashedZero, or tags of OpenType. Needs a size."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .systemFont, .monospacedSystemFont, .monospacedDigitSystemFont, .size,
      .maximumPointSize:
      .number
    case .name: .string
    case .textStyle: .words(TextStyle.allCases.map(\.rawValue))
    case .weight: .words(Font.Weight.allCases.map(\.description))
    case .design: .words(Self.designs.map(\.word))
    case .italic: .boolean
    case .variations: .dictionary(.number)
    case .features: .list(.string)
    }
  }
}
