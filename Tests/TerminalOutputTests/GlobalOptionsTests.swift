import Testing

@testable import TerminalOutput

@Suite("The options of all commands")
struct GlobalOptionsTests {
  @Test("they are removed wherever they are, except after --")
  func split() throws {
    let (options, rest) = try GlobalOptions.split(
      ["render", "--color", "always", "a.cell.yaml", "--quiet", "--", "--color", "never"])
    #expect(options == GlobalOptions(color: .always, isQuiet: true))
    #expect(rest == ["render", "a.cell.yaml", "--", "--color", "never"])
    #expect(try GlobalOptions.split(["--color=never"]).options.color == .never)
    #expect(throws: CommandFailure.self) { try GlobalOptions.split(["--color"]) }
    #expect(throws: CommandFailure.self) { try GlobalOptions.split(["--color=blue"]) }
    let wrong = #expect(throws: CommandFailure.self) { try GlobalOptions.split(["--color=alwasy"]) }
    #expect(
      wrong?.message == "\"alwasy\" is not a value of --color; did you mean \"always\"?")
    let flag = #expect(throws: CommandFailure.self) { try GlobalOptions.split(["x", "--quiet=1"]) }
    #expect(flag?.message == "--quiet takes no value" && flag?.status == .usage)
  }

  @Test(
    "colours are on a terminal, unless NO_COLOR or TERM=dumb say otherwise",
    arguments: [
      (GlobalOptions.Color.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false), (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, [:], false),
    ])
  func colors(
    color: GlobalOptions.Color, isTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    let options = GlobalOptions(color: color)
    #expect(options.hasColors(isTerminal: isTerminal, environment: environment) == expected)
  }

  @Test(
    "progress is on a terminal that can clear a line, unless --quiet was given",
    arguments: [
      (true, false, "xterm", true), (true, false, nil, true), (true, false, "dumb", false),
      (true, true, "xterm", false), (false, false, "xterm", false),
    ] as [(Bool, Bool, String?, Bool)])
  func progress(isTerminal: Bool, isQuiet: Bool, terminal: String?, expected: Bool) {
    let options = GlobalOptions(isQuiet: isQuiet)
    #expect(options.showsProgress(isTerminal: isTerminal, terminal: terminal) == expected)
  }
}
