import Foundation
import TestSupport
import Testing

@testable import Snapshots

@Suite("Texts as snapshots")
struct TextSnapshotTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let artefacts: ArtefactFolder

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder.path + "/goldens", names: RecordPath(base: folder.path))
    artefacts = ArtefactFolder(root: folder.path + "/artefacts")
  }

  private func take(_ text: String, _ mode: RecordMode = .never) throws -> SnapshotRecord {
    try store.take(
      TextSnapshot(name: SnapshotName("a/trace"), text: text), mode: mode, artefacts: artefacts)
  }

  @Test("a text without a golden waits, and nothing is written in its place")
  func missing() throws {
    let record = try take("one")
    #expect(record.status == .missing && record.golden == "goldens/a/trace.txt" && record.isText)
    #expect(record.pending == nil && record.pendingText?.goldenSHA256 == nil)
    #expect(
      try folder.files() == ["artefacts/a/trace/actual.txt", "artefacts/a/trace/record.json"])
    #expect(
      try String(contentsOfFile: folder.path + "/artefacts/a/trace/actual.txt", encoding: .utf8)
        == "one\n")
  }

  @Test("a recorded text is the same, with or without a line break at its end")
  func same() throws {
    #expect(try take("one\ntwo", .all).status == .written)
    #expect(try take("one\ntwo\n").status == .same)
    #expect(try take("one\ntwo\n", .all).status == .unchanged)
    #expect(try folder.files() == ["goldens/a/trace.txt"])
    #expect(try take("one\nthree", .failed).status == .written)
    #expect(try take("one\nthree", .failed).status == .same)
  }

  @Test("a line that differs is reported with its number")
  func different() throws {
    _ = try take("one\ntwo\nthree", .all)
    let record = try take("one\n2\nthree\nfour")
    #expect(record.status == .different)
    #expect(
      record.message == "line 2 is \"2\", expected \"two\"; 1 line gone, 2 lines new")
    #expect(
      try folder.files().filter { $0.hasPrefix("artefacts") }
        == ["actual.txt", "expected.txt", "record.json"].map { "artefacts/a/trace/\($0)" })
    #expect(try take("one\ntwo").message == "line 3, \"three\", is gone")
  }

  @Test("a text of a model differs by views and properties")
  func model() throws {
    let text = { (width: Int) in
      "motion 1\nanimations\n  when selected: { duration: 0.\(width) }  @ rules[0].animation\n"
        + "curves\n  item 0\n    dot.center.x: 0.000s 0, \(width)\n"
    }
    _ = try take(text(3), .all)
    let record = try take(text(4))
    #expect(record.hasModel)
    #expect(record.changes.map(\.kind) == [.animation, .curve])
    #expect(
      record.message
        == "animation when selected duration: 0.3 → 0.4, rules[0].animation:"
        + " dot.center.x differs at 0.017 s: 3 → 4")
  }

  @Test("the lines of a golden with CR LF are compared, and the line endings are reported")
  func carriageReturns() throws {
    let golden = folder.path + "/goldens/a/trace.txt"
    for text in ["one\ntwo\n", "motion 1\nscript\n  duration: 1 s\n"] {
      _ = try take(text, .all)
      let written = text.replacing("\n", with: "\r\n")
      try Data(written.utf8).write(to: URL(fileURLWithPath: golden))
      let record = try take(text)
      #expect(record.status == .different && record.changes.isEmpty)
      #expect(
        record.message == "the lines of the golden end with CR LF; git may have changed them")
    }
    let difference = TextDifference(from: "a\r\nb\r\nc\r\n", to: "a\nB\nc\n")
    #expect(difference.text == "  a\n- b\n+ B\n  c\n")
    #expect(TextDifference(from: "a", to: "a\n").summary.hasSuffix("but not their ends"))
  }

  @Test("a golden that is a folder cannot be read, and the run goes on")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/goldens/a/trace.txt", withIntermediateDirectories: true)
    #expect(try take("one").status == .unreadable)
  }

  @Test("lines are compared as diff does, also of long texts that share nothing")
  func lines() {
    let difference = TextDifference(from: "a\nb\nc\nd\ne\nf\n", to: "a\nb\nc\nd\nE\nf\n")
    #expect(difference.text == "  c\n  d\n- e\n+ E\n  f\n")
    #expect(difference.firstLine == 5)
    #expect(TextDifference(from: "", to: "a\n").text == "+ a\n")
    #expect(TextDifference(from: "a", to: "a\n").firstLine == nil)
    let (old, new) = ((0..<9000).map { "a\($0)" }, (0..<9000).map { "b\($0)" })
    let long = TextDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    #expect(long.lines.count == 18_000 && long.firstLine == 1)
  }
}
