internal import Files
internal import MarkdownReading
internal import Messages
internal import TerminalOutput
internal import Vocabulary

/// The figures of a Markdown file that are marked with the command that draws them.
enum MarkdownFigures {
  /// An output file of a figure.
  struct Target: Hashable, Sendable {
    /// The path, relative to the current folder.
    let path: String
    /// The appearance of pages that it is for; `nil` for all.
    let appearance: UserInterfaceStyle?
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

  /// A block of code between fences (CommonMark 0.31.2, section 4.5).
  private struct Fence {
    /// A backtick or a tilde.
    let mark: Character
    /// How many there are, 3 or more.
    let count: Int
    /// The column in which it begins, counted from 0.
    let column: Int

    /// Whether a line ends the block.
    func isClosed(by line: Substring) -> Bool {
      let text = line.drop { $0 == " " }
      let marks = text.prefix { $0 == mark }
      return marks.count >= count && text[marks.endIndex...].allSatisfy(\.isWhitespace)
        && line.count - text.count <= column + MarkdownFigures.widestIndentation
    }
  }

  /// A comment.
  private struct Comment {
    /// The words between its name and its end; `nil` if the line does not end it.
    let words: [String]?
    /// The rest of its line.
    let rest: Substring
  }

  /// The maximum size of a Markdown file, in bytes. Our choice.
  private static let maximumBytes = 16 << 20
  /// How many blanks a fence or a comment may begin with. More make code of it (CommonMark 0.31.2, section 4.4).
  private static let widestIndentation = 3

  /// Parses the comments of a file. Each belongs to the image in the block after it: the lines up to the next empty one.
  ///
  /// - Throws: `FileFailure` if it cannot be read; `CommandFailure` with the lines of comments whose image is missing or
  ///   has no relative path.
  static func figures(inFile path: String) throws -> [Figure] {
    let bytes = try FileAccess.read(path, atMost: maximumBytes)
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .map { $0 + "/" }.joined()
    var problems: [String] = []
    let figures = figures(in: String(decoding: bytes, as: UTF8.self), folder: folder) {
      problems.append("\(path.harmless):\($0): \($1.harmless)")
    }
    guard problems.isEmpty else {
      throw CommandFailure(.malformedInput, problems.joined(separator: "\n"))
    }
    return figures
  }

  /// - Parameters:
  ///   - folder: The folder that images are relative to, with a trailing slash; may be empty.
  ///   - report: Called with the line and the message of each problem.
  private static func figures(
    in text: String, folder: String, report: (Int, String) -> Void
  ) -> [Figure] {
    var figures: [Figure] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var code: Fence?
    for (index, line) in lines.enumerated() {
      if let fence = code {
        if fence.isClosed(by: line) { code = nil }
        continue
      }
      code = fence(line)
      guard code == nil, let comment = comment(line) else { continue }
      guard let words = comment.words else {
        report(index + 1, "this comment does not end on its line; write --> on the same line")
        continue
      }
      do {
        let block = block(after: comment, lines[(index + 1)...])
        let targets = try targets(in: block, folder, isPage: words.first == "page")
        figures.append(Figure(line: index + 1, command: words, targets: targets))
      } catch {
        report(index + 1, error.message)
      }
    }
    return figures
  }

  private static func fence(_ line: Substring) -> Fence? {
    let indentation = line.prefix { $0 == " " }.count
    guard indentation <= widestIndentation else { return nil }
    let text = withoutListMarker(line)
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let marks = text.prefix { $0 == mark }
    guard marks.count >= 3, mark == "~" || !text[marks.endIndex...].contains("`") else {
      return nil
    }
    return Fence(mark: mark, count: marks.count, column: line.count - text.count)
  }

  /// A line without its indentation and the marker of an entry of a list, which a block of code may begin.
  private static func withoutListMarker(_ line: Substring) -> Substring {
    let text = line.drop { $0 == " " }
    let number = text.prefix { $0.isASCII && $0.isNumber }
    let marker = text[number.endIndex...]
    let rest = marker.dropFirst()
    guard let mark = marker.first, (number.isEmpty ? "-+*" : ".)").contains(mark), rest.first == " "
    else { return text }
    return rest.drop { $0 == " " }
  }

  private static func comment(_ line: Substring) -> Comment? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("<!--"), line.count - text.count <= widestIndentation else { return nil }
    let name = text.dropFirst(4).drop(while: \.isWhitespace)
    guard name.hasPrefix("cellophane:") else { return nil }
    let content = name.dropFirst("cellophane:".count)
    guard let end = content.firstRange(of: "-->") else { return Comment(words: nil, rest: "") }
    let words = content[..<end.lowerBound].split(whereSeparator: \.isWhitespace).map(String.init)
    return Comment(words: words, rest: content[end.upperBound...])
  }

  /// The rest of a comment's line and the lines after it, without empty ones at the start, up to the next empty line,
  /// comment or code.
  private static func block(after comment: Comment, _ lines: ArraySlice<Substring>) -> String {
    let isEmpty = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    var block = isEmpty(comment.rest) ? [] : [comment.rest]
    for line in lines where !(block.isEmpty && isEmpty(line)) {
      if isEmpty(line) || Self.comment(line) != nil || fence(line) != nil { break }
      block.append(line)
    }
    return block.joined(separator: "\n")
  }

  private static func targets(
    in block: String, _ folder: String, isPage: Bool
  ) throws(CommandFailure) -> [Target] {
    guard let image = MarkdownImage(in: block) else {
      throw CommandFailure(.malformedInput, "no image follows this comment")
    }
    let path = folder + (try Self.path(of: image.address))
    var targets = [Target(path: path, appearance: nil)]
    if let dark = image.darkAddress {
      targets = [
        Target(path: path, appearance: .light),
        Target(path: folder + (try Self.path(of: dark)), appearance: .dark),
      ]
    }
    if isPage {
      guard let link = image.linkAddress else {
        throw CommandFailure(
          .malformedInput, "the image after this comment has no link; link it to the page")
      }
      let path = folder + (try Self.path(of: link))
      targets.append(Target(path: path, appearance: nil, isPage: true))
    }
    return targets
  }

  private static func path(of address: String) throws(CommandFailure) -> String {
    guard let path = RelativeAddress.path(of: address) else {
      throw CommandFailure(
        .malformedInput, "\"\(address.shortened)\" is not a path relative to the Markdown file")
    }
    return path
  }
}
