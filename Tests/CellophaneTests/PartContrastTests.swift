import Cellophane
import Resolution
import ResolvedViews
import SceneRendering
import Testing
import Validation

@testable import Review

/// The contrast of parts of attributed texts that have a colour of their own.
@Suite("The contrast of parts of a text")
struct PartContrastTests {
  private func findings(_ text: String, on ground: String = "systemBlue") throws -> [String] {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - view: bubble
              backgroundColor: \(ground)
              constraints: [edges = superview]
              subviews:
                - label: title
                  textColor: "#FFFFFF"
                  font: { systemFont: 28, weight: bold }
                  attributedText: \(text)
                  constraints: [center = superview]
      collectionView:
        frame: { width: 300, height: 60 }
        flowLayout: { itemSize: { width: 300, height: 60 } }
        items: 1
      """
    let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
    return try LooksReport(of: scene, in: [SceneRenderer(scene)]).findings.map {
      "\($0.problem.path): \($0.problem.message)"
    }
  }

  @Test(
    "a part that is as blue as the view behind it is found with its text",
    arguments: [
      "\"See [example.com](https://example.com)\"",
      "[\"See \", { text: hidden, foregroundColor: systemBlue }]",
      "[{ text: hidden, foregroundColor: systemBlue }]",
      "[{ text: Hid, foregroundColor: systemBlue }, { text: den, foregroundColor: systemBlue, italic: true }]",
    ])
  func hiddenPart(text: String) throws {
    #expect(
      try findings(text) == [
        "cell.contentView.subviews[0].subviews[0].attributedText: warning: a part of title is #007AFF on #007AFF"
          + " in all states, 1:1; WCAG 2 requires 3:1 for large text; choose colours with more contrast"
      ])
  }

  @Test("a part is compared with its own background")
  func ownBackground() throws {
    func marked(_ color: String) -> String {
      "[\"See \", { text: this, foregroundColor: \"\(color)\", backgroundColor: \"#FFFFFF\" }]"
    }
    #expect(try findings(marked("#007AFF")).isEmpty)
    #expect(try findings(marked("#EEEEEE")).count == 1)
  }

  @Test(
    "UIKit's colours for text are no finding on its backgrounds",
    arguments: [
      "\"[example.com](https://example.com)\"",
      "[{ text: Later, foregroundColor: tertiaryLabel }]",
      "[{ systemImage: star.fill, foregroundColor: systemYellow }]",
    ])
  func standard(text: String) throws {
    #expect(try findings(text, on: "systemBackground").isEmpty)
  }

  @Test("the words for a cell's look and its own foregrounds do not name parts")
  func words() throws {
    let scene = try SceneDocument(
      Array(
        """
        cellophane: 1
        cell: { contentView: { subviews: [{ label: a, attributedText: "b [c](d)", constraints: [center = superview] }] } }
        collectionView: { frame: { width: 90, height: 60 }, items: 1 }
        """.utf8), file: "a.yaml"
    ).scene
    let renderer = try SceneRenderer(scene)
    let cell = renderer.resolved.cell(item: 0, state: .normal)
    #expect(cell.inks.map(\.isPart) == [false] && cell.partInks.map(\.isPart) == [true])
  }
}
