internal import CollectionLayouts
internal import Interaction
internal import Scenes
internal import Views

/// The keys of `collectionView`.
package enum CollectionViewKey: String, SceneKey {
  case frame, backgroundColor, flowLayout, listLayout, compositionalLayout, customLayout, items
  case sections, supplementaryViews, contentOffset, contentInset
  case allowsSelection, allowsMultipleSelection, isEditing, allowsSelectionDuringEditing
  case allowsMultipleSelectionDuringEditing
  case delaysContentTouches, alwaysBounceVertical, alwaysBounceHorizontal
  case isMultipleTouchEnabled, bounces, isPagingEnabled, decelerationRate
  case leadingSwipeActions, trailingSwipeActions, contextMenu
  case delegate, gestureRecognizers, selfSizingInvalidation, batchUpdates
  case initialLayoutAttributesForAppearingItem, finalLayoutAttributesForDisappearingItem

  package static var required: [CollectionViewKey] { [.frame] }

  /// A sentence about a key that belongs in the map of a layout; `nil` for other words.
  package static func explanation(of word: String) -> String? {
    let layouts: [CollectionViewKey] = [
      FlowLayoutKey(rawValue: word).map { _ in .flowLayout },
      ListLayoutKey(rawValue: word).map { _ in .listLayout },
    ].compactMap(\.self)
    guard !layouts.isEmpty else { return nil }
    let names = layouts.map(\.rawValue).joined(separator: " and ")
    return "\"\(word)\" is a key of \(names); write it there"
  }

  package var meaning: String {
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
    case .isEditing: "Whether it and all its cells are editing initially; false by default."
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

  package var schema: SchemaType {
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
    case .contextMenu: .list(.either([.map("swipeAction"), .map("menuGroup")]))
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

extension CollectionViewKey {
  /// Whether the value of the key is the layout, of which a collection view has one.
  package var isLayout: Bool { Self.layouts.contains { $0.key == self } }

  /// The keys of layouts with their maps, in the order of the reference. The first map has the name of the key.
  static let layouts: [(key: CollectionViewKey, maps: [SceneMaps.Map])] = [
    (
      .flowLayout,
      [
        ("flowLayout", "flowLayout", FlowLayoutKey.self),
        ("extent", "headerReferenceSize, footerReferenceSize", ExtentKey.self),
      ]
    ),
    (
      .listLayout,
      [
        ("listLayout", "listLayout", ListLayoutKey.self),
        ("separatorConfiguration", "separatorConfiguration", SeparatorKey.self),
      ]
    ),
    (
      .compositionalLayout,
      [
        ("compositionalLayout", "compositionalLayout", CompositionalLayoutKey.self),
        ("layoutSection", "The layout of a section", LayoutSectionKey.self),
        ("layoutGroup", "A group", LayoutGroupKey.self),
        ("layoutItem", "An item of a group", LayoutItemKey.self),
        ("spacing", "A distance between items", SpacingKey.self),
        ("edgeSpacing", "edgeSpacing", EdgeSpacingKey.self),
        ("supplementaryItem", "A supplementary item", SupplementaryItemKey.self),
        ("layoutAnchor", "containerAnchor, itemAnchor", LayoutAnchorKey.self),
        ("layoutOffset", "An offset in a layout", LayoutOffsetKey.self),
        (
          "boundarySupplementaryItem", "A boundary supplementary item",
          BoundarySupplementaryItemKey.self
        ),
        ("decorationItem", "A decoration item", DecorationItemKey.self),
        ("layoutSize", "The size of an item or a group", LayoutSizeKey.self),
        ("dimension", "A width or height", DimensionKey.self),
      ]
    ),
    (
      .customLayout,
      [
        ("customLayout", "customLayout", CustomLayoutKey.self),
        ("layoutAttributes", "The attributes of a cell", LayoutAttributesKey.self),
      ]
    ),
  ]
}

/// The keys of the attributes of items that come or go.
package enum AppearanceAttributesKey: String, SceneKey {
  case alpha, transform

  package var meaning: String {
    switch self {
    case .alpha: "The alpha, as a factor of the cell's; 0 by default."
    case .transform: "The transform, as { translate: [320, 0] }; the identity by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .alpha: .number
    case .transform: .either([.words(["identity"]), .map("transform")])
    }
  }
}

/// The keys of a size.
package enum SizeKey: String, SceneKey {
  case width, height

  package static var required: [SizeKey] { [.width, .height] }

  package var meaning: String {
    switch self {
    case .width: "The width, in points."
    case .height: "The height, in points."
    }
  }

  package var schema: SchemaType { .number }
}

/// The keys of an offset.
package enum OffsetKey: String, SceneKey {
  case width, height

  package static var required: [OffsetKey] { [.width, .height] }

  package var meaning: String {
    switch self {
    case .width: "The offset along x, in points; positive is to the right."
    case .height: "The offset along y, in points; positive is downwards."
    }
  }

  package var schema: SchemaType { .number }
}

/// The keys of insets that differ between sides.
package enum InsetsKey: String, SceneKey {
  case top, left, bottom, right

  package var meaning: String { "The distance from the \(rawValue) edge, in points; 0 by default." }

  package var schema: SchemaType { .number }

  package static func explanation(of word: String, in map: String) -> String? {
    let side: InsetsKey
    switch DirectionalInsetsKey(rawValue: word) {
    case .leading: side = .left
    case .trailing: side = .right
    case .top, .bottom, nil: return nil
    }
    let other = PropertyName(rawValue: map)?.otherForm.map { ", or the map as \($0.rawValue)" }
    return "\"\(word)\" is not a key of \(map); write \"\(side.rawValue)\"" + (other ?? "")
  }
}

/// The keys of a content offset.
package enum ContentOffsetKey: String, SceneKey {
  case x, y

  package var meaning: String { "The distance along \(rawValue), in points; 0 by default." }

  package var schema: SchemaType { .number }
}

/// The keys of `delegate`.
package enum DelegateKey: String, SceneKey {
  case shouldHighlightItem, shouldSelectItem, shouldDeselectItem, performPrimaryActionForItem

  package var meaning: String {
    switch self {
    case .shouldHighlightItem:
      "Whether a touched cell is highlighted; if not, it is not selected either."
    case .shouldSelectItem: "Whether a tapped cell is selected."
    case .shouldDeselectItem: "Whether a tapped, selected cell is deselected (multiple selection)."
    case .performPrimaryActionForItem:
      "Whether the delegate has this method, which is called after didSelectItem, but not while editing."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .shouldHighlightItem, .shouldSelectItem, .shouldDeselectItem:
      .either([
        .predicate,
        .list(
          .either([.words(DelegateAction.allCases.map(\.rawValue)), .map("return")])),
      ])
    case .performPrimaryActionForItem: .boolean
    }
  }
}
