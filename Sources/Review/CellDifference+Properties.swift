internal import Drawing
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary
internal import Wording

/// The differences in the properties of a view.
extension CellDifference {
  static func differences(
    _ one: Shown, _ other: Shown, colorName: (PropertyName, Bool) -> String?
  ) -> [CellDifference] {
    let (old, new) = (one.view, other.view)
    if one.isShown != other.isShown, old[.isHidden] != new[.isHidden] || old[.alpha] != new[.alpha]
    {
      return presence(from: old, to: other)
    }
    guard one.isShown, other.isShown else { return [] }
    return transforms(from: old, to: new) + properties(from: old, to: new, colorName)
      + frames(from: old, to: new)
  }

  /// That a view is shown or hidden.
  private static func presence(from old: PresentedView, to new: Shown) -> [CellDifference] {
    let name = new.view.name
    guard !isGround(name) else { return [] }
    let property =
      old[.isHidden] != new.view[.isHidden] ? PropertyName.isHidden : PropertyName.alpha
    return [
      CellDifference(
        name, property, .presence, to: new.isShown ? "shown" : "hidden")
    ]
  }

  /// The differences of properties, in the order of the table. Those of a shadow are reported once.
  private static func properties(
    from old: PresentedView, to new: PresentedView, _ colorName: (PropertyName, Bool) -> String?
  ) -> [CellDifference] {
    var list: [CellDifference] = []
    var isShadowTold = false
    for (property, here, there) in new.properties.differences(from: old.properties) {
      if shadowNames.contains(property) {
        if !isShadowTold { list += shadows(from: old, to: new) }
        isShadowTold = true
      } else if property == PropertyName.tintColor, isOnlyPassedOn(here, there, by: new) {
        continue
      } else if let differences = specialDifferences(of: property, from: old, to: new) {
        list += differences
      } else if let difference = plainDifference(
        of: property, there.value, here.value, from: old, to: new, colorName)
      {
        list.append(difference)
      }
    }
    return list
  }

  /// Whether a view draws nothing in its tint colour, which is that of a superview: spinners and labels have colours of
  /// their own.
  private static func isOnlyPassedOn(
    _ here: ResolvedValue, _ there: ResolvedValue, by view: PresentedView
  ) -> Bool {
    !type(of: view.properties.content).showsTintColor && !here.origin.isAuthored
      && !there.origin.isAuthored
  }

  /// The changes of a property whose values alone do not describe them; empty for none, `nil` for other properties.
  private static func specialDifferences(
    of property: PropertyName, from old: PresentedView, to new: PresentedView
  ) -> [CellDifference]? {
    let name = new.name
    if property == PropertyName.transform || property == PropertyName.isHidden { return [] }
    // A caption describes only what is visible.
    if PropertyName.ofAccessibility.contains(property) { return [] }
    if property == PropertyName.mask {
      let mask = new[.mask]
      let what = mask == nil ? "without" : "masked by"
      return [
        CellDifference(
          name, property, Self.rank(of: property), what,
          to: mask.map { words($0.rawValue) } ?? "mask")
      ]
    }
    if property == ControlFlag.disabled.property, ControlValue(of: new.kind) != nil {
      return [
        CellDifference(
          name, property, .presence, to: new[.isEnabled] ? "enabled" : "disabled")
      ]
    }
    if let before = valueWords(property, of: old), let after = valueWords(property, of: new) {
      return [CellDifference(name, property, .content, from: before, to: after)]
    }
    return nil
  }

  /// The change of a property, described by its values; `nil` if it is not visible.
  private static func plainDifference(
    of property: PropertyName, _ before: PropertyValue, _ after: PropertyValue,
    from old: PresentedView, to new: PresentedView, _ colorName: (PropertyName, Bool) -> String?
  ) -> CellDifference? {
    let name = new.name
    let what = propertyWords[property.rawValue] ?? words(property.rawValue)
    let rank = Self.rank(of: property)
    switch (before, after) {
    case (.color(let before), .color(let after)):
      let widths: [Double] = [new[.borderWidth], old[.borderWidth]]
      if property == PropertyName.borderColor, widths.contains(where: { $0 <= 0 }) { return nil }
      let (one, other) = (seen(before, property, of: old), seen(after, property, of: new))
      guard one != other else { return nil }
      let none = clearNames.contains(property) ? nil : "default"
      let colors = colorTexts(
        one, other, old: colorName(property, false) ?? (one == nil ? none : nil),
        new: colorName(property, true) ?? (other == nil ? none : nil))
      return CellDifference(name, property, .color, what, from: colors.old, to: colors.new)
    case (.string, .string(let text)):
      return CellDifference(name, property, .content, to: quoted(text))
    case (.number(let before), .number(let after)):
      if property == PropertyName.borderWidth, before <= 0, let color = new[.borderColor] {
        let named =
          colorName(PropertyName.borderColor, true) ?? LookWords.name(color.resolved(in: .light))
        return CellDifference(name, property, rank, what, to: "\(short(after)) \(named)")
      }
      return CellDifference(name, property, rank, what, from: short(before), to: short(after))
    case (.font(let before), .font(let after)):
      return CellDifference(name, property, rank, what, from: before.words, to: after.words)
    case (.colors, .colors(let colors)):
      let names = colors.map { LookWords.name($0.resolved(in: .light)) }
      let distinct = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
      return CellDifference(name, property, .color, what, to: distinct.joined(separator: " and "))
    case (.locations, .locations):
      return CellDifference(name, property, rank, "gradient", to: "moved")
    case (.attributedText(let before), .attributedText(let after)):
      let text = told(after?.string ?? "")
      return CellDifference(
        name, property, .content,
        to: after?.string == before?.string || text.isEmpty ? "in another style" : quoted(text))
    case (.symbolConfiguration, .symbolConfiguration):
      return CellDifference(name, property, rank, to: "in another configuration")
    case (let before, let after):
      guard property.definition.isVisible else { return nil }
      return CellDifference(name, property, rank, what, from: before.plain, to: after.plain)
    }
  }

