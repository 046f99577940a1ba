internal import Drawing
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

/// Typesets every text that a scene's labels can have, so that characters without a font are
/// reported, with their location, before anything is drawn.
struct TextChecker {
  /// The texts that cannot be typeset.
  private(set) var problems: [SceneProblem] = []
  /// The missing font, if the problem is a font and not a character.
  private(set) var missingFont: TypesettingError?

  private let template: CellTemplate
  private let traits: Traits
  private let texts: TextStore

  /// Checks the labels of `template`.
  init(_ template: CellTemplate, traits: Traits, texts: TextStore) {
    self.template = template
    self.traits = traits
    self.texts = texts
    check(template.root)
  }

  private mutating func check(_ node: CellTemplate.Node) {
    if node.kind == .label || node.kind == .textView { checkLabel(node) }
    if node.kind == .textField {
      checkTexts([.text, .placeholder], of: node, fonts: [node.properties[.font]])
    }
    if node.kind == .button {
      checkTexts(
        [.title, .selectedTitle, .subtitle], of: node,
        fonts: [
          node.properties[.titleFont], .preferredFont(forTextStyle: .body),
          .preferredFont(forTextStyle: .caption1),
        ])
    }
    for subview in node.subviews { check(subview) }
  }

  /// All values that items and rules assign to the properties of a view.
  private func assignments(to node: CellTemplate.Node) -> [CellTemplate.Entry] {
    let byItems = template.sections.flatMap { $0.cycle.joined() }
    return (template.rules.flatMap(\.entries) + byItems).filter { $0.view == node.name }
  }

  /// Checks the texts of a control in fonts of its own.
  private mutating func checkTexts(
    _ names: [PropertyName], of node: CellTemplate.Node, fonts: [DynamicFont]
  ) {
    let given = assignments(to: node)
    let assigned = given.compactMap { entry -> DynamicFont? in
      if case .font(let font) = entry.value.value { font } else { nil }
    }
    for name in names {
      var strings = given.filter { $0.property == name }.map { ($0.value.value, $0.path) }
      let written = node.properties[name]
      if case .template(let path) = written.origin { strings.insert((written.value, path), at: 0) }
      for case (.string(let string), let path) in strings {
        check(string, path, (fonts + assigned).map(resolved), [.none])
      }
    }
  }

  private func resolved(_ font: DynamicFont) -> Font {
    let resolved = font.resolved(at: traits.preferredContentSizeCategory)
    return traits.legibilityWeight == .bold ? resolved.withBoldText : resolved
  }

  private mutating func checkLabel(_ node: CellTemplate.Node) {
    let given = assignments(to: node)
    let styled = self.styled(node)
    // The style's font replaces a label's default font, unless one is set.
    let own = [PropertyName.font, .textTransform].map { name -> PropertyValue in
      let property = node.properties[name]
      guard property.origin == .classDefault else { return property.value }
      return styled[name] ?? name.definition.defaultValue
    }
    let looks = own + given.map(\.value.value)
    var fonts: [Font] = []
    for case .font(let font) in looks {
      let resolved = resolved(font)
      if !fonts.contains(resolved) { fonts.append(resolved) }
    }
    let transforms = TextTransform.allCases.filter { looks.contains(.word($0.rawValue)) }
    let written = node.properties[.text]
    var strings = given.map { (value: $0.value.value, path: $0.path) }
    if case .template(let path) = written.origin { strings.insert((written.value, path), at: 0) }
    for case (.string(let string), let path) in strings {
      check(string, path, fonts, transforms)
    }
    checkAttributedTexts(of: node, fonts)
  }

  /// Checks the texts of a label that have attributes, each part in its font.
  private mutating func checkAttributedTexts(of node: CellTemplate.Node, _ fonts: [Font]) {
    var texts = assignments(to: node).filter { $0.property == .attributedText }
      .map { ($0.value.value, $0.path) }
    let written = node.properties[.attributedText]
    if case .template(let path) = written.origin { texts.insert((written.value, path), at: 0) }
    for case (.attributedText(let text?), let path) in texts {
      for run in text.runs {
        let attributes = run.attributes
        let own = (attributes.font.map { [resolved($0)] } ?? fonts).map {
          $0.adding(
            bold: attributes.isBold, italic: attributes.isItalic,
            monospaced: attributes.isMonospaced, isBoldText: traits.legibilityWeight == .bold)
        }
        check(run.text, path, own, [.none])
      }
    }
  }

  /// Typesets a text in fonts, and reports the first failure.
  private mutating func check(
    _ string: String, _ path: ScenePath, _ fonts: [Font], _ transforms: [TextTransform]
  ) {
    let style = LabelStyle(layoutDirection: traits.layoutDirection)
    var failure: TypesettingError?
    for (font, transform) in fonts.flatMap({ font in transforms.map { (font, $0) } })
    where failure == nil {
      failure = texts.failure(
        of: LabelText(string: transform(string), font: font, style: style))
    }
    if case .fontNotFound = failure { missingFont = missingFont ?? failure }
    if let failure { problems.append(SceneProblem(path: path, message: "\(failure)")) }
  }

  /// The values that a content configuration's style gives to a label that it creates.
  private func styled(_ node: CellTemplate.Node) -> [PropertyName: PropertyValue] {
    guard let part = ContentPart.allCases.first(where: { $0.name == node.name }),
      let style = template.contentStyle
    else { return [:] }
    let values = ContentStyle(style: style, state: .normal, rows: template.rows, isOnTint: false)
      .values(of: part)
    return Dictionary(values.map { ($0.property, $0.value) }) { $1 }
  }
}
