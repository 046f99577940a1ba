// Imports are public because public types conform to ArgumentParser's protocols.
public import ArgumentParser
public import Cellophane
internal import ScenePages

/// The options that change a scene's traits.
struct TraitOptions: ParsableArguments {
  @Option(help: "The appearance: light or dark. Default: the scene's.")
  var appearance: UserInterfaceStyle?

  @Option(help: "The accessibility contrast: normal or high. Default: the scene's.")
  var contrast: AccessibilityContrast?

  @Option(
    help: ArgumentHelp(
      "The text size: extraSmall to extraExtraExtraLarge, accessibilityMedium and above.",
      valueName: "category"))
  var contentSize: ContentSizeCategory?

  @Option(help: ArgumentHelp("The layout direction: ltr or rtl.", valueName: "direction"))
  var direction: ReadingDirection?

  @Flag(inversion: .prefixedNo, help: "Turn Bold Text on or off. Default: the scene's.")
  var boldText: Bool?

  @Flag(inversion: .prefixedNo, help: "Turn Reduce Motion on or off. Default: the scene's.")
  var reduceMotion: Bool?

  @Flag(inversion: .prefixedNo, help: "Turn Reduce Transparency on or off. Default: the scene's.")
  var reduceTransparency: Bool?

  @Option(
    help: ArgumentHelp(
      "The horizontal size class: compact or regular. Default: the scene's.", valueName: "class"))
  var sizeClass: UserInterfaceSizeClass?

  @Option(
    help: ArgumentHelp(
      "The version of iOS whose metrics cells have: iOS18 or iOS26. Default: the scene's.",
      valueName: "platform"))
  var platform: Platform?

  /// The change of the scene's traits.
  var change: TraitsChange {
    var change = TraitsChange(
      userInterfaceStyle: appearance, accessibilityContrast: contrast,
      preferredContentSizeCategory: contentSize,
      layoutDirection: direction?.layoutDirection, isReduceMotionEnabled: reduceMotion,
      legibilityWeight: boldText.map { $0 ? LegibilityWeight.bold : .regular },
      horizontalSizeClass: sizeClass, platform: platform)
    change[\.isReduceTransparencyEnabled] = reduceTransparency
    return change
  }
}

/// The additional traits of a page.
struct PageTraitOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp("An additional text size of the page; repeatable.", valueName: "category"))
  var contentSize: [ContentSizeCategory] = []

  @Option(
    help: ArgumentHelp(
      "An additional contrast of the page: normal or high; repeatable.", valueName: "contrast"))
  var contrast: [AccessibilityContrast] = []

  @Flag(help: "Add a switch for Bold Text.")
  var boldText = false

  @Flag(help: "Add a switch for Reduce Transparency.")
  var reduceTransparency = false

  @Option(
    help: ArgumentHelp(
      "An additional layout direction of the page: ltr or rtl; repeatable.",
      valueName: "direction"))
  var direction: [ReadingDirection] = []

  @Option(
    help: ArgumentHelp(
      "An additional size class of the page, for scenes that depend on it: compact or regular;"
        + " repeatable.", valueName: "class"))
  var sizeClass: [UserInterfaceSizeClass] = []

  @Option(
    help: ArgumentHelp(
      "An additional version of iOS of the page: iOS18 or iOS26; repeatable.",
      valueName: "platform"))
  var platform: [Platform] = []

  /// The traits for which the page contains looks.
  var variants: PageVariants {
    var variants = PageVariants()
    variants[\.preferredContentSizeCategory] = contentSize
    variants[\.accessibilityContrast] = contrast
    variants[\.legibilityWeight] = boldText ? [.regular, .bold] : []
    variants[\.isReduceTransparencyEnabled] = reduceTransparency ? [false, true] : []
    variants[\.layoutDirection] = direction.map(\.layoutDirection)
    variants[\.horizontalSizeClass] = sizeClass
    variants[\.platform] = platform
    return variants
  }
}

extension UserInterfaceStyle: ExpressibleByArgument {}

extension AccessibilityContrast: ExpressibleByArgument {}

extension ContentSizeCategory: ExpressibleByArgument {}

extension UserInterfaceSizeClass: ExpressibleByArgument {}

extension Platform: ExpressibleByArgument {
  /// Parses a version with or without the space: `iOS26`.
  public init?(argument: String) {
    guard
      let platform = Self.allCases.first(where: {
        $0.rawValue == argument || $0.rawValue.replacing(" ", with: "") == argument
      })
    else { return nil }
    self = platform
  }

  /// The versions without the space.
  public static var allValueStrings: [String] {
    allCases.map { $0.rawValue.replacing(" ", with: "") }
  }
}

/// The layout direction in its usual abbreviations.
enum ReadingDirection: String, CaseIterable, ExpressibleByArgument {
  case ltr, rtl

  var layoutDirection: LayoutDirection {
    switch self {
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}
