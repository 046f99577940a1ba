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

  @Test(
    "the job of GitLab's template verifies its part with parallel, and everything without",
    arguments: [
      (["CI_NODE_TOTAL": "1"], ""),
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"], "--shard auto "),
    ])
  func gitlab(variables: [String: String], shard: String) async throws {
    let template = try String(
      contentsOf: Program.package.appendingPathComponent("Templates/gitlab.yml"), encoding: .utf8)
    let command = try #require(template.firstMatch(of: /- >-\n((?: {6}.*\n)+)/)).output.1
    // The function prints its arguments. GitLab folds the lines into one.
    let script =
      "cellophane() { printf '%s ' \"$@\"; }\n"
      + command.split(separator: "\n").joined(separator: " ")
    let run = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: try Folder(), environment: variables)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.text == "snapshot verify \(shard)--artefacts snapshot-report/artefacts"
        + " --report snapshot-report/report.html --report snapshot-report/summary.md"
        + " --report snapshot-report/junit.xml ")
  }
}
