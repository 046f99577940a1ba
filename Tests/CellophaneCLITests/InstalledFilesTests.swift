import Foundation
import TerminalOutput
import Testing

@testable import CellophaneCLI

/// What `Scripts/install` writes beside the tool.
@Suite("Man pages and completions")
struct InstalledFilesTests {
  /// Runs a script of this package with the tool as its first argument.
  private static func run(
    _ script: String, _ arguments: String..., in folder: Folder
  ) async throws -> Program.Outcome {
    let tool = try Program.products.appendingPathComponent("cellophane").path
    return try await Program.run(
      Program.package.appendingPathComponent("Scripts/\(script)"), [tool] + arguments, in: folder)
  }

  /// The man pages of all commands.
  private struct ManPages {
    let outcome: Program.Outcome
    /// The texts by the paths of the files.
    let texts: [String: String]

    init() async throws {
      let folder = try Folder()
      outcome = try await InstalledFilesTests.run("man-pages", "man", in: folder)
      texts = Dictionary(
        uniqueKeysWithValues: try folder.files().map { ($0, try folder.text($0)) })
    }
  }

  /// What the scripts write, made once each. It does not depend on the folder, and making it takes longer than a test.
  private actor Written {
    private var scripts: [String: Task<Program.Outcome, any Error>] = [:]
    private var pages: Task<ManPages, any Error>?

    /// The script with the completions of a shell.
    func completions(of shell: String) async throws -> Program.Outcome {
      let script =
        scripts[shell]
        ?? Task { try await InstalledFilesTests.run("completions", shell, in: try Folder()) }
      scripts[shell] = script
      return try await script.value
    }

    func manPages() async throws -> ManPages {
      let made = pages ?? Task { try await ManPages() }
      pages = made
      return try await made.value
    }
  }

  private static let written = Written()

