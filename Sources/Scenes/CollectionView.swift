public import CollectionLayouts
public import Drawing
public import Interaction
internal import Notation
public import Views
public import Vocabulary

/// The collection view around the cells (`UICollectionView`).
public struct CollectionView: Hashable, Sendable {
  /// The size of the viewport, in points: that of `frame` and `bounds` in UIKit. A scene has nothing around the collection
  /// view, so that its frame has no origin; that of the bounds is `contentOffset`.
  public var size: Size
  /// The background colour. Default: `systemBackground`, as in current UIKit.
  public var backgroundColor: DynamicColor
  /// The layout, which places the cells. Default: a flow layout.
  public var collectionViewLayout: CollectionLayout
  /// The sections. Item indices count through all sections.
  public var sections: [CollectionSection]
  /// Whether touches highlight and select cells. Default: `true`.
  public var allowsSelection: Bool
  /// Whether a tap adds to the selection instead of replacing it. Default: `false`.
  public var allowsMultipleSelection: Bool
  /// Whether the collection view and all its cells are editing initially (`isEditing`). Default:
  /// `false`.
  public var isEditing: Bool
  /// Whether touches highlight and select cells while editing. Default: `false`.
  public var allowsSelectionDuringEditing: Bool
  /// Whether touches select cells while editing, and a tap adds to the selection. Default: `false`.
  public var allowsMultipleSelectionDuringEditing: Bool
  /// Whether touches are delayed until it is clear that they do not scroll. Default: `true`.
  public var delaysContentTouches: Bool
  /// Whether a finger can scroll vertically even if all content fits. Default: `false`.
  public var alwaysBounceVertical: Bool
  /// Whether a finger can scroll horizontally even if all content fits. Default: `false`.
  public var alwaysBounceHorizontal: Bool
  /// The initial content offset, in points: the point of the content at the viewport's top left
  /// corner. `nil` means the start of the content including its insets (our choice). Default:
  /// `nil`.
  public var contentOffset: Point?
  /// The insets around the content, in points. Default: 0.
  public var contentInset: EdgeInsets
  /// The delegate's return values.
  public var delegate: Delegate
  /// The gesture recognisers of the collection view, in order.
  public var gestureRecognizers: [GestureRecognizer]

  /// Whether cells receive touches of several fingers at a time. If not, the first finger's only. Default: `false`
  /// (documented).
  public var isMultipleTouchEnabled = false
  /// Whether the content moves beyond its edges and back. Default: `true`.
  public var bounces = true
  /// Whether the content stops at multiples of the bounds. Default: `false`.
  public var isPagingEnabled = false
  /// How fast content decelerates that a finger has thrown. Default: normal.
  public var decelerationRate = DecelerationRate.normal

  /// The actions of the context menu of cells that a finger holds, from top to bottom. Default: none.
  package var contextMenu: [SwipeActions.Action] = []
  /// The actions that a swipe from the leading edge reveals; `nil` for none. Default: none.
  package var leadingSwipeActions: SwipeActions?
  /// The actions that a swipe from the trailing edge reveals; `nil` for none. Default: none.
  package var trailingSwipeActions: SwipeActions?

  /// The supplementary and decoration views by their kind, as a layout names it. `header` and `footer` are
  /// the headers and footers of flow layouts and lists. Default: none.
  public var supplementaryViews: [String: Container] = [:]
  /// When visible self-sizing cells are measured again. Default: `enabled` (documented, iOS 16).
  public var selfSizingInvalidation: SelfSizingInvalidation
  /// How cells are animated when the delegate calls `performBatchUpdates`; `nil` for no animation.
  /// Default: 0.3 s with UIKit's default curve.
  public var batchUpdatesAnimation: Animation?
  /// How cells look before they come, of items that are inserted. Default: transparent, so that they fade in.
  public var initialLayoutAttributesForAppearingItem = AppearanceAttributes.fading
  /// How cells look when they have gone, of items that are deleted. Default: transparent, so that they fade out.
  public var finalLayoutAttributesForDisappearingItem = AppearanceAttributes.fading

  /// Creates a collection view with UIKit's defaults for omitted arguments.
  public init(
    size: Size, backgroundColor: DynamicColor = .system(.systemBackground),
    collectionViewLayout: CollectionLayout = .flow(), sections: [CollectionSection],
    allowsSelection: Bool = true,
    allowsMultipleSelection: Bool = false, isEditing: Bool = false,
    allowsSelectionDuringEditing: Bool = false, allowsMultipleSelectionDuringEditing: Bool = false,
    delaysContentTouches: Bool = true,
    alwaysBounceVertical: Bool = false, alwaysBounceHorizontal: Bool = false,
    contentOffset: Point? = nil, contentInset: EdgeInsets = .zero,
    delegate: Delegate = Delegate(), gestureRecognizers: [GestureRecognizer] = [],
    selfSizingInvalidation: SelfSizingInvalidation = .enabled,
    batchUpdatesAnimation: Animation? = .batchUpdates
  ) {
    self.size = size
    self.backgroundColor = backgroundColor
    self.collectionViewLayout = collectionViewLayout
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
    self.batchUpdatesAnimation = batchUpdatesAnimation
  }

