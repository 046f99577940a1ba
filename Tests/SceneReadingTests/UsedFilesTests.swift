import Drawing
import Interaction
import Scenes
import Testing
import Views
import Vocabulary
import YAMLReading

@testable import SceneFormat
@testable import SceneReading

/// Reads scenes with files that are held in memory.
enum SharedScenes {
  static let rest = """
    collectionView: { frame: { width: 9, height: 9 }, flowLayout: { itemSize: { width: 9, height: 9 } }, items: 1 }
    """

  /// The same as a list, which can have swipe actions.
  static let list =
    "collectionView: { frame: { width: 9, height: 9 }, listLayout: { appearance: plain }, items: 1 }"

  static func document(
    _ text: String, _ files: [String: String] = [:], file: String = "scenes/a.cell.yaml",
    rest: String = rest
  ) throws(SceneDiagnostics) -> SceneDocument {
    try SceneDocument(
      Array((text + "\n" + rest).utf8), file: file,
      usedFiles: UsedFiles { path in
        guard let text = files[path] else {
          return .failure(UsedFiles.Unreadable(reason: "No such file or directory"))
        }
        return .success(Array(text.utf8))
      })
  }

  /// The mistakes, each with its file and line.
  static func mistakes(_ text: String, _ files: [String: String] = [:]) -> [String] {
    do {
      _ = try document(text, files)
      return []
    } catch {
      return error.description.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map(
        String.init)
    }
  }
}

@Suite("Files that scenes use")
struct UsedFilesTests {
  private static let theme = """
    cellophane: 1
    use: brand/colors.yaml
    fonts: { cardTitle: { textStyle: headline, weight: bold } }
    styles: { card: { cornerRadius: 16, backgroundColor: surface } }
    parts: { heart: { imageView: heart, systemImage: heart.fill, tintColor: accent, constraints: [width = 24] } }
    animations: { quick: { duration: 0.2 } }
    states: { liked: app }
    """
  private static let colors = """
    cellophane: 1
    colors: { accent: systemPink, surface: secondarySystemBackground }
    """
  private static let files = [
    "scenes/theme.yaml": theme, "scenes/brand/colors.yaml": colors,
  ]

  @Test("a scene with used files equals the scene with all written out")
  func equal() throws {
    let shared = try SharedScenes.document(
      """
      cellophane: 1
      use: theme.yaml
      cell:
        contentView:
          use: card
          subviews:
            - { label: title, font: cardTitle }
            - { use: heart, alpha: 0.5, constraints: [height = 24] }
      rules: [{ when: liked, heart.alpha: 1, animation: quick }]
      """, Self.files)
    let whole = try SharedScenes.document(
      """
      cellophane: 1
      colors: { accent: systemPink, surface: secondarySystemBackground }
      cell:
        contentView:
          cornerRadius: 16
          backgroundColor: surface
          subviews:
            - { label: title, font: { textStyle: headline, weight: bold } }
            - { imageView: heart, systemImage: heart.fill, tintColor: accent, alpha: 0.5, constraints: [width = 24, height = 24] }
      states: { liked: app }
      rules: [{ when: liked, heart.alpha: 1, animation: { duration: 0.2 } }]
      """)
    #expect(shared.scene == whole.scene)
    #expect(shared.scene.dump() == whole.scene.dump())
    #expect(
      shared.files == ["scenes/a.cell.yaml", "scenes/theme.yaml", "scenes/brand/colors.yaml"])
  }

  @Test("a value that a style gives has its place in the style's file")
  func places() throws {
    let document = try SharedScenes.document(
      """
      cellophane: 1
      use: theme.yaml
      cell: { contentView: { use: card } }
      """, Self.files)
    let path = ScenePath.scene.key("cell").key("contentView").key("cornerRadius").key("value")
    let place = try #require(document.sourceMap.location(of: path))
    #expect(document.file(of: place) == "scenes/theme.yaml")
    #expect(place.line == 4)
  }

  @Test("a file that two files use is read once, and its names do not clash")
  func diamond() throws {
    let files = [
      "scenes/one.yaml": "cellophane: 1\nuse: base.yaml\ncolors: { one: accent }",
      "scenes/two.yaml": "cellophane: 1\nuse: ./base.yaml\ncolors: { two: accent }",
      "scenes/base.yaml": "cellophane: 1\ncolors: { accent: systemPink }",
    ]
    let document = try SharedScenes.document(
      "cellophane: 1\nuse: [one.yaml, two.yaml]\ncell: {}", files)
    #expect(document.scene.colors.map(\.key) == ["accent", "one", "two"])
  }

  @Test("cycles, missing files and clashes name both places")
  func mistakes() {
    let cell = "cell: { contentView: { subviews: [{ use: nothing }] } }"
    #expect(
      SharedScenes.mistakes("cellophane: 1\nuse: none.yaml\n" + cell) == [
        "scenes/a.cell.yaml:2:6: scenes/none.yaml cannot be used: No such file or directory;"
          + " write its path from this file's folder"
      ])
    let cycle = [
      "scenes/one.yaml": "cellophane: 1\nuse: [two.yaml]",
      "scenes/two.yaml": "cellophane: 1\nuse: one.yaml",
    ]
    #expect(
      SharedScenes.mistakes("cellophane: 1\nuse: one.yaml\n" + cell, cycle) == [
        "scenes/two.yaml:2:6: this uses scenes/one.yaml again, and scenes/one.yaml:2:7 uses"
          + " scenes/two.yaml; remove one of these uses"
      ])
    #expect(
      SharedScenes.mistakes(
        "cellophane: 1\nuse: one.yaml\n" + cell,
        ["scenes/one.yaml": "cellophane: 1\nuse: a.cell.yaml"]
      ).count == 1)
    #expect(
      SharedScenes.mistakes(
        "cellophane: 1\nuse: theme.yaml\ncolors: { accent: red }\nparts: { card: { view: card } }\ncell: {}",
        Self.files) == [
          "scenes/a.cell.yaml:3:11: the colour \"accent\" is also in scenes/brand/colors.yaml:2:11;"
            + " give one of them another name",
          "scenes/a.cell.yaml:4:10: the part \"card\" is also in scenes/theme.yaml:4:11;"
            + " give one of them another name",
        ])
  }

  @Test("mistakes in a used file have its name and line")
  func inFile() {
    let files = ["scenes/one.yaml": "cellophane: 1\nrules: []\ncolors: { a: nothing }\nfont: {}"]
    let found = SharedScenes.mistakes("cellophane: 1\nuse: one.yaml\ncell: {}", files)
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("scenes/one.yaml:2:1: rules belongs to a scene") == true)
    #expect(found.last?.hasPrefix("scenes/one.yaml:4:1: \"font\" is not a key") == true)
    let color = SharedScenes.mistakes(
      "cellophane: 1\nuse: one.yaml\ncell: {}",
      ["scenes/one.yaml": "cellophane: 1\ncolors: { a: nothing }"])
    #expect(color.first?.hasPrefix("scenes/one.yaml:2:14: \"nothing\" is not a colour") == true)
    let yaml = SharedScenes.mistakes(
      "cellophane: 1\nuse: one.yaml\ncell: {}", ["scenes/one.yaml": "cellophane: 1\na: [\n"])
    #expect(yaml.first?.hasPrefix("scenes/one.yaml:3:1: ") == true)
  }

  @Test("a text without a folder uses no file, and a path does not begin at the root")
  func withoutFolder() {
    #expect(throws: SceneDiagnostics.self) {
      try SceneDocument(
        Array(("cellophane: 1\nuse: a.yaml\ncell: {}\n" + SharedScenes.rest).utf8), file: "a")
    }
    #expect(
      SharedScenes.mistakes("cellophane: 1\nuse: /etc/passwd\ncell: {}") == [
        "scenes/a.cell.yaml:2:6: a file is used by its path from this file's folder; write that"
      ])
  }
}

