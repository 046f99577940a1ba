/// The first image of a block of Markdown, in Markdown (CommonMark 0.31.2, sections 6.3 and 6.4) or in HTML.
package struct MarkdownImage: Hashable, Sendable {
  /// The address of the image.
  package let address: String
  /// The address of the image for dark pages; `nil` if there is none.
  package let darkAddress: String?
  /// The address of the link around the image; `nil` if there is none.
  package let linkAddress: String?

  /// Finds the image. Code and comments have none. Returns `nil` if there is none, or if it has no address at its place.
  package init?(in block: String) {
    var rest = block[...]
    var dark: String?
    var link: String?
    var isLinked = false
    while let character = rest.first {
      if character == "`" {
        rest = Self.skippingCode(rest)
      } else if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if character == "<", let (tag, after) = Self.tag(rest) {
        rest = after
        switch tag.name {
        case "source" where Self.isForDarkPages(tag): dark = tag.attributes["srcset"]
        case "/picture": dark = nil
        case "a": link = tag.attributes["href"]
        case "/a": link = nil
        case "img":
          guard let source = tag.attributes["src"] else { return nil }
          (address, darkAddress, linkAddress) = (source, dark, link)
          return
        default: break
        }
      } else if rest.hasPrefix("![") {
        guard let (source, after) = Self.destination(afterText: rest.dropFirst(2)) else {
          return nil
        }
        let outer = isLinked ? Self.destination(afterText: after)?.address : link
        (address, darkAddress, linkAddress) = (source, nil, outer)
        return
      } else {
        isLinked = character == "["
        rest = rest.dropFirst(character == "\\" ? 2 : 1)
      }
    }
    return nil
  }

  private static func isForDarkPages(_ tag: Tag) -> Bool {
    tag.attributes["media"]?.filter { !$0.isWhitespace } == "(prefers-color-scheme:dark)"
  }

  /// Skips a code span, or its backticks if nothing closes it.
  private static func skippingCode(_ text: Substring) -> Substring {
    let marks = text.prefix { $0 == "`" }
    var rest = text.dropFirst(marks.count)
    let afterMarks = rest
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      rest = rest[run.endIndex...]
      if run.count == marks.count { return rest }
    }
    return afterMarks
  }

  // MARK: Markdown

  /// The destination of a link or image whose text begins here, after its bracket, and what follows it.
  private static func destination(
    afterText text: Substring
  ) -> (address: String, rest: Substring)? {
    var rest = text
    var depth = 0
    while let character = rest.popFirst() {
      switch character {
      case "\\": rest = rest.dropFirst()
      case "[": depth += 1
      case "]" where depth > 0: depth -= 1
      case "]":
        let scanner = LinkAddressScanner(Array(rest))
        guard let (address, end) = scanner.address(from: 0), !address.isEmpty else { return nil }
        return (address, rest.dropFirst(end))
      default: break
      }
    }
    return nil
  }

  // MARK: HTML

  /// A tag of HTML.
  private struct Tag {
    /// Its name in lower case; a closing tag's begins with a slash.
    var name: String
    var attributes: [String: String] = [:]
  }

  /// The tag that begins here, and what follows it; `nil` if there is none.
  private static func tag(_ text: Substring) -> (tag: Tag, rest: Substring)? {
    var rest = text.dropFirst()
    let slash = rest.first == "/" ? "/" : ""
    rest = rest.dropFirst(slash.count)
    guard let first = rest.first, first.isASCII, first.isLetter else { return nil }
    let isInName = { (character: Character) in
      !character.isWhitespace && !"=>/".contains(character)
    }
    let name = rest.prefix(while: isInName)
    rest = rest[name.endIndex...]
    var tag = Tag(name: slash + name.lowercased())
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      guard let next = rest.first else { return nil }
      if next == ">" { return (tag, rest.dropFirst()) }
      let name = rest.prefix(while: isInName)
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        rest = rest.dropFirst()
        value = rest.prefix { $0 != quote }
        rest = rest[value.endIndex...].dropFirst()
      } else {
        value = rest.prefix { !$0.isWhitespace && $0 != ">" }
        rest = rest[value.endIndex...]
      }
      // The first of equal attributes counts (HTML Living Standard, section 13.2.5.33).
      let key = name.lowercased()
      if tag.attributes[key] == nil {
        tag.attributes[key] = CharacterReference.replacingAll(in: String(value))
      }
    }
  }
}
