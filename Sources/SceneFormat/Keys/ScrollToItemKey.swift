internal import Interaction

/// The keys of `scrollToItem`.
package enum ScrollToItemKey: String, SceneKey {
  case item, at, animated

  package static var required: [ScrollToItemKey] { [.item, .at] }

  package var meaning: String {
    switch self {
    case .item: "The item."
    case .at: "Where its cell is then: at an edge of the visible part, or in its middle."
    case .animated: "Whether the content moves there, in 0.3 s; false by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: .integer
    case .at: .words(ItemPosition.allCases.map(\.rawValue))
    case .animated: .boolean
    }
  }
}
