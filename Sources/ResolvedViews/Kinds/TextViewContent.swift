internal import Drawing
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a text view (`UITextView`): its text, from the top, inside the container's insets.
struct TextViewContent: ViewContent {
  /// The size of a text view's font if none is given (from memory, unverified).
  private static let defaultFontSize = 12.0

  var text = ""
  /// The text with attributes, whose fonts and colours do not depend on traits; `nil` for `text`.
  var attributedText: AttributedText?
  /// The font; `nil` for the default one.
  var font: Font?
  var textColor = Color.clear
  var textAlignment = TextAlignment.natural
  var textContainerInset = EdgeInsets.zero
  var lineFragmentPadding = 0.0
  var maximumNumberOfLines = 0
  var isScrollEnabled = true
  private var layoutDirection = LayoutDirection.leftToRight
  private var isKnown = false

  static let fields = FieldTable<TextViewContent>(
    Field(.text, { $1(&$0.text) }),
    Field(.attributedText, { $1(&$0.attributedText) }),
    Field(
      .font, { $1(&$0.font) }, decided: { font, surroundings in surroundings.font(font) },
      written: { .fixed($0 ?? .system(defaultFontSize)) }),
    Field(.textColor, { $1(&$0.textColor) }, nil: .system(.label)),
    Field(.textAlignment, { $1(&$0.textAlignment) }),
    Field(.textContainerInset, { $1(&$0.textContainerInset) }),
    Field(.lineFragmentPadding, { $1(&$0.lineFragmentPadding) }),
    Field(.maximumNumberOfLines, { $1(&$0.maximumNumberOfLines) }),
    Field(.isScrollEnabled, { $1(&$0.isScrollEnabled) }))

  mutating func adapt(to surroundings: Surroundings) {
    // The first call follows UIKit's defaults, before any authored value: no font is set yet.
    if !isKnown { font = nil }
    isKnown = true
    layoutDirection = surroundings.traits.layoutDirection
  }

  private var insets: EdgeInsets {
    var insets = textContainerInset
    insets.left += lineFragmentPadding
    insets.right += lineFragmentPadding
    return insets
  }

  var labelText: LabelText? {
    let font = font ?? .system(Self.defaultFontSize)
    let style = LabelStyle(
      alignment: textAlignment,
      lineBreakMode: maximumNumberOfLines > 0 ? .byTruncatingTail : .byWordWrapping,
      numberOfLines: maximumNumberOfLines, layoutDirection: layoutDirection)
    var label = LabelText(
      text, attributedText?.filled(with: text), font: font, color: textColor, style: style)
    label.container = LabelText.Container(insets: insets, wrapsInLayout: !isScrollEnabled)
    return label
  }

  var accessibility: DerivedAccessibility {
    DerivedAccessibility(
      isElement: true, value: attributedText?.filled(with: text).string ?? text, isText: true)
  }

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    guard !isScrollEnabled, let size = labelText.map({ texts.size(of: $0) }) else {
      return (nil, nil)
    }
    return (size.width, size.height)
  }

  func ink(in place: InkPlace) -> [DisplayList.Item] {
    place.label?.ink(textColor, in: place.bounds) ?? []
  }

  func legible(_ label: LabelLines?) -> (color: Property<DynamicColor?>, kind: PresentedInk.Kind)? {
    (label?.lines.first?.text.font).map { (.textColor, .text($0)) }
  }
}
