internal import Scenes
internal import Vocabulary

/// How one layout is read from a scene file. `all` lists the layouts; a further layout adds its row there.
struct LayoutReading: Sendable {
  /// A map of the layout in the JSON Schema and the reference: its name, its title, and its keys.
  typealias Map = (name: String, title: String, keys: any SceneKey.Type)

  /// The key of the layout under `collectionView`.
  let key: CollectionViewKey
  /// The layout's maps; the first one has the name of the key.
  let maps: [Map]
  /// Reads the value of the key; returns `nil` if required parts are missing, which has been reported.
  let read: @Sendable (inout SceneReader, SourceNode, ScenePath) -> CollectionLayout?

  /// The layouts, in the order of the reference.
  static let all: [LayoutReading] = [
    LayoutReading(
      key: .flowLayout,
      maps: [
        ("flowLayout", "flowLayout", FlowLayoutKey.self),
        ("extent", "headerReferenceSize, footerReferenceSize", ExtentKey.self),
      ]
    ) { reader, node, path in .flowLayout(reader.readFlowLayout(node, path)) },
    LayoutReading(
      key: .listLayout,
      maps: [
        ("listLayout", "listLayout", ListLayoutKey.self),
        ("separatorConfiguration", "separatorConfiguration", SeparatorKey.self),
      ]
    ) { reader, node, path in .listLayout(reader.readListLayout(node, path)) },
    LayoutReading(
      key: .compositionalLayout,
      maps: [
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
    ) { reader, node, path in
      reader.readCompositionalLayout(node, path).map { .compositionalLayout($0) }
    },
    LayoutReading(
      key: .customLayout,
      maps: [
        ("customLayout", "customLayout", CustomLayoutKey.self),
        ("layoutAttributes", "The attributes of a cell", LayoutAttributesKey.self),
      ]
    ) { reader, node, path in reader.readCustomLayout(node, path).map { .customLayout($0) } },
  ]
}
