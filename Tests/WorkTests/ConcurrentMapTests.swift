import Synchronization
import Testing

@testable import Work

@Suite("Work side by side")
struct ConcurrentMapTests {
  @Test("work side by side keeps its order and its limit", arguments: [0, 1, 2, 7, 100])
  func concurrentMap(jobs: Int) async throws {
    let running = Mutex((now: 0, most: 0))
    let results = try await (0..<40).concurrentMap(jobs: jobs) { number in
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      await Task.yield()
      running.withLock { $0.now -= 1 }
      return number * number
    }
    #expect(results == (0..<40).map { $0 * $0 })
    #expect(running.withLock { $0.most } <= max(jobs, 1))
  }

  @Test("the failure of the earliest element ends the work, whichever comes first")
  func concurrentMapError() async {
    struct Stop: Error, Equatable { let number: Int }
    let begun = Mutex<Set<Int>>([])
    await #expect(throws: Stop(number: 5)) {
      try await (0..<40).concurrentMap(jobs: 3) { number in
        begun.withLock { _ = $0.insert(number) }
        // The sixth waits until the seventh has failed.
        while number == 5, !begun.withLock({ $0.contains(6) }) { await Task.yield() }
        if number >= 5 { throw Stop(number: number) }
        return number
      }
    }
    #expect(begun.withLock { $0.max() ?? 0 } < 12)
    let none = try? await [Int]().concurrentMap(jobs: 3) { $0 }
    #expect(none == [])
  }
}
