public import Snapshots

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The settings for all snapshots of a test, a suite or a block. Nested settings and arguments have precedence.
struct SnapshotSettings: Sendable {
  /// The settings of the current task.
  @TaskLocal static var current = SnapshotSettings()

  /// The snapshots that become goldens; `nil` for the environment variable.
  var record: RecordMode?
  /// How pictures are compared; `nil` for exactly.
  var comparison: Comparison?
  /// The name and version of what draws the pictures; `nil` if no scope sets it.
  var renderer: String?
  /// Whether goldens are for the platform that runs the test; `nil` is false.
  var perPlatform: Bool?

  /// Returns these settings with some replaced. Arguments that are nil replace nothing.
  func replacing(
    record: RecordMode?, comparison: Comparison?, renderer: String?, perPlatform: Bool?
  ) -> SnapshotSettings {
    SnapshotSettings(
      record: record ?? self.record, comparison: comparison ?? self.comparison,
      renderer: renderer ?? self.renderer,
      perPlatform: perPlatform ?? self.perPlatform)
  }
}

/// Calls `body` with settings for all snapshots in it.
///
/// Settings that are `nil` are not changed. In XCTest, call this function from `invokeTest`.
///
/// - Parameters:
///   - record: The snapshots that become goldens.
///   - comparison: How pictures are compared.
///   - renderer: The name and version of what draws the pictures, such as `Charts 1.2`. It is stored in
///     goldens, and a failure says if a golden was made by another renderer.
///   - perPlatform: Whether each operating system has goldens of its own, such as `red.linux.png`.
public func withSnapshots<Result, Failure: Error>(
  record: RecordMode? = nil, comparedBy comparison: Comparison? = nil, renderer: String? = nil,
  perPlatform: Bool? = nil, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let settings = SnapshotSettings.current.replacing(
    record: record, comparison: comparison, renderer: renderer, perPlatform: perPlatform)
  // `withValue` does not have typed throws. The result carries the error of `body` with its type.
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

/// Calls an asynchronous `body` with settings for all snapshots in it. See the function for a synchronous one.
public func withSnapshots<Result>(
  record: RecordMode? = nil, comparedBy comparison: Comparison? = nil, renderer: String? = nil,
  perPlatform: Bool? = nil, _ body: () async throws -> Result
) async rethrows -> Result {
  let settings = SnapshotSettings.current.replacing(
    record: record, comparison: comparison, renderer: renderer, perPlatform: perPlatform)
  return try await SnapshotSettings.$current.withValue(settings) { try await body() }
}
