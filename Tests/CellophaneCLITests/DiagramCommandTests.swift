import Cellophane
import Foundation
import PNGCoding
import Testing

@Suite("cellophane diagram")
struct DiagramCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder.withScene()
  }

  private func diagram(_ arguments: String...) async throws -> Program.Outcome {
    try await cellophane(["diagram", "selection.cell.yaml"] + arguments, in: folder)
  }

  @Test("The JSON has states and transitions with their parts")
  func json() async throws {
    let outcome = try await diagram("-o", "-", "--format", "json")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let states = try #require(object?["states"] as? [[String: Any]])
    #expect(
      states.map { $0["id"] as? String }
        == ["normal", "highlighted", "suspended", "selected", "highlighted+selected"])
    let transitions = try #require(object?["transitions"] as? [[String: Any]])
    #expect(transitions.count == 14)
    #expect(
      Set(transitions.compactMap { $0["action"] as? String }) == [
        "touch down", "drag out", "drag back in", "lift inside", "lift outside", "cancel",
        "touch another cell",
      ])
  }

  @Test("With --form regions all formats have regions, and with flat none has")
  func regions() async throws {
    let json = try await diagram("--form", "regions", "-o", "-", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    let regions = try #require(object?["regions"] as? [[String: Any]])
    #expect(regions.map { $0["title"] as? String } == ["Touch", "Selection"])
    #expect(object?["stateCount"] as? Int == 5)
    let guarded = (regions[1]["transitions"] as? [[String: Any]])?.first {
      $0["action"] as? String == "lift inside" && $0["to"] as? String == "selected"
    }
    #expect(
      guarded?["when"] as? [[String: [String]]] == [["Touch": ["highlighted"]]])
    let scxml = try await diagram("--form", "regions", "-o", "-", "--format", "scxml")
    #expect(scxml.text.contains("<parallel id=\"cell\">"))
    let flat = try await diagram("--form", "flat", "-o", "-", "--format", "scxml")
    #expect(flat.status == 0 && !flat.text.contains("parallel"))
    #expect(try await diagram("--form", "regions", "--items", "0,1").status == 64)
    #expect(try await diagram("--form", "flat", "--style", "matrix").status == 64)
  }

  @Test("The PNG is the SVG's size times the scale")
  func sizes() async throws {
    #expect(try await diagram("-o", "x.svg").text == "x.svg\n")
    #expect(try await diagram("--scale", "1", "-o", "x.png").status == 0)
    let bitmap = try folder.png("x.png").bitmap
    let svg = try folder.text("x.svg")
    #expect(svg.contains(" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\" "))
    #expect(svg.contains("<title>Selected and highlighted cells: state diagram</title>"))
    #expect(svg.contains("<desc>State diagram of a collection view cell with 5 states: "))
  }

  @Test("In the dark only the paper changes, not the JSON")
  func dark() async throws {
    #expect(try await diagram("--appearance", "dark", "-o", "x.svg").status == 0)
    #expect(try folder.text("x.svg").contains("fill=\"#0d1117\""))
    let light = try await diagram("-o", "-", "--format", "json")
    let dark = try await diagram("--appearance", "dark", "-o", "-", "--format", "json")
    #expect(light.text == dark.text)
  }

  @Test("A single item has no other cell that could be tapped")
  func oneItem() async throws {
    let scene = try Folder.sampleScene.replacingOccurrences(of: "items: 3", with: "items: 1")
      .replacingOccurrences(of: "tap: 1, ", with: "")
    try folder.write(scene, to: "selection.cell.yaml")
    let outcome = try await diagram("-o", "-", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.text.contains("another cell"))
  }

  @Test("An item that there is not is a usage error")
  func outOfRange() async throws {
    let outcome = try await diagram("--item", "3")
    #expect(outcome.status == 64)
    #expect(outcome.errors == "error: there is no item 3; the last one is 2\n")
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test("Fonts that are not there are something that is not installed")
  func missingFonts() async throws {
    let outcome = try await diagram("--fonts", "none", "-o", "x.svg")
    #expect(outcome.status == 69)
    #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
    #expect(try folder.files() == ["selection.cell.yaml"])
  }
}

@Suite("cellophane diagram, other styles and formats")
struct DiagramFormatTests {
  private let folder: Folder

