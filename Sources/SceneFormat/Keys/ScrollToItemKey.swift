internal import Interaction

/// The keys of `scrollToItem`.
package enum ScrollToItemKey<Subject: CallSubject>: String, SceneKey {
  case item, at, animated

  package static var required: [Self] { Subject.allowsWords ? [.at] : [.item, .at] }

  package var meaning: String {
    switch self {
    case .item: Subject.meaning
    case .at: "Where its cell is then: at an edge of the visible part, or in its middle."
    case .animated: "Whether the content moves there, in 0.3 s; false by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: Subject.schema
    case .at: .words(ScrollPosition.allCases.map(\.rawValue))
    case .animated: .boolean
    }
  }
}
