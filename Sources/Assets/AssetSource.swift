internal import Drawing
internal import Images
internal import Scenes
internal import Vocabulary

/// A folder or catalogue in which assets are found by name.
struct AssetSource: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A folder of image files.
    case folder
    /// An asset catalogue (`.xcassets`).
    case catalog
  }

  let kind: Kind
  /// The folder's path.
  let path: String
}

/// An image file, and the properties that its name or its catalogue specifies.
struct ImageVariant: Hashable, Sendable {
  /// The appearance that a variant is for.
  enum Look: Hashable, Sendable { case any, light, dark }

  /// The file's path.
  var path: String
  /// Pixels per point.
  var scale: Int
  /// The appearance that it is for.
  var look: Look = .any
  /// Whether it is only for high contrast.
  var isForHighContrast = false
  /// The layout direction that it is for; `nil` for both.
  var direction: LayoutDirection?
  /// Whether it is only for an iPhone's width or height class.
  var isForSizeClass = false
  /// Whether its catalogue makes it a template image.
  var isTemplate = false
  /// Whether it is in a symbol set, so that it must be a symbol template.
  var isSymbol = false
  /// The rendering mode that its symbol set prefers.
  var symbolMode = CustomSymbol.Mode.monochrome
  /// The slices for stretching; `nil` if the whole image is stretched.
  var slices: Slices?
  /// Whether it is in a folder and not in a catalogue. In folders bitmaps take precedence over
  /// shapes, because a folder's SVG files may be the sources of its bitmaps.
  var isLoose = false
  /// Whether other matching variants take precedence: it is for another gamut, or in another
  /// format.
  var isSecondChoice = false

  /// The extension of the file's name, in lower case.
  var format: String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }

  /// Whether it contains shapes, which suit every scale.
  private var isVector: Bool { ["svg", "pdf"].contains(format) }

  /// How well the variant suits the traits, as numbers to compare in order; smaller is better.
  /// `nil` if it does not suit them.
  fileprivate func rank(in traits: Traits) -> [Int]? {
    guard look != (traits.userInterfaceStyle == .dark ? .light : .dark),
      !isForHighContrast || traits.accessibilityContrast == .high
    else { return nil }
    // A variant for only one direction is mirrored in the other one.
    let direction = self.direction.map { $0 == traits.layoutDirection ? 0 : 2 } ?? 1
    let wanted = traits.displayScale.rawValue
    let distance = scale >= wanted ? scale - wanted : 1000 + wanted - scale
    return [
      direction, look == .any ? 1 : 0, isForHighContrast ? 0 : 1, isForSizeClass ? 0 : 1,
      isLoose && isVector ? 1 : 0, distance, isSecondChoice ? 1 : 0, format == "pdf" ? 1 : 0,
    ]
  }
}

extension [ImageVariant] {
  /// The variant to show. An exact match of the direction, then of the appearance, then of the
  /// contrast takes precedence over a variant for any; then the exact scale, the next larger one,
  /// the next smaller one. (Apple only says that the best one is used; that it prefers shrinking to
  /// enlarging, and the order of traits, are from memory.)
  func best(in traits: Traits) -> ImageVariant? {
    let suitable = compactMap { variant in variant.rank(in: traits).map { (variant, rank: $0) } }
    return suitable.min { one, other in
      // The path decides between equals, so that the result does not depend on the order of files.
      one.rank == other.rank
        ? one.0.path.utf8.lexicographicallyPrecedes(other.0.path.utf8)
        : one.rank.lexicographicallyPrecedes(other.rank)
    }?.0
  }
}
