/// The calls of the app's. Each is a step of scripts and an action, with the same words; only how they name items differs.
package enum AppCallKey: CaseIterable, Hashable, Sendable {
  case select, deselect, setEditing, set, pauseAnimation, scrollToItem, setContentOffset
  case update(ItemUpdateKey)
  case performBatchUpdates, applySnapshot

  package static var allCases: [AppCallKey] {
    let updates = ItemUpdateKey.allCases.map { AppCallKey.update($0) }
    return [
      .select, .deselect, .setEditing, .set, .pauseAnimation, .scrollToItem, .setContentOffset,
    ] + updates + [.performBatchUpdates, .applySnapshot]
  }

  /// The word in scene files.
  package var word: String {
    switch self {
    case .select: "select"
    case .deselect: "deselect"
    case .setEditing: "setEditing"
    case .set: "set"
    case .pauseAnimation: "pauseAnimation"
    case .scrollToItem: "scrollToItem"
    case .setContentOffset: "setContentOffset"
    case .update(let key): key.rawValue
    case .performBatchUpdates: "performBatchUpdates"
    case .applySnapshot: "applySnapshot"
    }
  }

  /// An example of its value in a script, for messages.
  var example: String {
    switch self {
    case .select, .deselect: "0"
    case .setEditing: "true"
    case .set: "{ item: 0, editing: true }"
    case .pauseAnimation: "{ item: 0, state: open }"
    case .scrollToItem: "{ item: 9, at: top }"
    case .setContentOffset: "0"
    case .update(let key): key.example
    case .performBatchUpdates: "[deleteItem: 2, insertItem: { item: 5, at: 0 }]"
    case .applySnapshot: "[2, 0, 4]"
    }
  }

  /// A description, for scripts or for actions.
  func meaning(for subject: any CallSubject.Type) -> String {
    switch self {
    case .select:
      "The app selects an item, without delegate calls; \(subject.example(0, "animated: true")) fades its background."
    case .deselect:
      "The app deselects \(subject.items), without delegate calls; \(subject.example(0, "animated: true")) fades its background."
    case .setEditing: "The collection view and all its cells begin or end editing."
    case .set:
      "The app sets flags or states of the cell of \(subject.items), as in \(subject.example(0, "editing: true")) or { item: 0, progress: 0.42 }."
    case .pauseAnimation:
      "The app pauses the animator of a number where it is: \(subject.example(0, "state: open"))."
    case .scrollToItem:
      "The app scrolls until an item's cell is at a position, at once or animated: \(subject.example(9, "at: top, animated: true"))."
    case .setContentOffset:
      "The app scrolls to a content offset along the scroll direction, in points, at once or animated: { to: 0, animated: true }."
    case .update(let key): key.meaning(for: subject)
    case .performBatchUpdates:
      "The app inserts, deletes, moves, reloads and reconfigures several items and sections, named by their numbers, at once."
    case .applySnapshot: SnapshotSectionKey.meaning
    }
  }

  /// The type of its value, in scripts or in actions.
  func schema(for subject: any CallSubject.Type) -> SchemaType {
    switch self {
    case .select, .deselect: .either([subject.schema, .map(subject.mapName("itemSelection"))])
    case .setEditing: .boolean
    case .set: .dictionary(.either([.number, .boolean, .string]))
    case .pauseAnimation: .map(subject.mapName("pauseAnimation"))
    case .scrollToItem: .map(subject.mapName("scrollToItem"))
    case .setContentOffset: .either([.number, .map("setContentOffset")])
    case .update(let key): key.schema(for: subject)
    case .performBatchUpdates: .list(.map("itemUpdate"))
    case .applySnapshot: SnapshotSectionKey.snapshot
    }
  }

  /// The maps without the key `item`, which scripts and actions share.
  static let sharedMaps: [SceneMaps.Map] =
    [
      ("setContentOffset", "setContentOffset", SetContentOffsetKey.self),
      ("itemUpdate", "A change in performBatchUpdates", ItemUpdateKey.self),
      ("snapshotSection", "A section in applySnapshot", SnapshotSectionKey.self),
      ("itemInsertion", "insertItem", ItemInsertionKey.self),
      ("sectionInsertion", "insertSection", SectionInsertionKey.self),
      ("sectionMove", "moveSection", SectionMoveKey.self),
    ]

  /// The maps with the key `item`, in the order of the reference.
  static func maps<Subject: CallSubject>(for subject: Subject.Type) -> [SceneMaps.Map] {
    [
      (
        subject.mapName("itemSelection"), subject.mapTitle("select, deselect"),
        ItemSelectionKey<Subject>.self
      ),
      (
        subject.mapName("pauseAnimation"), subject.mapTitle("pauseAnimation"),
        PauseAnimationKey<Subject>.self
      ),
      (
        subject.mapName("scrollToItem"), subject.mapTitle("scrollToItem"),
        ScrollToItemKey<Subject>.self
      ),
      (subject.mapName("itemMove"), subject.mapTitle("moveItem"), ItemMoveKey<Subject>.self),
    ]
  }
}

/// The keys of `select` and `deselect`, if they are maps.
package enum ItemSelectionKey<Subject: CallSubject>: String, SceneKey {
  case item, animated

  package static var required: [Self] { Subject.allowsWords ? [] : [.item] }

  package var meaning: String {
    switch self {
    case .item: Subject.meaning
    case .animated:
      "Whether the cell's background fades from one look to the other; false by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: Subject.schema
    case .animated: .boolean
    }
  }
}

/// The keys of `pauseAnimation`.
package enum PauseAnimationKey<Subject: CallSubject>: String, SceneKey {
  case item, state

  package static var required: [Self] { Subject.allowsWords ? [.state] : [.item, .state] }

  package var meaning: String {
    switch self {
    case .item: Subject.meaning
    case .state: "The number that has the animator."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: Subject.schema
    case .state: .string
    }
  }
}

/// The keys of `setContentOffset`, if it is a map.
package enum SetContentOffsetKey: String, SceneKey {
  case to, animated

  package static var required: [SetContentOffsetKey] { [.to] }

  package var meaning: String {
    switch self {
    case .to: "The content offset, which may be outside of the content."
    case .animated: "Whether the content moves there, in 0.3 s; false by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .to: .number
    case .animated: .boolean
    }
  }
}
