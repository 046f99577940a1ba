/// One picture for light pages and one for dark ones, and the HTML that shows the right one.
struct PicturePair: Sendable {
  /// Where the picture for light pages is.
  let light: String
  /// Where the one for dark pages is.
  let dark: String

  /// Names the two.
  init(light: String, dark: String) {
    self.light = light
    self.dark = dark
  }

  /// A `<picture>` element as GitHub and browsers show it.
  ///
  /// - Parameter alternative: What the pictures show, in words.
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
