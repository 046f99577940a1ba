public import Images
public import Interaction
internal import OrderedCollections
public import Views
public import Vocabulary

extension Scene {
  /// An action that a swipe across a row reveals (`UIContextualAction`): what its button shows, and what the app does
  /// when it is performed.
  public struct ContextualAction: Hashable, Sendable {
    /// The style of an action (`UIContextualAction.Style`).
    public enum Style: String, CaseIterable, Hashable, Sendable {
      /// An action that changes data.
      case normal
      /// An action that deletes data.
      case destructive

      /// The background colour (documented for `destructive`: red; systemGray is observed).
      package var backgroundColor: DynamicColor {
        switch self {
        case .normal: .systemGray
        case .destructive: .systemRed
        }
      }
    }

    /// The name, unique among the actions and the views of the cell. Scripts tap it as a view of the row.
    public var name: ViewName
    /// The style. Default: `normal`.
    public var style: Style
    /// The title of the button; `nil` for none. Default: `nil`.
    public var title: String?
    /// The icon of the button; `nil` for none. Default: `nil`.
    public var systemImage: Symbol?
    /// The image of the button; `nil` for none. Default: `nil`.
    public var image: SceneImage?
    /// The background colour of the button; `nil` for that of the style: gray, or red if it is destructive. Default:
    /// `nil`.
    public var backgroundColor: DynamicColor?
    /// The action's label for VoiceOver, as the `accessibilityLabel` of its image; `nil` for its title. Default: `nil`.
    public var accessibilityLabel: String?
    /// The rows that have the action: what the app's provider returns for a cell in its state. Default: all.
    public var when: CellPredicate
    /// What the app does when the action is performed, in this order. If the row is still there, it closes. Default:
    /// nothing.
    public var handler: [EventAction]

    /// Creates an action.
    public init(
      _ name: ViewName, style: Style = .normal, title: String? = nil, systemImage: Symbol? = nil,
      image: SceneImage? = nil, backgroundColor: DynamicColor? = nil,
      accessibilityLabel: String? = nil, when: CellPredicate = .always, handler: [EventAction] = []
    ) {
      self.name = name
      self.style = style
      self.title = title
      self.systemImage = systemImage
      self.image = image
      self.backgroundColor = backgroundColor
      self.accessibilityLabel = accessibilityLabel
      self.when = when
      self.handler = handler
    }
  }

  /// The actions that a swipe reveals at an edge of a row (`UISwipeActionsConfiguration`). Rows of lists and tables can
  /// have some.
  public struct SwipeActionsConfiguration: Hashable, Sendable {
    /// The actions; the first one is at the edge (documented).
    public var actions: [ContextualAction]
    /// Whether a swipe across the whole row performs the first action. Default: `true` (documented).
    public var performsFirstActionWithFullSwipe: Bool

    /// Creates a configuration.
    public init(actions: [ContextualAction], performsFirstActionWithFullSwipe: Bool = true) {
      self.actions = actions
      self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    }
  }

  /// The actions at the leading edge of rows; `nil`, or without actions, for no swipes. Default: `nil`.
  public var leadingSwipeActions: SwipeActionsConfiguration? {
    get { swipeActions(at: .leading) }
    set { setSwipeActions(newValue, at: .leading) }
  }

  /// The actions at the trailing edge of rows; `nil`, or without actions, for no swipes. Default: `nil`.
  public var trailingSwipeActions: SwipeActionsConfiguration? {
    get { swipeActions(at: .trailing) }
    set { setSwipeActions(newValue, at: .trailing) }
  }

  private func swipeActions(at edge: SwipeEdge) -> SwipeActionsConfiguration? {
    collectionView.swipeActions(at: edge).map { configuration in
      SwipeActionsConfiguration(
        actions: configuration.actions.map { contextualAction($0) },
        performsFirstActionWithFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }
  }

  private func contextualAction(_ action: SwipeActions.Action) -> ContextualAction {
    let shown = ShownAction(collectionView.supplementaryViews[action.viewKind])
    let isStyles = shown.backgroundColor == action.style.backgroundColor
    return ContextualAction(
      action.name, style: action.style, title: shown.title, systemImage: shown.systemImage,
      image: shown.image, backgroundColor: isStyles ? nil : shown.backgroundColor,
      accessibilityLabel: action.accessibilityLabel, when: action.when,
      handler: actions[action.event] ?? [])
  }

  private mutating func setSwipeActions(
    _ configuration: SwipeActionsConfiguration?, at edge: SwipeEdge
  ) {
    let actions = configuration?.actions ?? []
    for action in collectionView.swipeActions(at: edge)?.actions ?? [] { remove(action) }
    for action in actions {
      let model = action.model
      collectionView.supplementaryViews[model.viewKind] = SwipeActions.button(
        title: action.title, systemImage: action.systemImage, image: action.image,
        backgroundColor: action.backgroundColor ?? action.style.backgroundColor)
      if !action.handler.isEmpty { self.actions[model.event] = action.handler }
    }
    let model =
      actions.isEmpty
      ? nil
      : SwipeActions(
        actions.map(\.model),
        performsFirstActionWithFullSwipe: configuration?.performsFirstActionWithFullSwipe ?? true)
    switch edge {
    case .leading: collectionView.leadingSwipeActions = model
    case .trailing: collectionView.trailingSwipeActions = model
    }
  }

  /// Removes the content of an action's button, and its handler.
  mutating func remove(_ action: SwipeActions.Action) {
    collectionView.supplementaryViews[action.viewKind] = nil
    actions[action.event] = nil
  }
}

extension Scene.ContextualAction {
  /// The action without its look and its handler.
  fileprivate var model: SwipeActions.Action {
    SwipeActions.Action(name, style: style, when: when, accessibilityLabel: accessibilityLabel)
  }
}
