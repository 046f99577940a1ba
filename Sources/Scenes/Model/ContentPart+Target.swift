package import Vocabulary

extension ContentPart {
  /// The view and its property for which a property of a configuration is meant, so that
  /// `contentConfiguration.text` is the text of a label; all others mean themselves.
  package static func target(
    _ property: PropertyName, of view: ViewName
  ) -> (view: ViewName, property: PropertyName) {
    guard view != .contentConfiguration else {
      switch property {
      case .text: return (ContentPart.text.name, .text)
      case .secondaryText: return (ContentPart.secondaryText.name, .text)
      case .image, .systemImage: return (ContentPart.image.name, property)
      default: return (view, property)
      }
    }
    let part = allCases.first { $0.group == view }
    return (part?.name ?? view, property)
  }
}
