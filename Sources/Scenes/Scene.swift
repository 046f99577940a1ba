public import CollectionLayouts
public import Interaction
public import Motion
public import OrderedCollections
public import Views
public import Vocabulary

/// A scene: a cell, its appearance in each state, the collection view around it, and touch scripts.
/// A scene does not contain positions in a file, so a scene written in Swift equals the same scene
/// read from a file.
public struct Scene: Hashable, Sendable {
  /// The version of the file format that this library reads: the value of the key `cellophane`.
  public static let formatVersion = 1

  /// A short title, used as the alternative text of pictures.
  public var title: String
  /// The folders and asset catalogues that are searched for images and colours, in this order, as
  /// paths relative to the scene file's folder. Default: none.
  public var assets: [String]
  /// The font files of the scene (`UIAppFonts`), as paths relative to the scene file's folder. Default: none.
  public var fontFiles: [String] = []
  /// The cell template, before items and rules.
  public var cell: Cell
  /// The custom states of each cell.
  public var states: [CustomState]
  /// What the app does when events happen in a cell, in this order (`actions` in the file). Default: nothing.
  public var actions: OrderedDictionary<StateEvent, [EventAction]> = [:]
  /// The flags of UIKit that the app sets, as far as the scene declares them. Default: none.
  public var flags: [FlagInput] = []
  /// The properties that depend on the cell's state. The last matching rule wins.
  public var rules: [Rule]
  /// The collection view that holds the cells.
  public var collectionView: CollectionView
  /// The touch scripts, by name, in the order in which they were written.
  public var scripts: OrderedDictionary<String, TouchScript>
  /// The pictures for snapshot tests.
  public var snapshots: SnapshotPlan
  /// The scene's palette: colours by name, which may refer to each other (`colors` in the file).
  public var colors: OrderedDictionary<String, DynamicColor> = [:]
  /// The traits in which the scene is shown by default.
  public var traits = Traits()
  /// Which behaviour the selection model uses where sources about UIKit disagree.
  public var policies = SelectionPolicies()
  /// When a background configuration is applied again after a state change. Default: `uiKit`.
  public var configurationEquality: ConfigurationEquality = .uiKit
  /// The number of delegate calls per second while the content scrolls, at any frame rate of a
  /// film. Default: 60.
  public var scrollCallsPerSecond = 60
  /// Whether cells are laid out before the delegate is called while scrolling. Default:
  /// `layoutFirst`.
  public var scrollOrder: ScrollOrder = .layoutFirst
  /// The values with which a cell is reused for another item. Default: `fresh`.
  public var cellReuse: CellReuse = .fresh
  /// How a spring is fitted to a duration. Default: `uiKitExact`.
  public var springFit: Spring.Fit = .uiKitExact
  /// How wide labels of several lines are in horizontal stacks. Default: `intrinsic`.
  public var stackTextWidths: StackTextWidths = .intrinsic

  /// Creates a scene. All other properties have their defaults.
  public init(
    _ title: String = "", assets: [String] = [], cell: Cell, states: [CustomState] = [],
    rules: [Rule] = [], collectionView: CollectionView,
    scripts: OrderedDictionary<String, TouchScript> = [:], snapshots: SnapshotPlan = SnapshotPlan()
  ) {
    self.title = title
    self.assets = assets
    self.cell = cell
    self.states = states
    self.rules = rules
    self.collectionView = collectionView
    self.scripts = scripts
    self.snapshots = snapshots
  }
}

extension Scene {
  /// Whether one of the cell's views shows text.
  package var hasText: Bool {
    cell.contentConfiguration != nil || cell.viewLists.contains { $0.views.haveText }
  }
}

extension ViewKind {
  /// Whether views of the kind show text.
  package var showsText: Bool { !Set([.text, .title]).isDisjoint(with: properties) }
}

extension [View] {
  fileprivate var haveText: Bool {
    contains { $0.kind.showsText || $0.subviews.haveText }
  }
}
