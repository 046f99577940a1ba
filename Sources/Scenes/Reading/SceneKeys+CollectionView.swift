internal import Drawing
internal import Interaction

/// The keys of `collectionView`.
enum CollectionViewKey: String, SceneKey {
  case frame, backgroundColor, flowLayout, items
  case allowsSelection, allowsMultipleSelection, delaysContentTouches, alwaysBounceVertical
  case delegate, gestureRecognizers, batchUpdates

  static var required: [CollectionViewKey] { [.frame, .items] }

  var meaning: String {
    switch self {
    case .frame: "The extent of the viewport, in points."
    case .backgroundColor: "The ground; systemBackground when it is not written."
    case .flowLayout: "UICollectionViewFlowLayout, scrolling vertically."
    case .items: "How many items there are, or what each of them assigns."
    case .allowsSelection: "Whether touches highlight and select; true when it is not written."
    case .allowsMultipleSelection: "Whether a tap adds to the selection; false by default."
    case .delaysContentTouches:
      "Whether a touch reaches its cell only after 0.15 s; true by default."
    case .alwaysBounceVertical: "Whether a finger can scroll even when all fits; false by default."
    case .delegate: "What the delegate answers."
    case .gestureRecognizers: "The gesture recognisers of the collection view."
    case .batchUpdates: "How cells move in performBatchUpdates; { duration: 0.3 } by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .frame: .map("size")
    case .backgroundColor: .color
    case .flowLayout: .map("flowLayout")
    case .items: .items
    case .allowsSelection, .allowsMultipleSelection, .delaysContentTouches, .alwaysBounceVertical:
      .boolean
    case .delegate: .map("delegate")
    case .gestureRecognizers: .list(.map("gestureRecognizer"))
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
    case .width: "The extent along x, in points."
    case .height: "The extent along y, in points."
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

  var meaning: String {
    switch self {
    case .itemSize: "The size of each cell; 50 × 50 by default."
    case .minimumLineSpacing: "The distance between lines, in points; 10 by default."
    case .minimumInteritemSpacing: "The least distance between cells of a line; 10 by default."
    case .sectionInset: "The distances around the section: one number, or one for each side."
    }
  }

  var schema: SchemaType {
    switch self {
    case .itemSize: .map("size")
    case .minimumLineSpacing, .minimumInteritemSpacing: .number
    case .sectionInset: .either([.number, .map("insets")])
    }
  }
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