  /// A colour as it is seen: where the property is nil, the one that is shown for it; `nil` where that is not known.
  private static func seen(
    _ color: DynamicColor?, _ property: PropertyName, of view: PresentedView
  ) -> DynamicColor? {
    if let color { return color }
    if case .color(let shown?) = view.properties.shown(property) { return shown }
    if property == PropertyName.minimumTrackTintColor { return view[.tintColor] }
    for (part, property) in partsShowing[property, default: []] {
      let name = ViewName(rawValue: "\(view.name.rawValue).\(part)")
      if case .color(let shown?)? = view.view(named: name)?.properties.shown(property) {
        return shown
      }
    }
    return nil
  }

  /// The parts of a button that show its colours, with their properties.
  private static let partsShowing: [PropertyName: [(part: String, property: PropertyName)]] = [
    PropertyName.baseForegroundColor: [
      ("titleLabel", PropertyName.textColor), ("imageView", PropertyName.tintColor),
    ],
    PropertyName.titleColor: [("titleLabel", PropertyName.textColor)],
    PropertyName.baseBackgroundColor: [("background", PropertyName.backgroundColor)],
  ]

  /// The colours that are clear where they are nil.
  private static let clearNames: Set<PropertyName> = [
    PropertyName.backgroundColor, PropertyName.fillColor, PropertyName.strokeColor,
    PropertyName.borderColor, PropertyName.shadowColor,
  ]

  /// How layout moves or resizes a view.
  private static func frames(
    from old: PresentedView, to new: PresentedView
  ) -> [CellDifference] {
    let name = new.name
    let before = old.frame.onPixelGrid(scale: old.scale)
    let after = new.frame.onPixelGrid(scale: new.scale)
    guard name != .cell, !isGround(name), before != after else { return [] }
    guard before.size == after.size else {
      return [
        CellDifference(
          name, nil, .place, "size", from: size(before.size),
          to: size(after.size))
      ]
    }
    let delta = after.origin - before.origin
    return [
      CellDifference(
        name, nil, .place, to: "moved by \(short(delta.x)), \(short(delta.y))")
    ]
  }

  /// The value of a slider, stepper, segmented control or page control in words: "2", "“Week”", "page 3"; `nil` for other
  /// properties.
  private static func valueWords(_ property: PropertyName, of view: PresentedView) -> String? {
    guard let value = ControlValue(of: view.kind), value.property == property else { return nil }
    switch value {
    case .value: return short(view[.value])
    case .selectedSegmentIndex:
      let (index, items) = (view[.selectedSegmentIndex], view[.items])
      return items.indices.contains(index) ? quoted(items[index]) : "none"
    case .currentPage: return "page \(view[.currentPage] + 1)"
    }
  }

  private static func transforms(
    from old: PresentedView, to new: PresentedView
  ) -> [CellDifference] {
    let (one, other) = (old[.transform], new[.transform])
    guard one != other else { return [] }
    let property = PropertyName.transform
    var list: [CellDifference] = []
    func add(_ what: String, from: String?, to: String) {
      list.append(
        CellDifference(
          new.name, property, .form, what, from: from, to: to))
    }
    if one.scaleX != other.scaleX || one.scaleY != other.scaleY {
      func text(_ transform: ViewTransform) -> String {
        transform.scaleX == transform.scaleY
          ? short(transform.scaleX) : "\(short(transform.scaleX)) × \(short(transform.scaleY))"
      }
      let isPlain = one.scaleX == 1 && one.scaleY == 1
      add("scale", from: isPlain ? nil : text(one), to: text(other))
    }
    if one.rotation != other.rotation {
      func text(_ transform: ViewTransform) -> String {
        "\(decimal(transform.rotation.halfTurns * 180, places: 1))°"
      }
      add("turned", from: one.rotation == .zero ? nil : text(one), to: text(other))
    }
    if one.translation != other.translation {
      let delta = other.translation - one.translation
      add("moved by", from: nil, to: "\(short(delta.x)), \(short(delta.y))")
    }
    return list
  }

