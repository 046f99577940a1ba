public import Drawing
internal import Notation
public import Vocabulary

/// A text with attributes (`NSAttributedString`): runs, each with its own, and the attributes of the paragraphs.
public struct AttributedText: Hashable, Sendable {
  /// A part of the text with equal attributes.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The attributes.
    public var attributes: TextAttributes
    /// Whether the run stands for the `text` of its view. Its own text is empty then.
    package var isViewsText = false

    /// Creates a run.
    public init(_ text: String, attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }

    /// Returns a run that stands for the `text` of its view, so that items and rules can change its text (not in
    /// UIKit).
    public static func inheritedText(attributes: TextAttributes = TextAttributes()) -> Run {
      var run = Run("", attributes: attributes)
      run.isViewsText = true
      return run
    }
  }

  /// The runs, in order.
  public var runs: [Run]
  /// The attributes of all paragraphs (`NSParagraphStyle`).
  public var paragraphStyle: ParagraphStyle
  /// Whether its fonts and its view's are those of "Bold Text" already, from which bold parts have to differ.
  package var isBoldText = false

  /// Creates a text of runs.
  public init(_ runs: [Run], paragraphStyle: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraphStyle = paragraphStyle
  }

  /// The text without attributes.
  public var string: String { runs.map(\.text).joined() }

  /// Returns the text with the `text` of its view in the runs that stand for it.
  package func filled(with text: String) -> AttributedText {
    var result = self
    for index in runs.indices where runs[index].isViewsText {
      result.runs[index].text = text
      result.runs[index].isViewsText = false
    }
    return result
  }

  /// Returns the text with other fonts, colours and attachments.
  package func mapping(
    fonts: (DynamicFont) -> DynamicFont, colors: (DynamicColor) -> DynamicColor,
    attachments: (TextAttachment) -> TextAttachment = { $0 }
  ) -> AttributedText {
    var result = self
    for index in runs.indices {
      let old = runs[index].attributes
      result.runs[index].attributes.font = old.font.map(fonts)
      result.runs[index].attributes.foregroundColor = old.foregroundColor.map(colors)
      result.runs[index].attributes.backgroundColor = old.backgroundColor.map(colors)
      result.runs[index].attributes.underlineColor = old.underlineColor.map(colors)
      result.runs[index].attributes.strikethroughColor = old.strikethroughColor.map(colors)
      result.runs[index].attributes.attachment = old.attachment.map(attachments)
    }
    return result
  }

  /// The text without the characters that stand for attachments.
  package var letters: String {
    runs.filter { $0.attributes.attachment == nil }.map(\.text).joined()
  }

  /// The attachments in the text.
  package var attachments: [TextAttachment] { runs.compactMap(\.attributes.attachment) }

  /// The colours in the text.
  package var colors: [DynamicColor] {
    runs.flatMap { run in
      let attributes = run.attributes
      return [
        attributes.foregroundColor, attributes.backgroundColor, attributes.underlineColor,
        attributes.strikethroughColor,
      ].compactMap(\.self)
    }
  }

  /// The problem with the text; `nil` if it is valid.
  package var objection: String? {
    guard runs.count <= SceneLimits.mostTextRuns else {
      return "an attributed text has at most \(SceneLimits.mostTextRuns) parts; join some"
    }
    for run in runs {
      if let objection = run.attributes.font?.objection { return objection }
      if let objection = run.attributes.attachment?.objection { return objection }
      let tabs = paragraphStyle.tabStops
      guard tabs.count <= SceneLimits.mostStops else {
        return "a paragraph has at most \(SceneLimits.mostStops) tabStops; leave some out"
      }
      guard tabs.allSatisfy({ (0...SceneLimits.largestTextLength).contains($0.location) }) else {
        return "a tab stop is from 0 to \(decimal(SceneLimits.largestTextLength)) points"
      }
      let lengths = [run.attributes.kern, run.attributes.baselineOffset]
      guard lengths.allSatisfy({ abs($0) <= SceneLimits.largestTextLength }) else {
        return
          "kern and baselineOffset are from -\(decimal(SceneLimits.largestTextLength)) to"
          + " \(decimal(SceneLimits.largestTextLength)) points"
      }
    }
    return nil
  }

  /// The text in the syntax of scene files.
  package var sceneText: String {
    let list = "[\(runs.map(\.sceneText).joined(separator: ", "))]"
    var style = paragraphStyle.written.map { "\($0.name): \(decimal($0.value))" }
    if paragraphStyle.tabStops != TextTab.standard {
      style.append(
        "tabStops: [\(paragraphStyle.tabStops.map(\.sceneText).joined(separator: ", "))]")
    }
    guard !style.isEmpty else { return list }
    return "{ runs: \(list), paragraphStyle: { \(style.joined(separator: ", ")) } }"
  }
}

