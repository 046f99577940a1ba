internal import ArgumentParser
internal import Cellophane
internal import Messages
internal import TerminalOutput

struct FiguresCommand: ParsableCommand, LengthyCommand {
  static let configuration = CommandConfiguration(
    commandName: "figures",
    abstract: "Redraws the marked figures of Markdown files.",
    discussion: """
      A figure is marked by a comment with a diagram, render or frames command before its image:

          <!-- cellophane: diagram selection.cell.yaml --style steps --script tap -->
          ![A tap](tap.svg)

      The comment begins its line, and the image stands in the block after it: the \
      lines up to the next empty one. Blocks of code are not read. The image's path, \
      relative to the Markdown file, is the output file, and its extension selects \
      the format. For a <picture> the dark source is written, too, in dark appearance \
      unless the comment names one. The scene's path is relative to the current \
      folder.

      A page command before an image with a link writes the page that is linked, and \
      the scene as its picture; an SVG plays the first script:

          <!-- cellophane: page selection.cell.yaml -->
          [![A cell to press](selection.svg)](selection.html)

      EXAMPLES
        cellophane figures README.md
        cellophane figures README.md --check
      """)

  @Argument(help: "The Markdown files.", completion: .file())
  var files: [String]

  @Flag(help: "Write nothing; exit with 1 if a figure is missing or outdated.")
  var check = false

  func run() throws {
    var (count, stale) = (0, 0)
    for file in files {
      for figure in try reporting({ try MarkdownFigures.figures(inFile: file) }) {
        for target in figure.targets {
          count += 1
          let place = "\(file.harmless):\(figure.line)"
          ProgressLine.report("\(place), figure \(count)")
          let bytes = try Self.bytes(figure.command, target, at: place)
          if !check {
            try reporting { try Output.write(bytes, to: target.path) }
          } else if try reporting({ try !OutputFile.holds(bytes, at: target.path) }) {
            stale += 1
            Terminal.printError(
              "\(place): \(target.path.harmless) is missing or stale; run cellophane figures"
                + " \(file.harmless)")
          }
        }
      }
    }
    guard count > 0 else {
      let message =
        "there is no marked figure; write <!-- cellophane: diagram … --> before an image"
      throw try reporting { () -> ExitCode in throw CommandFailure(.malformedInput, message) }
    }
    if stale > 0 { throw ExitCode(ExitStatus.different.rawValue) }
    if check { try Terminal.printResult("\(count) figures are current", passes: true) }
  }

  /// Returns the output of a figure's command. Its errors are reported with the place of the comment.
  private static func bytes(
    _ words: [String], _ target: MarkdownFigures.Target, at place: String
  ) throws -> [UInt8] {
    do {
      return try CommandPlace.$current.withValue(place) { try bytes(words, target) }
    } catch let code as ExitCode {
      throw code
    } catch {
      let failure =
        error as? CommandFailure ?? CommandFailure(.usage, message(of: error, in: words))
      throw reported(CommandFailure(failure.status, "\(place): \(failure.message)"))
    }
  }

  /// The message about a figure's command that is not understood.
  private static func message(of error: any Error, in words: [String]) -> String {
    let text = CellophaneCommand.message(for: error)
    let commands: [any ParsableCommand.Type] = [
      DiagramCommand.self, RenderCommand.self, FramesCommand.self, PageCommand.self,
    ]
    return commands.first { Tool.name(of: $0) == words.first }
      .map { CommandMistake.message(text, words.dropFirst(), of: $0) } ?? text
  }

  /// Returns the output of a figure's command.
  private static func bytes(
    _ words: [String], _ target: MarkdownFigures.Target
  ) throws -> [UInt8] {
    let arguments = Array(words.dropFirst()).joiningNegativeNumbers + ["-o", target.path]
    let namesAppearance = words.contains { $0 == "--appearance" || $0.hasPrefix("--appearance=") }
    let appearance = namesAppearance ? [] : options(for: target)
    return switch words.first {
    case "diagram": try DiagramCommand.parse(arguments).figure(target.appearance)
    case "render": try RenderCommand.parse(arguments + appearance).figure()
    case "frames": try FramesCommand.parse(arguments + appearance).figure()
    case "page": try page(Array(words.dropFirst()), target)
    default:
      throw ValidationError(
        "The command of a figure must be diagram, render, frames or page, not \(words.first ?? "")."
      )
    }
  }

  /// The options that show the scene in the appearance of a target.
  private static func options(for target: MarkdownFigures.Target) -> [String] {
    target.appearance.map { ["--appearance", $0.rawValue] } ?? []
  }

  /// Returns a page, or the picture of its first scene: an SVG plays the scene's first script, if there is one.
  private static func page(
    _ arguments: [String], _ target: MarkdownFigures.Target
  ) throws -> [UInt8] {
    let command = try PageCommand.parse(arguments)
    guard !target.isPage else { return try command.figure() }
    let scene = try reporting { try command.page.files() }[0]
    let arguments = [scene, "-o", target.path] + options(for: target)
    let script = try reporting { try SceneDocument(contentsOfFile: scene) }.scene.scripts.keys
      .first
    guard target.path.hasSuffix(".svg"), let script else {
      return try RenderCommand.parse(arguments).figure()
    }
    return try FramesCommand.parse(arguments + ["--script", script, "--show", "touches"]).figure()
  }
}
