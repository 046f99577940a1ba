package import Drawing

/// A redline sheet that is laid out: a cell with dimension lines around it, fonts and colours as callouts, and tables of
/// its colours and of what its states change.
package struct RedlineSheet: Sendable {
  /// The content.
  package let content: RedlineContent
  /// The drawing, in points.
  package let displayList: DisplayList
  /// The factor by which the cell is drawn.
  package let scale: Double

  /// Places and draws the sheet.
  package init(
    _ content: RedlineContent, palette: DiagramPalette = .light, typesetter: any Typesetter
  ) throws(DiagramFailure) {
    self.content = content
    let page = try RedlinePage(content, palette, DiagramTypesetter(typesetter: typesetter))
    (displayList, scale) = (page.displayList, page.scale)
  }
}

/// The layout of a redline sheet's page.
private struct RedlinePage {
  private typealias Metrics = RedlineMetrics

  private let palette: DiagramPalette
  private let setter: DiagramTypesetter
  private var items: [DisplayList.Item] = []
  private var y = RedlineMetrics.margin
  private let inside = RedlineMetrics.width - 2 * RedlineMetrics.margin
  let scale: Double

  init(
    _ content: RedlineContent, _ palette: DiagramPalette, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    (self.palette, self.setter) = (palette, setter)
    let figure = try RedlineFigure(content, palette, setter)
    scale = figure.scale
    let size = [content.size.width, content.size.height].map { decimal($0, places: 2) }
    try addText(
      content.title.isEmpty ? "Specification" : content.title, Metrics.titleFont, palette.ink)
    y += 6
    try addText(
      "\(content.state), \(size[0]) × \(size[1]) pt, drawn at \(Int((scale * 100).rounded())) %."
        + " Numbers are points.", Metrics.smallFont, palette.secondaryInk)
    y += 20
    let (drawn, height) = try figure.drawing(at: y)
    items += drawn
    y += height
    try addTables(content)
    if !content.elements.isEmpty { try addElements(content.elements) }
    if !content.changes.isEmpty { try addChanges(content.changes) }
    var sentences = content.sentences
    if figure.leftOut > 0 {
      sentences.append(
        "Views without dimensions here: \(figure.leftOut); cellophane dump presentation lists all frames."
      )
    }
    guard !sentences.isEmpty else { return }
    y += Metrics.sectionGap - 8
    for sentence in sentences { try addText(sentence, Metrics.smallFont, palette.secondaryInk) }
  }

  var displayList: DisplayList {
    let size = Size(Metrics.width, (y + Metrics.margin).rounded(.up))
    let area = Path.rect(Rect(origin: .zero, size: size))
    return DisplayList(size: size, items: [.fill(area, palette.ground)] + items)
  }

  private mutating func addText(
    _ text: String, _ font: Font, _ color: Color
  ) throws(DiagramFailure) {
    for line in try setter.lines(text, font, width: inside) {
      items.append(.text(line, at: Point(Metrics.margin, y + font.ascender), color))
      y += font.lineHeight + 2
    }
  }

  /// Draws a text in the cell of a table and returns its height.
  private mutating func add(
    _ text: String, _ font: Font, _ color: Color, x: Double, width: Double
  ) throws(DiagramFailure) -> Double {
    var line = y
    for part in try setter.lines(text, font, width: width) {
      items.append(
        .text(part, at: Point(x, part.baseline(middle: line + Metrics.rowPitch / 2)), color))
      line += Metrics.rowPitch - 3
    }
    return max(Metrics.rowPitch, line - y + 3)
  }

  // MARK: - Tables

  private static let factsLeft = 640.0

  private mutating func addTables(_ content: RedlineContent) throws(DiagramFailure) {
    guard !content.tints.isEmpty || !content.facts.isEmpty else { return }
    y += Metrics.sectionGap - 8
    let top = y
    var bottom = y
    if !content.tints.isEmpty {
      try addHeads([("Colours", Metrics.margin), ("light", 402), ("dark", 512)])
      for tint in content.tints {
        let heights = [
          try add(tint.subject, Metrics.textFont, palette.ink, x: Metrics.margin, width: 150),
          try add(tint.source, Metrics.codeFont, palette.secondaryInk, x: 182, width: 214),
        ]
        for (color, x) in [(tint.light, 402.0), (tint.dark, 512.0)] {
          try addSwatch(color, x: x)
        }
        y += heights.max() ?? Metrics.rowPitch
      }
      bottom = y
    }
    if !content.facts.isEmpty {
      let left = content.tints.isEmpty ? Metrics.margin : Self.factsLeft
      y = top
      try addHeads([("Cell", left)])
      for fact in content.facts {
        let heights = [
          try add(fact.name, Metrics.textFont, palette.ink, x: left, width: 62),
          try add(
            fact.text, Metrics.smallFont, palette.secondaryInk, x: left + 64,
            width: Metrics.width - Metrics.margin - left - 64),
        ]
        y += heights.max() ?? Metrics.rowPitch
      }
    }
    y = max(y, bottom)
  }

