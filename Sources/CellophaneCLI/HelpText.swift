internal import ArgumentParser
internal import CPlatform
internal import TerminalOutput

/// The pages of help. Options that many commands share are named on each page and explained on one of their own.
enum HelpText {
  /// A group of options that several commands have. The raw value is its topic in `cellophane help`.
  enum SharedGroup: String, CaseIterable {
    case scene
    case traits
    case pageTraits = "page-traits"
    case folders
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
    var page = shorteningUsage(of: page)
    for group in SharedGroup.allCases {
      guard let range = section(group, in: page) else { continue }
      let names = names(in: page[range])
      // The line before the heading is empty.
      page.removeSubrange(page.index(before: range.lowerBound)..<range.upperBound)
      append(names, of: group, to: &page)
    }
    // The tool's own page explains the options of all commands.
    if page.hasPrefix("OVERVIEW: "), !page.contains("\n\(GlobalOptions.heading)\n") {
      append(names(in: GlobalOptions.explanation[...]), of: .allCommands, to: &page)
    }
    return page
  }

  /// Adds the names of a group's options to the end of a page.
  private static func append(_ names: [String], of group: SharedGroup, to page: inout String) {
    if !page.hasSuffix("\n") { page += "\n" }
    page += "\n\(group.heading)\n"
    page += filled(names + ["(explained by: cellophane help \(group.rawValue))"])
  }

  /// A page whose usage fits on a line of 80 characters: a longer one names no options, as the argument parser writes it
  /// for commands with many.
  static func shorteningUsage(of page: String) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.lowercased().hasPrefix("usage: "), line.count > 80,
        let options = line.firstRange(of: " [-")
      else { return String(line) }
      let words = line[..<options.lowerBound].split(separator: " ")
      let isName = { (word: Substring) in
        !word.hasPrefix("<") && !word.hasPrefix("[") && word != "..."
      }
      let name = words.prefix(while: isName)
      return (name + ["[<options>]"] + words.dropFirst(name.count)).joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }

  /// The explanation of a shared group.
  static func explanation(of group: SharedGroup) -> String {
    guard let command = group.command else {
      return "\(group.heading)\n\(GlobalOptions.explanation)\n"
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
