import Assets
import Cellophane
import Foundation
import Machine
import Resolution
import ResolvedViews
import Testing
import Timelines

@testable import Review

/// What the third, fourth and fifth article say.
extension SourceStatementTests {
  // MARK: - Expanding collection view cell

  @Suite("3: expanding cells")
  struct Expanding {
    @Test("the width of the cells is the collection view's, less a padding on each side")
    func width() throws {
      for width in [375.0, 414] {
        let renderer = try SourceStatementTests.renderer("expanding") {
          $0.replacing("frame: { width: 375,", with: "frame: { width: \(Int(width)),")
        }
        #expect(try renderer.presentedCell(item: 0, state: .normal).frame.size.width == width - 24)
      }
    }

    @Test("shouldSelectItemAt selects or deselects itself and returns false: no didSelect follows")
    func shouldSelect() throws {
      let renderer = try SourceStatementTests.renderer("expanding")
      let events = try SourceStatementTests.events(renderer, "open-and-close")
      #expect(events.count { $0 == "shouldSelect 0" } == 2)
      #expect(
        events.filter { $0.hasPrefix("isSelected") } == ["isSelected true 0", "isSelected false 0"])
      #expect(!events.contains { $0.hasPrefix("didSelect") || $0.hasPrefix("didDeselect") })
    }

    @Test("performBatchUpdates animates the size in 0.3 s")
    func batch() throws {
      let renderer = try SourceStatementTests.renderer("expanding")
      let timeline = try renderer.timeline(script: "open-and-close")
      func height(_ milliseconds: Int) -> Double {
        timeline.cell(item: 0, at: .milliseconds(milliseconds)).frame.size.height
      }
      #expect(height(250) == 36.5 && height(550) == 122)
      #expect(height(549) < 122 && height(251) > 36.5)
    }

    @Test("the indicator turns by just under half a turn, so that it turns back the same way")
    func rotation() throws {
      let renderer = try SourceStatementTests.renderer("expanding")
      let timeline = try renderer.timeline(script: "open-and-close")
      func angle(_ milliseconds: Int) throws -> Double {
        let cell = timeline.cell(item: 0, at: .milliseconds(milliseconds)).view
        let view = try #require(cell.view(named: "disclosureIndicator"))
        return (view.presentationTransform?.parts?.rotation ?? 0) * 180 / .pi
      }
      // Half-way there and half-way back are the same angle.
      #expect(try abs(angle(400) - 89.91) < 0.01)
      #expect(try abs(angle(1250) - 89.91) < 0.01)
    }

