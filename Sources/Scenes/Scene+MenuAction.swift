public import Images
public import Interaction
internal import OrderedCollections
public import Views
public import Vocabulary

extension Scene {
  /// An action of a context menu (`UIAction`): what its row shows, and what the app does when it is performed.
  public struct MenuAction: Hashable, Sendable {
    /// An attribute of an action (`UIMenuElement.Attributes`).
    public enum Attribute: String, CaseIterable, Hashable, Sendable {
      /// The action cannot be performed.
      case disabled
      /// The action deletes data.
      case destructive
    }

    /// The state of an action (`UIMenuElement.State`).
    public enum State: String, CaseIterable, Hashable, Sendable {
      /// The action has no mark.
      case off
      /// The action is checked.
      case on
    }

    /// The name, unique among the actions and the views of the cell. Scripts tap it as a view of the row.
    public var name: ViewName
    /// The title of the row; `nil` for none. Default: `nil`.
    public var title: String?
    /// The icon of the row; `nil` for none. Default: `nil`.
    public var systemImage: Symbol?
    /// The image of the row; `nil` for none. Default: `nil`.
    public var image: SceneImage?
    /// Whether it is disabled or destructive. Default: neither.
    public var attributes: Set<Attribute>
    /// Whether it is checked. Default: `off`.
    public var state: State
    /// The cells that have the action: what the app's provider returns for a cell in its state. Default: all.
    public var when: CellPredicate
    /// What the app does when the action is performed, in this order. Default: nothing.
    public var handler: [EventAction]

    /// Creates an action.
    public init(
      _ name: ViewName, title: String? = nil, systemImage: Symbol? = nil, image: SceneImage? = nil,
      attributes: Set<Attribute> = [], state: State = .off, when: CellPredicate = .always,
      handler: [EventAction] = []
    ) {
      self.name = name
      self.title = title
      self.systemImage = systemImage
      self.image = image
      self.attributes = attributes
      self.state = state
      self.when = when
      self.handler = handler
    }
  }

  /// An element of a context menu (`UIMenuElement`).
  public enum MenuElement: Hashable, Sendable {
    /// An action.
    case action(MenuAction)
    /// Actions in the menu itself, which lines divide from those around them (`UIMenu.Options.displayInline`), with a
    /// title above; `nil` for no title. Without actions nothing is shown. There are no submenus.
    case inlineMenu(title: String?, [MenuAction])
  }

  /// The elements of the context menu of cells that a finger holds
  /// (`collectionView(_:contextMenuConfigurationForItemsAt:point:)`), from top to bottom. Default: none, for no menu.
  public var contextMenu: [MenuElement] {
    get {
      var elements: [MenuElement] = []
      var last: ContextMenu.Group?
      for model in collectionView.contextMenu {
        let action = menuAction(model)
        switch model.group {
        case nil: elements.append(.action(action))
        case let group? where group == last:
          guard case .inlineMenu(title: let title, let others)? = elements.popLast() else { break }
          elements.append(.inlineMenu(title: title, others + [action]))
        case let group?: elements.append(.inlineMenu(title: group.title, [action]))
        }
        last = model.group
      }
      return elements
    }
    set { setContextMenu(newValue) }
  }

  private func menuAction(_ model: SwipeActions.Action) -> MenuAction {
    let shown = ShownAction(collectionView.supplementaryViews[model.viewKind])
    var attributes: Set<MenuAction.Attribute> = []
    if !model.isEnabled { attributes.insert(.disabled) }
    if model.style == .destructive { attributes.insert(.destructive) }
    return MenuAction(
      model.name, title: shown.title, systemImage: shown.systemImage, image: shown.image,
      attributes: attributes, state: shown.isChecked ? .on : .off, when: model.when,
      handler: actions[model.event] ?? [])
  }

  private mutating func setContextMenu(_ elements: [MenuElement]) {
    for action in collectionView.contextMenu {
      remove(action)
      if let group = action.group { collectionView.supplementaryViews[group.viewKind] = nil }
    }
    collectionView.contextMenu = []
    let all = elements.flatMap(\.actions)
    let hasImages = all.contains { $0.systemImage != nil || $0.image != nil }
    let hasChecks = all.contains { $0.state == .on }
    var groups = 0
    for element in elements where !element.actions.isEmpty {
      var group: ContextMenu.Group?
      if case .inlineMenu(title: let title, _) = element {
        let heading = title?.isEmpty == true ? nil : title
        let own = ContextMenu.Group(groups, title: heading)
        if let heading {
          collectionView.supplementaryViews[own.viewKind] = ContextMenu.heading(heading)
        }
        group = own
        groups += 1
      }
      for action in element.actions {
        var model = SwipeActions.Action(
          action.name, style: action.attributes.contains(.destructive) ? .destructive : .normal,
          when: action.when, isEnabled: !action.attributes.contains(.disabled))
        model.group = group
        collectionView.contextMenu.append(model)
        collectionView.supplementaryViews[model.viewKind] = ContextMenu.row(
          title: action.title, systemImage: action.systemImage, image: action.image,
          attributes: action.attributes, state: action.state, besideImages: hasImages,
          besideChecks: hasChecks)
        if !action.handler.isEmpty { actions[model.event] = action.handler }
      }
    }
  }
}

extension Scene.MenuElement {
  /// The actions of the element.
  fileprivate var actions: [Scene.MenuAction] {
    switch self {
    case .action(let action): [action]
    case .inlineMenu(title: _, let actions): actions
    }
  }
}
