internal import Interaction
internal import Scenes
internal import Vocabulary

/// The keys of `collectionView`.
enum CollectionViewKey: String, SceneKey {
  case frame, backgroundColor, flowLayout, listLayout, compositionalLayout, customLayout, items
  case sections, supplementaryViews, contentOffset, contentInset
  case allowsSelection, allowsMultipleSelection, isEditing, allowsSelectionDuringEditing
  case allowsMultipleSelectionDuringEditing
  case delaysContentTouches, alwaysBounceVertical, alwaysBounceHorizontal
  case isMultipleTouchEnabled, bounces, isPagingEnabled, decelerationRate
  case leadingSwipeActions, trailingSwipeActions, contextMenu
  case delegate, gestureRecognizers, selfSizingInvalidation, batchUpdates
  case initialLayoutAttributesForAppearingItem, finalLayoutAttributesForDisappearingItem

  static var required: [CollectionViewKey] { [.frame] }

  /// Says in which layout a word belongs that stands beside it.
  static func explanation(of word: String) -> String? {
    let layouts: [CollectionViewKey] = [
      FlowLayoutKey(rawValue: word).map { _ in .flowLayout },
      ListLayoutKey(rawValue: word).map { _ in .listLayout },
    ].compactMap(\.self)
    guard !layouts.isEmpty else { return nil }
    let names = layouts.map(\.rawValue).joined(separator: " and ")
    return "\"\(word)\" is a key of \(names); write it there"
  }

  var meaning: String {
    switch self {
    case .frame: "The size of the collection view, in points."
    case .backgroundColor: "The background colour; systemBackground by default."
    case .flowLayout: "UICollectionViewFlowLayout."
    case .listLayout: "A list, instead of flowLayout (UICollectionLayoutListConfiguration)."
    case .compositionalLayout:
      "Groups of items, instead of flowLayout (UICollectionViewCompositionalLayout)."
    case .customLayout:
      "A layout of the app's own, instead of flowLayout (UICollectionViewLayout)."
    case .items: "The number of items, or the values that each item assigns."
    case .sections:
      "Several sections, instead of items; item numbers continue across sections."
    case .supplementaryViews:
      "The supplementary and decoration views by kind; header and footer in flow layouts and lists."
    case .contentOffset:
      "The initial content offset, in points. Default: the start of the content."
    case .contentInset: "The insets around the content: one number, or one for each side."
    case .allowsSelection: "Whether touches highlight and select cells; true by default."
    case .allowsMultipleSelection: "Whether a tap adds to the selection; false by default."
    case .isEditing: "Whether it is editing at first, and with it all cells; false by default."
    case .allowsSelectionDuringEditing:
      "Whether touches highlight and select while it is editing; false by default."
    case .allowsMultipleSelectionDuringEditing:
      "Whether touches select while it is editing, and a tap adds to the selection; false by default."
    case .delaysContentTouches:
      "Whether touches are delivered to cells after a delay of 0.15 s; true by default."
    case .alwaysBounceVertical:
      "Whether a finger can scroll vertically even if all content fits; false by default."
    case .alwaysBounceHorizontal:
      "Whether a finger can scroll horizontally even if all content fits; false by default."
    case .isMultipleTouchEnabled:
      "Whether cells receive the touches of several fingers at a time, and not only the first one; false by default."
    case .bounces:
      "Whether the content moves beyond its edges and back; true by default."
    case .isPagingEnabled:
      "Whether the content stops at multiples of the bounds; false by default."
    case .decelerationRate:
      "How fast content decelerates that a finger has thrown; normal by default."
    case .leadingSwipeActions, .trailingSwipeActions:
      "What a swipe from the \(self == .leadingSwipeActions ? "leading" : "trailing") edge of a row reveals: a list of actions, or a map (UISwipeActionsConfiguration)."
    case .contextMenu:
      "The actions of the context menu that opens when a finger holds a cell for 0.5 s, from top to bottom."
    case .delegate: "The return values of the delegate."
    case .gestureRecognizers:
      "The gesture recognisers of the collection view, and of the views in its cells."
    case .selfSizingInvalidation:
      "When self-sizing cells are measured again outside of batch updates; enabled by default."
    case .batchUpdates:
      "The animation of cells in performBatchUpdates; { duration: 0.3 } by default."
    case .initialLayoutAttributesForAppearingItem:
      "From where the cells of inserted items come; { alpha: 0 } by default, with which they fade in."
    case .finalLayoutAttributesForDisappearingItem:
      "Where the cells of deleted items go; { alpha: 0 } by default, with which they fade out."
    }
  }

