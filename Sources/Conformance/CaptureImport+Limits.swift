internal import Captures
internal import Drawing
internal import Messages
internal import Notation
internal import SceneWriting
internal import Views
internal import Vocabulary

// Captures allow longer texts and larger numbers than scenes do.
extension CaptureImport {
  /// The value that the scene has for a captured one, with a note if it is another: texts are shortened, and numbers are
  /// moved into the range of the property. `nil`, with a note, for a value without such a neighbour.
  mutating func limited(
    _ value: PropertyValue, _ property: CapturedProperty, of view: String
  ) -> PropertyValue? {
    if case .string(let text) = value {
      // Braces are doubled, because they would stand for values.
      let isDoubled = text.contains { "{}".contains($0) }
      let shown = Self.limited(
        text, toBytes: isDoubled ? SceneLimits.longestText / 2 : SceneLimits.longestText)
      noteText(text, shown, view)
      return .string(shown)
    }
    guard let name = PropertyName(rawValue: property.name) else { return value }
    let type = name.definition.type
    let result: PropertyValue
    switch (value, type) {
    case (.number(let number), .number(let range)):
      let shown = min(max(number, range.lowerBound), range.upperBound)
      noteNumber(number, shown, property, view)
      result = .number(shown)
    case (.integer(let number), .integer(let range)):
      let shown = min(max(number, range.lowerBound), range.upperBound)
      noteNumber(Double(number), Double(shown), property, view)
      result = .integer(shown)
    case (.distance(let distance?), _):
      let shown = min(max(distance, 0), SceneLimits.largestLength)
      noteNumber(distance, shown, property, view)
      result = .distance(shown)
    default: result = value
    }
    guard let objection = type.objection(to: result, of: name) else { return result }
    note(view, "\(property.name) is left out: \(objection)")
    return nil
  }

  /// A frame in the notation of scenes, with a note if it is another than the captured one.
  mutating func frameText(_ frame: Rect, of view: String) -> String {
    let shown = Self.limited(frame)
    if shown != frame { note(view, "the frame is larger than scenes allow, and is made smaller") }
    return PropertyValue.frame(shown).sceneText
  }

  /// A size in the notation of scenes, with a note if it is another than the captured one.
  mutating func sizeText(_ size: Size, of view: String) -> String {
    let limit = SceneLimits.largestLength
    let shown = Size(min(size.width, limit), min(size.height, limit))
    if shown != size { note(view, "the size is larger than scenes allow, and is made smaller") }
    return PropertyValue.offset(shown).sceneText
  }

  /// A text that scenes can have: without letters that cannot be printed, and with at most `limit` bytes.
  static func limited(_ text: String, toBytes limit: Int = SceneLimits.longestText) -> String {
    let printed = String(String.UnicodeScalarView(text.unicodeScalars.filter(\.isText)))
    guard printed.utf8.count > limit else { return printed }
    return SceneLines.beginning(printed, limit: limit - 3) + "…"
  }

  /// A frame that scenes can have.
  static func limited(_ frame: Rect) -> Rect {
    let limit = SceneLimits.largestLength
    func place(_ coordinate: Double) -> Double { min(max(coordinate, -limit), limit) }
    return Rect(
      place(frame.origin.x), place(frame.origin.y), min(frame.size.width, limit),
      min(frame.size.height, limit))
  }

  /// Adds a note on what a text lacks.
  mutating func noteText(_ text: String, _ shown: String, _ view: String) {
    guard shown != text else { return }
    note(
      view,
      shown.hasSuffix("…") && !text.hasSuffix("…")
        ? "only the beginning of the text is in the scene, which has at most"
          + " \(SceneLimits.longestText) bytes"
        : "letters of the text that cannot be printed are left out")
  }

  private mutating func noteNumber(
    _ number: Double, _ shown: Double, _ property: CapturedProperty, _ view: String
  ) {
    guard shown != number else { return }
    note(
      view,
      "\(property.name) \(decimal(number)) is taken as \(decimal(shown)), the nearest that scenes"
        + " have")
  }
}
