import Cellophane
import Foundation
import Testing

@Suite("Scenes in Swift")
struct SwiftSceneTests {
  private static let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()

  @Test("equal the same scenes in YAML", arguments: SwiftScenes.all.map(\.name))
  func equal(name: String) throws {
    let file = Self.folder.appending(path: "\(name).cell.yaml").path
    let read = try SceneDocument(contentsOfFile: file).scene
    let written = try #require(SwiftScenes.all.first { $0.name == name }).scene()
    // The dumps first: their difference can be read.
    let (readLines, writtenLines) = (read.dump(), written.dump())
    #expect(
      writtenLines.split(separator: "\n").difference(from: readLines.split(separator: "\n"))
        .map { "\($0)" } == [])
    #expect(written == read)
  }

  @Test("name every colour that UIColor has")
  func colorNames() throws {
    let source = try String(
      contentsOf: Self.folder.appending(
        path: "../../Sources/Vocabulary/Colors/DynamicColor+Names.swift"
      ).standardizedFileURL,
      encoding: .utf8
    ).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for name in NamedColor.allCases
    where ![NamedColor.white, .black, .clear].contains(name) {
      let word = name.rawValue
      #expect(
        source.replacing("( .", with: "(.")
          .contains("public static let \(word): DynamicColor = .system(.\(word))"), "\(word)")
    }
  }
}
