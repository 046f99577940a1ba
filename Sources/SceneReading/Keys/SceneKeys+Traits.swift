internal import Vocabulary

/// The keys of `traits`, from the table of traits.
struct TraitKey: SceneKey {
  let trait: TraitDefinition

  static var allCases: [TraitKey] {
    TraitTable.all.filter { !$0.isFixed }.map { TraitKey(trait: $0) }
  }

  var rawValue: String { trait.name }

  var meaning: String { trait.meaning }

  var schema: SchemaType { trait.isBoolean ? .boolean : .words(trait.words) }
}

extension TraitKey {
  init?(rawValue: String) {
    guard let trait = TraitTable.named(rawValue), !trait.isFixed else { return nil }
    self.init(trait: trait)
  }
}

/// The keys of `snapshots`: states, the lists of the traits that vary, scales and scripts.
enum SnapshotsKey: SceneKey {
  case states
  case trait(TraitDefinition, TraitDefinition.Snapshots)
  case scales, scripts

  static var allCases: [SnapshotsKey] {
    [.states]
      + TraitTable.all.compactMap { trait in trait.snapshots.map { .trait(trait, $0) } }
      + [.scales, .scripts]
  }

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .states: "states"
    case .trait(_, let list): list.key
    case .scales: "scales"
    case .scripts: "scripts"
    }
  }

  var meaning: String {
    switch self {
    case .states: "The states of the first cell: reachable, or a list."
    case .trait(_, let list): list.meaning
    case .scales: "Pixels per point: 1, 2, 3."
    case .scripts: "The scripts; the collection view is recorded after each change."
    }
  }

  var schema: SchemaType {
    switch self {
    case .states: .either([.words(["reachable"]), .list(.string)])
    case .trait(let trait, _): .list(.words(trait.words))
    case .scales: .list(.integer)
    case .scripts: .list(.string)
    }
  }
}
