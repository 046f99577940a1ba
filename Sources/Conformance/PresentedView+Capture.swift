internal import Captures
internal import Drawing
internal import Images
internal import Layout
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

extension PresentedView {
  /// The view as a capture has it; `nil` for views that UIKit keeps to itself, such as the parts of a button.
  ///
  /// - Parameters:
  ///   - cellClass: The class of the cell.
  ///   - constraints: The constraints that views hold, by their names.
  ///   - naturalSize: Returns the size of a label's text on one line, in points.
  func captured(
    cellClass: CellClass, constraints: [String: [CapturedConstraint]],
    naturalSize: (PresentedView) -> Size?
  ) -> CapturedView? {
    guard name.isWord, let kind = capturedClass(cellClass) else { return nil }
    var result = CapturedView(
      name: name.rawValue, kind: kind,
      opaque: properties.capture.map { _ in "captured pictures" },
      frame: kind.isConfiguration ? nil : frame,
      constraints: constraints[name.rawValue] ?? [])
    for property in CapturedProperty.properties(of: kind) {
      result.properties[property.name] = captured(property)
    }
    if kind == .label, let size = naturalSize(self) {
      result.properties["intrinsicContentSize"] = .numbers([size.width, size.height])
    }
    if kind == .listContentConfiguration {
      result.takeContent(of: self)
    } else {
      if self.value("isAccessibilityElement") == .boolean(true) {
        result.accessibility = [accessibilityElement]
      }
      result.subviews = subviews.compactMap {
        $0.captured(cellClass: cellClass, constraints: constraints, naturalSize: naturalSize)
      }
    }
    return result
  }

  /// The view's accessibility element, if it is one.
  private var accessibilityElement: CapturedElement {
    func text(_ name: String) -> CaptureValue? {
      guard case .string(let text)? = value(name), !text.isEmpty else { return nil }
      return .text(text)
    }
    var traits: [AccessibilityTrait] = []
    if case .accessibilityTraits(let set)? = value("accessibilityTraits") {
      traits = set.members
    }
    return CapturedElement(
      label: text("accessibilityLabel"), value: text("accessibilityValue"),
      hint: text("accessibilityHint"), traits: traits)
  }

  /// The class in captures; `nil` for kinds that they do not have.
  private func capturedClass(_ cellClass: CellClass) -> CapturedClass? {
    switch kind {
    case .cell: CapturedClass(rawValue: cellClass.rawValue)
    case .container: .view
    case .backgroundConfiguration: .backgroundConfiguration
    case .contentConfiguration: .listContentConfiguration
    default: CapturedClass.allCases.first { $0.word == kind.word }
    }
  }

  /// The value of a property as a capture has it; `nil` if the view does not have the property.
  func captured(_ property: CapturedProperty) -> CaptureValue? {
    switch property.name {
    case "isUserInteractionEnabled":
      let value = properties[PropertyName.isUserInteractionEnabled]
      return .boolean(
        value.origin == .classDefault ? kind.takesTouches : self[.isUserInteractionEnabled])
    case "image": return image
    case "hasConfiguration":
      return self.value("configuration").map { .boolean($0 != .word("none")) }
    case "text":
      guard case .attributedText(let text?)? = value("attributedText") else { break }
      return .text(text.string)
    case "title":
      guard case .string(let selected)? = value("selectedTitle"), !selected.isEmpty,
        value("isSelected") == .boolean(true)
      else { break }
      return .text(selected)
    case "intrinsicContentSize": return nil
    case "cornerRadius" where property.belongs(to: .backgroundConfiguration): break
    default: break
    }
    return value(property.name).flatMap(CaptureValue.init)
  }

  /// The value of a property by its name in scene files; `nil` if the kind of view does not have it.
  private func value(_ name: String) -> PropertyValue? {
    guard let name = PropertyName(rawValue: name), kind.properties.contains(name) else {
      return nil
    }
    return properties.shown(name)
  }

