package import Vocabulary

extension ContentPart {
  /// Maps a property of a configuration to the view that shows it: `contentConfiguration.text` is
  /// the text of a label. Other properties are returned unchanged.
  package static func target(
    _ property: PropertyName, of view: ViewName
  ) -> (view: ViewName, property: PropertyName) {
    guard view != .contentConfiguration else {
      switch property {
      case .text, .attributedText: return (ContentPart.text.name, property)
      case .secondaryAttributedText: return (ContentPart.secondaryText.name, .attributedText)
      case .secondaryText: return (ContentPart.secondaryText.name, .text)
      case .image, .systemImage: return (ContentPart.image.name, property)
      default: return (view, property)
      }
    }
    let part = allCases.first { $0.group == view }
    return (part?.name ?? view, property)
  }
}
