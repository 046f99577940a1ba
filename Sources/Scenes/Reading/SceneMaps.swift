/// The maps that a scene file has at many places, under their names in the JSON Schema, in the order in
/// which the reference tells of them.
enum SceneMaps {
  static let all: [(name: String, title: String, keys: any SceneKey.Type)] = [
    ("traits", "traits", TraitKey.self), ("policies", "policies", PolicyKey.self),
    ("cell", "cell", CellKey.self),
    ("container", "backgroundView, selectedBackgroundView, contentView", ContainerKey.self),
    ("backgroundConfiguration", "backgroundConfiguration", BackgroundKey.self),
    ("transformerAnswer", "A line of a colour transformer", AnswerKey.self),
    ("shadowProperties", "shadowProperties", ShadowKey.self),
    ("transform", "A transform", TransformKey.self), ("font", "A font", FontKey.self),
    ("symbolConfiguration", "A symbol configuration", SymbolConfigurationKey.self),
    ("dynamicColor", "A colour by appearance", AppearanceKey.self),
    ("size", "A size", SizeKey.self), ("offset", "An offset", OffsetKey.self),
    ("insets", "Insets", InsetsKey.self),
    ("directionalInsets", "Directional insets", DirectionalInsetsKey.self),
    ("collectionView", "collectionView", CollectionViewKey.self),
    ("flowLayout", "flowLayout", FlowLayoutKey.self),
    ("extent", "headerReferenceSize, footerReferenceSize", ExtentKey.self),
    ("listLayout", "listLayout", ListLayoutKey.self),
    ("section", "A section", SectionKey.self),
    ("contentOffset", "contentOffset", ContentOffsetKey.self),
    ("stateAssignment", "What an event assigns, as a map", StateAssignmentKey.self),
    ("gestureRecognizer", "A gesture recogniser", GestureKey.self),
    ("delegate", "delegate", DelegateKey.self),
    ("return", "The answer of a delegate's method", ReturnKey.self),
    ("itemCycle", "items, as a map", ItemsKey.self), ("placeMap", "A place", PlaceKey.self),
    ("scroll", "scroll", ScrollKey.self),
    ("scrollItem", "An item to which the content scrolls", ScrollItemKey.self),
    ("snapshots", "snapshots", SnapshotsKey.self),
  ]
}
