import Synchronization
import Testing

@testable import Work

@Suite("Budgets")
struct BudgetTests {
  /// What was spent, in order.
  private final class Log: Sendable {
    let spent = Mutex<[Budget.Resource]>([])
  }

  @Test("a limit may be reached and not exceeded, by all tasks together")
  func limits() async {
    for resource in [Budget.Resource.pixels, .steps, .files, .processes] {
      let log = Log()
      var limits = Budget.Limits.ordinary
      limits[resource] = 10
      let budget = Budget(limits) { spent in log.spent.withLock { $0.append(spent) } }
      await Budget.$current.withValue(budget) {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<5 { group.addTask { Budget.spend(2, of: resource) } }
        }
        #expect(log.spent.withLock(\.self) == [])
        Budget.spend(of: resource)
      }
      #expect(log.spent.withLock(\.self) == [resource])
    }
  }

  @Test("time and memory are measured, and not spent")
  func measured() {
    let log = Log()
    var limits = Budget.Limits.ordinary
    limits[.memory] = 100
    let budget = Budget(limits) { spent in log.spent.withLock { $0.append(spent) } }
    budget.spend(1000, of: .time)
    budget.check(residentMemory: 100)
    #expect(log.spent.withLock(\.self) == [])
    budget.check(residentMemory: 101)
    #expect(log.spent.withLock(\.self) == [.memory])
    limits[.time] = 0
    let short = Budget(limits) { spent in log.spent.withLock { $0.append(spent) } }
    short.check(residentMemory: 0)
    #expect(log.spent.withLock(\.self) == [.memory, .time])
  }

  @Test("without a budget nothing is counted")
  func none() {
    Budget.spend(.max, of: .pixels)
    #expect(Budget.current == nil)
  }
}
