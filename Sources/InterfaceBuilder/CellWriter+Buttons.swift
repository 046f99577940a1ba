internal import Drawing
internal import SceneWriting
internal import Vocabulary
internal import XMLReading

// Buttons.
extension CellWriter {
  mutating func button(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines =
      element.child(key: "configuration").map { configured(view, $0) } ?? older(view)
    if element["enabled"] == "NO" { lines.append(SceneLine("isEnabled", "false")) }
    if element.isYes("selected") { lines.append(SceneLine("isSelected", "true")) }
    if element.isYes("highlighted") { lines.append(SceneLine("isHighlighted", "true")) }
    if let word = element["contentHorizontalAlignment"], word != "center",
      ["left", "right", "fill", "leading", "trailing"].contains(word)
    {
      lines.append(SceneLine("contentHorizontalAlignment", word))
    }
    return lines + verticalAlignment(element)
  }

  /// The vertical place of a control's content; none in the middle.
  func verticalAlignment(_ element: XMLElement) -> [SceneLine] {
    guard let word = element["contentVerticalAlignment"], ["top", "bottom", "fill"].contains(word)
    else { return [] }
    return [SceneLine("contentVerticalAlignment", word)]
  }

  /// A button with states, as before iOS 15.
  private mutating func older(_ view: DesignedView) -> [SceneLine] {
    let element = view.element
    var lines: [SceneLine] = []
    let type = element["buttonType"] ?? "custom"
    switch type {
    case "custom": break
    case "system", "roundedRect": lines.append(SceneLine("buttonType", "system"))
    case "infoLight", "infoDark", "detailDisclosure":
      lines.append(SceneLine("buttonType", "system"))
      lines.append(SceneLine("systemImage", "info.circle"))
    case "contactAdd":
      lines.append(SceneLine("buttonType", "system"))
      lines.append(SceneLine("systemImage", "plus.circle"))
    default:
      lines.append(SceneLine("buttonType", "system"))
      note(.property, element, view.name, "the button type \(type) is not known; system")
    }
    let font = font(
      SizeClasses.phone.child(key: "fontDescription", of: element), of: view.name,
      defaultSize: type == "custom" ? 18 : 15)
    if let font { lines.append(SceneLine("titleFont", font)) }
    if let mode = Self.lineBreakModes[element["lineBreakMode"] ?? ""],
      mode != "byTruncatingMiddle"
    {
      lines.append(SceneLine("lineBreakMode", mode))
    }
    for state in element.children(named: "state") { lines += self.state(state, of: view) }
    lines += insets("contentEdgeInsets", as: "contentInsets", hasLeftAndRight: false, of: view)
    for key in ["titleEdgeInsets", "imageEdgeInsets"] {
      lines += insets(key, as: key, hasLeftAndRight: true, of: view)
    }
    noteOlder(view)
    return lines
  }

  /// Notes what an older button does to its image and its title that buttons of scenes do not.
  private mutating func noteOlder(_ view: DesignedView) {
    let element = view.element
    for (key, value, effect) in [
      ("adjustsImageWhenHighlighted", "NO", "the image is darker while the button is pressed"),
      ("adjustsImageWhenDisabled", "NO", "the image is paler while the button is disabled"),
      ("showsTouchWhenHighlighted", "YES", "the button does not glow while it is pressed"),
    ] where element[key] == value {
      note(.property, element, view.name, "\(key) is left out; \(effect)")
    }
    // The title covers a shadow without an offset, the default. Older files have one in every button.
    let offset = element.child(key: "titleShadowOffset")
    guard (offset?.number("width") ?? 0) != 0 || (offset?.number("height") ?? 0) != 0 else {
      return
    }
    for state in element.children(named: "state")
    where state.child(key: "titleShadowColor")?.name == "color" {
      note(
        .property, state, view.name,
        "titleShadowColor of the state \(state["key"] ?? "normal") is left out")
    }
    if element.isYes("reversesTitleShadowWhenHighlighted") {
      note(.property, element, view.name, "reversesTitleShadowWhenHighlighted is left out")
    }
  }

