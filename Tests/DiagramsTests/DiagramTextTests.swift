import Drawing
import Testing

@testable import Diagrams
@testable import Interaction

@Suite("Sentences of diagrams")
struct DiagramTextTests {
  @Test(
    "One sentence lists the actions that change nothing",
    arguments: [
      (
        Behaviour.single,
        "Nothing changes: lift outside or cancel after a drag out; tap another cell while normal."
      ),
      (
        .multiple,
        "Nothing changes: lift outside or cancel after a drag out; tap another cell."
      ),
      (.none, "Nothing changes: touch down or tap another cell."),
      (.refused, "Nothing changes: touch down (shouldHighlight); tap another cell."),
      (.oneItem, "Nothing changes: lift outside or cancel after a drag out."),
    ])
  func idleSentence(behaviour: Behaviour, sentence: String) {
    #expect(IdleSentence.text(for: behaviour.graph) == sentence)
  }

  @Test("The alternative text lists states, the initial one, arrows and actions without effect")
  func description() throws {
    let text = try Behaviour.single.diagram().description
    #expect(
      text.hasPrefix(
        """
        State diagram of a collection view cell with 5 states: normal, highlighted, suspended, \
        selected, highlighted and selected. It begins as normal. From normal to highlighted: touch down, drag \
        back in. From highlighted to normal: drag out, cancel. From highlighted to selected: lift inside. From \
        suspended to normal: lift inside.
        """))
    #expect(text.hasSuffix("The picture shows more."))
    #expect(text.count < 500)
    #expect(
      try Behaviour.none.diagram().description == """
        State diagram of a collection view cell with one state: normal. It begins as normal. \
        Nothing changes: touch down or tap another cell.
        """)
  }

  @Test("Actions between the same states share an arrow when the delegate hears the same")
  func mergedArrows() {
    let arrows = TransitionArrow.merging(Behaviour.single.graph.transitions)
    #expect(
      arrows.map { arrow in
        let nodes = Behaviour.single.graph.nodes
        return "\(nodes[arrow.from].id) > \(nodes[arrow.to].id): \(arrow.actionText)"
          + " (\(arrow.events.joined(separator: ", ")))"
      } == [
        "normal > highlighted: touch down, drag back in (shouldHighlight, didHighlight)",
        "highlighted > normal: drag out, cancel (didUnhighlight)",
        "highlighted > selected: lift inside (shouldSelect, didSelect, didUnhighlight)",
        "suspended > normal: lift inside (didDeselect)",
        "suspended > selected: lift outside, cancel ()",
        "selected > suspended: touch another cell ()",
        "selected > highlighted+selected: touch down, drag back in (shouldHighlight, didHighlight)",
        "highlighted+selected > selected: drag out, cancel (didUnhighlight)",
        "highlighted+selected > selected: lift inside (shouldSelect, didSelect, didUnhighlight)",
      ])
    #expect(TransitionArrow.merging([]).isEmpty)
  }

  @Test("Deletions lead to the end, and the footer names the calls that delete the item")
  func deletion() throws {
    let node = try #require(Behaviour.none.graph.nodes.first)
    let graph = DiagramGraph(
      nodes: [node], initial: 0, transitions: [], idle: [], bounds: [],
      deletions: [
        DiagramGraph.Transition(
          from: 0, to: 1, action: "full swipe", events: ["deleteItem"], isDeletion: true)
      ])
    #expect(graph.sentences == ["After deleteItem the item is gone."])
    let mermaid = StateGraphText.mermaid(of: graph, title: "")
    #expect(mermaid.hasSuffix("  [*] --> s0\n  s0 --> [*]: full swipe<br>deleteItem\n"))
    let dot = StateGraphText.dot(of: graph, title: "")
    #expect(dot.contains("  s1 [label=\"deleted\", shape=doublecircle, style=solid];\n"))
    #expect(dot.contains("  s0 -> s1 [label=\"full swipe\\ndeleteItem\"];\n"))
    let scxml = StateGraphText.scxml(of: graph, title: "")
    #expect(scxml.contains("<transition event=\"full_swipe-deleteItem\" target=\"deleted\"/>"))
    #expect(scxml.hasSuffix("  <final id=\"deleted\"/>\n</scxml>\n"))
    #expect(graph.json(title: "").contains("\"deletions\""))
    // Without deletions there is no end.
    let none = StateGraphText.scxml(of: Behaviour.single.graph, title: "")
    #expect(!none.contains("<final") && !Behaviour.single.graph.json(title: "").contains("delet"))
  }

  @Test("An arrow of which the delegate hears nothing has no second line")
  func silentArrow() {
    let transition = DiagramGraph.Transition(from: 0, to: 1, action: "cancel", events: [])
    #expect(TransitionArrow.merging([transition]).map(\.events) == [[]])
  }

  @Test("The picture shows names, flags, actions, calls and the sentence")
  func visibleText() throws {
    let strings = try Behaviour.lateDeselection.diagram().displayList.strings
    #expect(strings.filter { $0 == "isHighlighted" }.count == 4)
    #expect(strings.filter { $0 == "isSelected" }.count == 4)
    #expect(strings.contains("touch down, drag back in"))
    #expect(strings.contains { $0.hasPrefix("shouldSelect, didSelect") })
    let foot = strings.drop { !$0.hasPrefix("Nothing changes") }.joined(separator: " ")
    #expect(foot == IdleSentence.text(for: Behaviour.lateDeselection.graph))
  }

  @Test(
    "A cell too large for its card is scaled down and the percentage is written",
    arguments: [Size(375, 200), Size(100, 400), Size(301, 10)])
  func scaleNote(cell: Size) throws {
    let diagram = try Behaviour.lateDeselection.diagram(cell: cell)
    let scales = diagram.displayList.layers.map(\.transform.a).filter { $0 != 1 }
    let scale = try #require(scales.first)
    let note = "\(Int((scale * 100).rounded())) %"
    #expect(diagram.displayList.strings.filter { $0 == note }.count == 4)
    #expect(scale < 1 && scale * max(cell.width, cell.height) >= 150)
    #expect(scales == [scale, scale, scale, scale])
  }

  @Test("A cell that fits is drawn at its size and without a percentage")
  func noScaleNote() throws {
    let diagram = try Behaviour.lateDeselection.diagram(cell: Size(200, 200))
    #expect(!diagram.displayList.strings.contains { $0.hasSuffix("%") })
    #expect(diagram.displayList.layers.allSatisfy { $0.transform.a == 1 })
  }

  @Test("Flags that are set differ from those that are not by more than colour")
  func flagMarks() throws {
    let node = try #require(Behaviour.single.graph.nodes.first { $0.id == "selected" })
    let card = try StateCard(
      node, specimen: Specimen(DisplayList(size: Size(20, 20))), flags: [.highlighted, .selected],
      DiagramTypesetter(typesetter: BoxTypesetter()))
    let list = DisplayList(
      size: card.size, items: card.items(in: Rect(origin: .zero, size: card.size), .light))
    let fonts = list.texts.filter { $0.string.hasPrefix("is") }
    #expect(fonts.map(\.string) == ["isHighlighted", "isSelected"])
    #expect(fonts.map(\.font.weight) == [.regular, .bold])
  }

  @Test("Lines with letters from right to left begin at the left, as all others")
  func rightToLeft() throws {
    let setter = DiagramTypesetter(typesetter: BoxTypesetter())
    let font = Font.system(12)
    #expect(try setter.line("אזל high", font).string == "\u{200E}אזל high")
    #expect(
      try setter.lines("אזל אזל", font, width: 1000).map(\.string) == ["\u{200E}אזל אזל"])
    #expect(try setter.line("high", font).string == "high")
  }

  @Test(
    "A name that is too long breaks before capitals and after dots and underscores, or ends with an ellipsis"
  )
  func longNames() throws {
    let setter = DiagramTypesetter(typesetter: BoxTypesetter())
    func lines(_ name: String) throws -> [String] {
      // Twelve characters.
      try setter.lines(ofName: name, .system(10), width: 72).map(\.string)
    }
    #expect(try lines("short.name") == ["short.name"])
    #expect(try lines("minus.imageView.alpha") == ["minus.image", "View.alpha"])
    #expect(try lines("one_long_name") == ["one_long_", "name"])
    #expect(try lines("abcdefghijklmnop") == ["abcdefghijk…"])
    #expect(try lines("").isEmpty)
  }

  @Test("The error of a missing font has the message of the typesetter")
  func missingFont() {
    #expect(
      throws: DiagramFailure.typesetting(
        .fontNotFound("there are no fonts; install some"))
    ) {
      _ = try StateDiagram(
        of: Behaviour.single.graph, title: "", typesetter: FontlessTypesetter()
      ) { _ in Specimen(DisplayList(size: Size(10, 10))) }
    }
  }
}
