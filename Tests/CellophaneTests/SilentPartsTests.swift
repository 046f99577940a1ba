import Interaction
import Testing

@testable import Figures

@Suite("Parts of states that never change a look")
struct SilentPartsTests {
  private static let liked = CellState.normal.setting(custom: "liked", to: true)

  @Test("A part that never changes a look is named once, and the pairs with it are omitted")
  func silent() {
    let both = Self.liked.setting(.highlighted, to: true)
    let found = SilentParts(
      of: [[.normal, .highlighted], [Self.liked, both]], base: .normal)
    #expect(found.parts == [.highlighted])
    #expect(found.groups == [])
    // What its sentence says need not be said of rows.
    #expect(found.explain(.highlighted, from: .normal) && !found.explain(both, from: .normal))
  }

  @Test("A part that changes a look once is not silent, and equal states are listed")
  func sometimes() {
    let both = Self.liked.setting(.highlighted, to: true)
    let found = SilentParts(of: [[.normal], [.highlighted], [Self.liked, both]], base: .normal)
    #expect(found.parts == [])
    #expect(found.groups == [[Self.liked, both]])
  }

  @Test("A part that occurs only in states that look like the base is not named separately")
  func likeTheBase() {
    let found = SilentParts(of: [[.normal, .highlighted], [.selected]], base: .normal)
    #expect(found.parts == [])
    #expect(found.groups == [[.normal, .highlighted]])
  }

  @Test("A part without its state without it is not silent: there is nothing to compare")
  func alone() {
    let both = Self.liked.setting(.highlighted, to: true)
    let found = SilentParts(of: [[.normal], [both]], base: .normal)
    #expect(found.parts == [] && found.groups == [])
  }
}
