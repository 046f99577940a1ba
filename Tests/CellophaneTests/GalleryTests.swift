import Cellophane
import Foundation
import PNGCoding
import Testing

/// `Documentation/Gallery.md`, which `Scripts/write-gallery` makes of the fixtures.
@Suite("The gallery")
struct GalleryTests {
  private let root: URL
  private let text: String

  init() throws {
    root = URL(fileURLWithPath: Fixture.path)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "Documentation/Gallery.md"), encoding: .utf8)
  }

  @Test("has every example scene under its title, and no other")
  func scenes() throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: root.appending(path: "Fixtures/Scenes").path)
      .filter { $0.hasSuffix(".cell.yaml") }.sorted()
    let titles = try files.map { file in
      try SceneDocument.read(
        contentsOfFile: root.appending(path: "Fixtures/Scenes/\(file)").path
      ).scene.title
    }
    #expect(Set(titles).count == titles.count)
    let shown = text.matches(of: /\n## (.*)\n\n\[`(.*)`\]\(\.\.\/Fixtures\/Scenes\/(.*)\)\n/)
    #expect(shown.map { String($0.1) } == titles, "run make figures")
    #expect(shown.map { String($0.2) } == files)
    #expect(shown.map { String($0.3) } == files)
  }

  /// A picture with much that is transparent would be another one on a dark page.
  @Test("shows goldens that are there and hide the page behind them, at their size in points")
  func pictures() throws {
    let files = text.matches(of: /(?:src|srcset)="\.\.\/([^"]*)"/).map { String($0.1) }
    #expect(files.count > 50)
    for file in files {
      let bytes = try Data(contentsOf: root.appending(path: file))
      let bitmap = try PNGDecoder.decode(Array(bytes)).bitmap
      let pixels = bitmap.width * bitmap.height
      let opaque = stride(from: 3, to: bitmap.rgba.count, by: 4).count { bitmap.rgba[$0] == 255 }
      #expect(opaque * 100 >= pixels * 98, "\(file)")
      let width = try Regex(
        "\"\\.\\./\(NSRegularExpression.escapedPattern(for: file))\" width=\"(\\d+)\"")
      for match in text.matches(of: width) {
        let scale = file.hasSuffix("@3x.png") ? 3 : file.hasSuffix("@1x.png") ? 1 : 2
        #expect(match.output[1].substring.flatMap { Int($0) } == bitmap.width / scale)
      }
    }
  }
}
