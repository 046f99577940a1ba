/// A trait in words: its key in scene files, the words of its values, and where `Traits` stores it.
///
/// `TraitTable` lists all of them. The reader, the JSON Schema, the reference, dumps, traces, predicates,
/// the variants of matrices, snapshots and pages, and the names of goldens follow from that table.
package struct TraitDefinition: Sendable {
  /// The words that name its values as variants: in the columns of matrices and the names of goldens.
  package enum VariantWords: Hashable, Sendable {
    /// The values have no words there.
    case none
    /// Only the value that is not the default has a word.
    case only(String)
    /// All values have the words that scene files use, without spaces.
    case all
  }

  /// The list of its values in `snapshots`.
  package struct Snapshots: Hashable, Sendable {
    /// The key of the list: `appearances`.
    package let key: String
    /// The kind of an element, for messages: `an appearance`.
    package let element: String
    /// A sentence about the list.
    package let meaning: String
    /// Whether the default value is in the names of goldens, too.
    package let namesDefault: Bool

    /// Creates the list's description.
    package init(_ key: String, of element: String, _ meaning: String, namesDefault: Bool = false) {
      self.key = key
      self.element = element
      self.meaning = meaning
      self.namesDefault = namesDefault
    }
  }

  /// The key in `traits` and in the `traits` steps of scripts: `appearance`.
  package let name: String
  /// Its name in the settings of pages: `Text size`.
  package let title: String
  /// A sentence about it.
  package let meaning: String
  /// The words of its values in scene files, in their order.
  package let words: [String]
  /// Whether its values are `true` and `false`.
  package let isBoolean: Bool
  /// The words that name its values as variants.
  package let variantWords: VariantWords
  /// The name in the head of a matrix column; `nil` for no name.
  package let variantTitle: String?
  /// The word in predicates for the value that is not the default: `dark`. A trait with such a word has two values.
  package let predicateWord: String?
  /// Whether predicates compare it with a word, as in `userInterfaceLevel == elevated`.
  package let isCompared: Bool
  /// Whether all cells are asked for their sizes again when it changes.
  package let changesSizes: Bool
  /// Whether only conditions depend on it, so that it has no effect in a scene without such a condition.
  package let affectsOnlyConditions: Bool
  /// Whether a scene sets it by a key of the file itself, and scripts do not change it.
  package let isFixed: Bool
  /// The list of its values in `snapshots`; `nil` if snapshots do not vary it.
  package let snapshots: Snapshots?
  /// Where `Traits` stores it.
  let path: any PartialKeyPath<Traits> & Sendable
  /// Returns the word of the value in some traits.
  private let wordIn: @Sendable (Traits) -> String
  /// Whether the values in two traits are equal.
  private let areEqual: @Sendable (Traits, Traits) -> Bool
  /// Copies the value from some traits to others.
  private let copyValue: @Sendable (Traits, inout Traits) -> Void
  /// Assigns the value with a word; does nothing for other words.
  private let assignWord: @Sendable (String, inout Traits) -> Void

  /// Creates the definition of a trait whose values are words.
  init<Value: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
    _ name: String, title: String, _ path: any WritableKeyPath<Traits, Value> & Sendable,
    _ meaning: String, variants: VariantWords = .none, variantTitle: String? = nil,
    predicateWord: String? = nil, isCompared: Bool = false, changesSizes: Bool = false,
    isFixed: Bool = false, snapshots: Snapshots? = nil
  ) {
    self.name = name
    self.title = title
    self.path = path
    self.meaning = meaning
    words = Value.allCases.map(\.rawValue)
    isBoolean = false
    variantWords = variants
    self.variantTitle = variantTitle
    self.predicateWord = predicateWord
    self.isCompared = isCompared
    self.changesSizes = changesSizes
    affectsOnlyConditions = false
    self.isFixed = isFixed
    self.snapshots = snapshots
    wordIn = { $0[keyPath: path].rawValue }
    areEqual = { $0[keyPath: path] == $1[keyPath: path] }
    copyValue = { $1[keyPath: path] = $0[keyPath: path] }
    assignWord = { word, traits in
      if let value = Value(rawValue: word) { traits[keyPath: path] = value }
    }
  }

  /// Creates the definition of a trait that is on or off, and off by default. Scene files write its values as `true` and
  /// `false`. Its name is its word in predicates, the word for "on" in matrices and in the names of goldens, and the key of
  /// its list in `snapshots`.
  init<Value: Equatable & Sendable>(
    _ name: String, title: String, _ path: any WritableKeyPath<Traits, Value> & Sendable,
    on: Value, off: Value, _ meaning: String, changesSizes: Bool = false,
    affectsOnlyConditions: Bool = false
  ) {
    self.name = name
    self.title = title
    self.path = path
    self.meaning = meaning
    words = ["true", "false"]
    isBoolean = true
    variantWords = .only(name)
    variantTitle = nil
    predicateWord = name
    isCompared = false
    self.changesSizes = changesSizes
    self.affectsOnlyConditions = affectsOnlyConditions
    isFixed = false
    snapshots = Snapshots(
      name, of: "a value of \(name)",
      "Whether it is on: false, true, or both. Default: the scene's.")
    wordIn = { $0[keyPath: path] == on ? "true" : "false" }
    areEqual = { $0[keyPath: path] == $1[keyPath: path] }
    copyValue = { $1[keyPath: path] = $0[keyPath: path] }
    assignWord = { word, traits in
      traits[keyPath: path] = word == "true" ? on : off
    }
  }

  /// The word of its default value.
  package var defaultWord: String { word(in: Traits()) }

  /// The word of its value in some traits.
  package func word(in traits: Traits) -> String { wordIn(traits) }

  /// Whether its values in two traits are equal.
  package func isEqual(in a: Traits, and b: Traits) -> Bool { areEqual(a, b) }

  /// Copies its value from `source` to `traits`.
  package func copy(from source: Traits, to traits: inout Traits) { copyValue(source, &traits) }

  /// The change to the value with a word.
  package func change(to word: String) -> TraitsChange {
    var values = Traits()
    assignWord(word, &values)
    return TraitsChange(self, of: values)
  }

  /// The change to the value that `predicateWord` names; `nil` without one.
  package var predicateChange: TraitsChange? {
    guard predicateWord != nil else { return nil }
    return words.first { $0 != defaultWord }.map { change(to: $0) }
  }

  /// The words for its values as variants, with the change to each value.
  package var variants: [(word: String, change: TraitsChange)] {
    switch variantWords {
    case .none: []
    case .only(let word):
      words.filter { $0 != defaultWord }.prefix(1).map { (word, change(to: $0)) }
    case .all: words.map { (Self.joined($0), change(to: $0)) }
    }
  }

  /// The word for its value in some traits as a variant; `nil` if the value has none.
  package func variantWord(in traits: Traits) -> String? {
    let value = word(in: traits)
    return switch variantWords {
    case .none: nil
    case .only(let word): value == defaultWord ? nil : word
    case .all: Self.joined(value)
    }
  }

  /// A word without its spaces: `iOS26`.
  private static func joined(_ word: String) -> String { word.replacing(" ", with: "") }
}

extension TraitDefinition: Hashable {
  /// Definitions are equal if they have the same name.
  package static func == (a: TraitDefinition, b: TraitDefinition) -> Bool { a.name == b.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
