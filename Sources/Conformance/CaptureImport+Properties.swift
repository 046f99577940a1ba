internal import Captures
internal import Drawing
internal import Images
internal import SceneWriting
internal import Scenes
internal import Views
internal import Vocabulary

/// The properties of views in the notation of scenes.
extension CaptureImport {
  /// The properties of a view that are not UIKit's defaults.
  mutating func lines(of view: CapturedView, in base: StateValues?) -> [SceneLine] {
    let known = base?.views[view.name] ?? view
    var result: [SceneLine] = []
    for property in CapturedProperty.properties(of: view.kind)
    where !Self.unwritten.contains(property.name) {
      // UIKit hides the view for selected cells, and shows it.
      if property.name == "isHidden", view.name == "selectedBackgroundView" { continue }
      guard let value = base?.values[view.name]?[property.name] ?? known.properties[property.name],
        !isDefault(value, property, of: view)
      else { continue }
      result += lines(property, value, of: view, state: base?.name ?? "normal")
    }
    return result
  }

  /// Captured properties that get no line of their own: they only decide frames, or are written elsewhere.
  private static let unwritten: Set<String> = [
    "intrinsicContentSize", "autoresizingMask", "preferredMaxLayoutWidth",
  ]

  /// The lines of a property in the notation of scenes; empty, with a note, for a value that scenes do not have.
  mutating func lines(
    _ property: CapturedProperty, _ value: CaptureValue, of view: CapturedView, state: String
  ) -> [SceneLine] {
    if property.name == "hasConfiguration" {
      guard value == .boolean(true) else { return [] }
      note(
        view.name,
        "the look of a button with a configuration is not recorded; filled if it has a colour, else plain"
      )
      let isFilled = view.properties["baseBackgroundColor"].map { $0 != CaptureValue.none } ?? false
      return [SceneLine("configuration", isFilled ? "filled" : "plain")]
    }
    if case .font(let font) = value, font.isOwn {
      if let known = fonts[font] {
        return [
          SceneLine(property.name, "{ \(known.entries), size: \(decimal(font.size)) }")
        ]
      }
      note(
        view.name,
        "no file of the project has the font \(font.name ?? font.family); the system font of the same size"
      )
    }
    if case .hiddenText = value { note(view.name, "the text is hidden in the capture") }
    if case .image(let image) = value, let lines = imageLines(image, of: view) { return lines }
    let inDark = dark[state]?.values[view.name]?[property.name]
    guard var text = value.sceneText(property, dark: inDark) else {
      note(view.name, "\(property.name) \(value.text) is left out: scenes have no such value")
      return []
    }
    if let found = value.propertyValue(property, dark: inDark) {
      guard let shown = limited(found, property, of: view.name) else { return [] }
      if shown != found { text = shown.sceneText }
    }
    if property.name == "image" { return [SceneLine("systemImage", text)] }
    if property.type == .text {
      // Braces stand for values in scenes.
      return [
        SceneLine(property.name, text.replacing("{", with: "{{").replacing("}", with: "}}"))
      ]
    }
    return [SceneLine(property.name, text)]
  }

  /// The lines of an image; `nil` for one whose symbol is all.
  private mutating func imageLines(_ image: CapturedImage, of view: CapturedView) -> [SceneLine]? {
    guard let symbol = image.symbol else {
      let name = image.asset.map { " \"\($0)\"" } ?? ""
      note(view.name, "the image\(name) is not in the capture")
      guard view.kind == .imageView else { return [] }
      let comment = image.asset.map { SceneLines.oneLine("image: \($0)") }
      return [SceneLine("showsPlaceholder", "true", comment: comment)]
    }
    guard Symbol(rawValue: symbol) != nil else { return nil }
    var lines = [SceneLine("systemImage", symbol)]
    if view.kind == .listContentConfiguration { return lines }
    var parts: [String] = []
    if let size = image.pointSize, size != 17 { parts.append("pointSize: \(decimal(size))") }
    if let weight = image.weight, weight != "regular" { parts.append("weight: \(weight)") }
    if let scale = image.scale, scale != "medium" { parts.append("scale: \(scale)") }
    if !parts.isEmpty {
      lines.append(
        SceneLine("preferredSymbolConfiguration", "{ \(parts.joined(separator: ", ")) }"))
    }
    return lines
  }

  /// Whether a view without the property has the value, in light and in dark appearance.
  private func isDefault(
    _ value: CaptureValue, _ property: CapturedProperty, of view: CapturedView
  ) -> Bool {
    if view.kind.isConfiguration { return false }
    switch property.name {
    case "isUserInteractionEnabled":
      let kind = ViewKind.authored.first { $0.word == view.kind.word }
      return value == .boolean(kind?.takesTouches ?? true)
    case "tintColor": return value == CaptureValue.none
    case "image": return value == CaptureValue.none
    case "hasConfiguration": return false
    case "numberOfLines": return value == .number(1)
    case "contentInsets":
      // Negative ones are those of the button's size.
      if case .numbers(let insets) = value { return insets.contains { $0 < 0 } }
    case "directionalLayoutMargins" where tree.kind == .collectionViewCell:
      return value == .numbers([8, 8, 8, 8])
    case "maskedCorners": if case .words(let words) = value { return words.count == 4 }
    default: break
    }
    guard let name = PropertyName(rawValue: property.name) else { return false }
    let standard = name.definition.defaultValue
    guard case .color(let color) = standard else {
      if case .color = value { return false }
      return CaptureValue(standard) == value
    }
    guard case .color(let captured) = value else { return color == nil }
    guard let color else { return captured.color.alpha == 0 }
    func isSame(_ value: CaptureValue?, _ userInterfaceStyle: UserInterfaceStyle) -> Bool {
      guard case .color(let other)? = value else { return true }
      return other.color.bytes == color.resolved(in: userInterfaceStyle).bytes
    }
    if case .system(let name) = color, captured.name == name.rawValue { return true }
    let isDark = capture.environment.traits[\.userInterfaceStyle] == .dark
    return captured.name == nil && isSame(value, isDark ? .dark : .light)
      && isSame(dark["normal"]?.values[view.name]?[property.name], .dark)
  }
}
