/// A view that a content configuration creates.
package enum ContentPart: String, CaseIterable, Hashable, Sendable {
  case image, text, secondaryText

  /// The name of the view in pictures, dumps and traces.
  package var name: ViewName {
    switch self {
    case .image: Self.imageName
    case .text: Self.textName
    case .secondaryText: Self.secondaryTextName
    }
  }

  private static let imageName = fullName(of: .image)
  private static let textName = fullName(of: .text)
  private static let secondaryTextName = fullName(of: .secondaryText)

  private static func fullName(of part: ContentPart) -> ViewName {
    ViewName(rawValue: "\(ViewName.contentConfiguration.rawValue).\(part.rawValue)")
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
