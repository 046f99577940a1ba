internal import Interaction
internal import Vocabulary

extension StateExplorer {
  /// An action that is tried: what it does, and how the graph names it.
  ///
  /// `StateExplorer+StepKinds.swift` has a function for each kind of step. A new kind is a function there, and a place in
  /// `steps(from:)` where it is possible.
  struct Step: Sendable {
    /// How common an action is. A diagram shows less common actions only if they add states or arrows.
    enum Rank: Comparable, CaseIterable {
      /// An action of the user on a watched cell.
      case usual
      /// An action of the app on a watched cell.
      case app
      /// An action of the user on another cell.
      case elsewhere
      /// An unintended action of the user: a finger that moves a little, or before its touch is delivered.
      case unusual
    }

    /// Plays the step from a node, in each possible variant.
    let runs: @Sendable (StateExplorer, Node) -> [ExploredRun]
    /// The action from the user's point of view: a touch that is delivered after a delay came down, and one that the
    /// content follows scrolls instead of leaving its cell.
    var action:
      @Sendable (_ explorer: StateExplorer, _ before: Situation, _ after: Situation) ->
        StateGraph.Action
    /// The rank in the situation before the step.
    var rank: @Sendable (_ before: Situation) -> Rank
    /// Whether the graph reports the action as idle if nothing changes. It is not reported if it is not an action of the
    /// user, or if what it starts is not over in the nodes to which it leads.
    var reportsIdle:
      @Sendable (_ explorer: StateExplorer, _ before: Situation, _ after: [Node]) -> Bool
    /// The item on whose cell a finger comes down; `nil` if none does.
    var touchedItem: Int?
    /// The item that the action names; `nil` for the item under the finger.
    var item: Int?
    /// The control, or the view with recognisers, that a finger comes down on; `nil` if it comes down on none.
    var view: ViewName?
    /// The value that the app sets; `nil` for actions of a finger.
    var change: StateChange.Value?
    /// What a finger does with swipe actions, with several taps, with a menu or with a pan, in words; `nil` for other
    /// actions.
    var phrase: String?
    /// Whether a pan begins and its finger stays. Other steps after which this is so are left out.
    var beginsPan = false

    /// Creates a step. What depends on situations can be set later.
    ///
    /// - Parameter item: The item on whose cell a finger comes down, which the action also names.
    init(
      runs: @escaping @Sendable (StateExplorer, Node) -> [ExploredRun], action: StateGraph.Action,
      on item: Int?, rank: Rank, reportsIdle: Bool
    ) {
      self.runs = runs
      self.action = { _, _, _ in action }
      self.rank = { _ in rank }
      self.reportsIdle = { _, _, _ in reportsIdle }
      (touchedItem, self.item) = (item, item)
    }

    /// Creates a step with one variant, which is always possible.
    init(
      _ action: StateGraph.Action, on item: Int? = nil, rank: Rank = .usual,
      reportsIdle: Bool = true, perform: @escaping @Sendable (inout ExploredRun) -> Void
    ) {
      self.init(
        runs: { explorer, node in
          var run = explorer.run(from: node)
          perform(&run)
          return [run]
        }, action: action, on: item, rank: rank, reportsIdle: reportsIdle)
    }
  }

  /// A run that begins at a node.
  func run(from node: Node) -> ExploredRun { ExploredRun(machine, node.stage) }

  /// Performs a step in each possible variant.
  func results(of step: Step, from node: Node) -> [Result] {
    step.runs(self, node).filter { beginsPan($0, node) == step.beginsPan }
      .map { result(of: node, $0) }
  }
}
