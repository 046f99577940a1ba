internal import Drawing
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

/// A file with an image, and the properties that its name or its catalogue gives it.
struct ImageVariant: Hashable, Sendable {
  /// The appearance for which a variant is made.
  enum Look: Hashable, Sendable { case any, light, dark }

  /// The file's path.
  var path: String
  /// Pixels a point.
  var scale: Int
  /// The appearance that it is for.
  var look: Look = .any
  /// Whether it is for high contrast only.
  var isForHighContrast = false
  /// The direction that it is for; `nil` for both.
  var direction: LayoutDirection?
  /// Whether it is for an iPhone's width or height and not for all.
  var isForSizeClass = false
  /// Whether its catalogue says that it is drawn in the tint colour.
  var isTemplate = false
  /// The parts that keep their size when the image is stretched; `nil` if all of it stretches.
  var slices: Slices?
  /// Whether it is in a folder, where pixels go before shapes: a folder's SVG files may be what its
  /// bitmaps were made from.
  var isLoose = false
  /// Whether other variants that suit as well go first: those for another gamut, or in another format.
  var isSecondChoice = false

  /// The extension of the file's name, in lower case.
  var format: String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }

  /// Whether it contains shapes, which suit every scale.
  private var isVector: Bool { ["svg", "pdf"].contains(format) }

  /// Returns how well the variant suits the surroundings, as numbers that are compared in order; smaller
  /// ones are better. `nil` if it does not suit them.
  fileprivate func rank(in traits: Traits) -> [Int]? {
    guard look != (traits.appearance == .dark ? .light : .dark),
      !isForHighContrast || traits.accessibilityContrast == .high
    else { return nil }
    // What is for one direction only is mirrored in the other one.
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
  /// The variant to show: one for the direction before one for both, one for the appearance before one
  /// for any, one for the contrast before one for any; then the scale itself, then the next larger one,
  /// then the next smaller one. (Apple says only that the best one is taken; that it rather shrinks than
  /// enlarges, and the order of traits, are from memory.)
  func best(in traits: Traits) -> ImageVariant? {
    let suitable = compactMap { variant in variant.rank(in: traits).map { (variant, rank: $0) } }
    return suitable.min { one, other in
      // The path decides between equals, so that the order of a folder does not.
      one.rank == other.rank
        ? one.0.path.utf8.lexicographicallyPrecedes(other.0.path.utf8)
        : one.rank.lexicographicallyPrecedes(other.rank)
    }?.0
  }
}
