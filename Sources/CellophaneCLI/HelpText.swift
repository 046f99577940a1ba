internal import ArgumentParser
internal import CPlatform
internal import SnapshotCommands
internal import TerminalOutput

/// The pages of help. Options that many commands share are named on each page and explained on one of their own.
enum HelpText {
  /// A group of options that several commands have. The raw value is its topic in `cellophane help`.
  enum SharedGroup: String, CaseIterable {
    case scene
    case traits
    case pageTraits = "page-traits"
    case folders
    case reviewFolders = "review-folders"
    case comparison
    case limits
    /// The options of all commands, which the argument parser does not know.
    case allCommands = "all-commands"

    /// A command that has all options of the group; `nil` for the options of all commands.
    fileprivate var command: (any ParsableCommand.Type)? {
      switch self {
      case .scene, .traits: RenderCommand.self
      case .pageTraits: PageCommand.self
      case .folders: SnapshotCommand.Verify.self
      case .reviewFolders: ReviewCommand.self
      case .comparison: CompareCommand.self
      case .limits: FramesCommand.self
      case .allCommands: nil
      }
    }

    /// Its heading in a page of help.
    var heading: String { rawValue.uppercased().replacing("-", with: " ") + ":" }
  }

  /// A page in which the shared groups are lists of names, after all other options. What is no page of help, such as a
  /// version, stays as it is.
  static func foldingSharedGroups(_ page: String) -> String {
    guard page.hasPrefix(start) else { return page }
    var page = shorteningUsage(of: page)
    for group in SharedGroup.allCases {
      guard let range = section(group, in: page) else { continue }
      let names = names(in: page[range])
      // The line before the heading is empty.
      page.removeSubrange(page.index(before: range.lowerBound)..<range.upperBound)
      append(names, of: group, to: &page)
    }
    // The tool's own page explains the options of all commands.
    if !page.contains("\n\(GlobalOptions.heading)\n") {
      append(names(in: GlobalOptions.explanation[...]), of: .allCommands, to: &page)
    }
    return breakingLines(of: page)
  }

  /// How a page of help begins, as the argument parser writes it for a command with an abstract. All have one.
  private static let start = "OVERVIEW: "

  /// Adds the names of a group's options to the end of a page.
  private static func append(_ names: [String], of group: SharedGroup, to page: inout String) {
    if !page.hasSuffix("\n") { page += "\n" }
    page += "\n\(group.heading)\n"
    page += filled(names + ["(explained by: cellophane help \(group.rawValue))"])
  }

  /// A page whose usage names no options, as the argument parser writes it for commands with many, if it would be longer
  /// than a line of 80 characters or of the width of help. A line that is still longer is broken.
  ///
  /// - Parameter columns: The width of help.
  static func shorteningUsage(of page: String, columns: Int = HelpText.columns) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map {
      line -> String in
      guard line.lowercased().hasPrefix("usage: "), line.count > min(columns, 80) else {
        return String(line)
      }
      guard let options = line.firstRange(of: " [-") else {
        return broken(String(line), atMost: columns)
      }
      let words = line[..<options.lowerBound].split(separator: " ")
      let isName = { (word: Substring) in
        !word.hasPrefix("<") && !word.hasPrefix("[") && word != "..."
      }
      let name = words.prefix(while: isName)
      let usage = (name + ["[<options>]"] + words.dropFirst(name.count)).joined(separator: " ")
      return broken(usage, atMost: columns)
    }
    return lines.joined(separator: "\n")
  }

  /// A page without lines that are longer than the width of help, except single words. The argument parser breaks what it
  /// writes as a paragraph.
  private static func breakingLines(of page: String) -> String {
    let columns = columns
    return page.split(separator: "\n", omittingEmptySubsequences: false)
      .map { broken(String($0), atMost: columns) }.joined(separator: "\n")
  }

  /// A line in parts of at most a number of characters, between words. They are indented as the line is, and those of a
  /// usage up to its text.
  private static func broken(_ line: String, atMost columns: Int) -> String {
    guard line.count > columns else { return line }
    let indentation = String(line.prefix { $0 == " " })
    let label = line.lowercased().hasPrefix("usage: ") ? "usage: ".count : indentation.count
    var parts: [String] = []
    var part = indentation
    var isEmpty = true
    for word in units(of: line) {
      if !isEmpty, part.count + 1 + word.count > columns {
        parts.append(part)
        part = String(repeating: " ", count: label)
        isEmpty = true
      }
      part += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (parts + [part]).joined(separator: "\n")
  }

  /// The words of a line. Those in one pair of brackets are one, and so is a word with the dots that say that it may be
  /// repeated.
  private static func units(of line: String) -> [String] {
    var units: [String] = []
    for word in line.split(separator: " ") {
      let last = units.last ?? ""
      let isOpen = last.filter { $0 == "[" }.count > last.filter { $0 == "]" }.count
      if isOpen || word == "...", !last.isEmpty {
        units[units.count - 1] += " " + word
      } else {
        units.append(String(word))
      }
    }
    return units
  }

  /// A text for standard output: a page of help, or a part of one, with colours if these are shown; other texts as they
  /// are.
  static func painted(_ text: String) -> String {
    let isPage =
      text.hasPrefix(start) || SharedGroup.allCases.contains { text.hasPrefix($0.heading) }
    return isPage && Terminal.hasColors ? TerminalPaint.help(text) : text
  }

  /// The explanation of a shared group.
  static func explanation(of group: SharedGroup) -> String {
    guard let command = group.command else {
      return breakingLines(of: "\(group.heading)\n\(GlobalOptions.explanation)\n")
    }
    let page = command.helpMessage()
    return section(group, in: page).map { String(page[$0]) } ?? ""
  }

  /// The range of a group: its heading and its lines, up to the next empty line.
  private static func section(_ group: SharedGroup, in page: String) -> Range<String.Index>? {
    guard let heading = page.firstRange(of: "\n\(group.heading)\n") else { return nil }
    let start = page.index(after: heading.lowerBound)
    let end = page[start...].firstRange(of: "\n\n")?.lowerBound ?? page.endIndex
    return start..<page.index(end, offsetBy: end == page.endIndex ? 0 : 1)
  }

  /// The long names of the options that a section explains.
  private static func names(in section: Substring) -> [String] {
    section.split(separator: "\n").compactMap { line in
      // A short name stands before the long one.
      guard line.hasPrefix("  -"), let name = line.firstRange(of: "--") else { return nil }
      return String(line[name.lowerBound...].prefix { !" ,/".contains($0) })
    }
  }

  /// The width of help: that of the terminal, or what `COLUMNS` says. The argument parser takes the same, and traps if
  /// there is no room beside its column of names, which has 26; so there are at least 40. Our choice.
  static var columns: Int { Int(cplatform_columns(40)) }

  /// Words separated by commas, in lines of the width of help that begin with two spaces.
  private static func filled(_ words: [String]) -> String {
    var lines: [String] = []
    var line = " "
    let columns = columns
    for (index, word) in words.enumerated() {
      let isBeforeName = index + 2 < words.count
      let word = " " + word + (isBeforeName ? "," : "")
      if line.count + word.count > columns {
        lines.append(line)
        line = " "
      }
      line += word
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }
}
