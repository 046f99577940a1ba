import Cellophane
import Foundation
import Testing

@testable import CellophaneCLI

/// `Documentation/Gallery.md`, whose figures `cellophane figures` draws of the fixtures.
@Suite("The gallery")
struct GalleryTests {
  private let root: URL
  private let text: String

  init() throws {
    root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "Documentation/Gallery.md"), encoding: .utf8)
  }

  @Test("has every example scene under its title, and no other")
  func scenes() throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: root.appending(path: "Fixtures/Scenes").path)
      .filter { $0.hasSuffix(".cell.yaml") }.sorted()
    let titles = try files.map { file in
      try SceneDocument(
        contentsOfFile: root.appending(path: "Fixtures/Scenes/\(file)").path
      ).scene.title
    }
    #expect(Set(titles).count == titles.count)
    let shown = text.matches(of: /\n## (.*)\n\n\[`(.*)`\]\(\.\.\/Fixtures\/Scenes\/(.*)\)\n/)
    #expect(shown.map { String($0.1) } == titles)
    #expect(shown.map { String($0.2) } == files)
    #expect(shown.map { String($0.3) } == files)
  }

  @Test("shows of each scene a figure that a command draws of it, and that is there")
  func figures() throws {
    let figures = try MarkdownFigures.figures(
      inFile: root.appending(path: "Documentation/Gallery.md").path)
    for figure in figures {
      let scene = try #require(figure.command.dropFirst().first)
      let name = try #require(scene.wholeMatch(of: /Fixtures\/Scenes\/(.*)\.cell\.yaml/)?.1)
      #expect(figure.targets.count == 1)
      let path = try #require(figure.targets.first?.path)
      #expect(path.hasSuffix("Documentation/Figures/Gallery/\(name).svg"))
      #expect(FileManager.default.fileExists(atPath: path))
    }
    #expect(figures.count == text.components(separatedBy: "\n## ").count - 1)
  }
}