    @Test(
      "the chevron of the cell that closes turns at touch-down, its height changes with the lift")
    func chevronFirst() throws {
      func times(_ change: (String) -> String) throws -> [Double] {
        let timeline = try SourceStatementTests.renderer("expanding", change)
          .timeline(script: "open-another")
        let deselected = timeline.turns.first {
          $0.events.contains(.flag(.selected, value: false, item: 0))
        }
        let batch = timeline.turns.last { $0.events.contains(.batchUpdates) }
        return [deselected, batch].map { ($0?.time ?? .zero) / .seconds(1) }
      }
      #expect(try times { $0 } == [1, 1.1])
      // With the other policy both come with the lift.
      #expect(try times { $0 + "\npolicies: { deselectsOnTouchDown: false }\n" } == [1.1, 1.1])
    }
  }

  // MARK: - Fade the first and last elements

  @Suite("4: cells that fade")
  struct Fading {
    private func faded(_ renderer: SceneRenderer, _ script: String, mark: String) throws -> [Int] {
      let timeline = try renderer.timeline(script: script)
      let time = try #require(timeline.marks.first { $0.name == mark }?.time)
      return timeline.presentation(at: time).cells.filter { $0.state.contains(custom: "faded") }
        .map(\.item)
    }

    @Test("when the view has appeared all cells are visible but the last, which is faded")
    func appeared() throws {
      let renderer = try SourceStatementTests.renderer("fading")
      #expect(try faded(renderer, "scroll-slowly", mark: "at-rest") == [3])
    }

    @Test("the first and the last cell are faded unless the collection view contains them wholly")
    func ends() throws {
      let renderer = try SourceStatementTests.renderer("fading")
      #expect(try faded(renderer, "scroll-slowly", mark: "two-faded") == [0, 3])
      #expect(try faded(renderer, "scroll-slowly", mark: "last-fits") == [0])
    }

    @Test("a faded cell has an opacity of 0.1, any other 1, and the change takes 0.2 s")
    func opacity() throws {
      let renderer = try SourceStatementTests.renderer("fading")
      let timeline = try renderer.timeline(script: "scroll-slowly")
      func alpha(_ item: Int) -> Double {
        timeline.cell(item: item, at: .milliseconds(1100)).view.attributes.alpha
      }
      #expect(alpha(0) == 0.1 && alpha(1) == 1 && alpha(2) == 1 && alpha(3) == 0.1)
    }

    @Test("bouncing at the top leaves the first cell wholly visible")
    func bounce() throws {
      let renderer = try SourceStatementTests.renderer("fading") {
        $0.replacing(
          "scripts:\n",
          with:
            "scripts:\n  bounce: [scroll: { to: -50, over: 0.2 }, mark: bounced, scroll: { to: 0, over: 0.2 }]\n"
        )
      }
      #expect(renderer.scene.collectionView.alwaysBounceVertical)
      #expect(try !faded(renderer, "bounce", mark: "bounced").contains(0))
    }

    @Test("a faded cell can be touched: highlighted and faded is one of its states")
    func highlighted() throws {
      let renderer = try SourceStatementTests.renderer("fading") {
        $0.replacing(
          "scripts:\n",
          with:
            "scripts:\n  touch: [scroll: { to: 60, over: 0.2 }, wait: 0.3, down: 3, wait: 0.3, up]\n"
        )
      }
      let timeline = try renderer.timeline(script: "touch")
      let state = CellState.highlighted.setting(custom: "faded", to: true)
      #expect(timeline.state(ofItem: 3, at: .milliseconds(700)) == state)
      #expect(renderer.resolved.stateGraph(ofItems: [3]).cellStates.contains(state))
    }
  }

  // MARK: - Animating cell touches

  @Suite("5: cells that sink under the finger")
  struct Press {
    private func presses(_ script: String) throws -> [String] {
      try SourceStatementTests.events(SourceStatementTests.renderer("press"), script)
        .filter { $0.hasPrefix("press") }
    }

    @Test("the long press begins after 0.05 s")
    func begins() throws {
      let timeline = try SourceStatementTests.renderer("press").timeline(script: "hold")
      let began = timeline.turns.first { $0.events.contains(.gesture("press", .began, item: 0)) }
      #expect(began?.time == .milliseconds(50))
      #expect(try presses("quick-tap").allSatisfy { !$0.contains("began") })
    }

    @Test("a press that leaves the cell returns it to normal, one that comes back presses it again")
    func outAndBack() throws {
      #expect(
        try presses("out-and-back").filter { $0.hasPrefix("pressed") } == [
          "pressed true 0", "pressed false 0", "pressed true 0", "pressed false 0",
        ])
    }

    @Test("if the touch ends, the cell returns to normal")
    func ends() throws {
      #expect(
        try presses("hold").filter { $0.hasPrefix("pressed") } == [
          "pressed true 0", "pressed false 0",
        ])
    }

    @Test(
      "the recogniser does not cancel touches in the view: the cell is highlighted and selected")
    func touches() throws {
      let events = try SourceStatementTests.events(SourceStatementTests.renderer("press"), "hold")
      #expect(events.contains("isHighlighted true 0") && events.contains("didSelect 0"))
    }

    @Test("the pressed transform scales by 0.98, with a spring of 0.4 s")
    func spring() throws {
      let renderer = try SourceStatementTests.renderer("press")
      let timeline = try renderer.timeline(script: "hold")
      func scale(_ milliseconds: Int) throws -> Double {
        let view = timeline.cell(item: 0, at: .milliseconds(milliseconds)).view
        return view.presentationTransform?.parts?.scaleX ?? 0.98
      }
      // Its lowest value is reached 0.09145 s after it began.
      #expect(try abs(scale(141) - 0.974906) < 1e-5)
      #expect(try scale(500) == 0.98)
    }
  }
}
