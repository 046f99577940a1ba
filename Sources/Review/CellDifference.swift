internal import Drawing
package import Resolution
package import Scenes
package import Vocabulary

/// What one state of a cell changes against another, in words for captions and tables, as "shadow 8 → 2".
package struct CellDifference: Hashable, Sendable {
  /// How much a difference matters: captions name the first ones.
  private enum Rank: Int {
    case form, size, edge, presence, content, color, rest, place
  }

  /// The view.
  package let view: ViewName
  /// The property that gives the value; `nil` for what layout makes of several.
  package let property: PropertyName?
  /// What differs, as "scale" or "title colour".
  package let subject: String
  /// The value in the base; `nil` where the new value alone says all.
  package let old: String?
  /// The value in the state.
  package let new: String
  private let rank: Int

  private init(
    _ view: ViewName, _ property: PropertyName?, _ rank: Rank, _ subject: String,
    from old: String? = nil, to new: String
  ) {
    self.view = view
    self.property = property
    self.rank = rank.rawValue
    self.subject = subject
    self.old = old
    self.new = new
  }

  /// The difference as one text. Of colours with names only the new one is told.
  package var text: String {
    let isColor = rank == Rank.color.rawValue && !new.hasPrefix("#")
    return "\(subject) \(isColor ? "" : old.map { "\($0) → " } ?? "")\(new)"
  }

  /// Returns what differs between two pictures of one item's cell, what matters most first.
  ///
  /// - Parameter colorName: The name of a colour of a property in one of the cells; `nil` for one without a
  ///   name.
  package static func list(
    from base: PresentedCell, to cell: PresentedCell,
    colorName: (ViewName, PropertyName, PresentedCell) -> String? = { _, _, _ in nil }
  ) -> [CellDifference] {
    var list: [CellDifference] = []
    let (old, new) = (base.frame.size, cell.frame.size)
    if old.height != new.height {
      list.append(
        CellDifference(
          base.view.name, nil, .size, "height", from: short(old.height), to: short(new.height)))
    }
    if old.width != new.width {
      list.append(
        CellDifference(
          base.view.name, nil, .size, "width", from: short(old.width), to: short(new.width)))
    }
    let (before, after) = (views(of: base), views(of: cell))
    for view in after.order {
      guard let one = before.views[view], let other = after.views[view] else { continue }
      guard one.isShown || other.isShown else { continue }
      list += differences(one, other) { property, isNew in
        colorName(view, property, isNew ? cell : base)
      }
    }
    for view in after.order where isBackground(view) {
      guard let shown = after.views[view], shown.isShown, before.views[view]?.isShown != true,
        let color = shown.view.properties.color(.backgroundColor), color.alpha > 0,
        (after.views[.contentView]?.view.properties.color(.backgroundColor)?.alpha ?? 0) < 1
      else { continue }
      list.append(
        CellDifference(
          view, PropertyName.backgroundColor, .color, "background",
          to: colorName(view, PropertyName.backgroundColor, cell) ?? LookWords.name(color)))
    }
    for view in after.order where before.views[view] == nil && !isGround(view) {
      list.append(
        CellDifference(view, PropertyName.isInstalled, .presence, words(view), to: "shown"))
    }
    for view in before.order where after.views[view] == nil && !isGround(view) {
      list.append(
        CellDifference(view, PropertyName.isInstalled, .presence, words(view), to: "gone"))
    }
    return list.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  /// The first differences as one caption: at most three, and how many more there are.
  package static func caption(_ list: [CellDifference]) -> [String] {
    var texts: [String] = []
    for text in list.filter({ $0.rank < Rank.place.rawValue }).map(\.text)
    where !texts.contains(text) {
      texts.append(text)
    }
    if texts.isEmpty, let first = list.first { texts = [first.text] }
    let most = 3
    return texts.count > most
      ? Array(texts.prefix(most)) + ["+ \(texts.count - most)"] : texts
  }

  // MARK: - Views

  private struct Shown {
    let view: PresentedView
    let isShown: Bool
  }

  private static func views(
    of cell: PresentedCell
  ) -> (order: [ViewName], views: [ViewName: Shown]) {
    var order: [ViewName] = []
    var found: [ViewName: Shown] = [:]
    func visit(_ view: PresentedView, isShown: Bool) {
      let isShown = isShown && !view[.isHidden] && view[.alpha] > 0
      order.append(view.name)
      found[view.name] = Shown(view: view, isShown: isShown)
      for child in view.subviews { visit(child, isShown: isShown) }
    }
    visit(cell.view, isShown: true)
    return (order, found)
  }

  /// Whether the view is one that every cell has, so that its name says nothing.
  private static func isGround(_ view: ViewName) -> Bool {
    [.cell, .contentView].contains(view) || isBackground(view)
  }

  /// Whether the view is one of those that lie behind the content.
  private static func isBackground(_ view: ViewName) -> Bool {
    let name = view.rawValue.lowercased()
    return name.hasPrefix("background") || name.hasPrefix("selectedbackground")
      || name.hasPrefix("multipleselectionbackground")
  }

  /// The name of a view in words; empty for the cell and what fills it.
  private static func words(_ view: ViewName) -> String {
    isGround(view) ? "" : words(view.rawValue)
  }

  /// `disclosureIndicator` as "disclosure indicator".
  package static func words(_ name: String) -> String {
    // Of a part of a configuration, as `contentConfiguration.text`, the part alone.
    (name.split(separator: ".").last.map(String.init) ?? name).reduce(into: "") { text, character in
      text += character.isUppercase ? " " + character.lowercased() : String(character)
    }
  }

  // MARK: - Properties

  private static func differences(
    _ one: Shown, _ other: Shown, colorName: (PropertyName, Bool) -> String?
  ) -> [CellDifference] {
    let (old, new) = (one.view, other.view)
    let name = new.name
    func subject(_ what: String) -> String {
      [words(name), what].filter { !$0.isEmpty }.joined(separator: " ")
    }
    var list: [CellDifference] = []
    if one.isShown != other.isShown, old[.isHidden] != new[.isHidden] || old[.alpha] != new[.alpha]
    {
      if !isGround(name) {
        let property = old[.isHidden] != new[.isHidden] ? PropertyName.isHidden : PropertyName.alpha
        list.append(
          CellDifference(
            name, property, .presence, words(name), to: other.isShown ? "shown" : "hidden"))
      }
      return list
    }
    guard one.isShown, other.isShown else { return list }
    list += transforms(from: old, to: new, subject)
    var isShadowTold = false
    for (property, here, there) in new.properties.differences(from: old.properties) {
      let isShadow = shadowNames.contains(property)
      if isShadow, isShadowTold { continue }
      if isShadow {
        isShadowTold = true
        list += shadows(from: old, to: new, subject)
        continue
      }
      if property == PropertyName.transform || property == PropertyName.isHidden { continue }
      // A caption tells what can be seen.
      if PropertyName.ofAccessibility.contains(property) { continue }
      let what = subject(propertyWords[property.rawValue] ?? words(property.rawValue))
      let rank: Rank = edgeNames.contains(property.rawValue) ? .edge : .rest
      switch (there.value, here.value) {
      case (.color(let before), .color(let after)):
        if property == PropertyName.borderColor, new[.borderWidth] <= 0 || old[.borderWidth] <= 0 {
          continue
        }
        let colors = colorTexts(
          before, after, old: colorName(property, false), new: colorName(property, true))
        list.append(
          CellDifference(name, property, .color, what, from: colors.old, to: colors.new))
      case (.string, .string(let text)):
        list.append(
          CellDifference(
            name, property, .content, words(name),
            to: "“\(text.count > 24 ? String(text.prefix(23)) + "…" : text)”"))
      case (.number(let before), .number(let after)):
        if property == PropertyName.borderWidth, before <= 0, let color = new[.borderColor] {
          let named =
            colorName(PropertyName.borderColor, true) ?? LookWords.name(color.resolved(in: .light))
          list.append(CellDifference(name, property, rank, what, to: "\(short(after)) \(named)"))
          continue
        }
        list.append(
          CellDifference(name, property, rank, what, from: short(before), to: short(after)))
      case (let before, let after):
        guard visibleNames.contains(property.rawValue) else { continue }
        list.append(
          CellDifference(name, property, rank, what, from: before.plain, to: after.plain))
      }
    }
    let isOwnSize = old.frame.size != new.frame.size
    if name != .cell, !isGround(name), old.frame != new.frame {
      let isMove = !isOwnSize
      let delta = new.frame.origin - old.frame.origin
      list.append(
        isMove
          ? CellDifference(
            name, nil, .place, words(name), to: "moved by \(short(delta.x)), \(short(delta.y))")
          : CellDifference(
            name, nil, .place, subject("size"), from: size(old.frame.size),
            to: size(new.frame.size)))
    }
    return list
  }

  private static func transforms(
    from old: PresentedView, to new: PresentedView, _ subject: (String) -> String
  ) -> [CellDifference] {
    let (one, other) = (old[.transform], new[.transform])
    guard one != other else { return [] }
    let property = PropertyName.transform
    var list: [CellDifference] = []
    func add(_ what: String, from: String?, to: String) {
      list.append(CellDifference(new.name, property, .form, subject(what), from: from, to: to))
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
    from old: PresentedView, to new: PresentedView, _ subject: (String) -> String
  ) -> [CellDifference] {
    func strength(_ view: PresentedView) -> Double { view[.shadowOpacity] }
    func make(
      _ property: PropertyName, _ what: String, from: String? = nil, to: String
    ) -> CellDifference {
      CellDifference(new.name, property, .edge, subject(what), from: from, to: to)
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
  private static let edgeNames: Set<String> = ["alpha", "borderWidth", "cornerRadius"]
  /// The properties that are neither numbers nor colours and can be seen.
  private static let visibleNames: Set<String> = [
    "font", "systemImage", "image", "path", "maskedCorners", "cornerCurve", "textAlignment",
    "contentMode", "accessories",
  ]
  private static let propertyWords = [
    "backgroundColor": "background", "textColor": "colour", "tintColor": "tint",
    "borderWidth": "border", "borderColor": "border", "cornerRadius": "corner",
    "systemImage": "symbol", "fillColor": "fill", "strokeColor": "line", "strokeEnd": "line to",
    "strokeStart": "line from", "progressTintColor": "colour", "trackTintColor": "track",
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

  private static func short(_ number: Double) -> String { decimal(number, places: 3) }
  private static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }
  private static func size(_ size: Size) -> String {
    "\(short(size.width)) × \(short(size.height))"
  }
}

extension PropertyValue {
  /// The value without quotes.
  fileprivate var plain: String {
    let text = sceneText
    return text.count > 26 ? String(text.prefix(25)) + "…" : text
  }
}