  init() throws {
    folder = try Folder.withScene()
  }

  private func diagram(_ arguments: String...) async throws -> Program.Outcome {
    try await cellophane(["diagram", "selection.cell.yaml"] + arguments, in: folder)
  }

  @Test("Graphviz reads the DOT and finds the states, the beginning and the arrows")
  func dot() async throws {
    #expect(try await diagram("-o", "x.dot").status == 0)
    let plain = try await Program.run(
      URL(fileURLWithPath: "/usr/bin/dot"), ["-Tplain", "x.dot"], in: folder)
    #expect(plain.status == 0 && plain.errors.isEmpty, "\(plain.errors)")
    #expect(plain.lines.count { $0.hasPrefix("node ") } == 6)
    #expect(plain.lines.count { $0.hasPrefix("edge ") } == 10)
  }

  /// Mermaid 11.16 itself was found to read such text; here its lines are held against its grammar.
  @Test(
    "Each line of the Mermaid text is valid in its grammar, and names existing states")
  func mermaid() async throws {
    let lines = try await diagram("-o", "-", "--format", "mmd").lines
    #expect(
      lines.prefix(4) == [
        "---", "title: \"Selected and highlighted cells\"", "---", "stateDiagram-v2",
      ])
    var names: Set<Substring> = []
    for line in lines.dropFirst(4) where line != "  direction LR" {
      if let state = line.wholeMatch(of: #/  state "[a-z, ]+" as (s[0-9]+)/#) {
        names.insert(state.1)
      } else if let start = line.wholeMatch(of: #/  \[\*\] --> (s[0-9]+)/#) {
        #expect(names.contains(start.1))
      } else {
        let arrow = try #require(
          line.wholeMatch(of: #/  (s[0-9]+) --> (s[0-9]+): [a-z, ]+(<br>[A-Za-z, ]+)?/#), "\(line)")
        #expect(names.contains(arrow.1) && names.contains(arrow.2))
      }
    }
    #expect(names.count == 5)
  }

