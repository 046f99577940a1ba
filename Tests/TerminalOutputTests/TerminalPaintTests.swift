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

  @Test("Progress has the seconds since the command began")
  func progressLine() {
    #expect(ProgressLine.line("3 of 12 scenes", seconds: 2) == "3 of 12 scenes, 2 s")
    #expect(ProgressLine.line("3 of 12 scenes", seconds: 0) == "3 of 12 scenes")
  }
}
