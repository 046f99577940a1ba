import Drawing
import PNGCoding
import Synchronization
import Testing

@testable import ImageSnapshotTesting

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Failures are recorded as known issues, so that the tests compare the text that a user reads. The
/// goldens of this suite are beside it, like those of a user.
@Suite("expectSnapshot in Swift Testing")
struct ExpectSnapshotTests {
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

  private final class Found: Sendable {
    let issues = Mutex<[Issue]>([])
  }

  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("__Snapshots__/ExpectSnapshotTests")

  @Test("a picture that equals its golden passes, as pixels, bytes and file")
  func passes() throws {
    let picture = try Bitmap.gray(90)
    expectSnapshot(of: picture, named: "gray")
    let png = PNGEncoder(effort: .fast).encode(picture)
    expectSnapshot(of: png, named: "gray")
    expectSnapshot(of: png[...], named: "gray")
    expectSnapshot(of: folder.appendingPathComponent("gray.png"), named: "gray")
    assertSnapshot(of: picture, named: "gray")
  }

  @Test(
    "the colour space that a file declares is reported with failures, and is not a failure itself")
  func remarks() throws {
    let png = PNGEncoder(effort: .fast).encode(try Bitmap.gray(90))
    // The gAMA of linear light in the place of sRGB, which is of another length, behind the header.
    let gamma: [UInt8] =
      [0, 0, 0, 4] + Array("gAMA".utf8) + [0, 1, 0x86, 0xA0, 0x31, 0xE8, 0x96, 0x5F]
    let linear = png[..<33] + gamma + png[46...]
    expectSnapshot(of: linear, named: "gray")
    let found = issues {
      let other = PNGEncoder(effort: .fast).encode(try Bitmap.gray(91))
      expectSnapshot(of: other[..<33] + gamma + other[46...], named: "gray", record: .never)
    }
    let text = found.first?.comments.map(\.rawValue).joined() ?? ""
    #expect(
      text.contains(
        "\n  the picture: its colours are declared as gamma 1.0 and are compared as stored\n"))
  }

  @Test("a picture that differs fails at the caller's line, with the paths of the pictures")
  func differs() throws {
    var line = 0
    let found = issues {
      line = #line + 1
      expectSnapshot(of: try Bitmap.gray(91), named: "gray", record: .never)
    }
    let issue = try #require(found.first)
    #expect(found.count == 1)
    #expect(issue.sourceLocation?.line == line)
    #expect(issue.sourceLocation?.fileName == "ExpectSnapshotTests.swift")
    let text = issue.comments.map(\.rawValue).joined()
    #expect(text.hasPrefix("the snapshot \"gray\" fails: 12 of 12 pixels (100 %) differ, within"))
    for name in ["expected", "actual", "difference"] {
      #expect(text.contains("/ExpectSnapshotTests/gray/\(name).png"))
    }
  }

  @Test("a failure in a detached task is recorded at the caller's line")
  func detached() async throws {
    let line = #line + 4
    let found = await Task.detached {
      let isOutside = Test.current == nil
      let found = self.issues {
        expectSnapshot(of: try Bitmap.gray(91), named: "gray", record: .never)
      }
      return isOutside ? found : []
    }.value
    #expect(found.count == 1)
    #expect(found.first?.sourceLocation?.line == line)
    #expect(
      found.first?.comments.map(\.rawValue).joined()
        .hasPrefix("the snapshot \"gray\" fails: 12 of 12 pixels (100 %) differ") == true)
  }

  @Test("the tolerance of a comparison applies, from the argument and from the surrounding trait")
  func forgives() throws {
    expectSnapshot(
      of: try Bitmap.gray(91), named: "gray", comparedBy: Comparison(.channel(tolerance: 1)))
    try withSnapshots(comparedBy: Comparison(.channel(tolerance: 2))) {
      expectSnapshot(of: try Bitmap.gray(92), named: "gray")
    }
    #expect(
      issues {
        expectSnapshot(
          of: try Bitmap.gray(93), named: "gray", comparedBy: Comparison(.channel(tolerance: 2)),
          record: .never)
      }.count == 1)
  }

  @Test(
    "a comparison with an invalid threshold or limit fails, also with the golden itself",
    arguments: [
      (
        Comparison(tolerance: Tolerance(ratio: .nan)),
        "the share of pixels that may differ is between 0 and 1"
      ),
      (
        Comparison(tolerance: Tolerance(ratio: 1.5)),
        "the share of pixels that may differ is between 0 and 1"
      ),
      (
        Comparison(tolerance: Tolerance(pixels: -1)),
        "the number of pixels that may differ cannot be negative"
      ),
      (
        Comparison(tolerance: Tolerance(densities: [.init(width: 2, height: 2, pixels: -1)])),
        "the number of pixels that may differ in a window cannot be negative"
      ),
      (
        Comparison(.channel(tolerance: 256)),
        "the threshold of channel is a whole number from 0 to 255"
      ),
      (Comparison(.yiq(threshold: -0.1)), "the threshold of yiq is between 0 and 1"),
      (Comparison(.yiq(threshold: .nan)), "the threshold of yiq is between 0 and 1"),
      (
        Comparison(.structure(threshold: .infinity)),
        "the threshold of structure is between 0 and 200"
      ),
    ])
  func malformed(comparison: Comparison, words: String) throws {
    let found = issues {
      expectSnapshot(of: try Bitmap.gray(90), named: "gray", comparedBy: comparison)
    }
    #expect(
      found.flatMap(\.comments).map(\.rawValue)
        == ["the snapshot \"gray\" cannot be taken: \(words)"])
    let around = issues {
      try withSnapshots(comparedBy: comparison) {
        expectSnapshot(of: try Bitmap.gray(90), named: "gray")
      }
    }
    #expect(around.count == 1)
  }

  @Test(
    "a missing golden fails each time, and the picture is in the artefacts",
    .snapshots(record: .missing))
  func pending() throws {
    for _ in 0..<2 {
      let found = issues { expectSnapshot(of: try Bitmap.gray(1), named: "waiting") }
      #expect(found.count == 1)
      let text = found.map { $0.comments.map(\.rawValue).joined() }.joined()
      #expect(text.hasPrefix("the snapshot \"waiting\" has no golden"))
      #expect(text.contains("/ImageSnapshotTestingTests/ExpectSnapshotTests/waiting/actual.png"))
      #expect(
        text.contains(
          "swift package --allow-writing-to-package-directory snapshots accept"
            + " 'ImageSnapshotTestingTests/ExpectSnapshotTests/waiting'"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/waiting.png"))
    }
  }

  @Test("each platform has its own golden if the argument or the settings request it")
  func perPlatform() throws {
    let file = "/platform.\(GoldenPlatform.current.rawValue).png"
    defer { try? FileManager.default.removeItem(atPath: folder.path + file) }
    let first = issues {
      expectSnapshot(of: try Bitmap.gray(1), named: "platform", record: .all, perPlatform: true)
    }
    #expect(first.count == 1)
    #expect(FileManager.default.fileExists(atPath: folder.path + file))
    try withSnapshots(perPlatform: true) {
      expectSnapshot(of: try Bitmap.gray(1), named: "platform", record: .never)
    }
    // Without it, there is no golden. The name is that of another golden.
    let common = issues {
      expectSnapshot(of: try Bitmap.gray(1), named: "platform", record: .never)
    }
    #expect(
      common.map { $0.comments.map(\.rawValue).joined() }.joined()
        .hasPrefix("the snapshot \"platform\" has no golden"))
  }

  @Test("two pictures with one name are an error that names both lines")
  func twice() throws {
    let first = #line + 1
    let one = issues { expectSnapshot(of: try Bitmap.gray(1), named: "twice", record: .all) }
    let other = issues { expectSnapshot(of: try Bitmap.gray(2), named: "twice", record: .all) }
    defer { try? FileManager.default.removeItem(atPath: folder.path + "/twice.png") }
    #expect(one.count == 1 && other.count == 1)
    let text = other.map { $0.comments.map(\.rawValue).joined() }.joined()
    #expect(
      text.contains(
        "\(#filePath):\(first) has another picture of the same name; give them different"))
    // The second picture did not replace the first.
    expectSnapshot(of: try Bitmap.gray(1), named: "twice", record: .never)
  }

  @Test("a newly recorded golden fails; one with the same pixels passes")
  func records() throws {
    let path = folder.path + "/recorded.png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = issues {
      try withSnapshots(record: .all) { expectSnapshot(of: try Bitmap.gray(7), named: "recorded") }
    }
    #expect(first.count == 1)
    #expect(first[0].comments.map(\.rawValue).joined().contains("was recorded; look at it"))
    expectSnapshot(of: try Bitmap.gray(7), named: "recorded", record: .all)
    expectSnapshot(of: try Bitmap.gray(7), named: "recorded", record: .never)
  }

  @Test(
    "data that are not a picture and invalid names are issues",
    arguments: [
      ("gray", Array("no".utf8), "the picture cannot be read: this is text and not a PNG"),
      ("gray", [], "the picture cannot be read: the file is empty"),
      ("../gray", Array("no".utf8), "cannot name a snapshot"),
      (".gray", Array("no".utf8), "\".gray\" begins with a dot"),
    ])
  func refuses(name: String, png: [UInt8], words: String) throws {
    let found = issues { expectSnapshot(of: png, named: name, record: .never) }
    #expect(found.count == 1)
    #expect(found.first?.comments.map(\.rawValue).joined().contains(words) == true)
  }

  @Test("a missing file is an issue")
  func noFile() {
    let found = issues {
      expectSnapshot(of: URL(fileURLWithPath: "/nowhere/x.png"), named: "gray", record: .never)
    }
    #expect(found.count == 1)
    #expect(found.first?.comments.map(\.rawValue).joined().contains("/nowhere/x.png") == true)
  }

  @Test("inner settings replace outer ones, and omitted ones are inherited")
  func nesting() {
    withSnapshots(record: .failed, renderer: "outer") {
      withSnapshots(comparedBy: .exact, renderer: "inner") {
        #expect(SnapshotSettings.current.record == .failed)
        #expect(SnapshotSettings.current.comparison == .exact)
        #expect(SnapshotSettings.current.renderer == "inner")
      }
      #expect(SnapshotSettings.current.renderer == "outer")
    }
    #expect(SnapshotSettings.current.record == nil)
  }
}
