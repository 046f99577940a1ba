internal import Drawing
package import Resolution
internal import ResolvedViews
internal import Scenes
package import Views
package import Vocabulary
internal import Wording

/// A difference between two states of a cell, in words for captions and tables, as "shadow 8 → 2".
package struct CellDifference: Hashable, Sendable {
  /// How much a difference matters: captions name the first ones.
  enum Rank: Int {
    case form, size, edge, presence, content, color, rest, place
  }

  /// The view.
  package let view: ViewName
  /// The property that gives the value; `nil` for what layout makes of several.
  package let property: PropertyName?
  /// The property that differs, as "scale" or "title colour".
  package private(set) var subject: String
  /// The property that differs, with the name that the scene gives the view: "like.imageView tint".
  package let namedSubject: String
  /// The value in the base; `nil` where the new value alone says all.
  package let old: String?
  /// The value in the state.
  package let new: String
  private let rank: Int

  init(
    _ view: ViewName, _ property: PropertyName?, _ rank: Rank, _ what: String = "",
    from old: String? = nil, to new: String
  ) {
    self.view = view
    self.property = property
    self.rank = rank.rawValue
    subject = Self.subject(Self.words(view), what, of: view)
    namedSubject = Self.namedSubject(view, what)
    self.old = old
    self.new = new
  }

  /// Whether only a colour differs.
  package var isColor: Bool { rank == Rank.color.rawValue }

  /// The difference as one text. Of colours with names only the new one is named.
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
        CellDifference(view, PropertyName.isInstalled, .presence, to: "shown"))
    }
    for view in before.order where after.views[view] == nil && !isGround(view) {
      list.append(
        CellDifference(view, PropertyName.isInstalled, .presence, to: "gone"))
    }
    // A slider, stepper, segmented control or page control is described by its value instead of its parts.
    // Differences that a control passes on to a view that it creates are reported once.
    let valued = Set(
      after.views.values.filter { ControlValue(of: $0.view.kind) != nil }.map(\.view.name))
    list.removeAll { control(of: $0.view).map(valued.contains) == true }
    let told = Dictionary(grouping: list, by: \.view).mapValues { Set($0.compactMap(\.property)) }
    list.removeAll { difference in
      guard let property = difference.property, let control = control(of: difference.view)
      else { return false }
      let properties = told[control, default: []]
      guard !properties.contains(property) else { return true }
      return after.views[control]?.view.kind == .button
        && sources[property, default: []].contains { properties.contains($0) }
    }
    nameControls(in: &list)
    return list.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  /// The properties of a button that give those of its parts.
  private static let sources: [PropertyName: [PropertyName]] = [
    .backgroundColor: [.baseBackgroundColor],
    .textColor: [.baseForegroundColor, .titleColor, .tintColor],
    .tintColor: [.baseForegroundColor],
  ]

  /// Adds the controls' names to parts of several controls with the same name, such as the image views of two buttons.
  private static func nameControls(in list: inout [CellDifference]) {
    let views = Dictionary(grouping: list, by: \.subject).mapValues { Set($0.map(\.view)) }
    for index in list.indices {
      let subject = list[index].subject
      guard views[subject, default: []].count > 1, let control = control(of: list[index].view)
      else { continue }
      let name = words(control.rawValue)
      if !subject.hasPrefix(name + " ") { list[index].subject = "\(name) \(subject)" }
    }
  }

  private static let clearBackground = "background clear"

  /// The first differences as one caption: at most three, and how many more there are.
  package static func caption(_ list: [CellDifference]) -> [String] {
    var texts: [String] = []
    for text in list.filter({ $0.rank < Rank.place.rawValue }).map(\.text)
    where !texts.contains(text) {
      texts.append(text)
    }
    // A background that becomes clear below another one is not seen.
    if texts.contains(where: { $0.hasPrefix("background ") && $0 != Self.clearBackground }) {
      texts.removeAll { $0 == Self.clearBackground }
    }
    if texts.isEmpty, let first = list.first { texts = [first.text] }
    let most = 3
    return texts.count > most
      ? Array(texts.prefix(most)) + ["+ \(texts.count - most)"] : texts
  }

  // MARK: - Views

  struct Shown {
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
  static func isGround(_ view: ViewName) -> Bool {
    [.cell, .contentView].contains(view) || isBackground(view)
  }

  /// Whether the view is one of those that lie behind the content.
  private static func isBackground(_ view: ViewName) -> Bool {
    let name = view.rawValue.lowercased()
    return name.hasPrefix("background") || name.hasPrefix("selectedbackground")
      || name.hasPrefix("multipleselectionbackground")
  }

  /// The control of `like.imageView`; `nil` for views that are no part of another one.
  private static func control(of part: ViewName) -> ViewName? {
    part.rawValue.lastIndex(of: ".").map { ViewName(rawValue: String(part.rawValue[..<$0])) }
  }

  /// The name of a view that shows text or an icon, in words. The titles of a segmented control have the control's.
  package static func words(ofInk view: ViewName) -> String {
    let isTitle = view.rawValue.last?.isNumber == true
    return words((isTitle ? control(of: view) ?? view : view).rawValue)
  }

  /// The name of a view in words; empty for the cell and what fills it.
  static func words(_ view: ViewName) -> String {
    isGround(view) ? "" : words(view.rawValue)
  }

  /// What differs, with the name of its view in words: "title colour". A word that ends the name and begins the rest
  /// is written once, as in "card background"; of a control's part with this name only, the control's name is written,
  /// as in "like background".
  package static func subject(_ name: String, _ what: String, of view: ViewName) -> String {
    var parts = name.split(separator: " ").map(String.init)
    if let last = parts.last, what == last || what.hasPrefix(last + " ") {
      parts.removeLast()
      if parts.isEmpty, let control = control(of: view) { parts = [words(control.rawValue)] }
    }
    return (parts + [what]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The property that differs, with the name that the scene gives the view: "like.imageView tint".
  package static func namedSubject(_ view: ViewName, _ what: String) -> String {
    what.isEmpty ? view.rawValue : "\(view.rawValue) \(what)"
  }

  /// `disclosureIndicator` as "disclosure indicator".
  package static func words(_ name: String) -> String {
    // Of a part of a configuration, as `contentConfiguration.text`, the part alone.
    spacedWords(name.split(separator: ".").last.map(String.init) ?? name)
  }

  static func short(_ number: Double) -> String { decimal(number, places: 3) }
}