  /// Insets of an older button; none if all of them are 0.
  private mutating func insets(
    _ key: String, as name: String, hasLeftAndRight: Bool, of view: DesignedView
  ) -> [SceneLine] {
    guard let insets = view.element.child(key: key) else { return [] }
    let sides = ["minY", "minX", "maxY", "maxX"].map { insets.number($0) ?? 0 }
    guard sides.contains(where: { abs($0) > 0.001 }) else { return [] }
    guard sides.allSatisfy({ (-1000...1000).contains($0) }) else {
      note(.property, view.element, view.name, "\(key) above 1000 are left out")
      return []
    }
    let margins = DesignMargins(
      top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3],
      hasLeftAndRight: hasLeftAndRight)
    return [SceneLine(name, margins.text)]
  }

  private mutating func state(_ state: XMLElement, of view: DesignedView) -> [SceneLine] {
    var lines: [SceneLine] = []
    let key = state["key"] ?? "normal"
    let title = options.strings["\(view.id).\(key)Title"] ?? state.string("title")
    let titleColor = color("titleColor", of: state, view.name)
    let (reference, background) = (state.child(key: "image"), state.child(key: "backgroundImage"))
    let imageName = state["image"] ?? reference?["image"]
    let isSystem = (reference ?? state)["catalog"] == "system"
    noteReference(reference, of: view)
    noteReference(background, of: view)
    if let name = state["backgroundImage"] ?? background?["image"] {
      if key == "normal", (background ?? state)["catalog"] != "system" {
        lines += image(
          name, isSystem: false, of: view, key: "backgroundImage", systemKey: "backgroundImage")
      } else {
        note(.property, state, view.name, "the background image of the state \(key) is left out")
      }
    }
    if let attributed = state.child(key: "attributedTitle") {
      if key == "normal" {
        lines += attributedText(attributed, view, key: "attributedTitle")
      } else {
        note(.property, state, view.name, "the attributed title of the state \(key) is left out")
      }
    }
    switch key {
    case "normal":
      if let title, let text = limited(title, state, view.name) {
        lines.append(SceneLine("title", text))
      }
      if let titleColor { lines.append(SceneLine("titleColor", titleColor)) }
      if let imageName {
        lines += image(
          imageName, isSystem: isSystem, of: view, key: "image", systemKey: "systemImage")
        if isSystem { lines += symbolConfiguration(of: state, reference) }
      }
    case "selected", "highlighted", "disabled":
      if let title, let text = limited(title, state, view.name) {
        lines.append(SceneLine("\(key)Title", text))
      }
      if let titleColor { lines.append(SceneLine("\(key)TitleColor", titleColor)) }
      if let imageName {
        lines += image(
          imageName, isSystem: isSystem, of: view, key: "\(key)Image",
          systemKey: "\(key)SystemImage")
        let normal = view.element.children(named: "state").first { $0["key"] == "normal" }
        if isSystem, let own = symbol(of: state), own != normal.flatMap({ symbol(of: $0) }) {
          note(
            .property, state, view.name,
            "the symbol configuration of the state \(key) is left out; it is that of the normal one"
          )
        }
      }
    default: note(.property, state, view.name, "the button's state \(key) is left out")
    }
    return lines
  }

  /// The symbol configuration of a state; `nil` for none.
  private func symbol(of state: XMLElement) -> String? {
    symbolConfiguration(of: state, state.child(key: "image")).first?.value
  }

  /// A button with a configuration.
  private mutating func configured(_ view: DesignedView, _ configuration: XMLElement) -> [SceneLine]
  {
    var lines: [SceneLine] = []
    let style = configuration["style"] ?? "plain"
    let known = [
      "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
      "borderedProminent",
    ]
    if !known.contains(style) {
      note(.property, configuration, view.name, "the configuration \(style) is not known; plain")
    }
    lines.append(SceneLine("configuration", known.contains(style) ? style : "plain"))
    let attributed = configuration.child(key: "attributedTitle")
    if let attributed { lines += attributedText(attributed, view, key: "attributedTitle") }
    let title =
      options.strings["\(view.id).configuration.title"]
      ?? configuration.string("title").map { options.strings["\(view.id).normalTitle"] ?? $0 }
    if let title, let text = limited(title, configuration, view.name) {
      lines.append(SceneLine("title", text))
    }
    if let subtitle = configuration.string("subtitle"),
      let text = limited(subtitle, configuration, view.name)
    {
      lines.append(SceneLine("subtitle", text))
    }
    if let subtitle = configuration.child(key: "attributedSubtitle") {
      lines += attributedText(subtitle, view, key: "attributedSubtitle")
    }
    let reference = configuration.child(key: "image")
    noteReference(reference, of: view)
    if let name = configuration["image"] ?? reference?["image"] {
      let isSystem = (reference ?? configuration)["catalog"] == "system"
      lines += image(name, isSystem: isSystem, of: view, key: "image", systemKey: "systemImage")
      if isSystem { lines += symbolConfiguration(of: configuration, reference) }
    }
    let font = font(
      configuration.children(named: "fontDescription").first
        ?? configuration.child(key: "titleFontDescription"), of: view.name)
    if let font { lines.append(SceneLine("titleFont", font)) }
    for (key, standard, words) in Self.configurationWords {
      guard let word = configuration[key], word != standard else { continue }
      if words.contains(word) {
        lines.append(SceneLine(key, word))
      } else {
        note(.property, configuration, view.name, "\(key) \(word) is left out")
      }
    }
    for (key, standard) in [("imagePadding", 0.0), ("titlePadding", 1.0)] {
      guard let value = configuration.number(key), value != standard else { continue }
      if (0...1000).contains(value) {
        lines.append(SceneLine(key, decimal(value)))
      } else {
        note(.property, configuration, view.name, "\(key) \(decimal(value)) is left out")
      }
    }
    if configuration.isYes("showsActivityIndicator") {
      lines.append(SceneLine("showsActivityIndicator", "true"))
    }
    for key in ["baseForegroundColor", "baseBackgroundColor"] {
      if let color = color(key, of: configuration, view.name) {
        lines.append(SceneLine(key, color))
      }
    }
    if let insets = configuration.child(key: "contentInsets") {
      let margins = DesignMargins(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
      let sides = [margins.top, margins.leading, margins.bottom, margins.trailing]
      if sides.allSatisfy({ (-1000...1000).contains($0) }) {
        lines.append(SceneLine("contentInsets", margins.text))
      } else {
        note(.property, configuration, view.name, "contentInsets above 1000 are left out")
      }
    }
    let others =
      configuration.attributes.map { $0.name }
      + configuration.children.filter { $0.name != "nil" }.map { $0["key"] ?? $0.name }
    for key in others where !Self.configurationKeys.contains(key) {
      note(.property, configuration, view.name, "\(key) of the configuration is left out")
    }
    return lines
  }

  /// Keys with the default and the other values that scenes have, too.
  private static let configurationWords: [(String, standard: String, words: [String])] = [
    ("buttonSize", "medium", ["mini", "small", "large"]),
    ("cornerStyle", "dynamic", ["fixed", "small", "medium", "large", "capsule"]),
    ("imagePlacement", "leading", ["trailing", "top", "bottom"]),
    ("titleAlignment", "automatic", ["leading", "center", "trailing"]),
  ]

  /// The attributes of a configuration that are imported, and those that have no effect on an iPhone.
  private static let configurationKeys: Set<String> = [
    "key", "id", "style", "title", "attributedTitle", "subtitle", "attributedSubtitle", "image",
    "catalog", "preferredSymbolConfiguration", "preferredSymbolConfigurationForImage",
    "fontDescription", "titleFontDescription", "buttonSize", "cornerStyle", "imagePlacement",
    "titleAlignment", "imagePadding", "titlePadding", "showsActivityIndicator",
    "baseForegroundColor", "baseBackgroundColor", "contentInsets", "macIdiomStyle",
  ]
}
