internal import Scenes

/// The maps that occur at several places of a scene file, with their names in the JSON Schema, in
/// the order of the reference.
package enum SceneMaps {
  /// A map: its name, its title, and its keys.
  typealias Map = (name: String, title: String, keys: any SceneKey.Type)

  static let all: [Map] =
    ofViews + ofLayouts + ofCollectionViews + ofActions + ofTouches + StepKey.maps + ofSnapshots

  private static let ofViews: [Map] =
    [
      ("traits", "traits", TraitKey.self), ("policies", "policies", PolicyKey.self),
      ("cell", "cell", CellKey.self),
      ("behavior", "A behaviour", BehaviorKey.self),
      ("behaviorOptions", "The options of a behaviour", BehaviorOptionKey.self),
      ("styleLabel", "textLabel, detailTextLabel", StyleLabelKey.self),
      ("styleImageView", "imageView of a built-in style", StyleImageViewKey.self),
      ("container", "backgroundView, selectedBackgroundView, contentView", ContainerKey.self),
      ("backgroundConfiguration", "backgroundConfiguration", BackgroundKey.self),
      ("contentConfiguration", "contentConfiguration", ContentKey.self),
      ("textProperties", "textProperties, secondaryTextProperties", TextPropertiesKey.self),
      ("imageProperties", "imageProperties", ImagePropertiesKey.self),
      ("accessory", "An accessory", AccessoryKey.self),
      ("accessoryOptions", "The options of an accessory", AccessoryOptionKey.self),
      ("namedConstraint", "A named constraint", NamedConstraintKey.self),
      ("layoutGuide", "A layout guide", LayoutGuideKey.self),
      ("frame", "A frame", FrameKey.self),
      ("transformerAnswer", "A line of a colour transformer", AnswerKey.self),
      ("shadowProperties", "shadowProperties", ShadowKey.self),
      ("transform", "A transform", TransformKey.self), ("font", "A font", FontKey.self),
      ("attributedText", "An attributed text", AttributedTextKey.self),
      ("textRun", "A part of an attributed text", TextRunKey.self),
      ("paragraphStyle", "paragraphStyle", ParagraphStyleKey.self),
      ("textTab", "A tab stop", TextTabKey.self),
      ("symbolConfiguration", "A symbol configuration", SymbolConfigurationKey.self),
      ("dynamicColor", "A colour by appearance", AppearanceKey.self),
      ("patternImage", "A pattern", PatternKey.self),
      ("size", "A size", SizeKey.self), ("offset", "An offset", OffsetKey.self),
      ("insets", "Insets", InsetsKey.self),
      ("directionalInsets", "Directional insets", DirectionalInsetsKey.self),
      ("animation", "An animation", AnimationKey.self),
      ("animator", "An animator", AnimatorKey.self),
      ("keyframe", "A keyframe", KeyframeKey.self),
      ("layerAnimation", "A layer animation", LayerAnimationKey.self),
      ("transition", "A transition", ViewTransitionKey.self),
      ("collectionView", "collectionView", CollectionViewKey.self),
    ]

  private static let ofLayouts: [Map] = CollectionViewKey.layouts.flatMap(\.maps)

  private static let ofCollectionViews: [Map] =
    [
      ("section", "A section", SectionKey.self),
      (
        "appearanceAttributes",
        "initialLayoutAttributesForAppearingItem, finalLayoutAttributesForDisappearingItem",
        AppearanceAttributesKey.self
      ),
      ("sectionSupplement", "header, footer", SectionSupplementKey.self),
      ("contentOffset", "contentOffset", ContentOffsetKey.self),
      ("stateAssignment", "The assignment of an event", StateAssignmentKey.self),
      ("action", "An action", ActionKey.self),
    ]

  private static let ofActions = AppCallKey.maps(for: ActionSubject.self)

  private static let ofTouches: [Map] =
    [
      ("gestureRecognizer", "A gesture recogniser", GestureKey.self),
      ("panNumber", "x and y of a pan, as maps", PanNumberKey.self),
      (
        "swipeActions", "leadingSwipeActions, trailingSwipeActions, as a map", SwipeActionsKey.self
      ),
      ("swipeAction", "A swipe action", SwipeActionKey.self),
      ("menuGroup", "A group of a context menu", MenuGroupKey.self),
      ("delegate", "delegate", DelegateKey.self),
      ("return", "The answer of a delegate's method", ReturnKey.self),
      ("itemCycle", "items, as a map", ItemsKey.self), ("placeMap", "A place", PlaceKey.self),
    ]

  private static let ofSnapshots: [Map] = [("snapshots", "snapshots", SnapshotsKey.self)]
}
