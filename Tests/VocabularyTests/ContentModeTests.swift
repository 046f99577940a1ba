import Drawing
import Testing
import Vocabulary

@Suite("Content modes")
struct ContentModeTests {
  /// A wide image in a square, a tall one in a wide rectangle.
  @Test(
    "scaled content keeps or gives up its proportions",
    arguments: [
      (ContentMode.scaleToFill, Rect(10, 20, 70, 70), Rect(0, 0, 90, 40)),
      (.redraw, Rect(10, 20, 70, 70), Rect(0, 0, 90, 40)),
      (.scaleAspectFit, Rect(10, 37.5, 70, 35), Rect(35, 0, 20, 40)),
      (.scaleAspectFill, Rect(-25, 20, 140, 70), Rect(0, -70, 90, 180)),
    ])
  func scaled(mode: ContentMode, wide: Rect, tall: Rect) {
    #expect(mode.frame(of: Size(120, 60), in: Rect(10, 20, 70, 70), pixelsPerPoint: 2) == wide)
    #expect(mode.frame(of: Size(30, 60), in: Rect(0, 0, 90, 40), pixelsPerPoint: 2) == tall)
  }

  @Test("other content has its own size, at an edge, a corner or in the middle")
  func placed() {
    let places: [ContentMode: Point] = [
      .center: Point(25, 15), .top: Point(25, 0), .bottom: Point(25, 30), .left: Point(0, 15),
      .right: Point(50, 15), .topLeft: Point(0, 0), .topRight: Point(50, 0),
      .bottomLeft: Point(0, 30), .bottomRight: Point(50, 30),
    ]
    for mode in ContentMode.allCases {
      guard let place = places[mode] else { continue }
      let frame = mode.frame(of: Size(40, 20), in: Rect(0, 0, 90, 50), pixelsPerPoint: 3)
      #expect(frame == Rect(origin: place, size: Size(40, 20)), "\(mode)")
    }
    #expect(places.count + 4 == ContentMode.allCases.count)
  }

  @Test("content in its own size begins on a whole pixel")
  func grid() {
    let bounds = Rect(0, 0, 51, 51)
    func origin(_ pixels: Double) -> Double {
      ContentMode.center.frame(of: Size(20, 20), in: bounds, pixelsPerPoint: pixels).minX
    }
    #expect(origin(1) == 16)
    #expect(origin(2) == 15.5)
    #expect(abs(origin(3) * 3 - 47) < 1e-12)
  }

  @Test("an image without extent causes no division by zero")
  func empty() {
    for mode in ContentMode.allCases {
      let frame = mode.frame(of: .zero, in: Rect(0, 0, 9, 9), pixelsPerPoint: 2)
      #expect(frame.minX.isFinite && frame.size.width.isFinite)
    }
  }
}
