import Drawing
import Foundation
import Interaction
import TestSupport
import Testing

@testable import Diagrams

@Suite("A diagram as JSON")
struct DiagramJSONTests {
  @Test("The keys are the agreed ones")
  func shape() throws {
    let diagram = try DiagramJSON(Behaviour.single.diagram().json())
    #expect(
      diagram.object.keys.sorted()
        == ["initial", "size", "states", "title", "transitions", "unchanged"])
    let states = try #require(diagram.object["states"] as? [[String: Any]])
    #expect(
      states.map { $0.keys.sorted() } == [
        ["box", "flags", "id"], ["box", "flags", "id"], ["box", "flags", "id", "isSuspended"],
        ["box", "flags", "id"], ["box", "flags", "id"],
      ])
    let transitions = try #require(diagram.object["transitions"] as? [[String: Any]])
    #expect(
      transitions.allSatisfy {
        $0.keys.sorted() == ["action", "events", "from", "label", "path", "to"]
      })
    let unchanged = try #require(diagram.object["unchanged"] as? [[String: Any]])
    #expect(
      unchanged.allSatisfy { $0.keys.sorted() == ["action", "afterDragOut", "events", "state"] })
  }

  @Test("A graph that is not placed has the same content without places")
  func unplaced() throws {
    func content(_ text: String) throws -> NSDictionary {
      var object = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      object["size"] = nil
      for (list, places) in [("states", ["box"]), ("transitions", ["path", "label"])] {
        object[list] = try #require(object[list] as? [[String: Any]]).map { entry in
          entry.filter { !places.contains($0.key) }
        }
      }
      return NSDictionary(dictionary: object)
    }
    let text = Behaviour.single.graph.json(title: "single selection")
    #expect(!text.contains("\"size\"") && !text.contains("\"box\""))
    #expect(!text.contains("\"path\"") && !text.contains("\"label\""))
    #expect(try content(text) == content(Behaviour.single.diagram().json()))
  }

  @Test("Too many arrows are not given to dot")
  func manyArrows() throws {
    let node = try #require(Behaviour.none.graph.nodes.first)
    let graph = DiagramGraph(
      nodes: Array(repeating: node, count: 30), initial: 0,
      transitions: (1..<30).flatMap { to in
        (0..<9).map { DiagramGraph.Transition(from: to - 1, to: to, action: "", events: ["\($0)"]) }
      }, idle: [], bounds: [])
    #expect(throws: DiagramFailure.graphviz("261 arrows are too many")) {
      _ = try StateDiagram(of: graph, title: "", typesetter: BoxTypesetter()) { _ in
        Specimen(DisplayList(size: Size(10, 10)))
      }
    }
  }

  @Test("Single selection has its five states and fourteen transitions")
  func singleSelection() throws {
    let diagram = try DiagramJSON(Behaviour.single.diagram().json())
    #expect(diagram.title == "single selection")
    #expect(diagram.initial == "normal")
    #expect(
      diagram.states.map(\.id) == [
        "normal", "highlighted", "suspended", "selected", "highlighted+selected",
      ])
    #expect(
      diagram.states.map(\.flags) == [
        [], ["highlighted"], [], ["selected"], ["highlighted", "selected"],
      ])
    #expect(
      diagram.transitions.map(\.fact) == [
        "normal > highlighted: touch down (shouldHighlight, didHighlight)",
        "normal > highlighted: drag back in (shouldHighlight, didHighlight)",
        "highlighted > normal: drag out (didUnhighlight)",
        "highlighted > normal: cancel (didUnhighlight)",
        "highlighted > selected: lift inside (shouldSelect, didSelect, didUnhighlight)",
        "suspended > normal: lift inside (didDeselect)",
        "suspended > selected: lift outside ()",
        "suspended > selected: cancel ()",
        "selected > suspended: touch another cell ()",
        "selected > highlighted+selected: touch down (shouldHighlight, didHighlight)",
        "selected > highlighted+selected: drag back in (shouldHighlight, didHighlight)",
        "highlighted+selected > selected: drag out (didUnhighlight)",
        "highlighted+selected > selected: lift inside (shouldSelect, didSelect, didUnhighlight)",
        "highlighted+selected > selected: cancel (didUnhighlight)",
      ])
  }

  @Test("Multiple selection deselects by a second tap, and does not change other cells")
  func multipleSelection() throws {
    let facts = try DiagramJSON(Behaviour.multiple.diagram().json()).transitions.map(\.fact)
    #expect(
      facts == [
        "normal > highlighted: touch down (shouldHighlight, didHighlight)",
        "normal > highlighted: drag back in (shouldHighlight, didHighlight)",
        "highlighted > normal: drag out (didUnhighlight)",
        "highlighted > normal: cancel (didUnhighlight)",
        "highlighted > selected: lift inside (shouldSelect, didSelect, didUnhighlight)",
        "selected > highlighted+selected: touch down (shouldHighlight, didHighlight)",
        "selected > highlighted+selected: drag back in (shouldHighlight, didHighlight)",
        "highlighted+selected > normal: lift inside (shouldDeselect, didDeselect, didUnhighlight)",
        "highlighted+selected > selected: drag out (didUnhighlight)",
        "highlighted+selected > selected: cancel (didUnhighlight)",
      ])
  }

  @Test("A cell that nothing can change is one state", arguments: [Behaviour.none, .refused])
  func oneState(behaviour: Behaviour) throws {
    let diagram = try DiagramJSON(behaviour.diagram().json())
    #expect(diagram.states.map(\.id) == ["normal"])
    #expect(diagram.transitions.isEmpty)
  }

  @Test("Every action has the agreed words")
  func actionWords() throws {
    var words: Set<String> = []
    for behaviour in Behaviour.all {
      let object = try DiagramJSON(behaviour.diagram().json())
      words.formUnion(object.transitions.map(\.action))
      let unchanged = try #require(object.object["unchanged"] as? [[String: Any]])
      words.formUnion(unchanged.compactMap { $0["action"] as? String })
    }
    #expect(
      words == [
        "touch down", "drag out", "drag back in", "lift inside", "lift outside", "cancel",
        "tap another cell", "touch another cell",
      ])
  }

  @Test("Actions that change nothing are listed with their delegate calls")
  func unchanged() throws {
    func list(_ behaviour: Behaviour) throws -> [String] {
      let object = try DiagramJSON(behaviour.diagram().json()).object
      return try #require(object["unchanged"] as? [[String: Any]]).map { entry in
        let events = try #require(entry["events"] as? [String]).joined(separator: ",")
        let isOut = try #require(entry["afterDragOut"] as? Bool)
        let state = try #require(entry["state"] as? String)
        let action = try #require(entry["action"] as? String)
        return "\(state) \(action) \(isOut) [\(events)]"
      }
    }
    #expect(
      try list(.single) == [
        "normal lift outside true []", "normal cancel true []", "normal tap another cell false []",
        "selected lift outside true []", "selected cancel true []",
      ])
    #expect(
      try list(.refused) == [
        "normal touch down false [shouldHighlight]", "normal tap another cell false []",
      ])
  }

  @Test("A title with quotes, line breaks and letters beyond ASCII survives")
  func escaping() throws {
    let title = "a \"title\"\n\\ of\tläng \u{1}🙂"
    let diagram = try StateDiagram(
      of: Behaviour.none.graph, title: title, typesetter: BoxTypesetter()
    ) { _ in Specimen(DisplayList(size: Size(10, 10))) }
    #expect(try DiagramJSON(diagram.json()).title == title)
  }
}
