import Drawing
import Images
import Interaction
import Testing
import Validation
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import Scenes

@Suite("Constraints that decide nothing, or too much")
struct LayoutProblemTests {
  private func problems(_ views: View...) -> [String] {
    let cell = Cell(contentView: Container(subviews: views))
    do {
      _ = try CellLayout(checking: cell, size: Size(92, 92), scale: 2)
      return []
    } catch {
      return error.problems.map { "\($0.path): \($0.message)" }
    }
  }

  @Test("a view without constraints is undecided on all sides")
  func noConstraints() {
    #expect(
      problems(.view("box")) == [
        "cell.contentView.subviews[0].name: the constraints do not decide the x and y and width and"
          + " height of \"box\"; add constraints for it"
      ])
  }

  @Test("exactly the ambiguous numbers of every view are named")
  func partly() throws {
    let found = problems(
      .view("fine", constraints: [Constraint(.edges, equalTo: .superview)]),
      .imageView("icon", systemImage: .starFill),
      .view(
        "box",
        constraints: try .texts("center = superview", "width = 10"),
        subviews: [.view("inner", constraints: try .texts("leading = superview", "size = 5"))]))
    #expect(
      found == [
        "cell.contentView.subviews[1].name: the constraints do not decide the x and y of \"icon\";"
          + " add constraints for it",
        "cell.contentView.subviews[2].name: the constraints do not decide the y and height of"
          + " \"box\"; add constraints for it",
        "cell.contentView.subviews[2].subviews[0].name: the constraints do not decide the y of"
          + " \"inner\"; add constraints for it",
      ])
  }

  @Test("an inequality leaves room, a preference for it decides")
  func inequality() throws {
    let open = View.view(
      "box", constraints: try .texts("center = superview", "height = 5", "width >= 5"))
    #expect(problems(open).count == 1)
    let decided = View.view(
      "box",
      constraints: try .texts("center = superview", "height = 5", "width >= 5", "width = 1 @1"))
    #expect(problems(decided).isEmpty)
  }

  @Test("two sizes contradict each other; the later one is dropped")
  func twoWidths() throws {
    let box = View.view(
      "box",
      constraints: try .texts("center = superview", "size = 46", "width = 47"))
    #expect(
      problems(box) == [
        "cell.contentView.subviews[0].constraints[2]: \"width = 47\" conflicts with"
          + " \"size = 46\" and is dropped; change one, or give it a priority below 1000"
      ])
  }

  @Test("the cell's own size can be part of a contradiction")
  func againstCell() throws {
    let box = View.view(
      "box",
      constraints: try .texts("edges = superview", "width = 46"))
    #expect(
      problems(box) == [
        "cell.contentView.subviews[0].constraints[1]: \"width = 46\" conflicts with the"
          + " cell's size of 92 × 92 pt and \"edges = superview\" and is dropped; change one, or give it"
          + " a priority below 1000"
      ])
  }

  @Test(
    "the nearest of several causes is named, and constraints of two views that read alike with their views"
  )
  func alike() throws {
    let inner = View.view(
      "inner",
      constraints: try .texts(
        "bottom = superview - 8", "leading = superview", "trailing = superview",
        "top = superview + 8"))
    let box = View.view(
      "box",
      constraints: try .texts(
        "leading = superview", "trailing = superview", "top = superview + 84",
        "bottom = superview - 8", "height = 0"), subviews: [inner])
    #expect(
      problems(box) == [
        "cell.contentView.subviews[0].subviews[0].constraints[3]: \"top = superview + 8\" conflicts"
          + " with the requirement that no side of \"inner\" is negative and \"height = 0\" and"
          + " \"bottom = superview - 8\" and is dropped; change one, or give it a priority below 1000"
      ])
    let equal = "leading = superview"
    let pair = problems(
      .view("one", constraints: try .texts(equal, "width = 5", "top = superview", "height = 46")),
      .view(
        "two",
        constraints: try .texts(
          "top = superview", "size = 5", equal, "leading = one + 1")))
    #expect(
      pair == [
        "cell.contentView.subviews[1].constraints[3]: \"leading = one + 1\" conflicts with"
          + " \"leading = superview\" of \"one\" and \"leading = superview\" of \"two\" and is dropped;"
          + " change one, or give it a priority below 1000"
      ])
  }

  @Test(
    "a conflict hides no ambiguity, and one that only the conflict causes is noted")
  func besideConflict() throws {
    let other = View.view(
      "other",
      constraints: try .texts("left = superview", "top = superview", "size = 10", "width = 20"))
    let open = View.view("open", constraints: try .texts("left = superview", "size = 5"))
    let conflict =
      "cell.contentView.subviews[0].constraints[3]: \"width = 20\" conflicts with"
      + " \"size = 10\" and is dropped; change one, or give it a priority below 1000"
    #expect(
      problems(other, open) == [
        conflict,
        "cell.contentView.subviews[1].name: the constraints do not decide the y of \"open\"; add constraints"
          + " for it",
      ])
    // The last constraint would decide the height, and with it y.
    let opened = View.view(
      "opened",
      constraints: try .texts(
        "left = superview", "width = 5", "top >= superview + 9", "centerY = superview",
        "height >= 100"))
    let notes = try ResolvedScene(Fixture.scene(opened), traits: Traits()).notes
    #expect(notes.count == 2)
    #expect(notes.first?.message.hasPrefix("\"height >= 100\" conflicts with ") == true)
    #expect(
      notes.last?.message
        == "without the constraints that are dropped, no remaining constraint determines the y and height of \"opened\";"
        + " resolve the conflict")
    let unknown = Fixture.scene(other, open)
    let failure = #expect(throws: ResolutionFailure.self) {
      try ResolvedScene(unknown, traits: Traits())
    }
    #expect(failure?.problems.map { "\($0.path)" } == ["cell.contentView.subviews[1].name"])
  }

  @Test("a side cannot be negative")
  func negative() throws {
    let box = View.view(
      "box",
      constraints: try .texts(
        "center = superview", "height = 5", "width = superview - 100"))
    let found = problems(box)
    #expect(found.count == 1)
    #expect(found.first?.contains("no side of \"box\" is negative") == true)
    #expect(found.first?.contains("\"width = superview - 100\"") == true)
  }

  @Test("repeating the same constraint is not a contradiction")
  func redundant() throws {
    let box = View.view(
      "box",
      constraints: try .texts(
        "center = superview", "edges = superview", "size = superview", "width = 92"))
    #expect(problems(box).isEmpty)
  }

  @Test("a scene that cannot be laid out, or contains unknown names, cannot be resolved")
  func scene() throws {
    let unknown = try Fixture.selection {
      $0.rules.append(Rule(when: .selected, .set(.isHidden, of: "stra", to: true)))
    }
    let failure = #expect(throws: ResolutionFailure.self) {
      try ResolvedScene(unknown, traits: Traits())
    }
    #expect(failure?.problems.map { "\($0.path)" } == ["rules[2].assignments[0]"])
    let undecided = Fixture.scene(.view("box"))
    #expect(throws: ResolutionFailure.self) { try ResolvedScene(undecided, traits: Traits()) }
  }
}
