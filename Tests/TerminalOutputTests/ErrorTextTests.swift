import Testing

@testable import TerminalOutput

@Suite("The form of errors")
struct ErrorTextTests {
  @Test(
    "errors begin with a severity, after their place in a file if they have one",
    arguments: [
      ("no", "error: no"), ("a.png: no", "error: a.png: no"), ("a.md:8: no", "a.md:8: error: no"),
      ("a b.yaml:8:22: note: y", "a b.yaml:8:22: note: y"), ("warning: no", "warning: no"),
      (
        "a:8:22: no\n  8 | b: c\n    |   ^\n  a:9:1: x\na:10:2: yes\nand 3 more",
        "a:8:22: error: no\n  8 | b: c\n    |   ^\n  a:9:1: x\na:10:2: error: yes\nand 3 more"
      ),
      ("no\nUsage: cellophane x", "error: no\nUsage: cellophane x"),
    ])
  func severities(message: String, text: String) {
    #expect(ErrorText.withSeverity(message) == text)
    #expect(ErrorText.withSeverity(text) == text)
  }
}
