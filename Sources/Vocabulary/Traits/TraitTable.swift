/// All traits that a scene file, a script or an option can change, in the order of the reference. The scale
/// is not one of them: it belongs to a picture.
package enum TraitTable {
  /// The definitions.
  package static let all: [TraitDefinition] = [
    TraitDefinition(
      "appearance", title: "Appearance", \.userInterfaceStyle, "Light or dark; light by default.",
      variants: .all, variantTitle: "appearance", predicateWord: "dark",
      snapshots: .init(
        "appearances", of: "an appearance", "Light, dark, or both. Default: the scene's.",
        namesDefault: true)),
    TraitDefinition(
      "accessibilityContrast", title: "Contrast", \.accessibilityContrast,
      "The contrast of colours: high as with \"Increase Contrast\", normal by default.",
      variants: .only("highContrast"), variantTitle: "contrast", predicateWord: "highContrast",
      snapshots: .init(
        "accessibilityContrasts", of: "a contrast",
        "Normal, high, or both. Default: the scene's.")),
    TraitDefinition(
      "userInterfaceLevel", title: "Interface level", \.userInterfaceLevel,
      "The interface level: base (default), or elevated, as in a sheet.", isCompared: true),
    TraitDefinition(
      "contentSize", title: "Text size", \.preferredContentSizeCategory,
      "The preferred text size, for text styles; large by default.",
      variants: .all, variantTitle: "contentSize", changesSizes: true,
      snapshots: .init(
        "contentSizes", of: "a text size",
        "The text sizes, for example large or accessibilityLarge. Default: the scene's.")),
    TraitDefinition(
      "layoutDirection", title: "Direction", \.layoutDirection,
      "The layout direction: leftToRight (default) or rightToLeft.",
      variants: .all, variantTitle: "layoutDirection", predicateWord: "rightToLeft",
      changesSizes: true,
      snapshots: .init(
        "layoutDirections", of: "a direction",
        "leftToRight, rightToLeft, or both. Default: the scene's.")),
    TraitDefinition(
      "reduceMotion", title: "Reduce Motion", \.isReduceMotionEnabled, on: true, off: false,
      "Whether \"Reduce Motion\" is on; only rules depend on it; false by default.",
      affectsOnlyConditions: true),
    TraitDefinition(
      "boldText", title: "Bold Text", \.legibilityWeight, on: LegibilityWeight.bold, off: .regular,
      "Whether \"Bold Text\" is on: system fonts, and symbols with the size of a text style, are two weights heavier; false by default.",
      changesSizes: true),
    TraitDefinition(
      "reduceTransparency", title: "Reduce Transparency", \.isReduceTransparencyEnabled,
      on: true, off: false,
      "Whether \"Reduce Transparency\" is on: visual effect views are opaque; false by default."),
    TraitDefinition(
      "horizontalSizeClass", title: "Size class", \.horizontalSizeClass,
      "The horizontal size class: compact (default), or regular, as on an iPad.",
      variants: .all, variantTitle: "horizontalSizeClass", isCompared: true, changesSizes: true,
      snapshots: .init(
        "horizontalSizeClasses", of: "a size class",
        "Compact, regular, or both. Default: the scene's.")),
    TraitDefinition(
      "platform", title: "Platform", \.platform,
      "The version of iOS whose metrics cells have: iOS 18 (default, for iOS 15 to 18) or iOS 26.",
      variants: .all, variantTitle: "platform", isFixed: true,
      snapshots: .init(
        "platforms", of: "a platform", "iOS 18, iOS 26, or both. Default: the scene's.")),
  ]

  /// The traits that predicates compare with a word.
  package static let compared = all.filter(\.isCompared)

  /// The words of predicates that stand for a trait.
  package static let predicateWords = all.compactMap(\.predicateWord)

  /// The definition of the trait with a name in scene files; `nil` if there is none.
  package static func named(_ name: String) -> TraitDefinition? { all.first { $0.name == name } }

  /// The definition of the trait that `Traits` stores at a path; `nil` for the scale.
  package static func stored(at path: PartialKeyPath<Traits>) -> TraitDefinition? {
    all.first { $0.path == path }
  }

  /// All combinations of the values of some traits, as changes.
  package static func combinations(of traits: some Sequence<TraitDefinition>) -> [TraitsChange] {
    traits.reduce([TraitsChange()]) { changes, trait in
      changes.flatMap { change in trait.words.map { change.merging(trait.change(to: $0)) } }
    }
  }
}

extension Traits {
  /// The words by which goldens with these traits differ from those with others, without the scale:
  /// `light`, `dark.accessibilityLarge.rightToLeft`. Defaults are omitted, except for the appearance.
  package var variantName: String {
    TraitTable.all.compactMap { trait in
      guard let snapshots = trait.snapshots,
        snapshots.namesDefault || trait.word(in: self) != trait.defaultWord
      else { return nil }
      return trait.variantWord(in: self)
    }.joined(separator: ".")
  }
}
