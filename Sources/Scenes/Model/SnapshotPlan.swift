public import Drawing
public import Interaction
public import Vocabulary

/// What the golden-image tests of a scene take: the first item's cell in each state, and for each
/// script the collection view after every change, in every appearance and contrast, at every text size,
/// in every direction and at every scale.
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
  /// The appearances; none for the scene's own. Default: none.
  public var appearances: [Appearance]
  /// The contrasts; none for the scene's own. Default: none.
  public var accessibilityContrasts: [AccessibilityContrast]
  /// The text sizes; none for the scene's own. Default: none.
  public var contentSizes: [ContentSizeCategory]
  /// Where reading starts; none for the scene's own. Default: none.
  public var layoutDirections: [LayoutDirection]
  /// The scales. Default: 2×.
  public var scales: [DisplayScale]
  /// The names of the scripts. Default: none.
  public var scripts: [String]

  /// Creates a plan with the defaults for arguments that are left out.
  public init(
    states: States = .reachable, appearances: [Appearance] = [],
    accessibilityContrasts: [AccessibilityContrast] = [],
    contentSizes: [ContentSizeCategory] = [], layoutDirections: [LayoutDirection] = [],
    scales: [DisplayScale] = [.twice],
    scripts: [String] = []
  ) {
    self.states = states
    self.appearances = appearances
    self.accessibilityContrasts = accessibilityContrasts
    self.contentSizes = contentSizes
    self.layoutDirections = layoutDirections
    self.scales = scales
    self.scripts = scripts
  }
}
