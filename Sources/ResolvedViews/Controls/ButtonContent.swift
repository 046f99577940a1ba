internal import Drawing
internal import Images
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a button (`UIButton`): a background, an image and titles, which are views of
/// simpler kinds.
struct ButtonContent: ViewContent {
  private typealias States = ButtonStateProperties

  var configuration = ButtonConfiguration.none
  var buttonType = ButtonType.custom
  var title = ""
  /// The title with attributes; `nil` for `title`.
  var attributedTitle: AttributedText?
  var subtitle = ""
  /// The subtitle with attributes; `nil` for `subtitle`.
  var attributedSubtitle: AttributedText?
  var systemImage: Symbol?
  var image: ScaledImage?
  var selectedTitle = ""
  var selectedSystemImage: Symbol?
  var selectedImage: ScaledImage?
  var highlightedTitle = ""
  var highlightedSystemImage: Symbol?
  var highlightedImage: ScaledImage?
  var disabledTitle = ""
  var disabledSystemImage: Symbol?
  var disabledImage: ScaledImage?
  /// The image behind the content; `nil` for none.
  var backgroundImage: ScaledImage?
  var preferredSymbolConfiguration: SymbolConfiguration?
  /// The font of the title; `nil` for the one of the type or size.
  var titleFont: Font?
  /// The maximum number of lines of the title; `nil` for that of its line break mode.
  var numberOfLines: Int?
  /// How lines of the title are broken and truncated; `nil` for the way of the configuration.
  var lineBreakMode: LineBreakMode?
  /// Whether the font of a title of one line shrinks until the title fits.
  var adjustsFontSizeToFitWidth = false
  /// The minimum factor by which it shrinks; 0 for no limit.
  var minimumScaleFactor = 0.0
  var titleColor: Color?
  var highlightedTitleColor: Color?
  var selectedTitleColor: Color?
  var disabledTitleColor: Color?
  var buttonSize = ButtonSize.medium
  var cornerStyle = ButtonCornerStyle.dynamic
  var imagePlacement = ButtonImagePlacement.leading
  var imagePadding = 0.0
  var titlePadding = 1.0
  var titleAlignment = ButtonTitleAlignment.automatic
  /// The insets of the content; `nil` for those of the type or size.
  var contentInsets: DirectionalEdgeInsets?
  /// How much smaller the room for the title is; for buttons without a configuration.
  var titleEdgeInsets = EdgeInsets.zero
  /// How much smaller the room for the image is; for buttons without a configuration.
  var imageEdgeInsets = EdgeInsets.zero
  var contentHorizontalAlignment = ContentHorizontalAlignment.center
  var contentVerticalAlignment = ContentVerticalAlignment.center
  var baseForegroundColor: Color?
  var baseBackgroundColor: Color?
  var showsActivityIndicator = false
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  /// Colours and fonts that depend on traits.
  private(set) var system = ButtonSystem()

  static let showsTintColor = true