  /// Creates a collection view with one section and UIKit's defaults for omitted arguments.
  public init(
    size: Size, backgroundColor: DynamicColor = .system(.systemBackground),
    collectionViewLayout: CollectionLayout = .flow(), items: Items, allowsSelection: Bool = true,
    allowsMultipleSelection: Bool = false, isEditing: Bool = false,
    allowsSelectionDuringEditing: Bool = false, allowsMultipleSelectionDuringEditing: Bool = false,
    delaysContentTouches: Bool = true,
    alwaysBounceVertical: Bool = false, alwaysBounceHorizontal: Bool = false,
    contentOffset: Point? = nil, contentInset: EdgeInsets = .zero,
    delegate: Delegate = Delegate(), gestureRecognizers: [GestureRecognizer] = [],
    selfSizingInvalidation: SelfSizingInvalidation = .enabled,
    batchUpdatesAnimation: Animation? = .batchUpdates
  ) {
    self.init(
      size: size, backgroundColor: backgroundColor,
      collectionViewLayout: collectionViewLayout,
      sections: [CollectionSection(items: items)], allowsSelection: allowsSelection,
      allowsMultipleSelection: allowsMultipleSelection, isEditing: isEditing,
      allowsSelectionDuringEditing: allowsSelectionDuringEditing,
      allowsMultipleSelectionDuringEditing: allowsMultipleSelectionDuringEditing,
      delaysContentTouches: delaysContentTouches,
      alwaysBounceVertical: alwaysBounceVertical, alwaysBounceHorizontal: alwaysBounceHorizontal,
      contentOffset: contentOffset, contentInset: contentInset, delegate: delegate,
      gestureRecognizers: gestureRecognizers, selfSizingInvalidation: selfSizingInvalidation,
      batchUpdatesAnimation: batchUpdatesAnimation)
  }

  /// The items of the first section, a shorthand for collection views with a single section.
  public var items: Items {
    get { sections.first?.items ?? .count(0) }
    set {
      if sections.isEmpty { sections = [CollectionSection(items: newValue)] }
      sections[0].items = newValue
    }
  }

  /// The number of items in all sections.
  package var itemCount: Int {
    // Numbers that the validator will reject must not overflow here.
    sections.reduce(0) { $0 + min(max($1.items.count, 0), SceneLimits.mostItems + 1) }
  }

  /// The items of each section in the order of the scene, without those that are inserted later.
  package var order: ItemOrder {
    var first = 0
    let shown = sections.indices.filter { sections[$0].isInitiallyPresent }
    return ItemOrder(
      sections: sections.map { section in
        let items = section.items
        defer { first += items.count }
        return (0..<items.count).compactMap { index in
          items.cycle.isEmpty || items.cycle[index % items.cycle.count].isInitiallyPresent
            ? first + index : nil
        }
      }, shown: shown.count < sections.count ? shown : nil)
  }

  /// Whether some items or sections are inserted later.
  package var hasLaterItems: Bool {
    sections.contains {
      !$0.isInitiallyPresent || $0.items.cycle.contains { !$0.isInitiallyPresent }
    }
  }

  /// The path of a section's items in a scene. A single section is written without a list of
  /// sections.
  package func itemsPath(ofSection section: Int) -> ScenePath {
    path(ofSection: section).key("items")
  }

  /// The path of a section in a scene.
  package func path(ofSection section: Int) -> ScenePath {
    let path = ScenePath.scene.key("collectionView")
    return sections.count == 1 ? path : path.key("sections").index(section)
  }
}

extension CollectionView {
  /// The assignments of sections and items to their supplementary views, with the kinds and paths.
  package var supplementaryAssignments: [(kind: String, path: ScenePath, assignments: [Assignment])]
  {
    func sorted(
      _ views: [String: [Assignment]], _ path: ScenePath
    ) -> [(kind: String, path: ScenePath, assignments: [Assignment])] {
      views.sorted { $0.key < $1.key }.map {
        ($0.key, path.key("supplementaryViews").key($0.key), $0.value)
      }
    }
    return sections.enumerated().flatMap { number, section in
      let items = itemsPath(ofSection: number)
      return sorted(section.supplementaryViews, path(ofSection: number))
        + section.items.cycle.enumerated().flatMap { index, item in
          sorted(item.supplementaryViews, items.index(index))
        }
    }
  }
}
