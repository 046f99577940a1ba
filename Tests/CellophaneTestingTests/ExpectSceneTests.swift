import CellophaneTesting
import Foundation
import Synchronization
import TestSupport
import Testing

/// Failures are recorded as known issues, so that the tests compare the text that a user reads. The
/// goldens of this suite are beside it, like those of a user.
@Suite("expectSnapshot of scenes in Swift Testing")
struct ExpectSceneTests {
  private final class Found: Sendable {
    let issues = Mutex<[Issue]>([])
  }

  /// The issues that `body` records.
  private func issues(_ body: () throws -> Void) -> [Issue] {
    let found = Found()
    withKnownIssue(isIntermittent: true) {
      do { try body() } catch { Issue.record(error) }
    } matching: { issue in
      found.issues.withLock { $0.append(issue) }
      return true
    }
    return found.issues.withLock { $0 }
  }

  private func text(_ body: () throws -> Void) -> String {
    issues(body).flatMap(\.comments).map(\.rawValue).joined(separator: "\n")
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test("a cell in a state, a moment of a script and a diagram pass if they equal their goldens")
  func passes() throws {
    expectSnapshot(of: Scenes.small, named: "small/normal")
    expectSnapshot(of: Scenes.small, state: .selected, named: "small/selected")
    expectSnapshot(of: Scenes.small, script: "choose", at: .milliseconds(50), named: "small/chosen")
    expectSnapshot(of: Scenes.small, script: "choose", at: "chosen", named: "small/chosen")
    expectSnapshot(
      of: Scenes.small, state: .selected, traits: Traits(displayScale: .x3),
      named: "small/selected@3x")
    expectSnapshot(
      of: try SceneRenderer(Scenes.small).collectionView(states: [0: .selected]),
      named: "small/chosen")
  }

  @Test("all snapshots of the scene's plan pass, each with its own name")
  func plan() throws {
    expectSnapshots(of: Scenes.small, named: "plan")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: Self.folder.appending(path: "__Snapshots__/ExpectSceneTests/plan").path)
    #expect(
      names.filter { $0.hasSuffix(".png") }.sorted() == [
        "choose/0.000s.light@1x.png", "choose/0.100s.light@1x.png", "normal.light@1x.png",
        "selected.light@1x.png",
      ])
  }

  @Test("goldens contain the scale and the renderer")
  func golden() throws {
    let file = Self.folder.appending(
      path: "__Snapshots__/ExpectSceneTests/small/selected@3x.png")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.contains("Renderer"))
    #expect(text.contains("cairo"))
    // pHYs: 72 dots an inch times 3 are 8504 dots a metre.
    #expect(try Data(contentsOf: file).range(of: Data("pHYs".utf8 + [0, 0, 0x21, 0x38])) != nil)
  }

  @Test("the golden of a diagram contains the renderer with the fonts")
  func diagramGolden() throws {
    let file = Self.folder.appending(
      path: "__Snapshots__/ExpectSceneTests/recorded/diagram.png")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let told = text {
      expectSnapshot(
        of: try SceneRenderer(Scenes.small).stateDiagram(), named: "recorded/diagram", record: .all)
    }
    #expect(told.hasPrefix("the snapshot \"recorded/diagram\" was recorded; look at it"))
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(golden.contains("Renderer\0cairo "))
    #expect(golden.contains("; pango ") && golden.contains("; harfbuzz "))
  }

  @Test("a different look fails at the caller's line, with the number of pixels")
  func differs() throws {
    var line = 0
    let found = issues {
      line = #line + 1
      expectSnapshot(of: Scenes.small, state: .selected, named: "small/normal", record: .never)
    }
    #expect(found.count == 1)
    #expect(found.first?.sourceLocation?.line == line)
    #expect(found.first?.sourceLocation?.fileName == "ExpectSceneTests.swift")
    let text = found.first?.comments.map(\.rawValue).joined() ?? ""
    // 8 by 4 points at 2x.
    #expect(text.hasPrefix("the snapshot \"small/normal\" fails: 128 of 128 pixels (100 %) differ"))
  }

  @Test("invalid scenes and unknown scripts, marks and items are issues")
  func mistakes() {
    #expect(
      text { expectSnapshot(of: Scenes.small, script: "chose", at: "chosen", named: "x") }
        == "the snapshot \"x\" cannot be taken: no script is called \"chose\"; did you mean"
        + " \"choose\"?")
    #expect(
      text { expectSnapshot(of: Scenes.small, script: "choose", at: "start", named: "x") }
        == "the snapshot \"x\" cannot be taken: \"start\" is neither a number of seconds nor a mark"
        + " of the script; available: chosen")
    #expect(
      text { expectSnapshot(of: Scenes.small, item: 7, named: "x") }
        == "the snapshot \"x\" cannot be taken: there is no item 7; the last one is 0")
    var broken = Scenes.small
    broken.rules.append(Rule(when: .selected, .set(.alpha, of: "nobody", to: 1)))
    #expect(text { expectSnapshot(of: broken, named: "x") }.contains("nobody"))
    #expect(text { expectSnapshots(of: broken, named: "x") }.contains("nobody"))
  }

  @Test("a plan without pictures fails")
  func vacuous() {
    var empty = Scenes.small
    empty.snapshots = SnapshotPlan(states: .list([]))
    #expect(
      text { expectSnapshots(of: empty, named: "x") }
        == "the snapshot \"x\" cannot be taken: the scene's snapshots list no picture; add"
        + " items and a state, or a script")
  }

  @Test("a scene file is found beside the test, and its mistakes are reported with their places")
  func files() throws {
    let folder = try TemporaryFolder()
    let broken = "\(folder.path)/broken.cell.yaml"
    try Data("cellophane: 1\ncell: {}\ncolectionView: {}\n".utf8)
      .write(to: URL(fileURLWithPath: broken))
    let told = text { expectSnapshots(ofSceneFile: broken, record: .never) }
    #expect(told.hasPrefix("the snapshot \"broken\" cannot be taken: \(broken):3:1: "))
    #expect(text { expectSnapshots(ofSceneFile: "none.cell.yaml") }.contains("none.cell.yaml"))
    expectSnapshots(ofSceneFile: "../../Fixtures/Scenes/z-position.cell.yaml")
  }

  @Test(
    "settings of the surrounding trait apply to scenes", .snapshots(comparedBy: Comparison(.exact)))
  func settings() throws {
    let ignored = Comparison(.channel(tolerance: 255))
    withSnapshots(comparedBy: ignored) {
      expectSnapshot(of: Scenes.small, state: .selected, named: "small/normal")
    }
  }
}
