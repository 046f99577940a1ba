public import Snapshots
public import Testing

/// Settings for the snapshots of a test or of all tests in a suite: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode?
  let comparison: Comparison?
  let renderer: String?

  /// Suites inside a suite have its settings too.
  public let isRecursive = true

  /// Runs a test under the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(record: record, comparedBy: comparison, renderer: renderer, function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Settings for snapshots; what is not given stays as it is around the test.
  ///
  /// - Parameters:
  ///   - record: Which pictures become goldens.
  ///   - comparison: How pictures are compared.
  ///   - renderer: Who makes the pictures, such as a library's name and version.
  public static func snapshots(
    record: RecordMode? = nil, comparedBy comparison: Comparison? = nil, renderer: String? = nil
  ) -> Self {
    SnapshotsTrait(record: record, comparison: comparison, renderer: renderer)
  }
}
