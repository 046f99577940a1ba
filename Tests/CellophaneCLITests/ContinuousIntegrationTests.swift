import Foundation
import Testing

/// `Scripts/verify-in-ci`, which action.yml runs, in a copied package.
@Suite("Verifying in CI")
struct ContinuousIntegrationTests {
  private func verify(in folder: Folder, _ arguments: [String] = []) async throws -> Program.Outcome
  {
    let script = Program.package.appendingPathComponent("Scripts/verify-in-ci").path
    return try await Program.run(
      URL(fileURLWithPath: "/bin/sh"), [script] + arguments, in: folder,
      environment: [
        "PATH": "/usr/bin:/bin", "CELLOPHANE": try Program.products.path + "/cellophane",
        "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.file("summary.md").path,
        "GITHUB_OUTPUT": folder.file("outputs").path,
      ])
  }

  @Test("reports, summary, annotations and exit codes")
  func run() async throws {
    let folder = try Folder.package()
    let recorded = try await cellophane("snapshot", "record", in: folder)
    #expect(recorded.status == 0)
    let passed = try await verify(in: folder)
    #expect(passed.status == 0 && !passed.text.contains("::error"))
    #expect(try folder.text("outputs") == "status=0\nreports=snapshot-report\n")

    let scene = try Folder.sampleScene
    let edited = scene.replacing("#0000FF", with: "#0000F0")
    try #require(edited != scene)
    try folder.write(edited, to: "Fixtures/Scenes/selection.cell.yaml")
    let failed = try await verify(in: folder)
    #expect(failed.status == 1)
    #expect(failed.text.contains("::error file=Fixtures/Scenes/selection.cell.yaml,line="))
    #expect(try folder.text("summary.md").contains("#0000FF → #0000F0"))
    for name in ["report.html", "summary.md", "junit.xml", "results.json"] {
      #expect(try !folder.bytes("snapshot-report/\(name)").isEmpty)
    }

    try folder.write("no scene", to: "Fixtures/Scenes/selection.cell.yaml")
    let malformed = try await verify(in: folder)
    #expect(malformed.status == 65)
    // The annotations are those of this run, and not of the one before.
    #expect(malformed.text.contains("::error file=Fixtures/Scenes/selection.cell.yaml::"))
    #expect(!malformed.text.contains("#0000FF"))
  }
}
