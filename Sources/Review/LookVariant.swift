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
    case traits(@Sendable (inout Traits) -> Void)
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
      guard let word = Self.table.first(where: { $0.word == part }) else {
        throw .noVariant(part, known: Self.words)
      }
      if case .eye(let other) = word.meaning { eye = other }
    }
    self.eye = eye
  }

  /// Parses variants separated by commas; empty for `nil`.
  public static func list(_ text: String?) throws(RenderingError) -> [LookVariant] {
    var variants: [LookVariant] = []
    for part in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      variants.append(try LookVariant(String(part)))
    }
    return variants
  }

  /// All words that name a variant.
  package static var words: [String] { table.map(\.word) }

  private static let table: [(word: String, meaning: Word)] =
    Appearance.allCases.map { value in
      (value.rawValue, .traits { $0.appearance = value })
    }
    + [("highContrast", .traits { $0.accessibilityContrast = .high })]
    + LayoutDirection.allCases.map { value in
      (value.rawValue, .traits { $0.layoutDirection = value })
    }
    + ContentSizeCategory.allCases.map { value in
      (value.rawValue, .traits { $0.preferredContentSizeCategory = value })
    }
    + [("boldText", .traits { $0.boldText = true })]
    + DisplayScale.allCases.map { value in
      ("\(value.rawValue)x", .traits { $0.displayScale = value })
    }
    + ColorVision.allCases.filter { $0 != .normal }.map { ($0.rawValue, .eye(.vision($0))) }
    + [("grayscale", .eye(.grayscale))]

  /// The trait that is changed, in words; `nil` for several at once.
  package var trait: String? {
    guard parts.count == 1, let part = parts.first else { return nil }
    if Appearance(rawValue: part) != nil { return "appearance" }
    if LayoutDirection(rawValue: part) != nil { return "layoutDirection" }
    if ContentSizeCategory(rawValue: part) != nil { return "contentSize" }
    if ColorVision(rawValue: part) != nil || part == "grayscale" { return "seen with" }
    return part == "highContrast" ? "contrast" : nil
  }

  /// The given surroundings with what the variant changes.
  package func traits(_ own: Traits) -> Traits {
    var traits = own
    for part in parts {
      if case .traits(let change)? = Self.table.first(where: { $0.word == part })?.meaning {
        change(&traits)
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
    words += plan.contentSizes.filter { $0 != .large }.map(\.rawValue)
    words += plan.layoutDirections.filter { $0 != .leftToRight }.map(\.rawValue)
    words += [ColorVision.deuteranopia.rawValue, "grayscale"]
    var variants: [LookVariant] = []
    for word in words { variants.append(try LookVariant(word)) }
    return variants
  }
}
