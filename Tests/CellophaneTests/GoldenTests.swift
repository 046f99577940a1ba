import Cellophane
import Foundation
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

  @Test("There are snapshots")
  func count() throws {
    #expect(try ExampleScenes.suites.get().map(\.cases.count).reduce(0, +) > 600)
  }
}
