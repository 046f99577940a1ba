public import Drawing
internal import Notation
public import Vocabulary

extension ViewKind {
  /// A text view (`UITextView`).
  package static let textView = ViewKind(
    "textView", "a text view", hasContentSize: true,
    otherNames: ["UITextView"],
    meaning: "A text view (UITextView) and its name.",
    example: { .textView($0, text: "Text", isScrollEnabled: false) })
}

extension View {
  /// Creates a text view (`UITextView`) with UIKit's defaults for omitted arguments, but for its background,
  /// which is clear.
  public static func textView(
    _ name: ViewName, text: String? = nil, font: DynamicFont? = nil,
    textColor: DynamicColor? = nil, textAlignment: TextAlignment? = nil,
    textContainerInset: EdgeInsets? = nil, lineFragmentPadding: Double? = nil,
    maximumNumberOfLines: Int? = nil, isScrollEnabled: Bool? = nil,
    backgroundColor: DynamicColor? = nil, isHidden: Bool? = nil, constraints: [Constraint] = [],
    subviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      text: text, font: font, textColor: textColor, textAlignment: textAlignment,
      backgroundColor: backgroundColor, isHidden: isHidden)
    properties[.textContainerInset] = textContainerInset
    properties[.lineFragmentPadding] = lineFragmentPadding
    properties[.maximumNumberOfLines] = maximumNumberOfLines
    properties[.isScrollEnabled] = isScrollEnabled
    return View(
      .textView, name: name, properties: properties, constraints: constraints, subviews: subviews)
  }
}

/// The properties of text views (`UITextView`).
enum TextViewProperties {
  static let textContainerInset = Property<EdgeInsets>(
    "textContainerInset", .insets, default: EdgeInsets(top: 8, bottom: 8),
    of: [.view(.textView)], .affectsLayout,
    meaning:
      "The distances of a text view's text from its edges, with left and right in each layout direction. Default: 8"
      + " above and below.")
  static let lineFragmentPadding = Property<Double>(
    "lineFragmentPadding", .number(0...SceneLimits.largestLength), default: 5,
    of: [.view(.textView)], .affectsLayout,
    meaning: "The additional distance of lines from both sides, in points. Default: 5.")
  static let maximumNumberOfLines = Property<Int>(
    "maximumNumberOfLines", .integer(0...SceneLimits.mostLines), default: 0,
    of: [.view(.textView)], .affectsLayout,
    meaning: "The maximum number of lines of a text view; 0 (default) means no limit.")
  static let isScrollEnabled = Property<Bool>(
    "isScrollEnabled", .boolean, default: true, of: [.view(.textView)], .affectsLayout,
    meaning:
      "Whether a text view scrolls: then it has no content size of its own. Default: true.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    textContainerInset.name, lineFragmentPadding.name, maximumNumberOfLines.name,
    isScrollEnabled.name,
  ]
}

extension Property where Value == EdgeInsets {
  /// The distances of a text view's text from its edges, in points, with left and right in each layout direction.
  /// Default: 8 above and below.
  public static var textContainerInset: Self { TextViewProperties.textContainerInset }
}

extension Property where Value == Double {
  /// The additional distance of a text view's lines from both sides, in points. Default: 5.
  public static var lineFragmentPadding: Self { TextViewProperties.lineFragmentPadding }
}

extension Property where Value == Int {
  /// The maximum number of lines of a text view; 0 for no limit. Default: 0.
  public static var maximumNumberOfLines: Self { TextViewProperties.maximumNumberOfLines }
}

extension Property where Value == Bool {
  /// Whether a text view scrolls: then it has no content size of its own. Default: true.
  public static var isScrollEnabled: Self { TextViewProperties.isScrollEnabled }
}

extension PropertyName {
  /// The distances of a text view's text from its edges.
  package static var textContainerInset: PropertyName { TextViewProperties.textContainerInset.name }
  /// The additional distance of a text view's lines from both sides.
  package static var lineFragmentPadding: PropertyName {
    TextViewProperties.lineFragmentPadding.name
  }
  /// The maximum number of lines of a text view.
  package static var maximumNumberOfLines: PropertyName {
    TextViewProperties.maximumNumberOfLines.name
  }
  /// Whether a text view scrolls.
  package static var isScrollEnabled: PropertyName { TextViewProperties.isScrollEnabled.name }
}
