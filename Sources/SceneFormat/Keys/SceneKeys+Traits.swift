package import Vocabulary

/// The keys of `traits`, from the table of traits.
package struct TraitKey: SceneKey {
  package let trait: TraitDefinition

  package static var allCases: [TraitKey] {
    TraitTable.all.filter { !$0.isFixed }.map { TraitKey(trait: $0) }
  }

  package var rawValue: String { trait.name }

  package var meaning: String { trait.meaning }

  package var schema: SchemaType { trait.valueSchema }
}

extension TraitKey {
  package init?(rawValue: String) {
    guard let trait = TraitTable.named(rawValue), !trait.isFixed else { return nil }
    self.init(trait: trait)
  }
}

extension TraitDefinition {
  /// The type of its values.
  fileprivate var valueSchema: SchemaType { isBoolean ? .boolean : .words(words) }
}

/// The keys of `snapshots`: states, items, the lists of the traits that vary, scales and scripts.
package enum SnapshotsKey: SceneKey {
  case states, items
  case trait(TraitDefinition, TraitDefinition.Snapshots)
  case scales, scripts

  package static var allCases: [SnapshotsKey] {
    [.states, .items]
      + TraitTable.all.compactMap { trait in trait.snapshots.map { .trait(trait, $0) } }
      + [.scales, .scripts]
  }

  package init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  package var rawValue: String {
    switch self {
    case .states: "states"
    case .items: "items"
    case .trait(_, let list): list.key
    case .scales: "scales"
    case .scripts: "scripts"
    }
  }

  package var meaning: String {
    switch self {
    case .states: "The states of the cells: reachable, or a list."
    case .items: "The items whose cells are recorded in these states. Default: [0]."
    case .trait(_, let list): list.meaning
    case .scales: "Pixels per point: 1, 2, 3."
    case .scripts: "The scripts; the collection view is recorded after each change."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .states: .either([.words(["reachable"]), .list(.string)])
    case .trait(let trait, _): .list(trait.valueSchema)
    case .items, .scales: .list(.integer)
    case .scripts: .list(.string)
    }
  }
}
