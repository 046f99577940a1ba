import Testing

@testable import CellophaneCLI

@Suite("Options of all commands")
struct GlobalOptionTests {
  @Test("commands have the names with which they are called")
  func names() {
    #expect(Tool.name(of: RenderCommand.self) == "render")
    #expect(Tool.name(of: SnapshotCommand.Verify.self) == "verify")
    #expect(Tool.name(of: SnapshotCommand.Record.self) == "record")
  }

  @Test("in a pipe there are no colours without --color always")
  func pipe() async throws {
    let folder = try Folder.package()
    try folder.write(Folder.sampleScene, to: "selection.cell.yaml")
    let wrong = ["render", "selection.cell.yaml", "--state", "normal", "--scale", "9"]
    #expect(try await !cellophane(wrong, in: folder).errors.contains("\u{1B}"))
    #expect(
      try await cellophane(["--color", "always"] + wrong, in: folder).errors.contains(
        "\u{1B}[1;31m"))
    let quiet = try await cellophane(
      "render", "selection.cell.yaml", "-o", "a.png", "--quiet", in: folder)
    #expect(quiet.status == 0 && quiet.text.isEmpty && quiet.errors.isEmpty)
  }

  @Test(
    "--quiet omits the lists of files that init and record have written",
    arguments: ["init", "snapshot"])
  func quiet(command: String) async throws {
    let folder = try Folder.package()
    try folder.write(Folder.sampleScene, to: "selection.cell.yaml")
    let outcome = try await cellophane(
      command == "init" ? ["init", "--quiet"] : ["snapshot", "record", "--quiet"], in: folder)
    #expect(outcome.status == 0 && outcome.text.isEmpty && outcome.errors.isEmpty)
    #expect(try folder.files().contains { $0.hasSuffix(".png") })
  }

  @Test(
    "--quiet leaves out results that pass",
    arguments: [
      ["check", "selection.cell.yaml"], ["audit", "selection.cell.yaml"],
      ["compare", "a.png", "a.png"], ["fidelity", "animation-alpha"],
      ["figures", "page.md", "--check"],
    ])
  func passing(command: [String]) async throws {
    let folder = try Folder.withScene()
    try folder.write(
      "<!-- cellophane: render selection.cell.yaml -->\n![A](a.png)\n", to: "page.md")
    #expect(try await cellophane("figures", "page.md", in: folder).status == 0)
    let loud = try await cellophane(command, in: folder)
    #expect(loud.status == 0 && !loud.text.isEmpty, "\(loud.errors)")
    let quiet = try await cellophane(command + ["--quiet"], in: folder)
    let hasFindings = !loud.errors.isEmpty
    #expect(quiet.status == 0 && quiet.text == (hasFindings ? loud.text : ""))
  }

  @Test(
    "Swipe actions and context menus alone are no limits that are noted",
    arguments: ["check", "cover", "audit", "diagram"])
  func actions(command: String) async throws {
    let folder = try Folder()
    try folder.write(
      """
      cellophane: 1
      cell: { class: UICollectionViewListCell }
      collectionView:
        frame: { width: 320, height: 200 }
        listLayout: { appearance: plain }
        trailingSwipeActions: [{ action: archive, title: Archive }]
        contextMenu: [{ action: open, title: Open }]
        items: 2

      """, to: "rows.cell.yaml")
    let outcome = try await cellophane(command, "rows.cell.yaml", in: folder)
    #expect(!outcome.errors.contains("may be missing"), "\(outcome.errors)")
    #expect(!outcome.text.contains("may be missing"), "\(outcome.text)")
  }

  @Test("--quiet leaves out notes on limits", arguments: ["cover", "audit", "diagram"])
  func notes(command: String) async throws {
    let folder = try Folder()
    try folder.write(
      """
      cellophane: 1
      cell:
        class: UICollectionViewListCell
        accessories: [{ reorder: { displayed: always } }]
      collectionView:
        frame: { width: 320, height: 200 }
        listLayout: { appearance: plain }
        items: 2

      """, to: "rows.cell.yaml")
    let loud = try await cellophane(command, "rows.cell.yaml", in: folder)
    #expect(loud.status == 0 && loud.errors.contains("may be missing"))
    let quiet = try await cellophane(command, "rows.cell.yaml", "--quiet", in: folder)
    #expect(quiet.status == 0 && !quiet.errors.contains("may be missing"))
  }

  @Test("names of files cannot begin a line nor move the cursor")
  func hostileNames() async throws {
    let folder = try Folder()
    let shown = "a\u{FFFD}::warning::b\u{FFFD}[2J.cell.yaml"
    let name = "a\n::warning::b\u{1B}[2J.cell.yaml"
    try folder.write(Folder.sampleScene, to: name)
    #expect(try await cellophane("check", name, in: folder).text == "\(shown): no findings\n")
    for command in ["audit", "cover", "text"] {
      let outcome = try await cellophane(command, name, in: folder)
      #expect(outcome.text.hasPrefix("\(shown):"))
      #expect(!(outcome.text + outcome.errors).contains("\u{1B}"))
      #expect(!(outcome.text + "\n" + outcome.errors).contains("\n::"))
    }
    let picture = try await cellophane("render", name, "-o", name + ".png", in: folder)
    #expect(picture.text == "\(shown).png\n")
    try folder.write("cellophane: 1\nbogus: 2\n", to: name)
    let malformed = try await cellophane("check", name, in: folder)
    #expect(malformed.errors.hasPrefix("\(shown):1:1: error: "))
    let missing = try await cellophane("check", name + "x", in: folder)
    #expect(missing.errors.hasPrefix("error: cannot read \(shown)x"))
  }

  @Test(
    "a mistyped command is refused with similar names",
    arguments: [
      (
        ["rendr"],
        "there is no command \"rendr\"; did you mean \"render\"?\n  See 'cellophane --help' for more information.\n"
      ),
      (
        ["snapshot", "verfy"],
        "there is no command \"snapshot verfy\"; did you mean \"verify\"?\n  See 'cellophane snapshot --help' for more information.\n"
      ),
    ])
  func commands(arguments: [String], message: String) async throws {
    let outcome = try await cellophane(arguments, in: try Folder())
    #expect(outcome.status == 64 && outcome.errors == "error: " + message && outcome.text.isEmpty)
  }

  @Test(
    "a mistyped option is refused with a near name, also if that is one of all commands",
    arguments: [
      (["render", "x", "--quite"], "--quite", "--quiet"),
      (["render", "x", "--colr", "never"], "--colr", "--color"),
      (["--quite"], "--quite", "--quiet"), (["snapshot", "--colour=never"], "--colour", "--color"),
      (["snapshot", "verify", "--reprt", "x"], "--reprt", "--report"),
      (["render", "--hlep"], "--hlep", "--help"),
    ])
  func options(arguments: [String], word: String, near: String) async throws {
    let outcome = try await cellophane(arguments, in: try Folder())
    #expect(outcome.status == 64 && outcome.text.isEmpty)
    let line = outcome.errors.split(separator: "\n").first.map(String.init)
    #expect(line == "error: there is no option \"\(word)\"; did you mean \"\(near)\"?")
  }

  @Test(
    "a mistyped word after a command has similar names, and the usage of that command",
    arguments: [
      (
        ["help", "rendr"], "\"rendr\" is neither a command nor a topic; did you mean \"render\"?",
        "help [<topic> ...] [--sheet <file>]"
      ),
      (
        ["help", "traitz"],
        "\"traitz\" is neither a command nor a topic; did you mean \"traits\"?",
        "help [<topic> ...] [--sheet <file>]"
      ),
      (
        ["help", "bogus"],
        "\"bogus\" is neither a command nor one of views, properties, symbols, scene, traits,"
          + " page-traits, folders, review-folders, comparison, limits, all-commands.",
        "help [<topic> ...] [--sheet <file>]"
      ),
      (
        ["help", "snapshot", "verfy"],
        "there is no command \"snapshot verfy\"; did you mean \"verify\"?",
        "help [<topic> ...] [--sheet <file>]"
      ),
      (
        ["help", "render", "x"],
        "there is no command \"render x\"; \"render\" has no subcommands",
        "help [<topic> ...] [--sheet <file>]"
      ),
      (
        ["fidelity", "animation-alfa"],
        "there is no fact \"animation-alfa\"; did you mean \"animation-alpha\"?",
        "fidelity [<names> ...] [--json] [--markdown]"
      ),
      (
        ["fidelity", "q"], "there is no fact \"q\"; \"cellophane fidelity\" lists all",
        "fidelity [<names> ...] [--json] [--markdown]"
      ),
    ])
  func words(arguments: [String], message: String, usage: String) async throws {
    let outcome = try await cellophane(arguments, in: try Folder())
    #expect(outcome.status == 64 && outcome.text.isEmpty)
    #expect(
      outcome.errors == """
        error: \(message)
        Usage: cellophane \(usage)
          See 'cellophane \(arguments[0]) --help' for more information.

        """)
  }

  @Test("a time after the end of a script is refused")
  func late() async throws {
    let folder = try Folder.package()
    try folder.write(Folder.sampleScene, to: "selection.cell.yaml")
    let outcome = try await cellophane(
      "render", "selection.cell.yaml", "--script", "tap", "--at", "99", "-o", "a.png", in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "error: --at 99 is after the end of the script tap, which is at 0.55 s\n")
  }
}
