package import Drawing
package import SceneRendering
package import Scenes
package import Vocabulary

/// What a row or a column of a state matrix changes around the cell: traits, the scale, and how people see colours.
package struct LookVariant: Hashable, Sendable {
  /// The meaning of a word.
  private enum Word {
    case traits(TraitsChange)
    case scale(DisplayScale)
    case vision(SimulatedVision)
  }

  /// The name: words joined by plus signs.
  package let name: String
  private let change: TraitsChange
  private let displayScale: DisplayScale?
  private let vision: SimulatedVision?

  /// Creates a variant; `nil` if nothing changes. A trait without a word for its value is named with it.
  package init?(
    _ change: TraitsChange, displayScale: DisplayScale?, vision: SimulatedVision?
  ) {
    let values = Traits().applying(change)
    var words = change.definitions.map {
      $0.variantWord(in: values) ?? "\($0.name) \($0.word(in: values))"
    }
    if let displayScale { words.append(Self.word(for: displayScale)) }
    if let vision { words.append(vision.rawValue) }
    guard !words.isEmpty else { return nil }
    name = words.joined(separator: "+")
    (self.change, self.displayScale, self.vision) = (change, displayScale, vision)
  }

  /// Parses words joined by plus signs, for example `dark+rightToLeft`.
  package init(_ text: String) throws(RenderingError) {
    var change = TraitsChange()
    var (displayScale, vision): (DisplayScale?, SimulatedVision?) = (nil, nil)
    for part in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      guard let meaning = Self.table.first(where: { $0.word == part })?.meaning else {
        throw .unknownVariant(part, known: Self.words)
      }
      switch meaning {
      case .traits(let other): change = change.merging(other)
      case .scale(let scale): displayScale = scale
      case .vision(let other): vision = other
      }
    }
    name = text
    (self.change, self.displayScale, self.vision) = (change, displayScale, vision)
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
      trait.variants.map { (word: $0.word, meaning: Word.traits($0.change)) }
    }
    + DisplayScale.allCases.map { (Self.word(for: $0), .scale($0)) }
    + SimulatedVision.allCases.map { ($0.rawValue, .vision($0)) }

  private static func word(for scale: DisplayScale) -> String { "\(scale.rawValue)x" }

  /// The trait that is changed, in words; `nil` for several at once.
  package var trait: String? {
    let traits = change.definitions
    guard displayScale == nil else { return nil }
    guard vision == nil else { return traits.isEmpty ? "seen with" : nil }
    return traits.count == 1 ? traits[0].variantTitle : nil
  }

  /// The given surroundings with what the variant changes.
  package func traits(_ own: Traits) -> Traits {
    var traits = own.applying(change)
    if let displayScale { traits.displayScale = displayScale }
    return traits
  }

  /// Returns a picture as it is seen with the variant's colour vision.
  package func seen(_ picture: DisplayList) -> DisplayList {
    vision.map { vision in picture.mappingColors { vision.seen($0) } } ?? picture
  }

  /// Returns a colour as it is seen with the variant's colour vision.
  package func seen(_ color: Color) -> Color { vision?.seen(color) ?? color }

  /// The default variants of a matrix: each variation of the scene's snapshots, and those that are
  /// usual in design reviews.
  package static func usual(for plan: SnapshotPlan) throws(RenderingError) -> [LookVariant] {
    var words = ["light", "dark", "highContrast"]
    for (trait, _, values) in plan.variedTraits {
      for traits in values.map({ Traits().applying($0) }) where traits != Traits() {
        if let word = trait.variantWord(in: traits), !words.contains(word) { words.append(word) }
      }
    }
    words += [SimulatedVision.deuteranopia.rawValue, SimulatedVision.grayscale.rawValue]
    var variants: [LookVariant] = []
    for word in words { variants.append(try LookVariant(word)) }
    return variants
  }
}
