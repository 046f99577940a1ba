internal import Vocabulary

/// The keys of `customLayout`.
enum CustomLayoutKey: String, SceneKey {
  case collectionViewContentSize, layoutAttributes, scrollDirection

  static var required: [CustomLayoutKey] { [.collectionViewContentSize, .layoutAttributes] }

  var meaning: String {
    switch self {
    case .collectionViewContentSize: "The size of the content."
    case .layoutAttributes: "The position of each item's cell, in the order of the items."
    case .scrollDirection:
      "The direction in which a finger scrolls: vertical (default) or horizontal."
    }
  }

  var schema: SchemaType {
    switch self {
    case .collectionViewContentSize: .map("size")
    case .layoutAttributes: .list(.map("layoutAttributes"))
    case .scrollDirection: .words(FlowLayout.ScrollDirection.allCases.map(\.rawValue))
    }
  }
}

/// The keys of an element of `layoutAttributes`.
enum LayoutAttributesKey: String, SceneKey {
  case frame

  static var required: [LayoutAttributesKey] { [.frame] }

  var meaning: String { "The cell's frame in the content's coordinates." }

  var schema: SchemaType { .map("frame") }
}
