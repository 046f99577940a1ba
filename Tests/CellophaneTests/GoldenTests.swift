import Cellophane
import Foundation
import SceneSnapshots
import Snapshots
import Testing

/// The same comparison as `cellophane snapshot verify`, so that `make test` fails if a picture changes.
@Suite("Goldens of the example scenes")
struct GoldenTests {
  private static let root = URL(fileURLWithPath: ExampleScenes.folder)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let goldens = root.appending(path: "Fixtures/Goldens").path

  @Test("No pixel differs", arguments: ExampleScenes.files.indices)
  func same(scene: Int) async throws {
    let suite = try ExampleScenes.suites.get()[scene]
    let runner = SnapshotRunner(
      goldens: Self.goldens, artefacts: Self.root.appending(path: "Output/snapshots").path, jobs: 1)
    let results = try await runner.run(.verify, [suite], filters: [])
    #expect(!results.isEmpty, "\(ExampleScenes.files[scene]) has no snapshots")
    for result in results {
      #expect(result.status == .same, "\(result.name): \(result.message)")
    }
  }

  @Test("Every golden belongs to a snapshot of a scene")
  func goldens() throws {
    let taken = try ExampleScenes.suites.get().flatMap { $0.cases.map { "\($0.name).png" } }
    let stored = try #require(FileManager.default.enumerator(atPath: Self.goldens))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }
    #expect(taken.count > 600)
    #expect(Set(stored).subtracting(taken) == [])
  }
}
