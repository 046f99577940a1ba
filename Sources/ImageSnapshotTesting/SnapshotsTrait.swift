public import Snapshots
public import Testing

/// Settings for the snapshots of a test or of all tests in a suite: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode?
  let comparison: Comparison?
  let renderer: String?
  let perPlatform: Bool?

  /// The settings of a suite also apply to nested suites.
  public let isRecursive = true

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(
      record: record, comparedBy: comparison, renderer: renderer, perPlatform: perPlatform, function
    )
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Settings for snapshots. Settings that are `nil` are not changed.
  ///
  /// - Parameters:
  ///   - record: The snapshots that become goldens.
  ///   - comparison: How pictures are compared.
  ///   - renderer: The name and version of what draws the pictures, such as `Charts 1.2`.
  ///   - perPlatform: Whether each operating system has goldens of its own, such as `red.linux.png`.
  public static func snapshots(
    record: RecordMode? = nil, comparedBy comparison: Comparison? = nil, renderer: String? = nil,
    perPlatform: Bool? = nil
  ) -> Self {
    SnapshotsTrait(
      record: record, comparison: comparison, renderer: renderer, perPlatform: perPlatform)
  }
}
