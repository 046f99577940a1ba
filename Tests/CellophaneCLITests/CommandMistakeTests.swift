import ArgumentParser
import Cellophane
import Foundation
import TerminalOutput
import Testing

@testable import CellophaneCLI

@Suite("Mistyped commands, options and values")
struct CommandMistakeTests {
  @Test(
    "a word that is no command has a near one, also inside of another command",
    arguments: [
      ("rednr", "render"), ("rendr", "render"), ("snap", "snapshot"), ("verify", "snapshot verify"),
      ("accept", "snapshot accept"), ("record", "snapshot record"), ("review", "snapshot review"),
      ("verfiy", "snapshot verify"), ("recorde", "recorder"), ("bogus", nil), ("re", nil),
    ] as [(String, String?)])
  func commands(word: String, near: String?) {
    let names = CellophaneCommand.commands.map { $0.name }
    #expect(CommandMistake.meant(by: word, among: names, isFirst: true) == near)
    let hint = CommandMistake.hint(for: word, among: names, isFirst: true)
    if let near {
      #expect(hint == "; did you mean \"\(near)\"?")
    } else {
      #expect(hint.hasPrefix("; available: render, diagram, "))
    }
  }

  @Test("inside of a command only its own are meant")
  func inner() {
    let names = ["verify", "record"]
    #expect(CommandMistake.meant(by: "accept", among: names, isFirst: false) == nil)
    #expect(CommandMistake.meant(by: "verfy", among: names, isFirst: false) == "verify")
  }

  @Test(
    "an option that the command does not have is named before what else is missing",
    arguments: [
      (["--hlep"], "there is no option \"--hlep\"; did you mean \"--help\"?"),
      (["--verison"], "there is no option \"--verison\"; did you mean \"--version\"?"),
      (["--out", "x.png"], "there is no option \"--out\"; did you mean \"--output\"?"),
      (["--itme=0"], "there is no option \"--itme\"; did you mean \"--item\"?"),
      (["--dark"], "there is no option \"--dark\""),
      (["--", "--dark"], "Missing expected argument '<scene>'"),
      (["--item", "0", "--bold-text", "--no-reduce-motion", "--limit=time=3"], nil),
    ] as [([String], String?)])
  func options(arguments: [String], message: String?) {
    let text = "Missing expected argument '<scene>'"
    let usage = "\nUsage: cellophane render [<options>] <scene>"
    #expect(
      CommandMistake.message(
        text + (message == nil || message == text ? "" : "\nHelp:  <scene>  A file.") + usage,
        arguments, of: RenderCommand.self) == (message ?? text) + usage)
  }

  @Test("the tool itself has options, too")
  func tool() {
    #expect(
      CommandMistake.message("Unknown option '--hepl'", ["--hepl"], of: CellophaneCommand.self)
        == "there is no option \"--hepl\"; did you mean \"--help\"?")
    let script = ["--generate-completion-script", "x"]
    #expect(CommandMistake.message("x", script, of: CellophaneCommand.self) == "x")
  }

  /// What the argument parser says about arguments, in our words.
  private func message<Command: ParsableCommand>(
    _ arguments: [String], of command: Command.Type
  ) -> String? {
    do {
      _ = try command.parse(arguments)
      return nil
    } catch {
      return CommandMistake.message(command.message(for: error), arguments, of: command)
    }
  }

  @Test("values of options have near ones as the argument parser words them")
  func values() {
    let scene = "a.cell.yaml"
    let frames = [scene, "--script", "tap"]
    #expect(
      message([scene, "--style", "stpes"], of: DiagramCommand.self)
        == "\"stpes\" is not a value of --style; did you mean \"steps\"?")
    #expect(
      message([scene, "--content-size", "larg"], of: RenderCommand.self)
        == "\"larg\" is not a value of --content-size; did you mean \"large\"?")
    #expect(
      message(frames + ["--format", "gfi"], of: FramesCommand.self)
        == "\"gfi\" is not a value of --format; did you mean \"gif\"?")
    #expect(
      message(frames + ["--filmstrip", "evnts"], of: FramesCommand.self)
        == "\"evnts\" is not a value of --filmstrip; did you mean \"events\"?")
    #expect(
      message([scene, "--limit", "tiem=3"], of: RenderCommand.self)
        == "\"tiem=3\" is not a value of --limit; did you mean \"time=3\"?")
    #expect(
      message(["scen", scene], of: DumpCommand.self)
        == "\"scen\" is not a value of <stage>; did you mean \"scene\"?")
    #expect(message([scene, "--json=1"], of: CheckCommand.self) == "--json takes no value")
    #expect(
      message([scene, "--bogus"], of: RenderCommand.self) == "there is no option \"--bogus\"")
  }

  @Test("a mistyped extension of a film is no folder, unless it is one or has a slash")
  func films() throws {
    #expect(
      message(["a.cell.yaml", "--script", "tap", "-o", "new/x.gfi"], of: FramesCommand.self)
        == "\"new/x.gfi\" has no extension of a film; did you mean \"new/x.gif\"? For a folder write"
        + " \"new/x.gfi/\".")
    #expect(FramesFormat.mistypedName("x.mpg4") == "x.mp4")
    for name in ["x", "x.gfi/", "x.v2/frames", "x.2", "..", "-", "x.folder", "x.d"] {
      #expect(FramesFormat.mistypedName(name) == nil, "\(name)")
    }
    let folder = try Folder()
    try folder.write("", to: "x.gfi/a")
    let path = folder.file("x.gfi").path
    #expect(message(["a.cell.yaml", "--script", "tap", "-o", path], of: FramesCommand.self) == nil)
  }

  @Test("a mistyped extension of a picture has a near one")
  func pictures() {
    let failure = #expect(throws: CommandFailure.self) {
      try OutputChoice<PictureFormat>(output: "a/x.sgv").resolved(defaultName: "x")
    }
    #expect(
      failure?.message
        == "the name \"a/x.sgv\" does not specify the format; did you mean \"a/x.svg\"?")
  }

  @Test("a negative number after an option is its value")
  func negativeNumbers() {
    let line = "render --at -1 --from -.5 -o - --json -- --at -1"
    let arguments = line.split(separator: " ").map(String.init)
    #expect(
      arguments.joiningNegativeNumbers
        == ["render", "--at=-1", "--from=-.5", "-o", "-", "--json", "--", "--at", "-1"])
    #expect(["-1", "--at=0", "-1", "--at", "-x"].joiningNegativeNumbers.count == 5)
    #expect(
      message(["a.cell.yaml", "--script", "tap", "--at=-1"], of: RenderCommand.self)
        == "--at must be 0 or more, or a mark.")
    #expect(
      message(["a.cell.yaml", "--script", "tap", "--to=-0.5"], of: FramesCommand.self)
        == "--to must be 0 or more, or a mark.")
  }
}
