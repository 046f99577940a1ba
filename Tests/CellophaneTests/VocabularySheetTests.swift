import Drawing
import Images
import SceneRendering
import Testing

@testable import Figures

@Suite("Sheets of the vocabulary of scenes")
struct VocabularySheetTests {
  @Test("No symbol touches another one, in any size and weight")
  func distances() throws {
    let items = try VocabularySheet.symbols().displayList.items
    // The first one is the ground.
    let boxes = items.dropFirst().compactMap { item -> Rect? in
      guard case .fill(let path, _) = item else { return nil }
      return path.boundingBox
    }.sorted { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
    #expect(boxes.count == Symbol.allCases.count * 6)
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...].prefix(while: { $0.minX < box.maxX + 4 }) {
        #expect(
          other.minY > box.maxY + 4 || other.maxY < box.minY - 4, "\(box) and \(other)")
      }
    }
  }
}
