internal import FoundationEssentials
public import Snapshots

/// What holds for all snapshots of a test, a suite or a block, where nothing closer says otherwise.
struct SnapshotSettings: Sendable {
  /// What the current task works under.
  @TaskLocal static var current = SnapshotSettings()

  /// Which pictures become goldens; `nil` leaves it to the environment.
  var record: RecordMode?
  /// How pictures are compared; `nil` is exact.
  var comparison: Comparison?
  /// Who makes the pictures.
  var renderer: String?

  /// These settings with those that are given in their place.
  func replacing(
    record: RecordMode?, comparison: Comparison?, renderer: String?
  ) -> SnapshotSettings {
    SnapshotSettings(
      record: record ?? self.record, comparison: comparison ?? self.comparison,
      renderer: renderer ?? self.renderer)
  }
}

/// Runs `body`, in which these settings hold for all snapshots.
///
/// What is not given stays as it is. In XCTest call it from `invokeTest`.
///
/// - Parameters:
///   - record: Which pictures become goldens.
///   - comparison: How pictures are compared.
///   - renderer: Who makes the pictures, such as a library's name and version. Goldens carry it, and
///     where a picture differs from a golden that someone else made, the failure says so.
public func withSnapshots<Result, Failure: Error>(
  record: RecordMode? = nil, comparedBy comparison: Comparison? = nil, renderer: String? = nil,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let settings = SnapshotSettings.current.replacing(
    record: record, comparison: comparison, renderer: renderer)
  // The task-local's own function throws anything; what it throws here can only be the body's.
  let outcome = SnapshotSettings.$current.withValue(settings) {
    () -> Swift.Result<Result, Failure> in
    do throws(Failure) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
  return try outcome.get()
}

/// Runs `body`, in which these settings hold for all snapshots; as the function that does not wait.
public func withSnapshots<Result>(
  record: RecordMode? = nil, comparedBy comparison: Comparison? = nil, renderer: String? = nil,
  _ body: () async throws -> Result
) async rethrows -> Result {
  let settings = SnapshotSettings.current.replacing(
    record: record, comparison: comparison, renderer: renderer)
  return try await SnapshotSettings.$current.withValue(settings) { try await body() }
}
