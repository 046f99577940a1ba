package import Vocabulary

/// The traits for which a page contains the looks of cells. A page cannot resolve others: what it does
/// not contain, it says is missing.
package struct PageVariants: Hashable, Sendable {
  /// The values of each trait beside the scene's.
  private var variations = TraitVariations()

  /// Creates variants with light and dark appearance.
  package init() {
    self[\.userInterfaceStyle] = [.light, .dark]
  }

  /// The values of the trait that `Traits` stores at a path, beside the scene's; empty for the scene's only. Default: light
  /// and dark for the appearance, empty for others.
  package subscript<Value>(path: WritableKeyPath<Traits, Value>) -> [Value] {
    get { variations[path] }
    set { variations[path] = newValue }
  }

  /// The variants for a scene: all values of traits on which only conditions depend, and no others of traits on which nothing
  /// depends.
  func adapted(ignoring unused: Set<TraitDefinition>) -> PageVariants {
    var variants = self
    for trait in TraitTable.all {
      if unused.contains(trait) {
        variants.variations[trait] = []
      } else if trait.affectsOnlyConditions {
        variants.variations[trait] = trait.words.map { trait.change(to: $0) }
      }
    }
    return variants
  }

  /// The traits, the scene's own first, each with the values that the page's switches show. Earlier traits of the table change
  /// fastest.
  func traits(of own: Traits) -> [Traits] {
    var all = [own]
    for trait in TraitTable.all.reversed() {
      let values = variations[trait]
      all = all.flatMap { traits in [traits] + values.map { traits.applying($0) } }
    }
    var seen: Set<Traits> = []
    return all.filter { seen.insert($0).inserted }
  }
}
