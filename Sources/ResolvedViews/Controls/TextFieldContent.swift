internal import Drawing
internal import Images
package import Layout
internal import Scenes
internal import Views
package import Vocabulary

/// The content of a text field (`UITextField`): a border, a text or placeholder, a clear button and the caret,
/// which are views of simpler kinds.
package struct TextFieldContent: ViewContent {
  // Measured by others on iOS 13 to 18.
  private static let roundedHeight = 34.0
  private static let roundedRadius = 5.0
  private static let textInset = 7.0
  private static let textInsetAbove = 2.0
  private static let borderWidth = 0.65
  private static let roundedPadding = 28.0
  private static let plainHeightBeyondLine = 1.5
  // From memory, unverified.
  private static let clearSide = 19.0
  private static let clearDistance = 5.0
  private static let clearPointSize = 15.0
  private static let caretWidth = 2.0
  private static let disabledAlpha = 0.4

  var text = ""
  var placeholder = ""
  var font = Font.system(17)
  var textColor = Color.clear
  var textAlignment = TextAlignment.natural
  var borderStyle = TextFieldBorderStyle.none
  var clearButtonMode = TextFieldViewMode.never
  var isEditing = false
  var isSecureTextEntry = false
  /// Whether the font of the text shrinks until the text fits.
  var adjustsFontSizeToFitWidth = false
  /// The minimum size to which it shrinks, in points; 0 for no limit.
  var minimumFontSize = 0.0
  /// The subviews beside the text; `nil` for none.
  var leftView: ViewName?
  var rightView: ViewName?
  var leftViewMode = TextFieldViewMode.never
  var rightViewMode = TextFieldViewMode.never
  var contentVerticalAlignment = ContentVerticalAlignment.center
  var isEnabled = true
  var isHighlighted = false
  private var placeholderColor = Color.clear
  private var clearColor = Color.clear
  private var fillColor = Color.clear
  private var edgeColor = Color.clear
  private var layoutDirection = LayoutDirection.leftToRight

  package static let showsTintColor = true

  /// Creates the content before its fields are set; `defaults(in:)` sets UIKit's defaults.
  package init() {}

  package static let fields = FieldTable<TextFieldContent>(
    Field(.text, { $1(&$0.text) }), Field(.placeholder, { $1(&$0.placeholder) }),
    Field(.font, { $1(&$0.font) }),
    Field(.textColor, { $1(&$0.textColor) }, nil: .system(.label)),
    Field(.textAlignment, { $1(&$0.textAlignment) }),
    Field(.borderStyle, { $1(&$0.borderStyle) }),
    Field(.clearButtonMode, { $1(&$0.clearButtonMode) }),
    Field(.isEditing, { $1(&$0.isEditing) }),
    Field(.isSecureTextEntry, { $1(&$0.isSecureTextEntry) }),
    Field(.adjustsFontSizeToFitWidth, { $1(&$0.adjustsFontSizeToFitWidth) }),
    Field(.minimumFontSize, { $1(&$0.minimumFontSize) }),
    Field(.leftView, { $1(&$0.leftView) }, decided: { name, _ in name }, written: { $0 }),
    Field(.leftViewMode, { $1(&$0.leftViewMode) }),
    Field(.rightView, { $1(&$0.rightView) }, decided: { name, _ in name }, written: { $0 }),
    Field(.rightViewMode, { $1(&$0.rightViewMode) }),
    Field(.contentVerticalAlignment, { $1(&$0.contentVerticalAlignment) }),
    Field(.isEnabled, { $1(&$0.isEnabled) }), Field(.isHighlighted, { $1(&$0.isHighlighted) }))

  package mutating func adapt(to surroundings: Surroundings) {
    let isDark = surroundings.traits.userInterfaceStyle == .dark
    placeholderColor = surroundings.color(.system(.placeholderText))
    clearColor = surroundings.color(.system(.tertiaryLabel))
    fillColor = Color(white: isDark ? 0 : 1)
    edgeColor = Color(white: isDark ? 1 : 0, alpha: 0.2)
    layoutDirection = surroundings.traits.layoutDirection
  }

  /// The shown text: dots for a secret one.
  private var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: min(text.count, 256)) : text
  }

  private var isBordered: Bool { borderStyle == .roundedRect || borderStyle == .bezel }

  /// The text or the placeholder, for sizes.
  package var labelText: LabelText? {
    LabelText(
      string: text.isEmpty ? placeholder : shownText, font: font,
      style: LabelStyle(
        alignment: textAlignment, lineBreakMode: .byTruncatingTail, numberOfLines: 1,
        layoutDirection: layoutDirection))
  }

  /// The baselines are those of one line in the middle of the field, with and without a text. A field with a border can
  /// be as high as two lines.
  package func titlePlace(_ texts: TextStore) -> TitlePlace? {
    contentSize(texts).height.map {
      TitlePlace(font: font, height: $0, offset: 0, isOneLine: true)
    }
  }

  /// The text, of which a password field tells only the length, or the placeholder.
  package var accessibility: DerivedAccessibility {
    let shown = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    var derived = DerivedAccessibility.control(
      value: text.isEmpty ? placeholder : shown, [], isEnabled: isEnabled)
    derived.isText = true
    return derived
  }

  package func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    let size = labelText.map { texts.size(of: $0) } ?? .zero
    var line = labelText
    line?.string = "0"
    let lineHeight = line.map { texts.size(of: $0).height } ?? 0
    switch borderStyle {
    case .none: return (size.width, lineHeight + Self.plainHeightBeyondLine)
    case .line, .bezel:
      return (size.width + 2 * Self.textInset, lineHeight + 2 * Self.plainHeightBeyondLine + 2)
    case .roundedRect:
      // The minimum height holds up to the size of body; larger text keeps the distances (our choice).
      return (size.width + Self.roundedPadding, max(Self.roundedHeight, lineHeight + 13.5))
    }
  }

  private var showsClearButton: Bool {
    !text.isEmpty && isEnabled && isShown(clearButtonMode)
      && (rightView == nil || !isShown(rightViewMode))
  }

  private func isShown(_ mode: TextFieldViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The views beside the text, which the field places itself, and whether each is shown.
  package var sideViews: [(name: ViewName, isLeading: Bool, isShown: Bool)] {
    let left = leftView.map { (name: $0, isLeading: true, isShown: isShown(leftViewMode)) }
    let right = rightView.map { (name: $0, isLeading: false, isShown: isShown(rightViewMode)) }
    return [left, right].compactMap(\.self)
  }

  package var hiddenSubviews: Set<ViewName> { Set(sideViews.filter { !$0.isShown }.map(\.name)) }

  // MARK: - Parts

  package func parts(in place: ControlPlace) -> [ControlPart] {
    let bounds = Rect(origin: .zero, size: place.size)
    var parts: [ControlPart] = []
    if borderStyle != .none {
      var values = PartProperties(.view)
      if isBordered { values.set(.backgroundColor, to: .fixed(fillColor)) }
      values.set(.borderWidth, to: borderStyle == .roundedRect ? Self.borderWidth : 1)
      values.set(
        .borderColor,
        to: .fixed(borderStyle == .line ? Color(white: fillColor.red == 1 ? 0 : 1) : edgeColor))
      if borderStyle == .roundedRect { values.set(.cornerRadius, to: Self.roundedRadius) }
      parts.append(ControlPart("border", of: place.name, bounds, values))
    }
    let (text, clearFrame) = frames(in: place)
    let textFrame = aligned(text, place)
    let isScrolled = isScrolled(in: textFrame, place)
    parts.append(labelPart(textFrame, isScrolled, place))
    if showsClearButton {
      var values = PartProperties(.imageView)
      values.set(.systemImage, to: .xmarkCircleFill)
      values.set(
        .preferredSymbolConfiguration, to: SymbolConfiguration(pointSize: Self.clearPointSize))
      values.set(.contentMode, to: .center)
      values.set(.tintColor, to: .fixed(clearColor))
      parts.append(ControlPart("clearButton", of: place.name, clearFrame, values))
    }
    if isEditing, isEnabled { parts.append(caretPart(textFrame, isScrolled, place)) }
    return parts
  }

  /// The frame of the text in its room, as high as a line unless the text is in the middle.
  private func aligned(_ room: Rect, _ place: ControlPlace) -> Rect {
    let inset = borderStyle == .none ? 0 : Self.textInsetAbove
    let height = labelText.map { place.texts.size(of: $0).height } ?? 0
    guard height > 0, height + 2 * inset < room.size.height else { return room }
    switch contentVerticalAlignment {
    case .center, .fill: return room
    case .top: return Rect(room.minX, inset, room.size.width, height)
    case .bottom:
      return Rect(
        room.minX, place.pixel(room.maxY - inset - height), room.size.width, height)
    }
  }

  /// Whether the text is edited and too long, so that its end is shown, where the caret is, and its start is cut off.
  private func isScrolled(in frame: Rect, _ place: ControlPlace) -> Bool {
    guard isEditing, isEnabled, !text.isEmpty, var label = labelText else { return false }
    if adjustsFontSizeToFitWidth { label.font.pointSize *= minimumScaleFactor }
    return place.texts.size(of: label).width > frame.size.width + 1e-3
  }

  /// The minimum factor by which the font shrinks; 0 for no limit.
  private var minimumScaleFactor: Double { min(minimumFontSize / max(font.pointSize, 1), 1) }

  private func labelPart(
    _ frame: Rect, _ isScrolled: Bool, _ place: ControlPlace
  ) -> ControlPart {
    var values = PartProperties(.label)
    values.set(.text, to: text.isEmpty ? placeholder : shownText)
    values.set(.font, to: .fixed(font))
    let color = text.isEmpty ? placeholderColor : textColor
    values.set(
      .textColor,
      to: .fixed(isEnabled ? color : color.withAlphaComponent(color.alpha * Self.disabledAlpha)))
    // That a placeholder does not shrink is from memory, unverified.
    if adjustsFontSizeToFitWidth, !text.isEmpty {
      values.set(.adjustsFontSizeToFitWidth, to: true)
      values.set(.minimumScaleFactor, to: minimumScaleFactor)
    }
    var frame = frame
    if isScrolled {
      let isRightToLeft = text.readsFromRightToLeft
      values.set(.textAlignment, to: isRightToLeft ? .left : .right)
      values.set(.lineBreakMode, to: .byClipping)
      // The end of the text is beside the caret.
      if isRightToLeft { frame.origin.x += Self.caretWidth }
      frame.size.width = max(frame.size.width - Self.caretWidth, 0)
    } else {
      values.set(.textAlignment, to: textAlignment.resolved(in: layoutDirection))
      values.set(.lineBreakMode, to: .byTruncatingTail)
    }
    return ControlPart(
      text.isEmpty ? "placeholderLabel" : "textLabel", of: place.name, frame, values)
  }

  /// The caret at the end of the text, which is its left one if it is written from right to left.
  private func caretPart(
    _ frame: Rect, _ isScrolled: Bool, _ place: ControlPlace
  ) -> ControlPart {
    let isRightToLeft = text.readsFromRightToLeft
    let width = text.isEmpty ? 0 : labelText.map { place.texts.size(of: $0).width } ?? 0
    let shown = min(width, frame.size.width)
    let x =
      switch isScrolled ? nil : textAlignment.resolved(in: layoutDirection) {
      case .right: isRightToLeft ? frame.maxX - shown : frame.maxX - Self.caretWidth
      case .center: frame.midX + (isRightToLeft ? -shown : shown) / 2
      case .left, .natural, .justified: isRightToLeft ? frame.minX : frame.minX + shown
      case nil: isRightToLeft ? frame.minX : frame.maxX - Self.caretWidth
      }
    let height = place.pixel(font.lineHeight)
    var values = PartProperties(.view)
    values.set(.backgroundColor, to: .fixed(place.attributes.tintColor))
    values.set(.cornerRadius, to: Self.caretWidth / 2)
    return ControlPart(
      "caret", of: place.name,
      Rect(
        place.pixel(min(max(x, 0), place.size.width - Self.caretWidth)),
        place.pixel(frame.midY - height / 2), Self.caretWidth, height), values)
  }

  /// The frames of the text and of the clear button.
  private func frames(in place: ControlPlace) -> (text: Rect, clear: Rect) {
    let size = place.size
    let inset = borderStyle == .none ? 0 : Self.textInset
    var text = Rect(inset, 0, max(size.width - 2 * inset, 0), size.height)
    let distance = borderStyle == .none ? 0 : Self.clearDistance
    var clear = Rect(
      size.width - distance - Self.clearSide, place.pixel((size.height - Self.clearSide) / 2),
      Self.clearSide, Self.clearSide)
    if showsClearButton {
      text.size.width = max(clear.minX - Self.clearDistance - text.minX, 0)
    }
    for view in sideViews where view.isShown {
      let width = place.subviewSizes[view.name]?.width ?? 0
      if view.isLeading {
        // The text keeps its distance from the view as from the edge.
        let start = min(max(text.minX, width + inset), text.maxX)
        text = Rect(start, 0, text.maxX - start, size.height)
      } else {
        text.size.width = max(min(text.maxX, size.width - width - inset) - text.minX, 0)
      }
    }
    if layoutDirection == .rightToLeft {
      text.origin.x = size.width - text.maxX
      clear.origin.x = size.width - clear.maxX
    }
    return (text, clear)
  }
}
