/// A collection view cell (`UICollectionViewCell`): its own layer and the views that UIKit puts into it.
///
/// Back to front: the cell's background colour, `backgroundView`, `selectedBackgroundView` (shown
/// while the cell is selected or highlighted), `contentView`. All fill the cell's bounds.
public struct Cell: Hashable, Sendable {
  /// The cell's own properties that were written.
  public var properties: ViewProperties
  /// The view behind all others; `nil` (UIKit's default) for none.
  public var backgroundView: Container?
  /// The view above `backgroundView` while the cell is selected or highlighted; `nil` for none.
  public var selectedBackgroundView: Container?
  /// The view that holds the content.
  public var contentView: Container

  /// Makes a cell; what is not named has UIKit's default, and
  /// properties without an argument are given with `setting`.
  public init(
    backgroundColor: DynamicColor? = nil, alpha: Double? = nil, tintColor: DynamicColor? = nil,
    isHidden: Bool? = nil, backgroundView: Container? = nil,
    selectedBackgroundView: Container? = nil, contentView: Container = Container()
  ) {
    self.init(
      properties: ViewProperties(
        backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden),
      backgroundView: backgroundView, selectedBackgroundView: selectedBackgroundView,
      contentView: contentView)
  }

  init(
    properties: ViewProperties, backgroundView: Container?, selectedBackgroundView: Container?,
    contentView: Container
  ) {
    self.properties = properties
    self.backgroundView = backgroundView
    self.selectedBackgroundView = selectedBackgroundView
    self.contentView = contentView
  }

  /// The cell's own containers under their names, from back to front.
  package var containers: [(name: ViewName, container: Container)] {
    [
      (.backgroundView, backgroundView), (.selectedBackgroundView, selectedBackgroundView),
      (.contentView, contentView),
    ].compactMap { name, container in container.map { (name, $0) } }
  }
}
