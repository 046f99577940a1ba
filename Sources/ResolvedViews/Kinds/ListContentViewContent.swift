internal import Drawing
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a list content view of its own (`UIListContentView`): an image and two texts, which are views of
/// simpler kinds and stand as in a row of a list.
struct ListContentViewContent: ViewContent {
  private typealias Properties = ListContentViewProperties

  var contentStyle = ListContentStyle.cell
  var text = LabelContent()
  var secondaryText = LabelContent()
  var image = ImageContent()
  /// The colour of the icon; `nil` for the view's tint colour.
  var imageTintColor: Color?
  var imageCornerRadius = 0.0
  var distances = ListContentValues()
  /// The margins around the content, in points: those of the view.
  var directionalLayoutMargins = DirectionalEdgeInsets.zero
  private var layoutMargins: EdgeInsets {
    get { directionalLayoutMargins.edges(in: direction) }
    set { directionalLayoutMargins = DirectionalEdgeInsets(newValue, in: direction) }
  }
  private var category = ContentSizeCategory.large
  private var platform = Platform.iOS18.metrics
  private var direction = LayoutDirection.leftToRight

  static let showsTintColor = true

  static let fields = FieldTable<ListContentViewContent>(
    Field(.contentStyle, \.contentStyle),
    Field(.text, \.text.text), Field(.attributedText, \.text.attributedText),
    Field(.secondaryText, \.secondaryText.text),
    Field(.secondaryAttributedText, \.secondaryText.attributedText),
    Field(.systemImage, \.image.systemImage), Field(.image, \.image.image),
    Field(.imageToTextPadding, \.distances.imageToTextPadding),
    Field(
      .textToSecondaryTextHorizontalPadding, \.distances.textToSecondaryTextHorizontalPadding),
    Field(.textToSecondaryTextVerticalPadding, \.distances.textToSecondaryTextVerticalPadding),
    Field(
      .prefersSideBySideTextAndSecondaryText, \.distances.prefersSideBySideTextAndSecondaryText),
    Field(.layoutMargins, \.layoutMargins),
    Field(.directionalLayoutMargins, \.directionalLayoutMargins),
    Field(Properties.text.font, \.text.font),
    Field(Properties.text.color, \.text.textColor, nil: .system(.label)),
    Field(Properties.text.alignment, \.text.textAlignment),
    Field(Properties.text.numberOfLines, \.text.numberOfLines),
    Field(Properties.text.lineBreakMode, \.text.lineBreakMode),
    Field(Properties.text.transform, \.text.textTransform),
    Field(Properties.secondaryText.font, \.secondaryText.font),
    Field(Properties.secondaryText.color, \.secondaryText.textColor, nil: .system(.label)),
    Field(Properties.secondaryText.alignment, \.secondaryText.textAlignment),
    Field(Properties.secondaryText.numberOfLines, \.secondaryText.numberOfLines),
    Field(Properties.secondaryText.lineBreakMode, \.secondaryText.lineBreakMode),
    Field(Properties.secondaryText.transform, \.secondaryText.textTransform),
    Field(Properties.image.tintColor, \.imageTintColor),
    Field(Properties.image.cornerRadius, \.imageCornerRadius),
    Field(Properties.image.maximumSize, \.image.maximumSize),
    Field(Properties.image.reservedLayoutSize, \.image.reservedLayoutSize),
    Field(Properties.image.preferredSymbolConfiguration, \.image.preferredSymbolConfiguration))

  mutating func adapt(to surroundings: Surroundings) {
    text.adapt(to: surroundings)
    secondaryText.adapt(to: surroundings)
    category = surroundings.traits.preferredContentSizeCategory
    platform = surroundings.traits.platform.metrics
    direction = surroundings.traits.layoutDirection
  }

  /// The text of a label; `nil` if it is empty.
  private static func shown(_ label: LabelContent) -> LabelText? {
    label.labelText.flatMap { $0.string.isEmpty ? nil : $0 }
  }

  /// What the view lays out.
  private var list: ListContent {
    var list = ListContent(
      style: contentStyle, margins: directionalLayoutMargins,
      imagePadding: distances.imageToTextPadding,
      horizontalPadding: distances.textToSecondaryTextHorizontalPadding,
      verticalPadding: distances.textToSecondaryTextVerticalPadding,
      prefersSideBySide: distances.prefersSideBySideTextAndSecondaryText)
    list.text = Self.shown(text)
    list.secondaryText = Self.shown(secondaryText)
    list.setImage(
      image.intrinsicSize, maximumSize: image.maximumSize, reservedSize: image.reservedLayoutSize,
      isSymbol: image.image == nil)
    return list
  }

  private func context(_ size: Size, scale: Double, _ texts: TextStore) -> LayoutContext {
    var context = LayoutContext(
      size: size, scale: scale, direction: direction, texts: texts, category: category)
    context.platform = platform
    return context
  }

  var wrappingTexts: WrappingTexts? { list.wrappingTexts(at: category, on: platform) }

  /// The width at which no text wraps (our choice), and the height there. A configuration has a minimum height of its
  /// own, as the name of one of its properties shows.
  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    let (list, context) = (list, context(.zero, scale: 1, texts))
    let width = list.naturalWidth(context)
    return (width, list.height(width: width, context))
  }

  func parts(in place: ControlPlace) -> [ControlPart] {
    let frames = list.frames(
      in: place.size, context(place.size, scale: place.scale, place.texts))
    var parts: [ControlPart] = []
    for (part, label) in [(ContentPart.text, text), (.secondaryText, secondaryText)] {
      guard let frame = frames[part] else { continue }
      parts.append(
        ControlPart(
          part.rawValue, of: place.name, place.rounded(frame), values(of: label)))
    }
    if let frame = frames[.image] {
      parts.insert(
        ControlPart("image", of: place.name, place.rounded(frame), imageValues(place)),
        at: 0)
    }
    return parts
  }

  private func values(of label: LabelContent) -> PartProperties {
    var values = PartProperties(.label)
    values.set(.text, to: label.textTransform(label.text))
    if label.attributedText != nil { values.set(.attributedText, to: label.attributedText) }
    values.set(.font, to: .fixed(label.font))
    values.set(.textColor, to: .fixed(label.textColor))
    values.set(.textAlignment, to: label.textAlignment.resolved(in: direction))
    values.set(.numberOfLines, to: label.numberOfLines)
    values.set(.lineBreakMode, to: label.lineBreakMode)
    return values
  }

  private func imageValues(_ place: ControlPlace) -> PartProperties {
    var values = PartProperties(.imageView)
    if let image = image.image {
      values.set(.image, to: .value(image))
    } else {
      values.set(.systemImage, to: image.systemImage)
    }
    values.set(.preferredSymbolConfiguration, to: image.preferredSymbolConfiguration)
    values.set(.tintColor, to: .fixed(imageTintColor ?? place.attributes.tintColor))
    if imageCornerRadius > 0 {
      values.set(.cornerRadius, to: imageCornerRadius)
      values.set(.cornerCurve, to: .continuous)
      values.set(.clipsToBounds, to: true)
    }
    return values
  }
}
