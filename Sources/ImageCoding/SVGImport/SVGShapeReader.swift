internal import Drawing
internal import XMLReading

/// Converts the elements of an SVG file to display list items, and remarks on what it leaves out.
struct SVGShapeReader {
  private(set) var remarks: [SVGImporter.Remark] = []
  private var steps = 0
  /// The file's clip paths by id. The first one with an id counts.
  private var clips: [String: XMLElement] = [:]
  /// The clip paths that were already converted: many elements may refer to the same long one.
  private var clipPaths: [String: Result<Path, SVGStyle.Objection>] = [:]

  /// The maximum number of path steps in a file. Our choice.
  private static let mostSteps = 100_000
  /// The maximum number of steps in one path, the same as for a shape view. Our choice: filling a
  /// path that crosses itself everywhere takes time quadratic in its steps.
  private static let mostStepsOfPath = 20_000

  private mutating func remark(_ element: XMLElement, _ message: String) {
    guard remarks.count < SVGImporter.mostRemarks else { return }
    remarks.append(SVGImporter.Remark(line: element.line, message: message))
  }

  // MARK: - The picture

  /// Reads the picture of the whole file.
  mutating func image(_ root: XMLElement) throws(SVGImporter.Failure) -> VectorImage {
    let viewBox = try viewBox(root)
    let width = try side(root, "width", viewBox?.size.width)
    let height = try side(root, "height", viewBox?.size.height)
    let sides = 0.01...SVGImporter.longestSide
    guard let width, let height, sides.contains(width), sides.contains(height) else {
      throw SVGImporter.Failure(
        line: root.line,
        message:
          "the size of the picture must be from 0.01 to \(Int(SVGImporter.longestSide)) points;"
          + " give it a viewBox, or a width and a height")
    }
    collectClips(in: root)
    var style = SVGStyle()
    let (opacity, clip) = take(root, into: &style)
    let items = children(root, style)
    guard let viewBox else {
      return VectorImage(
        size: Size(width, height),
        items: grouped(items, transform: .identity, opacity: opacity, clip: clip))
    }
    let placement = root["preserveAspectRatio"].flatMap(SVGPlacement.init) ?? .middle
    let size = Size(width, height)
    return VectorImage(
      size: size,
      items: grouped(
        items, transform: placement.map(viewBox, to: size), opacity: opacity, clip: clip))
  }