  @Test("A pair is two files that differ in their paper alone, and HTML that names them")
  func pair() async throws {
    let outcome = try await diagram("--pair", "-o", "x.svg")
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "<picture>" && outcome.lines.last == "</picture>")
    #expect(
      outcome.text.contains("srcset=\"x-dark.svg\"") && outcome.text.contains("src=\"x-light.svg\"")
    )
    #expect(outcome.text.contains("selected: blue with a white star;"))
    #expect(
      try folder.files() == [
        "selection.cell.yaml", "x-dark.svg", "x-light.svg", "x-phone-dark.svg", "x-phone-light.svg",
      ])
    // The first source that fits is shown.
    #expect(
      outcome.lines.dropFirst().prefix(3) == [
        "  <source media=\"(max-width: 500px) and (prefers-color-scheme: dark)\""
          + " srcset=\"x-phone-dark.svg\">",
        "  <source media=\"(max-width: 500px)\" srcset=\"x-phone-light.svg\">",
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"x-dark.svg\">",
      ])
    #expect(try folder.text("x-phone-light.svg").contains("width=\"360\""))
    #expect(try folder.text("x-dark.svg").contains("fill=\"#0d1117\""))
    #expect(try await diagram("--pair", "-o", "-").status == 64)
    #expect(try await diagram("--pair", "-o", "x.json").status == 64)
  }

  @Test("Names in the HTML of a pair are encoded, so that blanks and commas do not end them")
  func encodedPair() async throws {
    let outcome = try await diagram("--pair", "-o", "my a,b/50% é.svg")
    #expect(outcome.text.contains("srcset=\"my%20a%2Cb/50%25%20é-dark.svg\""))
    #expect(outcome.text.contains("src=\"my%20a%2Cb/50%25%20é-light.svg\""))
    #expect(try folder.files().contains("my a,b/50% é-phone-dark.svg"))
  }

  @Test(
    "Storyboards and matrices are drawn again to the same bytes",
    arguments: [["--style", "steps", "--script", "tap-second"], ["--style", "matrix"]])
  func styles(arguments: [String]) async throws {
    let command = ["diagram", "selection.cell.yaml", "-o", "-", "--format", "svg"] + arguments
    let one = try await cellophane(command, in: folder)
    #expect(one.status == 0 && one.text.hasPrefix("<svg "))
    #expect(!one.text.contains("font-family") && !one.text.contains("href=\"http"))
    #expect(try await cellophane(command, in: folder).output == one.output)
  }

  @Test(
    "Contradictory options are a usage error",
    arguments: [
      ["--style", "steps"], ["--script", "tap"], ["--columns", "light"], ["--rows", "normal"],
      ["--style", "matrix", "--columns", "bogus"], ["--style", "matrix", "--rows", "bogus"],
      ["--style", "matrix", "-o", "x.json"],
      ["--style", "steps", "--script", "tap", "-o", "x.dot"],
    ])
  func usage(arguments: [String]) async throws {
    let outcome = try await cellophane(["diagram", "selection.cell.yaml"] + arguments, in: folder)
    #expect(outcome.status == 64 && !outcome.errors.isEmpty)
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test(
    "The JSON is valid by its schema, also with gestures, controls, menus and the app's changes; another key is not"
  )
  func schema() async throws {
    let judge = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      judge = jsonschema.Draft202012Validator(schema)
      def objects(value):
        if isinstance(value, dict): yield value
        for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
          yield from objects(part)
      for name in sys.argv[2:]:
        text = json.load(open(name))
        judge.validate(text)
        for value in list(objects(text)):
          value["unknown"] = None
          assert not judge.is_valid(text), value
          del value["unknown"]
      """
    func check(_ schema: String, _ files: [String]) async throws {
      let path = Program.package.appendingPathComponent("Schemas/\(schema)").path
      let outcome = try await Program.run(
        URL(fileURLWithPath: "/usr/bin/python3"), ["-c", judge, path] + files, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(try await diagram("-o", "a.json").status == 0)
    #expect(try await diagram("--items", "0,1", "-o", "b.json").status == 0)
    var files = ["a.json", "b.json"]
    for name in ["press", "controls", "context-menu"] {
      let scene = Program.package.appendingPathComponent("Fixtures/Scenes/\(name).cell.yaml").path
      files.append("\(name).json")
      let flat = try await cellophane(
        "diagram", scene, "--form", "flat", "-o", "\(name).json", in: folder)
      #expect(flat.status == 0)
    }
    #expect(try folder.text("controls.json").contains("\"setBy\": \"app\""))
    try folder.write(Folder.night, to: "night.cell.yaml")
    for form in ["flat", "regions"] {
      let night = try await cellophane(
        "diagram", "night.cell.yaml", "--form", form, "-o", "night-\(form).json", in: folder)
      #expect(night.status == 0 && night.errors.contains("traits did not change"))
      #expect(try folder.text("night-\(form).json").contains("\"bounds\": [\"traits\"]"))
    }
    files.append("night-flat.json")
    #expect(try folder.text("context-menu.json").contains("\"deletions\""))
    try await check("diagram-1.json", files)
    files = ["night-regions.json"]
    for name in ["press", "episode", "context-menu"] {
      let scene = Program.package.appendingPathComponent("Fixtures/Scenes/\(name).cell.yaml").path
      files.append("\(name)-regions.json")
      #expect(
        try await cellophane(
          "diagram", scene, "--form", "regions", "-o", "\(name)-regions.json", in: folder
        ).status == 0)
    }
    try await check("statechart-1.json", files)
  }

  @Test("A PDF has one page of the picture's size, and the same bytes at another time")
  func pdf() async throws {
    #expect(try await diagram("-o", "a.pdf").status == 0)
    try await Task.sleep(for: .seconds(1.1))
    #expect(try await diagram("-o", "b.pdf").status == 0)
    #expect(try folder.bytes("a.pdf") == folder.bytes("b.pdf"))
    #expect(try await diagram("--scale", "1", "-o", "a.png").status == 0)
    let drawn = try await Program.run(
      URL(fileURLWithPath: "/usr/bin/pdftoppm"), ["-r", "72", "-png", "a.pdf", "drawn"], in: folder)
    #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
    let (ours, theirs) = (try folder.png("a.png").bitmap, try folder.png("drawn-1.png").bitmap)
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    // Inside the first card's cell.
    #expect(theirs[100, 90] == ours[100, 90])
  }

  @Test(
    "Where there is no Graphviz the places in a large graph are not known; the picture is a list")
  func noGraphviz() async throws {
    // Whether it was selected, and what it was at the end of each of the last two touches: eight rows.
    try writeScene(states: ["b: { didUnhighlightItem: a }", "a: { didUnhighlightItem: selected }"])
    let diagram = ["diagram", "selection.cell.yaml", "--form", "flat", "-o"]
    let outcome = try await cellophane(
      diagram + ["x.json"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 69)
    #expect(outcome.errors == "error: dot is not installed; install the Debian package graphviz\n")
    #expect(try folder.files() == ["selection.cell.yaml"])
    #expect(try await cellophane(diagram + ["x.json"], in: folder).status == 0)
    let list = try await cellophane(
      diagram + ["x.svg"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(list.status == 0)
    #expect(try folder.text("x.svg").contains("list of states</title>"))
  }

  @Test("Live text is text with its font and length, and only for documents")
  func liveText() async throws {
    #expect(try await diagram("--text", "live", "-o", "x.svg").status == 0)
    let svg = try folder.text("x.svg")
    #expect(!svg.contains("<use "))
    #expect(svg.contains(" font-family=\"Inter, system-ui, sans-serif\" font-size=\"15\""))
    #expect(svg.contains(">touch down,"))
    #expect(try await diagram("-o", "y.svg").status == 0)
    #expect(!(try folder.text("y.svg").contains("</text>")))
    let outcome = try await diagram("--text", "live", "-o", "x.png")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == "error: --text live is for .svg and .pdf; use a file name with"
        + " one of these extensions\n")
  }

  @Test("Several cells are watched together, as a picture and as text")
  func together() async throws {
    #expect(try await diagram("--items", "0,1", "-o", "x.svg").status == 0)
    let svg = try folder.text("x.svg")
    #expect(svg.contains("State diagram of the cells of items 0 and 1 with 11 states"))
    #expect(svg.contains("Suspended: selected, but shown unselected"))
    let lines = try await diagram("--items", "1,0", "-o", "-", "--format", "mmd").lines
    let arrow = "touch down on 0, drag back in<br>shouldHighlight 0, didHighlight 0"
    #expect(lines.contains("  s0 --> s1: \(arrow)"))
  }

  @Test(
    "Cells that cannot be explored together are an error",
    arguments: [
      (
        "0,0",
        "one to 3 different cells can be explored together; choose fewer or different"
          + " items\n"
      ),
      ("0,1,2,3", "there is no item 3; the last one is 2\n"),
    ])
  func noGroup(items: String, message: String) async throws {
    let outcome = try await diagram("--items", items, "-o", "x.svg")
    #expect(outcome.status == 64)
    #expect(outcome.errors == "error: " + message)
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test("--items belongs to graphs, and is a list of numbers")
  func itemsUsage() async throws {
    for arguments in [["--items", "0,x"], ["--items", "0,1", "--item", "0"]] {
      let outcome = try await cellophane(
        ["diagram", "selection.cell.yaml", "-o", "x.svg"] + arguments, in: folder)
      #expect(outcome.status == 64)
    }
    #expect(try await diagram("--items", "0,1", "--style", "matrix", "-o", "x.svg").status == 64)
  }

  /// The usual scene with states of its own.
  private func writeScene(states: [String]) throws {
    let scene = try Folder.sampleScene.replacingOccurrences(
      of: "rules:\n", with: "states:\n  \(states.joined(separator: "\n  "))\nrules:\n")
    try folder.write(scene, to: "selection.cell.yaml")
  }

  @Test("Too many states for a diagram are shown as a matrix, with the reason")
  func manyStates() async throws {
    // What the cell was at the end of each of the last four touches.
    let states =
      ["d: { didUnhighlightItem: c }", "c: { didUnhighlightItem: b }"]
      + ["b: { didUnhighlightItem: a }", "a: { didUnhighlightItem: selected }"]
    try writeScene(states: states)
    let outcome = try await diagram("--form", "flat", "-o", "x.svg")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("states are too many for a readable graph"))
    #expect(try folder.text("x.svg").contains("states and variants</title>"))
  }
}
