internal import Drawing

/// The inherited style properties of an element, with SVG's initial values.
struct SVGStyle {
  var fill: Color? = Color(white: 0)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var stroke: Color?
  var strokeOpacity = 1.0
  var width = 1.0
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  /// SVG's initial value; Core Animation's is 10.
  var miterLimit = 4.0
  /// The value of `currentColor`.
  var color = Color(white: 0)
  var isVisible = true

  /// An invalid value, with the message for the user.
  struct Objection: Error {
    let message: String
  }

  /// Whether a property is one of this style.
  enum Outcome { case used, unknown }

  /// Sets a property from its text.
  mutating func take(_ name: String, _ value: String) throws(Objection) -> Outcome {
    if value == "inherit" { return .used }
    switch name {
    case "fill": fill = try paint(value, name)
    case "stroke": stroke = try paint(value, name)
    case "fill-opacity": fillOpacity = try Self.fraction(value, name)
    case "stroke-opacity": strokeOpacity = try Self.fraction(value, name)
    case "fill-rule":
      fillRule = try Self.word(value, name, ["nonzero": .nonZero, "evenodd": .evenOdd])
    case "stroke-width": width = try Self.length(value, name)
    case "stroke-linecap":
      cap = try Self.word(value, name, ["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin":
      join = try Self.word(value, name, ["miter": .miter, "round": .round, "bevel": .bevel])
    case "stroke-miterlimit":
      let limit = try Self.number(value, name)
      guard limit >= 1 else { throw Objection(message: "\(name) must be at least 1") }
      miterLimit = limit
    case "color": color = try paint(value, name) ?? color
    case "visibility":
      isVisible = try Self.word(value, name, ["visible": true, "hidden": false, "collapse": false])
    default: return .unknown
    }
    return .used
  }

  private func paint(_ text: String, _ name: String) throws(Objection) -> Color? {
    switch text {
    case "none": return nil
    case "currentColor", "currentcolor": return color
    default:
      guard let color = SVGColor.color(text) else {
        throw Objection(message: "\(name)=\"\(text.prefix(40))\" is not a plain colour")
      }
      return color
    }
  }

  static func number(_ text: String, _ name: String) throws(Objection) -> Double {
    guard let numbers = SVGNumbers.read(text), numbers.count == 1 else {
      throw Objection(message: "\(name)=\"\(text.prefix(40))\" is not a number")
    }
    return numbers[0]
  }

  /// Parses a length that is not negative, in user units or `px`, which are equal.
  static func length(_ text: String, _ name: String) throws(Objection) -> Double {
    let length = try number(text.hasSuffix("px") ? String(text.dropLast(2)) : text, name)
    guard length >= 0 else { throw Objection(message: "\(name) is negative") }
    return length
  }

  static func fraction(_ text: String, _ name: String) throws(Objection) -> Double {
    let isPercent = text.hasSuffix("%")
    let value = try number(isPercent ? String(text.dropLast()) : text, name)
    return min(max(isPercent ? value / 100 : value, 0), 1)
  }

  private static func word<Value>(
    _ text: String, _ name: String, _ words: [String: Value]
  ) throws(Objection) -> Value {
    guard let value = words[text] else {
      throw Objection(message: "\(name)=\"\(text.prefix(40))\" is not known")
    }
    return value
  }

  /// The display list items of a path with this style.
  func items(_ path: Path) -> [DisplayList.Item] {
    guard isVisible else { return [] }
    var items: [DisplayList.Item] = []
    if let fill, fill.alpha * fillOpacity > 0 {
      var path = path
      path.fillRule = fillRule
      items.append(.fill(path, fill.withAlphaComponent(fill.alpha * fillOpacity)))
    }
    if let stroke, stroke.alpha * strokeOpacity > 0, width > 0 {
      let line = Stroke(lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
      items.append(.stroke(path, line, stroke.withAlphaComponent(stroke.alpha * strokeOpacity)))
    }
    return items
  }
}
