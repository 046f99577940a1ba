import CellophaneTesting
import Foundation
import Synchronization
import Testing
import XCTest

/// Texts of a scene as snapshots, whose goldens lie beside the suite as a user's do.
@Suite("expectSnapshot of a scene as text")
struct ExpectTextTests {
  private final class Found: Sendable {
    let texts = Mutex<[String]>([])
  }

  /// What the failures say that `body` records.
  private func text(_ body: () -> Void) -> String {
    let found = Found()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      found.texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return found.texts.withLock { $0.joined(separator: "\n") }
  }

  @Test("each stage passes when it is its golden; the test names it unless a name is given")
  func stages() {
    expectSnapshot(of: Scenes.small, as: .presentation)
    expectSnapshot(of: Scenes.small, as: .trace)
    expectSnapshot(of: Scenes.small, as: .stateGraph)
    expectSnapshot(of: Scenes.small, as: .scene)
    expectSnapshot(of: Scenes.small, as: .motion(script: "choose"))
    expectSnapshot(of: Scenes.small, as: .presentation(state: .selected), named: "selected")
    expectSnapshot(
      of: Scenes.small, as: .presentation(script: "choose", at: "chosen"), named: "chosen")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let golden = folder.appending(
      path: "__Snapshots__/ExpectTextTests/stages.presentation.txt")
    #expect((try? String(contentsOf: golden, encoding: .utf8))?.contains("#808080") == true)
  }

  @Test("a text in the test itself is compared, with or without a line break at its end")
  func inline() {
    expectInlineSnapshot(of: Scenes.small, as: .trace(script: "choose")) {
      """
      0.000 s  item 0  isSelected true
      0.000 s  item 0  updateConfiguration
      0.100 s          mark "chosen"
      """
    }
  }

  @Test("differences are reported by line, with the replacement for the inline text")
  func inlineDiffers() {
    let told = text {
      expectInlineSnapshot(of: Scenes.small, as: .trace(script: "choose")) {
        "0.000 s  item 0  isSelected false"
      }
    }
    #expect(told.hasPrefix("the text \"inlineDiffers.trace\" fails: line 1 is "))
    #expect(
      told.contains("- 0.000 s  item 0  isSelected false\n+ 0.000 s  item 0  isSelected true"))
    #expect(told.contains("to accept it, write:\n\"\"\"\n0.000 s  item 0"))
    let first = text {
      expectInlineSnapshot(of: Scenes.small, as: .trace(script: "choose")) { "" }
    }
    #expect(first.hasPrefix("the text \"inlineDiffers.trace\" does not exist yet; to accept it"))
  }

  @Test("a different look is reported by view and property")
  func differs() {
    var changed = Scenes.small
    changed.cell.contentView.properties[.backgroundColor] = .color(.red)
    let told = text {
      expectSnapshot(of: changed, as: .presentation, named: "stages.presentation", record: .never)
    }
    #expect(
      told.hasPrefix(
        "the snapshot \"stages.presentation\" fails: contentView.backgroundColor #808080 → #FF0000"),
      "\(told)")
  }

  @Test("two texts of one name are refused")
  func twice() {
    let told = text {
      expectSnapshot(of: Scenes.small, as: .presentation(), named: "twice", record: .never)
      expectSnapshot(
        of: Scenes.small, as: .presentation(state: .selected), named: "twice", record: .never)
    }
    #expect(told.contains("has another text of the same name"))
  }

  @Test("a picture and a text of one name are refused, and the second one touches no file")
  func pictureAndText() throws {
    let pictureLine = #line + 2
    let first = text {
      expectSnapshot(of: Scenes.small, state: .selected, named: "shared", record: .never)
    }
    #expect(first.hasPrefix("the snapshot \"shared\" has no golden\n"))
    let pending = try #require(
      first.split(separator: "\n").first { $0.hasSuffix("/shared/actual.png") }
    ).trimmingCharacters(in: .whitespaces)
    let record = pending.replacingOccurrences(of: "actual.png", with: "record.json")
    let before = try Data(contentsOf: URL(fileURLWithPath: record))
    let textLine = #line + 2
    let second = text {
      expectSnapshot(of: Scenes.small, as: .trace, named: "shared", record: .all)
    }
    #expect(
      second
        == "the snapshot \"shared\" cannot be taken: \(#filePath):\(pictureLine) has a picture of the"
        + " same name; give them different names")
    #expect(FileManager.default.fileExists(atPath: pending))
    #expect(try Data(contentsOf: URL(fileURLWithPath: record)) == before)
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "__Snapshots__/ExpectTextTests/shared.txt")
    #expect(!FileManager.default.fileExists(atPath: golden.path))
    let again = text {
      expectSnapshot(of: Scenes.small, state: .selected, named: "shared", record: .all)
    }
    #expect(
      again
        == "the snapshot \"shared\" cannot be taken: \(#filePath):\(textLine) has a text of the"
        + " same name; give them different names")
  }

  @Test("an unknown script is an issue")
  func mistakes() {
    let told = text { expectSnapshot(of: Scenes.small, as: .trace(script: "chose"), named: "x") }
    #expect(
      told == "the snapshot \"x\" cannot be taken: no script is called \"chose\"; did you mean"
        + " \"choose\"?")
  }
}

/// The names that users of swift-snapshot-testing know.
final class AssertTextTests: XCTestCase {
  func testTrace() {
    assertSnapshot(of: Scenes.small, as: .trace)
    assertInlineSnapshot(of: Scenes.small, as: .trace(script: "choose")) {
      """
      0.000 s  item 0  isSelected true
      0.000 s  item 0  updateConfiguration
      0.100 s          mark "chosen"
      """
    }
  }
}
