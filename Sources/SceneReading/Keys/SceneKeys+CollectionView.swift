internal import Interaction
internal import Scenes
internal import Vocabulary

/// The keys of `collectionView`.
enum CollectionViewKey: String, SceneKey {
  case frame, backgroundColor, flowLayout, listLayout, compositionalLayout, items, sections
  case contentOffset, contentInset
  case allowsSelection, allowsMultipleSelection, delaysContentTouches, alwaysBounceVertical
  case alwaysBounceHorizontal
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
      "The point of the content that is in the top left corner at first; the start by default."
    case .contentInset: "The distances around the content: one number, or one for each side."
    case .allowsSelection: "Whether touches highlight and select; true by default."
    case .allowsMultipleSelection: "Whether a tap adds to the selection; false by default."
    case .delaysContentTouches:
      "Whether a touch reaches its cell only after 0.15 s; true by default."
    case .alwaysBounceVertical:
      "Whether a finger can scroll along y even when all fits; false by default."
    case .alwaysBounceHorizontal:
      "Whether a finger can scroll along x even when all fits; false by default."
    case .delegate: "What the delegate answers."
    case .gestureRecognizers: "The gesture recognisers of the collection view."
    case .selfSizingInvalidation:
      "When self-sizing cells are measured again outside of batch updates; enabled by default."
    case .batchUpdates: "How cells move in performBatchUpdates; { duration: 0.3 } by default."
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
    case .allowsSelection, .allowsMultipleSelection, .delaysContentTouches, .alwaysBounceVertical,
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
    case .width: "The distance along x, in points; to the right if positive."
    case .height: "The distance along y, in points; downwards if positive."
    }
  }

  var schema: SchemaType { .number }
}

/// The keys of insets that are not the same on all sides.
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
    case .sectionInset: "The distances around each section: one number, or one for each side."
    case .scrollDirection:
      "The scroll direction: vertical, the default, or horizontal."
    case .headerReferenceSize:
      "The length of the header before each section along the scroll direction; 0 by default."
    case .footerReferenceSize:
      "The length of the footer after each section along the scroll direction; 0 by default."
    case .estimatedItemSize:
      "Turns on self-sizing cells: automatic, or the size estimated for cells that are not visible."
    case .sectionHeadersPinToVisibleBounds:
      "Whether headers stay at the start of the viewport while their sections are scrolled through; false by default."
    case .sectionFootersPinToVisibleBounds:
      "Whether footers stay at the end of the viewport; false by default."
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

/// The keys of the size of a header or footer: one side is enough, as only one counts.
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
    case .showsSeparators: "Whether lines divide the rows; true by default."
    case .separatorConfiguration: "What these lines look like."
    case .backgroundColor: "The ground of the list; by default the appearance's."
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
      "Whether a line is drawn at the upper edge of rows: visible, hidden, or automatic, the default, which is hidden."
    case .bottomSeparatorVisibility:
      "The same at the lower edge; automatic is not beside selected rows and not at the end of a group."
    case .topSeparatorInsets:
      "How far that line keeps from the leading and trailing edges; by default it begins where the text does."
    case .bottomSeparatorInsets: "The same of the line at the lower edge."
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
    case .group: "The size of each horizontal group in the section; groups lie below each other."
    case .interItemSpacing: "The distance between items of a group, in points; 0 by default."
    case .interGroupSpacing: "The distance between groups, in points; 0 by default."
    case .contentInsets: "The distances around each section: one number, or one for each side."
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
    case .width: "The extent along x, as { fractionalWidth: 1 }."
    case .height: "The extent along y, as { estimated: 50 }."
    }
  }

  var schema: SchemaType { .map("dimension") }
}

/// The keys of a width or a height of an item or a group, of which one is written.
enum DimensionKey: String, SceneKey {
  case absolute, estimated, fractionalWidth, fractionalHeight

  var meaning: String {
    switch self {
    case .absolute: "So many points."
    case .estimated: "About so many points; the cell says how many. Heights only."
    case .fractionalWidth: "So much of the width of what it is in, up to 1."
    case .fractionalHeight: "So much of the height of what it is in, up to 1."
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
    case .items: "How many items the section has, or what each of them assigns."
    case .header:
      "What stands before the cells of a list, as UIKit's header configurations show it."
    case .footer: "What stands after the cells of a list, as UIKit's footer configurations show it."
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

  var meaning: String { "What it says." }

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
  case size

  var meaning: String { "The size of the item's cell in a flow layout; itemSize by default." }

  var schema: SchemaType { .map("size") }
}

/// The keys of `delegate`.
enum DelegateKey: String, SceneKey {
  case shouldHighlightItem, shouldSelectItem, shouldDeselectItem

  var meaning: String {
    switch self {
    case .shouldHighlightItem: "Whether a touched cell is highlighted; no skips selection wholly."
    case .shouldSelectItem: "Whether a tapped cell is selected."
    case .shouldDeselectItem: "Whether a tapped, selected cell is deselected (multiple selection)."
    }
  }

  var schema: SchemaType {
    .either([
      .predicate,
      .list(.either([.words(SelectionDelegate.Action.allCases.map(\.rawValue)), .map("return")])),
    ])
  }
}

/// The keys of `items` when it is a map.
enum ItemsKey: String, SceneKey {
  case count, cycle

  static var required: [ItemsKey] { [.count, .cycle] }

  var meaning: String {
    switch self {
    case .count: "How many items there are."
    case .cycle: "What the items assign, over and over."
    }
  }

  var schema: SchemaType {
    switch self {
    case .count: .integer
    case .cycle: .list(.assignments)
    }
  }
}