  /// The image or symbol.
  fileprivate var image: CaptureValue? {
    if case .symbol(let symbol?)? = value("systemImage") {
      var image = CapturedImage(symbol: symbol.rawValue)
      if case .symbolConfiguration(let configuration)? = value("preferredSymbolConfiguration") {
        image.take(configuration ?? SymbolConfiguration())
      }
      return .image(image)
    }
    guard let value = value("image"), case .image(let image) = value else { return nil }
    switch image {
    case nil: return CaptureValue.none
    case .named(let name): return .image(CapturedImage(asset: name))
    case .value(let image):
      return .image(
        CapturedImage(asset: image.name.isEmpty ? nil : image.name, size: image.size))
    }
  }
}

extension CapturedView {
  /// Takes the values of a list content configuration from the views that it creates.
  fileprivate mutating func takeContent(of view: PresentedView) {
    func part(_ name: String) -> PresentedView? {
      view.subviews.first { $0.name.rawValue == "contentConfiguration.\(name)" }
    }
    func take(_ name: String, _ part: PresentedView?, _ property: String) {
      guard let part, let property = CapturedProperty.named(property) else { return }
      properties[name] = part.captured(property)
    }
    properties["text"] = .text("")
    properties["secondaryText"] = .text("")
    properties["image"] = CaptureValue.none
    take("text", part("text"), "text")
    take("textProperties.font", part("text"), "font")
    take("textProperties.color", part("text"), "textColor")
    take("secondaryText", part("secondaryText"), "text")
    take("secondaryTextProperties.font", part("secondaryText"), "font")
    take("secondaryTextProperties.color", part("secondaryText"), "textColor")
    if let image = part("image") {
      properties["image"] = image.image
      take("imageProperties.tintColor", image, "tintColor")
    }
  }
}

extension CapturedImage {
  /// Takes what the configuration of a symbol says.
  fileprivate mutating func take(_ configuration: SymbolConfiguration) {
    pointSize = configuration.pointSize
    weight = configuration.weight.rawValue
    scale = configuration.scale.rawValue
  }
}

extension CaptureValue {
  /// Converts a value of a presented view, which does not depend on traits; `nil` for types that captures do not
  /// have.
  init?(_ value: PropertyValue) {
    switch value {
    case .color(let color):
      self = color.map { .color(CapturedColor($0.resolved(in: .light))) } ?? CaptureValue.none
    case .number(let number): self = .number(number)
    case .boolean(let answer): self = .boolean(answer)
    case .transform(let transform): self = .numbers(transform.matrix.numbers)
    case .corners, .autoresizingMask, .accessibilityTraits:
      self = .words(Self.words(in: value.sceneText))
    case .words(let words): self = .words(words)
    case .word(let word): self = .text(word)
    case .integer(let number): self = .number(Double(number))
    case .string(let text): self = .text(text)
    case .font(.fixed(let font)):
      self = .font(CapturedFont(font))
    case .priority(let priority): self = .number(priority.number)
    case .offset(let size): self = .numbers([size.width, size.height])
    case .colors(let colors):
      self = .colors(colors.map { CapturedColor($0.resolved(in: .light)) })
    case .locations(let numbers): self = numbers.map { .numbers($0) } ?? CaptureValue.none
    case .unitPoint(let point): self = .numbers([point.x, point.y])
    case .path(let path):
      self = path.map { .text($0.svgData(decimals: 2)) } ?? CaptureValue.none
    case .insets(let insets): self = .numbers(insets.distances)
    case .directionalInsets(let insets): self = .numbers(insets.distances)
    case .distance(let distance): self = distance.map { .number($0) } ?? CaptureValue.none
    case .font, .symbol, .image, .symbolConfiguration, .colorTransformer, .directionalEdges,
      .shadowProperties, .frame, .accessories, .attributedText, .following, .between:
      return nil
    }
  }

  /// The words of a list as scene files write it.
  private static func words(in list: String) -> [String] {
    list.split { "[], ".contains($0) }.map(String.init).sorted()
  }
}

extension Transform {
  /// The coefficients in the order of `CGAffineTransform`.
  var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension CapturedFont {
  /// The description of a font as a recorder writes it. The name of a variable font's instance is not known.
  fileprivate init(_ font: Font) {
    let file = font.descriptor?.file
    let isInstance = font.descriptor.map { $0.weight != nil || !$0.variations.isEmpty } ?? false
    self.init(
      family: file?.familyName ?? font.design.rawValue,
      name: isInstance ? nil : file?.postScriptName, size: font.pointSize, weight: font.weight,
      isItalic: font.isItalic)
  }
}
