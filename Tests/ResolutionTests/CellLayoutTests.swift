import Drawing
import Images
import Testing
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import Scenes

@Suite("Where the views of a cell are")
struct CellLayoutTests {
  private func layout(
    size: Size = Size(92, 92), scale: Double = 2, _ views: View...
  ) throws -> CellLayout {
    try CellLayout(
      checking: Cell(contentView: Container(subviews: views)), size: size, scale: scale)
  }

  /// Whether two frames are the same but for the last digits of thirds of points.
  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    zip(
      [a.minX, a.minY, a.size.width, a.size.height], [b.minX, b.minY, b.size.width, b.size.height]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("the fixture's star is 46 × 46 at (23, 23)", arguments: [1.0, 2, 3])
  func star(scale: Double) throws {
    let scene = try Fixture.selection()
    let layout = try CellLayout(checking: scene.cell, size: Size(92, 92), scale: scale)
    #expect(layout.frame(of: "star") == Rect(23, 23, 46, 46))
    for name: ViewName in [.cell, .backgroundView, .selectedBackgroundView, .contentView] {
      #expect(layout.frame(of: name) == Rect(0, 0, 92, 92))
    }
    #expect(layout.frame(of: "nobody") == .zero)
  }

  @Test("in a cell of an odd size the star stays on the pixel grid")
  func oddSize() throws {
    let cell = try Fixture.selection().cell
    let frames = try [1.0, 2, 3].map {
      try CellLayout(checking: cell, size: Size(91, 91), scale: $0).frame(of: "star")
    }
    #expect(frames[0] == Rect(23, 23, 46, 46))
    #expect(frames[1] == Rect(22.5, 22.5, 46, 46))
    #expect(isClose(frames[2], Rect(68.0 / 3, 68.0 / 3, 46, 46)))
  }

  @Test("edges are rounded, not sizes")
  func edgesRounded() throws {
    let box = View.view(
      "box",
      constraints: try .texts(
        "leading = superview + 10.2", "top = superview", "width = 20.4", "height = 5"))
    let frames = try [1.0, 2, 3].map { try layout(scale: $0, box).frame(of: "box") }
    #expect(frames[0] == Rect(10, 0, 21, 5))
    #expect(frames[1] == Rect(10, 0, 20.5, 5))
    #expect(isClose(frames[2], Rect(31.0 / 3, 0, 61.0 / 3, 5)))
  }

  @Test("views that touch do so on the same pixel", arguments: [1.0, 2, 3])
  func touching(scale: Double) throws {
    let first = View.view(
      "first",
      constraints: try .texts(
        "leading = superview", "top = superview", "bottom = superview",
        "width = 0.37 * superview"))
    let second = View.view(
      "second",
      constraints: try .texts(
        "leading = first.trailing", "trailing = superview", "top = superview",
        "bottom = superview"))
    let layout = try layout(size: Size(91, 40), scale: scale, first, second)
    #expect(layout.frame(of: "first").maxX == layout.frame(of: "second").minX)
    #expect(layout.frame(of: "second").maxX == 91)
  }

  @Test("edges, size and center stand for several attributes")
  func compound() throws {
    let all = View.view("all", constraints: [Constraint(.edges, equalTo: .superview)])
    let same = View.view(
      "same",
      constraints: [
        Constraint(.size, equalTo: "all", constant: -10), Constraint(.center, equalTo: "all"),
      ])
    let square = View.view(
      "square", constraints: try .texts("center = superview", "size = 30"))
    let layout = try layout(all, same, square)
    #expect(layout.frame(of: "all") == Rect(0, 0, 92, 92))
    #expect(layout.frame(of: "same") == Rect(5, 5, 82, 82))
    #expect(layout.frame(of: "square") == Rect(31, 31, 30, 30))
  }

  @Test("leading is left and trailing is right")
  func leadingAndTrailing() throws {
    let box = View.view(
      "box",
      constraints: [
        Constraint(.leading, equalTo: .superview, constant: 10),
        Constraint(.trailing, equalTo: .superview, constant: -20),
        Constraint(.top, equalTo: .superview, constant: 3),
        Constraint(.bottom, equalTo: .superview, constant: -4),
      ])
    #expect(try layout(box).frame(of: "box") == Rect(10, 3, 62, 85))
    let other = View.view(
      "other",
      constraints: try .texts(
        "left = superview + 10", "right = superview - 20", "top = superview + 3", "height = 85"))
    #expect(try layout(other).frame(of: "other") == Rect(10, 3, 62, 85))
  }

  @Test("multipliers relate sides, and constants are added after")
  func multipliers() throws {
    let box = View.view(
      "box",
      constraints: [
        Constraint(.width, equalTo: .height, multiplier: 2, constant: 4),
        Constraint(.height, equalTo: 20), Constraint(.center, equalTo: .superview),
      ])
    #expect(try layout(box).frame(of: "box") == Rect(24, 36, 44, 20))
    let quarter = View.view(
      "quarter",
      constraints: try .texts(
        "centerX = 0.5 * superview", "bottom = 0.75 * superview - 1", "width = 0.25 * superview",
        "height = 10"))
    #expect(try layout(quarter).frame(of: "quarter") == Rect(11.5, 58, 23, 10))
  }

  @Test("a multiplied place is meant in the superview's coordinates, wherever that is")
  func multipliedPlaces() throws {
    let dot = View.view(
      "dot",
      constraints: try .texts(
        "centerX = 0.5 * superview", "top = 0.25 * superview.bottom", "width = 4", "height = 4"))
    let next = View.view(
      "next",
      constraints: try .texts(
        "leading = 2 * dot.trailing", "top = dot", "width = 4", "height = 4"))
    let box = View.view(
      "box",
      constraints: try .texts(
        "leading = superview + 20", "top = superview + 30", "width = 40", "height = 40"),
      subviews: [dot, next])
    let layout = try layout(box)
    #expect(layout.frame(of: "box") == Rect(20, 30, 40, 40))
    #expect(layout.frame(of: "dot") == Rect(8, 10, 4, 4))
    #expect(layout.frame(of: "next") == Rect(24, 10, 4, 4))
  }

  @Test("subviews have their frames in their superview's coordinates")
  func nested() throws {
    let inner = View.view("inner", constraints: try .texts("center = cell", "size = 10"))
    let outer = View.view(
      "outer",
      constraints: try .texts("leading = superview + 30", "top = superview + 20", "size = 50"),
      subviews: [inner])
    let layout = try layout(outer)
    #expect(layout.frame(of: "outer") == Rect(30, 20, 50, 50))
    #expect(layout.frame(of: "inner") == Rect(11, 21, 10, 10))
  }

  @Test("a preference is satisfied as far as required constraints allow")
  func priorities() throws {
    func width(_ texts: String...) throws -> Double {
      let constraints = try texts.map(Constraint.text)
      let box = View.view(
        "box", constraints: constraints + (try .texts("center = superview", "height = 10")))
      return try layout(box).frame(of: "box").size.width
    }
    #expect(try width("width = 200 @750", "width <= 60") == 60)
    #expect(try width("width = 20 @750", "width = 40 @751") == 40)
    #expect(try width("width = 20 @750", "width = 40 @750") == 20)
    #expect(try width("width >= 30", "width = 10 @1") == 30)
    #expect(try width("width = superview @defaultHigh", "width <= 0.5 * superview") == 46)
  }

  @Test("an image is as large as its symbol unless something stronger says otherwise")
  func intrinsicSize() throws {
    func frame(_ texts: String...) throws -> Rect {
      let constraints = try texts.map(Constraint.text)
      let icon = View.imageView(
        "icon", systemImage: .starFill, constraints: try .texts("center = superview") + constraints)
      return try layout(icon).frame(of: "icon")
    }
    // 20.74 × 18.785 points, whose edges are rounded to pixels.
    #expect(try frame() == Rect(35.5, 36.5, 21, 19))
    #expect(try frame("width >= 30") == Rect(31, 36.5, 30, 19))
    #expect(try frame("width = 40 @251") == Rect(26, 36.5, 40, 19))
    #expect(try frame("width = 40 @249") == Rect(35.5, 36.5, 21, 19))
    #expect(try frame("width = 10 @749") == Rect(35.5, 36.5, 21, 19))
    #expect(try frame("width = 10 @751") == Rect(41, 36.5, 10, 19))
  }
}
