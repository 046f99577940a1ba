import Motion
import Testing

/// How far animations have come: delays, passes, and the end.
@Suite struct CourseTests {
  private func course(
    delay: Double = 0, repeatCount: Double = 1, autoreverses: Bool = false
  ) -> Course {
    Course(
      .curve(.linear), duration: 2, delay: delay, repeatCount: repeatCount,
      autoreverses: autoreverses)
  }

  @Test func fromStartToEnd() {
    let course = course()
    #expect([-1, 0, 0.5, 1, 1.5, 2, 3].map(course.progress) == [0, 0, 0.25, 0.5, 0.75, 1, 1])
    #expect(course.end == 2)
  }

  @Test("before the delay is over the start shows, and nothing is lost of the time after it")
  func delayed() {
    let course = course(delay: 1)
    #expect([0, 0.5, 1, 2, 3, 4].map(course.progress) == [0, 0, 0, 0.5, 1, 1])
    #expect(course.end == 3)
  }

  @Test func repeats() {
    let course = course(repeatCount: 3)
    #expect([1, 2, 3, 4, 5, 5.5, 6].map(course.progress) == [0.5, 0, 0.5, 0, 0.5, 0.75, 1])
    #expect(course.end == 6)
  }

  @Test("after the last pass back the new value shows at once")
  func thereAndBack() {
    let course = course(autoreverses: true)
    #expect([1, 2, 2.5, 3, 3.5, 4].map(course.progress) == [0.5, 1, 0.75, 0.5, 0.25, 1])
    #expect(course.end == 4)
  }

  @Test("one and a half passes there and back end at the new value, without a jump")
  func halfAPass() {
    let course = course(repeatCount: 1.5, autoreverses: true)
    #expect([2, 4, 5, 5.5, 6].map(course.progress) == [1, 0, 0.5, 0.75, 1])
    #expect(course.end == 6)
  }

  @Test func withoutEnd() {
    let course = course(repeatCount: .infinity, autoreverses: true)
    #expect(course.end == .infinity)
    #expect(course.progress(at: 4_000_001) == 0.5)
  }

  @Test("without a duration the new value shows at once, with any delay")
  func noDuration() {
    let course = Course(.curve(.easeIn), duration: 0, delay: 3)
    #expect(course.end == 0)
    #expect(course.progress(at: 0) == 1)
  }

  @Test("S5's spring is cut off at 0.4 s, where 0.0027 of the way are left")
  func spring() {
    let spring = Spring(dampingRatio: 0.4, duration: 0.4, initialVelocity: 3)
    let course = Course(.spring(spring), duration: 0.4)
    #expect(abs(course.progress(at: 0.4.nextDown) - 0.997325) < 1e-6)
    #expect(course.progress(at: 0.4) == 1)
    #expect(abs(course.progress(at: 0.09145) - 1.254719) < 1e-6)
  }

  @Test(
    "a spring has settled when it stays within a thousandth: 2.855 s where Core Animation says about 2.85",
    arguments: [
      (100.0, 5.0, 0.0), (100, 10, 0), (100, 20, 0), (100, 50, 0), (100, 20, 40), (9, 30, -5),
    ])
  func settling(stiffness: Double, damping: Double, velocity: Double) {
    let spring = Spring(stiffness: stiffness, damping: damping, initialVelocity: velocity)
    let end = spring.settlingSeconds()
    for step in 0..<1000 {
      #expect(abs(1 - spring.value(at: end + Double(step) * 0.01)) <= 0.001)
    }
    if damping == 5 { #expect(abs(end - 2.855) < 0.001) }
    // Not much earlier would do.
    let before = (0..<100).map { abs(1 - spring.value(at: end * (0.7 + 0.003 * Double($0)))) }
    #expect((before.max() ?? 0) > 0.001)
  }

  @Test(
    "a spring given by mass and stiffness ends where Core Animation's settlingDuration says",
    arguments: [
      (1.0, 100.0, 5.0, 2.85, 0.01), (1, 100, 15, 1.02, 0.01), (1, 100, 10, 1.4727, 0.0001),
      (3, 1000, 500, 0.505_823_7, 0.0002),
    ])
  func ends(mass: Double, stiffness: Double, damping: Double, seconds: Double, tolerance: Double) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    #expect(abs(spring.settlingSeconds() - seconds) < tolerance)
  }

  @Test("a later item only begins later")
  func later() {
    let course = course(delay: 1).delayed(by: 0.5)
    #expect([1.5, 2.5, 3.5].map(course.progress) == [0, 0.5, 1])
  }
}
