public import Drawing
public import Views
public import Vocabulary

/// A cell: its own layer and the views that UIKit creates in it.
///
/// From back to front: the cell's background colour, `backgroundView`, `selectedBackgroundView`
/// (shown while the cell is selected or highlighted), `contentView`, and views that are added to
/// the cell itself. A `backgroundConfiguration` can replace the first three. The views that UIKit
/// creates fill the cell's bounds.
///
/// A background configuration and the older properties exclude each other, as in UIKit: setting one
/// resets the others. In an initialiser the configuration is set last.
public struct Cell: Hashable, Sendable, ViewPropertyContainer {
  /// The properties that exclude each other.
  package enum Background: String, CaseIterable, Hashable, Sendable {
    case backgroundColor, backgroundView, selectedBackgroundView
    case multipleSelectionBackgroundView, backgroundConfiguration
  }

  /// The class of the cell. Default: `UICollectionViewCell`.
  public var cellClass: CellClass
  /// The properties of the cell itself that are set.
  public var properties: ViewProperties {
    didSet {
      if properties[.backgroundColor] != oldValue[.backgroundColor] {
        superseded.remove(.backgroundColor)
      }
    }
  }
  /// The view behind all others; `nil` for none. Default: `nil` (UIKit).
  public var backgroundView: Container? {
    didSet { noteView(.backgroundView, isSet: backgroundView != nil) }
  }
  /// The view above `backgroundView` while the cell is selected or highlighted; `nil` for none.
  /// Default: `nil`.
  public var selectedBackgroundView: Container? {
    didSet { noteView(.selectedBackgroundView, isSet: selectedBackgroundView != nil) }
  }
  /// The view that is used instead of `selectedBackgroundView` if multiple selection is allowed;
  /// `nil` for the same view. Table cells only. Default: `nil`.
  public var multipleSelectionBackgroundView: Container? {
    didSet {
      noteView(.multipleSelectionBackgroundView, isSet: multipleSelectionBackgroundView != nil)
    }
  }
  /// The appearance of the background in each state; `nil` to use the older properties, or the
  /// class's automatic background.
  public var backgroundConfiguration: BackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      superseded = Set(written.filter { $0 != .backgroundConfiguration })
    }
  }
  /// The content that UIKit shows in the content view; `nil` for the content view's own subviews.
  /// Default: `nil` (UIKit).
  public var contentConfiguration: ListContentConfiguration?
  /// The view that contains the content.
  public var contentView: Container
  /// The views that are added to the cell itself, in front of `contentView`, from back to front.
  public var subviews: [View]
  /// The constraints between views of the cell. An anchor without a view refers to the cell.
  /// Default: none.
  public var constraints: [Constraint]
  /// The layout guides of the cell itself. Default: none.
  public var layoutGuides: [LayoutGuide] = []
  /// The properties that were set and then reset by a later one.
  package private(set) var superseded: Set<Background> = []

  /// Creates a cell with UIKit's defaults for omitted arguments. Set other properties with
  /// `setting`.
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

  /// The properties that exclude each other and are set.
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

  /// Edits parts of the cell without counting as setting them, so that properties that were reset
  /// stay reset.
  package mutating func editInPlace(_ edit: (inout Cell) -> Void) {
    let superseded = superseded
    edit(&self)
    self.superseded = superseded
  }

  /// The views that UIKit creates, with their names, from back to front, including those that were
  /// reset.
  package var containers: [(name: ViewName, container: Container)] {
    [
      (.backgroundView, backgroundView), (.selectedBackgroundView, selectedBackgroundView),
      (.multipleSelectionBackgroundView, multipleSelectionBackgroundView),
      (.contentView, contentView),
    ].compactMap { name, container in container.map { (name, $0) } }
  }

  /// Whether UIKit applies a background configuration, because no background is set.
  package var hasAutomaticBackground: Bool {
    cellClass.hasAutomaticConfiguration && backgroundConfiguration == nil
      && containers.allSatisfy { $0.name == .contentView }
  }

  /// The constraints of each view with their path: first those of the scene's own views, from the
  /// outside inwards, then those of layout guides, those of the cell's containers, and last the cell's.
  package var constraintLists: [(owner: ViewName, constraints: [Constraint], path: ScenePath)] {
    constraintLists(at: Self.path)
  }

  /// The path of a scene's cell.
  package static let path = ScenePath.scene.key("cell")

  /// The constraints of each view, for a cell with another path: a supplementary view.
  package func constraintLists(
    at path: ScenePath
  ) -> [(owner: ViewName, constraints: [Constraint], path: ScenePath)] {
    var lists: [(owner: ViewName, constraints: [Constraint], path: ScenePath)] = []
    func add(_ name: ViewName, _ constraints: [Constraint], _ path: ScenePath) {
      if !constraints.isEmpty { lists.append((name, constraints, path.key("constraints"))) }
    }
    func add(_ views: [View], _ path: ScenePath) {
      for (index, view) in views.enumerated() {
        add(view.name, view.constraints, path.index(index))
        add(view.subviews, path.index(index).key("subviews"))
      }
    }
    for (_, views, path) in viewLists(at: path) { add(views, path) }
    for (_, guide, path) in allLayoutGuides(at: path) { add(guide.name, guide.constraints, path) }
    for (name, container) in containers {
      add(name, container.constraints, path.key(name.rawValue))
    }
    add(.cell, constraints, path)
    return lists
  }

  /// All layout guides with the views that own them, for a cell with a path.
  package func allLayoutGuides(
    at path: ScenePath = Cell.path
  ) -> [(owner: ViewName, guide: LayoutGuide, path: ScenePath)] {
    var all: [(owner: ViewName, guide: LayoutGuide, path: ScenePath)] = []
    func add(_ guides: [LayoutGuide], of owner: ViewName, _ path: ScenePath) {
      for (index, guide) in guides.enumerated() {
        all.append((owner, guide, path.key("layoutGuides").index(index)))
      }
    }
    func add(_ views: [View], _ path: ScenePath) {
      for (index, view) in views.enumerated() {
        add(view.layoutGuides, of: view.name, path.index(index))
        add(view.subviews, path.index(index).key("subviews"))
      }
    }
    for (_, views, path) in viewLists(at: path) { add(views, path) }
    for (name, container) in containers {
      add(container.layoutGuides, of: name, path.key(name.rawValue))
    }
    add(layoutGuides, of: .cell, path)
    return all
  }

  /// The named constraints with their paths.
  package var namedConstraints: [(name: ViewName, constraint: Constraint, path: ScenePath)] {
    namedConstraints(at: Self.path)
  }

  /// The named constraints, for a cell with another path.
  package func namedConstraints(
    at path: ScenePath
  ) -> [(name: ViewName, constraint: Constraint, path: ScenePath)] {
    constraintLists(at: path).flatMap { _, constraints, path in
      constraints.enumerated().compactMap { index, constraint in
        constraint.identifier.map { ($0, constraint, path.index(index)) }
      }
    }
  }

  /// The lists of the scene's own views, each with the superview and its path.
  package var viewLists: [(superview: ViewName, views: [View], path: ScenePath)] {
    viewLists(at: Self.path)
  }

  /// The lists of the scene's own views, for a cell with another path.
  package func viewLists(
    at path: ScenePath
  ) -> [(superview: ViewName, views: [View], path: ScenePath)] {
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

  /// Creates the cell that stands for a supplementary view (`UICollectionReusableView`), which has no views
  /// of UIKit's.
  package init(supplementaryView view: Container) {
    self.init(subviews: view.subviews, constraints: view.constraints)
    properties = view.properties
    layoutGuides = view.layoutGuides
  }
}
