internal import Captures
internal import Drawing
internal import Images
internal import Scenes
internal import Views
internal import Vocabulary

extension CaptureValue {
  /// The value as a property of a scene has it; `nil` if scenes have no such value.
  ///
  /// - Parameters:
  ///   - property: The property, by its name in captures.
  ///   - dark: The value in dark appearance; `nil` if it was not captured.
  func propertyValue(_ property: CapturedProperty, dark: CaptureValue?) -> PropertyValue? {
    switch self {
    case .none:
      switch property.type {
      case .optional(.color): return .color(nil)
      case .optional(.image): return .symbol(nil)
      case .optional(.list): return .locations(nil)
      case .optional(.number): return .distance(nil)
      case .optional, .boolean, .number, .text, .word, .words, .numbers, .list, .color, .colors,
        .font, .image:
        return nil
      }
    case .boolean(let value): return .boolean(value)
    case .number(let number):
      switch property.name {
      case "numberOfLines": return .integer(Int(min(max(number, 0), 1000)))
      case "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority":
        return .priority(LayoutPriority(rawValue: Int(min(max(number, 1), 1000).rounded())))
      case "customSpacingAfter": return .distance(number)
      default: return .number(number)
      }
    case .text(let text):
      if case .word = property.type { return .word(text) }
      if property.name == "path" {
        return (try? Path(svgData: text)).map { .path($0) }
      }
      return .string(text)
    case .hiddenText(let count): return .string(Self.letters(count))
    case .numbers(let numbers): return Self.value(numbers, property)
    case .words: return nil
    case .color(let color):
      if case .color(let dark)? = dark { return .color(color.dynamic(dark: dark)) }
      return .color(color.dynamic(dark: nil))
    case .colors(let colors):
      guard case .colors(let others)? = dark, others.count == colors.count else {
        return .colors(colors.map { $0.dynamic(dark: nil) })
      }
      return .colors(zip(colors, others).map { $0.dynamic(dark: $1) })
    case .font(let font): return .font(font.dynamic)
    case .image(let image):
      return image.symbol.flatMap { Symbol(rawValue: $0) }.map { .symbol($0) }
    }
  }

  private static func value(_ numbers: [Double], _ property: CapturedProperty) -> PropertyValue? {
    switch (property.type, numbers.count) {
    case (.optional(.list), _), (.list, _): return .locations(numbers)
    case (_, 6):
      let matrix = Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
      guard let parts = matrix.parts, abs(parts.shear) < 1e-6 else { return nil }
      return .transform(
        ViewTransform(
          scaleX: parts.scaleX, scaleY: parts.scaleY, rotation: .radians(parts.rotation),
          translation: parts.translation))
    case (_, 4):
      return .directionalInsets(
        DirectionalEdgeInsets(
          top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
    case (_, 2):
      return property.name.hasSuffix("Point")
        ? .unitPoint(Point(numbers[0], numbers[1])) : .offset(Size(numbers[0], numbers[1]))
    default: return nil
    }
  }

  /// A text of some letters, which stands for one that the recorder has hidden.
  private static func letters(_ count: Int) -> String {
    let words = "The quick brown fox jumps over the lazy dog and runs away "
    let text = String(repeating: words, count: min(count, 20_000) / words.count + 1).prefix(count)
    return String(text)
  }

  /// The value as scene files write it; `nil` if scenes have no such value.
  func sceneText(_ property: CapturedProperty, dark: CaptureValue?) -> String? {
    if case .words(let words) = self { return "[\(words.joined(separator: ", "))]" }
    return propertyValue(property, dark: dark)?.sceneText
  }
}

extension CapturedColor {
  /// The colour as scenes have it: by UIColor's name, or by its values in light and dark appearance.
  func dynamic(dark: CapturedColor?) -> DynamicColor {
    if !isAsset, let known = name.flatMap({ NamedColor(rawValue: $0) }) { return .system(known) }
    guard let dark, dark.color != color else { return .fixed(color) }
    return .appearances(light: .fixed(color), dark: .fixed(dark.color))
  }
}

extension CapturedFont {
  /// The font as scenes have it; the system font instead of the app's own.
  var dynamic: DynamicFont {
    let known = Font.SystemDesign(rawValue: family) ?? .system
    if let textStyle, let style = TextStyle(rawValue: textStyle), !isOwn, !isItalic {
      let own = style.font(at: .large).weight
      return .preferredFont(
        forTextStyle: style, weight: weight == own ? nil : weight, design: known)
    }
    var font = Font(design: known, size: size, weight: weight)
    font.isItalic = isItalic
    return .fixed(font)
  }
}
