import Drawing
import Interaction
import TestSupport
import Testing

@testable import Diagrams

@Suite("Where a diagram puts things")
struct DiagramPlacementTests {
  static let sizes = [Size(40, 40), Size(92, 92), Size(375, 200), Size(120, 480)]

  /// Each behaviour with narrow and wide letters.
  static let texts = Behaviour.all.flatMap { behaviour in
    [0.5, 0.7].map { (behaviour, $0) }
  }

  private static func parsed(
    _ behaviour: Behaviour, _ advance: Double, _ cell: Size
  ) throws -> DiagramJSON {
    try DiagramJSON(behaviour.diagram(cell: cell, advance: advance).json())
  }

  @Test("No label comes within 4 pt of a card", arguments: texts, sizes)
  func labelsAndCards(text: (Behaviour, Double), cell: Size) throws {
    let diagram = try Self.parsed(text.0, text.1, cell)
    for transition in diagram.transitions {
      for state in diagram.states {
        #expect(
          transition.label.distance(to: state.box) >= 4, "\(transition.fact) at \(state.id)")
      }
    }
  }

  @Test("No label comes within 4 pt of an arrow but its own", arguments: texts, sizes)
  func labelsAndPaths(text: (Behaviour, Double), cell: Size) throws {
    let diagram = try Self.parsed(text.0, text.1, cell)
    for path in Set(diagram.transitions.map(\.path)) {
      let line = try Line(svg: path)
      for transition in diagram.transitions where transition.path != path {
        #expect(line.distance(to: transition.label) >= 4, "\(transition.fact) at \(path)")
      }
    }
  }

  @Test("Labels of two arrows keep 4 pt between them", arguments: texts, sizes)
  func labelsAndLabels(text: (Behaviour, Double), cell: Size) throws {
    let diagram = try Self.parsed(text.0, text.1, cell)
    for (index, one) in diagram.transitions.enumerated() {
      for other in diagram.transitions[(index + 1)...] {
        guard one.path != other.path else {
          #expect(one.label == other.label)
          continue
        }
        #expect(one.label.distance(to: other.label) >= 4, "\(one.fact) and \(other.fact)")
      }
    }
  }

  @Test("Arrows begin and end 8 pt off their cards and come no nearer", arguments: texts, sizes)
  func routes(text: (Behaviour, Double), cell: Size) throws {
    let diagram = try Self.parsed(text.0, text.1, cell)
    for transition in diagram.transitions {
      let line = try Line(svg: transition.path)
      let (start, end) = (try #require(line.points.first), try #require(line.points.last))
      #expect(try diagram.box(transition.from).distance(to: start) == 8, "\(transition.fact)")
      #expect(try diagram.box(transition.to).distance(to: end) == 8, "\(transition.fact)")
      for state in diagram.states {
        #expect(line.distance(to: state.box) >= 8, "\(transition.fact) at \(state.id)")
      }
    }
  }

  @Test("Cards, labels and arrows lie inside the picture", arguments: texts, sizes)
  func inside(text: (Behaviour, Double), cell: Size) throws {
    let diagram = try Self.parsed(text.0, text.1, cell)
    for state in diagram.states {
      #expect(diagram.size.contains(state.box), "\(state.id)")
    }
    for transition in diagram.transitions {
      #expect(diagram.size.contains(transition.label), "\(transition.fact)")
      for point in try Line(svg: transition.path).points {
        #expect(diagram.size.contains(Rect(origin: point, size: .zero)), "\(transition.fact)")
      }
    }
  }

  @Test("Cards are equal, apart, and stand in a lattice of touch and lasting flags")
  func lattice() throws {
    let diagram = try DiagramJSON(Behaviour.lateDeselection.diagram().json())
    let (normal, highlighted) = (try diagram.box("normal"), try diagram.box("highlighted"))
    let (selected, both) = (try diagram.box("selected"), try diagram.box("highlighted+selected"))
    #expect(Set([normal, highlighted, selected, both].map(\.size)).count == 1)
    #expect(normal.minY == highlighted.minY && selected.minY == both.minY)
    #expect(normal.minX == selected.minX && highlighted.minX == both.minX)
    #expect(normal.maxX < highlighted.minX && normal.maxY < selected.minY)
  }

  @Test("Arrows of different ways have different paths; those that share one have one way")
  func pathsIdentifyArrows() throws {
    for behaviour in Behaviour.all {
      let diagram = try DiagramJSON(behaviour.diagram().json())
      for transitions in Dictionary(grouping: diagram.transitions, by: \.path).values {
        #expect(Set(transitions.map { [$0.from, $0.to] + $0.events }).count == 1)
      }
    }
  }

  @Test("The same graph gives the same picture")
  func deterministic() throws {
    let (one, other) = (try Behaviour.single.diagram(), try Behaviour.single.diagram())
    #expect(one.displayList == other.displayList)
    #expect(one.json() == other.json())
  }
}
