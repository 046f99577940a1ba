public import Drawing
public import Interaction

/// What the golden-image tests of a scene take: the first item's cell in each state, and for each
/// script the collection view after every change, in every appearance, at every text size, in every
/// direction and at every scale.
public struct SnapshotPlan: Hashable, Sendable {
  /// The states to take.
  public enum States: Hashable, Sendable {
    /// All that the cell can be brought into by touches.
    case reachable
    /// The given ones.
    case list([CellState])
  }

  /// The states of the cell. Default: all that can be reached.
  public var states: States
  /// The appearances. Default: light.
  public var appearances: [Appearance]
  /// The text sizes. Default: large.
  public var contentSizes: [ContentSizeCategory]
  /// Where reading starts. Default: left to right.
  public var layoutDirections: [LayoutDirection]
  /// The scales. Default: 2×.
  public var scales: [DisplayScale]
  /// The names of the scripts. Default: none.
  public var scripts: [String]

  /// Makes a plan; what is not named has its default.
  public init(
    states: States = .reachable, appearances: [Appearance] = [.light],
    contentSizes: [ContentSizeCategory] = [.large],
    layoutDirections: [LayoutDirection] = [.leftToRight], scales: [DisplayScale] = [.twice],
    scripts: [String] = []
  ) {
    self.states = states
    self.appearances = appearances
    self.contentSizes = contentSizes
    self.layoutDirections = layoutDirections
    self.scales = scales
    self.scripts = scripts
  }
}
