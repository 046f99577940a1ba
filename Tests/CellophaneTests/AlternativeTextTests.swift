import Cellophane
import Interaction
import OrderedCollections
import TestSupport
import Testing
import Wording

@testable import Diagrams
@testable import Figures
@testable import Films

@Suite("Alternative texts")
struct AlternativeTextTests {
  private static func renderer(_ name: String) throws -> SceneRenderer {
    try ExampleScenes.renderer(
      #require(ExampleScenes.files.first { $0.hasSuffix("/\(name).cell.yaml") }))
  }

  /// A name of a view, a state or a method: with a capital inside, with a dot or an equals sign between letters.
  private static func identifier(in text: String) -> String? {
    text.replacing("VoiceOver", with: "").split { " ,;:“”()".contains($0) }.map(String.init).first {
      word in
      let letters = Array(word.hasSuffix(".") ? String(word.dropLast()) : word)
      return zip(letters, letters.dropFirst()).contains { one, other in
        one.isLowercase && other.isUppercase
          || one.isLetter && (other == "." || other == "=") || one == "=" && other.isLetter
      }
    }
  }

  @Test(
    "Alternative texts of all pictures have less than 500 characters and no identifiers",
    arguments: ["basket", "controls", "episode", "starred", "list-value"])
  func pictures(_ name: String) throws {
    let renderer = try Self.renderer(name)
    var texts = [
      try renderer.stateDiagram(items: [0]).description,
      try renderer.stateMatrix().description,
      try renderer.redlineSheet(of: renderer.presentedCell(item: 0, state: .normal)).content
        .description,
    ]
    for script in renderer.scene.scripts.keys.prefix(1) {
      let film = try Film(of: renderer, script: script)
      texts.append(try Filmstrip(of: film, moments: .events).picture().description)
      texts.append(try Filmstrip(of: film, moments: .count(4)).picture().description)
      texts.append(
        try renderer.storyboard(script: script, userInterfaceStyle: nil, separatingFlags: false)
          .description
      )
    }
    for text in texts {
      #expect(text.count < 500 && !text.isEmpty)
      #expect(Self.identifier(in: text) == nil, "\(text)")
    }
  }

  @Test("Controls and states are named by their labels")
  func words() throws {
    let words = SceneWords(try Self.renderer("basket").scene)
    #expect(words.phrase(.control("plus", .touchDown, item: 0)) == "touch down on plus")
    #expect(words.phrase(.custom("count", value: .number(2), item: 0)) == "quantity 2")
    #expect(words.action("app sets count 2") == "app sets quantity 2")
    #expect(words.action("touch down") == "touch down")
    let starred = SceneWords(try Self.renderer("starred").scene)
    #expect(starred.action("app sets not soldOut") == "app sets not sold out")
  }

  @Test("Labels that are written from right to left are isolated from the words beside them")
  func rightToLeft() throws {
    var scene = try Self.renderer("starred").scene
    scene.states[0].label = "אזל"
    #expect(SceneWords(scene).name(.custom("starred")) == "\u{2068}אזל\u{2069}")
    #expect(SceneWords(scene).opposite(.custom("starred")) == "not \u{2068}אזל\u{2069}")
  }

  @Test("The texts of VoiceOver are in the redline sheet and in the alternative text")
  func voiceOver() throws {
    let renderer = try Self.renderer("basket")
    let cell = try renderer.presentedCell(item: 0, state: .normal)
    let sheet = try renderer.redlineSheet(of: cell)
    #expect(
      sheet.content.elements.map(\.spoken) == ["Sourdough loaf, 0 in the basket, adjustable"])
    #expect(
      sheet.content.description.contains(
        "VoiceOver reads: Sourdough loaf, 0 in the basket, adjustable."))
    #expect(sheet.displayList.dump().contains("\"Sourdough loaf\""))
  }
}
