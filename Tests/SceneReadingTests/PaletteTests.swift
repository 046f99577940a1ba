import Drawing
import Notation
import OrderedCollections
import Testing
import Validation
import Views
import Vocabulary

@testable import SceneReading
@testable import Scenes

@Suite("Colours of the scene's own, and traits")
struct PaletteTests {
  private static let palette = """
    colors:
      brand: { light: "#102030", dark: "#405060", highContrast: { light: black, dark: white } }
      faint: brand.withAlphaComponent(0.25)
      fade: "#00FF00"

    """

  private func color(_ text: String, _ context: ColorContext) throws -> Color {
    // The palette stands behind what uses it: the order of keys means nothing.
    let file = SceneFiles.withCell(
      "rules: [{ when: selected, a.tintColor: \(text) }]\n" + Self.palette)
    let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
    var context = context
    context.palette = scene.colors
    let assignment = try #require(scene.rules.first?.assignments.first)
    let color = try #require(assignment.value.colors.first)
    return color.resolved(in: context)
  }

  @Test("follow appearance and contrast")
  func surroundings() throws {
    let values: [(UserInterfaceStyle, AccessibilityContrast, String)] = [
      (.light, .normal, "#102030"), (.dark, .normal, "#405060"), (.light, .high, "#000000"),
      (.dark, .high, "#FFFFFF"),
    ]
    for (userInterfaceStyle, contrast, expected) in values {
      let context = ColorContext(userInterfaceStyle: userInterfaceStyle, contrast: contrast)
      #expect(try color("brand", context).hexText == expected)
      #expect(try color("faint", context).hexText == expected + "40")
      #expect(try color("faint.withAlphaComponent(1)", context).hexText == expected)
    }
    #expect(try color("fade", ColorContext()).hexText == "#00FF00")
    #expect(
      try color("\"#FF0000.withAlphaComponent(0.5)\"", ColorContext()).hexText == "#FF000080")
    #expect(try color("label.withAlphaComponent(0.5)", ColorContext()).hexText == "#00000080")
    #expect(
      try color("systemBackground", ColorContext(userInterfaceStyle: .dark, level: .elevated))
        .hexText
        == "#1C1C1E")
  }

  @Test("are the same values when a dump is read again")
  func roundTrip() throws {
    let text = SceneFiles.withCell(Self.palette)
    let scene = try SceneDocument(Array(text.utf8), file: "a.yaml").scene
    let colors = scene.colors.map { "  \($0): \($1.sceneText)\n" }.joined()
    let again = SceneFiles.withCell("colors:\n" + colors)
    #expect(try SceneDocument(Array(again.utf8), file: "a.yaml").scene == scene)
  }

  @Test("mistakes are reported at their places")
  func mistakesInPalettes() {
    #expect(
      mistakes(in: SceneFiles.withCell("colors: { red: white }"))
        == ["4:11: \"red\" is a colour of UIKit, UIColor.red; choose another name"])
    #expect(
      mistakes(in: SceneFiles.withCell("colors: { systemGray2: white }"))
        == ["4:11: \"systemGray2\" is a colour of UIKit, UIColor.systemGray2; choose another name"])
    #expect(
      mistakes(in: SceneFiles.withCell("colors: { nil: white }"))
        == ["4:11: \"nil\" means no colour; choose another name"])
    #expect(
      mistakes(in: SceneFiles.withCell("colors: { a-b: white }"))
        == ["4:11: \"a-b\" is not a valid name; use letters, digits and _, and begin with a letter"]
    )
    #expect(
      mistakes(in: SceneFiles.withCell("colors: { one: two, two: one }")) == [
        "4:11: \"one\" is made from itself; write a colour that is not",
        "4:21: \"two\" is made from itself; write a colour that is not",
      ])
    #expect(
      mistakes(
        in: SceneFiles.withCell(
          "colors: { brand: white }\nrules: [{ when: selected, a.tintColor: brnd }]"))
        == ["5:40: \"brnd\" is not a colour; did you mean \"brand\"?"])
    #expect(
      mistakes(in: SceneFiles.withCell("colors: [white]"))
        == ["4:9: colors must be a map of names to colours, not a list"])
    #expect(
      mistakes(in: SceneFiles.withCell("colors: { one: { light: red } }"))
        == ["4:16: a colour needs the key \"dark\"; add it"])
  }

  @Test("a palette that goes round in circles still has an end")
  func circle() {
    let context = ColorContext(palette: ["a": .palette("b"), "b": .palette("a")])
    #expect(DynamicColor.palette("a").resolved(in: context) == .clear)
  }

  @Test("a colour that Swift code names and the scene does not define is a problem")
  func swift() {
    var scene = Scene(
      cell: Cell(backgroundColor: .palette("brnd")),
      collectionView: CollectionView(
        size: Size(9, 9), backgroundColor: .palette("x"), items: .count(1)))
    scene.colors = ["brand": .white]
    #expect(
      SceneValidator.problems(in: scene).map(\.message) == [
        "no colour is called \"brnd\"; did you mean \"brand\"?",
        "no colour is called \"x\"; give this name to one",
      ])
  }

  @Test("a scene names its surroundings")
  func traits() throws {
    let text = SceneFiles.withCell(
      "traits: { appearance: dark, accessibilityContrast: high, userInterfaceLevel: elevated }")
    let scene = try SceneDocument(Array(text.utf8), file: "a.yaml").scene
    #expect(
      scene.traits
        == Traits(
          userInterfaceStyle: .dark, accessibilityContrast: .high, userInterfaceLevel: .elevated))
    #expect(
      mistakes(in: SceneFiles.withCell("traits: { accessibilityContrast: hihg }"))
        == ["4:34: \"hihg\" is not known for accessibilityContrast; did you mean \"high\"?"])
  }
}
