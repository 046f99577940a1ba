internal import CollectionLayouts

/// The keys of `customLayout`.
package enum CustomLayoutKey: String, SceneKey {
  case collectionViewContentSize, layoutAttributes, scrollDirection

  package static var required: [CustomLayoutKey] {
    [.collectionViewContentSize, .layoutAttributes]
  }

  package var meaning: String {
    switch self {
    case .collectionViewContentSize: "The size of the content."
    case .layoutAttributes: "The position of each item's cell, in the order of the items."
    case .scrollDirection:
      "The direction in which a finger scrolls: vertical (default) or horizontal."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .collectionViewContentSize: .map("size")
    case .layoutAttributes: .list(.map("layoutAttributes"))
    case .scrollDirection: .words(ScrollDirection.allCases.map(\.rawValue))
    }
  }
}

/// The keys of an element of `layoutAttributes`.
package enum LayoutAttributesKey: String, SceneKey {
  case frame

  package static var required: [LayoutAttributesKey] { [.frame] }

  package var meaning: String { "The cell's frame in the content's coordinates." }

  package var schema: SchemaType { .map("frame") }
}
