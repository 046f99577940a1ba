import Motion
import Testing

@Suite("Values over time")
struct TrackTests {
  private let moment = Duration(secondsComponent: 0, attosecondsComponent: 1)

  @Test("a track without changes stays what it is")
  func constant() {
    let track = Track("a")
    for time in [Duration.seconds(-1), .zero, .seconds(1000)] {
      #expect(track.value(at: time) == "a")
    }
    #expect(track.changes.isEmpty)
  }

  @Test("a change holds from its own moment on")
  func change() {
    var track = Track("a")
    track.change(to: "b", at: .milliseconds(150))
    track.change(to: "c", at: .milliseconds(250))
    #expect(track.value(at: .zero) == "a")
    #expect(track.value(at: .milliseconds(150) - moment) == "a")
    #expect(track.value(at: .milliseconds(150)) == "b")
    #expect(track.value(at: .milliseconds(250) - moment) == "b")
    #expect(track.value(at: .milliseconds(250)) == "c")
    #expect(track.value(at: .seconds(9)) == "c")
  }

  @Test("a change at the start leaves the initial value to the time before")
  func atStart() {
    var track = Track(1)
    track.change(to: 2, at: .zero)
    #expect(track.value(at: .zero - moment) == 1)
    #expect(track.value(at: .zero) == 2)
  }

  @Test("of several changes at one moment the last is seen")
  func sameMoment() {
    var track = Track(1)
    for value in 2...5 { track.change(to: value, at: .seconds(1)) }
    #expect(track.value(at: .seconds(1)) == 5)
    #expect(track.value(at: .seconds(1) - moment) == 1)
    #expect(track.changes.map(\.value) == [2, 3, 4, 5])
  }

  @Test("a change that comes too late counts as made at the last one's moment")
  func late() {
    var track = Track(1)
    track.change(to: 2, at: .seconds(2))
    track.change(to: 3, at: .seconds(1))
    #expect(track.changes.map(\.time) == [.seconds(2), .seconds(2)])
    #expect(track.value(at: .seconds(1)) == 1)
    #expect(track.value(at: .seconds(2)) == 3)
  }

  @Test("every one of many changes is found")
  func many() {
    var track = Track(-1)
    for index in 0..<1000 { track.change(to: index, at: .milliseconds(index)) }
    let wrong = (0..<1000).first {
      track.value(at: .milliseconds($0)) != $0
        || track.value(at: .milliseconds($0) - moment) != $0 - 1
    }
    #expect(wrong == nil)
  }

  @Test("tracks are equal when they always were the same")
  func equality() {
    var (one, other) = (Track(1), Track(1))
    one.change(to: 2, at: .seconds(1))
    #expect(one != other)
    other.change(to: 2, at: .seconds(1))
    #expect(one == other)
  }
}