  private func viewBox(_ root: XMLElement) throws(SVGImporter.Failure) -> Rect? {
    guard let text = root["viewBox"] else { return nil }
    let sides = 0.01...Path.largestCoordinate
    guard let numbers = SVGNumbers.read(text), numbers.count == 4, sides.contains(numbers[2]),
      sides.contains(numbers[3])
    else {
      throw SVGImporter.Failure(
        line: root.line, message: "viewBox must be four numbers, the last two above 0")
    }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The width or height of the picture, in points. A relative one is taken from the view box.
  private func side(
    _ root: XMLElement, _ name: String, _ fallback: Double?
  ) throws(SVGImporter.Failure) -> Double? {
    guard let text = root[name], !text.hasSuffix("%"), !text.hasSuffix("em"), text != "auto" else {
      return fallback
    }
    do throws(SVGStyle.Objection) {
      return try SVGStyle.length(text, name)
    } catch {
      throw SVGImporter.Failure(line: root.line, message: error.message)
    }
  }

  /// Puts items into a layer if they have a transform, an opacity or a clip. The clip is in the
  /// items' coordinates.
  private func grouped(
    _ items: [DisplayList.Item], transform: Transform, opacity: Double, clip: Path?
  ) -> [DisplayList.Item] {
    guard !items.isEmpty, opacity > 0 else { return [] }
    var layer = DisplayList.Layer(transform: transform, opacity: opacity, items: items)
    if let clip, let inside = clip.controlBounds, let ink = layer.contentBounds {
      // Editors often clip to the whole picture. A clip that cuts nothing off would only blur
      // edges.
      let isNeeded = clip != .rect(inside) || inside.intersection(ink) != ink
      layer.clip = isNeeded ? clip : nil
    }
    guard transform != .identity || opacity < 1 || layer.clip != nil else { return items }
    return [.layer(layer)]
  }

  private mutating func count(_ path: Path) throws(SVGStyle.Objection) {
    guard path.elements.count <= Self.mostStepsOfPath else {
      throw SVGStyle.Objection(message: "the path has more than \(Self.mostStepsOfPath) steps")
    }
    steps += path.elements.count
    guard steps <= Self.mostSteps else {
      throw SVGStyle.Objection(message: "the file's paths have too many steps")
    }
  }

  // MARK: - Clip paths

  private mutating func collectClips(in element: XMLElement) {
    for child in element.children {
      if child.name == "clipPath", let id = child["id"], clips[id] == nil { clips[id] = child }
      collectClips(in: child)
    }
  }

  /// Reads a value of `clip-path`. Only a single shape is supported, because paths cannot be
  /// united.
  private mutating func clip(_ value: String) throws(SVGStyle.Objection) -> Path? {
    if value == "none" { return nil }
    let result: Result<Path, SVGStyle.Objection>
    if let known = clipPaths[value] {
      result = known
    } else {
      do throws(SVGStyle.Objection) {
        result = .success(try clipPath(value))
      } catch {
        result = .failure(error)
      }
      clipPaths[value] = result
    }
    let path = try result.get()
    try count(path)
    return path
  }

  private func clipPath(_ value: String) throws(SVGStyle.Objection) -> Path {
    let id = value.dropFirst("url(#".count).dropLast()
    guard value.hasPrefix("url(#"), value.hasSuffix(")"), let element = clips[String(id)] else {
      throw SVGStyle.Objection(message: "clip-path=\"\(value.prefix(40))\" is not in the file")
    }
    guard element.children.count == 1, let shape = element.children.first,
      Self.shapes[shape.name] != nil, ["userSpaceOnUse", nil].contains(element["clipPathUnits"]),
      element["clip-path"] == nil, shape["clip-path"] == nil, shape["style"] == nil,
      element["style"] == nil, shape["display"] != "none"
    else {
      throw SVGStyle.Objection(
        message: "clip-path=\"\(value.prefix(40))\" is more than one plain shape")
    }
    var path = try path(of: shape) ?? Path([])
    for text in [shape["transform"], element["transform"]].compactMap(\.self) {
      guard let map = SVGTransform.read(text) else {
        throw SVGStyle.Objection(message: "transform=\"\(text.prefix(40))\" is not known")
      }
      path = path.applying(map)
    }
    let rule = shape["clip-rule"] ?? element["clip-rule"]
    path.fillRule = rule == "evenodd" ? .evenOdd : .nonZero
    return path
  }

  // MARK: - Elements

  private mutating func children(_ element: XMLElement, _ style: SVGStyle) -> [DisplayList.Item] {
    element.children.flatMap { items($0, style) }
  }

  private mutating func items(_ element: XMLElement, _ inherited: SVGStyle) -> [DisplayList.Item] {
    // Elements that editors write for themselves are not drawn.
    guard !element.name.contains(" "), !Self.silent.contains(element.name) else { return [] }
    // Definitions are not drawn. Elements that refer to unknown ones are reported, except for style
    // sheets.
    if element.name == "defs" || element.name == "clipPath" {
      for child in element.children where child.name == "style" { _ = items(child, inherited) }
      return []
    }
    guard element.name == "g" || Self.shapes[element.name] != nil else {
      remark(element, "<\(element.name.prefix(40))> is not known and left out")
      return []
    }
    var style = inherited
    let (opacity, clip) = take(element, into: &style)
    guard isDisplayed(element) else { return [] }
    var transform = Transform.identity
    if let text = element["transform"] {
      guard let map = SVGTransform.read(text) else {
        remark(element, "transform=\"\(text.prefix(40))\" is not known; the element is left out")
        return []
      }
      transform = map
    }
    if element.name == "g" {
      return grouped(
        children(element, style), transform: transform, opacity: opacity, clip: clip)
    }
    do throws(SVGStyle.Objection) {
      guard let path = try path(of: element) else { return [] }
      try count(path)
      return grouped(style.items(path), transform: transform, opacity: opacity, clip: clip)
    } catch {
      remark(element, "\(error.message); the <\(element.name)> is left out")
      return []
    }
  }

  /// Elements that draw nothing.
  private static let silent: Set<String> = ["title", "desc", "metadata"]

  /// The supported shapes with their own attributes.
  private static let shapes: [String: Set<String>] = [
    "path": ["d", "pathLength"], "rect": ["x", "y", "width", "height", "rx", "ry"],
    "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
    "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"],
  ]