  private static func shadows(
    from old: PresentedView, to new: PresentedView
  ) -> [CellDifference] {
    func strength(_ view: PresentedView) -> Double { view[.shadowOpacity] }
    func make(
      _ property: PropertyName, _ what: String, from: String? = nil, to: String
    ) -> CellDifference {
      CellDifference(new.name, property, .edge, what, from: from, to: to)
    }
    if strength(old) <= 0, strength(new) <= 0 { return [] }
    if strength(new) <= 0 { return [make(PropertyName.shadowOpacity, "without", to: "shadow")] }
    if strength(old) <= 0 {
      return [make(PropertyName.shadowOpacity, "shadow", to: short(new[.shadowRadius]))]
    }
    var list: [CellDifference] = []
    if old[.shadowRadius] != new[.shadowRadius] {
      list.append(
        make(
          PropertyName.shadowRadius, "shadow", from: short(old[.shadowRadius]),
          to: short(new[.shadowRadius])))
    }
    if strength(old) != strength(new) {
      list.append(
        make(
          PropertyName.shadowOpacity, "shadow", from: percent(strength(old)),
          to: percent(strength(new))))
    }
    let (one, other) = (old[.shadowOffset], new[.shadowOffset])
    if one != other {
      list.append(
        one.width == other.width
          ? make(
            PropertyName.shadowOffset, "shadow offset", from: short(one.height),
            to: short(other.height))
          : make(PropertyName.shadowOffset, "shadow offset", from: size(one), to: size(other)))
    }
    return list
  }

  // MARK: - Words

  private static let shadowNames: Set<PropertyName> = [
    PropertyName.shadowOpacity, PropertyName.shadowRadius, PropertyName.shadowOffset,
    PropertyName.shadowColor,
  ]
  private static func rank(of property: PropertyName) -> Rank {
    edgeNames.contains(property.rawValue) ? .edge : .rest
  }
  private static let edgeNames: Set<String> = ["alpha", "borderWidth", "cornerRadius", "mask"]
  private static let propertyWords = [
    "backgroundColor": "background", "textColor": "colour", "tintColor": "tint",
    "borderWidth": "border", "borderColor": "border", "cornerRadius": "corner",
    "systemImage": "symbol", "fillColor": "fill", "strokeColor": "line", "strokeEnd": "line to",
    "strokeStart": "line from", "colors": "colours", "effect": "material",
    "progressTintColor": "colour", "trackTintColor": "track",
  ]

  private static func colorTexts(
    _ before: DynamicColor?, _ after: DynamicColor?, old: String?, new: String?
  ) -> (old: String, new: String) {
    func hex(_ color: DynamicColor?) -> String {
      guard let color = color?.resolved(in: .light), color.alpha > 0 else { return "clear" }
      return color.hexText
    }
    func word(_ color: DynamicColor?) -> String {
      guard let color = color?.resolved(in: .light), color.alpha > 0 else { return "clear" }
      return color.alpha < 1
        ? "\(LookWords.name(color)) \(percent(color.alpha))" : LookWords.name(color)
    }
    let named = (old ?? word(before), new ?? word(after))
    return named.0 == named.1 ? (hex(before), hex(after)) : named
  }

  private static func quoted(_ text: String) -> String {
    let text = told(text)
    return "“\(text.count > 24 ? String(text.prefix(23)) + "…" : text)”"
  }
  /// The words of a text: without attachments, which have no letters, and on one line.
  private static func told(_ text: String) -> String {
    text.replacing(TextAttachment.character, with: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
  private static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }
  private static func size(_ size: Size) -> String {
    "\(short(size.width)) × \(short(size.height))"
  }
}

extension PropertyValue {
  /// The value without quotes; UIKit's nil as "none".
  fileprivate var plain: String {
    let text =
      switch self {
      case .word(let word): CellDifference.words(word)
      case .symbol(nil), .image(nil), .path(nil): "none"
      default: sceneText
      }
    return text.count > 26 ? String(text.prefix(25)) + "…" : text
  }
}

extension DynamicFont {
  /// The font in words: "17 semibold", "monospaced 13", "headline".
  fileprivate var words: String {
    switch self {
    case .fixed(let font), .scaledFont(let font, _, _):
      let weight = font.weight == .regular ? nil : "\(font.weight)"
      return [
        font.descriptor?.name ?? Self.words(font.design), decimal(font.pointSize), weight,
        font.isItalic ? "italic" : nil,
      ].compactMap(\.self).joined(separator: " ")
    case .preferredFont(let style, let weight, let design):
      return [style.rawValue, weight.map { "\($0)" }, Self.words(design)].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  /// The name of a design; `nil` for the usual one.
  private static func words(_ family: Font.SystemDesign) -> String? {
    family == .system ? nil : family.rawValue
  }
}
