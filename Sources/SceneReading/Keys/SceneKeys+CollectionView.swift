internal import Interaction
internal import Scenes
internal import Vocabulary

/// The keys of `collectionView`.
enum CollectionViewKey: String, SceneKey {
  case frame, backgroundColor, flowLayout, listLayout, compositionalLayout, items, sections
  case contentOffset, contentInset
  case allowsSelection, allowsMultipleSelection, isEditing, allowsSelectionDuringEditing
  case allowsMultipleSelectionDuringEditing
  case delaysContentTouches, alwaysBounceVertical, alwaysBounceHorizontal
  case delegate, gestureRecognizers, selfSizingInvalidation, batchUpdates

  static var required: [CollectionViewKey] { [.frame] }

  var meaning: String {
    switch self {
    case .frame: "The size of the collection view, in points."
    case .backgroundColor: "The background colour; systemBackground by default."
    case .flowLayout: "UICollectionViewFlowLayout."
    case .listLayout: "A list, instead of flowLayout (UICollectionLayoutListConfiguration)."
    case .compositionalLayout:
      "Groups of items, instead of flowLayout (UICollectionViewCompositionalLayout)."
    case .items: "The number of items, or the values that each item assigns."
    case .sections:
      "Several sections, instead of items; item numbers continue across sections."
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
    case .delegate: "The return values of the delegate."
    case .gestureRecognizers: "The gesture recognisers of the collection view."
    case .selfSizingInvalidation:
      "When self-sizing cells are measured again outside of batch updates; enabled by default."
    case .batchUpdates:
      "The animation of cells in performBatchUpdates; { duration: 0.3 } by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .frame: .map("size")
    case .backgroundColor: .color
    case .flowLayout: .map("flowLayout")
    case .listLayout: .map("listLayout")
    case .compositionalLayout: .map("compositionalLayout")
    case .items: .items
    case .sections: .list(.map("section"))
    case .contentOffset: .map("contentOffset")
    case .contentInset: .either([.number, .map("insets")])
    case .allowsSelection, .allowsMultipleSelection, .isEditing, .allowsSelectionDuringEditing,
      .allowsMultipleSelectionDuringEditing, .delaysContentTouches, .alwaysBounceVertical,
      .alwaysBounceHorizontal:
      .boolean
    case .delegate: .map("delegate")
    case .gestureRecognizers: .list(.map("gestureRecognizer"))
    case .selfSizingInvalidation: .words(SelfSizingInvalidation.allCases.map(\.rawValue))
    case .batchUpdates: .animation
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

/// The keys of `flowLayout`.
enum FlowLayoutKey: String, SceneKey {
  case itemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset
  case scrollDirection, headerReferenceSize, footerReferenceSize, estimatedItemSize
  case sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds

  var meaning: String {
    switch self {
    case .itemSize: "The size of each cell; 50 × 50 by default."
    case .minimumLineSpacing: "The distance between lines, in points; 10 by default."
    case .minimumInteritemSpacing: "The minimum distance between cells of a line; 10 by default."
    case .sectionInset: "The insets around each section: one number, or one for each side."
    case .scrollDirection:
      "The scroll direction: vertical (default) or horizontal."
    case .headerReferenceSize:
      "The length of the header before each section along the scroll direction; 0 by default."
    case .footerReferenceSize:
      "The length of the footer after each section along the scroll direction; 0 by default."
    case .estimatedItemSize:
      "Turns on self-sizing cells: automatic, or the size estimated for cells that are not visible."
    case .sectionHeadersPinToVisibleBounds:
      "Whether headers are pinned to the start of the viewport while their section scrolls; false by default."
    case .sectionFootersPinToVisibleBounds:
      "Whether footers are pinned to the end of the viewport; false by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .itemSize: .map("size")
    case .minimumLineSpacing, .minimumInteritemSpacing: .number
    case .sectionInset: .either([.number, .map("insets")])
    case .scrollDirection: .words(FlowLayout.ScrollDirection.allCases.map(\.rawValue))
    case .headerReferenceSize, .footerReferenceSize: .map("extent")
    case .estimatedItemSize: .either([.words(["automatic"]), .map("size")])
    case .sectionHeadersPinToVisibleBounds, .sectionFootersPinToVisibleBounds: .boolean
    }
  }
}

/// The keys of the size of a header or footer. One side is enough, because only one is used.
enum ExtentKey: String, SceneKey {
  case width, height

  var meaning: String { "The \(rawValue), in points; 0 by default." }

  var schema: SchemaType { .number }
}

/// The keys of `listLayout`.
enum ListLayoutKey: String, SceneKey {
  case appearance, showsSeparators, separatorConfiguration, backgroundColor

  var meaning: String {
    switch self {
    case .appearance: "plain, the default, grouped, or insetGrouped."
    case .showsSeparators: "Whether separators are drawn between rows; true by default."
    case .separatorConfiguration: "The appearance of the separators."
    case .backgroundColor:
      "The background colour of the list. Default: that of the list's appearance."
    }
  }

  var schema: SchemaType {
    switch self {
    case .appearance: .words(ListLayout.Appearance.allCases.map(\.rawValue))
    case .showsSeparators: .boolean
    case .separatorConfiguration: .map("separatorConfiguration")
    case .backgroundColor: .color
    }
  }
}

/// The keys of `separatorConfiguration`.
enum SeparatorKey: String, SceneKey {
  case topSeparatorVisibility, bottomSeparatorVisibility, topSeparatorInsets
  case bottomSeparatorInsets, color

  var meaning: String {
    switch self {
    case .topSeparatorVisibility:
      "Whether separators are drawn at the top of rows: visible, hidden, or automatic (default), which is hidden."
    case .bottomSeparatorVisibility:
      "Whether separators are drawn at the bottom of rows; automatic: except beside selected rows and after groups."
    case .topSeparatorInsets:
      "The horizontal insets of the top separator. Default: it starts where the text starts."
    case .bottomSeparatorInsets: "The horizontal insets of the bottom separator."
    case .color: "The colour; separator by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .topSeparatorVisibility, .bottomSeparatorVisibility:
      .words(ListSeparatorConfiguration.Visibility.allCases.map(\.rawValue))
    case .topSeparatorInsets, .bottomSeparatorInsets:
      .either([.number, .map("directionalInsets")])
    case .color: .color
    }
  }
}

/// The keys of `compositionalLayout`.
enum CompositionalLayoutKey: String, SceneKey {
  case item, group, interItemSpacing, interGroupSpacing, contentInsets

  static var required: [CompositionalLayoutKey] { [.item, .group] }

  var meaning: String {
    switch self {
    case .item: "The size of each item in its group."
    case .group: "The size of each horizontal group in the section; groups are below each other."
    case .interItemSpacing: "The distance between items of a group, in points; 0 by default."
    case .interGroupSpacing: "The distance between groups, in points; 0 by default."
    case .contentInsets: "The insets around each section: one number, or one for each side."
    }
  }

  var schema: SchemaType {
    switch self {
    case .item, .group: .map("layoutSize")
    case .interItemSpacing, .interGroupSpacing: .number
    case .contentInsets: .either([.number, .map("directionalInsets")])
    }
  }
}

/// The keys of the size of an item or a group.
enum LayoutSizeKey: String, SceneKey {
  case width, height

  static var required: [LayoutSizeKey] { [.width, .height] }

  var meaning: String {
    switch self {
    case .width: "The width, for example { fractionalWidth: 1 }."
    case .height: "The height, for example { estimated: 50 }."
    }
  }

  var schema: SchemaType { .map("dimension") }
}

/// The keys of a width or height of an item or group. Exactly one is written.
enum DimensionKey: String, SceneKey {
  case absolute, estimated, fractionalWidth, fractionalHeight

  var meaning: String {
    switch self {
    case .absolute: "A number of points."
    case .estimated: "An estimate in points; the cell determines the size. Heights only."
    case .fractionalWidth: "A fraction of the container's width, up to 1."
    case .fractionalHeight: "A fraction of the container's height, up to 1."
    }
  }

  var schema: SchemaType { .number }
}

/// The keys of a section.
enum SectionKey: String, SceneKey {
  case items, header, footer

  static var required: [SectionKey] { [.items] }

  var meaning: String {
    switch self {
    case .items: "The number of items, or the values that each item assigns."
    case .header:
      "The header of a list's section, shown by UIKit's header configuration."
    case .footer: "The footer of a list's section, shown by UIKit's footer configuration."
    }
  }

  var schema: SchemaType {
    switch self {
    case .items: .items
    case .header, .footer: .map("sectionSupplement")
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
  case size, states

  var meaning: String {
    switch self {
    case .size: "The size of the item's cell in a flow layout; itemSize by default."
    case .states: "The initial values of custom states, where they differ from the scene's."
    }
  }

  var schema: SchemaType {
    switch self {
    case .size: .map("size")
    case .states: .dictionary(.either([.number, .boolean, .string]))
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
