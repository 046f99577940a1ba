import CollectionLayouts
import Drawing
import Interaction
import Scenes
import Testing
import Views
import Vocabulary

@testable import Validation

@Suite("Loaded scenes")
struct LoadedSceneTests {
  private func scene(_ cell: Cell, rules: [Rule] = []) -> Scene {
    Scene(
      cell: cell, rules: rules,
      collectionView: CollectionView(
        size: Size(100, 100), collectionViewLayout: .flow(itemSize: Size(10, 10)), items: .count(1))
    )
  }

  @Test("a scene without names of images and colours is loaded, and unchanged")
  func plain() throws {
    let plain = scene(Cell(contentView: Container(backgroundColor: .white)))
    let loaded = try LoadedScene(plain)
    #expect(loaded.scene == plain && !loaded.hasTouchInsideState)
  }

  @Test("a name that was not replaced is a problem")
  func names() throws {
    let named = scene(
      Cell(contentView: Container(subviews: [.imageView("a", image: "x")])))
    let error = #expect(throws: InvalidScene.self) { try LoadedScene(named) }
    #expect(
      error?.problems.map(\.message) == [
        "an image, colour, font or capture is still a name; load the assets first"
      ])
  }

  @Test("the problems of a scene are reported with their paths")
  func invalid() throws {
    let rule = Rule(when: .flag(.highlighted), .set(.alpha, of: "nobody", to: 0))
    let error = #expect(throws: InvalidScene.self) {
      try LoadedScene(scene(Cell(), rules: [rule]))
    }
    #expect(error?.problems.map { "\($0.path)" } == ["rules[0].assignments[0]"])
  }

  @Test("a value of another type is a problem at its path")
  func wrongType() throws {
    let wrong = Assignment(
      view: .contentView, property: PropertyName.alpha, value: .string("a"))
    let error = #expect(throws: InvalidScene.self) {
      try LoadedScene(scene(Cell(), rules: [Rule(when: .flag(.highlighted), wrong)]))
    }
    #expect(
      error?.problems.map { "\($0.path): \($0.message)" } == [
        "rules[0].assignments[0]: alpha cannot have this kind of value; write another"
      ])
  }

  @Test("if rules use touchInside, a custom state represents it")
  func touchInside() throws {
    let rule = Rule(when: .touchInside, .set(.alpha, of: .contentView, to: 0))
    let loaded = try LoadedScene(scene(Cell(), rules: [rule]))
    #expect(loaded.hasTouchInsideState)
    #expect(loaded.scene.states.map(\.name) == [LoadedScene.touchInsideState])
    #expect(loaded.scene.rules.map(\.when) == [.custom(LoadedScene.touchInsideState)])
  }
}