  static let fields = FieldTable<ButtonContent>(
    Field(.configuration, { $1(&$0.configuration) }), Field(.buttonType, { $1(&$0.buttonType) }),
    Field(.title, { $1(&$0.title) }), Field(.attributedTitle, { $1(&$0.attributedTitle) }),
    Field(.subtitle, { $1(&$0.subtitle) }),
    Field(.attributedSubtitle, { $1(&$0.attributedSubtitle) }),
    Field(.systemImage, { $1(&$0.systemImage) }),
    Field(.image, { $1(&$0.image) }), Field(.selectedTitle, { $1(&$0.selectedTitle) }),
    Field(.selectedSystemImage, { $1(&$0.selectedSystemImage) }),
    Field(.selectedImage, { $1(&$0.selectedImage) }),
    Field(.preferredSymbolConfiguration, { $1(&$0.preferredSymbolConfiguration) }),
    Field(States.highlightedTitle, { $1(&$0.highlightedTitle) }),
    Field(States.highlightedSystemImage, { $1(&$0.highlightedSystemImage) }),
    Field(States.highlightedImage, { $1(&$0.highlightedImage) }),
    Field(States.disabledTitle, { $1(&$0.disabledTitle) }),
    Field(States.disabledSystemImage, { $1(&$0.disabledSystemImage) }),
    Field(States.disabledImage, { $1(&$0.disabledImage) }),
    Field(States.backgroundImage, { $1(&$0.backgroundImage) }),
    Field(
      .titleFont, { $1(&$0.titleFont) }, decided: { font, surroundings in surroundings.font(font) },
      written: { $0.map { .fixed($0) } ?? Property<DynamicFont>.titleFont.defaultValue }),
    Field(
      .numberOfLines, { $1(&$0.numberOfLines) }, decided: { count, _ in count },
      written: { $0 ?? Property<Int>.numberOfLines.defaultValue }),
    Field(
      .lineBreakMode, { $1(&$0.lineBreakMode) }, decided: { mode, _ in mode },
      written: { $0 ?? Property<LineBreakMode>.lineBreakMode.defaultValue }),
    Field(.adjustsFontSizeToFitWidth, { $1(&$0.adjustsFontSizeToFitWidth) }),
    Field(.minimumScaleFactor, { $1(&$0.minimumScaleFactor) }),
    Field(.titleColor, { $1(&$0.titleColor) }),
    Field(.highlightedTitleColor, { $1(&$0.highlightedTitleColor) }),
    Field(.selectedTitleColor, { $1(&$0.selectedTitleColor) }),
    Field(.disabledTitleColor, { $1(&$0.disabledTitleColor) }),
    Field(.buttonSize, { $1(&$0.buttonSize) }),
    Field(.cornerStyle, { $1(&$0.cornerStyle) }),
    Field(.imagePlacement, { $1(&$0.imagePlacement) }),
    Field(.imagePadding, { $1(&$0.imagePadding) }), Field(.titlePadding, { $1(&$0.titlePadding) }),
    Field(.titleAlignment, { $1(&$0.titleAlignment) }),
    Field(
      .contentInsets, { $1(&$0.contentInsets) }, decided: { insets, _ in insets },
      written: { $0 ?? Property<DirectionalEdgeInsets>.contentInsets.defaultValue }),
    Field(.titleEdgeInsets, { $1(&$0.titleEdgeInsets) }),
    Field(.imageEdgeInsets, { $1(&$0.imageEdgeInsets) }),
    Field(.contentHorizontalAlignment, { $1(&$0.contentHorizontalAlignment) }),
    Field(.contentVerticalAlignment, { $1(&$0.contentVerticalAlignment) }),
    Field(.baseForegroundColor, { $1(&$0.baseForegroundColor) }),
    Field(.baseBackgroundColor, { $1(&$0.baseBackgroundColor) }),
    Field(.showsActivityIndicator, { $1(&$0.showsActivityIndicator) }),
    Field(.isEnabled, { $1(&$0.isEnabled) }),
    Field(.isSelected, { $1(&$0.isSelected) }), Field(.isHighlighted, { $1(&$0.isHighlighted) }))

  mutating func adapt(to surroundings: Surroundings) {
    // The first call follows UIKit's defaults, before any authored value: no font, lines or insets are set yet.
    if !system.isKnown {
      (titleFont, numberOfLines, lineBreakMode) = (nil, nil, nil)
      contentInsets = nil
    }
    system = ButtonSystem(surroundings)
  }

  var wrappingTexts: WrappingTexts? { ButtonArrangement(self).wrappingTexts }

  func titlePlace(_ texts: TextStore) -> TitlePlace? { ButtonArrangement(self).titlePlace(texts) }

  /// Whether the button has a configuration.
  var isConfigured: Bool { configuration != .none }

  /// The title in the button's state.
  var shownTitle: String { own.title.isEmpty ? title : own.title }

  /// The title with attributes in the button's state; `nil` for `shownTitle`.
  var shownAttributedTitle: AttributedText? {
    own.title.isEmpty ? attributedTitle?.filled(with: title) : nil
  }

  /// The subtitle with attributes; `nil` for `subtitle`.
  var shownAttributedSubtitle: AttributedText? { attributedSubtitle?.filled(with: subtitle) }

  /// The image in the button's state; `nil` for none.
  var shownImage: (symbol: Symbol?, image: ScaledImage?)? {
    if hasOwnImage { return (own.symbol, own.image) }
    return image != nil || systemImage != nil ? (systemImage, image) : nil
  }

