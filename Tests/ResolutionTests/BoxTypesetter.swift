import Drawing
import Validation
import Vocabulary

@testable import Resolution
@testable import Scenes

/// Sets every letter as a box of half an em and breaks lines between words, so that layout can be
/// judged without any font. It has no `☃`.
struct BoxTypesetter: Typesetter {
  func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText {
    if string.contains("\u{2603}") { throw .missingCharacter("\u{2603}", in: font) }
    let width = font.pointSize / 2
    let box = Path.rect(Rect(0, -width, width, width))
    return TypesetText(
      string: string, font: font, width: Double(string.count) * width,
      glyphs: string.indices.indices.map { _ in TypesetText.Glyph(outline: box, origin: .zero) })
  }

  func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    var lines: [TypesetText] = []
    for word in string.split(separator: " ") {
      let longer = try typeset(lines.last.map { $0.string + " " + word } ?? String(word), in: font)
      if !lines.isEmpty, longer.width <= width ?? .infinity {
        lines[lines.count - 1] = longer
      } else {
        lines.append(try typeset(String(word), in: font))
      }
    }
    if lines.isEmpty { lines = [try typeset("", in: font)] }
    let most = style.numberOfLines
    guard most > 0, lines.count > most else { return lines }
    return lines.prefix(most - 1) + [try typeset(lines[most - 1].string + "\u{2026}", in: font)]
  }
}

extension LoadedScene {
  /// A scene without names of images and colours.
  convenience init(valid scene: Scene) throws(ResolutionFailure) {
    do {
      try self.init(scene)
    } catch {
      throw ResolutionFailure(problems: error.problems)
    }
  }
}

extension ResolvedScene {
  /// A scene whose letters are boxes, unless a test says otherwise.
  init(
    _ scene: Scene, traits: Traits, typesetter: any Typesetter = BoxTypesetter(),
    selfSizing: SelfSizing? = nil
  ) throws(ResolutionFailure) {
    try self.init(
      LoadedScene(valid: scene), traits: traits, typesetter: typesetter, selfSizing: selfSizing)
  }
}

extension CellTemplate {
  /// The template of a scene without names of images and colours.
  init(_ scene: Scene) throws(ResolutionFailure) { try self.init(LoadedScene(valid: scene)) }
}
