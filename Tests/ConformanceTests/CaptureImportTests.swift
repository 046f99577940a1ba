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

  @Test("properties that the recorder hides, cannot read or names are noted and used")
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

  @Test("values that scenes cannot have are limited and noted, and the scene can be read")
  func limits() throws {
    var capture = try Cards.capture.get()
    func edit(_ view: inout CapturedView) {
      if view.name == "titleLabel" {
        view.properties["alpha"] = .number(5)
        view.properties["cornerRadius"] = .number(-4)
        view.properties["zPosition"] = .number(1_000_000)
        view.properties["shadowOffset"] = .numbers([0, 20_000])
        view.properties["text"] = .text(String(repeating: "é", count: 3_000))
      }
      if view.name == "statusLabel" { view.properties["text"] = .text("48\u{1B}\u{0} min") }
      for index in view.subviews.indices { edit(&view.subviews[index]) }
    }
    for index in capture.states.indices { edit(&capture.states[index].tree) }
    let result = CaptureImport(capture, title: "An episode")
    for note in [
      "titleLabel: alpha 5 is taken as 1, the nearest that scenes have",
      "titleLabel: cornerRadius -4 is taken as 0, the nearest that scenes have",
      "titleLabel: zPosition 1000000 is taken as 10000, the nearest that scenes have",
      "titleLabel: shadowOffset is left out: shadowOffset must be from -10000 to 10000",
      "titleLabel: only the beginning of the text is in the scene, which has at most 2000 bytes",
      "statusLabel: letters of the text that cannot be printed are left out",
    ] {
      #expect(result.notes.contains(note), "\(note) is not in\n\(result.notes)")
    }
    #expect(result.scene.contains("        text: \"48 min\"\n"), "\(result.scene)")
    #expect(throws: Never.self) { try Cards.renderer(result.scene) }
  }

  @Test("accessibility elements of an opaque view are in the scene, and are compared")
  func accessibility() throws {
    let url = try #require(
      Bundle.module.url(forResource: "inbox", withExtension: "json", subdirectory: "Resources"))
    let opaque = #""opaque": "UIHostingConfiguration", "#
    let elements = """
      "accessibility": [
        { "label": "Steps this week", "traits": ["image"], "frame": [4, 4, 60, 32] },
        { "label": { "hidden": 6 }, "value": "3 of 5", "traits": ["adjustable", "button"] }
      ],
      """
    let text = try String(contentsOf: url, encoding: .utf8)
      .replacing(opaque, with: opaque + elements)
    let capture = try Capture(json: [UInt8](text.utf8))
    #expect(try Capture(json: [UInt8](capture.json.utf8)) == capture)
    let result = CaptureImport(capture, title: "Inbox")
    #expect(
      result.notes.contains(
        "chart: the accessibilityLabel of an element in it is hidden in the capture"))
    for line in [
      "          - view: chartElement1", "            frame: { x: 4, y: 4, width: 60, height: 32 }",
      "            accessibilityLabel: \"Steps this week\"", "          - view: chartElement2",
      "            frame: { x: 0, y: 0, width: 80, height: 40 }",
      "            accessibilityTraits: [adjustable, button]",
    ] {
      #expect(result.scene.contains(line + "\n"), "\(line) is not in\n\(result.scene)")
    }
    func found(_ scene: String) throws -> [String] {
      try Cards.findings(scene, capture).filter { $0.view == "chart" }.map {
        "\($0.property): \($0.theirs), \($0.ours)"
      }
    }
    #expect(try found(result.scene).isEmpty)
    #expect(
      try found(result.scene.replacing("\"3 of 5\"", with: "\"4 of 5\"")) == [
        "accessibilityElements[1].accessibilityValue: \"3 of 5\", \"4 of 5\""
      ])
    #expect(
      try found(result.scene.replacing("[adjustable, button]", with: "[button]")) == [
        "accessibilityElements[1].accessibilityTraits: adjustable, button, button"
      ])
  }

  @Test("the texts of VoiceOver in a state become a rule")
  func changingAccessibility() throws {
    let url = try #require(
      Bundle.module.url(forResource: "inbox", withExtension: "json", subdirectory: "Resources"))
    let opaque = #""opaque": "UIHostingConfiguration", "#
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: opaque)
    try #require(parts.count == 4)
    func elements(_ rest: String) -> String {
      opaque + #""accessibility": [{ "label": "Steps", "frame": [4, 4, 60, 32], \#(rest) }],"#
    }
    let normal = elements(#""value": "3 of 5", "traits": ["image"]"#)
    let other = elements(#""traits": ["image", "selected"]"#)
    // The normal state in light and dark, then the other one.
    let beginning = parts[0] + normal + parts[1] + normal + parts[2]
    let capture = try Capture(json: [UInt8]((beginning + other + parts[3]).utf8))
    let result = CaptureImport(capture, title: "Inbox")
    let rules = try #require(result.scene.split(separator: "rules:").last)
    #expect(rules.contains("    chartElement1.accessibilityValue: \"\"\n"), "\(result.scene)")
    #expect(rules.contains("    chartElement1.accessibilityTraits: [image, selected]\n"))
    #expect(!rules.contains("chartElement1.accessibilityLabel"))
    #expect(!rules.contains("chartElement1.frame"))
    #expect(try Cards.findings(result.scene, capture).filter { $0.view == "chart" }.isEmpty)

    // Another number of elements cannot be a rule.
    let fewer = try Capture(json: [UInt8]((beginning + opaque + parts[3]).utf8))
    #expect(
      CaptureImport(fewer, title: "Inbox").notes.contains {
        $0.hasPrefix("chart: VoiceOver reads another number of elements in ")
      })
  }

  @Test("whether a view takes touches is written where it is not as UIKit has it")
  func touches() throws {
    let text = Cards.episode
      .replacing(
        "- label: titleLabel\n",
        with: "- label: titleLabel\n        isUserInteractionEnabled: true\n"
      )
      .replacing(
        "- gradientView: artwork\n",
        with: "- gradientView: artwork\n        isUserInteractionEnabled: false\n")
    let capture = try SceneCapture(Cards.renderer(text)).tour()
    let lines = CaptureImport(capture, title: "An episode").scene.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    for (view, line) in [
      ("- label: titleLabel", "isUserInteractionEnabled: true"),
      ("- gradientView: artwork", "isUserInteractionEnabled: false"),
    ] {
      let start = try #require(lines.firstIndex(of: view))
      let end = try #require(lines[start...].firstIndex(of: "constraints:"))
      #expect(lines[start..<end].contains(line))
    }
    #expect(lines.count { $0.hasPrefix("isUserInteractionEnabled") } == 2)
  }

  @Test(
    "the normal state keeps its look beside captured values, and an assumed value is noted",
    arguments: [
      (["progress=0.5"], "progress: { range: 0...1, stops: [0, 0.5] }", "progress", "0"),
      (["progress=0"], "progress: { range: -1...1, stops: [-1, 0] }", "progress", "-1"),
      (
        ["offset=-80", "offset=20"],
        "offset: { range: -80...20, stops: [-80, 0, 20], initially: 0 }", "offset", "0"
      ),
      (["download=initial"], "download: initial2 | initial", "download", "initial2"),
    ])
  func initialValues(_ names: [String], _ line: String, _ state: String, _ value: String) throws {
    var capture = try Cards.capture.get()
    let normal = try #require(capture.states.first)
    capture.states = [normal]
    capture.changes = []
    for name in names {
      var tree = normal.tree
      tree.properties["alpha"] = .number(0.5)
      capture.states.append(CapturedState(name: name, tree: tree))
    }
    let result = CaptureImport(capture, title: "An episode")
    #expect(result.scene.contains("\n  \(line)\n"), "\(result.scene)")
    #expect(
      result.notes == [
        "the value of \(state) in the normal state is not recorded; it is taken as \(value)"
      ])
    #expect(try Cards.findings(result.scene, capture).isEmpty)
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
