/// A picture for light pages and one for dark pages, and HTML that selects one.
struct PicturePair: Sendable {
  /// The path of the picture for light pages.
  let light: String
  /// The path of the picture for dark pages.
  let dark: String

  /// Creates a pair.
  init(light: String, dark: String) {
    self.light = light
    self.dark = dark
  }

  /// A `<picture>` element for GitHub and browsers.
  ///
  /// - Parameter alternative: The alternative text.
  func html(alternative: String) -> String {
    """
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="\(Self.escaped(dark))">
      <img src="\(Self.escaped(light))" alt="\(Self.escaped(alternative))">
    </picture>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
