internal import Interaction
internal import Scenes
internal import Vocabulary

/// The keys of a section.
package enum SectionKey: String, SceneKey {
  case items, header, footer, supplementaryViews, contentOffset, isInserted

  package static var required: [SectionKey] { [.items] }

  package var meaning: String {
    switch self {
    case .items: "The number of items, or the values that each item assigns."
    case .header:
      "The header of a list's section, shown by UIKit's header configuration."
    case .footer: "The footer of a list's section, shown by UIKit's footer configuration."
    case .supplementaryViews:
      "What is assigned to the section's supplementary views, by kind; a list shows those that are here."
    case .contentOffset:
      "The distance that an orthogonal section is scrolled, in points; 0 by default."
    case .isInserted:
      "Whether the section exists initially; true by default. If not, the step insertSection of scripts inserts it."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .items: .items
    case .header, .footer: .map("sectionSupplement")
    case .supplementaryViews: .dictionary(.assignments)
    case .contentOffset: .number
    case .isInserted: .boolean
    }
  }
}

/// The keys of the header or the footer of a section.
package enum SectionSupplementKey: String, SceneKey {
  case text

  package static var required: [SectionSupplementKey] { [.text] }

  package var meaning: String { "The text." }

  package var schema: SchemaType { .string }
}

/// The keys of an item other than the properties that it assigns.
package enum ItemKey: String, SceneKey {
  case size, states, supplementaryViews, isInserted, cell, data

  package var meaning: String {
    switch self {
    case .size: "The size of the item's cell in a flow layout; itemSize by default."
    case .cell: "Which of the scene's cells the item has: a name under cells."
    case .data:
      "Values that properties of the cell show by name: data: { sender: Ada } and text: \"From {sender}\". A name alone, as in backgroundColor: \"{tint}\", is replaced by a value of any type."
    case .supplementaryViews: "What is assigned to the item's supplementary views, by kind."
    case .isInserted:
      "Whether the item exists initially; true by default. If not, the step insertItem of scripts inserts it."
    case .states:
      "The initial values of states, where they differ from the scene's: custom states, states of controls, and UIKit's"
        + " flags such as selected, as in { selected: true, download: done }."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .size: .map("size")
    case .states: .dictionary(.either([.number, .boolean, .string]))
    case .supplementaryViews: .dictionary(.assignments)
    case .isInserted: .boolean
    case .cell: .string
    case .data: .dictionary(.either([.number, .boolean, .string, .color]))
    }
  }
}

/// The keys of `items` when it is a map.
package enum ItemsKey: String, SceneKey {
  case count, cycle

  package static var required: [ItemsKey] { [.count, .cycle] }

  package var meaning: String {
    switch self {
    case .count: "The number of items."
    case .cycle: "The items, which are repeated."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .count: .integer
    case .cycle: .list(.assignments)
    }
  }
}
