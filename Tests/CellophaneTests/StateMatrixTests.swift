import Cellophane
import Testing

@testable import Review

@Suite("The matrix of states and variants")
struct StateMatrixTests {
  @Test("What is the same as its left neighbour is marked, and told")
  func same() throws {
    let matrix = try Fixture.renderer().stateMatrix(
      variants: LookVariant.list("light,dark,grayscale"))
    #expect(
      matrix.description == """
        States normal, highlighted, selected, highlighted and selected in the variants light, dark, \
        grayscale. The same as the picture at the left: normal dark; highlighted dark; selected dark; \
        highlighted and selected dark. Closest pair: highlighted and highlighted+selected, ΔE00 2.3; \
        deuteranopia 1.8. Contrast: star on #FF7E79 2.46:1, star on #0000FF 8.59:1.
        """)
    #expect(matrix.dump().split(separator: "\n").count { $0.contains("\"=\"") } == 4)
  }

  @Test("Words that are no variants are told with those that are")
  func words() throws {
    #expect(throws: RenderingError.noVariant("bogus", known: LookVariant.words)) {
      try LookVariant("dark+bogus")
    }
    #expect(throws: RenderingError.noVariant("", known: LookVariant.words)) {
      try LookVariant.list("light,")
    }
    #expect(try LookVariant.list(nil).isEmpty)
  }

  @Test("A simulated colour is that of the published matrix")
  func vision() throws {
    let matrix = try Fixture.renderer().stateMatrix(variants: LookVariant.list("deuteranopia"))
    #expect(matrix.dump().contains("#A49000") || matrix.dump().contains("#A39000"))
  }
}
