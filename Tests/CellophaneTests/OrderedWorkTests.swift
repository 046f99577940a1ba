import Synchronization
import Testing

@testable import Work

@Suite("Work in order")
struct OrderedWorkTests {
  private struct Halt: Error, Equatable {}

  /// Elements that take longer or shorter, so that they are made in another order than they are used in.
  private static func make(_ element: Int) -> Int {
    var sum = 0
    for turn in 0..<(element % 7) * 2000 { sum &+= turn }
    return element + sum &- sum
  }

  @Test("each is encoded beside the one before it and used in order", arguments: [1, 2, 5, 0])
  func order(jobs: Int) async throws {
    let work = OrderedWork<Int, Int, [Int?]>(make: Self.make, encode: { [$0, $1] })
    var used: [[Int?]] = []
    var elements: [Int] = []
    try await work.run(over: 0..<100, jobs: jobs) { element, encoded in
      elements.append(element)
      used.append(encoded)
    }
    #expect(elements == Array(0..<100))
    #expect(used == (0..<100).map { [$0 == 0 ? nil : $0 - 1, $0] })
  }

  @Test("without inputs nothing is used")
  func empty() async throws {
    let work = OrderedWork<Int, Int, Int>(make: { $0 }, encode: { $1 })
    try await work.run(over: [], jobs: 3) { _, _ in Issue.record("used something") }
  }

  @Test("few are held at a time, however many there are", arguments: [1, 4])
  func memory(jobs: Int) async throws {
    let begun = Mutex(0)
    let work = OrderedWork<Int, Int, Int>(
      make: { element in
        begun.withLock { $0 += 1 }
        return element
      }, encode: { $1 })
    var (used, most) = (0, 0)
    try await work.run(over: 0..<500, jobs: jobs) { _, _ in
      most = max(most, begun.withLock { $0 } - used)
      used += 1
    }
    #expect(most <= 3 * jobs + 1)
  }

  @Test("a failure of any part ends it", arguments: ["make", "encode", "use"])
  func failure(place: String) async throws {
    let begun = Mutex(0)
    let work = OrderedWork<Int, Int, Int>(
      make: { element in
        begun.withLock { $0 += 1 }
        if place == "make", element == 20 { throw Halt() }
        return element
      },
      encode: {
        if place == "encode", $1 == 20 { throw Halt() }
        return $1
      })
    await #expect(throws: Halt()) {
      try await work.run(over: 0..<1000, jobs: 3) { element, _ in
        if place == "use", element == 20 { throw Halt() }
      }
    }
    #expect(begun.withLock { $0 } < 40)
  }

  @Test("a task that is cancelled ends it")
  func cancelled() async throws {
    let work = OrderedWork<Int, Int, Int>(make: { $0 }, encode: { $1 })
    let task = Task {
      try await work.run(over: sequence(first: 0) { $0 &+ 1 }, jobs: 2) { _, _ in }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