  @Test("man pages fill paragraphs, keep examples, and have defaults, and options of all commands")
  func manPages() async throws {
    let made = try await Self.written.manPages()
    #expect(
      made.outcome.status == 0 && made.outcome.errors.isEmpty, "\(made.outcome.errors)")
    #expect(
      Set(["man/cellophane.1", "man/cellophane-snapshot-verify.1"]).isSubset(of: made.texts.keys))
    func text(_ name: String) throws -> String { try #require(made.texts["man/\(name).1"]) }
    for (name, page) in made.texts {
      for option in ["--color <when>", "--quiet"] {
        let title = ".TP\n\\fB\(option.replacing("-", with: "\\-"))\\fR\n"
        #expect(page.components(separatedBy: title).count == 2, "\(name)")
      }
      #expect(!page.contains("OPTIONS OF ALL COMMANDS"))
      // Only indented lines stay as they are.
      for block in page.components(separatedBy: "\n.nf\n").dropFirst() {
        let lines = block.components(separatedBy: "\n.fi\n")[0].split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix(" ") || $0 == ".PP" }, "\(name)")
      }
    }
    let page = try text("cellophane-init")
    #expect(
      page.contains(
        ".TP\n\\fB\\-\\-name <name>\\fR\nThe name of the scene: letters, digits, \\- and _, with a"
          + " letter first.\nDefault: message.\n"))
    #expect(
      page.contains(
        "\n.SH EXAMPLES\n.nf\n  cellophane init\n  cellophane init \\-\\-name episode\n.fi\n"))
    #expect(
      try text("cellophane-snapshot-verify").contains(
        ".SH SYNOPSIS\n\\fBcellophane snapshot verify\\fR\n[\\fIoptions\\fR]\n[<filter> ...]\n"))
    #expect(
      try text("cellophane-frames").contains(
        "\n[\\fIoptions\\fR]\n<scene>\n\\-\\-script <name>\n"))
  }

  @Test("the tool's own help has a man page, and the tool's page a description and its environment")
  func ownPages() async throws {
    let made = try await Self.written.manPages()
    #expect(made.outcome.status == 0)
    let helps = made.texts.keys.filter { $0.hasSuffix("-help.1") }
    #expect(helps == ["man/cellophane-help.1"])
    let help = try #require(made.texts["man/cellophane-help.1"])
    #expect(help.contains(".TP\n\\fB\\-\\-sheet <file>\\fR\n"))
    #expect(help.contains("\n  cellophane help views\n"))
    let root = try #require(made.texts["man/cellophane.1"])
    #expect(root.components(separatedBy: ".TP\n\\fBcellophane\\-help\\fR(1)\n").count == 2)
    let headings = root.components(separatedBy: "\n").filter { $0.hasPrefix(".SH ") }
      .map { String($0.dropFirst(4)) }
    #expect(
      headings == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "EXAMPLES", "EXIT CODES",
        "ENVIRONMENT",
      ])
    let environment = try #require(root.components(separatedBy: ".SH ENVIRONMENT\n").last)
    let variables = environment.components(separatedBy: ".TP\n\\fB").dropFirst()
      .compactMap { $0.components(separatedBy: "\\fR\n").first }
    #expect(
      variables == [
        "NO_COLOR", "TERM", "COLUMNS", "CELLOPHANE_SHARD", "SNAPSHOT_ARTIFACTS",
        "GITHUB_WORKSPACE", "PATH", "TMPDIR",
      ])
  }

  @Test("man pages explain a flag and the one that turns it off once, and styles in paragraphs")
  func flagsInManPages() async throws {
    let made = try await Self.written.manPages()
    #expect(made.outcome.status == 0)
    let page = try #require(made.texts["man/cellophane-diagram.1"])
    let flags = ".TP\n\\fB\\-\\-bold\\-text, \\-\\-no\\-bold\\-text\\fR\nTurn Bold Text on or off."
    #expect(page.contains(flags))
    #expect(page.components(separatedBy: "Turn Bold Text on or off.").count == 2)
    #expect(page.contains("\n.SS Steps\n.TP\n\\fB\\-\\-script <name>\\fR\n"))
    #expect(page.contains("\n.SS Matrix\n.TP\n\\fB\\-\\-rows <normal,selected>\\fR\n"))
    for style in ["steps", "matrix"] { #expect(page.contains("\n.PP\n\(style): ")) }
  }

  /// Writes a program that completes the last of its arguments as bash does.
  private func writeCompleter(in folder: Folder) async throws {
    let script = try await Self.written.completions(of: "bash")
    #expect(script.status == 0 && script.errors.isEmpty, "\(script.errors)")
    try folder.write(
      script.output
        + Array(
          """

          COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
          _cellophane cellophane "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
          printf '%s\\n' "${COMPREPLY[@]}"

          """.utf8), to: "complete")
  }

  /// What bash offers for the last word after `cellophane`.
  private func completed(_ words: [String], in folder: Folder) async throws -> [String] {
    try await Program.run(
      URL(fileURLWithPath: "/bin/bash"), ["complete", "cellophane"] + words, in: folder,
      environment: ["PATH": "\(try Program.products.path):/usr/bin:/bin"]
    ).lines
  }

  @Test(
    "completions of bash have names of files, folders, scripts, commands and topics",
    arguments: [
      (["render", "Sc"], ["Scenes"]), (["render", "Scenes/s"], ["Scenes/selection.cell.yaml"]),
      (["check", "--json", "Scenes/s"], ["Scenes/selection.cell.yaml"]),
      (["dump", "scene", "Scenes/s"], ["Scenes/selection.cell.yaml"]),
      (["diagram", "Scenes/selection.cell.yaml", "-o", "St"], ["States of a cell.svg"]),
      (["import", "St"], ["States of a cell.svg"]),
      (["snapshot", "verify", "--report", "St"], ["States of a cell.svg"]),
      (["snapshot", "verify", "Scenes/s"], ["Scenes/selection.cell.yaml"]),
      (["snapshot", "verify", "--scenes", "S"], ["Scenes"]),
      (["snapshot", "review", "--artefacts", "S"], ["Scenes"]),
      (["render", "--fonts", "S"], ["Scenes"]), (["check", "--files-below", "S"], ["Scenes"]),
      (
        ["render", "Scenes/selection.cell.yaml", "--script", ""],
        ["tap", "tap-second", "drag-out", "cancel"]
      ),
      (["frames", "Scenes/selection.cell.yaml", "--script", "tap-"], ["tap-second"]),
      (["help", "rend"], ["render"]), (["help", "vi"], ["views"]), (["help", "li"], ["limits"]),
      (["help", "snapshot", "re"], ["record", "review", "reject", "report"]),
      (["--quiet", "help", "snapshot", "v"], ["verify"]),
      (["frames", "--format", "w"], ["webp", "webm"]),
      (["frames", "--filmstrip", "e"], ["events"]),
    ])
  func names(words: [String], expected: [String]) async throws {
    let folder = try Folder()
    try folder.write(Folder.sampleScene, to: "Scenes/selection.cell.yaml")
    try folder.write("", to: "States of a cell.svg")
    try await writeCompleter(in: folder)
    #expect(try await completed(words, in: folder) == expected)
  }

  @Test("completion reads the first valid scene, and offers no names that bash would expand")
  func hostileScripts() throws {
    let folder = try Folder()
    func scene(_ script: String) -> String {
      """
      cellophane: 1
      cell: {}
      collectionView: { frame: { width: 9, height: 9 }, flowLayout: { itemSize: { width: 9, height: 9 } }, items: 1 }
      scripts: { \(script): [tap: 0] }

      """
    }
    try folder.write(scene("tap_1-b"), to: "a.cell.yaml")
    try folder.write(scene("$(touch hacked)"), to: "hostile.cell.yaml")
    func names(_ words: String...) -> [String] {
      ScriptNames.names(in: ["cellophane", "render"] + words.map { folder.file($0).path })
    }
    #expect(names().isEmpty && names("hostile.cell.yaml").isEmpty)
    #expect(names("x.json", "hostile.cell.yaml", "a.cell.yaml") == ["tap_1-b"])
  }

  @Test("completions of bash have the options of all commands, and the tool's own help")
  func completions() async throws {
    let folder = try Folder()
    try await writeCompleter(in: folder)
    func completed(_ words: String...) async throws -> [String] {
      try await self.completed(words, in: folder)
    }
    #expect(try await completed("render", "--qu") == ["--quiet"])
    #expect(try await completed("--col") == ["--color"])
    let values = GlobalOptions.Color.allCases.map(\.rawValue)
    #expect(try await completed("snapshot", "verify", "--color", "") == values)
    #expect(try await completed("--color", "never", "--quiet", "sche") == ["schema"])
    #expect(try await completed("hel") == ["help"])
    #expect(try await completed("help", "--sh") == ["--sheet"])
  }

  @Test(
    "completions of zsh and fish have the options of all commands, and one help",
    arguments: [
      ("zsh", "'--quiet[", "'--color[", "'--version[", "'help:"),
      (
        "fish", " quiet' -l 'quiet' ", " color' -l 'color' ", " version' -l 'version' ",
        " -fa 'help' "
      ),
    ])
  func otherShells(
    shell: String, quiet: String, color: String, version: String, help: String
  ) async throws {
    let script = try await Self.written.completions(of: shell)
    #expect(script.status == 0 && script.errors.isEmpty, "\(script.errors)")
    func count(_ part: String) -> Int { script.text.components(separatedBy: part).count - 1 }
    // Every command has the option --version.
    #expect(count(version) > 20)
    #expect(count(quiet) == count(version) && count(color) == count(version))
    #expect(count(help) == 1)
  }

  @Test(
    "completions of zsh and fish have names of files and folders",
    arguments: [
      ("zsh", ["':scene:_files'", ":file:_files'", ":folder:_files -/'"]),
      (
        "fish",
        [
          #""cellophane render" -eq 1' -F"#, "-s 'o' -l 'output' -d 'The output file; its",
          #""cellophane check" -ge 1' -F"#,
          "-l 'fonts' -d 'A folder with the font files. Default: the pinned fonts.'"
            + " -rfa '(__cellophane_complete_directories)'",
        ]
      ),
    ])
  func namesInOtherShells(shell: String, parts: [String]) async throws {
    let script = try await Self.written.completions(of: shell).text
    for part in parts { #expect(script.contains(part), "\(part)") }
  }
}