  /// Whether the button has an image for just this state.
  var hasOwnImage: Bool { own.image != nil || own.symbol != nil }

  /// The state for which the button has its own title, image or colour: UIKit looks for exactly the button's states,
  /// and takes what the normal state has if nothing is set for them. `nil` for the normal state and for several.
  var soleState: ControlFlag? {
    // A configuration has one title, and its own rules.
    if isConfigured { return isSelected ? .selected : nil }
    let states: [(ControlFlag, Bool)] = [
      (.disabled, !isEnabled), (.highlighted, isHighlighted), (.selected, isSelected),
    ]
    let set = states.filter(\.1).map(\.0)
    return set.count == 1 ? set.first : nil
  }

  /// The title and images of exactly this state.
  private var own: (title: String, symbol: Symbol?, image: ScaledImage?) {
    switch soleState {
    case .selected: (selectedTitle, selectedSystemImage, selectedImage)
    case .highlighted: (highlightedTitle, highlightedSystemImage, highlightedImage)
    case .disabled: (disabledTitle, disabledSystemImage, disabledImage)
    case .focused, .on, .off, nil: ("", nil, nil)
    }
  }

  /// The font of the title.
  var shownTitleFont: Font {
    if let titleFont { return titleFont }
    guard isConfigured else {
      switch buttonType {
      case .custom: return system.customFont
      case .system: return system.systemFont
      }
    }
    switch buttonSize {
    case .mini, .small: return system.subheadline
    case .medium, .large: return system.body
    }
  }

  /// The size and weight of an icon: those of the title unless others are given.
  var symbolConfiguration: SymbolConfiguration {
    preferredSymbolConfiguration ?? SymbolConfiguration(font: .fixed(shownTitleFont))
  }

  /// The titles without attributes.
  var accessibility: DerivedAccessibility {
    let shown = isSelected && !selectedTitle.isEmpty ? selectedTitle : title
    return .control(
      label: [shown, subtitle].filter { !$0.isEmpty }.joined(separator: ", "),
      [.button] + (isSelected ? [.selected] : []), isEnabled: isEnabled)
  }

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    let size = ButtonArrangement(self).naturalSize(texts)
    return (size.width, size.height)
  }
}

/// The values that a button takes from its surroundings.
struct ButtonSystem: Hashable, Sendable {
  /// Whether the surroundings are known.
  private(set) var isKnown = false
  private(set) var isDark = false
  private(set) var isMirrored = false
  /// Whether buttons with the corner style dynamic are capsules.
  private(set) var areCapsules = false
  private(set) var secondarySystemFill = Color.clear
  private(set) var tertiarySystemFill = Color.clear
  private(set) var tertiaryLabel = Color.clear
  private(set) var spinner = Color.clear
  private(set) var body = Font.system(17)
  private(set) var subheadline = Font.system(15)
  private(set) var caption1 = Font.system(12)
  /// The default fonts of buttons without a configuration (from memory; 15 points is also what
  /// Interface Builder gives).
  private(set) var customFont = Font.system(18)
  private(set) var systemFont = Font.system(15)

  init() {}

  init(_ surroundings: Surroundings) {
    isKnown = true
    isDark = surroundings.traits.userInterfaceStyle == .dark
    isMirrored = surroundings.traits.layoutDirection == .rightToLeft
    areCapsules = surroundings.traits.platform.metrics.controls.areCapsules
    secondarySystemFill = surroundings.color(.system(.secondarySystemFill))
    tertiarySystemFill = surroundings.color(.system(.tertiarySystemFill))
    tertiaryLabel = surroundings.color(.system(.tertiaryLabel))
    spinner = ActivityIndicatorContent.defaultColor(isDark: isDark)
    body = surroundings.font(.preferredFont(forTextStyle: .body))
    subheadline = surroundings.font(.preferredFont(forTextStyle: .subheadline))
    caption1 = surroundings.font(.preferredFont(forTextStyle: .caption1))
    customFont = surroundings.font(.systemFont(ofSize: 18))
    systemFont = surroundings.font(.systemFont(ofSize: 15))
  }
}
