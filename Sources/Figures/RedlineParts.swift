internal import Diagrams
internal import Drawing
internal import Interaction
internal import Layout
internal import Resolution
internal import ResolvedViews
internal import Review
internal import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary
internal import Wording

/// The views of a cell that a redline sheet measures, with their descriptions.
struct RedlineParts {
  private let renderer: SceneRenderer
  private let cell: PresentedCell
  private let contrasts: [ViewName: InkContrast]
  private let whole: Rect

  /// The maximum fraction of the cell for a view that is described without its subviews. Our choice.
  private static let mostShare = 0.5

  init(
    _ renderer: SceneRenderer, _ cell: PresentedCell, on stage: LookStage
  ) throws(RenderingError) {
    self.renderer = renderer
    self.cell = cell
    whole = Rect(origin: .zero, size: cell.frame.size)
    contrasts = Dictionary(
      try InkContrast.list(of: cell, on: stage).map { ($0.view, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The views, from back to front.
  var list: [RedlineContent.Part] { parts(of: cell.view, at: .zero, clip: nil) }

  private func parts(
    of view: PresentedView, at origin: Point, clip: Rect?
  ) -> [RedlineContent.Part] {
    guard !view[.isHidden], view[.alpha] > 0 else { return [] }
    let frame = view.frame.offset(by: origin)
    // A view that is clipped away is not measured.
    if let clip, !clip.intersects(frame) { return [] }
    let inner = view[.clipsToBounds] ? clip?.intersection(frame) ?? frame : clip
    let inside = view.subviews.flatMap { parts(of: $0, at: frame.origin, clip: inner) }
    guard frame != whole, frame.size.width > 0, frame.size.height > 0, view.isSeen else {
      return inside
    }
    let share = frame.size.width * frame.size.height / max(1, whole.size.width * whole.size.height)
    let part = part(view, frame.onPixelGrid(scale: view.scale))
    return share > Self.mostShare || view.hasText ? [part] + inside : [part]
  }

  private func part(_ view: PresentedView, _ frame: Rect) -> RedlineContent.Part {
    let name = view.name.rawValue
    let contrast = contrasts[view.name]
    let ratio = contrast.map { " \(decimal($0.ratio, places: 1)) : 1" } ?? ""
    if let label = view.label, let font = label.lines.first?.text.font {
      let lines = label.lines
      let letters = lines.map { $0.letters.offset(by: frame.origin) }
      let ink = letters.dropFirst().reduce(letters.first ?? frame) { $0.union($1) }
      return RedlineContent.Part(
        name: name, frame: frame, ink: ink, style: fonts(of: label, in: font, of: view),
        detail: color(of: view, ["textColor", "color"]) + ratio
          + (contrast?.isLow == true ? ", low" : ""),
        isFaint: contrast?.isLow == true, isText: true)
    }
    let size = "\(short(frame.size.width)) × \(short(frame.size.height))"
    let corner = view[.cornerRadius] > 0 ? "corner \(short(view[.cornerRadius]))" : ""
    let tint = contrast == nil ? "" : color(of: view, ["tintColor"]) + ratio
    let background = color(of: view, ["backgroundColor"])
    let detail = [tint, tint.isEmpty ? background : "", corner].filter { !$0.isEmpty }
    return RedlineContent.Part(
      name: name, frame: frame, style: "\(view.kind.word.lowerWords) \(size)",
      detail: detail.prefix(2).joined(separator: ", ")
        + (contrast?.isLow == true ? ", low" : ""),
      isFaint: contrast?.isLow == true)
  }

  /// The maximum number of fonts that are named. Our choice.
  private static let mostFonts = 4

  /// The fonts of a text in words, in the order in which they begin, with the name of the text style if the scene
  /// gives one: "headline 17, semibold", or "body 17, regular and monospaced 17, regular". More than two are in
  /// short, with a name where it changes and without regular weights: "system 15 semibold, 32 bold, body 17".
  private func fonts(of label: LabelLines, in firstFont: Font, of view: PresentedView) -> String {
    let authored = source(of: "font", view)
    // The font of a line is the largest of its parts'.
    var viewsFont = firstFont
    if case .font(let own) = view.properties[PropertyName.font].value {
      viewsFont = own.resolved(at: renderer.traits.preferredContentSizeCategory)
    }
    let isStyle = !authored.isEmpty && authored.allSatisfy { $0.isLetter || $0.isNumber }
    func name(_ font: Font) -> String {
      let isViews =
        font.design == viewsFont.design && font.pointSize == viewsFont.pointSize
        && font.isCustom == viewsFont.isCustom
      if isStyle, isViews { return authored }
      return font.descriptor?.name ?? font.design.rawValue
    }
    var fonts: [Font] = []
    for piece in label.pieces where piece.text.string.contains(where: { !$0.isWhitespace }) {
      if !fonts.contains(piece.text.font) { fonts.append(piece.text.font) }
    }
    if fonts.isEmpty { fonts = [viewsFont] }
    guard fonts.count > 2 else {
      return fonts.map { font in
        ["\(name(font)) \(short(font.pointSize))"] + Self.traits(of: font)
      }.map { $0.joined(separator: ", ") }.joined(separator: " and ")
    }
    var (parts, last): ([String], String?) = ([], nil)
    for font in fonts.prefix(Self.mostFonts) {
      let own = name(font)
      let traits = Self.traits(of: font).filter { $0 != Font.Weight.regular.description }
      let words = (own == last ? [] : [own]) + [short(font.pointSize)] + traits
      parts.append(words.joined(separator: " "))
      last = own
    }
    let more = fonts.count - parts.count
    return parts.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The weight of a font and whether it is italic, in words. A font file has the weight that it has.
  private static func traits(of font: Font) -> [String] {
    let weight = font.isCustom ? font.descriptor?.weight : font.weight
    return [weight?.description, font.isItalic ? "italic" : nil].compactMap(\.self)
  }

  /// The first of some colours that the view has: its name, or its digits; empty for none.
  private func color(of view: PresentedView, _ names: [String]) -> String {
    for name in names {
      guard let property = PropertyName(rawValue: name),
        case .color(let color?) = view.properties.shown(property)
      else { continue }
      let shown = color.resolved(in: .light)
      guard shown.alpha > 0 else { continue }
      let authored = source(of: name, view)
      return authored.isEmpty || authored.hasPrefix("{") ? shown.hexText : authored
    }
    return ""
  }

  private func source(of name: String, _ view: PresentedView) -> String {
    PropertyName(rawValue: name).map {
      renderer.written($0, of: view.name, item: cell.item, state: cell.state)
    } ?? ""
  }

  private func short(_ number: Double) -> String { decimal(number, places: 2) }
}

extension SceneRenderer {
  /// A property's value as the scene writes it, without quotes; empty where it writes none, or `nil` for a colour that
  /// comes from elsewhere.
  func written(
    _ property: PropertyName, of view: ViewName, item: Int, state: CellState
  ) -> String {
    let candidates = resolved.candidates(for: property, of: view, item: item, state: state)
    guard let value = candidates?.last(where: \.holds)?.value, value != .color(nil) else {
      return ""
    }
    return value.sceneText.filter { $0 != "\"" }
  }
}

extension PresentedView {
  /// Whether the view itself draws something.
  fileprivate var isSeen: Bool {
    if let label { return !label.lines.isEmpty }
    let fill = properties.color(.backgroundColor)?.alpha ?? 0
    if fill > 0 || self[.borderWidth] > 0 || self[.shadowOpacity] > 0 { return true }
    return !["view", "stackView"].contains(kind.word) && kind.maker == .author
  }

  /// Whether a label is inside.
  fileprivate var hasText: Bool { subviews.contains { $0.label != nil || $0.hasText } }
}

extension String {
  /// `imageView` as "image": the kind of a view in words.
  fileprivate var lowerWords: String {
    let words = spacedWords(self)
    return words.hasSuffix(" view") ? String(words.dropLast(5)) : words
  }
}
