extension Sequence where Element: Sendable {
  /// Returns the results of `transform` in the order of the elements, computing at most `jobs` of
  /// them concurrently.
  ///
  /// After an error no further element is started. When the running ones have ended, the error of
  /// the earliest element is thrown. Because elements are started in order, this does not depend on
  /// timing.
  ///
  /// - Parameter finished: Called serially for each result, in no particular order.
  @discardableResult
  package func concurrentMap<Result: Sendable>(
    jobs: Int, finished: (Result) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Swift.Result<Result, any Error>).self) { group in
      var elements = enumerated().makeIterator()
      func addTask() {
        guard let (index, element) = elements.next() else { return }
        group.addTask {
          do {
            return (index, .success(try await transform(element)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for _ in 0..<Swift.max(jobs, 1) { addTask() }
      var results: [(index: Int, result: Result)] = []
      var failures: [(index: Int, error: any Error)] = []
      for try await (index, outcome) in group {
        switch outcome {
        case .success(let result):
          results.append((index, result))
          finished(result)
          if failures.isEmpty { addTask() }
        case .failure(let error): failures.append((index, error))
        }
      }
      if let first = failures.min(by: { $0.index < $1.index }) { throw first.error }
      return results.sorted { $0.index < $1.index }.map(\.result)
    }
  }
}
