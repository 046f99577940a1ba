import Cellophane
import Drawing
import Testing

@testable import Review

@Suite("Pictures of a cell in several states")
struct CellPicturesTests {
  private func pictures(_ change: (inout Scene) -> Void) throws -> CellPictures {
    let renderer = try SceneRenderer(Fixture.selection(change))
    let states: [CellState] = [.normal, .highlighted]
    return try CellPictures(
      of: states.map { try renderer.presentedCell(item: 0, state: $0) }, on: LookStage(renderer))
  }

  @Test("A cell that fills its frame with strong colours is shown as it is")
  func plain() throws {
    let pictures = try pictures { _ in }
    #expect(pictures.window == Rect(0, 0, 92, 92))
    #expect(!pictures.showsGround)
    #expect(pictures.ghosts(1).isEmpty)
  }

  @Test("A cell that grows is not cropped in any state, and its base frame is outlined")
  func scaled() throws {
    let pictures = try pictures { scene in
      scene.rules.append(
        Rule(when: .highlighted, .set(.transform, of: .cell, to: .scale(1.5))))
    }
    // 92 points grow by 23 on each side; 8 points of ground are around them.
    #expect(pictures.window == Rect(-31, -31, 154, 154))
    #expect(pictures.showsGround)
    #expect(pictures.ghosts(0).isEmpty)
    #expect(pictures.ghosts(1) == [.rect(Rect(0, 0, 92, 92))])
    let differences = CellDifference.list(from: pictures.cells[0], to: pictures.cells[1])
    #expect(CellDifference.caption(differences).first == "scale 1.5")
  }

  @Test("A white cell is seen on its ground")
  func white() throws {
    let pictures = try pictures { scene in
      scene.cell.backgroundView = Container(backgroundColor: .white)
    }
    #expect(pictures.window == Rect(-8, -8, 108, 108))
  }

  @Test("Differences are told in words, three at most")
  func caption() throws {
    let pictures = try pictures { scene in
      scene.rules = [
        Rule(
          when: .highlighted, .set(.transform, of: .cell, to: .scale(0.98)),
          .set(.alpha, of: .contentView, to: 0.5), .set(.isHidden, of: "star", to: false),
          .set(.tintColor, of: "star", to: .systemIndigo),
          .set(.cornerRadius, of: .contentView, to: 4))
      ]
    }
    let differences = CellDifference.list(from: pictures.cells[0], to: pictures.cells[1])
    #expect(
      CellDifference.caption(differences) == ["scale 0.98", "alpha 1 → 0.5", "corner 0 → 4", "+ 2"])
  }
}
