internal import CollectionLayouts
internal import Notation
internal import Scenes
internal import Vocabulary

/// The keys of `compositionalLayout`.
package enum CompositionalLayoutKey: String, SceneKey {
  case sections, scrollDirection, interSectionSpacing
  case item, group, interItemSpacing, interGroupSpacing, contentInsets

  package var meaning: String {
    switch self {
    case .sections: "The layout of each section; the last one is also that of all further sections."
    case .scrollDirection: "The scroll direction: vertical (default) or horizontal."
    case .interSectionSpacing: "The distance between sections, in points; 0 by default."
    case .item: "Instead of sections: the size of each item in its group."
    case .group:
      "Instead of sections: the size of each horizontal group; groups are below each other."
    case .interItemSpacing: "With item: the distance between items of a group; 0 by default."
    case .interGroupSpacing: "With item: the distance between groups, in points; 0 by default."
    case .contentInsets: "With item: the insets around each section."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .sections: .list(.map("layoutSection"))
    case .scrollDirection: .words(ScrollDirection.allCases.map(\.rawValue))
    case .item, .group: .map("layoutSize")
    case .interSectionSpacing, .interItemSpacing, .interGroupSpacing: .number
    case .contentInsets: .either([.number, .map("directionalInsets")])
    }
  }
}

/// The keys of the layout of a section.
package enum LayoutSectionKey: String, SceneKey {
  case group, list, interGroupSpacing, contentInsets, orthogonalScrollingBehavior
  case boundarySupplementaryItems, supplementariesFollowContentInsets, decorationItems

  package var meaning: String {
    switch self {
    case .group: "The group that is repeated."
    case .list: "Instead of a group: the rows of a list."
    case .interGroupSpacing: "The distance between groups, in points; 0 by default."
    case .contentInsets: "The insets around the groups: one number, or one for each side."
    case .orthogonalScrollingBehavior:
      "How the groups scroll across the scroll direction; none by default."
    case .boundarySupplementaryItems: "Headers, footers and other views at the section's boundary."
    case .supplementariesFollowContentInsets:
      "Whether these views lie within the content insets; true by default."
    case .decorationItems: "The views behind the section."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .group: .map("layoutGroup")
    case .list: .map("listLayout")
    case .interGroupSpacing: .number
    case .contentInsets: .either([.number, .map("directionalInsets")])
    case .orthogonalScrollingBehavior:
      .words(CompositionalLayout.OrthogonalScrollingBehavior.allCases.map(\.rawValue))
    case .boundarySupplementaryItems: .list(.map("boundarySupplementaryItem"))
    case .supplementariesFollowContentInsets: .boolean
    case .decorationItems: .list(.map("decorationItem"))
    }
  }
}

/// The keys of a group. An element of `subitems` without subitems is an item.
package enum LayoutGroupKey: String, SceneKey {
  case width, height, axis, subitems, subitem, repeatingSubitem, count, interItemSpacing
  case contentInsets, edgeSpacing, customItems

  package static var required: [LayoutGroupKey] { [.width, .height] }

  package var meaning: String {
    switch self {
    case .width: "The width, for example { fractionalWidth: 1 }."
    case .height: "The height, for example { estimated: 50 }."
    case .axis: "Where the subitems follow each other: horizontal (default) or vertical."
    case .subitems: "The items and groups, which are repeated in order while they fit."
    case .subitem: "With count: an item or group that shares the group's length equally."
    case .repeatingSubitem: "With count: an item or group that is repeated with its own size."
    case .count: "The number of subitems."
    case .interItemSpacing: "The distance between subitems: a number, or { flexible: minimum }."
    case .contentInsets: "The insets around the subitems."
    case .edgeSpacing: "The distances around the group."
    case .customItems:
      "The frames of items in the group's coordinates, instead of subitems (NSCollectionLayoutGroup.custom)."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .width, .height: .map("dimension")
    case .axis: .words(Axis.allCases.map(\.rawValue))
    case .subitems: .list(.either([.map("layoutItem"), .map("layoutGroup")]))
    case .subitem, .repeatingSubitem: .either([.map("layoutItem"), .map("layoutGroup")])
    case .count: .integer
    case .interItemSpacing: .either([.number, .map("spacing")])
    case .contentInsets: .either([.number, .map("directionalInsets")])
    case .edgeSpacing: .map("edgeSpacing")
    case .customItems: .list(.map("frame"))
    }
  }
}

/// The keys of an item of a group.
package enum LayoutItemKey: String, SceneKey {
  case width, height, contentInsets, edgeSpacing, supplementaryItems

  package static var required: [LayoutItemKey] { [.width, .height] }

  package var meaning: String {
    switch self {
    case .width: "The width, for example { fractionalWidth: 0.5 }."
    case .height: "The height, for example { fractionalHeight: 1 }."
    case .contentInsets: "The insets of the cell in the item's place; other items do not move."
    case .edgeSpacing: "The distances around the item, which move other items."
    case .supplementaryItems: "The views that are attached to the cell, for example badges."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .width, .height: .map("dimension")
    case .contentInsets: .either([.number, .map("directionalInsets")])
    case .edgeSpacing: .map("edgeSpacing")
    case .supplementaryItems: .list(.map("supplementaryItem"))
    }
  }
}

