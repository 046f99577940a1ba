import Foundation
import TerminalOutput
import Testing

@testable import CellophaneCLI

/// `cellophane cover`: what goldens show, and the scripts that show the rest.
@Suite("Coverage")
struct CoverCommandTests {
  private let scene = """
    cellophane: 1
    cell:
      contentView:
        backgroundColor: white
        subviews:
          - { view: bar, backgroundColor: systemGray, frame: { x: 0, y: 0, width: 20, height: 20 } }
    states:
      badge: { values: [none, new, old], setBy: app }
      muted: { setBy: app }
    rules:
      - { when: highlighted, contentView.backgroundColor: systemGray4 }
      - { when: selected, bar.backgroundColor: systemBlue }
      - { when: badge == new, bar.cornerRadius: 4 }
      - { when: badge == old, bar.cornerRadius: 9 }
      - { when: muted, bar.alpha: 0.5 }
    collectionView:
      frame: { width: 200, height: 120 }
      flowLayout: { itemSize: { width: 180, height: 40 } }
      allowsMultipleSelection: true
      items: 2
    scripts:
      press: [down: 0, wait: 0.5, cancel]
    snapshots: { states: [normal, selected], scripts: [press] }

    """

  private func cover(
    _ scene: String, _ options: String...
  ) async throws -> (status: Int32, text: String, errors: String) {
    let folder = try Folder()
    try folder.write(scene, to: "row.cell.yaml")
    let outcome = try await cellophane(["cover", "row.cell.yaml"] + options, in: folder)
    return (outcome.status, outcome.text, outcome.errors)
  }

