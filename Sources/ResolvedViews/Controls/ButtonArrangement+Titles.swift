internal import Drawing
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

// The queries of layout about a button's titles.
extension ButtonArrangement {
  /// What makes the button higher where it is narrow; `nil` for a button without a configuration, which stays as
  /// high as its titles in one line.
  var wrappingTexts: WrappingTexts? {
    let texts = [title, subtitle].compactMap(\.self)
    guard button.isConfigured, texts.contains(where: { $0.style.numberOfLines != 1 }) else {
      return nil
    }
    let image = image ?? .zero
    let beside =
      isSideBySide ? Size(image.width + imagePadding, 0) : Size(0, image.height + imagePadding)
    return WrappingTexts(
      texts: texts, spacing: titlePadding,
      padding: Size(
        insets.leading + insets.trailing + beside.width, insets.top + insets.bottom + beside.height),
      leastHeight: isSideBySide ? image.height : 0)
  }

  /// Where the title is in a button of its own height; `nil` without a title.
  func titlePlace(_ texts: TextStore) -> TitlePlace? {
    guard let title else { return nil }
    let sizes = titles(nil, texts)
    var offset = (insets.top - insets.bottom + sizes.title.height - sizes.both.height) / 2
    if !isSideBySide, let image {
      let above = button.imagePlacement == .top ? 0.5 : -0.5
      offset += above * (image.height + imagePadding)
    }
    return TitlePlace(
      font: title.font, height: sizes.title.height, offset: offset,
      block: texts.baselines(of: title))
  }
}