@Suite("Styles, parts and fonts")
struct StyleTests {
  @Test("own keys win, constraints and subviews are added, and styles use styles")
  func joining() throws {
    let scene = try SharedScenes.document(
      """
      cellophane: 1
      styles:
        base: { alpha: 0.5, cornerRadius: 4, constraints: [width = 9] }
        big: { use: base, cornerRadius: 8, subviews: [{ view: inner }] }
      cell:
        contentView:
          subviews:
            - { view: a, use: [base, big], alpha: 0.7, constraints: [height = 5], subviews: [{ view: own }] }
      """
    ).scene
    let view = try #require(scene.cell.contentView.subviews.first)
    #expect(view.properties[.alpha] == 0.7)
    #expect(view.properties[.cornerRadius] == 8)
    #expect(view.constraints.map(\.description) == ["width = 9", "width = 9", "height = 5"])
    #expect(view.subviews.map(\.name.rawValue) == ["inner", "own"])
  }

  @Test("styles that use each other, unknown ones and unused ones are reported where they are")
  func mistakes() {
    let found = SharedScenes.mistakes(
      """
      cellophane: 1
      styles: { a: { use: b }, b: { use: a }, alone: { alpha: 7 }, classy: { view: x } }
      parts: { bare: { alpha: 1 } }
      cell: { contentView: { subviews: [{ view: v, use: alon }] } }
      """)
    #expect(found.contains { $0.contains(":2:36: this uses a again, and") })
    #expect(found.contains { $0.contains(":2:57: alpha must be from 0 to 1, not 7") })
    #expect(found.contains { $0.contains("a style has no class") })
    #expect(found.contains { $0.contains("a part begins with its class and name") })
    #expect(
      found.contains {
        $0.contains("not one of the scene's styles and parts; did you mean \"alone\"?")
      })
  }

  @Test("parts that multiply are bounded")
  func bounded() {
    var lines = ["cellophane: 1", "parts:", "  p0: { view: v }"]
    for number in 1...15 {
      let use = "{ use: p\(number - 1) }"
      lines.append(
        "  p\(number): { view: v, subviews: [\(Array(repeating: use, count: 9).joined(separator: ", "))] }"
      )
    }
    lines.append("cell: { contentView: { subviews: [{ use: p15 }] } }")
    let found = SharedScenes.mistakes(lines.joined(separator: "\n"))
    #expect(found.contains { $0.contains("styles and parts make more than 50000 parts") })
  }

  @Test("a font has a name that is not UIKit's")
  func fonts() {
    let found = SharedScenes.mistakes(
      "cellophane: 1\nfonts: { body: { systemFont: 12 } }\ncell: { contentView: { subviews: [{ label: a, font: titel }] } }"
    )
    #expect(found.contains { $0.contains(":2:10: body is one of UIKit's text styles") })
    #expect(found.contains { $0.contains("\"titel\" is not known for font") })
  }
}

