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
    Field(.contentStyle, { $1(&$0.contentStyle) }),
    Field(.text, { $1(&$0.text.text) }), Field(.attributedText, { $1(&$0.text.attributedText) }),
    Field(.secondaryText, { $1(&$0.secondaryText.text) }),
    Field(.secondaryAttributedText, { $1(&$0.secondaryText.attributedText) }),
    Field(.systemImage, { $1(&$0.image.systemImage) }), Field(.image, { $1(&$0.image.image) }),
    Field(.imageToTextPadding, { $1(&$0.distances.imageToTextPadding) }),
    Field(
      .textToSecondaryTextHorizontalPadding,
      { $1(&$0.distances.textToSecondaryTextHorizontalPadding) }),
    Field(
      .textToSecondaryTextVerticalPadding, { $1(&$0.distances.textToSecondaryTextVerticalPadding) }),
    Field(
      .prefersSideBySideTextAndSecondaryText,
      { $1(&$0.distances.prefersSideBySideTextAndSecondaryText) }),
    Field(.layoutMargins, { $1(&$0.layoutMargins) }),
    Field(.directionalLayoutMargins, { $1(&$0.directionalLayoutMargins) }),
    Field(Properties.text.font, { $1(&$0.text.font) }),
    Field(Properties.text.color, { $1(&$0.text.textColor) }, nil: .system(.label)),
    Field(Properties.text.alignment, { $1(&$0.text.textAlignment) }),
    Field(Properties.text.numberOfLines, { $1(&$0.text.numberOfLines) }),
    Field(Properties.text.lineBreakMode, { $1(&$0.text.lineBreakMode) }),
    Field(Properties.text.transform, { $1(&$0.text.textTransform) }),
    Field(Properties.secondaryText.font, { $1(&$0.secondaryText.font) }),
    Field(
      Properties.secondaryText.color, { $1(&$0.secondaryText.textColor) }, nil: .system(.label)),
    Field(Properties.secondaryText.alignment, { $1(&$0.secondaryText.textAlignment) }),
    Field(Properties.secondaryText.numberOfLines, { $1(&$0.secondaryText.numberOfLines) }),
    Field(Properties.secondaryText.lineBreakMode, { $1(&$0.secondaryText.lineBreakMode) }),
    Field(Properties.secondaryText.transform, { $1(&$0.secondaryText.textTransform) }),
    Field(Properties.image.tintColor, { $1(&$0.imageTintColor) }),
    Field(Properties.image.cornerRadius, { $1(&$0.imageCornerRadius) }),
    Field(Properties.image.maximumSize, { $1(&$0.image.maximumSize) }),
    Field(Properties.image.reservedLayoutSize, { $1(&$0.image.reservedLayoutSize) }),
    Field(
      Properties.image.preferredSymbolConfiguration, { $1(&$0.image.preferredSymbolConfiguration) })
  )

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

  /// The views that the view lays out.
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
