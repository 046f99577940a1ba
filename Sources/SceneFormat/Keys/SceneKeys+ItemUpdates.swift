internal import Interaction

/// The changes of items and sections in `performBatchUpdates`, which are steps of scripts, too.
package enum ItemUpdateKey: String, SceneKey {
  case insertItem, deleteItem, moveItem, reloadItem, reconfigureItem
  case insertSection, deleteSection, moveSection, reloadSection

  /// Whether its value is a map.
  package var isMap: Bool {
    switch self {
    case .insertItem, .moveItem, .insertSection, .moveSection: true
    case .deleteItem, .reloadItem, .reconfigureItem, .deleteSection, .reloadSection: false
    }
  }

  /// An example of its value, for messages.
  package var example: String {
    switch self {
    case .insertItem: "{ item: 4, at: 1 }"
    case .deleteItem, .reloadItem, .reconfigureItem: "2"
    case .moveItem: "{ item: 1, to: 3 }"
    case .insertSection: "{ section: 2, at: 0 }"
    case .deleteSection, .reloadSection: "1"
    case .moveSection: "{ section: 2, to: 0 }"
    }
  }

  package var meaning: String { meaning(for: ScriptSubject.self) }

  /// A description, for scripts or for actions.
  func meaning(for subject: any CallSubject.Type) -> String {
    switch self {
    case .insertItem:
      "The app inserts an item that has \"isInserted: false\" at a position of its section, or of another one: { item: 4, at: 1 }."
    case .deleteItem: "The app deletes an item. The others keep their numbers."
    case .moveItem:
      "The app moves an item to another position of its section, or of another one: \(subject.example(1, "to: 3, section: 2"))."
    case .reloadItem:
      "The app replaces the cell of an item, which loses what is not part of the data."
    case .reconfigureItem:
      "The app configures the cell of an item again, which keeps its states and is measured again."
    case .insertSection:
      "The app inserts a section that has \"isInserted: false\" with its items at a position: { section: 2, at: 0 }."
    case .deleteSection: "The app deletes a section with its items. The others keep their numbers."
    case .moveSection: "The app moves a section to another position: { section: 2, to: 0 }."
    case .reloadSection: "The app replaces all cells and supplementary views of a section."
    }
  }

  package var schema: SchemaType { schema(for: ScriptSubject.self) }

  /// The type of its value, in scripts or in actions.
  func schema(for subject: any CallSubject.Type) -> SchemaType {
    switch self {
    case .insertItem: .map("itemInsertion")
    case .deleteItem, .reloadItem, .reconfigureItem: subject.schema
    case .moveItem: .map(subject.mapName("itemMove"))
    case .insertSection: .map("sectionInsertion")
    case .deleteSection, .reloadSection: .integer
    case .moveSection: .map("sectionMove")
    }
  }
}

/// The keys of a section in `applySnapshot`.
package enum SnapshotSectionKey: String, SceneKey {
  case section, items

  package static var required: [SnapshotSectionKey] { [.section, .items] }

  /// The schema of a snapshot: the items of the only section, or sections.
  static let snapshot = SchemaType.list(.either([.integer, .map("snapshotSection")]))

  /// The effect of `applySnapshot`.
  package static let meaning =
    "The app applies a snapshot of a diffable data source, [2, 0, 4]: the collection view then has these items in this order and no"
    + " others. With several sections: [{ section: 1, items: [5] }, { section: 0, items: [2, 0] }]."

  package var meaning: String {
    switch self {
    case .section: SectionInsertionKey.section.meaning
    case .items: "Its items, by their numbers, in their order."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .section: .integer
    case .items: .list(.integer)
    }
  }
}

/// The keys of `insertSection`.
package enum SectionInsertionKey: String, SceneKey {
  case section, at

  package static var required: [SectionInsertionKey] { [.section, .at] }

  package var meaning: String {
    switch self {
    case .section: "The section, by its number."
    case .at: "Its position, counted from 0 after all changes of the batch."
    }
  }

  package var schema: SchemaType { .integer }
}

/// The keys of `moveSection`.
package enum SectionMoveKey: String, SceneKey {
  case section, to

  package static var required: [SectionMoveKey] { [.section, .to] }

  package var meaning: String {
    switch self {
    case .section: SectionInsertionKey.section.meaning
    case .to: SectionInsertionKey.at.meaning
    }
  }

  package var schema: SchemaType { .integer }
}

/// The keys of `insertItem`.
package enum ItemInsertionKey: String, SceneKey {
  case item, at, section

  package static var required: [ItemInsertionKey] { [.item, .at] }

  package var meaning: String {
    switch self {
    case .item: "The item."
    case .at: "Its position in the section, counted from 0 after all changes of the batch."
    case .section: "The section to which it comes; its own by default."
    }
  }

  package var schema: SchemaType { .integer }
}

/// The keys of `moveItem`.
package enum ItemMoveKey<Subject: CallSubject>: String, SceneKey {
  case item, to, section

  package static var required: [Self] { Subject.allowsWords ? [.to] : [.item, .to] }

  package var meaning: String {
    switch self {
    case .item: Subject.meaning
    case .to: ItemInsertionKey.at.meaning
    case .section: "The section to which it moves; the one where it is by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: Subject.schema
    case .to, .section: .integer
    }
  }
}
