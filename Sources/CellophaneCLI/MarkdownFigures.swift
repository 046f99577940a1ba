internal import Files
internal import Vocabulary

/// The figures of a Markdown file that are marked with the command that draws them.
enum MarkdownFigures {
  /// An output file of a figure.
  struct Target: Hashable, Sendable {
    /// The path, relative to the current folder.
    let path: String
    /// The appearance of pages that it is for; `nil` for all.
    let appearance: Appearance?
    /// Whether it is the page that the figure links to.
    var isPage = false
  }

  /// A figure.
  struct Figure: Hashable, Sendable {
    /// The line of its comment, counted from 1.
    let line: Int
    /// The arguments of the command that draws it, without `cellophane` and the output.
    let command: [String]
    /// The output files: one, or one each for light and dark pages.
    let targets: [Target]
  }

  /// The maximum size of a Markdown file, in bytes. Our choice.
  private static let maximumBytes = 16 << 20
  private static let start = "<!-- cellophane:"
  private static let end = "-->"

  /// Parses the comments of a file; each belongs to the image after it.
  static func figures(inFile path: String) throws -> [Figure] {
    let bytes = try FileAccess.read(path, atMost: maximumBytes)
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .map { $0 + "/" }.joined()
    return figures(in: String(decoding: bytes, as: UTF8.self), folder: folder)
  }

  /// - Parameter folder: The folder that images are relative to, with a trailing slash; may be
  ///   empty.
  static func figures(in text: String, folder: String) -> [Figure] {
    var figures: [Figure] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.hasPrefix(start) {
      let words = line.dropFirst(start.count).split(separator: " ").map(String.init)
      guard let last = words.lastIndex(of: end) else { continue }
      let rest = lines[(index + 1)...]
      // Everything up to the next comment belongs to this one; its first image counts.
      let own = rest.prefix { !$0.hasPrefix(start) }
      let text = own.joined(separator: "\n")
      var targets = targets(in: text, folder)
      guard !targets.isEmpty else { continue }
      if words.first == "page" {
        guard let link = link(in: text) else { continue }
        targets.append(Target(path: folder + link, appearance: nil, isPage: true))
      }
      figures.append(
        Figure(line: index + 1, command: Array(words[..<last]), targets: targets))
    }
    return figures
  }

  private static func targets(in text: String, _ folder: String) -> [Target] {
    let element = text.firstRange(of: "<img")?.lowerBound ?? text.endIndex
    let image = text.firstRange(of: "![")?.lowerBound ?? text.endIndex
    if image < element {
      guard let open = text[image...].firstRange(of: "]("),
        let close = text[open.upperBound...].firstIndex(of: ")")
      else { return [] }
      return [Target(path: folder + text[open.upperBound..<close], appearance: nil)]
    }
    guard let light = attribute("src", of: "<img", in: text) else { return [] }
    guard let dark = attribute("srcset", of: "<source", in: String(text[..<element])) else {
      return [Target(path: folder + light, appearance: nil)]
    }
    return [
      Target(path: folder + light, appearance: .light),
      Target(path: folder + dark, appearance: .dark),
    ]
  }

  /// The address of the link around the first image, in Markdown or in HTML; `nil` if there is none.
  private static func link(in text: String) -> String? {
    if let image = text.firstRange(of: "[![") {
      guard let middle = text[image.upperBound...].firstRange(of: ")]("),
        let close = text[middle.upperBound...].firstIndex(of: ")")
      else { return nil }
      return String(text[middle.upperBound..<close])
    }
    return attribute("href", of: "<a", in: text)
  }

  /// The value of an attribute of the first element of this kind; `nil` if there is none.
  private static func attribute(_ name: String, of element: String, in text: String) -> String? {
    guard let start = text.firstRange(of: element),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let inside = text[start.upperBound..<end]
    guard let value = inside.firstRange(of: " \(name)=\""),
      let quote = inside[value.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return String(inside[value.upperBound..<quote])
  }
}
