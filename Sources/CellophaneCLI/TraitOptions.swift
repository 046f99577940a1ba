// Imports are public because public types conform to ArgumentParser's protocols.
public import ArgumentParser
public import Cellophane

extension Appearance: ExpressibleByArgument {}

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
