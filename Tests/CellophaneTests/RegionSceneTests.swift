import Cellophane
import Foundation
import Interaction
import TestSupport
import Testing
import Wording

@testable import Diagrams
@testable import Figures
@testable import Review

@Suite("Statecharts of example scenes")
struct RegionSceneTests {
  private func renderer(_ name: String) throws -> SceneRenderer {
    try ExampleScenes.renderer(
      #require(ExampleScenes.files.first { $0.hasSuffix("/\(name).cell.yaml") }))
  }

  @Test("Inputs that nothing reads are regions, and the one that follows a word is inside it")
  func episode() throws {
    let content = try RegionContent(renderer("episode"), item: 0)
    let chart = try content.chart()
    #expect(chart.regions.map(\.title) == ["Touch", "Selection", "Playing", "Download"])
    #expect(
      chart.regions[3].nodes.map(\.name) == ["none", "loading", "done", "failed"]
        && chart.regions[3].kind == .anyOf)
    #expect(content.states.stateCount == 32 && content.looks.count == 24)
    // 2 · 4 pairs need eight rows.
    #expect(chart.looks.count == 8 && chart.looks[0].name == "base")
    #expect(chart.interactions.map(\.title) == ["selected hides highlighted"])
    #expect(chart.description.count < 500)
  }

