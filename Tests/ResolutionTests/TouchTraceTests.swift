import Drawing
import Interaction
import Machine
import Testing
import Vocabulary

@testable import Resolution
@testable import Scenes
@testable import Timelines

@Suite("Where the finger is")
struct TouchTraceTests {
  private func touches(_ steps: TouchScript) throws -> TouchTrace {
    let scene = try ResolvedScene(Fixture.selection(), traits: Traits())
    return TouchTrace(Timeline(of: scene, playing: steps).touches)
  }

  @Test("a tap is seen while it lasts, and its place for 0.3 s after it")
  func tap() throws {
    let touches = try touches([.wait(.milliseconds(100)), .tap(0), .wait(.seconds(1))])
    guard case .down(let place) = touches.fingers(at: .milliseconds(100)).first else {
      Issue.record("the finger is not there")
      return
    }
    #expect(touches.fingers(at: .milliseconds(99)) == [.away])
    #expect(touches.fingers(at: .milliseconds(349)) == [.down(place)])
    #expect(touches.fingers(at: .milliseconds(350)) == [.lifted(place)])
    #expect(touches.fingers(at: .milliseconds(649)) == [.lifted(place)])
    #expect(touches.fingers(at: .milliseconds(650)) == [.away])
    let changes = sequence(first: Duration.zero) { touches.nextChange(after: $0) }
    #expect(Array(changes) == [0, 100, 350, 650].map { .milliseconds($0) })
  }

  @Test("moves are followed, and another touch takes the place of a lifted one")
  func moves() throws {
    let touches = try touches([
      .down(.point(Point(10, 20))), .wait(.milliseconds(100)), .move(.by(Point(5, -3))),
      .wait(.milliseconds(100)), .cancel, .wait(.milliseconds(100)), .down(.point(Point(1, 1))),
      .wait(.milliseconds(100)),
    ])
    #expect(touches.fingers(at: .milliseconds(50)) == [.down(Point(10, 20))])
    #expect(touches.fingers(at: .milliseconds(100)) == [.down(Point(15, 17))])
    #expect(touches.fingers(at: .milliseconds(200)) == [.lifted(Point(15, 17))])
    #expect(touches.fingers(at: .milliseconds(300)) == [.down(Point(1, 1))])
    #expect(touches.nextChange(after: .milliseconds(200)) == .milliseconds(300))
    #expect(touches.nextChange(after: .milliseconds(300)) == nil)
  }

  @Test("all fingers go when the touch is cancelled")
  func cancelled() throws {
    let touches = try touches([
      .down(.point(Point(10, 20))), .fingers([2], .down(.point(Point(30, 20)))),
      .wait(.milliseconds(100)), .cancel, .wait(.seconds(1)),
    ])
    #expect(touches.fingers(at: .milliseconds(99)) == [.down(Point(10, 20)), .down(Point(30, 20))])
    #expect(touches.fingers(at: .milliseconds(900)) == [.away, .away])
  }
}
