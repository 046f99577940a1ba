/// A pipeline for a series of elements. Elements are made concurrently, each is encoded together
/// with the one before it, and the results are used in order.
package struct OrderedWork<Element: Sendable, Made: Sendable, Encoded: Sendable>: Sendable {
  private let make: @Sendable (Element) throws -> Made
  private let encode: @Sendable (Made?, Made) throws -> Encoded

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - make: Makes an element.
  ///   - encode: Encodes an element; the first argument is the previous element, `nil` for the
  /// first one.
  package init(
    make: @escaping @Sendable (Element) throws -> Made,
    encode: @escaping @Sendable (Made?, Made) throws -> Encoded
  ) {
    self.make = make
    self.encode = encode
  }

  private enum Outcome: Sendable {
    case made(Int, Made)
    case encoded(Int, Encoded)
  }

  /// Processes all elements. At most `jobs` tasks run concurrently, and at most three times as many
  /// elements are in memory. `use` is called with the results in order.
  ///
  /// After an error, or when the task is cancelled, nothing new is started.
  package func run(
    over elements: some Sequence<Element>, jobs: Int,
    use: (Element, Encoded) async throws -> Void
  ) async throws {
    let jobs = max(jobs, 1)
    try await withThrowingTaskGroup(of: Outcome.self) { group in
      var remaining = elements.makeIterator()
      var waiting: [Int: Element] = [:]
      var made: [Int: Made] = [:]
      var encoded: [Int: Encoded] = [:]
      var last: Made?
      var (nextToMake, nextToEncode, nextToUse, running) = (0, 0, 0, 0)

      /// Starts one more task. Returns `false` if there is none. Encoding takes precedence over
      /// making.
      func begin() -> Bool {
        if let element = made.removeValue(forKey: nextToEncode) {
          let (index, before) = (nextToEncode, last)
          last = element
          nextToEncode += 1
          group.addTask { .encoded(index, try encode(before, element)) }
          return true
        }
        guard nextToMake - nextToUse < 3 * jobs, let element = remaining.next() else {
          return false
        }
        let index = nextToMake
        waiting[index] = element
        nextToMake += 1
        group.addTask { .made(index, try make(element)) }
        return true
      }

      while true {
        try Task.checkCancellation()
        while running < jobs, begin() { running += 1 }
        guard let outcome = try await group.next() else { return }
        running -= 1
        switch outcome {
        case .made(let index, let element): made[index] = element
        case .encoded(let index, let result): encoded[index] = result
        }
        while let result = encoded.removeValue(forKey: nextToUse),
          let element = waiting.removeValue(forKey: nextToUse)
        {
          // Other work continues while `use` waits, for example for a program that reads its input.
          nextToUse += 1
          while running < jobs, begin() { running += 1 }
          try await use(element, result)
        }
      }
    }
  }
}
