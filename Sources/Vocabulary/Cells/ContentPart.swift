/// A view that a content configuration makes.
package enum ContentPart: String, CaseIterable, Hashable, Sendable {
  case image, text, secondaryText

  /// The name of the view, as pictures, dumps and traces have it.
  package var name: ViewName {
    ViewName(rawValue: "\(ViewName.contentConfiguration.rawValue).\(rawValue)")
  }

  /// What items and rules call its look.
  package var group: ViewName {
    switch self {
    case .image: .imageProperties
    case .text: .textProperties
    case .secondaryText: .secondaryTextProperties
    }
  }
}
