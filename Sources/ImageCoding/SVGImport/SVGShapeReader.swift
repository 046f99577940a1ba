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

  mutating func remark(_ element: XMLElement, _ message: String) {
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

  func viewBox(_ root: XMLElement) throws(SVGImporter.Failure) -> Rect? {
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
    if let clip, let inside = clip.boundingBox, let ink = layer.contentBounds {
      // Editors often clip to the whole picture. A clip that cuts nothing off would only blur
      // edges.
      let isNeeded = clip != .rect(inside) || inside.intersection(ink) != ink
      layer.clip = isNeeded ? clip : nil
    }
    guard transform != .identity || opacity < 1 || layer.clip != nil else { return items }
    return [.layer(layer)]
  }

  mutating func count(_ path: Path) throws(SVGStyle.Objection) {
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
  mutating func clip(_ value: String) throws(SVGStyle.Objection) -> Path? {
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
      remark(element, "<\(element.name.prefix(40))> is not supported and left out")
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
}
