/// A text entry of a PNG, for example its author.
package struct PNGText: Hashable, Sendable {
  /// Why an entry is invalid. The description is one sentence.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// The keyword is not 1 to 79 printable Latin-1 characters with only single spaces between
    /// them.
    case keyword(String)
    /// The text contains a zero byte, which would end the entry.
    case zeroInText(keyword: String)

    /// One lower-case sentence for the user.
    package var description: String {
      switch self {
      case .keyword(let keyword):
        "\"\(keyword)\" cannot be a PNG keyword, which is 1 to 79 printable Latin-1 characters"
          + " with single spaces only between them"
      case .zeroInText(let keyword):
        "the text for the PNG keyword \"\(keyword)\" contains a zero byte"
      }
    }
  }

  /// The keyword: 1 to 79 printable Latin-1 characters.
  package let keyword: String
  /// The text, without zero bytes.
  package let text: String

  /// Creates an entry and checks both strings against section 11.3.3 of the PNG specification.
  package init(keyword: String, text: String) throws(Failure) {
    guard Self.isKeyword(keyword) else { throw .keyword(keyword) }
    guard !text.unicodeScalars.contains("\0") else { throw .zeroInText(keyword: keyword) }
    self.keyword = keyword
    self.text = text
  }

  private static func isKeyword(_ keyword: String) -> Bool {
    let scalars = keyword.unicodeScalars.map(\.value)
    let spaces = zip(scalars, scalars.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
    return (1...79).contains(scalars.count) && !spaces
      && scalars.first != 0x20 && scalars.last != 0x20
      && scalars.allSatisfy { (0x20...0x7E).contains($0) || (0xA1...0xFF).contains($0) }
  }
}
