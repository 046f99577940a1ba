import Foundation
import Scenes
import Testing
import Views
import Vocabulary

@testable import SceneFormat
@testable import SceneReading

@Suite("The JSON Schema of scene files")
struct SceneSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let value = try JSONSerialization.jsonObject(with: Data(SceneSchema.json().utf8))
    schema = try #require(value as? [String: Any])
  }

  private func definition(_ name: String) throws -> [String: Any] {
    let definitions = try #require(schema["$defs"] as? [String: Any])
    return try #require(definitions[name] as? [String: Any], "there is no \(name)")
  }

  @Test("the reference in the repository is made from the reader's keys")
  func reference() throws {
    let text = SceneReference.markdown()
    #expect(
      try SceneFiles.text(of: "Documentation/SceneReference.md") == text,
      "cellophane schema --format markdown -o Documentation/SceneReference.md")
    for name in PropertyName.allCases {
      // Labels have no such property, so that it is only known by the name that texts have for it.
      let word = name == .textTransform ? name.word(of: .textProperties) : name.rawValue
      #expect(text.contains("`\(word)`"), "\(name)")
    }
    // Every link leads to a heading.
    let anchors = text.matches(of: /\n#+ (.*)/).map { match in
      match.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        .replacing(" ", with: "-")
    }
    let links = text.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) }
    #expect(links.count > 40)
    #expect(Set(links).subtracting(anchors) == [])
  }

  @Test("the file in the repository is the schema, byte for byte")
  func file() throws {
    #expect(try SceneFiles.text(of: "Schemas/scene-1.json") == SceneSchema.json())
    #expect(try SceneFiles.text(of: "Schemas/shared-1.json") == SceneSchema.sharedJSON())
  }

  @Test("every key that is read is in it, with its meaning, and no other one")
  func keys() throws {
    try check(RootKey.self, in: schema)
    try check(PolicyKey.self, in: definition("policies"))
    try check(CellKey.self, in: definition("cell"))
    try check(ContainerKey.self, in: definition("container"))
    try check(BackgroundKey.self, in: definition("backgroundConfiguration"))
    try check(AnswerKey.self, in: definition("transformerAnswer"))
    try check(DirectionalInsetsKey.self, in: definition("directionalInsets"))
    try check(ShadowKey.self, in: definition("shadowProperties"))
    try check(ViewKey.self, in: definition("view"))
    try check(CollectionViewKey.self, in: definition("collectionView"))
    try check(SizeKey.self, in: definition("size"))
    try check(InsetsKey.self, in: definition("insets"))
    try check(FlowLayoutKey.self, in: definition("flowLayout"))
    try check(DelegateKey.self, in: definition("delegate"))
    try check(ItemsKey.self, in: definition("itemCycle"))
    try check(PlaceKey.self, in: definition("placeMap"))
    try check(SnapshotsKey.self, in: definition("snapshots"))
    try check(AppearanceKey.self, in: definition("dynamicColor"))
    try check(TransformKey.self, in: definition("transform"))
    try check(BehaviorKey.self, in: definition("behavior"))
    try check(BehaviorOptionKey.self, in: definition("behaviorOptions"))
  }

  private func check<Key: SceneKey>(_: Key.Type, in schema: [String: Any]) throws {
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(Key.allCases.map(\.rawValue)))
    for key in Key.allCases {
      #expect(properties[key.rawValue]?["description"] as? String == key.meaning)
      #expect(!key.meaning.isEmpty)
    }
    #expect(schema["required"] as? [String] ?? [] == Key.required.map(\.rawValue))
    #expect(schema["additionalProperties"] as? Bool == false)
  }

  @Test("every step is in it")
  func steps() throws {
    let variants = try #require(try definition("step")["anyOf"] as? [[String: Any]])
    let words = variants.compactMap { $0["enum"] as? [String] }.flatMap(\.self)
    let keys = variants.compactMap { ($0["required"] as? [String])?.first }
    #expect(words == StepKey.words)
    #expect(keys == StepKey.allCases.map(\.rawValue) + StepKey.words)
  }

  @Test("every property is in it")
  func properties() throws {
    for name in ["assignments", "rule"] {
      let patterns = try #require(
        try definition(name)["patternProperties"] as? [String: [String: Any]])
      // The look of the parts of a content configuration has paths of its own.
      let parts = patterns.keys.filter { $0.hasPrefix("^contentConfiguration") }
      #expect(
        parts.count == TextPropertiesKey.allCases.count + ImagePropertiesKey.allCases.count)
      #expect(patterns.count == PropertyName.allCases.count + parts.count)
      for property in PropertyName.allCases {
        let pattern = try #require(
          patterns.first {
            $0.key.hasSuffix("*\\." + property.rawValue.replacing(".", with: "\\.") + "$")
              && !parts.contains($0.key)
          }
        ).key
        let expression = try Regex(pattern)
        #expect("star.\(property.rawValue)".wholeMatch(of: expression) != nil)
        #expect("star-\(property.rawValue)".wholeMatch(of: expression) == nil)
      }
    }
  }

  @Test("every map that is referred to is defined")
  func references() throws {
    let text = SceneSchema.json()
    let names = Set(text.matches(of: /"#\/\$defs\/([A-Za-z]+)"/).map { String($0.output.1) })
    for name in names { _ = try definition(name) }
    let definitions = try #require(schema["$defs"] as? [String: Any])
    #expect(Set(definitions.keys) == names)
  }
}
