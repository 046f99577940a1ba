internal import Drawing
internal import Pages
internal import Resolution
internal import SceneRendering

/// What a page can draw over cells: their layout, and their accessibility elements in order. Cells with equal notes
/// share them.
///
/// They are SVG, whose colours and letters the page's style sheet sets.
struct CellNotes {
  private let ink: LayoutInk
  private var layouts = ValuePool<[LayoutOutline]>()
  private var layoutMarks: [JSONValue] = []
  private var orders = ValuePool<[AccessibilityElement]>()
  private var orderLists: [JSONValue] = []
  private var areaLists = ValuePool<[JSONValue]>()

  /// Typesets what the notes of a scene can contain.
  init(_ renderer: SceneRenderer) throws(RenderingError) { ink = try LayoutInk(for: renderer) }

  /// The number of the drawing that shows the layout of a cell as `render --show layout` does.
  mutating func layout(of cell: PresentedCell) -> Int {
    let outlines = cell.layoutOutlines
    let number = layouts.number(of: outlines)
    if number == layoutMarks.count {
      layoutMarks.append(.string(Self.markup(ink.items(for: outlines, in: cell.frame.size))))
    }
    return number
  }

  /// The number of the list of a cell's accessibility elements.
  mutating func order(of cell: PresentedCell, _ elements: [AccessibilityElement]) -> Int {
    let number = orders.number(of: elements)
    if number == orderLists.count {
      let marks = elements.enumerated().map { index, element in
        Self.mark(index + 1, element.frame, in: cell.frame.size)
      }
      orderLists.append(.strings([marks.joined()] + elements.map(\.text)))
    }
    return number
  }

  /// The number of the list of a cell's controls, with what screen readers say of them.
  mutating func areas(
    _ areas: [TransitionTable.Area], of cell: PresentedCell, _ elements: [AccessibilityElement]
  ) -> Int {
    let words = ControlWords(cell, elements)
    return areaLists.number(of: areas.map { $0.json(words.attributes(of: $0)) })
  }

  // MARK: - SVG

  /// Writes lines, tints and labels. The page's style sheet draws the white edges of lines, and the plates of labels
  /// as the outlines of their letters.
  private static func markup(_ items: [DisplayList.Item]) -> String {
    var text = ""
    var plate: Color?
    for item in items {
      switch item {
      case .fill(let path, .color(let color)):
        if color.alpha == 1 {
          plate = color
        } else {
          text += "<path d=\"\(data(path))\" fill=\"\(color.hexText.lowercased())\"/>"
        }
      case .stroke(let path, _, let color):
        if color.alpha == 1 { text += line(path, color) }
      case .text(let label, let point, _): text += letters(label.string, point, plate)
      case .layer(let layer): text += markup(layer.items)
      case .fill, .image: break
      }
    }
    return text
  }

  /// The frame of an accessibility element with its number in the upper left corner.
  private static func mark(_ number: Int, _ frame: Rect, in size: Size) -> String {
    let inset = 2.5
    let point = Point(
      max(min(frame.minX, size.width - 8), inset), max(min(frame.minY, size.height - 9), inset) + 6)
    let color = Color(hex: 0x0A7A3B)
    return line(.rect(frame), color) + "<g>" + letters("\(number)", point, color) + "</g>"
  }

  private static func line(_ path: Path, _ color: Color) -> String {
    "<path d=\"\(data(path))\" stroke=\"\(color.hexText.lowercased())\"/>"
  }

  private static func letters(_ text: String, _ point: Point, _ color: Color?) -> String {
    "<text x=\"\(decimal(point.x, places: 2))\" y=\"\(decimal(point.y, places: 2))\""
      + " stroke=\"\((color?.hexText ?? "#000000").lowercased())\">\(text.htmlEscaped)</text>"
  }

  private static func data(_ path: Path) -> String { path.svgData(decimals: 2) }

  // MARK: - JSON

  /// The drawings of layouts for the page's script.
  var layoutJSON: JSONValue { .array(layoutMarks) }
  /// The lists of controls for the page's script, each from back to front.
  var areaJSON: JSONValue { .array(areaLists.values.map { .array($0) }) }
  /// The lists of accessibility elements for the page's script, each after the drawing that shows it.
  var orderJSON: JSONValue { .array(orderLists) }
}