  /// Attributes that have no effect here, or are read elsewhere. In a style declaration these names
  /// mean something else.
  private static let harmlessAttributes: Set<String> = [
    "id", "class", "style", "transform", "version", "baseProfile", "viewBox", "role", "focusable",
    "tabindex", "lang",
  ]

  /// Properties that have no effect here, or are read elsewhere.
  private static let harmless: Set<String> = [
    "display", "opacity", "enable-background", "clip-rule", "overflow", "shape-rendering",
    "color-interpolation",
  ]

  /// The declarations in an element's `style` attribute.
  private static func declarations(of element: XMLElement) -> [(name: String, value: String)] {
    (element["style"] ?? "").split(separator: ";").compactMap { declaration in
      let halves = declaration.split(separator: ":", maxSplits: 1).map(trimmed)
      return halves.count == 2 ? (halves[0], halves[1]) : nil
    }
  }

  private func isDisplayed(_ element: XMLElement) -> Bool {
    let declared = Self.declarations(of: element).last { $0.name == "display" }?.value
    return declared ?? element["display"] != "none"
  }

  /// Applies an element's presentation attributes to `style`. Returns its opacity and clip, which
  /// are not inherited.
  private mutating func take(
    _ element: XMLElement, into style: inout SVGStyle
  ) -> (opacity: Double, clip: Path?) {
    // Declarations override attributes.
    let properties =
      element.attributes.map { (name: $0.name, value: $0.value, isDeclared: false) }
      + Self.declarations(of: element).map { (name: $0.name, value: $0.value, isDeclared: true) }
    var opacity = 1.0
    var clip: Path?
    // `color` first, because others may refer to it as `currentColor`.
    for pass in ["color", ""] {
      for (name, value, isDeclared) in properties where (name == "color") == (pass == "color") {
        do throws(SVGStyle.Objection) {
          let value = Self.trimmed(value[...])
          if name == "opacity" {
            opacity = try SVGStyle.fraction(value, name)
          } else if name == "clip-path" {
            clip = try self.clip(value)
          } else if try style.take(name, value) == .unknown {
            judge(name, value, isDeclared: isDeclared, of: element)
          }
        } catch {
          remark(element, "\(error.message); it is ignored")
        }
      }
    }
    return (opacity, clip)
  }

