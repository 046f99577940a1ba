package import Drawing
internal import Scenes
internal import Views

/// The keys of an attributed text that is a map.
package enum AttributedTextKey: String, SceneKey {
  case runs, paragraphStyle

  package static var required: [AttributedTextKey] { [.runs] }

  package var meaning: String {
    switch self {
    case .runs: "The parts of the text, in order; or all of it in Markdown."
    case .paragraphStyle: "The attributes of all paragraphs (NSParagraphStyle)."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .runs: .either([.string, .list(.either([.string, .map("textRun")]))])
    case .paragraphStyle: .map("paragraphStyle")
    }
  }
}

/// The keys of a part of an attributed text.
package enum TextRunKey: String, SceneKey {
  case text, systemImage, image, bounds, font, bold, italic, monospaced, foregroundColor
  case backgroundColor, kern, underlineStyle, underlineColor, strikethroughStyle
  case strikethroughColor, baselineOffset

  package static func explanation(of word: String) -> String? {
    switch word {
    case "link":
      "a part of a text has no \"link\"; write it in Markdown, as a part of its own, as in \"[tickets](https://example.com)\""
    case "color", "textColor":
      "\"\(word)\" is written \"foregroundColor\" in a part of a text; write that"
    default: nil
    }
  }

  package var meaning: String {
    switch self {
    case .text: "The text; or systemImage or image; the view's own text by default."
    case .systemImage: "An icon in the size and weight of the font (NSTextAttachment)."
    case .image: "An image on the baseline (NSTextAttachment)."
    case .bounds: "The image's place from the baseline, y up. Default: its own size."
    case .font: "The font. Default: the label's."
    case .bold: "Whether the font is bold. Default: false."
    case .italic: "Whether the font is italic. Default: false."
    case .monospaced: "Whether the font is the system's monospaced one. Default: false."
    case .foregroundColor: "The colour of the text. Default: the label's."
    case .backgroundColor: "The colour behind the text. Default: none."
    case .kern: "The space after each character, in points. Default: 0."
    case .underlineStyle: "The line under the text. Default: none."
    case .underlineColor: "The colour of the line under the text. Default: the text's."
    case .strikethroughStyle: "The line through the text. Default: none."
    case .strikethroughColor: "The colour of the line through the text. Default: the text's."
    case .baselineOffset: "How far the text is raised, in points. Default: 0."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .text, .image: .string
    case .systemImage: .property(.symbol)
    case .bounds: .map("frame")
    case .font: .property(.font)
    case .bold, .italic, .monospaced: .boolean
    case .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor: .color
    case .kern, .baselineOffset: .number
    case .underlineStyle, .strikethroughStyle: .words(TextLineStyle.allCases.map(\.rawValue))
    }
  }
}

/// The keys of `paragraphStyle`.
package enum ParagraphStyleKey: String, SceneKey {
  case lineHeightMultiple, minimumLineHeight, maximumLineHeight, lineSpacing, paragraphSpacing
  case paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent, tabStops
  case defaultTabInterval

  package var meaning: String {
    switch self {
    case .lineHeightMultiple: "The factor of the line height; 0 (default) means none."
    case .minimumLineHeight: "The minimum line height, in points. Default: 0."
    case .maximumLineHeight: "The maximum line height, in points; 0 (default) means none."
    case .lineSpacing: "The space between lines, in points. Default: 0."
    case .paragraphSpacing: "The space after each paragraph, in points. Default: 0."
    case .paragraphSpacingBefore: "The space before each paragraph but the first. Default: 0."
    case .firstLineHeadIndent: "The indent of the first line of each paragraph. Default: 0."
    case .headIndent: "The indent of the other lines. Default: 0."
    case .tailIndent:
      "Where lines end: from the leading edge if positive, else from the trailing edge. Default: 0."
    case .tabStops:
      "The tab stops: distances of the text after each tab from the leading edge, in points. Default: 12 stops, every 28 points."
    case .defaultTabInterval:
      "The distance of the stops after the last one; 0 (default) means none."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .tabStops: .list(.either([.number, .map("textTab")]))
    case .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .lineSpacing,
      .paragraphSpacing, .paragraphSpacingBefore, .firstLineHeadIndent, .headIndent, .tailIndent,
      .defaultTabInterval:
      .number
    }
  }
}

/// The keys of a tab stop that is a map.
package enum TextTabKey: String, SceneKey {
  case location, textAlignment

  package static var required: [TextTabKey] { [.location] }

  /// UIKit's alignments of tabs.
  package static let alignments: [TextAlignment] = [.left, .center, .right, .natural]

  package var meaning: String {
    switch self {
    case .location: "The distance from the leading edge, in points."
    case .textAlignment:
      "Which part of the text, up to the next tab, is at that distance: left is its start. Default: left."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .location: .number
    case .textAlignment: .words(Self.alignments.map(\.rawValue))
    }
  }
}
