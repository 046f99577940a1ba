internal import ArgumentParser
internal import Cellophane
internal import ScenePages

/// The traits that a page has beside light and dark.
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

  /// What the options choose.
  var variants: PageVariants {
    var variants = PageVariants()
    variants.contentSizes = contentSize
    variants.contrasts = contrast
    variants.switchesBoldText = boldText
    variants.layoutDirections = direction.map(\.layoutDirection)
    variants.horizontalSizeClasses = sizeClass
    variants.platforms = platform
    return variants
  }
}
