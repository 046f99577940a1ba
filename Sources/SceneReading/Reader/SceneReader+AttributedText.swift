internal import Drawing
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads texts with attributes.
extension SceneReader {
  /// Reads Markdown, a list of parts, or a map of these and the attributes of paragraphs.
  mutating func readAttributedText(_ node: SourceNode, for what: String) -> AttributedText? {
    guard case .mapping = node.content else {
      return readRuns(node, for: what).map { AttributedText($0) }
    }
    var (runs, style): ([AttributedText.Run]?, ParagraphStyle?) = (
      nil, ParagraphStyle()
    )
    for (key, value) in entries(of: node, in: what, as: AttributedTextKey.self) {
      switch key {
      case .runs: runs = readRuns(value, for: key.rawValue)
      case .paragraphStyle: style = readParagraphStyle(value)
      }
    }
    guard let runs, let style else { return nil }
    return AttributedText(runs, paragraphStyle: style)
  }

  private mutating func readRuns(_ node: SourceNode, for what: String) -> [AttributedText.Run]? {
    guard case .sequence(let elements) = node.content else {
      return string(node, for: what).map { AttributedText(markdown: $0).runs }
    }
    var runs: [AttributedText.Run] = []
    for element in elements {
      if case .mapping = element.content {
        guard let run = readRun(element) else { return nil }
        runs.append(run)
      } else {
        guard let text = textThatIsNeverNil(element, for: "a part of \(what)") else {
          return nil
        }
        runs += AttributedText(markdown: text).runs
      }
    }
    return runs
  }

  private mutating func readRun(_ node: SourceNode) -> AttributedText.Run? {
    var (text, own): (String?, TextAttributes) = (nil, TextAttributes())
    var (contents, bounds): ([TextAttachment.Content], Rect?) = ([], nil)
    let before = diagnostics.count
    let lengths = -SceneLimits.largestTextLength...SceneLimits.largestTextLength
    for (key, value) in entries(of: node, in: "a part of a text", as: TextRunKey.self) {
      let name = key.rawValue
      switch key {
      case .text: text = textThatIsNeverNil(value, for: name)
      case .systemImage:
        if case .symbol(let symbol?)? = propertyValue(.systemImage, value) {
          contents.append(.symbol(symbol))
        }
      case .image:
        if let image = string(value, for: name) { contents.append(.image(.named(image))) }
      case .bounds: bounds = readFrame(value, for: name)
      case .font: own.font = readFont(value, for: name)
      case .bold: own.isBold = boolean(value, for: name) ?? false
      case .italic: own.isItalic = boolean(value, for: name) ?? false
      case .monospaced: own.isMonospaced = boolean(value, for: name) ?? false
      case .foregroundColor: own.foregroundColor = optionalColor(value, for: name) ?? nil
      case .backgroundColor: own.backgroundColor = optionalColor(value, for: name) ?? nil
      case .kern: own.kern = number(value, for: name, in: lengths) ?? 0
      case .underlineStyle: own.underlineStyle = word(value, for: name)
      case .underlineColor: own.underlineColor = optionalColor(value, for: name) ?? nil
      case .strikethroughStyle: own.strikethroughStyle = word(value, for: name)
      case .strikethroughColor: own.strikethroughColor = optionalColor(value, for: name) ?? nil
      case .baselineOffset: own.baselineOffset = number(value, for: name, in: lengths) ?? 0
      }
    }
    guard diagnostics.count == before else { return nil }
    guard contents.count + (text == nil ? 0 : 1) <= 1 else {
      report(node.location, "a part of a text has only one of text, systemImage and image")
      return nil
    }
    guard let content = contents.first else {
      var run = AttributedText.Run(text ?? "", attributes: own)
      run.isViewsText = text == nil
      return run
    }
    own.attachment = TextAttachment(content, bounds: bounds)
    return AttributedText.Run(TextAttachment.character, attributes: own)
  }

  private mutating func readParagraphStyle(_ node: SourceNode) -> ParagraphStyle? {
    var style = ParagraphStyle()
    let before = diagnostics.count
    for (key, value) in entries(of: node, in: "paragraphStyle", as: ParagraphStyleKey.self) {
      if key == .tabStops {
        if let stops = readTabStops(value) { style.tabStops = stops }
        continue
      }
      let least = key == .tailIndent ? -SceneLimits.largestTextLength : 0
      let number = number(value, for: key.rawValue, in: least...SceneLimits.largestTextLength)
      if let number,
        let path = ParagraphStyle.members.first(where: { $0.name == key.rawValue })?.path
      {
        style[keyPath: path] = number
      }
    }
    return diagnostics.count == before ? style : nil
  }

  private mutating func readTabStops(_ node: SourceNode) -> [TextTab]? {
    guard case .sequence(let elements) = node.content else {
      _ = list(node, of: "tabStops")
      return nil
    }
    let range = 0...SceneLimits.largestTextLength
    return elements.compactMap { element -> TextTab? in
      guard case .mapping = element.content else {
        return number(element, for: "a tab stop", in: range).map { TextTab($0) }
      }
      var (location, alignment): (Double?, TextAlignment?) = (nil, .left)
      for (key, value) in entries(of: element, in: "a tab stop", as: TextTabKey.self) {
        switch key {
        case .location: location = number(value, for: key.rawValue, in: range)
        case .textAlignment:
          let words = TextTabKey.alignments.map(\.rawValue)
          alignment = word(value, for: key.rawValue, among: words).flatMap(
            TextAlignment.init(rawValue:))
        }
      }
      guard let location, let alignment else { return nil }
      return TextTab(location, textAlignment: alignment)
    }
  }
}
