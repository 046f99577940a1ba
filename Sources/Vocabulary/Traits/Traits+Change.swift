extension Traits {
  /// Returns the traits after a change.
  package func applying(_ change: TraitsChange) -> Traits {
    var traits = self
    change.apply(to: &traits)
    return traits
  }

  /// Returns the change from `old` to these traits. Traits that are equal are `nil` in it.
  package func change(from old: Traits) -> TraitsChange {
    TraitTable.all.filter { $0.word(in: self) != $0.word(in: old) }
      .reduce(TraitsChange()) { $0.merging(TraitsChange($1, of: self)) }
  }
}
