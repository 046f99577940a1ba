internal import CairoRendering
internal import Drawing
internal import Messages
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

/// Notes on texts with letters that no font has, for which boxes are drawn, and on texts from right to left whose parts are
/// drawn from left to right.
enum LetterNotes {
  /// The maximum number of letters that are named for one text.
  private static let mostLetters = 3

  /// One note for each of the first missing letters of each text, in the order of the scene's parts, and then one for
  /// all texts whose parts are out of order. Texts are looked up in the system's font and, if the scene uses it, in the
  /// monospaced one.
  static func notes(in scene: Scene, _ typesetter: PangoTypesetter) -> [SceneProblem] {
    var texts: [(text: String, path: ScenePath)] = []
    var usesMonospaced = false
    var disordered: [SceneProblem.Participant] = []
    _ = scene.mapValues { value, path in
      if case .attributedText(let text?) = value, text.isOutOfOrder {
        disordered.append(
          SceneProblem.Participant(path: path, view: nil, text: "\"\(text.string.shortened)\""))
      }
      switch value {
      case .string(let text) where mayLack(text): texts.append((text, path))
      case .attributedText(let text?) where mayLack(text.letters):
        texts.append((text.letters, path))
      case .font(.fixed(let font)) where font.design == .monospaced: usesMonospaced = true
      default: break
      }
      return value
    }
    func mayLack(_ text: String) -> Bool { text.utf8.contains { $0 >= 0x80 || $0 < 0x20 } }
    return texts.flatMap { text, path -> [SceneProblem] in
      guard var missing = try? typesetter.missingLetters(of: text, in: .system(17)) else {
        return []
      }
      if usesMonospaced, let other = try? typesetter.missingLetters(of: text, in: .monospaced(17)) {
        let letters = Set(other.compactMap(\.letter))
        missing = missing.filter { $0.letter.map(letters.contains) ?? true }
      }
      return missing.prefix(mostLetters).map {
        SceneProblem(path: path, message: $0.description)
      }
    } + order(of: disordered)
  }

  /// The note on texts whose parts are out of order, at the first one; none for no texts.
  private static func order(of texts: [SceneProblem.Participant]) -> [SceneProblem] {
    guard let first = texts.first else { return [] }
    let subject =
      texts.count == 1
      ? "an attributed text that reads from right to left"
      : "\(texts.count) attributed texts that read from right to left"
    var problem = SceneProblem(
      path: first.path,
      message:
        "the parts of \(subject) are drawn from left to right, and spaces between them are lost; only what has the same"
        + " attributes throughout is drawn in order, so look at links and bold words in the app")
    if texts.count > 1 { problem.participants = texts }
    return [problem]
  }
}

extension Scene {
  /// Whether a text may contain emoji, so that the emoji font affects the pixels.
  var mayHaveEmoji: Bool {
    var found = false
    _ = mapValues { value, _ in
      switch value {
      case .string(let text): found = found || PangoTypesetter.mayHaveEmoji(text)
      case .attributedText(let text?): found = found || PangoTypesetter.mayHaveEmoji(text.string)
      default: break
      }
      return value
    }
    return found
  }
}

extension Scene {
  /// The texts of the scene, as far as they are values of properties.
  var texts: [String] {
    var texts: [String] = []
    func note(_ value: PropertyValue) {
      switch value {
      case .string(let text): texts.append(text)
      case .attributedText(let text?): texts.append(text.letters)
      case .following(let following): following.stops.forEach { note($0.value) }
      default: break
      }
    }
    _ = mapValues { value, _ in
      note(value)
      return value
    }
    return texts
  }
}

extension TypesettingError {
  /// The letter that is missing; `nil` for another failure.
  fileprivate var letter: Unicode.Scalar? {
    guard case .missingCharacter(let letter, _, _) = self else { return nil }
    return letter
  }
}

extension AttributedText {
  /// Whether it has several parts in a line that reads from right to left, which are drawn one after the other from left
  /// to right.
  fileprivate var isOutOfOrder: Bool {
    let parts = runs.map { $0.text.unicodeScalars.filter(\.properties.isAlphabetic) }
      .filter { !$0.isEmpty }
    guard parts.count > 1 else { return false }
    return parts[0].first?.readsFromRightToLeft == true
      || parts.count { $0.contains(where: \.readsFromRightToLeft) } > 1
  }
}
