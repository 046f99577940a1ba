public import Drawing
public import Vocabulary

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
  /// What UIKit shows in the content view; `nil` (UIKit's default) for the views in it.
  public var contentConfiguration: ListContentConfiguration?
  /// The view that holds the content.
  public var contentView: Container
  /// The views that are added to the cell itself, in front of `contentView`, from back to front.
  public var subviews: [View]
  /// What holds between the views of the cell; what names no view is the cell's. Default: none.
  public var constraints: [Constraint]
  /// What was written and then taken away by what was written later.
  package private(set) var superseded: Set<Background> = []

  /// Makes a cell; what is not named has UIKit's default, and
  /// properties without an argument are given with `setting`.
  public init(
    class cellClass: CellClass = .collectionViewCell, backgroundColor: DynamicColor? = nil,
    alpha: Double? = nil, tintColor: DynamicColor? = nil,
    isHidden: Bool? = nil, cornerRadius: Double? = nil, cornerCurve: CornerCurve? = nil,
    clipsToBounds: Bool? = nil, backgroundView: Container? = nil,
    selectedBackgroundView: Container? = nil, multipleSelectionBackgroundView: Container? = nil,
    backgroundConfiguration: BackgroundConfiguration? = nil,
    contentConfiguration: ListContentConfiguration? = nil, contentView: Container = Container(),
    subviews: [View] = [], constraints: [Constraint] = []
  ) {
    self.cellClass = cellClass
    properties = ViewProperties(
      backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden,
      cornerRadius: cornerRadius, cornerCurve: cornerCurve, clipsToBounds: clipsToBounds)
    self.backgroundView = backgroundView
    self.selectedBackgroundView = selectedBackgroundView
    self.multipleSelectionBackgroundView = multipleSelectionBackgroundView
    self.backgroundConfiguration = backgroundConfiguration
    self.contentConfiguration = contentConfiguration
    self.contentView = contentView
    self.subviews = subviews
    self.constraints = constraints
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

  /// Whether UIKit gives the cell a background configuration, as the author gives it no background.
  package var hasAutomaticBackground: Bool {
    cellClass.hasAutomaticConfiguration && backgroundConfiguration == nil
      && containers.allSatisfy { $0.name == .contentView }
  }

  /// The constraints by the views that have them, each list with its place: those of the views from the
  /// outside inwards, then those of the cell's own views, the cell's last.
  package var constraintLists: [(owner: ViewName, constraints: [Constraint], path: ScenePath)] {
    var lists: [(owner: ViewName, constraints: [Constraint], path: ScenePath)] = []
    func add(_ views: [View], _ path: ScenePath) {
      for (index, view) in views.enumerated() {
        let path = path.index(index)
        if !view.constraints.isEmpty {
          lists.append((view.name, view.constraints, path.key("constraints")))
        }
        add(view.subviews, path.key("subviews"))
      }
    }
    for (_, views, path) in viewLists { add(views, path) }
    let path = ScenePath.scene.key("cell")
    for (name, container) in containers where !container.constraints.isEmpty {
      lists.append((name, container.constraints, path.key(name.rawValue).key("constraints")))
    }
    if !constraints.isEmpty { lists.append((.cell, constraints, path.key("constraints"))) }
    return lists
  }

  /// The constraints that have names, each with its place.
  package var namedConstraints: [(name: ViewName, constraint: Constraint, path: ScenePath)] {
    constraintLists.flatMap { _, constraints, path in
      constraints.enumerated().compactMap { index, constraint in
        constraint.name.map { ($0, constraint, path.index(index)) }
      }
    }
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
