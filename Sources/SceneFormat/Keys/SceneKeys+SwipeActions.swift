internal import Interaction
internal import Scenes

/// The keys of swipe actions, if they are a map.
package enum SwipeActionsKey: String, SceneKey {
  case actions, performsFirstActionWithFullSwipe

  package static var required: [SwipeActionsKey] { [.actions] }

  package var meaning: String {
    switch self {
    case .actions: "The actions; the first one is at the edge."
    case .performsFirstActionWithFullSwipe:
      "Whether a swipe across the whole row performs the first action; true by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .actions: .list(.map("swipeAction"))
    case .performsFirstActionWithFullSwipe: .boolean
    }
  }
}

/// The keys of a swipe action.
package enum SwipeActionKey: String, SceneKey {
  case action, style, title, systemImage, image, backgroundColor, accessibilityLabel, when, handler
  case attributes, state

  package static var required: [SwipeActionKey] { [.action] }

  /// The name of an action of a context menu in messages.
  package static let menuAction = "an action of a context menu"

  package static func explanation(of word: String, in map: String) -> String? {
    guard map == menuAction, MenuGroupKey(rawValue: word) != nil else { return nil }
    return MenuGroupKey.noSubmenus(insteadOf: word)
  }

  package var meaning: String {
    switch self {
    case .action: "A UIContextualAction and its name. Its event is NAME.primaryActionTriggered."
    case .style: "The style; normal by default."
    case .title: "The title of the button; none by default."
    case .systemImage: "The icon of the button, by its SF Symbols name; none by default."
    case .image: "The image of the button, by its name in the folders of assets; none by default."
    case .backgroundColor:
      "The colour of the button; systemGray by default, systemRed if it is destructive."
    case .accessibilityLabel:
      "What VoiceOver calls a swipe action, as the label of its image; its title by default."
    case .when: "The rows that have the action, as the app's provider returns it; all by default."
    case .handler:
      "What the app does when the action is performed: an action or a list of them, as { deleteItem: this }. If the row is still there, it closes."
    case .attributes:
      "Of an action of a context menu: whether it is disabled or destructive; neither by default."
    case .state: "Of an action of a context menu: whether it is checked; off by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .action, .title, .systemImage, .image, .accessibilityLabel: .string
    case .style: .words(SwipeActions.Action.Style.allCases.map(\.rawValue))
    case .backgroundColor: .color
    case .when: .predicate
    case .handler: ActionKey.actionsSchema
    case .attributes: .list(.words(ContextMenu.Attribute.allCases.map(\.rawValue)))
    case .state: .words(ContextMenu.State.allCases.map(\.rawValue))
    }
  }
}

/// The keys of a group of a context menu.
package enum MenuGroupKey: String, SceneKey {
  case menu, displayInline, children

  package static var required: [MenuGroupKey] { [.children] }

  /// The message for a submenu, of which a key is given.
  package static func noSubmenus(insteadOf word: String) -> String {
    "a context menu is one list of actions and groups, without submenus; write the actions in place of"
      + " \"\(word)\", or a group as { displayInline: true, children: [ … ] }"
  }

  package var meaning: String {
    switch self {
    case .menu: "A UIMenu in the context menu, with the title above its actions; none by default."
    case .displayInline:
      "Whether the actions are shown in the menu itself, between lines. It must be true, as there are no submenus."
    case .children: "The actions, from top to bottom."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .menu: .string
    case .displayInline: .boolean
    case .children: .list(.map("swipeAction"))
    }
  }
}

/// The keys of the script step `swipe`, if it is a map.
package enum SwipeKey: String, SceneKey {
  case item, from, isFull

  package static var required: [SwipeKey] { [.item] }

  package var meaning: String {
    switch self {
    case .item: "The item."
    case .from: "The edge from which the actions come; trailing by default."
    case .isFull: "Whether the finger crosses the whole row; false by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: .integer
    case .from: .words(SwipeEdge.allCases.map(\.rawValue))
    case .isFull: .boolean
    }
  }
}
