import Drawing
import Testing

@Suite("Gradients with colours beyond their ends")
struct UnboundedGradientTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)

  @Test("stops beyond the ends lengthen the line, and every colour keeps its place")
  func unbounded() {
    let gradient = LinearGradient(
      start: Point(10, 0), end: Point(20, 40),
      unbounded: [-1, -0.5, 2].map {
        LinearGradient.Stop(color: $0 == 2 ? blue : red, location: $0)
      },
      type: .axial)
    #expect(gradient.start == Point(0, -40) && gradient.end == Point(30, 80))
    #expect(gradient.stops.map(\.location) == [0, 0.5 / 3, 1])
    // Within 0…1 nothing changes.
    let plain = LinearGradient(
      start: .zero, end: Point(1, 0),
      unbounded: [
        LinearGradient.Stop(color: red, location: 0.2),
        LinearGradient.Stop(color: blue, location: 1),
      ],
      type: .axial)
    #expect(plain.stops.map(\.location) == [0.2, 1] && plain.end == Point(1, 0))
  }

  @Test("a radial gradient has nothing before its centre, and a conic one one turn")
  func unboundedTypes() {
    let stops = [
      LinearGradient.Stop(color: red, location: -1), LinearGradient.Stop(color: blue, location: 3),
    ]
    let half = Color(red: 0.75, green: 0, blue: 0.25, alpha: 1)
    let radial = LinearGradient(start: .zero, end: Point(1, 2), unbounded: stops, type: .radial)
    #expect(radial.start == .zero && radial.end == Point(3, 6))
    #expect(
      radial.stops == [
        LinearGradient.Stop(color: half, location: 0),
        LinearGradient.Stop(color: blue, location: 1),
      ])
    let conic = LinearGradient(start: .zero, end: Point(1, 2), unbounded: stops, type: .conic)
    #expect(conic.end == Point(1, 2))
    let middle = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    #expect(
      conic.stops == [
        LinearGradient.Stop(color: half, location: 0),
        LinearGradient.Stop(color: middle, location: 1),
      ])
  }
}
