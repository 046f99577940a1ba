import Cellophane
import Foundation
import Testing
import Views

@Suite("The README")
struct ReadmeTests {
  @Test("its whole scene is the file that it names")
  func wholeScene() throws {
    let root = #filePath.replacing("Tests/CellophaneTests/ReadmeTests.swift", with: "")
    let readme = try String(contentsOfFile: root + "README.md", encoding: .utf8)
    let scene = try String(contentsOfFile: root + "Examples/reaction.cell.yaml", encoding: .utf8)
    let shown = try #require(readme.components(separatedBy: "This is the whole scene").last)
      .components(separatedBy: "```")[1]
    // The first line of the file is for editors.
    #expect(shown == "yaml\n" + scene.split(separator: "\n", maxSplits: 1)[1])
  }

  @Test("its scene in YAML and its scene in Swift are equal values")
  func scenes() throws {
    let readme = try String(
      contentsOfFile: #filePath.replacing(
        "Tests/CellophaneTests/ReadmeTests.swift", with: "README.md"),
      encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "\n## The first scene\n").last)
    let yaml = try #require(section.components(separatedBy: "```yaml\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    let swift = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    let test = try String(contentsOfFile: #filePath, encoding: .utf8)
    // What is compiled below is what the README shows, line for line.
    let lines = { (text: String) in
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    #expect(swift.hasPrefix("import Cellophane\n"))
    #expect(lines(test).contains(lines(String(swift.dropFirst("import Cellophane\n".count)))))

    let scene = Scene(
      cell: Cell(
        backgroundView: Container(backgroundColor: .hex(0xFF0000)),
        selectedBackgroundView: Container(backgroundColor: .hex(0x0000FF))),
      rules: [
        Rule(when: .highlighted, .set(.backgroundColor, of: .contentView, to: .hex(0xFF7E79)))
      ],
      collectionView: CollectionView(
        size: Size(width: 320, height: 116),
        collectionViewLayout: .flow(itemSize: Size(width: 92, height: 92), sectionInset: 12),
        items: .count(3)),
      scripts: ["tap": [.tap(0), .wait(.milliseconds(300))]])

    let renderer = try SceneRenderer(scene)
    let picture = try renderer.cell(item: 0, state: .selected)
    let png: [UInt8] = try picture.png()
    let states = try renderer.stateGraph(items: [0]).cellStates
    let reasons = try renderer.explanation(
      of: .backgroundColor, in: .contentView, state: .highlighted)
    let film = try Film(of: renderer, script: "tap")

    #expect(try SceneDocument(Array(yaml.utf8), file: "README.md").scene == scene)
    #expect(picture.size == Size(92, 92))
    #expect(Set(states) == [.normal, .highlighted, .selected, [.highlighted, .selected]])
    #expect(reasons.contributions.first?.verdict == .wins)
    #expect(reasons.value.description == "\"#FF7E79\"")
    #expect(film.frameCount == 34)
    #expect(png.starts(with: [0x89] + Array("PNG".utf8)))
  }
}
