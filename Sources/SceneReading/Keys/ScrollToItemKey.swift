internal import Interaction

/// The keys of `scrollToItem`.
enum ScrollToItemKey: String, SceneKey {
  case item, at, animated

  static var required: [ScrollToItemKey] { [.item, .at] }

  var meaning: String {
    switch self {
    case .item: "The item."
    case .at: "Where its cell is then: at an edge of the visible part, or in its middle."
    case .animated: "Whether the content moves there, in 0.3 s; false by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .item: .integer
    case .at: .words(ItemPosition.allCases.map(\.rawValue))
    case .animated: .boolean
    }
  }
}
