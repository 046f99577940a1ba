import Foundation
import Testing

@Suite("cellophane check, dump and schema")
struct ReadingCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder.withScene()
  }

  @Test("Every file is checked, and the exit code does not depend on their order")
  func check() async throws {
    try folder.write("cellophane: 1\nbogus: 2\n", to: "bad.cell.yaml")
    let outcome = try await cellophane(
      "check", "selection.cell.yaml", "bad.cell.yaml", "none.cell.yaml", "selection.cell.yaml",
      in: folder)
    #expect(outcome.status == 66)
    let line = "selection.cell.yaml: no findings"
    #expect(outcome.lines == [line, line])
    #expect(outcome.errors.contains("bad.cell.yaml:2:1: error: "))
    #expect(outcome.errors.contains("cannot read none.cell.yaml: No such file or directory"))
    #expect(try await cellophane("check", "selection.cell.yaml", in: folder).status == 0)
    #expect(
      try await cellophane("check", "none.cell.yaml", "bad.cell.yaml", in: folder).status == 66)
  }

  @Test(
    "The number of jobs changes neither results nor messages nor their order",
    arguments: ["check", "audit", "text", "cover"])
  func jobs(command: String) async throws {
    let scene = try Folder.sampleScene
    let names = ["a", "b", "c", "d", "e", "f"]
    for (index, name) in names.enumerated() {
      // The second one is broken, and the first one takes the longest.
      let items = scene.replacing("items: 3", with: "items: \(index == 0 ? 8 : 3)")
      try folder.write(
        index == 1 ? "cellophane: 1\nbogus: 2\n" : items.replacing("ignore contrast", with: ""),
        to: "\(name).cell.yaml")
    }
    let files = names.map { "\($0).cell.yaml" }
    let one = try await cellophane([command] + files + ["--jobs", "1"], in: folder)
    let many = try await cellophane([command] + files + ["--jobs", "6"], in: folder)
    #expect(one.status == 65 && many.status == 65)
    #expect(one.text == many.text && one.errors == many.errors)
    let order = one.lines.compactMap { line in names.first { line.hasPrefix("\($0).cell.yaml") } }
    #expect(order == ["a", "c", "d", "e", "f"])
  }

  @Test("A limit of the exploration is reported at the line of the file")
  func limit() async throws {
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
    let outcome = try await cellophane("check", "rows.cell.yaml", "--strict", in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "rows.cell.yaml: no findings; states may be missing: no row was moved by its handle"
      ])
  }

  @Test("A rule for a state that only a script's change of traits leads to is left alone")
  func scriptedTraits() async throws {
    try folder.write(Folder.night, to: "night.cell.yaml")
    let outcome = try await cellophane("check", "night.cell.yaml", "--strict", in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "night.cell.yaml: no findings; states may be missing: traits did not change, as they do in scripts"
      ])
    let trace = try await cellophane("trace", "night.cell.yaml", "--script", "night", in: folder)
    #expect(trace.text.contains("seen true"))
  }

  @Test("With --strict a finding is a failure, unless a comment silences it")
  func strict() async throws {
    let scene = try Folder.sampleScene
    try folder.write(
      scene.replacing("   # cellophane: ignore contrast", with: ""), to: "faint.cell.yaml")
    let strict = try await cellophane("check", "--strict", "faint.cell.yaml", in: folder)
    #expect(strict.status == 1)
    try folder.write(scene, to: "quiet.cell.yaml")
    let quiet = try await cellophane("check", "--strict", "quiet.cell.yaml", in: folder)
    #expect(quiet.status == 0)
    #expect(quiet.text == "quiet.cell.yaml: no findings\n" && quiet.errors.isEmpty)
    let json = try await cellophane("check", "--json", "faint.cell.yaml", in: folder)
    #expect(
      json.text.contains(
        "\"findings\": [{\"kind\": \"contrast\", \"view\": \"star\", \"file\": \"faint.cell.yaml\", "
          + "\"line\": 14, \"column\": 9, \"message\": \"warning: star is"
      ))
  }

  @Test("A comment silences a note of every command, also with --strict")
  func silentNote() async throws {
    let scene = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { imageView: photo, systemImage: no.such, constraints: [edges = superview] }  # cellophane: ignore symbols
      collectionView:
        frame: { width: 100, height: 50 }
        flowLayout: { itemSize: { width: 80, height: 40 } }
        items: [{}]

      """
    try folder.write(scene, to: "quiet.cell.yaml")
    try folder.write(
      scene.replacing("  # cellophane: ignore symbols", with: ""), to: "loud.cell.yaml")
    let quiet = try await cellophane(
      "render", "quiet.cell.yaml", "--strict", "-o", "q.png", in: folder)
    #expect(quiet.status == 0 && quiet.errors.isEmpty)
    let loud = try await cellophane("render", "loud.cell.yaml", "-o", "l.png", in: folder)
    #expect(loud.status == 0 && loud.errors.contains("loud.cell.yaml:5:"))
    let strict = try await cellophane(
      "render", "loud.cell.yaml", "--strict", "-o", "s.png", in: folder)
    #expect(strict.status == 65)
  }

  @Test(
    "With --strict each kind of fault in a layout is a failure, in compositional layouts, too",
    arguments: [
      ("fine", "[edges = superview]", 0),
      ("a conflict", "[edges = superview, width = 4]", 1),
      ("a squeezed label", "[leading = superview, top = superview, width = 4, height = 20]", 1),
      ("a label outside", "[leading = superview + 260, top = superview]", 1),
      ("a missing bottom", "[leading = superview, top = superview, trailing = superview]", 1),
      (
        "a tie", "[edges = superview @700, width = 60 @700, leading = superview, top = superview]",
        1
      ),
    ])
  func faults(name: String, constraints: String, status: Int32) async throws {
    try folder.write(
      """
      cellophane: 1
      cell:
        contentView:
          subviews: [{ label: title, text: Title, constraints: \(constraints) }]
      collectionView:
        frame: { width: 260, height: 200 }
        compositionalLayout:
          sections:
            - orthogonalScrollingBehavior: continuous
              group: { width: { absolute: 240 }, height: { estimated: 40 }, subitems: [{ width: { fractionalWidth: 1 }, height: { estimated: 40 } }] }
        items: 3

      """, to: "fault.cell.yaml")
    let outcome = try await cellophane("check", "--strict", "fault.cell.yaml", in: folder)
    #expect(outcome.status == status, "\(name): \(outcome.text)\(outcome.errors)")
    #expect(outcome.text.contains("layout") == (status == 1))
  }

  @Test(
    "A collection view in which a context menu covers its cell is noted", arguments: [136, 135])
  func menus(height: Int) async throws {
    try folder.write(
      """
      cellophane: 1
      cell: { contentView: { backgroundColor: systemTeal } }
      collectionView:
        frame: { width: 320, height: \(height) }
        flowLayout: { itemSize: { width: 280, height: 54 } }
        contextMenu: [{ action: copy, title: Copy }]
        items: 2
      rules: [{ when: highlighted, cell.alpha: 0.4 }, { when: selected, cell.alpha: 0.1 }]

      """, to: "menu.cell.yaml")
    let outcome = try await cellophane("check", "menu.cell.yaml", in: folder)
    // The menu is 62 high, the gap 12 and the margin 8.
    #expect(
      outcome.errors.contains("a cell and its menu need 136 points, and the collection view is 135")
        == (height < 136), "\(outcome.errors)")
  }

  @Test(
    "A step that names a slider and misses its thumb is noted with the place of the thumb",
    arguments: ["check", "trace"])
  func sliders(command: String) async throws {
    func outcome(of touch: String) async throws -> String {
      try folder.write(
        """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - { slider: level, value: volume, accessibilityLabel: Volume, constraints: [leading = superview, top = superview + 8, width = 200] }
        states: { volume: { range: 0...1, initially: 0.25 } }
        collectionView:
          frame: { width: 200, height: 60 }
          flowLayout: { itemSize: { width: 200, height: 60 } }
          items: 1
        scripts:
          drag: [down: \(touch), move: { by: [20, 0], over: 0.2 }, up]

        """, to: "slider.cell.yaml")
      let script = command == "trace" ? ["--script", "drag"] : []
      return try await cellophane([command, "slider.cell.yaml"] + script, in: folder).errors
    }
    let missed = try await outcome(of: "0.level")
    let start = "slider.cell.yaml:12:10: note: the middle of \"level\" is"
    #expect(missed.contains(start), "\(missed)")
    // The thumb is where the advice says.
    let place = try #require(missed.firstRange(of: "{ item: 0, view: level, at: ["))
    let advice = String(missed[place.lowerBound...].prefix { $0 != "}" }) + "}"
    let hit = try await outcome(of: advice)
    #expect(!hit.contains("the middle of"), "\(hit)")
    // A place that is named is meant.
    let beside = try await outcome(of: "{ item: 0, view: level, at: [0.9, 0.5] }")
    #expect(!beside.contains("the middle of"), "\(beside)")
  }

  @Test("Properties that UIKit overrides are noted, without a failure")
  func notes() async throws {
    try folder.write(
      """
      cellophane: 1
      cell:
        backgroundView: { backgroundColor: red }
        backgroundConfiguration: { style: listPlainCell }
      collectionView: { frame: { width: 90, height: 90 }, items: 1 }

      """, to: "both.cell.yaml")
    let outcome = try await cellophane("check", "both.cell.yaml", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["both.cell.yaml: 1 finding (uikit)"])
    #expect(
      outcome.errors == """
        both.cell.yaml:3:3: note: UIKit removes backgroundView, because backgroundConfiguration is set after \
        it and the two exclude each other; leave one of them out
          3 |   backgroundView: { backgroundColor: red }
            |   ^

        """)
  }

  private static let contradiction = """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - view: box
            constraints: [edges = superview]
      constraints:
        - constraint: narrow
          equation: box.width = 4
    collectionView: { frame: { width: 9, height: 9 }, flowLayout: { itemSize: { width: 9, height: 9 } }, items: 1 }

    """

  @Test(
    "Conflicting constraints are noted, by check and by commands that draw",
    arguments: [["check"], ["render", "-o", "box.png"]])
  func contradictions(command: [String]) async throws {
    try folder.write(Self.contradiction, to: "box.cell.yaml")
    let outcome = try await cellophane(
      [command[0], "box.cell.yaml"] + command.dropFirst(), in: folder)
    #expect(outcome.status == 0)
    // What else `check` has to say of so small a cell does not matter here.
    #expect(
      outcome.errors.hasPrefix(
        """
        box.cell.yaml:9:17: note: "narrow: box.width = 4" conflicts with the cell's size of 9 × 9 \
        pt and "edges = superview" and is dropped; change one, or give it a priority below 1000
          9 |       equation: box.width = 4
            |                 ^

        """))
  }

  @Test("explain names the origin of the value of a named constraint")
  func explainConstraint() async throws {
    try folder.write(Self.contradiction, to: "box.cell.yaml")
    let outcome = try await cellophane("explain", "box.cell.yaml", "narrow.constant", in: folder)
    #expect(
      outcome.lines == [
        "narrow.constant of item 0, normal: 4",
        "  box.cell.yaml:9:17: the cell sets 4, which is used",
        "  UIKit's default sets 0, which is overridden",
      ])
  }

  @Test("Folders and font files that do not exist are reported, also if nothing uses them")
  func unusedFiles() async throws {
    try folder.write(
      Folder.sampleScene + "\nassets: [Nowhere]\nfontFiles: [none.ttf]\n", to: "x.cell.yaml")
    let outcome = try await cellophane("check", "x.cell.yaml", in: folder)
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("\"Nowhere\" is not a folder"))
    #expect(outcome.errors.contains("\"none.ttf\" "))
  }

  @Test(
    "A scene is dumped as a whole: options that change its pictures are refused",
    arguments: [
      ["--item", "0"], ["--appearance", "dark"], ["--strict"], ["--scale", "3"], ["--fonts", "."],
    ])
  func dumpOptions(options: [String]) async throws {
    let outcome = try await cellophane(
      ["dump", "scene", "selection.cell.yaml"] + options, in: folder)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
  }

  @Test("A folder is no scene of which one thing is shown")
  func dumpFolder() async throws {
    let outcome = try await cellophane("dump", "scene", ".", in: folder)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "error: cannot read .: Is a directory\n")
  }

  @Test(
    "The scenes of a folder are examined in the order of their names",
    arguments: ["check", "audit", "text", "cover"])
  func folders(command: String) async throws {
    for name in ["Scenes/b.cell.yaml", "Scenes/a.cell.yaml", "Scenes/.hidden.cell.yaml"] {
      try folder.write(Folder.sampleScene, to: name)
    }
    try folder.write("bogus", to: "Scenes/other.yaml")
    let outcome = try await cellophane(
      command, "--untrusted", "Scenes", "selection.cell.yaml", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = ["Scenes/a.cell.yaml", "Scenes/b.cell.yaml", "selection.cell.yaml"]
    let order = outcome.lines.compactMap { line in names.first { line.hasPrefix("\($0):") } }
    #expect(order == names)
    let here = try await cellophane(command, ".", in: folder)
    #expect(here.status == 0 && here.lines.first?.hasPrefix("selection.cell.yaml:") == true)
  }

  @Test("A folder without scenes is an error", arguments: ["check", "audit", "text", "cover"])
  func emptyFolder(command: String) async throws {
    try folder.write("cellophane: 1\n", to: "empty/scene.yaml")
    let outcome = try await cellophane(command, "empty", in: folder)
    #expect(outcome.status == 66 && outcome.text.isEmpty)
    #expect(outcome.errors == "error: there is no .cell.yaml file in empty\n")
  }

  @Test("What is made of one scene is not made of a folder")
  func oneScene() async throws {
    let outcome = try await cellophane("cover", ".", "--as", "scripts", in: folder)
    #expect(outcome.status == 64 && outcome.text.isEmpty)
    try folder.write(Folder.sampleScene, to: "Scenes/selection.cell.yaml")
    let same = try await cellophane(
      "text", ".", "Scenes", "-o", "pictures", in: folder)
    #expect(same.status == 64 && same.errors.contains("would have the same names"))
  }

  @Test(
    "A dump is the same text in every process",
    arguments: [
      ["scene"], ["presentation"], ["display-list"],
      ["presentation", "--item", "0", "--state", "selected"],
      ["display-list", "--script", "tap", "--at", "0.2"],
    ])
  func dump(arguments: [String]) async throws {
    let command = ["dump", arguments[0], "selection.cell.yaml"] + arguments.dropFirst()
    let one = try await cellophane(command, in: folder)
    let other = try await cellophane(
      command, in: folder,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1", "LC_ALL": "tr_TR.UTF-8"])
    #expect(one.status == 0 && one.errors.isEmpty)
    #expect(one.lines.count > 3)
    #expect(one.text == other.text)
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test("Each stage has its own dump, and the options choose what it contains")
  func dumpContents() async throws {
    func dump(_ arguments: String...) async throws -> String {
      try await cellophane(["dump"] + arguments, in: folder).text
    }
    let scene = "selection.cell.yaml"
    let normal = try await dump("presentation", scene, "--item", "0")
    let selected = try await dump("presentation", scene, "--item", "0", "--state", "selected")
    #expect(normal != selected)
    #expect(try await dump("display-list", scene, "--item", "0") != normal)
    #expect(try await dump("scene", scene).contains("tap-second"))
  }

  @Test("The schema goes to standard output or to a file, and is JSON")
  func schema() async throws {
    let printed = try await cellophane("schema", in: folder)
    #expect(try JSONSerialization.jsonObject(with: Data(printed.output)) is [String: Any])
    let written = try await cellophane("schema", "-o", "a/b.json", in: folder)
    #expect(written.text == "a/b.json\n")
    let isSame = try folder.bytes("a/b.json") == printed.output
    #expect(isSame)
  }
}