@Suite("Presets of behaviour")
struct BehaviorTests {
  @Test("the layers of a symbol appear where an image view is named, and only there")
  func variableColor() throws {
    func read(_ options: String) throws -> Scene {
      try SharedScenes.document(
        "cellophane: 1\nbehaviors: [{ symbolVariableColor: { \(options) } }]\n"
          + "cell: { contentView: { subviews: [{ imageView: signal, systemImage: wifi }] } }",
        rest: SharedScenes.list
      ).scene
    }
    let animation = try #require(read("view: signal").rules.first?.layerAnimations.first)
    #expect(animation.keyPath == .variableValue)
    #expect(animation.values == .keyframes([0, 1, 1], keyTimes: [0, 0.75, 1], .linear))
    #expect(throws: SceneDiagnostics.self) { try read("when: selected") }
  }

  @Test("every preset can be read alone, with its options, and written out it is the same scene")
  func all() throws {
    // This one is about an image view, which a scene must name.
    for preset in BehaviorPreset.all where preset.name != "symbolVariableColor" {
      let start = "cellophane: 1\ntitle: a\n"
      let scene = try SharedScenes.document(
        start + "behaviors: [\(preset.name)]\ncell: { contentView: {} }", rest: SharedScenes.list
      ).scene
      let options = preset.options.map { "\($0.key.rawValue): \($0.value)" }
      let named = try SharedScenes.document(
        start
          + "behaviors: [{ \(preset.name): { \(options.joined(separator: ", ")) } }]\ncell: { contentView: {} }",
        rest: SharedScenes.list
      ).scene
      #expect(scene == named, "\(preset.name)")
      #expect(!preset.meaning.isEmpty)
    }
  }

  @Test("a preset equals its keys, and the scene's own rules come after its rule")
  func written() throws {
    let short = try SharedScenes.document(
      """
      cellophane: 1
      behaviors: [{ pressScale: { scale: 0.9 } }, singleSelection]
      cell: { contentView: {} }
      rules: [{ when: selected, cell.alpha: 0.5 }]
      """
    ).scene
    let long = try SharedScenes.document(
      """
      cellophane: 1
      cell: { contentView: {} }
      rules:
        - { when: highlighted, cell.transform: { scale: 0.9 }, animation: { duration: 0.4, usingSpringWithDamping: 0.6 } }
        - { when: selected, cell.alpha: 0.5 }
      """
    ).scene
    #expect(short == long)
  }

  @Test("the scene's own view, state and key replace those of a preset")
  func own() throws {
    let scene = try SharedScenes.document(
      """
      cellophane: 1
      behaviors: [selectionBadge, disabledFade]
      states: { disabled: { setBy: app, label: Sold out } }
      cell: { contentView: { subviews: [{ view: selectionBadge, cornerRadius: 3, constraints: [width = 9] }] } }
      """
    ).scene
    #expect(scene.cell.contentView.subviews.map(\.kind.word) == ["view"])
    #expect(scene.flags.map(\.label) == ["Sold out"])
    #expect(scene.rules.count == 2)
  }

  @Test("unknown names, options and repetitions are reported")
  func mistakes() {
    let found = SharedScenes.mistakes(
      "cellophane: 1\nbehaviors: [pressScal, { pressScale: { alpha: 1 } }, pressScale, { pressFade: { alpha: 2 } }]\ncell: {}"
    )
    #expect(found.count == 4)
    #expect(found.first?.contains("did you mean \"pressScale\"?") == true)
    #expect(
      found.contains { $0.contains("pressScale has no alpha; its options are scale, animation") })
    #expect(found.contains { $0.contains("pressScale is already in line 2") })
    #expect(found.contains { $0.contains("alpha must be from 0 to 1, not 2") })
    let number = SharedScenes.mistakes("cellophane: 1\nbehaviors: [{ pressScale: 3 }]\ncell: {}")
    #expect(number.count == 1)
    #expect(
      number.first?.contains(
        "pressScale must be a map of options, not a single value; they are scale, animation")
        == true)
  }

  @Test("keys of states are not suggested for events of actions")
  func actions() {
    let found = SharedScenes.mistakes("cellophane: 1\nactions: { values: [] }\ncell: {}")
    #expect(found.contains { $0.contains("\"values\" is not an event") })
    #expect(!found.contains { $0.contains("did you mean \"values\"") })
  }
}
