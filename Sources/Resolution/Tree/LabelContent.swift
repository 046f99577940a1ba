internal import Drawing
internal import Layout
internal import Scenes
internal import Vocabulary

/// The text of a label with its style.
struct LabelContent: ViewContent {
  var text = ""
  var font = Font.system(17)
  var textColor = Color.clear
  var textAlignment = TextAlignment.natural
  /// The maximum number of lines; 0 for no limit.
  var numberOfLines = 1
  var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The width at which a text with several lines wraps before layout, in points; 0 for none.
  var preferredMaxLayoutWidth = 0.0
  /// How the letters are changed, for texts of content configurations.
  var textTransform = TextTransform.none
  /// The layout direction.
  private var layoutDirection = LayoutDirection.leftToRight

  static let fields = FieldTable<LabelContent>(
    Field(.text, \.text), Field(.font, \.font),
    // A label without a colour has UIKit's default.
    Field(.textColor, \.textColor, nil: .named(.label)),
    Field(.textAlignment, \.textAlignment), Field(.numberOfLines, \.numberOfLines),
    Field(.lineBreakMode, \.lineBreakMode),
    Field(.preferredMaxLayoutWidth, \.preferredMaxLayoutWidth),
    Field(.textTransform, \.textTransform))

  mutating func adapt(to surroundings: Surroundings) {
    layoutDirection = surroundings.traits.layoutDirection
  }

  var labelText: LabelText? {
    LabelText(
      string: textTransform(text), font: font,
      style: ParagraphStyle(
        alignment: textAlignment, lineBreakMode: lineBreakMode, numberOfLines: numberOfLines,
        layoutDirection: layoutDirection))
  }

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    guard let size = labelText.map({ texts.size(of: $0, width: width) }) else { return (nil, nil) }
    return (size.width, size.height)
  }

  /// A label is clipped to its bounds.
  func ink(in place: InkPlace) -> [DisplayList.Item] {
    guard let label = place.label, textColor.alpha > 0 else { return [] }
    let items = label.lines.map { DisplayList.Item.text($0.text, at: $0.origin, textColor) }
    guard label.isClipped else { return items }
    return [.layer(DisplayList.Layer(clip: .rect(place.bounds), items: items))]
  }

  func legible(_ label: LabelLines?) -> (color: Property<DynamicColor?>, kind: PresentedInk.Kind)? {
    (label?.lines.first?.text.font).map { (.textColor, .text($0)) }
  }
}
