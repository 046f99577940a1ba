import TerminalOutput
import Testing

@Suite("Messages of the argument parser")
struct ParserMessageTests {
  private static let message = ParserMessage(
    options: [
      "at", "bold-text", "color", "content-size", "files-below", "fonts", "item", "output",
      "quiet", "reduce-motion", "scale", "size-class",
    ],
    beginnings: ["--limit": ["time", "memory"], "--filmstrip": ["events", "marks"]])
  private static let usage = "\nUsage: cellophane render [<options>] <scene>"

  @Test(
    "an option that is near to the unknown one is suggested, or the only one that begins with it",
    arguments: [
      ("--bogus", nil), ("--x", nil), ("--xy", nil), ("--strikt", nil), ("--dark", nil),
      ("--theme", nil), ("--warn", nil), ("--mount", nil), ("--item", nil), ("-x", nil),
      ("--itme", "--item"), ("--scael", "--scale"), ("--reduce-motoin", "--reduce-motion"),
      ("--filse-belwo", "--files-below"), ("--quite", "--quiet"), ("--colour", "--color"),
      ("--out", "--output"), ("--size", "--size-class"), ("-item", "--item"),
    ] as [(String, String?)])
  func options(word: String, near: String?) {
    let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
    for suggestion in ["", ". Did you mean '--fonts'?"] {
      #expect(
        Self.message.rewritten("Unknown option '\(word)'\(suggestion)\(Self.usage)")
          == "there is no option \"\(word)\"\(hint)\(Self.usage)")
    }
  }

  @Test(
    "a value that is near to the wrong one is suggested, or all are listed",
    arguments: [
      (
        "stpes", "--style <style>", ". Please provide one of 'graph', 'steps' or 'matrix'.",
        "--style; did you mean \"steps\"?"
      ),
      (
        "Dark", "--appearance <appearance>", ". Please provide one of 'light' and 'dark'.",
        "--appearance; did you mean \"dark\"?"
      ),
      (
        "struct", "--metric <metric>", ". Please provide one of 'exact', 'channel' or 'structure'.",
        "--metric; did you mean \"structure\"?"
      ),
      (
        "ghosts", "--show <what>", ". Please provide one of 'layout'.", "--show; available: layout"
      ),
      (
        "scen", "<stage>", ". Please provide one of 'scene' and 'capture'.",
        "<stage>; did you mean \"scene\"?"
      ),
      (
        "gfi", "--format <format>",
        ". Please provide one of the following:\n  - frames\n  - apng\n  - gif\n  - svg",
        "--format; did you mean \"gif\"?"
      ),
      (
        "x", "--format <format>",
        ". Please provide one of the following:\n  - frames\n  - apng\n  - gif\n  - svg",
        "--format; available: frames, apng, gif, svg"
      ),
      (
        "evnts", "--filmstrip <count|events|marks>", "", "--filmstrip; did you mean \"events\"?"
      ),
      ("1", "--filmstrip <count|events|marks>", "", "--filmstrip <count|events|marks>"),
      ("tiem=3", "--limit <resource=amount>", "", "--limit; did you mean \"time=3\"?"),
      ("time=x", "--limit <resource=amount>", "", "--limit <resource=amount>"),
      ("abc", "--fps <rate>", "", "--fps <rate>"),
      ("a' is invalid for 'b", "-j <jobs>", "", "-j <jobs>"),
    ])
  func values(value: String, label: String, list: String, expected: String) {
    let rest = "\nHelp:  \(label)  What it does." + Self.usage
    #expect(
      Self.message.rewritten("The value '\(value)' is invalid for '\(label)'\(list)\(rest)")
        == "\"\(value)\" is not a value of \(expected)\(rest)")
  }

  @Test("a flag takes no value")
  func flags() {
    #expect(
      Self.message.rewritten(
        "The option '--json' does not take any value, but '1' was specified.\(Self.usage)")
        == "--json takes no value\(Self.usage)")
  }

  @Test(
    "other messages stay as they are",
    arguments: [
      "Missing value for '--at <moment>'", "Missing expected argument '<scene>'",
      "The value 'x' is invalid for '--fps <rate>': why", "The value 'x' is invalid.",
      "--json needs one file\nUnknown option '--x'", "",
    ])
  func others(message: String) {
    #expect(Self.message.rewritten(message) == message)
  }

  @Test("the options of a page of help are those that lines explain")
  func pages() {
    let page = """
      OVERVIEW: Draws cells.

      --as writes the scripts.

      USAGE: cellophane render [<options>] <scene> --script <name>

      ARGUMENTS:
        <scene>                 The scene, not --bogus.

      OPTIONS:
        -o, --output <file>     The file; - is standard output, as --x.
        --bold-text/--no-bold-text
                                Turn --bold on.
        --ignore <x,y,w,h>      A rectangle.
        -h, --help              Show help.

      """
    #expect(
      ParserMessage.options(in: page) == ["output", "bold-text", "no-bold-text", "ignore", "help"])
  }
}
