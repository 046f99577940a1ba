internal import Drawing
internal import Interaction
internal import Scenes

/// Sets every text that a scene's labels can have, so that letters without a font are told of before
/// anything is drawn, where they are written.
struct TextChecker {
  /// What cannot be set.
  private(set) var problems: [SceneProblem] = []
  /// The font that is not there, if it is a font that is missing and not a letter.
  private(set) var missingFont: TypesettingFailure?

  private let template: CellTemplate
  private let traits: Traits
  private let texts: TextStore

  /// Tries the labels of `template`.
  init(_ template: CellTemplate, traits: Traits, texts: TextStore) {
    self.template = template
    self.traits = traits
    self.texts = texts
    check(template.root)
  }

  private mutating func check(_ node: CellTemplate.Node) {
    if node.viewClass == .label { checkLabel(node) }
    for subview in node.subviews { check(subview) }
  }

  private mutating func checkLabel(_ node: CellTemplate.Node) {
    let byItems = template.sections.flatMap { $0.cycle.joined() }
    let given = (template.rules.flatMap(\.entries) + byItems).filter { $0.view == node.name }
    var fonts: [Font] = []
    for value in [node.properties[.font].value] + given.map(\.value) {
      guard case .font(let font) = value else { continue }
      let resolved = font.resolved(at: traits.preferredContentSizeCategory)
      if !fonts.contains(resolved) { fonts.append(resolved) }
    }
    let written = node.properties[.text]
    var strings = given.map { (value: $0.value, path: $0.path) }
    if case .template(let path) = written.origin { strings.insert((written.value, path), at: 0) }
    let transforms = self.transforms(of: node, given.map(\.value))
    for case (.string(let string), let path) in strings {
      let style = ParagraphStyle(layoutDirection: traits.layoutDirection)
      var failure: TypesettingFailure?
      for (font, transform) in fonts.flatMap({ font in transforms.map { (font, $0) } })
      where failure == nil {
        failure = texts.failure(
          of: LabelText(string: transform(string), font: font, style: style))
      }
      if case .fontNotFound = failure { missingFont = missingFont ?? failure }
      if let failure { problems.append(SceneProblem(path: path, message: "\(failure)")) }
    }
  }

  /// What may become of the letters of a label's text.
  private func transforms(
    of node: CellTemplate.Node, _ given: [PropertyValue]
  ) -> [TextTransform] {
    let styled = ContentPart.allCases.first { $0.name == node.name }.flatMap { part in
      template.contentStyle.map {
        ContentStyle(style: $0, state: .normal, isOnTint: false).values(of: part)
      }
    }
    let values =
      given + [node.properties[PropertyName.textTransform].value] + (styled ?? []).map(\.value)
    return TextTransform.allCases.filter { values.contains(.word($0.rawValue)) }
  }
}
