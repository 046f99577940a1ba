/// The maps that a scene file has at many places, under their names in the JSON Schema, in the order in
/// which the reference tells of them.
enum SceneMaps {
  static let all: [(name: String, title: String, keys: any SceneKey.Type)] = [
    ("traits", "traits", TraitKey.self), ("policies", "policies", PolicyKey.self),
    ("cell", "cell", CellKey.self),
    ("container", "backgroundView, selectedBackgroundView, contentView", ContainerKey.self),
    ("backgroundConfiguration", "backgroundConfiguration", BackgroundKey.self),
    ("namedConstraint", "A constraint with a name", NamedConstraintKey.self),
    ("frame", "A frame", FrameKey.self),
    ("transformerAnswer", "A line of a colour transformer", AnswerKey.self),
    ("shadowProperties", "shadowProperties", ShadowKey.self),
    ("transform", "A transform", TransformKey.self), ("font", "A font", FontKey.self),
    ("symbolConfiguration", "A symbol configuration", SymbolConfigurationKey.self),
    ("dynamicColor", "A colour by appearance", AppearanceKey.self),
    ("size", "A size", SizeKey.self), ("offset", "An offset", OffsetKey.self),
    ("insets", "Insets", InsetsKey.self),
    ("directionalInsets", "Directional insets", DirectionalInsetsKey.self),
    ("animation", "An animation", AnimationKey.self),
    ("collectionView", "collectionView", CollectionViewKey.self),
    ("flowLayout", "flowLayout", FlowLayoutKey.self),
    ("gestureRecognizer", "A gesture recogniser", GestureKey.self),
    ("delegate", "delegate", DelegateKey.self),
    ("return", "The answer of a delegate's method", ReturnKey.self),
    ("itemCycle", "items, as a map", ItemsKey.self), ("placeMap", "A place", PlaceKey.self),
    ("snapshots", "snapshots", SnapshotsKey.self),
  ]
}
