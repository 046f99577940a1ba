/// A place in which assets are looked for by name.
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

/// A file that holds an image, with what its name or its catalogue says of it.
struct ImageVariant: Hashable, Sendable {
  /// How a variant suits an appearance.
  enum Look: Hashable, Sendable { case any, light, dark }

  /// The file's path.
  var path: String
  /// Pixels a point.
  var scale: Int
  /// The appearance that it is for.
  var look: Look = .any
  /// Whether its catalogue wants it drawn in the tint colour.
  var isTemplate = false
  /// Whether other variants that suit as well go first: those for another gamut, or in another format.
  var isSecondChoice = false

  /// What kind of file it is by its name: lower-case letters behind the last dot.
  var format: String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }
}

extension [ImageVariant] {
  /// The variant to show: one for the appearance before one for any, then the scale itself, then the
  /// next larger one, then the next smaller one. (Apple says only that the best one is taken; that it
  /// rather shrinks than enlarges is from memory.)
  func best(scale: Int, isDark: Bool) -> ImageVariant? {
    func rank(_ variant: ImageVariant) -> [Int] {
      let look: Int =
        switch variant.look {
        case .any: 1
        case .light, .dark: 0
        }
      let distance =
        variant.scale >= scale ? variant.scale - scale : 1000 + scale - variant.scale
      return [look, distance, variant.isSecondChoice ? 1 : 0]
    }
    let suitable = filter { $0.look != (isDark ? .light : .dark) }
    return suitable.min { one, other in
      let (first, second) = (rank(one), rank(other))
      // The path decides between equals, so that the order of a folder does not.
      return first == second
        ? one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
        : first.lexicographicallyPrecedes(second)
    }
  }
}