  var schema: SchemaType {
    switch self {
    case .frame: .map("size")
    case .backgroundColor: .color
    case .flowLayout, .listLayout, .compositionalLayout, .customLayout: .map(rawValue)
    case .items: .items
    case .sections: .list(.map("section"))
    case .supplementaryViews: .dictionary(.map("container"))
    case .contentOffset: .map("contentOffset")
    case .contentInset: .either([.number, .map("insets")])
    case .allowsSelection, .allowsMultipleSelection, .isEditing, .allowsSelectionDuringEditing,
      .allowsMultipleSelectionDuringEditing, .delaysContentTouches, .alwaysBounceVertical,
      .alwaysBounceHorizontal, .isMultipleTouchEnabled, .bounces, .isPagingEnabled:
      .boolean
    case .decelerationRate: .words(DecelerationRate.allCases.map(\.rawValue))
    case .contextMenu: .list(.map("swipeAction"))
    case .leadingSwipeActions, .trailingSwipeActions:
      .either([.list(.map("swipeAction")), .map("swipeActions")])
    case .delegate: .map("delegate")
    case .gestureRecognizers: .list(.map("gestureRecognizer"))
    case .selfSizingInvalidation: .words(SelfSizingInvalidation.allCases.map(\.rawValue))
    case .batchUpdates: .animation
    case .initialLayoutAttributesForAppearingItem, .finalLayoutAttributesForDisappearingItem:
      .map("appearanceAttributes")
    }
  }
}

/// The keys of the attributes of items that come or go.
enum AppearanceAttributesKey: String, SceneKey {
  case alpha, transform

  var meaning: String {
    switch self {
    case .alpha: "The alpha, as a factor of the cell's; 0 by default."
    case .transform: "The transform, as { translate: [320, 0] }; the identity by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .alpha: .number
    case .transform: .either([.words(["identity"]), .map("transform")])
    }
  }
}

/// The keys of a size.
enum SizeKey: String, SceneKey {
  case width, height

  static var required: [SizeKey] { [.width, .height] }

  var meaning: String {
    switch self {
    case .width: "The width, in points."
    case .height: "The height, in points."
    }
  }

  var schema: SchemaType { .number }
}

/// The keys of an offset.
enum OffsetKey: String, SceneKey {
  case width, height

  static var required: [OffsetKey] { [.width, .height] }

  var meaning: String {
    switch self {
    case .width: "The offset along x, in points; positive is to the right."
    case .height: "The offset along y, in points; positive is downwards."
    }
  }

  var schema: SchemaType { .number }
}

/// The keys of insets that differ between sides.
enum InsetsKey: String, SceneKey {
  case top, left, bottom, right

  var meaning: String { "The distance from the \(rawValue) edge, in points; 0 by default." }

  var schema: SchemaType { .number }
}

/// The keys of a section.
enum SectionKey: String, SceneKey {
  case items, header, footer, supplementaryViews, contentOffset, isInserted

  static var required: [SectionKey] { [.items] }

  var meaning: String {
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
      "Whether the section is there at first; true by default. If not, the step insertSection of scripts inserts it."
    }
  }

  var schema: SchemaType {
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
enum SectionSupplementKey: String, SceneKey {
  case text

  static var required: [SectionSupplementKey] { [.text] }

  var meaning: String { "The text." }

  var schema: SchemaType { .string }
}

/// The keys of a content offset.
enum ContentOffsetKey: String, SceneKey {
  case x, y

  var meaning: String { "The distance along \(rawValue), in points; 0 by default." }

  var schema: SchemaType { .number }
}

/// The keys of an item other than the properties that it assigns.
enum ItemKey: String, SceneKey {
  case size, states, supplementaryViews, isInserted, cell, data

  var meaning: String {
    switch self {
    case .size: "The size of the item's cell in a flow layout; itemSize by default."
    case .cell: "Which of the scene's cells the item has: a name under cells."
    case .data:
      "Values that properties of the cell show by name: data: { sender: Ada } and text: \"From {sender}\". A name alone, as in backgroundColor: \"{tint}\", stands for any value."
    case .supplementaryViews: "What is assigned to the item's supplementary views, by kind."
    case .isInserted:
      "Whether the item is there at first; true by default. If not, the step insertItem of scripts inserts it."
    case .states:
      "The initial values of states, where they differ from the scene's: custom states, states of controls, and UIKit's"
        + " flags such as selected, as in { selected: true, download: done }."
    }
  }

  var schema: SchemaType {
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

/// The keys of `delegate`.
enum DelegateKey: String, SceneKey {
  case shouldHighlightItem, shouldSelectItem, shouldDeselectItem, performPrimaryActionForItem

  var meaning: String {
    switch self {
    case .shouldHighlightItem:
      "Whether a touched cell is highlighted; if not, it is not selected either."
    case .shouldSelectItem: "Whether a tapped cell is selected."
    case .shouldDeselectItem: "Whether a tapped, selected cell is deselected (multiple selection)."
    case .performPrimaryActionForItem:
      "Whether the delegate has this method, which is called after didSelectItem, but not while editing."
    }
  }

  var schema: SchemaType {
    switch self {
    case .shouldHighlightItem, .shouldSelectItem, .shouldDeselectItem:
      .either([
        .predicate,
        .list(
          .either([.words(SelectionDelegate.Action.allCases.map(\.rawValue)), .map("return")])),
      ])
    case .performPrimaryActionForItem: .boolean
    }
  }
}

/// The keys of `items` when it is a map.
enum ItemsKey: String, SceneKey {
  case count, cycle

  static var required: [ItemsKey] { [.count, .cycle] }

  var meaning: String {
    switch self {
    case .count: "The number of items."
    case .cycle: "The items, which are repeated."
    }
  }

  var schema: SchemaType {
    switch self {
    case .count: .integer
    case .cycle: .list(.assignments)
    }
  }
}
