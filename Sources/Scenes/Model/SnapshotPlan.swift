public import Drawing
public import Interaction
public import Vocabulary

/// The pictures for a scene's snapshot tests: the first item's cell in each state, and for each
/// script the collection view after every change; all of them in every appearance, contrast, text
/// size, layout direction and scale.
public struct SnapshotPlan: Hashable, Sendable {
  /// The states to record.
  public enum States: Hashable, Sendable {
    /// All states that touches can bring the cell into.
    case reachable
    /// The given states.
    case list([CellState])
  }

  /// The states of the cell. Default: all reachable ones.
  public var states: States
  /// The appearances; empty for the scene's own. Default: empty.
  public var appearances: [Appearance]
  /// The contrasts; empty for the scene's own. Default: empty.
  public var accessibilityContrasts: [AccessibilityContrast]
  /// The text sizes; empty for the scene's own. Default: empty.
  public var contentSizes: [ContentSizeCategory]
  /// The layout directions; empty for the scene's own. Default: empty.
  public var layoutDirections: [LayoutDirection]
  /// The scales. Default: 2×.
  public var scales: [DisplayScale]
  /// The names of the scripts. Default: none.
  public var scripts: [String]

  /// Creates a plan with the defaults for omitted arguments.
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
