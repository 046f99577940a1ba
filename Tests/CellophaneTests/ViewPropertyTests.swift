import Cellophane
import Foundation
import Testing

/// The scenes that show one property of views each, by pixels at 2×.
@Suite("Properties of views, by pixels")
struct ViewPropertyTests {
  private func bitmap(
    _ scene: String, _ state: CellState = .normal, userInterfaceStyle: UserInterfaceStyle = .light
  ) throws -> Bitmap {
    let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()
    let file = folder.appendingPathComponent("\(scene).cell.yaml").path
    return try SceneRenderer(
      SceneDocument(contentsOfFile: file).scene,
      traits: Traits(userInterfaceStyle: userInterfaceStyle)
    ).cell(state: state).bitmap()
  }

  private func color(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> Bitmap.RGBA? {
    bitmap[Int(x * 2), Int(y * 2)]
  }

  @Test("alpha applies to the group: covered subviews are not visible through others")
  func alpha() throws {
    let group = try bitmap("alpha", .highlighted)
    #expect(color(group, 20, 20) == Bitmap.RGBA(255, 127, 127))
    #expect(color(group, 40, 40) == Bitmap.RGBA(127, 127, 255))
    #expect(color(group, 40, 40) == color(group, 60, 60))
    let single = try bitmap("alpha", .selected)
    #expect(color(single, 60, 60) == Bitmap.RGBA(191, 191, 255))
    #expect(color(single, 40, 40) == Bitmap.RGBA(191, 0, 64))
  }

  @Test("a hidden view keeps its place, one that is not installed does not")
  func presence() throws {
    let (red, green, blue) = (
      Bitmap.RGBA(255, 59, 48), Bitmap.RGBA(52, 199, 89), Bitmap.RGBA(0, 122, 255)
    )
    let ground = Bitmap.RGBA(229, 229, 234)
    func row(_ state: CellState) throws -> [Bitmap.RGBA?] {
      let bitmap = try bitmap("presence", state)
      return [25.0, 65, 105].map { color(bitmap, $0, 25) }
    }
    #expect(try row(.normal) == [red, green, blue])
    #expect(try row(.highlighted) == [red, ground, blue])
    #expect(try row(.selected) == [red, blue, ground])
  }

  @Test("rounded corners show the content behind, and cut only clipped content")
  func corners() throws {
    let white = Bitmap.RGBA(255, 255, 255)
    let (indigo, orange) = (Bitmap.RGBA(88, 86, 214), Bitmap.RGBA(255, 149, 0))
    let normal = try bitmap("corners")
    // The top left corners of the four, and the top right one of the third.
    #expect(color(normal, 11, 11) == white)
    #expect(color(normal, 101, 11) == white)
    #expect(color(normal, 11, 101) == white)
    #expect(color(normal, 88, 101) == indigo)
    #expect(color(normal, 101, 101) == white)
    #expect(color(normal, 95, 95) == white)
    #expect(color(normal, 130, 105) == orange)
    let selected = try bitmap("corners", .selected)
    #expect(color(selected, 95, 95) == orange)
    #expect(color(selected, 101, 101) == orange)
    #expect(color(selected, 178, 178) == white)
  }

  @Test("where a circle ends a continuous corner goes on")
  func continuous() throws {
    let bitmap = try bitmap("corners")
    // 25 pt from the corner the circle has reached the edge: the first row of pixels is full.
    #expect(color(bitmap, 35, 10) == Bitmap.RGBA(88, 86, 214))
    #expect(color(bitmap, 125, 10) != Bitmap.RGBA(88, 86, 214))
    #expect(color(bitmap, 140, 10) == Bitmap.RGBA(88, 86, 214))
  }

  @Test("the clipped edge of a rounded view has no seam of its subview's colour")
  func clippedEdge() throws {
    // One picture clipped once: an edge pixel lies on the line between orange and white.
    let bitmap = try bitmap("corners")
    var edges = 0
    for x in 200..<240 {
      for y in 200..<240 {
        guard let pixel = bitmap[x, y], pixel.blue > 0, pixel.blue < 255 else { continue }
        let share = Double(pixel.blue) / 255
        #expect(abs(Double(pixel.green) - (149 + 106 * share)) <= 1)
        edges += 1
      }
    }
    #expect(edges > 20)
  }

  @Test("a border lies inside the bounds and above the subviews")
  func border() throws {
    let black = Bitmap.RGBA(0, 0, 0)
    let (yellow, teal) = (Bitmap.RGBA(255, 204, 0), Bitmap.RGBA(48, 176, 199))
    let normal = try bitmap("border")
    #expect(color(normal, 9.5, 40) == Bitmap.RGBA(255, 255, 255))
    #expect(color(normal, 10, 40) == black)
    #expect(color(normal, 13.5, 40) == black)
    #expect(color(normal, 14, 40) == teal)
    #expect(color(normal, 14, 20) == yellow)
    // Half of systemRed over yellow.
    #expect(color(normal, 82, 60) == Bitmap.RGBA(255, 132, 24))
    let selected = try bitmap("border", .selected)
    #expect(color(selected, 10, 40) == teal)
    #expect(color(selected, 82, 40) == Bitmap.RGBA(255, 59, 48))
    #expect(color(selected, 91.5, 40) == Bitmap.RGBA(255, 59, 48))
    #expect(color(selected, 92, 50) == yellow)
  }

  @Test("a turned view takes its subviews along; a cell scales about its centre")
  func transform() throws {
    let (pink, black) = (Bitmap.RGBA(255, 45, 85), Bitmap.RGBA(0, 0, 0))
    let normal = try bitmap("transform")
    #expect(color(normal, 22, 32) == black)
    #expect(color(normal, 58, 40) == pink)
    // Turned by 90° about (40, 40), then scaled by 0.9 about (80, 40).
    let pressed = try bitmap("transform", .highlighted)
    #expect(pressed[Int(2 * (80 - 0.9 * 32)), Int(2 * (40 - 0.9 * 18))] == black)
    #expect(pressed[Int(2 * (80 - 0.9 * 40)), Int(2 * (40 + 0.9 * 18))] == pink)
    #expect(color(pressed, 2, 2) == Bitmap.RGBA(0, 0, 0, 0))
    #expect(color(pressed, 10, 10) == Bitmap.RGBA(229, 229, 234))
  }

  @Test("zPosition decides which view is in front")
  func zPosition() throws {
    let (red, green, blue) = (
      Bitmap.RGBA(255, 59, 48), Bitmap.RGBA(52, 199, 89), Bitmap.RGBA(0, 122, 255)
    )
    #expect(color(try bitmap("z-position"), 45, 45) == blue)
    #expect(color(try bitmap("z-position", .highlighted), 45, 45) == red)
    #expect(color(try bitmap("z-position", .selected), 45, 45) == green)
  }

  @Test("tint colours are inherited until a view has its own")
  func tint() throws {
    func stars(_ state: CellState, _ userInterfaceStyle: UserInterfaceStyle = .light) throws
      -> [Bitmap.RGBA?]
    {
      let bitmap = try bitmap("tint", state, userInterfaceStyle: userInterfaceStyle)
      return [30.0, 80, 130].map { color(bitmap, $0, 30) }
    }
    let (blue, orange) = (Bitmap.RGBA(0, 122, 255), Bitmap.RGBA(255, 149, 0))
    #expect(try stars(.normal) == [blue, orange, Bitmap.RGBA(52, 199, 89)])
    #expect(
      try stars(.highlighted) == [Bitmap.RGBA(255, 45, 85), orange, Bitmap.RGBA(52, 199, 89)])
    #expect(try stars(.selected) == [blue, orange, orange])
    #expect(
      try stars(.normal, .dark)
        == [Bitmap.RGBA(10, 132, 255), Bitmap.RGBA(255, 159, 10), Bitmap.RGBA(48, 209, 88)])
  }
}
