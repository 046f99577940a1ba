package import Drawing
package import Resolution
internal import Scenes
internal import Views
internal import Vocabulary

/// Draws layout information over a picture: frames as hairlines with names and sizes, margins and
/// spacing as tinted bands, baselines as lines. All sizes and colours are our choice: a white line
/// under each coloured one makes it visible on any background.
package struct LayoutInk: Sendable {
  /// The characters of sizes, numbers and the names of UIKit's views.
  private static let letters = (UInt8(ascii: " ")...UInt8(ascii: "~")).map {
    String(UnicodeScalar($0))
  }
  private static let font = Font.system(6.5, .semibold)
  /// The padding around a name, in points.
  private static let padding = 1.5

  /// Names and single characters that were typeset in advance, so that drawing cannot fail.
  private let texts: [String: TypesetText]
  /// The width of a pixel, in points.
  private let pixel: Double

  /// Typesets the names that can occur in a scene.
  package init(for renderer: SceneRenderer) throws(RenderingError) {
    var texts: [String: TypesetText] = [:]
    for name in Self.letters + ["×"] + renderer.scene.cell.viewNames {
      texts[name] = try renderer.typeset(name, in: Self.font)
    }
    self.texts = texts
    pixel = 1 / renderer.traits.displayScale.factor
  }

  /// Draws outlines over a picture of a size in points. Of cells with the same size and views only
  /// the first is labelled.
  package func items(for outlines: [LayoutOutline], in size: Size) -> [DisplayList.Item] {
    outlines.flatMap { Self.clipped(bands(of: $0), to: $0.clip) }
      + outlines.flatMap { Self.clipped(lines(of: $0), to: $0.clip) }
      + tags(
        for: Self.named(outlines), in: Rect(origin: .zero, size: size),
        without: outlines.flatMap { outline in
          outline.texts.map { $0.applying(outline.transform) }
        })
  }

  private static func clipped(_ items: [DisplayList.Item], to clip: Rect?) -> [DisplayList.Item] {
    guard let clip, !items.isEmpty else { return items }
    return [.layer(DisplayList.Layer(clip: .rect(clip), items: items))]
  }

  // MARK: - Bands and lines

  private func bands(of outline: LayoutOutline) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if let margins = outline.margins {
      items.append(.fill(outline.band(margins).applying(outline.transform), Self.marginTint))
    }
    for gap in outline.gaps {
      items.append(.fill(Path.rect(gap).applying(outline.transform), Self.gapTint))
    }
    return items
  }

  private func lines(of outline: LayoutOutline) -> [DisplayList.Item] {
    let inset = EdgeInsets(pixel / 2)
    let frame = Path.rect(Rect(origin: .zero, size: outline.size).inset(by: inset))
    var items = line(frame.applying(outline.transform), outline.kind.color)
    for y in outline.baselines {
      let baseline = Path([.move(Point(0, y)), .line(Point(outline.size.width, y))])
      items += line(baseline.applying(outline.transform), Self.baselineColor)
    }
    return items
  }

  private func line(_ path: Path, _ color: Color) -> [DisplayList.Item] {
    [
      .stroke(path, Stroke(lineWidth: pixel * 3), Color(white: 1, alpha: 0.5)),
      .stroke(path, Stroke(lineWidth: pixel), color),
    ]
  }

  private static let marginTint = Color(hex: 0x34C759).withAlphaComponent(0.28)
  private static let gapTint = Color(hex: 0xAF52DE).withAlphaComponent(0.22)
  private static let baselineColor = Color(hex: 0xFF6A00)

  // MARK: - Names

  /// The outlines that are labelled.
  private static func named(_ outlines: [LayoutOutline]) -> [LayoutOutline] {
    var named: [LayoutOutline] = []
    var seen: Set<LayoutOutline.Shape> = []
    var rest = outlines[...]
    while let outline = rest.popFirst() {
      named.append(outline)
      guard outline.kind == .cell else { continue }
      let inside = rest.prefix { $0.kind == .view || $0.kind == .stack }
      rest = rest.dropFirst(inside.count)
      let shape = LayoutOutline.Shape(size: outline.size, names: inside.map(\.name))
      if seen.insert(shape).inserted { named += inside }
    }
    return named
  }

  /// The labels of the outlines. A label is placed where it overlaps neither another label nor
  /// text, or else omitted. Small rectangles are placed first, because they have the fewest places.
  private func tags(
    for outlines: [LayoutOutline], in picture: Rect, without letters: [Rect]
  ) -> [DisplayList.Item] {
    var taken = letters
    var items: [DisplayList.Item] = []
    let order = outlines.enumerated().sorted {
      ($0.element.size.area, $0.offset) < ($1.element.size.area, $1.offset)
    }
    for outline in order.map(\.element) {
      let sides = [outline.size.width, outline.size.height].map { decimal($0, places: 2) }
      let size = " \(sides[0]) × \(sides[1])"
      let name = text(outline.name)
      for text in [joined([name, text(size)]), name] {
        guard let plate = place(for: text, beside: outline, in: picture, without: taken) else {
          continue
        }
        taken.append(plate)
        items += tag(text, on: plate, outline.kind.color)
        break
      }
    }
    return items
  }

  private func place(
    for text: TypesetText, beside outline: LayoutOutline, in picture: Rect, without taken: [Rect]
  ) -> Rect? {
    let frame = outline.bounds
    let room = [picture, outline.clip].compactMap { $0 }
    let width = text.width + 2 * Self.padding
    let height = Self.font.lineHeight + Self.padding
    let (left, right) = (frame.minX, frame.maxX - width)
    let (top, bottom) = (frame.minY, frame.maxY - height)
    // Text usually starts at the left.
    let sides = outline.baselines.isEmpty ? [left, right] : [right, left]
    let inside = [top, bottom].flatMap { y in sides.map { Point($0, y) } }
    let outside = [
      Point(left, top - height), Point(left, frame.maxY), Point(frame.maxX, top),
      Point(right, top - height), Point(right, frame.maxY), Point(frame.minX - width, top),
      Point(frame.midX - width / 2, frame.midY - height / 2),
    ]
    return (inside + outside).map { Rect(origin: $0, size: Size(width, height)) }.first { plate in
      room.allSatisfy { $0.holds(plate) } && !taken.contains(where: plate.intersects)
    }
  }

  private func tag(_ text: TypesetText, on plate: Rect, _ color: Color) -> [DisplayList.Item] {
    [
      .fill(.roundedRect(plate, cornerRadius: Self.padding), color),
      .text(
        text,
        at: Point(plate.minX + Self.padding, plate.minY + Self.padding / 2 + Self.font.ascender),
        Color(white: 1)),
    ]
  }

  /// A typeset name, or a string composed of single characters.
  private func text(_ string: String) -> TypesetText {
    texts[string] ?? joined(string.compactMap { texts[String($0)] })
  }

  /// Joins parts to one line.
  private func joined(_ parts: [TypesetText]) -> TypesetText {
    var line = TypesetText(string: "", font: Self.font, width: 0, glyphs: [])
    for part in parts {
      line.string += part.string
      let start = line.width
      line.glyphs += part.glyphs.map { $0.moved(by: start) }
      line.width += part.width
    }
    return line
  }
}

