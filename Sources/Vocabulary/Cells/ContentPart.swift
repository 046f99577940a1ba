/// A view that a content configuration creates.
package enum ContentPart: String, CaseIterable, Hashable, Sendable {
  case image, text, secondaryText

  /// The name of the view in pictures, dumps and traces.
  package var name: ViewName {
    ViewName(rawValue: "\(ViewName.contentConfiguration.rawValue).\(rawValue)")
  }

  /// The word for its appearance, as in `row.textProperties.color`.
  package var groupWord: String {
    switch self {
    case .image: "imageProperties"
    case .text: "textProperties"
    case .secondaryText: "secondaryTextProperties"
    }
  }

  /// The name under which items and rules set its appearance.
  package var group: ViewName {
    switch self {
    case .image: .imageProperties
    case .text: .textProperties
    case .secondaryText: .secondaryTextProperties
    }
  }
}
