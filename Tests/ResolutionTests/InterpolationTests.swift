import Drawing
import Testing

@testable import Resolution
@testable import ResolvedViews

@Suite("Interpolation between two values")
struct InterpolationTests {
  @Test("a shadow's opacity and radius stay in their ranges while a spring overshoots")
  func shadow() throws {
    let start = Shadow(opacity: 0.2, radius: 10, offset: Size(0, 4))
    let end = Shadow(opacity: 0.6, radius: 0, offset: Size(0, 8))
    func shadow(_ progress: Double) throws -> Shadow {
      try #require(Interpolation<Shadow>.shadow.between(start, end, progress))
    }
    #expect(try shadow(0.5).radius == 5)
    #expect(try abs(shadow(0.5).opacity - 0.4) < 1e-12)
    #expect(try shadow(1.5).radius == 0)
    #expect(try abs(shadow(1.5).opacity - 0.8) < 1e-12)
    #expect(try shadow(2.5).opacity == 1)
    #expect(try shadow(-1).opacity == 0)
    #expect(try shadow(1.5).offset == Size(0, 10))
  }
}
