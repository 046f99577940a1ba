extension Sequence where Element: Sendable {
  /// The results of `transform` in the order of the elements, at most `jobs` of them computed at a
  /// time; the first error ends the work.
  ///
  /// - Parameter finished: Hears of each result as it comes, in no order, one call after the other.
  @discardableResult
  package func concurrentMap<Result: Sendable>(
    jobs: Int, finished: (Result) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var elements = enumerated().makeIterator()
      func addTask() {
        guard let (index, element) = elements.next() else { return }
        group.addTask { (index, try await transform(element)) }
      }
      for _ in 0..<Swift.max(jobs, 1) { addTask() }
      var results: [(Int, Result)] = []
      while let result = try await group.next() {
        results.append(result)
        finished(result.1)
        addTask()
      }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
