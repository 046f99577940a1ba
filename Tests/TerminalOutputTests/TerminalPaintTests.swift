import TerminalOutput
import Testing

@Suite("Printed lines")
struct TerminalPaintTests {
  @Test("places, carets and the words for severities are painted, and nothing else is changed")
  func messages() {
    #expect(TerminalPaint.messages("a is b: c") == "a is b: c")
    #expect(
      TerminalPaint.messages("x.cell.yaml:8:22: note: y\n  8 | z\n    |   ^")
        == "\u{1B}[1mx.cell.yaml:8:22:\u{1B}[0m \u{1B}[1;36mnote:\u{1B}[0m y\n  8 | z\n    |   "
        + "\u{1B}[32m^\u{1B}[0m")
    #expect(TerminalPaint.messages("error: no") == "\u{1B}[1;31merror:\u{1B}[0m no")
    #expect(
      TerminalPaint.messages("a/b.cell.yaml: note: x: warning: y")
        == "\u{1B}[1ma/b.cell.yaml:\u{1B}[0m \u{1B}[1;36mnote:\u{1B}[0m x: warning: y")
    #expect(TerminalPaint.messages("error: a: note: b") == "\u{1B}[1;31merror:\u{1B}[0m a: note: b")
    #expect(TerminalPaint.messages("  a: note: b") == "  a: note: b")
  }

  @Test("headings and names of options are bold in help, and nothing else is changed")
  func help() {
    let page = """
      OVERVIEW: Draws a cell. Also as
      PNG

      EXIT CODES
         0  done

      USAGE: cellophane render [<options>] <scene>

      OPTIONS:
        -o, --output <file>     The file. - is standard output.
        --bold-text/--no-bold-text
                                On or off.
        --strict                - no dash of an option

      TRAITS:
        --appearance, --contrast (explained by: cellophane help traits)

      """
    let painted = TerminalPaint.help(page)
    let bold = painted.split(separator: "\u{1B}[1m").dropFirst()
      .map { String($0.prefix { $0 != "\u{1B}" }) }
    #expect(
      bold == [
        "EXIT CODES", "USAGE:", "OPTIONS:", "-o", "--output", "--bold-text", "--no-bold-text",
        "--strict", "TRAITS:", "--appearance", "--contrast",
      ])
    #expect(painted.hasPrefix("\u{1B}[1mOVERVIEW:\u{1B}[0m Draws"))
    #expect(painted.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "") == page)
  }

  @Test("causes are bold, and the counts of a verification green and red")
  func results() {
    #expect(
      TerminalPaint.results(
        "causes:\n  1. a 1 → 2: 2 snapshots\n3 snapshots: 1 same, 2 different\n")
        == "causes:\n  \u{1B}[1m1. a 1 → 2\u{1B}[0m: 2 snapshots\n3 snapshots: "
        + "\u{1B}[32m1 same\u{1B}[0m, \u{1B}[1;31m2 different\u{1B}[0m\n")
  }

  @Test(
    "sizes have one decimal",
    arguments: [(999, "999 B"), (12_345, "12.3 KB"), (1_250_000, "1.3 MB")])
  func sizes(bytes: Int, text: String) {
    #expect(Terminal.sizeText(bytes) == text)
  }

  @Test("the last line has the number of several files, their size if it is known, and the time")
  func end() {
    #expect(Terminal.endText(files: 1, bytes: 12_345, seconds: 0.24) == "12.3 KB, 0.24 s")
    #expect(
      Terminal.endText(files: 13, bytes: 640_000, seconds: 0.24) == "13 files, 640 KB, 0.24 s")
    #expect(Terminal.endText(files: 1, bytes: 0, seconds: 1.5) == "1.5 s")
    #expect(Terminal.endText(files: 0, bytes: 0, seconds: 1.5) == "1.5 s")
  }

  @Test("Progress has the seconds since the command began")
  func progressLine() {
    #expect(ProgressLine.line("3 of 12 scenes", seconds: 2) == "3 of 12 scenes, 2 s")
    #expect(ProgressLine.line("3 of 12 scenes", seconds: 0) == "3 of 12 scenes")
  }
}
