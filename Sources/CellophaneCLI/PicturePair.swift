internal import MarkdownReading

/// A picture for light pages and one for dark pages, perhaps two more for phones, and HTML that selects one.
struct PicturePair: Sendable {
  /// The path of the picture for light pages.
  let light: String
  /// The path of the picture for dark pages.
  let dark: String
  /// The paths of the pictures for phones; `nil` if these show the same as others.
  var phone: (light: String, dark: String)?

  /// The maximum width of the windows that show the pictures for phones, in points. Our choice: phones in portrait are
  /// at most 440 points wide.
  private static let widestPhone = 500

  /// Creates the pair of a path: `x-light.svg` and `x-dark.svg` for `x.svg`.
  ///
  /// - Parameter ending: The path's ending with a dot.
  init(of path: String, ending: String, hasPhone: Bool) {
    let stem = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    (light, dark) = (stem + "-light" + ending, stem + "-dark" + ending)
    phone = hasPhone ? (stem + "-phone-light" + ending, stem + "-phone-dark" + ending) : nil
  }

  /// A `<picture>` element for GitHub and browsers.
  ///
  /// - Parameter alternative: The alternative text.
  func html(alternative: String) -> String {
    let (narrow, night) = ("(max-width: \(Self.widestPhone)px)", "(prefers-color-scheme: dark)")
    // The first source that fits is shown.
    let sources =
      (phone.map { [("\(narrow) and \(night)", $0.dark), (narrow, $0.light)] } ?? [])
      + [(night, dark)]
    let lines = sources.map {
      "  <source media=\"\($0)\" srcset=\"\(RelativeAddress.encoded($1))\">\n"
    }
    return "<picture>\n\(lines.joined())"
      + "  <img src=\"\(RelativeAddress.encoded(light))\" alt=\"\(Self.escaped(alternative))\">\n</picture>"
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
