import CollectionLayouts
import Drawing
import Interaction
import Testing
import Validation
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Custom layouts")
struct CustomLayoutTests {
  private func view(_ frames: [Rect], items: Int, height: Double = 300) -> CollectionView {
    CollectionView(
      size: Size(300, height),
      collectionViewLayout: .customLayout(
        CustomLayout(
          collectionViewContentSize: Size(300, 300),
          layoutAttributes: frames.map(CustomLayout.LayoutAttributes.init))),
      items: .count(items))
  }

  private let frames = [Rect(200, 210, 40, 50), Rect(10, 20, 60, 70), Rect(-5, 100, 30, 30)]

  @Test("cells have the frames of their attributes; the content has the given size")
  func positions() throws {
    let scene = Scene(cell: Cell(), collectionView: view(frames, items: 3, height: 150))
    let presentation = try ResolvedScene(
      scene, traits: Traits(), typesetter: BoxTypesetter()
    ).presentation { _ in .normal }
    #expect(presentation.cells.map(\.frame) == [frames[1], frames[2]])
    #expect(presentation.contentSize == Size(300, 300))
  }

  @Test("there is one frame for each item, and one section")
  func mistakes() {
    func messages(_ view: CollectionView) -> [String] {
      SceneValidator.problems(in: Scene(cell: Cell(), collectionView: view)).map(\.message)
    }
    #expect(
      messages(view(frames, items: 4)) == [
        "there are 4 items and 3 layoutAttributes; write one for each item"
      ])
    var sections = view(frames, items: 1)
    sections.sections.append(CollectionSection(items: .count(2)))
    #expect(
      messages(sections) == ["a customLayout has one section; write items instead of sections"])
    #expect(
      messages(view([Rect(0, 20_000, 10, 10)], items: 1)) == [
        "x and y must be from -10000 to 10000"
      ])
    #expect(
      messages(view([Rect(0, 0, 0, 10)], items: 1)) == [
        "the sides of frame must be from 0.5 to 10000"
      ])
  }
}
