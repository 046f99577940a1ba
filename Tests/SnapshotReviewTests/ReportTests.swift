import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReview

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Reports of findings")
struct ReportTests {
  private let package: ReviewPackage
  private let results: VerificationResults

  init() throws {
    package = try ReviewPackage()
    try package.record("a/one", 10)
    try package.record("a/two", 20)
    results = VerificationResults(
      [
        try package.verify("a/one", 11), try package.verify("a/two", 20),
        try package.verify("b<&\">", 30),
      ],
      failures: [.init(file: "x.cell.yaml", message: "x.cell.yaml:1:1: no, \"no\" & <no>")])
  }

  @Test("JUnit's XML is well formed and has a case for each golden")
  func junit() throws {
    let document = try XMLDocument(xmlString: results.junit)
    let cases = try document.nodes(forXPath: "//testcase").compactMap { $0 as? XMLElement }
    #expect(
      cases.map { $0.attribute(forName: "name")?.stringValue ?? "" }
        == ["one", "two", "b<&\">", "x.cell.yaml"])
    #expect(try document.nodes(forXPath: "//testcase/failure").count == 2)
    #expect(try document.nodes(forXPath: "//testcase/error").count == 1)
    let suite = try #require(document.nodes(forXPath: "//testsuite").first as? XMLElement)
    #expect(suite.attribute(forName: "tests")?.stringValue == "4")
    #expect(suite.attribute(forName: "failures")?.stringValue == "2")
    #expect(suite.attribute(forName: "errors")?.stringValue == "1")
  }

  @Test("the summary in Markdown counts and names causes")
  func markdown() {
    let text = results.markdown
    #expect(
      text.contains(
        "**2 of 3 do not pass, and 1 scene could not be read.** 3 snapshots: 1 same, 1 different, 1 missing."
      ))
    #expect(text.contains("| 1. there is no golden yet | 1 | 0 |  |"))
    #expect(text.contains("| 2. view.gray 10 → 11 | 1 | 0 | `cell.view.gray` |"))
  }

  @Test("lists of the summary in Markdown have at most 200 names, and say how many more there are")
  func longLists() {
    let missing = (0..<250).map {
      SnapshotRecord(name: "a/\($0)", status: .missing, message: "", golden: "a/\($0).png")
    }
    let text = VerificationResults(missing, orphans: (0..<201).map { "b/\($0)" }).markdown
    #expect(text.components(separatedBy: "\n- 1: `a/").count == 201)
    #expect(text.contains("\n- and 50 more\n\n</details>\n"))
    #expect(text.contains("\n- `b/199`\n- and 1 more\n") && !text.contains("b/200"))
    #expect(text.contains("| 1. there is no golden yet | 250 | 0 |  |"))
  }

  @Test("the summary in Markdown has the commands that accept snapshots of scenes and of tests")
  func advice() {
    var scene = SnapshotRecord(name: "a", status: .missing, message: "", golden: "a.png")
    scene.scene = "a.cell.yaml"
    var test = SnapshotRecord(name: "b", status: .missing, message: "", golden: "b.png")
    test.source = .init(file: "Tests/T/T.swift", line: 1)
    let ofScene = VerificationResults([scene]).markdown
    #expect(ofScene.contains("run `cellophane snapshot verify`"))
    #expect(!ofScene.contains("swift "))
    let ofTest = VerificationResults([test]).markdown
    #expect(ofTest.contains("run `swift test` and `swift package"))
    #expect(!ofTest.contains("cellophane"))
  }

  @Test("goldens that cannot be read are grouped by the reason, without the advice to accept them")
  func unreadableGoldens() throws {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    for name in ["p/one", "p/two", "p/three"] {
      try package.record(name, 1)
      let bytes = name == "p/three" ? [] : pointer
      try Data(bytes).write(to: URL(fileURLWithPath: "\(package.folder.path)/Goldens/\(name).png"))
    }
    let records = try ["p/one", "p/two", "p/three"].map { try package.verify($0, 1) }
    let unreadable = VerificationResults(records)
    let reason =
      "the golden cannot be read: this is a Git LFS pointer and not a PNG; run \"git lfs pull\""
    #expect(unreadable.causes.map(\.snapshots) == [["p/one", "p/two"], ["p/three"]])
    #expect(
      unreadable.causes.map(\.title) == [reason, "the golden cannot be read: the file is empty"])
    #expect(unreadable.markdown.contains("| 1. \(reason) | 2 | 0 |  |\n"))
    #expect(!unreadable.markdown.contains("accept"))
    #expect(
      unreadable.annotations().hasPrefix("::error title=2 snapshots::\(reason): p/one, p/two\n"))
    let mixed = VerificationResults(records + [try package.verify("p/new", 1)])
    #expect(mixed.markdown.contains("cellophane snapshot accept"))
  }

  @Test("one snapshot, and none, are written in the singular and as none")
  func numbers() throws {
    let (same, other) = (try package.verify("a/two", 20), try package.verify("a/one", 11))
    let one = VerificationResults([same, other])
    #expect(one.markdown.contains("\n**1 of 2 does not pass.** 2 snapshots: "))
    let source = ReportSource(one, roots: [package.artefacts.root], numbersAreKept: true)
    #expect(
      String(decoding: ReportFormat.html.bytes(of: source), as: UTF8.self)
        .contains("<title>Snapshots: 1 differs</title>"))
    #expect(
      VerificationResults([same]).markdown.hasSuffix("\nThe snapshot is the same as its golden.\n"))
    let model = VerificationResults([try package.verify("a/one", 10, model: 11)])
    #expect(
      model.markdown.contains("\nThe snapshot is the same as its golden. Its model has changed."))
    #expect(VerificationResults([same, same]).markdown.contains("\nAll 2 are the same as "))
    #expect(VerificationResults([]).markdown.hasSuffix("\nNo snapshot was compared.\n"))
  }

  @Test("the summary and annotations name snapshots that were renamed, and how to keep them")
  func renames() {
    let missing = ["new/a", "new/b"].map {
      SnapshotRecord(name: $0, status: .missing, message: "", golden: "\($0).png")
    }
    let renamed = VerificationResults(
      missing, orphans: ["gone", "old/a"], renames: [.init(from: "old/a", to: "new/a")])
    let text = renamed.markdown
    #expect(text.contains("| 1. there is no golden yet<br>1 was renamed | 2 | 0 |  |\n"))
    #expect(text.contains("- 1: `new/a`, renamed from `old/a`\n- 1: `new/b`\n"))
    #expect(text.contains("goldens:\n\n- `gone`\n- `old/a`, which was renamed to `new/a`\n\n"))
    #expect(text.contains("\nFirst accept the snapshots that were renamed: "))
    #expect(text.hasSuffix("`cellophane snapshot prune` removes these goldens.\n"))
    #expect(renamed.annotations().hasSuffix(": new/a (renamed from old/a), new/b\n"))
    #expect(!VerificationResults(missing, orphans: ["gone"]).markdown.contains("renamed"))
  }

  @Test("a scene that could not be read does not pass, in the title and in the first sentence")
  func unreadScenes() throws {
    let failures = ["x", "y"].map {
      VerificationResults.Failure(file: "\($0).cell.yaml", message: "\($0).cell.yaml:1:1: no")
    }
    let passing = try package.verify("a/two", 20)
    func reports(_ results: VerificationResults) -> (title: String, markdown: String) {
      let source = ReportSource(results, roots: [package.artefacts.root], numbersAreKept: true)
      let page = String(decoding: ReportFormat.html.bytes(of: source), as: UTF8.self)
      let title = page.firstMatch(of: /<title>(.*?)<\/title>/)?.output.1
      return (title.map(String.init) ?? "", results.markdown)
    }
    let one = reports(VerificationResults([passing], failures: [failures[0]]))
    #expect(one.title == "Snapshots: 1 scene could not be read")
    #expect(one.markdown.contains("\n**1 scene could not be read.** 1 snapshot: 1 same.\n"))
    let none = reports(VerificationResults([], failures: failures))
    #expect(none.title == "Snapshots: 2 scenes could not be read")
    #expect(none.markdown.contains("\n**2 scenes could not be read.** 0 snapshots.\n"))
    #expect(reports(results).title == "Snapshots: 2 differ, 1 scene could not be read")
    #expect(reports(VerificationResults([passing])).title == "Snapshots: all pass")
  }

  @Test("pictures that are the same although their models have changed are counted separately")
  func samePictures() throws {
    let package = try ReviewPackage()
    for name in ["a/one", "a/two", "a/three"] { try package.record(name, 10) }
    let results = VerificationResults([
      try package.verify("a/one", 11),
      try package.verify("a/two", 10, model: 11),
      try package.verify("a/three", 10, model: 11),
    ])
    let cause = try #require(results.causes.first)
    #expect(results.summary == "3 snapshots: 2 same (2 with another model), 1 different")
    #expect(cause.headline == "1. view.gray 10 → 11: 1 snapshot and 2 with the same picture")
    #expect(cause.samePictures == 2 && cause.snapshots.count == 3)
    #expect(results.markdown.contains("| 1. view.gray 10 → 11 | 1 | 2 | `cell.view.gray` |"))
    #expect(results.markdown.contains("- 1: `a/one`\n- 1: `a/two`, same picture\n"))
    #expect(results.annotations().contains("title=1 snapshot and 2 with the same picture::"))
    let document = try XMLDocument(xmlString: results.junit)
    let texts = try document.nodes(forXPath: "//testcase/system-out").compactMap(\.stringValue)
    #expect(texts.count == 2)
    #expect(texts[0].hasPrefix("the same picture of another model: view.gray 10 → 11"))
    let json = String(decoding: JSON.text(of: results), as: UTF8.self)
    #expect(json.contains(/"samePictures" ?: 2,/))
    // Results that were saved before the count existed can be read.
    let older = json.replacing(/"samePictures" ?: 2,/, with: "")
    let read = try JSON.value(VerificationResults.self, from: Array(older.utf8))
    #expect(read.causes.map(\.samePictures) == [0])
    let passing = VerificationResults([try package.verify("a/two", 10, model: 11)])
    #expect(passing.causes.map(\.count) == ["1 snapshot with the same picture"])
    #expect(passing.markdown.contains("the same as its golden. Its model has changed."))
    let both = VerificationResults(passing.snapshots + [try package.verify("a/three", 10)])
    #expect(both.markdown.contains("as their goldens. The model of 1 of them has changed."))
  }

  @Test("a picture within the tolerance is not called the same picture when its model has changed")
  func toleratedPictures() throws {
    let package = try ReviewPackage()
    try package.record("a", 10)
    let record = try package.verify("a", 11, by: Comparison(.channel(tolerance: 1)))
    let results = VerificationResults([record])
    #expect(record.passes && !record.isSamePicture)
    #expect(
      record.message == "a picture within the tolerance, of another model: view.gray 10 → 11,"
        + " cell.view.gray")
    #expect(results.summary == "1 snapshot: 1 same (1 with another model)")
    #expect(results.causes.map(\.headline) == ["1. view.gray 10 → 11: 1 snapshot"])
    #expect(results.markdown.contains("- 1: `a`, within the tolerance\n"))
  }

  @Test("annotations are GitHub's commands, with its escapes")
  func annotations() {
    let lines = results.annotations().split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1] == "::error title=1 snapshot::view.gray 10 → 11: a/one")
    #expect(lines[2] == "::error file=x.cell.yaml,line=1,col=1::no, \"no\" & <no>")
  }

  @Test("each mistake in a scene is an annotation at its place, without the drawing of the place")
  func annotatedMistakes() {
    let results = VerificationResults(
      [],
      failures: [
        .init(
          file: "a:1:2: b/x.cell.yaml",
          message: """
            a:1:2: b/x.cell.yaml:45:11: "selectd" is no state: 50%
              45 |     when: selectd
                 |           ^
              Shared/theme.yml:3:1: the states are here
            Shared/theme.yml:7:3: unknown key
            and 2 more
            """), .init(file: "y.cell.yaml", message: "cannot read y.cell.yaml: No such file"),
      ])
    #expect(
      results.annotations() == """
        ::error file=a%3A1%3A2%3A b/x.cell.yaml,line=45,col=11::"selectd" is no state: 50%25
        ::error file=Shared/theme.yml,line=7,col=3::unknown key%0Aand 2 more
        ::error file=y.cell.yaml::cannot read y.cell.yaml: No such file

        """)
  }

  @Test("annotations of a missing golden name the scene")
  func annotatedScene() {
    var record = SnapshotRecord(name: "a", status: .missing, message: "", golden: "a.png")
    record.scene = "Scenes/a.cell.yaml"
    #expect(
      VerificationResults([record]).annotations()
        == "::error file=Scenes/a.cell.yaml,title=1 snapshot::there is no golden yet: a\n")
  }

  @Test("annotations name five snapshots, and say how many more there are")
  func annotatedNames() {
    func text(_ count: Int) -> String {
      VerificationResults(
        (1...count).map {
          SnapshotRecord(name: "a/\($0)", status: .missing, message: "", golden: "a/\($0).png")
        }
      ).annotations()
    }
    #expect(text(5).hasSuffix(": a/1, a/2, a/3, a/4, a/5\n"))
    #expect(text(7).hasSuffix(": a/1, a/2, a/3, a/4, a/5 and 2 more\n"))
  }

  @Test("annotations have paths in the repository, and others stay as they are")
  func annotationsInRepository() {
    let results = VerificationResults(
      [],
      failures: ["/a/b/Scenes/x.cell.yaml", "/c/y.cell.yaml"].map { .init(file: $0, message: "no") }
    )
    #expect(
      results.annotations(inRepository: "/a/b")
        == "::error file=Scenes/x.cell.yaml::no\n::error file=/c/y.cell.yaml::no\n")
    #expect(
      results.annotations()
        == "::error file=/a/b/Scenes/x.cell.yaml::no\n::error file=/c/y.cell.yaml::no\n")
  }

  @Test(
    "the content security policy of the page allows only its own contents, and a name cannot become markup"
  )
  func page() throws {
    let source = ReportSource(results, roots: [package.artefacts.root], numbersAreKept: true)
    let html = String(decoding: ReportFormat.html.bytes(of: source), as: UTF8.self)
    #expect(html.contains("content=\"default-src 'none'; img-src data: blob:; style-src 'sha256-"))
    #expect(!html.contains("b<&"))
    #expect(html.components(separatedBy: "</script>").count == 3)
    for address in ["http:", "https:", "src=\"", "url("] { #expect(!html.contains(address)) }
    // Equal pictures are in it once, and the same results give the same bytes.
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 4)
    #expect(ReportFormat.html.bytes(of: source) == Array(html.utf8))
  }

  /// Moves what a verification left to a folder, with its results.
  private func move(
    _ package: ReviewPackage, _ results: VerificationResults, to name: String
  ) throws -> String {
    let folder = "\(self.package.folder.path)/\(name)"
    let url = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: URL(fileURLWithPath: package.artefacts.root), to: url)
    try Data(JSON.text(of: results)).write(
      to: url.appendingPathComponent(VerificationResults.fileName))
    return folder
  }

  @Test("a file with results has its pictures beside it, and a folder of folders has those of all")
  func places() throws {
    let first = try move(package, results, to: "shards/1")
    let second = try ReviewPackage()
    try second.record("c", 40)
    let passing = try second.verify("c", 40)
    let part = VerificationResults([try second.verify("d/one", 91), passing], shard: "2/3")
    _ = try move(second, part, to: "shards/2")

    let file = try ReportSource.read(["\(first)/results.json"], numbersAreKept: false)
    let record = try #require(file.results.snapshots.first { $0.name == "a/one" })
    #expect(try package.bytes("shards/1/a/one/actual.png") == file.file(.actual, of: record))
    #expect(file.results.snapshots.map(\.name) == ["a/one", "a/two", "b<&\">"])

    let all = try ReportSource.read(["\(package.folder.path)/shards"], numbersAreKept: false)
    #expect(all.results.snapshots.map(\.name) == ["a/one", "a/two", "b<&\">", "c", "d/one"])
    for (name, path) in [("a/one", "1/a/one"), ("d/one", "2/d/one")] {
      let record = try #require(all.results.snapshots.first { $0.name == name })
      #expect(
        try package.bytes("shards/\(path)/actual.png") == all.file(.actual, of: record))
    }
    #expect(
      all.gaps == ["the results of part 1/3 are missing", "the results of part 3/3 are missing"])
  }

  @Test("a copied file with results has its pictures in the folder artefacts beside it")
  func copiedResults() throws {
    let folder = try move(package, results, to: "copy/artefacts")
    let file = "\(package.folder.path)/copy/\(VerificationResults.fileName)"
    try FileManager.default.moveItem(
      atPath: "\(folder)/\(VerificationResults.fileName)", toPath: file)
    let source = try ReportSource.read([file], numbersAreKept: false)
    let record = try #require(source.results.snapshots.first { $0.name == "a/one" })
    let own = "copy/artefacts/a/one"
    #expect(try package.bytes("\(own)/actual.png") == source.file(.actual, of: record))
    #expect(try package.bytes("\(own)/expected.png") == source.file(.expected, of: record))
  }

  @Test("if two folders have a snapshot of one name, its pictures are those of its own folder")
  func ownPictures() throws {
    let missing = VerificationResults([try package.verify("e", 1)])
    _ = try move(package, missing, to: "a")
    let other = try ReviewPackage()
    try other.record("e", 2)
    let folder = try move(other, VerificationResults([try other.verify("e", 3)]), to: "z")
    for roots in [[folder, "\(package.folder.path)/a"], ["\(package.folder.path)/a", folder]] {
      let source = try ReportSource.read(roots, numbersAreKept: false)
      // Of both results, the one that differs comes first in the alphabet.
      let record = try #require(source.results.snapshots.first { $0.name == "e" })
      #expect(record.status == .different)
      #expect(try package.bytes("z/e/actual.png") == source.file(.actual, of: record))
      #expect(try package.bytes("z/e/expected.png") == source.file(.expected, of: record))
    }
  }

  @Test(
    "the extension of a file decides the format",
    arguments: [
      ("a.html", ReportFormat.html), ("a/b.MD", .markdown), ("j.xml", .junit), ("r.json", .json),
      ("a", nil), ("a.txt", nil), ("html", nil),
    ] as [(String, ReportFormat?)])
  func formats(path: String, format: ReportFormat?) {
    #expect(ReportFormat(path: path) == format)
  }
}
