public import Drawing
public import Interaction

/// The collection view around the cells (`UICollectionView`), as a still viewport.
public struct CollectionView: Hashable, Sendable {
  /// The extent of the viewport, in points.
  public var size: Size
  /// The ground. Default: `systemBackground`, as current UIKit.
  public var backgroundColor: DynamicColor
  /// Where the cells are.
  public var layout: FlowLayout
  /// What the cells show.
  public var items: Items
  /// Whether touches highlight and select. Default: `true`.
  public var allowsSelection: Bool
  /// Whether a tap adds to the selection. Default: `false`.
  public var allowsMultipleSelection: Bool
  /// Whether a touch is withheld until it is clear that it does not scroll. Default: `true`.
  public var delaysContentTouches: Bool
  /// Whether a finger can scroll along y even when all fits. Default: `false`.
  public var alwaysBounceVertical: Bool
  /// What the delegate answers.
  public var delegate: Delegate
  /// The gesture recognisers that are added to it, in order.
  public var gestureRecognizers: [GestureRecognizer]

  /// How cells move when the delegate calls `performBatchUpdates`; `nil` for at once. Default: 0.3 s along
  /// UIKit's default curve.
  public var batchUpdates: Animation?

  /// Makes a collection view; what is not named has UIKit's default.
  public init(
    size: Size, backgroundColor: DynamicColor = .named(.systemBackground),
    layout: FlowLayout = .flow(), items: Items, allowsSelection: Bool = true,
    allowsMultipleSelection: Bool = false, delaysContentTouches: Bool = true,
    alwaysBounceVertical: Bool = false,
    delegate: Delegate = Delegate(), gestureRecognizers: [GestureRecognizer] = [],
    batchUpdates: Animation? = .batchUpdates
  ) {
    self.size = size
    self.backgroundColor = backgroundColor
    self.layout = layout
    self.items = items
    self.allowsSelection = allowsSelection
    self.allowsMultipleSelection = allowsMultipleSelection
    self.delaysContentTouches = delaysContentTouches
    self.alwaysBounceVertical = alwaysBounceVertical
    self.delegate = delegate
    self.gestureRecognizers = gestureRecognizers
    self.batchUpdates = batchUpdates
  }
}