  @Test("Looks, arrows and pairs equal those counted by hand, and those without goldens are listed")
  func report() async throws {
    let outcome = try await cover(scene, "--strict")
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    let lines = outcome.text.split(separator: "\n").map(String.init)
    // Highlighted, selected, three badges and muted: 2 · 2 · 3 · 2 looks, of which goldens show normal, selected and
    // highlighted. A touch of either cell state: down, out, in, cancel and lift make 5 arrows, of which "press" takes
    // two; six changes of the badge and two of muted follow. Pairs: 4 + 6 + 4 + 6 + 4 + 6, of which normal shows six,
    // and selected and highlighted three more each.
    #expect(
      lines.first?.hasPrefix(
        "row.cell.yaml: goldens show 3 of 24 looks, 2 of 18 arrows and 12 of 30 pairs of values; 1 script"
      )
        == true, "\(lines.first ?? "")")
    #expect(lines.first?.hasSuffix("takes all arrows and shows all pairs") == true)
    // Pairs stand for the looks that inputs multiply.
    #expect(lines.contains("  no golden shows highlighted with selected"))
    #expect(!lines.contains { $0.contains("the look of") })
    #expect(lines.contains("  no golden shows lift inside: highlighted → selected"))
  }

  @Test("A scene with the scripts that it writes lacks nothing, and check finds no mistake")
  func pasted() async throws {
    let scripts = try await cover(scene, "--as", "scripts")
    #expect(scripts.status == 0 && scripts.text.hasPrefix("  cover:\n"), "\(scripts.errors)")
    let whole = scene.replacing("scripts:\n", with: "scripts:\n\(scripts.text)", maxReplacements: 1)
      .replacing("scripts: [press]", with: "scripts: [press, cover]")
    let outcome = try await cover(whole, "--strict", "--json")
    #expect(outcome.status == 0, "\(outcome.text.prefix(500)) \(outcome.errors)")
    let pairs = "\"pairs\": {\"count\": 30, \"golden\": 30, \"inScripts\": 30, \"missing\": []}"
    let arrows = "\"arrows\": {\"count\": 18, \"golden\": 18, \"inScripts\": 18, \"missing\": []}"
    #expect(outcome.text.contains(pairs) && outcome.text.contains(arrows), "\(outcome.text)")
    let folder = try Folder()
    try folder.write(whole, to: "row.cell.yaml")
    #expect(try await cellophane("check", "row.cell.yaml", in: folder).status == 0)
    #expect(outcome.text.contains("\"name\": \"cover-2\""))
  }

  @Test(
    "Items that differ from the first one in more than their data are named, unless a listed script shows them",
    arguments: [
      ("{ bar.alpha: 0.5 }", "items 1, 2, which differ from item 0"),
      ("{ bar.alpha: 1 }", "item 2, which differs from item 0"),
      ("{ bar.backgroundColor: systemRed }", "item 2, which differs from item 0"),
    ])
  func items(second: String, told: String) async throws {
    let list = scene.replacing(
      "items: 2", with: "items: [{}, \(second), { bar.cornerRadius: 2 }]")
    // All three are on screen while the listed script is played.
    #expect(try await !cover(list).text.contains("from item 0"))
    let states = list.replacing(", scripts: [press] }", with: " }")
    let outcome = try await cover(states, "--strict")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("  no golden shows \(told) in more than"), "\(outcome.text)")
    let items = told.hasPrefix("items") ? "[1, 2]" : "[2]"
    #expect(try await cover(states, "--json").text.contains("\"unseenItems\": \(items)"))
    #expect(try await !cover(states, "--item", "1").text.contains("from item 0"))
    // So do goldens of states of these items.
    let listed = states.replacing("snapshots: {", with: "snapshots: { items: [0, 1, 2],")
    #expect(try await !cover(listed).text.contains("from item 0"))
    let second = try await cover(listed, "--item", "1")
    #expect(second.text.contains("goldens show 2 of "), "\(second.text)")
    let missing = try await cover(
      states.replacing("snapshots: {", with: "snapshots: { items: [3],"))
    #expect(missing.errors.contains("there is no item 3; the last one is 2"), "\(missing.errors)")
  }

  @Test("Twenty inputs are covered without a million states")
  func manyInputs() async throws {
    let flags = (0..<20).map { "  flag\($0): { setBy: app }" }.joined(separator: "\n")
    let text = scene.replacing(
      "  muted: { setBy: app }\n", with: "  muted: { setBy: app }\n\(flags)\n")
    let outcome = try await cover(text)
    #expect(outcome.status == 0)
    #expect(
      outcome.text.contains("looks of more than 512 states, which were not compared"),
      "\(outcome.text.prefix(300))")
    #expect(outcome.text.contains("takes all arrows and shows all pairs"))
  }

  @Test(
    "Tests in Swift have a function for each script, and those for XCUITest name unsupported steps"
  )
  func tests() async throws {
    let swift = try await cover(scene, "--as", "tests")
    for line in [
      "struct RowCoverTests {", "    scene.scripts[\"cover\"] = [",
      "      .set(StateChange(item: 0, values: [.init(.custom(\"badge\"), .word(\"new\"))])),",
      "    expectSnapshots(of: scene, named: \"row-cover\")",
    ] {
      #expect(swift.text.contains(line), "\(line)")
    }
    let ui = try await cover(scene, "--as", "ui-tests")
    for line in [
      "final class RowUITests: XCTestCase {",
      "/// - cancel: highlighted → normal: no test can let the system cancel a touch",
      "/// - app sets muted: not muted → muted: only the app sets it;",
      "    // lift inside: highlighted → selected\n    place(0).press(forDuration: 0.65)",
      "    XCTAssertTrue(cell(0).isSelected)",
    ] {
      #expect(ui.text.contains(line), "\(line)")
    }
    #expect(!ui.text.split(separator: "\n").contains { $0.hasPrefix("    // cancel") })
  }

  @Test("A test of the app scrolls along the axis of the layout, forward or back")
  func scrolling() async throws {
    for (direction, forward, back) in [
      ("vertical", "swipeUp", "swipeDown"), ("horizontal", "swipeLeft", "swipeRight"),
    ] {
      let text = scene.replacingOccurrences(of: "items: 2", with: "items: 20")
        .replacingOccurrences(
          of: "height: 40 } }", with: "height: 40 }, scrollDirection: \(direction) }")
      let ui = try await cover(text, "--item", "15", "--as", "ui-tests")
      for line in [
        "    scroll(to: 15)", "        collection.\(forward)(velocity: .slow)",
        "        collection.\(back)(velocity: .slow)",
        "    XCTAssertTrue(cell(item).isHittable)",
      ] {
        #expect(ui.text.contains(line + "\n"), "\(ui.text)")
      }
    }
  }

  @Test("Bad input ends with one message and the usual exit codes")
  func mistakes() async throws {
    #expect(try await cover(scene, "--item", "9").status == ExitStatus.usage.rawValue)
    #expect(try await cover(scene, "--as", "poems").status == ExitStatus.usage.rawValue)
    #expect(try await cover(scene, "-o", "x").status == ExitStatus.usage.rawValue)
    #expect(try await cover(scene, "--as", "tests", "--json").status == ExitStatus.usage.rawValue)
    #expect(try await cover("cell: 3\n").status == ExitStatus.malformedInput.rawValue)
    let folder = try Folder()
    let missing = try await cellophane("cover", "none.cell.yaml", in: folder)
    #expect(missing.status == ExitStatus.noInput.rawValue)
    #expect(missing.errors.split(separator: "\n").count == 1)
  }
}
