public import Drawing
public import Interaction
public import Vocabulary

/// The collection view around the cells (`UICollectionView`).
public struct CollectionView: Hashable, Sendable {
  /// The size of the viewport, in points.
  public var size: Size
  /// The background colour. Default: `systemBackground`, as current UIKit.
  public var backgroundColor: DynamicColor
  /// The layout.
  public var layout: CollectionLayout
  /// The sections, in order; items are numbered through all of them.
  public var sections: [CollectionSection]
  /// Whether touches highlight and select. Default: `true`.
  public var allowsSelection: Bool
  /// Whether a tap adds to the selection. Default: `false`.
  public var allowsMultipleSelection: Bool
  /// Whether it is editing before anything happens (`isEditing`); all cells are then. Default: `false`.
  public var isEditing: Bool
  /// Whether touches highlight and select while it is editing. Default: `false`.
  public var allowsSelectionDuringEditing: Bool
  /// Whether touches select while it is editing, and a tap adds to the selection. Default: `false`.
  public var allowsMultipleSelectionDuringEditing: Bool
  /// Whether a touch is withheld until it is clear that it does not scroll. Default: `true`.
  public var delaysContentTouches: Bool
  /// Whether a finger can scroll along y even when all fits. Default: `false`.
  public var alwaysBounceVertical: Bool
  /// Whether a finger can scroll along x even when all fits. Default: `false`.
  public var alwaysBounceHorizontal: Bool
  /// The point of the content that is in the viewport's top left corner before anything happens; `nil`
  /// for the start of the content with its insets (our choice). Default: `nil`.
  public var contentOffset: Point?
  /// The insets of the content. Default: none.
  public var contentInset: Insets
  /// The delegate's return values.
  public var delegate: Delegate
  /// The gesture recognisers that are added to it, in order.
  public var gestureRecognizers: [GestureRecognizer]

  /// When visible self-sizing cells are measured again. Default: `enabled` (documented, iOS 16).
  public var selfSizingInvalidation: SelfSizingInvalidation
  /// How cells move when the delegate calls `performBatchUpdates`; `nil` for at once. Default: 0.3 s along
  /// UIKit's default curve.
  public var batchUpdates: Animation?

  /// Creates a collection view with UIKit's defaults for arguments that are left out.
  public init(
    size: Size, backgroundColor: DynamicColor = .named(.systemBackground),
    layout: CollectionLayout = .flow(), sections: [CollectionSection],
    allowsSelection: Bool = true,
    allowsMultipleSelection: Bool = false, isEditing: Bool = false,
    allowsSelectionDuringEditing: Bool = false, allowsMultipleSelectionDuringEditing: Bool = false,
    delaysContentTouches: Bool = true,
    alwaysBounceVertical: Bool = false, alwaysBounceHorizontal: Bool = false,
    contentOffset: Point? = nil, contentInset: Insets = .zero,
    delegate: Delegate = Delegate(), gestureRecognizers: [GestureRecognizer] = [],
    selfSizingInvalidation: SelfSizingInvalidation = .enabled,
    batchUpdates: Animation? = .batchUpdates
  ) {
    self.size = size
    self.backgroundColor = backgroundColor
    self.layout = layout
    self.sections = sections
    self.allowsSelection = allowsSelection
    self.allowsMultipleSelection = allowsMultipleSelection
    self.isEditing = isEditing
    self.allowsSelectionDuringEditing = allowsSelectionDuringEditing
    self.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    self.delaysContentTouches = delaysContentTouches
    self.alwaysBounceVertical = alwaysBounceVertical
    self.alwaysBounceHorizontal = alwaysBounceHorizontal
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.delegate = delegate
    self.gestureRecognizers = gestureRecognizers
    self.selfSizingInvalidation = selfSizingInvalidation
    self.batchUpdates = batchUpdates
  }

  /// Creates a collection view of one section with UIKit's defaults for arguments that are left out.
  public init(
    size: Size, backgroundColor: DynamicColor = .named(.systemBackground),
    layout: CollectionLayout = .flow(), items: Items, allowsSelection: Bool = true,
    allowsMultipleSelection: Bool = false, isEditing: Bool = false,
    allowsSelectionDuringEditing: Bool = false, allowsMultipleSelectionDuringEditing: Bool = false,
    delaysContentTouches: Bool = true,
    alwaysBounceVertical: Bool = false, alwaysBounceHorizontal: Bool = false,
    contentOffset: Point? = nil, contentInset: Insets = .zero,
    delegate: Delegate = Delegate(), gestureRecognizers: [GestureRecognizer] = [],
    selfSizingInvalidation: SelfSizingInvalidation = .enabled,
    batchUpdates: Animation? = .batchUpdates
  ) {
    self.init(
      size: size, backgroundColor: backgroundColor, layout: layout,
      sections: [CollectionSection(items: items)], allowsSelection: allowsSelection,
      allowsMultipleSelection: allowsMultipleSelection, isEditing: isEditing,
      allowsSelectionDuringEditing: allowsSelectionDuringEditing,
      allowsMultipleSelectionDuringEditing: allowsMultipleSelectionDuringEditing,
      delaysContentTouches: delaysContentTouches,
      alwaysBounceVertical: alwaysBounceVertical, alwaysBounceHorizontal: alwaysBounceHorizontal,
      contentOffset: contentOffset, contentInset: contentInset, delegate: delegate,
      gestureRecognizers: gestureRecognizers, selfSizingInvalidation: selfSizingInvalidation,
      batchUpdates: batchUpdates)
  }

  /// What the cells of the first section show, for the many collection views that have no other.
  public var items: Items {
    get { sections.first?.items ?? .count(0) }
    set {
      if sections.isEmpty { sections = [CollectionSection(items: newValue)] }
      sections[0].items = newValue
    }
  }

  /// How many items there are in all sections.
  package var itemCount: Int {
    // What the validator would refuse must not overflow before it does.
    sections.reduce(0) { $0 + min(max($1.items.count, 0), SceneLimits.mostItems + 1) }
  }

  /// Where the items of a section stand in a scene: a sole section needs no list of sections.
  package func itemsPath(ofSection section: Int) -> ScenePath {
    path(ofSection: section).key("items")
  }

  /// Where a section stands in a scene.
  package func path(ofSection section: Int) -> ScenePath {
    let path = ScenePath.scene.key("collectionView")
    return sections.count == 1 ? path : path.key("sections").index(section)
  }
}
