import ArgumentParser
import Cellophane
import Foundation
import PNGCoding
import TerminalOutput
import Testing

@testable import CellophaneCLI

@Suite("Help")
struct HelpTests {
  static let commands = [
    [], ["render"], ["diagram"], ["figures"], ["frames"], ["page"], ["preview"],
    ["snapshot"],
    ["snapshot", "verify"], ["snapshot", "record"], ["compare"], ["check"], ["audit"], ["text"],
    ["cover"],
    ["diff"],
    ["dump"],
    ["trace"],
    ["explain"], ["fidelity"], ["import"], ["recorder"], ["conform"], ["schema"], ["init"],
    ["help"],
  ]

  /// The help of commands, asked for once each.
  private actor Pages {
    private var outcomes: [[String]: Task<Program.Outcome, any Error>] = [:]
    private var explanations: [String: Task<Program.Outcome, any Error>] = [:]

    func help(of command: [String]) async throws -> Program.Outcome {
      let outcome =
        outcomes[command] ?? Task { try await cellophane(command + ["--help"], in: try Folder()) }
      outcomes[command] = outcome
      return try await outcome.value
    }

    func explanation(of group: String) async throws -> Program.Outcome {
      let outcome =
        explanations[group] ?? Task { try await cellophane("help", group, in: try Folder()) }
      explanations[group] = outcome
      return try await outcome.value
    }
  }

  private static let pages = Pages()

  private static func examples(_ help: String) -> [String] {
    help.split(separator: "\n").filter { $0.hasPrefix("  cellophane ") }.map {
      String($0.dropFirst(2))
    }
  }

