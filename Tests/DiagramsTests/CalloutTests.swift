import Drawing
import Testing

@testable import Diagrams

@Suite("Lines to the views of a redline sheet")
struct CalloutTests {
  private static func part(_ name: String, _ frame: Rect, isText: Bool = false)
    -> RedlineContent.Part
  {
    RedlineContent.Part(name: name, frame: frame, style: "view", isText: isText)
  }

  private static func callouts(_ parts: [RedlineContent.Part]) throws -> RedlineCallouts {
    try RedlineCallouts(
      parts, picture: Rect(0, 0, 300, 200), place: { $0 }, .light,
      DiagramTypesetter(typesetter: BoxTypesetter()))
  }

  /// The lines, relative to the picture's top.
  private static func lines(_ callouts: RedlineCallouts) -> [[Point]] {
    callouts.items(pictureTop: 0, .light).compactMap { item in
      guard case .stroke(let path, _, _) = item else { return nil }
      let points = path.elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point): point
        case .curve, .close: nil
        }
      }
      return points.count > 1 && points.count == path.elements.count ? points : nil
    }
  }

  @Test("A view below others has its line at its left side if that is free")
  func left() throws {
    let photo = Self.part("photo", Rect(20, 20, 200, 100))
    let price = Self.part("price", Rect(30, 150, 60, 20), isText: true)
    let button = Self.part("button", Rect(100, 150, 120, 30))
    let callouts = try Self.callouts([photo, price, button])
    #expect(callouts.left == 0)
    let end = try #require(Self.lines(callouts).first { $0.last == Point(27, 160) })
    #expect(end.dropFirst().dropLast().last?.x ?? 300 < 20)
  }

  @Test("Lines do not cross letters; a view without another way is counted")
  func letters() throws {
    let text = Self.part("text", Rect(10, 20, 280, 60), isText: true)
    let buttons = [10.0, 110, 210].map { Self.part("button", Rect($0, 120, 80, 30)) }
    let callouts = try Self.callouts([text] + buttons)
    // The outer ones have lines at their sides.
    #expect(callouts.left == 1)
    for line in Self.lines(callouts) where (line.last?.y ?? 0) > 80 {
      for (one, other) in zip(line, line.dropFirst()) where one.x == other.x {
        #expect(!(text.frame.minX < one.x && one.x < text.frame.maxX && max(one.y, other.y) > 20))
      }
    }
  }
}
