import Drawing
import Interaction
import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Invalid and extreme layouts")
struct HostileLayoutTests {
  private func failure(_ views: [View], constraints: [Constraint] = []) -> [String] {
    var scene = Fixture.scene()
    scene.cell.contentView.subviews = views
    scene.cell.constraints = constraints
    do {
      _ = try ResolvedScene(scene, traits: Traits())
      return []
    } catch {
      return error.problems.map { "\($0.path): \($0.message)" }
    }
  }

  @Test(
    "numbers that are not finite or are huge are errors at their place",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e300,
    ])
  func numbers(number: Double) {
    let constraint = Constraint(first: .init(.width, of: "box"), constant: number)
    #expect(
      failure([.view("box")], constraints: [constraint]) == [
        "cell.constraints[0]: a number is above 10000; write a smaller one"
      ])
    let view = View.view("box", constraints: [Constraint(.edges, equalTo: .superview)])
    #expect(
      failure([view.setting(.frame, to: Rect(number, 0, 1, 1))]).contains {
        $0.contains("the origin of frame must be from -10000 to 10000")
      })
    #expect(
      failure([view.setting(.layoutMargins, to: EdgeInsets(number))]) == [
        "cell.contentView.subviews[0].layoutMargins: layoutMargins must be from -10000 to 10000"
      ])
  }

  @Test("views that refer to each other in a circle have one size, or none")
  func cycles() throws {
    let a = View.view("a", constraints: try .texts("center = superview", "size = 2 * b"))
    let b = View.view("b", constraints: try .texts("center = superview", "size = 2 * a"))
    #expect(failure([a, b]) == [])
    let c = View.view("c", constraints: try .texts("center = superview", "size = d"))
    let d = View.view("d", constraints: try .texts("center = superview", "size = c"))
    #expect(failure([c, d]).count == 2)
  }

  @Test("a thousand views in a chain, and in stacks in stacks, are laid out")
  func many() throws {
    var views = [View.view("v0", constraints: try .texts("left = superview", "top = superview"))]
    for index in 1..<999 {
      views.append(
        .view(
          ViewName(rawValue: "v\(index)"),
          constraints: try .texts("left = v\(index - 1).right + 1", "size = v\(index - 1)")))
      views[index].constraints.append(Constraint(.top, equalTo: "v0"))
    }
    views[0].constraints += try .texts("size = 3")
    var scene = Fixture.scene()
    scene.cell.contentView.subviews = views
    let resolved = try ResolvedScene(scene, traits: Traits())
    #expect(resolved.view("v998")?.frame == Rect(998 * 4, 0, 3, 3))

    var nested = View.label("inner", text: "a", font: .systemFont(ofSize: 20))
    for index in 0..<100 {
      nested = .stackView(ViewName(rawValue: "s\(index)"), arrangedSubviews: [nested])
    }
    nested.constraints = try .texts("left = superview", "top = superview")
    scene.cell.contentView.subviews = [nested]
    let stacks = try ResolvedScene(scene, traits: Traits(displayScale: .x1))
    #expect(stacks.view("s99")?.frame == Rect(0, 0, 10, 24))
  }

  @Test("of many contradictions three are noted, and the rest is laid out")
  func contradictions() throws {
    let box = View.view(
      "box",
      constraints: try .texts("left = superview", "top = superview", "height = 5")
        + (10..<60).map { Constraint(.width, equalTo: Double($0)) })
    let scene = try ResolvedScene(Fixture.scene(box), traits: Traits())
    #expect(scene.notes.count == 3)
    #expect(scene.view("box")?.frame == Rect(0, 0, 10, 5))
  }
}
