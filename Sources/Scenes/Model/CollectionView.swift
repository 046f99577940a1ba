public import Drawing

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
  /// What the delegate answers.
  public var delegate: Delegate

  /// Makes a collection view; what is not named has UIKit's default.
  public init(
    size: Size, backgroundColor: DynamicColor = .named(.systemBackground),
    layout: FlowLayout = .flow(), items: Items, allowsSelection: Bool = true,
    allowsMultipleSelection: Bool = false, delaysContentTouches: Bool = true,
    delegate: Delegate = Delegate()
  ) {
    self.size = size
    self.backgroundColor = backgroundColor
    self.layout = layout
    self.items = items
    self.allowsSelection = allowsSelection
    self.allowsMultipleSelection = allowsMultipleSelection
    self.delaysContentTouches = delaysContentTouches
    self.delegate = delegate
  }
}

/// What the delegate of a collection view answers; a method that is not written answers yes.
public struct Delegate: Hashable, Sendable {
  /// Whether a touched cell is highlighted. A refusal skips selection wholly.
  public var shouldHighlightItem: Predicate
  /// Whether a tapped cell is selected.
  public var shouldSelectItem: Predicate
  /// Whether a tapped, selected cell is deselected; asked in multiple selection only.
  public var shouldDeselectItem: Predicate

  /// Makes a delegate.
  public init(
    shouldHighlightItem: Predicate = .always, shouldSelectItem: Predicate = .always,
    shouldDeselectItem: Predicate = .always
  ) {
    self.shouldHighlightItem = shouldHighlightItem
    self.shouldSelectItem = shouldSelectItem
    self.shouldDeselectItem = shouldDeselectItem
  }
}