/// The keys of `edgeSpacing`.
package enum EdgeSpacingKey: String, SceneKey {
  case leading, top, trailing, bottom

  package var meaning: String {
    "The distance at the \(rawValue) edge: a number, or { flexible: minimum }; none by default."
  }

  package var schema: SchemaType { .either([.number, .map("spacing")]) }
}

/// The keys of a distance. Exactly one is written.
package enum SpacingKey: String, SceneKey {
  case fixed, flexible

  package var meaning: String {
    switch self {
    case .fixed: "The distance, in points."
    case .flexible: "The minimum distance, in points; it gets a share of the space that is left."
    }
  }

  package var schema: SchemaType { .number }
}

/// The keys of a supplementary item.
package enum SupplementaryItemKey: String, SceneKey {
  case elementKind, width, height, containerAnchor, itemAnchor, zIndex

  package static var required: [SupplementaryItemKey] {
    [.elementKind, .width, .height, .containerAnchor]
  }

  package var meaning: String {
    switch self {
    case .elementKind: "The kind of the view: a key of supplementaryViews."
    case .width: "The width; fractions are those of the cell."
    case .height: "The height; fractions are those of the cell."
    case .containerAnchor: "The position in the cell."
    case .itemAnchor: "The edges of the view that lie there; those of containerAnchor by default."
    case .zIndex: "The order: higher ones are in front; 1 by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .elementKind: .string
    case .width, .height: .map("dimension")
    case .containerAnchor, .itemAnchor: .map("layoutAnchor")
    case .zIndex: .integer
    }
  }
}

/// The keys of an anchor.
package enum LayoutAnchorKey: String, SceneKey {
  case edges, absoluteOffset, fractionalOffset

  package static var required: [LayoutAnchorKey] { [.edges] }

  package var meaning: String {
    switch self {
    case .edges: "The edges to which the view is aligned; in the middle along an axis without one."
    case .absoluteOffset: "The distance from there, in points."
    case .fractionalOffset: "The distance from there, in widths and heights of the view."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .edges: .list(.words(DirectionalRectEdge.Edge.allCases.map(\.rawValue)))
    case .absoluteOffset, .fractionalOffset: .map("layoutOffset")
    }
  }
}

/// The keys of the offset of an anchor or a boundary item.
package enum LayoutOffsetKey: String, SceneKey {
  case x, y

  package var meaning: String {
    switch self {
    case .x: "The distance towards the trailing edge; 0 by default."
    case .y: "The distance downwards; 0 by default."
    }
  }

  package var schema: SchemaType { .number }
}

/// The keys of a boundary supplementary item.
package enum BoundarySupplementaryItemKey: String, SceneKey {
  case elementKind, width, height, alignment, absoluteOffset, extendsBoundary, pinToVisibleBounds
  case zIndex

  package static var required: [BoundarySupplementaryItemKey] {
    [.elementKind, .width, .height, .alignment]
  }

  package var meaning: String {
    switch self {
    case .elementKind: "The kind of the view: a key of supplementaryViews."
    case .width: "The width; fractions are those of the section."
    case .height: "The height; fractions are those of the section."
    case .alignment: "The side of the section, for example top."
    case .absoluteOffset: "The distance from there, in points."
    case .extendsBoundary:
      "Whether the section becomes larger by the view, which otherwise lies over cells; true by default."
    case .pinToVisibleBounds: "Whether it stays visible while its section is; false by default."
    case .zIndex: "The order: higher ones are in front; 2 by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .elementKind: .string
    case .width, .height: .map("dimension")
    case .alignment: .words(CompositionalLayout.RectAlignment.allCases.map(\.rawValue))
    case .absoluteOffset: .map("layoutOffset")
    case .extendsBoundary, .pinToVisibleBounds: .boolean
    case .zIndex: .integer
    }
  }
}

/// The keys of a decoration item.
package enum DecorationItemKey: String, SceneKey {
  case elementKind, contentInsets, zIndex

  package static var required: [DecorationItemKey] { [.elementKind] }

  package var meaning: String {
    switch self {
    case .elementKind: "The kind of the view: a key of supplementaryViews."
    case .contentInsets: "The distances from the section's edges; 0 by default."
    case .zIndex: "The order: lower ones are farther behind; -1 by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .elementKind: .string
    case .contentInsets: .either([.number, .map("directionalInsets")])
    case .zIndex: .integer
    }
  }
}

/// The keys of the size of an item or a group.
package enum LayoutSizeKey: String, SceneKey {
  case width, height

  package static var required: [LayoutSizeKey] { [.width, .height] }

  package var meaning: String {
    switch self {
    case .width: "The width, for example { fractionalWidth: 1 }."
    case .height: "The height, for example { estimated: 50 }."
    }
  }

  package var schema: SchemaType { .map("dimension") }
}

/// The keys of a width or height of an item or group. Exactly one is written.
package enum DimensionKey: String, SceneKey {
  case absolute, estimated, fractionalWidth, fractionalHeight

  package var meaning: String {
    switch self {
    case .absolute: "A number of points."
    case .estimated: "An estimate in points; the content determines the length."
    case .fractionalWidth: "A fraction of the container's width, up to 1."
    case .fractionalHeight: "A fraction of the container's height, up to 1."
    }
  }

  package var schema: SchemaType { .number }
}
