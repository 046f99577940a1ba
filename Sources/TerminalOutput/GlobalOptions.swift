internal import Messages

/// The options that every command has. They are removed before a command parses its arguments.
package struct GlobalOptions: Equatable, Sendable {
  /// When the output has colours.
  package enum Color: String, CaseIterable, Sendable {
    /// On a terminal, unless the environment has `NO_COLOR` or `TERM=dumb`.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The names of these options, without the dashes.
  package static let names = ["color", "quiet"]
  /// The heading of these options in the tool's help.
  package static let heading = "OPTIONS OF ALL COMMANDS"
  /// The options with their effects, for help, man pages and completions: a line for each.
  package static let explanation = """
      --color <when>  auto (on a terminal, without NO_COLOR), always or never
      --quiet         no names of files, notes, progress or results that pass
    """

  /// When the output has colours. Default: `auto`.
  package var color = Color.auto
  /// Whether names of written files, notes, progress and results that pass are not printed. Default: `false`.
  package var isQuiet = false

  /// Separates these options from a command's arguments. Arguments after `--` belong to the command.
  ///
  /// - Throws: `CommandFailure` if the value of `--color` is missing or unknown, or `--quiet` has one.
  package static func split(
    _ arguments: [String]
  ) throws -> (options: GlobalOptions, rest: [String]) {
    var options = GlobalOptions()
    var rest: [String] = []
    var left = arguments[...]
    while let argument = left.popFirst() {
      switch argument {
      case "--": return (options, rest + [argument] + left)
      case "--quiet": options.isQuiet = true
      case "--color": options.color = try color(left.popFirst())
      case _ where argument.hasPrefix("--color="):
        options.color = try color(String(argument.dropFirst("--color=".count)))
      case _ where argument.hasPrefix("--quiet="):
        throw CommandFailure(.usage, "--quiet takes no value")
      default: rest.append(argument)
      }
    }
    return (options, rest)
  }

  private static func color(_ word: String?) throws -> Color {
    let words = Color.allCases.map(\.rawValue)
    guard let word else {
      throw CommandFailure(.usage, "--color needs a value: \(words.joined(separator: ", "))")
    }
    guard let color = Color(rawValue: word) else {
      let hint = Suggestion.textOrList(for: word, among: words, areInSchema: false)
      throw CommandFailure(.usage, "\"\(word.shortened)\" is not a value of --color\(hint)")
    }
    return color
  }

  /// Whether a stream shows progress, which moves the cursor.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - terminal: The terminal's type, `TERM` of the environment; `nil` if it is not known.
  package func showsProgress(isTerminal: Bool, terminal: String?) -> Bool {
    isTerminal && !isQuiet && terminal != "dumb"
  }

  /// Whether a stream has colours.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - environment: The environment of the process.
  package func hasColors(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