  @Test("A switch in a condition of a rule is a region, and an omitted one is named")
  func switches() throws {
    let asked = try RegionContent(renderer("accessory-views"), item: 0)
    let regions = try asked.chart().regions
    #expect(regions.map(\.title) == ["Touch", "Selection", "Alarm"])
    #expect(regions[2].nodes.map(\.name) == ["alarm on", "alarm off"])
    #expect(asked.names.notes(2) == ["set by touches"])
    #expect(
      try RegionContent(renderer("controls"), item: 0).sentences.contains(
        "Left out: alerts on, set by touches; nothing in the scene depends on it."))
  }

  @Test("A number of the app that a slider's finger moves is set by touches and by the app")
  func touchedNumber() throws {
    let text = """
      cellophane: 1
      title: A slider
      states: { warmth: { range: 5...30, initially: 18, setBy: data } }
      cell:
        contentView:
          subviews:
            - { slider: level, value: warmth, minimumValue: 5, maximumValue: 30, frame: { x: 10, y: 10, width: 180, height: 30 } }
      collectionView:
        frame: { width: 200, height: 50 }
        flowLayout: { itemSize: { width: 200, height: 50 } }
        items: 1
      """
    let scene = try SceneDocument(Array(text.utf8), file: "slider").scene
    let content = try RegionContent(SceneRenderer(scene), item: 0)
    let place = try #require(content.chart().regions.firstIndex { $0.title == "Warmth" })
    #expect(content.names.notes(place).contains("set by touches and by the app"))
  }

  @Test("A button without user interaction is not listed as omitted")
  func untouchable() throws {
    for (property, isNamed) in [("", true), (", isUserInteractionEnabled: false", false)] {
      let file = """
        cellophane: 1
        cell: { contentView: { subviews: [{ button: badge, title: "3"\(property), constraints: [center = superview] }] } }
        states: { open: data, done: data }
        rules: [{ when: open, badge.alpha: 0.5 }, { when: done, badge.title: Done }]
        collectionView: { frame: { width: 200, height: 60 }, flowLayout: { itemSize: { width: 200, height: 60 } }, items: 1 }
        """
      let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "badge").scene)
      let sentences = RegionContent(renderer, item: 0).sentences
      #expect(sentences.contains { $0.contains("Left out: badge") } == isNamed, "\(sentences)")
    }
  }

  @Test("The diagram lists the explored stops of a number that events change by steps")
  func steppedNumber() throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { button: add, systemImage: plus, constraints: [center = superview, size = 40] }
      states: { count: { range: 0...9, stops: [0, 1, 2], add.touchUpInside: +1, setBy: gesture } }
      rules: [{ when: count > 1, cell.backgroundColor: red }]
      collectionView:
        frame: { width: 200, height: 60 }
        flowLayout: { itemSize: { width: 200, height: 60 } }
        items: 1
      """
    let renderer = try SceneRenderer(
      SceneDocument(Array(file.utf8), file: "a.yaml").scene)
    let content = RegionContent(renderer, item: 0)
    #expect(try content.chart().regions.last?.nodes.map(\.name) == ["0", "1", "2"])
    let sentence =
      "Count is explored at 0, 1 and 2, its stops; events also lead to other numbers."
    #expect(content.sentences.contains(sentence))
    #expect(try renderer.diagramGraph(items: [0]).remarks.contains(sentence))
  }

  @Test(
    "Deletions of the item lead from all regions to the end, with a sentence about it")
  func deletion() throws {
    let file = """
      cellophane: 1
      behaviors: [swipeToDelete]
      cell:
        class: UITableViewCell
        contentView:
          subviews:
            - { label: titleLabel, text: Row, constraints: [leading = superview + 16, centerY = superview, top = superview + 12] }
      collectionView: { frame: { width: 375, height: 140 }, listLayout: { appearance: plain }, items: 3 }
      """
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "row").scene)
    let content = RegionContent(renderer, item: 0)
    let sentence = "After deleteItem the item is gone."
    #expect(content.sentences.contains(sentence), "\(content.sentences)")
    let drawn = try content.chart()
    #expect(
      drawn.ends.map(\.actions) == [["full swipe from the trailing edge"], ["tap delete"]])
    #expect(drawn.ends.allSatisfy { $0.calls.last == "deleteItem" && !$0.isOfApp })
    #expect(drawn.regions.flatMap(\.arrows).allSatisfy { !$0.calls.contains("deleteItem") })
    #expect(
      drawn.description.contains(
        " The item is deleted after full swipe from the trailing edge, tap delete."))
    // In the languages of other programs it ends the chart from all states of the regions.
    func regions(_ format: StateDiagramFormat) throws -> String {
      try renderer.stateDiagramText(form: .regions, as: format)
    }
    let chart = try regions(.mermaid)
    #expect(
      chart.hasSuffix(
        """
          }
          cell --> [*]: full swipe from the trailing edge<br>delete.primaryActionTriggered, deleteItem
          cell --> [*]: tap delete<br>deleteItem

        """), "\(chart)")
    #expect(chart.split(separator: "deleteItem").count == 3)
    let scxml = try regions(.scxml)
    #expect(
      scxml.contains(
        """
          <parallel id="cell">
            <transition event="full_swipe_from_the_trailing_edge-delete_primaryActionTriggered-deleteItem" target="deleted"/>
            <transition event="tap_delete-delete_primaryActionTriggered-deleteItem" target="deleted"/>
            <state
        """), "\(scxml)")
    #expect(scxml.hasSuffix("  </parallel>\n  <final id=\"deleted\"/>\n</scxml>\n"))
    let edge = "-> end [ltail=clustercell, label=\"tap delete\\ndeleteItem\"];"
    #expect(try regions(.dot).contains(edge))
    // The graph of all states has an end. From normal nothing else changes.
    let mermaid = try renderer.stateDiagramText(as: .mermaid)
    let swipe = "full swipe from the trailing edge<br>delete.primaryActionTriggered, deleteItem\n"
    #expect(mermaid.contains("  s0 --> [*]: \(swipe)"), "\(mermaid)")
    #expect(mermaid.contains("  s2 --> [*]: tap delete<br>deleteItem\n"))
    #expect(!mermaid.contains("--> s0: tap delete"))
    let graph = try renderer.diagramGraph(items: [0])
    #expect(graph.sentences.contains("After deleteItem the item is gone."))
    // The drawing has an arrow to an end for each of them, and none to the state that remains.
    let diagram = try StateDiagram(
      of: graph, title: "", typesetter: renderer.typesetter,
      picture: { _ in Specimen(DisplayList(size: Size(80, 44))) })
    #expect(
      diagram.deletions.map { "\(graph.nodes[$0.transition.from].id): \($0.transition.action)" }
        == [
          "normal: full swipe from the trailing edge", "swiped: tap delete",
          "selected: full swipe from the trailing edge", "selected+swiped: tap delete",
        ])
    let explored = try renderer.stateGraph()
    #expect(
      Set(explored.deletions.map(\.from.id)) == [
        "normal", "swiped", "selected", "selected+swiped",
      ])
    #expect(explored.deletions.allSatisfy { $0.deletedItems == [0] })
    #expect(explored.deletions.contains { !explored.transitions.contains($0) })
    #expect(diagram.deletions.allSatisfy { $0.finalState != nil })
    #expect(diagram.transitions.allSatisfy { $0.transition.isDeletion == ($0.finalState != nil) })
    // A narrow page lists the states with words.
    let list = try FlatContent(renderer, items: [0]).sheet(.light, width: 360)
    let arrows = list.chart.regions.flatMap(\.arrows).filter { $0.to == graph.nodes.count }
    #expect(arrows.map(\.from) == diagram.deletions.map(\.transition.from))
  }

  @Test("Guards omit conditions that follow from the single finger, and many arrows share a line")
  func oneFinger() throws {
    let chart = try RegionContent(renderer("press"), item: 0).chart()
    let pressed = try #require(chart.regions.first { $0.title == "Pressed" })
    // A touch begins at rest; a hold begins the press only where the finger is inside.
    #expect(
      pressed.arrows.map { "\($0.actions[0]) \($0.guardText)" } == [
        "touch down ", "drag back in ", "hold [in highlighted]", "drag out ", "cancel ",
        "lift inside ",
      ])
    let tap = try #require(
      chart.regions[1].arrows.first { $0.actions.contains("quick tap") })
    #expect(tap.guardText.isEmpty)
  }

  @Test("A guard with more than six places is only in the JSON")
  func longGuards() throws {
    let names = RegionContent(try renderer("episode"), item: 0).names
    let term = StateChart.Condition.Term(region: 3, places: [0, 1])
    #expect(names.text([StateChart.Condition([term])]) == "[in download none or download loading]")
    let long = Array(repeating: StateChart.Condition([term]), count: 4)
    #expect(names.isLong(long) && names.text(long) == "[in some states]")
  }

  @Test("The number of looks is that of the pictures of all combinations")
  func looks() throws {
    let renderer = try renderer("episode")
    let states = Set(try renderer.stateGraph().cellStates)
    let lists = try states.map { try renderer.cell(state: $0).displayList }
    #expect(Set(lists).count == 24)
  }

  @Test("A diagram of more than six states has regions, unless the flat form is requested")
  func form() throws {
    let starred = try renderer("starred")
    #expect(try starred.form(nil, items: [0]) == .regions)
    #expect(try starred.form(.flat, items: [0]) == .flat)
    #expect(try starred.form(nil, items: [0, 1]) == .flat)
    #expect(try Fixture.renderer().form(nil, items: [0]) == .flat)
    #expect(try starred.stateDiagram().displayList.size.width == 830)
  }

  @Test("Regions of several cells, or of none, are an error", arguments: [[0, 1], []])
  func regionsOfSeveral(items: [Int]) throws {
    let starred = try renderer("starred")
    let refused = RenderingError.invalidGroup(
      "a diagram with regions shows one cell; choose one item, or the form flat")
    #expect(throws: refused) { try starred.stateDiagram(items: items, form: .regions) }
    #expect(throws: refused) {
      try starred.stateDiagramText(items: items, form: .regions, as: .json)
    }
    _ = try starred.stateDiagramText(items: [0, 1], form: .flat, as: .json)
  }

  @Test("A state graph of several cells has the states of all, in the order of the items")
  func graphOfSeveral() throws {
    let renderer = try Fixture.renderer()
    let graph = try renderer.stateGraph(items: [1, 0])
    #expect(graph.items == [0, 1])
    #expect(graph.states.allSatisfy { $0.cells.count == 2 })
    #expect(try graph.states.count == renderer.diagramGraph(items: [0, 1]).nodes.count)
    #expect(try renderer.stateGraph() == renderer.stateGraph(items: [0]))
    let refused = RenderingError.invalidGroup(
      "one to 3 different cells can be explored together; choose fewer or different items")
    for items in [[], [0, 0], [0, 1, 2, 0]] {
      #expect(throws: refused) { try renderer.stateGraph(items: items) }
    }
    #expect(throws: RenderingError.unknownItem(3, count: 3)) {
      try renderer.stateGraph(items: [0, 3])
    }
  }

  @Test("A region's pictures show the views that it changes, not the whole cell")
  func crop() throws {
    let chart = try RegionContent(renderer("episode"), item: 0).chart()
    let whole = chart.regions[0].nodes[0].specimen.window
    let artwork = chart.regions[2].nodes[1].specimen.window
    #expect(artwork.size.width < whole.size.width / 3)
    // The artwork is 60 points wide, 65 when it is playing.
    #expect(artwork.size.width >= 65)
  }

  @Test(
    "Qt compiles the SCXML", arguments: ["episode", "press", "starred", "set-flags", "selection"])
  func scxml(name: String) throws {
    let folder = try TemporaryFolder()
    let renderer = try renderer(name)
    for form in StateDiagramForm.allCases {
      let text = try renderer.stateDiagramText(form: form, as: .scxml)
      let path = folder.path + "/\(form.rawValue).scxml"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      _ = try ForeignProgram.output(
        "/usr/lib/qt6/libexec/qscxmlc",
        ["--header", path + ".h", "--impl", path + ".cpp", path])
      #expect(FileManager.default.fileExists(atPath: path + ".cpp"))
    }
  }

  @Test("DOT with regions is read by Graphviz", arguments: ["episode", "press"])
  func dot(name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/chart.dot"
    let text = try renderer(name).stateDiagramText(form: .regions, as: .dot)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let lines = try ForeignProgram.lines("dot", ["-Tplain", path])
    #expect(lines.contains { $0.hasPrefix("node r0p1 ") })
  }

  @Test(
    "Mermaid's text has quotation marks of titles and labels as entities",
    arguments: StateDiagramForm.allCases)
  func mermaidQuotes(form: StateDiagramForm) throws {
    var scene = try renderer("press").scene
    scene.title = "A \"press\""
    scene.states[0].label = "held \"down\""
    let text = try SceneRenderer(scene).stateDiagramText(form: form, as: .mermaid)
    let lines = text.split(separator: "\n")
    // The title before the diagram is YAML.
    #expect(lines[1] == "title: \"A \\\"press\\\"\"")
    #expect(lines.dropFirst(3).allSatisfy { [0, 2].contains($0.count { $0 == "\"" }) })
    #expect(!lines.dropFirst(3).contains { $0.contains("\\") })
    #expect(text.contains("held #quot;down#quot;"))
    #expect(text.contains("state \"A #quot;press#quot;\" as cell {") == (form == .regions))
  }

  @Test("States of controls are called by accessibility labels that never change")
  func statesOfLabelledControls() throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { switch: alerts, isOn: true, accessibilityLabel: iCloud alerts, constraints: [leading = superview, centerY = superview] }
            - { button: like, systemImage: heart, accessibilityLabel: Like, constraints: [trailing = superview, centerY = superview] }
            - { button: go, systemImage: play, accessibilityLabel: Play, constraints: [center = superview] }
      states: { playing: { go.touchUpInside: not playing } }
      rules:
        - { when: playing, go.systemImage: pause, go.accessibilityLabel: Pause }
        - { when: alerts.on, contentView.alpha: 0.5 }
        - { when: like.highlighted or go.highlighted, like.alpha: 0.5 }
      collectionView:
        frame: { width: 300, height: 60 }
        flowLayout: { itemSize: { width: 300, height: 60 } }
        items: 1
      """
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "go").scene)
    let words = SceneWords(renderer.scene)
    #expect(words.name(.custom("alerts.off")) == "“iCloud alerts” off")
    #expect(words.opposite(.custom("alerts.off")) == "“iCloud alerts” on")
    #expect(words.name(.custom("like.highlighted")) == "“Like” highlighted")
    #expect(words.heading(ofControlState: "like.highlighted") == "Like highlighted")
    // It is called “Play” and “Pause”.
    #expect(words.name(.custom("go.highlighted")) == "go highlighted")
    let titles = try RegionContent(renderer, item: 0).chart().regions.map(\.title)
    #expect(titles.contains("iCloud alerts"), "\(titles)")
  }

  @Test("Controls are called by the accessibility labels that they have before a touch")
  func controlLabels() throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - button: go
              systemImage: arrow.down.circle
              accessibilityLabel: Download
              constraints: [leading = superview, centerY = superview]
            - { button: add, title: Add to bag, constraints: [trailing = superview, centerY = superview] }
      states: { loading: { go.touchUpInside: not loading } }
      rules:
        - { when: loading, go.systemImage: xmark.circle, go.accessibilityLabel: Cancel }
        - { when: add.highlighted, add.alpha: 0.5 }
      collectionView:
        frame: { width: 300, height: 60 }
        flowLayout: { itemSize: { width: 300, height: 60 } }
        items: 1
      scripts: { twice: [tap: 0.go, wait: 0.3, tap: 0.go, wait: 0.3] }
      """
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "go").scene)
    let flat = try renderer.stateDiagramText(form: .flat, as: .mermaid)
    #expect(flat.contains(": lift inside “Download”<br>"))
    #expect(flat.contains(": lift inside “Cancel”<br>"))
    // UIKit takes the title of a button for its label.
    #expect(flat.contains(": touch down on “Add to bag”<br>") && !flat.contains(" on add"))
    let regions = try renderer.stateDiagramText(form: .regions, as: .mermaid)
    #expect(regions.contains("p0 --> r2p1: lift inside “Download”<br>go.touchUpInside"))
    #expect(regions.contains("p1 --> r2p0: lift inside “Cancel”<br>go.touchUpInside"))
    let arrows = try RegionContent(renderer, item: 0).chart().regions.flatMap(\.arrows)
    #expect(arrows.contains { $0.actions == ["lift inside “Cancel”"] && $0.from == 1 })
    #expect(!arrows.contains { $0.actions == ["lift inside “Download”"] && $0.from == 1 })
    // Formats for programs have the names.
    for form in [StateDiagramForm.flat, .regions] {
      for format in [StateDiagramFormat.json, .scxml] {
        let text = try renderer.stateDiagramText(form: form, as: format)
        #expect(text.contains("lift") && !text.contains("“"), "\(form) \(format)")
      }
    }
    let film = try Film(of: renderer, script: "twice")
    let told = try Filmstrip(of: film, moments: .events).picture().description
    let lifts = ["At 0.25 s: lift on “Download”,", "At 0.8 s: lift on “Cancel”,"]
    #expect(lifts.allSatisfy { told.contains($0) }, "\(told)")
  }

  @Test("States of flat diagrams have their labels, and their names in JSON and SCXML")
  func labels() throws {
    var scene = try renderer("press").scene
    scene.states[0].label = "Held down"
    let labelled = try SceneRenderer(scene)
    for format in [StateDiagramFormat.mermaid, .dot] {
      let text = try labelled.stateDiagramText(form: .flat, as: format)
      #expect(text.contains("held down") && !text.contains("pressed"))
    }
    #expect(try labelled.stateDiagram(form: .flat).description.contains("held down"))
    let scxml = try labelled.stateDiagramText(form: .flat, as: .scxml)
    #expect(try scxml == renderer("press").stateDiagramText(form: .flat, as: .scxml))
    let json = try labelled.stateDiagramText(form: .flat, as: .json)
    #expect(json.contains("\"pressed\"") && !json.contains("held"))
  }
}
