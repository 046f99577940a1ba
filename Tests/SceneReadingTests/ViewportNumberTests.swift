import Interaction
import Scenes
import Testing
import Views
import Vocabulary

@testable import SceneReading

@Suite("Values that follow the viewport")
struct ViewportNumberTests {
  private func scene(_ value: String) -> String {
    """
    cellophane: 1
    cell:
      contentView: { subviews: [{ view: a, \(value) }] }
    collectionView: { frame: { width: 9, height: 9 }, items: 3 }

    """
  }

  @Test("stops of a place, and multiples of the offset")
  func read() throws {
    let text = scene("alpha: { place.distance: { 0: 1, 0.5: 0.2 } }")
    let document = try SceneDocument(Array(text.utf8), file: "a.yaml")
    let view = try #require(document.scene.cell.contentView.subviews.first)
    #expect(
      view.properties[PropertyName.alpha]
        == PropertyValue.following(
          FollowingValue(
            "place.distance",
            stops: [.init(number: 0, value: .number(1)), .init(number: 0.5, value: .number(0.2))])))
    #expect(mistakes(in: scene("zPosition: scroll.offset * 0.005")) == [])
  }

  @Test(
    "mistakes",
    arguments: [
      (
        "alpha: { place.distnce: { 0: 1, 1: 0 } }",
        "3:49: no number is called \"place.distnce\"; did you mean \"place.distance\"?"
      ),
      (
        "alpha: { place.distance: { -1: 1, 1: 0 } }",
        "3:67: place.distance must be from 0 to 1000000, not -1"
      ),
    ])
  func mistake(value: String, message: String) {
    #expect(mistakes(in: scene(value)) == [message])
  }

  @Test("a multiple must be valid wherever the content is")
  func multiple() {
    let found = mistakes(in: scene("alpha: scroll.offset * 0.01"))
    #expect(found.count == 1)
    #expect(found.first?.contains("when scroll.offset is -1000000") == true)
  }
}