extension LayoutOutline {
  /// Identifies cells with equal views, of which only one is labelled.
  fileprivate struct Shape: Hashable {
    let size: Size
    let names: [String]
  }

  /// The band between the edges and the given margins.
  fileprivate func band(_ margins: EdgeInsets) -> Path {
    let outside = Rect(origin: .zero, size: size)
    let inside = outside.inset(by: margins)
    var path = Path.rect(outside)
    guard inside.size.width > 0, inside.size.height > 0 else { return path }
    path = Path(path.elements + Path.rect(inside).elements)
    path.fillRule = .evenOdd
    return path
  }
}

extension LayoutOutline.Kind {
  fileprivate var color: Color {
    switch self {
    case .section: Color(hex: 0x00857C)
    case .header, .footer: Color(hex: 0x6C6C70)
    case .cell: Color(hex: 0x0060DF)
    case .view: Color(hex: 0xD30F45)
    case .stack: Color(hex: 0x8944AB)
    }
  }
}

extension Rect {
  /// Whether another rectangle is inside, within rounding errors.
  fileprivate func holds(_ other: Rect) -> Bool {
    let room = inset(by: EdgeInsets(-1e-6))
    return other.minX >= room.minX && other.maxX <= room.maxX && other.minY >= room.minY
      && other.maxY <= room.maxY
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}

extension Cell {
  /// The names of the scene's own views.
  fileprivate var viewNames: [String] {
    func names(_ views: [View]) -> [String] {
      views.flatMap { [$0.name.rawValue] + names($0.subviews) }
    }
    return viewLists.flatMap { names($0.views) }
  }
}
