import Testing

@testable import Snapshots

@Suite("Names of snapshots")
struct SnapshotNameTests {
  @Test(
    "paths below the root are names",
    arguments: [
      "a", "selection/highlighted+selected.light@2x", "…/größe", "a..b", "a/results.json",
      String(repeating: "n", count: 243),
    ])
  func valid(text: String) throws {
    #expect(try SnapshotName(text).description == text)
  }

  @Test(
    "names that could leave the folder or be those of other files are refused",
    arguments: [
      ("", "it is empty"), ("/etc/x", "it is an absolute path"),
      ("a//b", "it has an empty component"), ("a/", "it has an empty component"),
      ("..", "it has the component \"..\""), ("a/../b", "it has the component \"..\""),
      ("./a", "it has the component \".\""), ("a.png", "names go without \".png\""),
      ("a.png/b", "names go without \".png\""),
      ("a\\b", "it has a backslash or a control character"),
      ("a\0b", "it has a backslash or a control character"),
      (".red", "the component \".red\" begins with a dot, as hidden files do"),
      ("a/.b/c", "the component \".b\" begins with a dot, as hidden files do"),
      ("results.json/a", "\"results.json\" is a file of results"),
      ("Causes.json", "\"causes.json\" is a file of results"),
      (String(repeating: "n", count: 244), "a component is longer than 243 bytes"),
    ])
  func invalid(text: String, reason: String) {
    #expect(throws: SnapshotName.Failure(text: text, reason: reason)) { try SnapshotName(text) }
  }

  @Test("the refusal quotes the name")
  func message() {
    #expect(
      SnapshotName.Failure(text: "a.png", reason: "names go without \".png\"").description
        == "\"a.png\" cannot name a snapshot: names go without \".png\"")
  }
}
