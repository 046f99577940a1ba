import Drawing
import Interaction
import Machine
import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

/// Views that are seen through one of their subviews.
@Suite("Masks of views")
struct MaskTests {
  /// A view of 40 × 20 pt with a gradient and a button; the gradient is as large as its left half.
  private func scene(_ change: (inout View) -> Void = { _ in }) throws -> Scene {
    var photo = View.view(
      "photo", backgroundColor: .hex(0xFF_00_00),
      constraints: try .texts(
        "leading = superview", "top = superview", "width = 40", "height = 20"),
      subviews: [
        .view(
          "half", backgroundColor: .hex(0x00_00_FF),
          constraints: try .texts(
            "leading = superview", "top = superview", "width = 20", "height = 20")),
        .view(
          "dot", backgroundColor: .hex(0x00_FF_00),
          constraints: try .texts(
            "leading = superview", "top = superview", "width = 4", "height = 4")),
      ]
    ).setting(.mask, to: "half")
    change(&photo)
    return Fixture.scene(photo)
  }

  private func photo(_ scene: Scene) throws -> DisplayList.Layer {
    let list = try ResolvedScene(scene, traits: Traits()).cell(item: 0, state: .normal)
      .displayList()
    func find(_ items: [DisplayList.Item]) -> DisplayList.Layer? {
      for case .layer(let layer) in items {
        if layer.name == "photo" { return layer }
        if let found = find(layer.items) { return found }
      }
      return nil
    }
    return try #require(find(list.items))
  }

  @Test("the mask has its place in layout, is white, and is not drawn itself")
  func place() throws {
    let layer = try photo(scene())
    let white = Color(hex: 0xFF_FF_FF)
    #expect(
      layer.mask == [
        .layer(DisplayList.Layer(name: "half", items: [.fill(.rect(Rect(0, 0, 20, 20)), white)]))
      ])
    let names = layer.items.compactMap { item -> String? in
      guard case .layer(let layer) = item else { return nil }
      return layer.name
    }
    #expect(names == ["dot"])
    #expect(layer.inkBounds == Rect(0, 0, 20, 20))
  }

  @Test("a rule takes the mask away, and then the view is drawn as others are")
  func rule() throws {
    var scene = try scene()
    scene.rules = [Rule(when: .always, .set(.mask, of: "photo", to: nil))]
    let layer = try photo(scene)
    #expect(layer.mask == nil)
    #expect(layer.items.count == 3)
  }

  @Test("touches do not hit the mask")
  func touches() throws {
    let view = try #require(ResolvedScene(scene(), traits: Traits()).view("photo"))
    let touchable = TouchableView(view, leastAlpha: 0.01)
    #expect(touchable.subviews.map(\.name) == ["dot"])
  }

  private func problems(_ change: (inout View) -> Void) throws -> [String] {
    try SceneValidator.problems(in: scene(change)).map(\.message)
  }

  @Test("a mask is a subview, and not one that a stack arranges")
  func problems() throws {
    #expect(try problems { _ in } == [])
    #expect(
      try problems { $0.properties[.mask] = .some("haf") } == [
        "no view is called \"haf\"; did you mean \"half\"?"
      ])
    #expect(
      try problems { $0.properties[.mask] = .some("photo") } == [
        "\"photo\" cannot mask \"photo\", because it is not one of its subviews; move it there"
      ])
    let label = View.label("text", text: "a")
    let stack = View.stackView("stack", arrangedSubviews: [label]).setting(.mask, to: "text")
    let scene = Fixture.scene(stack)
    #expect(
      SceneValidator.problems(in: scene).map(\.message) == [
        "a stack view arranges all its subviews; put \"stack\" into a view that \"text\" masks"
      ])
  }
}