  @Test(
    "The examples of every command run as written, each on one line",
    arguments: commands)
  func examples(command: [String]) async throws {
    let folder = try Folder.package()
    try folder.write(Folder.sampleScene, to: "selection.cell.yaml")
    let picture = PNGEncoder(effort: .fast).encode(
      try Bitmap(width: 2, height: 1, rgba: [1, 2, 3, 255, 4, 5, 6, 255]))
    for name in [
      "expected.png", "actual.png", "old.png", "new.png", "Goldens/a.png", "Output/frames/a.png",
    ] {
      try folder.write(picture, to: name)
    }
    try folder.write(
      "<!-- cellophane: diagram selection.cell.yaml -->\n![States](states.svg)\n", to: "README.md")
    for (fixture, name) in [
      ("EpisodeCell.xib", "Row.xib"), ("Shelf.storyboard", "Main.storyboard"),
    ] {
      let url = Program.package.appendingPathComponent("Fixtures/InterfaceBuilder/\(fixture)")
      try folder.write(String(contentsOf: url, encoding: .utf8), to: name)
    }
    if command == ["diff"] {
      // Two equal revisions.
      try folder.write(
        """
        git init -q . && git add -A && for message in first second; do
          git -c user.name=Ada -c user.email=ada@example.com commit -q --allow-empty -m $message
        done
        """, to: "repository.sh")
      let made = try await Program.run(
        URL(fileURLWithPath: "/bin/sh"), ["repository.sh"], in: folder)
      #expect(made.status == 0, "\(made.errors)")
    }
    let help = try await Self.pages.help(of: command)
    #expect(help.status == 0 && help.errors.isEmpty)
    let examples = Self.examples(help.text)
    #expect(!examples.isEmpty)
    if examples.contains(where: { $0.contains("episode.json") }) {
      let capture = try await cellophane("dump", "capture", "selection.cell.yaml", in: folder)
      for name in ["episode.json", "Captures/episode.json"] {
        try folder.write(capture.text, to: name)
      }
      try folder.write(Folder.sampleScene, to: "episode.cell.yaml")
    }
    let lines = help.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("EXAMPLE") })
    let block = lines[(start + 1)...].prefix { !$0.isEmpty }
    #expect(block.allSatisfy { $0.hasPrefix("  cellophane ") }, "\(block)")
    if examples.contains(where: { $0.contains("snapshot verify") }) {
      #expect(try await cellophane("snapshot", "record", in: folder).status == 0)
    }
    let path = "\(try Program.products.path):/usr/bin:/bin"
    for example in examples {
      guard !example.hasPrefix("cellophane preview") else {
        // It runs until Ctrl-C, for which the shell returns its code for SIGINT.
        let outcome = try await Program.run(
          URL(fileURLWithPath: "/usr/bin/timeout"),
          ["--preserve-status", "-s", "INT", "2", "/bin/sh", "-c", "exec \(example)"], in: folder,
          environment: ["PATH": path])
        #expect(outcome.status == 130, "\(example): \(outcome.errors)")
        continue
      }
      let outcome = try await Program.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", example], in: folder, environment: ["PATH": path])
      #expect(outcome.status == 0, "\(example): \(outcome.errors)")
    }
  }

  @Test(
    "No line of a page is longer than 80 characters where nothing is a terminal",
    arguments: commands)
  func width(command: [String]) async throws {
    let page = try await Self.pages.help(of: command)
    let long = page.lines.filter { $0.count > 80 || $0.contains("\t") }
    #expect(long.isEmpty, "\(long)")
  }

  @Test("Help has the width of COLUMNS, and at least 40", arguments: ["20", "-1", "60"])
  func columns(value: String) async throws {
    let page = try await cellophane(
      ["help", "render"], in: try Folder(), environment: ["COLUMNS": value])
    #expect(page.status == 0 && page.lines.contains("TRAITS:"))
    let shared = page.lines.drop { $0 != "TRAITS:" }.dropFirst().prefix { !$0.isEmpty }
    #expect(shared.count > 2 && shared.allSatisfy { $0.count <= 60 })
    let wrong = try await cellophane(
      ["render", "--bogus"], in: try Folder(), environment: ["COLUMNS": value])
    #expect(wrong.status == 64)
  }

  @Test(
    "In 40 columns only single words are longer",
    arguments: [[], ["help"], ["render"], ["frames"], ["snapshot", "record"], ["check"]])
  func narrow(command: [String]) async throws {
    let page = try await cellophane(
      command + ["--help"], in: try Folder(), environment: ["COLUMNS": "40"])
    let long = page.lines.filter { $0.count > 40 && $0.split(separator: " ").count > 1 }
    #expect(page.status == 0 && long.isEmpty, "\(long)")
  }

  @Test(
    "Help has colours where they are asked for",
    arguments: [["render", "--help"], ["help", "traits"]])
  func colors(words: [String]) async throws {
    let plain = try await cellophane(words, in: try Folder())
    let colored = try await cellophane(["--color", "always"] + words, in: try Folder())
    #expect(colored.status == 0 && !plain.text.contains("\u{1B}"))
    #expect(colored.text.contains("\u{1B}[1m--appearance\u{1B}[0m"))
    let text = colored.text.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(text == plain.text)
  }

  @Test(
    "A topic with further words is an error",
    arguments: [["limits", "bogus"], ["render", "limits"]])
  func topics(words: [String]) async throws {
    let outcome = try await cellophane(["help"] + words, in: try Folder())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\"limits\" is a topic without subtopics; write it alone."))
  }

  @Test("A usage that is too long names no options, and its arguments in order")
  func usage() {
    func shortened(_ line: String, columns: Int = 80) -> String {
      HelpText.shorteningUsage(of: line, columns: columns)
    }
    let options = "[--json] [--strict] [--table] [--limit <resource=amount> ...] [--untrusted]"
    #expect(
      shortened("A\nUSAGE: cellophane check <scenes> ... \(options)\n\nB")
        == "A\nUSAGE: cellophane check [<options>] <scenes> ...\n\nB")
    #expect(
      shortened("USAGE: cellophane snapshot record [<filter> ...] \(options)")
        == "USAGE: cellophane snapshot record [<options>] [<filter> ...]")
    let short = "USAGE: cellophane check <scenes> ... [--json]"
    #expect(shortened(short) == short)
    #expect(
      shortened("USAGE: cellophane snapshot record [<filter> ...] \(options)", columns: 40)
        == "USAGE: cellophane snapshot record\n       [<options>] [<filter> ...]")
  }

  @Test("The subcommands are those that the help names")
  func subcommands() async throws {
    let help = try await Self.pages.help(of: [])
    let list = help.lines.drop { $0 != "SUBCOMMANDS:" }.dropFirst()
      .filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isLowercase == true }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(list) == Set(Self.commands.compactMap(\.first)))
  }

  @Test("Each command has its name in its configuration, so that it is not made from the type's")
  func names() {
    var commands = CellophaneCommand.subcommands
    while let command = commands.popLast() {
      #expect(command.configuration.commandName != nil, "\(command)")
      commands += command.configuration.subcommands
    }
    // It is found by a table.
    for (name, command) in CellophaneCommand.commands {
      #expect(command.configuration.commandName == name)
    }
  }

  @Test("The help lists the exit codes")
  func exitCodesInHelp() async throws {
    let help = try await Self.pages.help(of: [])
    let codes = help.lines.drop { $0 != "EXIT CODES" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
      .map { $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ") }
    #expect(codes == TerminalOutput.ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" })
  }

  @Test(
    "Options that many commands share are named on each page and explained on one of their own",
    arguments: ["render", "diagram", "frames", "dump", "trace", "explain"])
  func sharedOptions(command: String) async throws {
    let page = try await Self.pages.help(of: [command]).text
      .components(separatedBy: "\n")
    for (group, names) in [
      ("scene", ["--scale", "--fonts", "--strict"]),
      ("traits", ["--appearance", "--contrast", "--content-size", "--bold-text", "--platform"]),
      ("limits", ["--limit", "--untrusted", "--files-below"]),
    ] {
      try await expect(names, areExplainedBy: group, on: page)
    }
  }

  private func expect(
    _ names: [String], areExplainedBy group: String, on page: [String]
  ) async throws {
    let heading = "\(group.uppercased().replacing("-", with: " ")):"
    let section = page.drop { $0 != heading }.dropFirst().prefix { !$0.isEmpty }
    #expect((1...3).contains(section.count) && section.allSatisfy { $0.count <= 80 })
    let text = section.joined(separator: " ")
    #expect(names.allSatisfy { text.contains("\($0),") || text.contains("\($0) ") }, "\(text)")
    #expect(text.hasSuffix("(explained by: cellophane help \(group))"))
    let explanation = try await Self.pages.explanation(of: group)
    #expect(explanation.status == 0 && explanation.errors.isEmpty)
    #expect(explanation.lines.first == heading)
    #expect(names.allSatisfy(explanation.text.contains))
  }

  @Test(
    "Options of pages, of goldens and of comparisons are explained on pages of their own",
    arguments: [
      (["page"], "page-traits", ["--content-size", "--bold-text", "--platform"]),
      (["page"], "scene", ["--fonts"]), (["preview"], "scene", ["--fonts"]),
      (["preview"], "page-traits", ["--contrast", "--direction", "--size-class"]),
      (["import"], "scene", ["--fonts"]), (["conform"], "scene", ["--fonts"]),
      (["snapshot", "verify"], "folders", ["--scenes", "--goldens", "--artefacts"]),
      (["snapshot", "record"], "folders", ["--goldens", "--per-platform"]),
      (["snapshot", "prune"], "folders", ["--scenes", "--per-platform"]),
      (["snapshot", "review"], "review-folders", ["--artefacts", "--goldens"]),
      (["snapshot", "pending"], "review-folders", ["--artefacts"]),
      (["snapshot", "verify"], "comparison", ["--metric", "--max-pixels-in", "--ignore"]),
      (["compare"], "comparison", ["--threshold", "--count-antialiasing", "--max-ratio"]),
      (["compare"], "limits", ["--jobs", "--limit"]),
    ])
  func otherSharedOptions(command: [String], group: String, names: [String]) async throws {
    let page = try await Self.pages.help(of: command).text.components(separatedBy: "\n")
    try await expect(names, areExplainedBy: group, on: page)
  }

  @Test("The options of diagrams stand in groups, one for each kind, before those of all commands")
  func diagramGroups() async throws {
    let page = try await Self.pages.help(of: ["diagram"]).lines
    let headings = page.filter { $0.hasSuffix(":") && $0 == $0.uppercased() }
    #expect(
      headings == [
        "ARGUMENTS:", "DIAGRAM:", "GRAPH:", "STEPS:", "MATRIX:", "OUTPUT:", "OPTIONS:", "SCENE:",
        "TRAITS:", "LIMITS:", "ALL COMMANDS:",
      ])
    for (heading, names) in [
      ("GRAPH:", ["--form", "--width", "--items", "--audit"]),
      ("STEPS:", ["--script", "--animated", "--each-flag"]),
      ("MATRIX:", ["--rows", "--columns,"]), ("OUTPUT:", ["-o,", "--format", "--text", "--pair"]),
    ] {
      let section = page.drop { $0 != heading }.dropFirst().prefix { $0.hasPrefix(" ") }
      let options = section.filter { $0.hasPrefix("  -") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
      #expect(options == names)
    }
  }

  @Test("No explanation of an option stands on more than four pages")
  func repetitions() async throws {
    var pages: [String: [String]] = [:]
    for command in Self.commands {
      var explanations: Set<String> = []
      var lines = try await Self.pages.help(of: command).lines[...]
      while let line = lines.popFirst() {
        guard line.hasPrefix("  -") else { continue }
        let rest = lines.prefix { $0.hasPrefix(String(repeating: " ", count: 26)) }
        lines = lines.dropFirst(rest.count)
        // A line of names has no column of explanations.
        guard !rest.isEmpty || line.dropFirst(2).contains("  ") else { continue }
        explanations.insert(([line] + rest).joined(separator: "\n"))
      }
      for one in explanations { pages[one, default: []].append(command.joined(separator: " ")) }
    }
    let usual = ["  --version ", "  -h, --help "]
    for (explanation, commands) in pages where !usual.contains(where: explanation.hasPrefix) {
      #expect(commands.count <= 4, "\(explanation): \(commands)")
    }
  }

  @Test(
    "Options of all commands are named at the end of each page but the tool's, which explains them",
    arguments: commands)
  func optionsOfAllCommands(command: [String]) async throws {
    let page = try await Self.pages.help(of: command).lines
    let explanation = try await Self.pages.explanation(of: "all-commands")
    #expect(explanation.status == 0 && explanation.errors.isEmpty)
    #expect(explanation.lines.first == "ALL COMMANDS:" && explanation.lines.count == 3)
    if command.isEmpty {
      let start = try #require(page.firstIndex(of: "OPTIONS OF ALL COMMANDS"))
      #expect(page[(start + 1)...].prefix(2) == explanation.lines.dropFirst())
      #expect(!page.contains("ALL COMMANDS:"))
    } else {
      #expect(
        page.suffix(2) == [
          "ALL COMMANDS:",
          "  --color, --quiet (explained by: cellophane help all-commands)",
        ])
      #expect(page.filter { $0.contains("--quiet") }.count == 1)
    }
  }

  @Test("Only pages of help name the options of all commands")
  func otherTexts() {
    for text in ["0.2.0", "{\n  \"command\" : {}\n}", "tap\ntap-second"] {
      #expect(HelpText.foldingSharedGroups(text) == text)
    }
  }

  @Test("The README lists the exit codes")
  func exitCodesInReadme() throws {
    let readme = try String(
      contentsOf: Program.package.appendingPathComponent("README.md"), encoding: .utf8)
    let table = readme.split(separator: "\n").drop { !$0.hasPrefix("| exit code |") }
      .dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(table == TerminalOutput.ExitStatus.allCases.map { ["\($0.rawValue)", $0.meaning] })
  }

  @Test("The README's first scene has the output that the README shows")
  func firstScene() async throws {
    let readme = try String(
      contentsOf: Program.package.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "\n## The first scene\n").last)
    let scene = try #require(section.split(separator: "```yaml\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    let commands = readme.split(separator: "\n").filter { $0.hasPrefix("cellophane ") }
      .filter { $0.contains(" first.cell.yaml") && !$0.contains(" preview ") }.map(String.init)
    #expect(commands.count == 6)
    let folder = try Folder()
    try folder.write(scene, to: "first.cell.yaml")
    let path = "\(try Program.products.path):/usr/bin:/bin"
    for command in commands {
      let outcome = try await Program.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", command], in: folder, environment: ["PATH": path])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(command): \(outcome.errors)")
    }
    #expect(
      try folder.files().sorted()
        == ["first.cell.yaml", "pressed.png", "states.svg", "tap.pdf", "tap.svg"])
  }

  @Test(
    "Documents that name the version name this one",
    arguments: [
      ("Documentation/Security.md", "your/cellophane@\(cellophaneVersion) "),
      ("Documentation/Security.md", "/cellophane-\(cellophaneVersion)-linux-x86_64.tar.gz "),
      ("Templates/cellophane.rb", "/cellophane-\(cellophaneVersion).tar.gz\""),
    ])
  func versionInDocuments(name: String, words: String) throws {
    let text = try String(
      contentsOf: Program.package.appendingPathComponent(name), encoding: .utf8)
    #expect(text.contains(words))
  }

  @Test("The version is that of the newest entry in the changelog")
  func version() async throws {
    let changelog = try String(
      contentsOf: Program.package.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let headings = changelog.split(separator: "\n").filter { $0.hasPrefix("## [") }
      .compactMap { $0.dropFirst(4).split(separator: "]").first }
    let newest = try #require(headings.first { $0 != "Unreleased" })
    #expect(try await cellophane("--version", in: try Folder()).lines == [String(newest)])
  }

  @Test(
    "Invalid arguments are usage errors with advice",
    arguments: [
      ["bogus"], ["render"], ["frames", "selection.cell.yaml"], ["check"], ["snapshot", "bogus"],
      ["dump", "bogus", "selection.cell.yaml"], ["render", "a", "b"],
      ["render", "selection.cell.yaml", "--bogus"],
    ])
  func usage(arguments: [String]) async throws {
    let folder = try Folder.withScene()
    let outcome = try await cellophane(arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("--help"))
    #expect(try folder.files() == ["selection.cell.yaml"])
  }
}