  /// Remarks on an unknown property, unless it has no effect.
  private mutating func judge(
    _ name: String, _ value: String, isDeclared: Bool, of element: XMLElement
  ) {
    let isRoot = element.name == "svg" && ["width", "height", "x", "y"].contains(name)
    let isOwn = isRoot || Self.shapes[element.name]?.contains(name) ?? false
    let isKnown = !isDeclared && (isOwn || Self.harmlessAttributes.contains(name))
    let isDefault =
      switch name {
      case "preserveAspectRatio": SVGPlacement(value) != nil
      // Fills are painted before strokes unless the value starts with a stroke.
      case "paint-order": value == "normal" || value.hasPrefix("fill")
      case "stroke-dashoffset": true
      default: value == "none" || value == "normal"
      }
    guard !isKnown, !isDefault, !Self.harmless.contains(name), !name.hasPrefix("aria-"),
      !name.hasPrefix("data-"), !name.hasPrefix("font-"), !name.hasPrefix("text-"),
      !name.hasPrefix("-"), !name.hasPrefix("xml")
    else { return }
    remark(element, "\(name.prefix(40))=\"\(value.prefix(40))\" is not known and ignored")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  // MARK: - Shapes

  /// Whether an element is a shape.
  static func isShape(_ element: XMLElement) -> Bool { shapes[element.name] != nil }

  /// The outline of a shape; `nil` if SVG draws nothing for it.
  func path(of element: XMLElement) throws(SVGStyle.Objection) -> Path? {
    func number(_ name: String) throws(SVGStyle.Objection) -> Double {
      guard let text = element[name] else { return 0 }
      return try SVGStyle.number(text.hasSuffix("px") ? String(text.dropLast(2)) : text, name)
    }
    func length(_ name: String) throws(SVGStyle.Objection) -> Double {
      try element[name].map { text throws(SVGStyle.Objection) in
        try SVGStyle.length(text, name)
      } ?? 0
    }
    switch element.name {
    case "path":
      let data = element["d"] ?? ""
      return data.allSatisfy(\.isWhitespace) || data == "none" ? nil : try path(data)
    case "rect":
      let rect = Rect(
        try number("x"), try number("y"), try length("width"), try length("height"))
      let rx = try element["rx"] == nil ? length("ry") : length("rx")
      let ry = try element["ry"] == nil ? length("rx") : length("ry")
      return Self.rect(rect, min(rx, rect.size.width / 2), min(ry, rect.size.height / 2))
    case "circle":
      let radius = try length("r")
      return Self.ellipse(Point(try number("cx"), try number("cy")), Size(radius, radius))
    case "ellipse":
      return Self.ellipse(
        Point(try number("cx"), try number("cy")), Size(try length("rx"), try length("ry")))
    case "line":
      return Path([
        .move(Point(try number("x1"), try number("y1"))),
        .line(Point(try number("x2"), try number("y2"))),
      ])
    default:
      let points = element["points"] ?? ""
      if points.allSatisfy(\.isWhitespace) { return nil }
      // A polygon's points are parsed as the lines of a path after its first point.
      guard points.allSatisfy({ !$0.isLetter || $0 == "e" || $0 == "E" }) else {
        throw SVGStyle.Objection(message: "points must be numbers")
      }
      return try path("M" + points + (element.name == "polygon" ? "Z" : ""))
    }
  }

  private func path(_ data: String) throws(SVGStyle.Objection) -> Path {
    do throws(SVGPathDataFailure) {
      return try Path(svgData: data)
    } catch {
      throw SVGStyle.Objection(message: "\(error.message) (at letter \(error.offset + 1))")
    }
  }

  private static func rect(_ rect: Rect, _ rx: Double, _ ry: Double) -> Path? {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    guard rx > 0, ry > 0 else { return .rect(rect) }
    // Scaled so that both radii are equal, the corners are circles.
    let stretch = Transform.scale(x: rx / ry, y: 1).concatenating(.translation(rect.origin))
    let square = Rect(0, 0, rect.size.width * ry / rx, rect.size.height)
    return Path.roundedRect(square, radius: ry).applying(stretch)
  }

  private static func ellipse(_ center: Point, _ radii: Size) -> Path? {
    guard radii.width > 0, radii.height > 0 else { return nil }
    let stretch = Transform.scale(x: radii.width, y: radii.height)
    return Path.circle(center: .zero, radius: 1)
      .applying(stretch.concatenating(.translation(center)))
  }
}
