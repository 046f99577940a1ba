internal import Scenes

/// The maps that occur at several places of a scene file, with their names in the JSON Schema, in
/// the order of the reference.
enum SceneMaps {
  static let all: [LayoutReading.Map] =
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
      ("frame", "A frame", FrameKey.self),
      ("transformerAnswer", "A line of a colour transformer", AnswerKey.self),
      ("shadowProperties", "shadowProperties", ShadowKey.self),
      ("transform", "A transform", TransformKey.self), ("font", "A font", FontKey.self),
      ("attributedText", "An attributed text", AttributedTextKey.self),
      ("textRun", "A part of an attributed text", TextRunKey.self),
      ("paragraphStyle", "paragraphStyle", ParagraphStyleKey.self),
      ("symbolConfiguration", "A symbol configuration", SymbolConfigurationKey.self),
      ("dynamicColor", "A colour by appearance", AppearanceKey.self),
      ("size", "A size", SizeKey.self), ("offset", "An offset", OffsetKey.self),
      ("insets", "Insets", InsetsKey.self),
      ("directionalInsets", "Directional insets", DirectionalInsetsKey.self),
      ("animation", "An animation", AnimationKey.self),
      ("layerAnimation", "A layer animation", LayerAnimationKey.self),
      ("collectionView", "collectionView", CollectionViewKey.self),
    ] + LayoutReading.all.flatMap(\.maps) + [
      ("section", "A section", SectionKey.self),
      ("sectionSupplement", "header, footer", SectionSupplementKey.self),
      ("contentOffset", "contentOffset", ContentOffsetKey.self),
      ("stateAssignment", "The assignment of an event", StateAssignmentKey.self),
      ("action", "An action", ActionKey.self),
      ("actionSelection", "select, deselect in an action", ActionSelectionKey.self),
      ("actionScrollToItem", "scrollToItem in an action", ActionScrollToItemKey.self),
      ("gestureRecognizer", "A gesture recogniser", GestureKey.self),
      (
        "swipeActions", "leadingSwipeActions, trailingSwipeActions, as a map", SwipeActionsKey.self
      ),
      ("swipeAction", "A swipe action", SwipeActionKey.self),
      ("delegate", "delegate", DelegateKey.self),
      ("return", "The answer of a delegate's method", ReturnKey.self),
      ("itemCycle", "items, as a map", ItemsKey.self), ("placeMap", "A place", PlaceKey.self),
      ("itemSelection", "select, deselect", ItemSelectionKey.self),
      ("scroll", "scroll", ScrollKey.self),
      ("fling", "fling", FlingKey.self), ("swipe", "swipe", SwipeKey.self),
      ("scrollItem", "An item to which the content scrolls", ScrollItemKey.self),
      ("scrollToItem", "scrollToItem", ScrollToItemKey.self),
      ("itemUpdate", "A change in performBatchUpdates", ItemUpdateKey.self),
      ("itemInsertion", "insertItem", ItemInsertionKey.self),
      ("itemMove", "moveItem", ItemMoveKey.self),
      ("snapshots", "snapshots", SnapshotsKey.self),
    ]
}