  /// Draws the title of a table and the names of its columns.
  private mutating func addHeads(_ heads: [(String, Double)]) throws(DiagramFailure) {
    for (index, (text, x)) in heads.enumerated() {
      _ = try add(
        text, index == 0 ? Metrics.sectionFont : Metrics.smallFont,
        index == 0 ? palette.ink : palette.secondaryInk, x: x, width: 200)
    }
    y += Metrics.rowPitch + 4
  }

  private mutating func addSwatch(_ color: Color?, x: Double) throws(DiagramFailure) {
    guard let color, color.alpha > 0 else {
      _ = try add("none", Metrics.codeFont, palette.secondaryInk, x: x + 20, width: 90)
      return
    }
    let box = Rect(x, y + 3.5, 13, 13)
    let path = Path.roundedRect(box, cornerRadius: 3)
    items += [
      .fill(path, palette.card), .fill(path, color),
      .stroke(path, Stroke(lineWidth: 1), palette.ring),
    ]
    let alpha = color.alpha < 1 ? " \(Int((color.alpha * 100).rounded())) %" : ""
    _ = try add(
      color.withAlphaComponent(1).hexText + alpha, Metrics.codeFont, palette.secondaryInk,
      x: x + 20,
      width: 98)
  }

  private static let mostElements = 12

  private mutating func addElements(
    _ elements: [RedlineContent.Element]
  ) throws(DiagramFailure) {
    y += Metrics.sectionGap - 8
    try addHeads([
      ("VoiceOver, in order", Metrics.margin), ("value, hint", 352), ("traits, actions", 602),
    ])
    for (index, element) in elements.prefix(Self.mostElements).enumerated() {
      let heights = [
        try add(
          "\(index + 1)", Metrics.smallFont, palette.secondaryInk, x: Metrics.margin, width: 20),
        try add(
          element.label.isEmpty ? "no label" : element.label, Metrics.textFont,
          element.label.isEmpty ? palette.secondaryInk : palette.ink, x: Metrics.margin + 24,
          width: 290),
        try add(element.value, Metrics.smallFont, palette.ink, x: 352, width: 240),
        try add(element.traits, Metrics.smallFont, palette.secondaryInk, x: 602, width: 204),
      ]
      y += heights.max() ?? Metrics.rowPitch
    }
    let more = elements.count - Self.mostElements
    if more > 0 {
      try addText(
        "+ \(more) more; cellophane dump accessibility lists all.", Metrics.smallFont,
        palette.secondaryInk)
    }
  }

  private static let mostChanges = 40

  private mutating func addChanges(_ changes: [RedlineContent.Change]) throws(DiagramFailure) {
    y += Metrics.sectionGap - 8
    let columns = [Metrics.margin, 182, 352, 602]
    let widths = [150.0, 162, 240, 204]
    try addHeads([("Differences from base", columns[0])])
    for (text, x) in zip(["state", "what", "base → state", "moves by"], columns) {
      _ = try add(text, Metrics.smallFont, palette.secondaryInk, x: x, width: 160)
    }
    y += Metrics.rowPitch + 2
    var last: String?
    for change in changes.prefix(Self.mostChanges) {
      if change.state != last {
        let line = Path.polyline([
          Point(Metrics.margin, y + 0.5), Point(Metrics.width - Metrics.margin, y + 0.5),
        ])
        items.append(.stroke(line, Stroke(lineWidth: 1), palette.cardLine))
        y += 2
      }
      let ink = change.isOfApp ? palette.appArrow : palette.ink
      var heights = [Metrics.rowPitch]
      if change.state != last {
        heights.append(
          try add(change.state, Metrics.calloutFont, ink, x: columns[0], width: widths[0]))
      }
      for (index, text) in [change.subject, change.values, change.motion].enumerated() {
        heights.append(
          try add(
            text, index == 1 ? Metrics.textFont : Metrics.smallFont,
            index == 2 ? palette.secondaryInk : palette.ink, x: columns[index + 1],
            width: widths[index + 1]))
      }
      y += heights.max() ?? Metrics.rowPitch
      last = change.state
    }
    if changes.count > Self.mostChanges {
      try addText(
        "+ \(changes.count - Self.mostChanges) more; cellophane dump presentation --state lists a state.",
        Metrics.smallFont, palette.secondaryInk)
    }
  }
}