/// The attributes of a part of a text (`NSAttributedString.Key`).
public struct TextAttributes: Hashable, Sendable {
  /// The font; `nil` for the label's.
  public var font: DynamicFont?
  /// Whether the font is bold (`UIFontDescriptor.SymbolicTraits.traitBold`): semibold for text up to body size,
  /// and bold for titles (from memory, unverified); with "Bold Text" two weights heavier, as other text is.
  public var isBold = false
  /// Whether the font is italic (`traitItalic`).
  public var isItalic = false
  /// Whether the font is the system's monospaced one (`traitMonoSpace`), as in Markdown's code. The scene's font
  /// files stay as they are.
  public var isMonospaced = false
  /// The colour of the text; `nil` for the label's.
  public var foregroundColor: DynamicColor?
  /// The colour behind the text; `nil` for none.
  public var backgroundColor: DynamicColor?
  /// The space after each character, in points.
  public var kern = 0.0
  /// The line under the text; `nil` for none.
  public var underlineStyle: TextLineStyle?
  /// The colour of the line under the text; `nil` for the text's.
  public var underlineColor: DynamicColor?
  /// The line through the text; `nil` for none.
  public var strikethroughStyle: TextLineStyle?
  /// The colour of the line through the text; `nil` for the text's.
  public var strikethroughColor: DynamicColor?
  /// How far the text is raised above the baseline, in points.
  public var baselineOffset = 0.0
  /// The image or symbol that is shown instead of the text; `nil` for none.
  package var attachment: TextAttachment?

  /// Creates attributes without values.
  public init() {}

  /// The attributes of a link in a label: underlined, in the colour of links (from memory, unverified).
  package static let link: TextAttributes = {
    var attributes = TextAttributes()
    attributes.foregroundColor = .system(.link)
    attributes.underlineStyle = .single
    return attributes
  }()
}

extension AttributedText.Run {
  fileprivate var sceneText: String {
    let own = attributes
    var parts = own.attachment?.sceneTexts ?? (isViewsText ? [] : ["text: \(quoted(text))"])
    if let font = own.font { parts.append("font: \(font.sceneText)") }
    if own.isBold { parts.append("bold: true") }
    if own.isItalic { parts.append("italic: true") }
    if own.isMonospaced { parts.append("monospaced: true") }
    let colors = [
      ("foregroundColor", own.foregroundColor), ("backgroundColor", own.backgroundColor),
      ("underlineColor", own.underlineColor), ("strikethroughColor", own.strikethroughColor),
    ]
    for (name, color) in colors {
      if let color { parts.append("\(name): \(color.sceneText)") }
    }
    if own.kern != 0 { parts.append("kern: \(decimal(own.kern))") }
    if let style = own.underlineStyle { parts.append("underlineStyle: \(style.rawValue)") }
    if let style = own.strikethroughStyle { parts.append("strikethroughStyle: \(style.rawValue)") }
    if own.baselineOffset != 0 { parts.append("baselineOffset: \(decimal(own.baselineOffset))") }
    // A text without attributes is read as Markdown.
    return parts.count == 1 && own.attachment == nil && !isViewsText
      && AttributedText(markdown: text).string == text
      ? quoted(text) : "{ \(parts.joined(separator: ", ")) }"
  }
}

extension TextTab {
  fileprivate var sceneText: String {
    textAlignment == .left
      ? decimal(location)
      : "{ location: \(decimal(location)), textAlignment: \(textAlignment.rawValue) }"
  }
}

extension ParagraphStyle {
  /// The attributes that differ from UIKit's defaults, with UIKit's names.
  fileprivate var written: [(name: String, value: Double)] {
    let standard = ParagraphStyle()
    return Self.members.compactMap { name, path in
      self[keyPath: path] == standard[keyPath: path] ? nil : (name, self[keyPath: path])
    }
  }

  /// The attributes with UIKit's names.
  package static var members: [(name: String, path: WritableKeyPath<ParagraphStyle, Double>)] {
    [
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("lineSpacing", \.lineSpacing),
      ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent), ("defaultTabInterval", \.defaultTabInterval),
    ]
  }
}
