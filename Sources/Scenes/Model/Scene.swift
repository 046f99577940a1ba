public import Interaction
public import Motion
public import OrderedCollections
public import Vocabulary

/// A cell, how it looks in each state, the collection view around it and what a finger does: all that
/// an author says. Positions in a file are not part of it, so a scene written in Swift equals the same
/// scene read from a file.
public struct Scene: Hashable, Sendable {
  /// The version of the file format that this library reads: the value of the key `cellophane`.
  public static let formatVersion = 1

  /// What the scene shows, in a few words; it becomes the alternative text of pictures.
  public var title: String
  /// The folders and asset catalogues in which images and colours are looked for by name, in this order,
  /// as paths from the scene file's folder. Default: none.
  public var assets: [String]
  /// The cell before any rule.
  public var cell: Cell
  /// The states of the scene's own that each cell has.
  public var states: [CustomState]
  /// The properties that depend on the cell's state. The last matching rule wins.
  public var rules: [Rule]
  /// The collection view that holds the cells.
  public var collectionView: CollectionView
  /// The touch scripts, by name, in the order in which they were written.
  public var scripts: OrderedDictionary<String, TouchScript>
  /// What the golden-image tests take.
  public var snapshots: SnapshotPlan
  /// Colours of the scene's own, by name; what the file has under `colors`. Each may use others.
  public var colors: OrderedDictionary<String, DynamicColor> = [:]
  /// The traits in which the scene is shown by default.
  public var traits = Traits()
  /// How the selection machine decides where sources about UIKit disagree.
  public var policies = SelectionPolicies()
  /// When a background configuration is drawn again after the state has changed. Default: `uiKit`.
  public var configurationEquality: ConfigurationEquality = .uiKit
  /// How often a scroll calls its delegate, in calls a second, whatever the rate of a film. Default: 60.
  public var tick = 60
  /// Whether a scroll lays out its cells before it calls its delegate. Default: `layoutFirst`.
  public var scrollOrder: ScrollOrder = .layoutFirst
  /// How the spring of a duration is found. Default: `uiKitExact`.
  public var springFit: Spring.Fit = .uiKitExact

  /// Creates a scene of a cell and the collection view around it. What has no argument here has its
  /// default until it is set.
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

extension [View] {
  fileprivate var haveText: Bool {
    contains { $0.kind == .label || $0.subviews.haveText }
  }
}
