import Motion
import Testing

@Suite("Gliding content")
struct GlideTests {
  private let normal = 0.998

  /// e to the power of x, by its series.
  private func exp(_ x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for n in 1...60 {
      term *= x / 8 / Double(n)
      sum += term
    }
    let (a, b) = (sum * sum, sum * sum * sum * sum)
    return a * a * b
  }

  @Test(
    "a fling covers (v − 10) · 0.499 points, and stops dead",
    arguments: [(750.0, 369.26), (1000, 494.01), (3000, 1492.01), (-1000, -494.01)])
  func reach(velocity: Double, distance: Double) throws {
    let glide = try #require(
      Glide.released(
        at: 5000, velocity: velocity, in: 0...40_000, rate: normal, bounces: true))
    #expect(abs(glide.target - 5000 - distance) < 1e-9)
    // It approaches the end without a jump, at 10 points a second.
    let end = glide.duration
    #expect(abs(glide.position(at: end - 1e-9) - glide.target) < 1e-6)
    #expect(abs(abs(glide.velocity(at: end - 1e-9)) - 10) < 1e-6)
    #expect(glide.position(at: end) == glide.target)
    #expect(glide.velocity(at: end) == 0)
  }

  @Test("it lasts ln(v / 10) / 2.002 seconds: 2.157 s for 750, 2.849 s for 3000")
  func duration() throws {
    for (velocity, seconds) in [(750.0, 2.157), (3000, 2.849)] {
      let glide = Glide.released(
        at: 0, velocity: velocity, in: 0...40_000, rate: normal, bounces: true)
      #expect(abs(try #require(glide).duration - seconds) < 0.001)
    }
  }

  @Test("slow content stays where it is released")
  func slow() {
    #expect(
      Glide.released(at: 50, velocity: 10, in: 0...100, rate: normal, bounces: true) == nil)
    #expect(Glide.released(at: 0, velocity: 0, in: 0...100, rate: normal, bounces: true) == nil)
  }

  @Test("content released at rest beyond an edge returns by x₀ (1 + ωt / 3) e^(−ωt)")
  func bounce() throws {
    for (start, edge, sign) in [(-235.0, 0.0, -1.0), (1235, 1000, 1)] {
      let glide = try #require(
        Glide.released(at: start, velocity: 0, in: 0...1000, rate: normal, bounces: true))
      for time in [0.0, 0.05, 0.107, 0.2, 0.341, 0.6] {
        let swing = 10.9 * time
        let expected = 235 * (1 + swing / 3) * exp(-swing)
        #expect(abs((glide.position(at: time) - edge) * sign - expected) < 1e-6)
      }
      #expect(glide.target == edge)
      // Observed: didEndDecelerating 0.691 s after the lift.
      #expect(abs(glide.duration - 0.691) < 0.01)
    }
  }

  @Test("an impact goes v / (e ω) beyond the edge, at 1 / ω after it")
  func impact() throws {
    let glide = try #require(
      Glide.released(at: 39_088, velocity: 3125, in: 0...39_148, rate: normal, bounces: true))
    let peak = stride(from: 0, through: 0.3, by: 0.0001).map { glide.position(at: $0) }.max() ?? 0
    #expect(abs(peak - 39_148 - 100.333) < 1.2)
    #expect(glide.target == 39_148)
    // Observed: didEndDecelerating 0.807 s after the lift.
    #expect(abs(glide.duration - 0.8073) < 0.01)
    let hard = Glide.released(
      at: 39_088, velocity: 3125, in: 0...39_148, rate: normal, bounces: false)
    #expect(abs(try #require(hard).duration - 0.0196) < 0.001)
  }

  @Test("content thrown from beyond an edge into the middle glides on at the same speed")
  func intoTheMiddle() throws {
    let glide = try #require(
      Glide.released(at: -50, velocity: 2000, in: 0...10_000, rate: normal, bounces: true))
    #expect(glide.target > 500)
    var last = (position: glide.position(at: 0), velocity: glide.velocity(at: 0))
    for step in 1...8000 {
      let time = glide.duration * Double(step) / 8000
      let next = (position: glide.position(at: time), velocity: glide.velocity(at: time))
      #expect(abs(next.position - last.position) < 3)
      if step < 8000 { #expect(abs(next.velocity - last.velocity) < 60) }
      last = next
    }
  }

  @Test("a fling never passes a page, at any speed", arguments: [0.0, 300, 5000, -5000])
  func pages(velocity: Double) throws {
    let glide = try #require(Glide.paging(from: 100, velocity: velocity, to: 375))
    for step in 0...200 {
      #expect(glide.position(at: glide.duration * Double(step) / 200) <= 375 + 1e-9)
    }
    #expect(glide.target == 375)
  }

  @Test("a deceleration is stretched to the stop that the layout returns")
  func snapping() throws {
    let glide = try #require(Glide.snapping(from: 0, velocity: 1000, to: 520, rate: normal))
    #expect(glide.target == 520)
    #expect(abs(glide.duration - 2.3003) < 0.001)
    #expect(glide.position(at: 0) == 0)
    let back = try #require(Glide.snapping(from: 0, velocity: 100, to: -20, rate: normal))
    #expect(back.target == -20)
    #expect(Glide.snapping(from: 5, velocity: 0, to: 5, rate: normal) == nil)
  }

  @Test(
    "the band's inverse gives the finger's way back", arguments: [-590.0, -5, 0, 400, 1010, 1590])
  func band(offset: Double) {
    let band = RubberBand(length: 852)
    let shown = band.shown(offset, in: 0...1000)
    #expect(abs(band.dragged(shown, in: 0...1000) - offset) < 1e-9)
    #expect((0...1000).contains(offset) == (shown == offset))
  }
}
