import Foundation
import Testing

/// `Scripts/verify-in-ci`, which action.yml runs, in a copied package.
@Suite("Verifying in CI")
struct ContinuousIntegrationTests {
  private func verify(
    in folder: Folder, environment: [String: String] = [:]
  ) async throws -> Program.Outcome {
    let script = Program.package.appendingPathComponent("Scripts/verify-in-ci").path
    return try await Program.run(
      URL(fileURLWithPath: "/bin/sh"), [script], in: folder,
      environment: environment.merging([
        "PATH": "/usr/bin:/bin", "CELLOPHANE": try Program.products.path + "/cellophane",
        "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.file("summary.md").path,
        "GITHUB_OUTPUT": folder.file("outputs").path,
      ]) { own, _ in own })
  }

  @Test("reports, summary, annotations and exit codes")
  func run() async throws {
    let folder = try await Folder.recordedPackage()
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
    #expect(
      malformed.text.contains("::error file=Fixtures/Scenes/selection.cell.yaml,line=1,col="))
    #expect(!malformed.text.contains("yaml:1:"))
    #expect(!malformed.text.contains("#0000FF"))
  }

  @Test("without the program the exit code is 69, and the summary tells why")
  func notInstalled() async throws {
    let folder = try Folder()
    let outcome = try await verify(in: folder, environment: ["CELLOPHANE": "no-cellophane"])
    #expect(outcome.status == 69)
    #expect(outcome.errors.hasPrefix("error: no-cellophane is not installed; "))
    #expect(outcome.text.contains("::error title=The snapshots were not compared::exit code 69"))
    #expect(try folder.text("summary.md").contains("no-cellophane is not installed"))
    #expect(try folder.text("outputs") == "status=69\nreports=snapshot-report\n")
  }

  @Test("a run that compares nothing does not publish the reports of the one before")
  func earlierReports() async throws {
    let folder = try Folder()
    try folder.write(Folder.sampleScene, to: "a/selection.cell.yaml")
    try folder.write("", to: "b/.keep")
    let missing = try await verify(
      in: folder, environment: ["CELLOPHANE_SCENES": "a", "CELLOPHANE_GOLDENS": "a/Goldens"])
    #expect(missing.status == 1)
    #expect(missing.text.contains("::error file=a/selection.cell.yaml,title="))
    #expect(try folder.text("summary.md").contains("do not pass"))
    try folder.write("", to: "summary.md")
    let empty = try await verify(
      in: folder, environment: ["CELLOPHANE_SCENES": "b", "CELLOPHANE_GOLDENS": "b/Goldens"])
    #expect(empty.status == 66)
    let error = "error: there is no .cell.yaml file in b; name the folder with --scenes"
    #expect(empty.errors == error + "\n")
    #expect(
      empty.text == "::error title=The snapshots were not compared::exit code 66%0A\(error)\n")
    let summary =
      "The snapshots were not compared: `cellophane snapshot verify` ended with exit code 66.\n"
      + "\n    \(error)\n"
    #expect(try folder.text("summary.md") == summary)
    #expect(try folder.text("snapshot-report/summary.md") == summary)
    let reports = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("snapshot-report").path)
    #expect(reports.sorted() == ["artefacts", "summary.md"])
  }

  @Test("the errors of a run that compares nothing are code in the summary, and bounded")
  func boundedErrors() async throws {
    let folder = try Folder()
    // The 500th byte is the first of a character of two.
    try folder.write(
      """
      #!/bin/sh
      i=0
      while [ $i -lt 30 ]; do i=$((i + 1)); echo "line $i"; done >&2
      printf '```\\r<b>&%%\\033[31m\\n\\n' >&2
      printf 'a%.0s' $(seq 499) >&2
      echo 'ééé' >&2
      exit 66

      """, to: "tool")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("tool").path)
    let run = try await verify(in: folder, environment: ["CELLOPHANE": folder.file("tool").path])
    #expect(run.status == 66)
    let shown =
      (14...30).map { "line \($0)" } + ["```<b>&%[31m", String(repeating: "a", count: 499) + " …"]
    let lines = try folder.text("summary.md").components(separatedBy: "\n")
    #expect(Array(lines.dropFirst(2)) == shown.map { "    \($0)" } + [""])
    #expect(
      run.text == "::error title=The snapshots were not compared::exit code 66%0A"
        + shown.joined(separator: "%0A").replacing("&%[", with: "&%25[") + "\n")
  }

  @Test("a filter that looks like an option is a filter, and a run without results does not pass")
  func optionsAsFilters() async throws {
    let folder = try await Folder.recordedPackage()
    let script = Program.package.appendingPathComponent("Scripts/verify-in-ci").path
    func verify(_ filter: String, tool: String) async throws -> Program.Outcome {
      try await Program.run(
        URL(fileURLWithPath: "/bin/sh"), [script, filter], in: folder,
        environment: ["PATH": "/usr/bin:/bin", "CELLOPHANE": tool])
    }
    let tool = try Program.products.path + "/cellophane"
    #expect(try await verify("selection/normal", tool: tool).status == 0)
    let help = try await verify("--help", tool: tool)
    #expect(help.status == 66)
    #expect(help.errors.hasPrefix("error: there is no snapshot for --help"))
    let silent = try await verify("selection/normal", tool: "true")
    #expect(silent.status == 70)
    #expect(silent.errors == "error: true ended with exit code 0 and left no results\n")
  }

  @Test("a pull request of a stranger cannot show or write files outside of its folder")
  func untrusted() async throws {
    let folder = try await Folder.recordedPackage()
    let environment = ["CELLOPHANE_UNTRUSTED": "True"]
    #expect(try await verify(in: folder, environment: environment).status == 0)
    let other = try Folder()
    try other.write("mine", to: "summary.md")
    try FileManager.default.removeItem(at: folder.file("snapshot-report"))
    try FileManager.default.createSymbolicLink(
      at: folder.file("snapshot-report"), withDestinationURL: other.url)
    let linked = try await verify(in: folder, environment: environment)
    #expect(linked.status == 73 && linked.errors.contains("snapshot-report is a symbolic link"))
    #expect(try other.files() == ["summary.md"])
    #expect(try other.text("summary.md") == "mine")
  }

  @Test(
    "a word that is not true or false does not verify a pull request of a stranger as trusted",
    arguments: [
      ("true", 0, true), ("TRUE", 0, true), ("false", 0, false), ("False", 0, false),
      ("", 0, false), ("yes", 64, false), ("1", 64, false), ("true ", 64, false),
    ] as [(String, Int32, Bool)])
  func untrustedWords(word: String, status: Int32, isUntrusted: Bool) async throws {
    let folder = try Folder()
    try folder.write("#!/bin/sh\necho \"$*\"\n: > snapshot-report/results.json\n", to: "tool")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("tool").path)
    let run = try await verify(
      in: folder,
      environment: ["CELLOPHANE": folder.file("tool").path, "CELLOPHANE_UNTRUSTED": word])
    #expect(run.status == status)
    #expect(run.text.contains("--untrusted") == isUntrusted)
    #expect(run.errors.contains("CELLOPHANE_UNTRUSTED must be true or false") == (status == 64))
    #expect(run.text.isEmpty == (status == 64))
  }

  /// The files of annotations of a scene that has changed.
  ///
  /// - Parameters:
  ///   - path: The folder in which the commands run.
  ///   - scene: The path of the scene, from there.
  private func annotatedFiles(
    in folder: Folder, at path: String, scene: String, environment: [String: String] = [:]
  ) async throws -> [String] {
    func run(_ arguments: String...) async throws -> Program.Outcome {
      try await Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "cd \"$0\" && exec \"$@\"", path, Program.products.path + "/cellophane", "snapshot"]
          + arguments, in: folder, environment: environment)
    }
    try folder.write(Folder.sampleScene, to: "\(path)/\(scene)")
    #expect(try await run("record").status == 0)
    let edited = try Folder.sampleScene.replacing("#0000FF", with: "#0000F0")
    try folder.write(edited, to: "\(path)/\(scene)")
    #expect(try await run("verify", "--report", "different.json").status == 1)
    try folder.write("no scene", to: "\(path)/\(scene)")
    #expect(try await run("verify", "--report", "malformed.json").status == 65)
    var files: [String] = []
    for results in ["different.json", "malformed.json"] {
      let text = try await run("report", results, "--annotations").text
      let file = text.firstMatch(of: /::error file=(.*?)[,:]/)?.output.1
      files.append(file.map(String.init) ?? text)
    }
    return files
  }

  @Test("annotations have the paths of scenes in the current folder")
  func sceneInCurrentFolder() async throws {
    let files = try await annotatedFiles(in: Folder(), at: ".", scene: "first.cell.yaml")
    #expect(files == ["first.cell.yaml", "first.cell.yaml"])
  }

  @Test("annotations have paths from the repository's folder, also of a package in a subfolder")
  func packageInSubfolder() async throws {
    let scene = "Fixtures/Scenes/first.cell.yaml"
    let expected = [String](repeating: "apps/cells/\(scene)", count: 2)
    let repository = try Folder()
    try repository.write("", to: ".git/HEAD")
    try repository.write("", to: "apps/cells/Package.swift")
    #expect(try await annotatedFiles(in: repository, at: "apps/cells", scene: scene) == expected)
    let copy = try Folder()
    try copy.write("", to: "apps/cells/Package.swift")
    let files = try await annotatedFiles(
      in: copy, at: "apps/cells", scene: scene, environment: ["GITHUB_WORKSPACE": copy.url.path])
    #expect(files == expected)
  }

  @Test("the hook for pre-commit compares snapshots when a file of theirs has changed")
  func hook() throws {
    let hooks = try String(
      contentsOf: Program.package.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let pattern = try Regex(String(try #require(hooks.firstMatch(of: /files: '(.*)'/)).output.1))
    let files = [
      "message.cell.yaml", "Fixtures/Scenes/theme.yml", "Goldens/message/normal.light@2x.txt",
      "Fixtures/Goldens/message/normal.light@2x.png", "Images/photo.png", "photo.JPG", "a.jpeg",
      "heart.svg", "page.pdf", "App/Assets.xcassets/Accent.colorset/Contents.json",
      "Fonts/Own.otf", "Own.ttf", "Own.ttc",
    ]
    #expect(files.filter { $0.contains(pattern) } == files)
    let others = ["README.md", "Package.swift", "MyGoldens/a.txt", "yaml", "a.png.swift", "b.json"]
    #expect(others.filter { $0.contains(pattern) } == [])
  }

  @Test(
    "the action edits the comment of its folder and shard, or writes one with a line that names them",
    arguments: [("", "."), ("12\n13\n", "apps/cells")])
  func comment(found: String, package: String) async throws {
    let action = try String(
      contentsOf: Program.package.appendingPathComponent("action.yml"), encoding: .utf8)
    let script = try #require(action.components(separatedBy: "      run: |\n").last)
    let folder = try Folder()
    try folder.write("### 1 snapshot: 1 different\n", to: "summary.md")
    // The function keeps its arguments, a call in a line, and prints the comments of earlier runs.
    let gh = #"""
      gh() {
        printf '%s' "$*" | tr '\n' ' ' >> calls
        echo >> calls
        case $* in *--jq*) printf '%s' "$FOUND" ;; esac
      }

      """#
    let marker = "<!-- cellophane: \(package) 2/8 report-2 -->"
    let run = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"), ["-e", "-c", gh + script], in: folder,
      environment: [
        "PATH": "/usr/bin:/bin", "FOUND": found, "FOLDER": package, "SHARD": "2/8",
        "MARKER": marker,
        "RUNNER_TEMP": ".", "SUMMARY": "summary.md", "RUN": "https://example.com/runs/1",
        "GITHUB_REPOSITORY": "a/b", "COMMENTS": "repos/a/b/issues/7/comments",
      ])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let place = package == "." ? "part 2/8" : "`apps/cells`, part 2/8"
    #expect(
      try folder.text("comment.md")
        == "\(marker)\n## \(place)\n\n### 1 snapshot: 1 different\n")
    let call =
      found.isEmpty
      ? "--method POST repos/a/b/issues/7/comments" : "--method PATCH repos/a/b/issues/comments/12"
    let calls = try folder.text("calls").split(separator: "\n")
    #expect(calls.count == 2 && calls.last == "api --silent \(call) --field body=@./comment.md")
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

  @Test("a job of GitLab's template runs in its folder, without the reports of an earlier run")
  func gitlabFolder() async throws {
    let template = try String(
      contentsOf: Program.package.appendingPathComponent("Templates/gitlab.yml"), encoding: .utf8)
    // The commands before the verification, each in a line.
    let script = try #require(template.components(separatedBy: "\n  script:\n").last)
    let commands = script.components(separatedBy: "    - >-\n")[0].split(separator: "\n").map {
      $0.replacing("    - ", with: "")
    }
    let folder = try Folder()
    let reports = ["report.html", "summary.md", "junit.xml", "artefacts/kept"]
    for report in reports { try folder.write("old", to: "apps/cells/snapshot-report/\(report)") }
    let run = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"), ["-e", "-c", commands.joined(separator: "\n")], in: folder,
      environment: ["PATH": "/usr/bin:/bin", "CELLOPHANE_FOLDER": "apps/cells"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try folder.files() == ["apps/cells/snapshot-report/artefacts/kept"])
    #expect(template.contains("paths: [\"$CELLOPHANE_FOLDER/snapshot-report\"]"))
    #expect(template.contains("junit: $CELLOPHANE_FOLDER/snapshot-report/junit.xml"))
    let after = try #require(template.components(separatedBy: "\n  after_script:\n").last)
    #expect(after.hasPrefix("    - cd \"$CELLOPHANE_FOLDER\"\n"))
  }

  /// The notes of a merge request as GitLab lists them: of another author, with our words inside of a string, of the
  /// job of another folder, and ours.
  private static let notes = #"""
    [{"id":3,"type":null,"body":"\u003c!-- cellophane: MARK --\u003e","author":{"id":7,"name":"a"}},
    {"id":4,"type":null,"body":"\\\",\"body\":\"<!-- cellophane: MARK -->","author":{"id":55}},
    {"id":5,"type":null,"body":"\u003c!-- cellophane: 0 --\u003e\n","author":{"id":55}},
    {"type":"DiffNote","body":"\u003c!-- cellophane: MARK --\u003e\n## `}{` \"x\" \\",
    "author":{"name":"\"{","id":55,"more":{"id":7}},"position":{"lines":[{"id":8}]},"id" : 12 ,"system":false}]
    """#

  @Test(
    "a job of GitLab's template edits its comment on the merge request, and writes the first one if it fails",
    arguments: [
      ("failed", "secret", true, "--request PUT", "/12"),
      ("success", "secret", true, "--request PUT", "/12"),
      ("failed", "secret", false, "--request POST", ""), ("success", "secret", false, nil, ""),
      ("failed", "", true, nil, ""),
    ] as [(String, String, Bool, String?, String)])
  func gitlabComment(
    status: String, token: String, isListed: Bool, request: String?, note: String
  ) async throws {
    let template = try String(
      contentsOf: Program.package.appendingPathComponent("Templates/gitlab.yml"), encoding: .utf8)
    let after = try #require(template.components(separatedBy: "\n  after_script:\n").last)
    let script = try #require(after.firstMatch(of: /- \|\n((?:(?: {6}.*)?\n)+)/)).output.1
    // The function keeps its arguments, a call in a line, and the comment, and answers as GitLab does.
    let curl = #"""
      curl() {
        printf '%s\n' "$*" >> calls
        for word; do
          case $word in body=*) cat "${word#body=<}" > comment.md ;; esac
        done
        case $* in
          */user) printf '%s' '{"id":55,"name":"\"{","identities":[{"id":9}]}' ;;
          *page=2) sed "s/MARK/$MARK/" notes.json ;;
          *page=1) echo '[{"id":1,"body":"","author":{"id":55}}]' ;;
          *page=*) echo '[]' ;;
        esac
      }

      """#
    let folder = try Folder()
    try folder.write("### Snapshots\n", to: "snapshot-report/summary.md")
    try folder.write(isListed ? Self.notes : "[]", to: "notes.json")
    let sum = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "printf 'apps/cells snapshots 2/8' | cksum"],
      in: folder, environment: ["PATH": "/usr/bin:/bin"])
    let mark = try #require(sum.text.split(separator: " ").first)
    let run = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", curl + String(script)], in: folder,
      environment: [
        "PATH": "/usr/bin:/bin", "MARK": String(mark), "CELLOPHANE_FOLDER": "apps/cells",
        "CI_JOB_NAME": "snapshots 2/8", "CI_JOB_STATUS": status, "CELLOPHANE_TOKEN": token,
        "CI_MERGE_REQUEST_IID": "7", "CI_MERGE_REQUEST_PROJECT_ID": "5",
        "CI_API_V4_URL": "https://example.com/api/v4",
      ])
    #expect(run.status == 0 && run.errors.isEmpty && run.text.isEmpty, "\(run.errors)")
    let files = try folder.files()
    guard !token.isEmpty else {
      #expect(!files.contains("calls"))
      return
    }
    let calls = try folder.text("calls").split(separator: "\n")
    #expect(calls.allSatisfy { $0.contains(" --header PRIVATE-TOKEN: secret ") })
    #expect(calls.count(where: { $0.contains(" --request ") }) == (request == nil ? 0 : 1))
    #expect(files.contains("comment.md") == (request != nil))
    guard let request else { return }
    let last = try #require(calls.last)
    #expect(last.contains(" \(request) --form body=<"))
    #expect(
      last.hasSuffix(" https://example.com/api/v4/projects/5/merge_requests/7/notes\(note)"))
    #expect(
      try folder.text("comment.md")
        == "<!-- cellophane: \(mark) -->\n## `snapshots 2/8`\n\n### Snapshots\n")
  }
}
