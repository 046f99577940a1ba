import Testing

/// Lets the tests of a suite go before others: they wait for the browser again and again, and each time they would be
/// behind all other tests, whose end they would outlast.
public struct BrowserTrait: SuiteTrait, TestScoping {
  /// Whether the trait is that of each test, too: no, they inherit the priority.
  public let isRecursive = false

  /// Runs the suite.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(run) { run in
      try await Task(priority: .userInitiated) { try await run() }.value
    }
  }
}

extension Trait where Self == BrowserTrait {
  /// The tests of the suite use the browser.
  public static var browser: Self { BrowserTrait() }
}
