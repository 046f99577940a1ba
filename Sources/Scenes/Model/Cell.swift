/// A cell: its own layer and the views that UIKit puts into it.
///
/// Back to front: the cell's background colour, `backgroundView`, `selectedBackgroundView` (shown
/// while the cell is selected or highlighted), `contentView`, and the views that are added to the cell
/// itself. In the place of the first three a `backgroundConfiguration` can stand. The cell's own views
/// fill its bounds.
///
/// A background configuration and the older properties exclude each other, as in UIKit: the one that
/// is set last takes the others away, whatever they were. In an initialiser the configuration is last.
public struct Cell: Hashable, Sendable {
  /// What a background configuration takes away, and what takes it away.
  package enum Background: String, CaseIterable, Hashable, Sendable {
    case backgroundColor, backgroundView, selectedBackgroundView
    case multipleSelectionBackgroundView, backgroundConfiguration
  }

  /// What the cell is. Default: `UICollectionViewCell`.
  public var cellClass: CellClass
  /// The cell's own properties that were written.
  public var properties: ViewProperties {
    didSet {
      if properties[.backgroundColor] != oldValue[.backgroundColor] {
        superseded.remove(.backgroundColor)
      }
    }
  }
  /// The view behind all others; `nil` (UIKit's default) for none.
  public var backgroundView: Container? {
    didSet { noteView(.backgroundView, isSet: backgroundView != nil) }
  }
  /// The view above `backgroundView` while the cell is selected or highlighted; `nil` for none.
  public var selectedBackgroundView: Container? {
    didSet { noteView(.selectedBackgroundView, isSet: selectedBackgroundView != nil) }
  }
  /// The view in the place of `selectedBackgroundView` where multiple selection is allowed; `nil` for
  /// that one. Table cells only.
  public var multipleSelectionBackgroundView: Container? {
    didSet {
      noteView(.multipleSelectionBackgroundView, isSet: multipleSelectionBackgroundView != nil)
    }
  }
  /// How the background looks in each state; `nil` for the older properties, or for what the class
  /// does by itself.
  public var backgroundConfiguration: BackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      superseded = Set(written.filter { $0 != .backgroundConfiguration })
    }
  }
  /// The view that holds the content.
  public var contentView: Container
  /// The views that are added to the cell itself, in front of `contentView`, from back to front.
  public var subviews: [View]
  /// What was written and then taken away by what was written later.
  package private(set) var superseded: Set<Background> = []

  /// Makes a cell; what is not named has UIKit's default, and
  /// properties without an argument are given with `setting`.
  public init(
    class cellClass: CellClass = .collectionViewCell, backgroundColor: DynamicColor? = nil,
    alpha: Double? = nil, tintColor: DynamicColor? = nil,
    isHidden: Bool? = nil, backgroundView: Container? = nil,
    selectedBackgroundView: Container? = nil, multipleSelectionBackgroundView: Container? = nil,
    backgroundConfiguration: BackgroundConfiguration? = nil, contentView: Container = Container(),
    subviews: [View] = []
  ) {
    self.cellClass = cellClass
    properties = ViewProperties(
      backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden)
    self.backgroundView = backgroundView
    self.selectedBackgroundView = selectedBackgroundView
    self.multipleSelectionBackgroundView = multipleSelectionBackgroundView
    self.backgroundConfiguration = backgroundConfiguration
    self.contentView = contentView
    self.subviews = subviews
    if backgroundConfiguration != nil {
      superseded = Set(written.filter { $0 != .backgroundConfiguration })
    }
  }

  /// Which of the properties that exclude each other are written.
  private var written: [Background] {
    Background.allCases.filter { property in
      switch property {
      case .backgroundColor: properties[.backgroundColor].flatMap(\.self) != nil
      case .backgroundView: backgroundView != nil
      case .selectedBackgroundView: selectedBackgroundView != nil
      case .multipleSelectionBackgroundView: multipleSelectionBackgroundView != nil
      case .backgroundConfiguration: backgroundConfiguration != nil
      }
    }
  }

  private mutating func noteView(_ property: Background, isSet: Bool) {
    guard isSet else { return }
    superseded.remove(property)
    if backgroundConfiguration != nil { superseded.insert(.backgroundConfiguration) }
  }

  /// Changes parts of the cell without assigning any of them anew, so that what was taken away stays
  /// away.
  mutating func editInPlace(_ edit: (inout Cell) -> Void) {
    let superseded = superseded
    edit(&self)
    self.superseded = superseded
  }

  /// The cell's own containers under their names, from back to front, whether or not they were taken
  /// away.
  package var containers: [(name: ViewName, container: Container)] {
    [
      (.backgroundView, backgroundView), (.selectedBackgroundView, selectedBackgroundView),
      (.multipleSelectionBackgroundView, multipleSelectionBackgroundView),
      (.contentView, contentView),
    ].compactMap { name, container in container.map { (name, $0) } }
  }

  /// The lists of the author's own views, each with the view that holds them and with its place.
  package var viewLists: [(superview: ViewName, views: [View], path: ScenePath)] {
    let path = ScenePath.scene.key("cell")
    var lists = containers.map { name, container in
      (name, container.subviews, path.key(name.rawValue).key("subviews"))
    }
    if let view = backgroundConfiguration?.customView {
      let name = ViewName.backgroundConfiguration
      lists.insert((name, [view], path.key(name.rawValue).key("customView")), at: 0)
    }
    lists.append((.cell, subviews, path.key("subviews")))
    return lists
  }
}
