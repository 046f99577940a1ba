import Drawing
import Images
import Interaction
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Reading from right to left")
struct LayoutDirectionTests {
  private func frame(_ constraints: [String], _ direction: LayoutDirection) throws -> Rect? {
    let other = View.view(
      "other", constraints: try .texts("left = superview + 10", "top = superview", "size = 20"))
    let box = View.view("box", constraints: try constraints.map(Constraint.text))
    return try ResolvedScene(
      Fixture.scene(other, box), traits: Traits(layoutDirection: direction)
    ).view("box")?.frame
  }

  @Test("texts in controls name the side where they begin, as they do not know the direction")
  func partsOfControls() throws {
    let lines = View.button("control", title: "a b").setting(.numberOfLines, to: 0)
    let title = View.button("control", configuration: .plain, title: "a").setting(
      .titleAlignment, to: .leading)
    let content = ListContentConfiguration(.subtitleCell, text: "a", secondaryText: "b")
    for alignment in [TextAlignment.natural, .justified] {
      let field = View.textField("control", text: "a", textAlignment: alignment)
      let row = View.listContentView("control", configuration: content)
        .setting(ListContentViewProperties.text.alignment, to: alignment)
        .setting(ListContentViewProperties.secondaryText.alignment, to: alignment)
      for view in [lines, title, field, row] {
        let control = try shown(
          view, "width = 80", traits: Traits(layoutDirection: .rightToLeft))
        let labels = control.subviews.filter { $0.kind == .label }
        #expect(!labels.isEmpty)
        #expect(labels.allSatisfy { $0[.textAlignment] == .right })
      }
    }
  }

  @Test(
    "leading is right and its distances go to the left; left, right and centres stay",
    arguments: [
      ("leading = superview + 8", 8.0, 54.0), ("trailing = superview - 8", 54, 8),
      ("left = superview + 8", 8, 8), ("right = superview - 8", 54, 54),
      ("centerX = superview + 8", 39, 39), ("leading = superview.centerX + 8", 54, 8),
      ("leading = other.trailing + 8", 38, -28), ("leading >= superview + 8 @1", 0, 0),
    ])
  func mirrored(constraint: String, leftToRight: Double, rightToLeft: Double) throws {
    var constraints = [constraint, "top = superview", "width = 30", "height = 30"]
    if constraint.contains(">=") { constraints.append("left = superview") }
    #expect(try frame(constraints, .leftToRight)?.minX == leftToRight)
    #expect(try frame(constraints, .rightToLeft)?.minX == rightToLeft)
  }

  @Test("multiplied positions are relative to the leading edge of the superview")
  func multiplied() throws {
    let constraints = ["leading = 0.5 * superview.trailing", "top = superview", "size = 30"]
    #expect(try frame(constraints, .leftToRight)?.minX == 46)
    #expect(try frame(constraints, .rightToLeft)?.minX == 16)
  }

  @Test("icons that point in the reading direction are mirrored, others are not")
  func symbols() throws {
    func icon(_ symbol: Symbol, _ direction: LayoutDirection) throws -> Symbol? {
      let view = View.imageView("i", systemImage: symbol)
        .constrained(try .texts("leading = superview", "top = superview"))
      return try ResolvedScene(
        Fixture.scene(view), traits: Traits(layoutDirection: direction)
      ).view("i")?[.systemImage]
    }
    #expect(try icon(.chevronForward, .rightToLeft) == .chevronLeft)
    #expect(try icon(.chevronBackward, .rightToLeft) == .chevronRight)
    #expect(try icon(.chevronRight, .rightToLeft) == .chevronRight)
    #expect(
      try icon(.chevronForward, .leftToRight)?.outline().path == Symbol.chevronRight.outline().path)
  }
}

extension View {
  fileprivate func constrained(_ constraints: [Constraint]) -> View {
    var view = self
    view.constraints = constraints
    return view
  }
}
