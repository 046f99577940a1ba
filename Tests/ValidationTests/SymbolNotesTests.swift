import Drawing
import Images
import Interaction
import Messages
import Scenes
import Testing
import Views
import Vocabulary

@testable import Validation

@Suite("Notes on symbols without a shape")
struct SymbolNotesTests {
  private func notes(_ name: String) throws -> [SceneProblem] {
    let symbol = try #require(Symbol(rawValue: name))
    let scene = Scene(
      cell: Cell(contentView: Container(subviews: [.imageView("icon", systemImage: symbol)])),
      rules: [Rule(when: .selected, .set(.systemImage, of: "icon", to: symbol))],
      collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
    return SymbolNotes.notes(in: scene)
  }

  @Test("each place that names one is reported, with similar symbols")
  func nearNames() throws {
    #expect(try notes("star.fill") == [])
    let message =
      "there is no drawing of the symbol \"star.leadinghalf.filled\"; a dashed box is shown;"
      + " similar symbols: star.fill, star, network.badge.shield.half.filled, shield.half.filled, star.circle,"
      + " square.filled.on.square"
    let notes = try notes("star.leadinghalf.filled")
    #expect(notes.map(\.message) == [message, message])
    #expect(Set(notes.map(\.path)).count == 2)
    #expect(
      try self.notes("qqq").first?.message
        == "there is no drawing of the symbol \"qqq\"; a dashed box is shown;"
        + " \"cellophane help symbols\" lists those that are")
  }

  @Test("names that no symbol can have are not symbols")
  func names() {
    for name in ["", ".fill", "star.", "Star", "star fill", "star_fill", "☆"] {
      #expect(Symbol(rawValue: name) == nil)
    }
    #expect(Symbol(rawValue: "figure.walk")?.isDrawn == false)
    #expect(Symbol(rawValue: "star.fill") == .starFill)
    #expect(Symbol.allCases.filter { !$0.isDrawn }.isEmpty)
  }

  @Test("parts of names are near, whole words first")
  func parts() {
    let names = ["systemImage", "image", "imageToTextPadding", "contentMode", "alpha"]
    #expect(Suggestion.near(to: "placeholderImage", among: names) == Array(names.prefix(3)))
    #expect(Suggestion.near(to: "zzz", among: names) == [])
  }
}
