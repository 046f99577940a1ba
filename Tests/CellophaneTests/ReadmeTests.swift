import Cellophane
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test("its scene in YAML and its scene in Swift are equal values")
  func scenes() throws {
    let readme = try String(
      contentsOfFile: #filePath.replacing(
        "Tests/CellophaneTests/ReadmeTests.swift", with: "README.md"),
      encoding: .utf8)
    let yaml = try #require(readme.components(separatedBy: "```yaml\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    let swift = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    let test = try String(contentsOfFile: #filePath, encoding: .utf8)
    // What is compiled below is what the README shows, line for line.
    let lines = { (text: String) in
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    let shown = try #require(swift.range(of: "let scene"))
    let end = try #require(swift.range(of: "\nlet picture"))
    #expect(lines(test).contains(lines(String(swift[shown.lowerBound..<end.lowerBound]))))

    let scene = Scene(
      "Selected and highlighted cells",
      cell: Cell(
        backgroundView: Container(backgroundColor: .hex(0xFF0000)),
        selectedBackgroundView: Container(backgroundColor: .hex(0x0000FF)),
        contentView: Container(subviews: [
          .imageView(
            "star", systemImage: .starFill, tintColor: .white, isHidden: true,
            constraints: [
              Constraint(.center, equalTo: .superview),
              Constraint(.width, equalTo: 46),
              Constraint(.height, equalTo: .width),
            ])
        ])),
      rules: [
        Rule(
          when: .highlighted,
          .set(.backgroundColor, of: .contentView, to: .rgb(1, 0.4932718873, 0.4739984274))),
        Rule(when: .selected, .set(.isHidden, of: "star", to: false)),
      ],
      collectionView: CollectionView(
        size: Size(320, 116), backgroundColor: .white,
        layout: .flow(itemSize: Size(92, 92), sectionInset: 12), items: .count(3)),
      scripts: ["tap": [.tap(0), .wait(.milliseconds(300))]])

    #expect(try SceneDocument.read(Array(yaml.utf8), file: "README.md").scene == scene)
  }
}
