package import Drawing
package import Layout
internal import Scenes
package import Views
package import Vocabulary

/// The text of a label with its style.
package struct LabelContent: ViewContent {
  package var text = ""
  /// The text with attributes, whose fonts and colours do not depend on traits; `nil` for `text`.
  var attributedText: AttributedText?
  var font = Font.system(17)
  var textColor = Color.clear
  var textAlignment = TextAlignment.natural
  /// The maximum number of lines; 0 for no limit.
  var numberOfLines = 1
  var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The width at which a text with several lines wraps before layout, in points; 0 for none.
  var preferredMaxLayoutWidth = 0.0
  /// Whether the font of a single line shrinks until the line fits.
  var adjustsFontSizeToFitWidth = false
  /// The minimum factor by which the font shrinks; 0 for no limit.
  var minimumScaleFactor = 0.0
  /// Whether the letters of a single line move closer together before it is truncated.
  var allowsDefaultTighteningForTruncation = false
  /// How the letters are changed, for texts of content configurations.
  var textTransform = TextTransform.none
  /// The layout direction.
  private var layoutDirection = LayoutDirection.leftToRight

  /// Creates the content before its fields are set; `defaults(in:)` sets UIKit's defaults.
  package init() {}

  package static let fields = FieldTable<LabelContent>(
    Field(.text, { $1(&$0.text) }),
    Field(.attributedText, { $1(&$0.attributedText) }),
    Field(.font, { $1(&$0.font) }),
    // A label without a colour has UIKit's default.
    Field(.textColor, { $1(&$0.textColor) }, nil: .system(.label)),
    Field(.textAlignment, { $1(&$0.textAlignment) }),
    Field(.numberOfLines, { $1(&$0.numberOfLines) }),
    Field(.lineBreakMode, { $1(&$0.lineBreakMode) }),
    Field(.preferredMaxLayoutWidth, { $1(&$0.preferredMaxLayoutWidth) }),
    Field(.textTransform, { $1(&$0.textTransform) }),
    Field(.adjustsFontSizeToFitWidth, { $1(&$0.adjustsFontSizeToFitWidth) }),
    Field(.minimumScaleFactor, { $1(&$0.minimumScaleFactor) }),
    Field(.allowsDefaultTighteningForTruncation, { $1(&$0.allowsDefaultTighteningForTruncation) }))

  package mutating func adapt(to surroundings: Surroundings) {
    layoutDirection = surroundings.traits.layoutDirection
  }

  package var labelText: LabelText? {
    let style = LabelStyle(
      alignment: textAlignment, lineBreakMode: lineBreakMode, numberOfLines: numberOfLines,
      layoutDirection: layoutDirection)
    var label = LabelText(
      textTransform(text), attributedText?.filled(with: text), font: font, color: textColor,
      style: style)
    label.allowsTightening = allowsDefaultTighteningForTruncation
    label.minimumScaleFactor = adjustsFontSizeToFitWidth ? minimumScaleFactor : nil
    return label
  }

  /// The text is read with the author's letters.
  package var accessibility: DerivedAccessibility {
    let text = attributedText?.filled(with: text).string ?? text
    return DerivedAccessibility(isElement: !text.isEmpty, label: text, traits: [.staticText])
  }

  package func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    guard let size = labelText.map({ texts.size(of: $0, width: firstWidth) }) else {
      return (nil, nil)
    }
    return (size.width, size.height)
  }

  package func blockBaselines(_ texts: TextStore) -> BlockBaselines? {
    labelText.flatMap { texts.baselines(of: $0, width: firstWidth) }
  }

  /// The width to which the text wraps before layout; `nil` for none.
  private var firstWidth: Double? {
    numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
  }

  /// A label is clipped to its bounds.
  package func ink(in place: InkPlace) -> [DisplayList.Item] {
    place.label?.ink(textColor, in: place.bounds) ?? []
  }

  package func legible(_ label: LabelLines?) -> (
    color: Property<DynamicColor?>, kind: PresentedInk.Kind
  )? {
    (label?.lines.first?.text.font).map { (.textColor, .text($0)) }
  }
}
