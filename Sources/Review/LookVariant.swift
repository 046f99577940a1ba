package import Drawing
public import SceneRendering
package import Scenes
package import Vocabulary

/// A column of a state matrix: changed traits, and a kind of colour vision.
public struct LookVariant: Hashable, Sendable {
  /// A simulated colour vision.
  private enum Eye: Hashable {
    case vision(ColorVision)
    case grayscale
  }

  /// The meaning of a word.
  private enum Word {
    case trait(TraitDefinition, TraitsChange)
    case scale(DisplayScale)
    case eye(Eye)
  }

  /// The name: words joined by plus signs.
  package let name: String
  private let parts: [String]
  private let eye: Eye

  /// Parses words joined by plus signs, for example `dark+rightToLeft`.
  public init(_ text: String) throws(RenderingError) {
    name = text
    parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var eye = Eye.vision(.normal)
    for part in parts {
      guard let meaning = Self.meaning(of: part) else {
        throw .noVariant(part, known: Self.words)
      }
      if case .eye(let other) = meaning { eye = other }
    }
    self.eye = eye
  }

  /// Parses variants separated by commas; empty for `nil`.
  package static func list(_ text: String?) throws(RenderingError) -> [LookVariant] {
    var variants: [LookVariant] = []
    for part in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      variants.append(try LookVariant(String(part)))
    }
    return variants
  }

  /// All words that name a variant.
  package static var words: [String] { table.map(\.word) }

  private static let table: [(word: String, meaning: Word)] =
    TraitTable.all.flatMap { trait in
      trait.variants.map { (word: $0.word, meaning: Word.trait(trait, $0.change)) }
    }
    + DisplayScale.allCases.map { ("\($0.rawValue)x", .scale($0)) }
    + ColorVision.allCases.filter { $0 != .normal }.map { ($0.rawValue, .eye(.vision($0))) }
    + [("grayscale", .eye(.grayscale))]

  /// The meaning of a word; `nil` for unknown ones.
  private static func meaning(of word: String) -> Word? {
    table.first { $0.word == word }?.meaning
  }

  /// The trait that is changed, in words; `nil` for several at once.
  package var trait: String? {
    guard parts.count == 1, let meaning = parts.first.flatMap(Self.meaning) else { return nil }
    return switch meaning {
    case .trait(let trait, _): trait.variantTitle
    case .scale: nil
    case .eye: "seen with"
    }
  }

  /// The given surroundings with what the variant changes.
  package func traits(_ own: Traits) -> Traits {
    var traits = own
    for part in parts {
      switch Self.meaning(of: part) {
      case .trait(_, let change): traits = traits.applying(change)
      case .scale(let scale): traits.displayScale = scale
      case .eye, nil: break
      }
    }
    return traits
  }

  /// Returns a picture as it is seen with the variant's colour vision.
  package func seen(_ picture: DisplayList) -> DisplayList {
    switch eye {
    case .vision(.normal): picture
    case .vision(let vision): picture.mappingColors { vision.seen($0) }
    case .grayscale: picture.mappingColors(\.grayscale)
    }
  }

  /// Returns a colour as it is seen with the variant's colour vision.
  package func seen(_ color: Color) -> Color {
    switch eye {
    case .vision(let vision): vision.seen(color)
    case .grayscale: color.grayscale
    }
  }

  /// The default variants of a matrix: each variation of the scene's snapshots, and those that are
  /// usual in design reviews.
  package static func usual(for plan: SnapshotPlan) throws(RenderingError) -> [LookVariant] {
    var words = ["light", "dark", "highContrast"]
    for (trait, _, values) in plan.variedTraits {
      for traits in values.map({ Traits().applying($0) }) where traits != Traits() {
        if let word = trait.variantWord(in: traits), !words.contains(word) { words.append(word) }
      }
    }
    words += [ColorVision.deuteranopia.rawValue, "grayscale"]
    var variants: [LookVariant] = []
    for word in words { variants.append(try LookVariant(word)) }
    return variants
  }
}
