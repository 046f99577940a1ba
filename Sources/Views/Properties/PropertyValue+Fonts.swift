package import Vocabulary

/// The fonts in values.
extension PropertyValue {
  /// Returns the value with its fonts replaced.
  package func mappingFonts(_ change: (DynamicFont) -> DynamicFont) -> PropertyValue {
    switch self {
    case .font(let font): return .font(change(font))
    case .attributedText(let text):
      return .attributedText(text?.mapping(fonts: change, colors: { $0 }))
    case .following(var following):
      for index in following.stops.indices {
        following.stops[index].value = following.stops[index].value.mappingFonts(change)
      }
      return .following(following)
    case .between(let low, let high, let progress):
      return .between(low.mappingFonts(change), high.mappingFonts(change), progress)
    case .color, .number, .boolean, .transform, .corners, .word, .integer, .string, .symbol,
      .priority, .image, .offset, .colors, .locations, .unitPoint, .path, .symbolConfiguration,
      .autoresizingMask, .colorTransformer, .insets, .directionalInsets, .directionalEdges,
      .accessibilityTraits, .shadowProperties, .distance, .frame, .accessories, .words:
      return self
    }
  }

  /// Returns the value with the attachments of its text replaced.
  package func mappingAttachments(
    _ change: (TextAttachment) -> TextAttachment
  ) -> PropertyValue {
    guard case .attributedText(let text?) = self else { return self }
    return .attributedText(
      text.mapping(fonts: { $0 }, colors: { $0 }, attachments: change))
  }

  /// The fonts in the value.
  package var fonts: [DynamicFont] {
    switch self {
    case .font(let font): [font]
    case .attributedText(let text): text?.runs.compactMap(\.attributes.font) ?? []
    case .following(let following): following.stops.flatMap(\.value.fonts)
    case .between(let low, let high, _): low.fonts + high.fonts
    case .color, .number, .boolean, .transform, .corners, .word, .integer, .string, .symbol,
      .priority, .image, .offset, .colors, .locations, .unitPoint, .path, .symbolConfiguration,
      .autoresizingMask, .colorTransformer, .insets, .directionalInsets, .directionalEdges,
      .accessibilityTraits, .shadowProperties, .distance, .frame, .accessories, .words:
      []
    }
  }
}
