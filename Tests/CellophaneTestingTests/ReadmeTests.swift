import CellophaneTesting
import Foundation
import Testing

/// The README's test of its first scene.
@Suite("The README's test")
struct ReadmeTests {
  private static let page: String? = {
    let path = #filePath.replacing(
      "Tests/CellophaneTestingTests/ReadmeTests.swift", with: "README.md")
    return try? String(contentsOfFile: path, encoding: .utf8)
  }()

  private let scene: Scene

  init() throws {
    let section = try #require(Self.page?.components(separatedBy: "## The first scene\n").last)
    let yaml = try #require(section.components(separatedBy: "```yaml\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    scene = try SceneDocument(Array(yaml.utf8), file: "README.md").scene
  }

  @Test func looks() {
    expectSnapshot(of: scene, state: .selected, named: "selected")
    expectSnapshot(of: scene, script: "tap", at: .milliseconds(200), named: "pressed")
  }

  @Test("stands in the README")
  func stands() throws {
    let shown = try #require(Self.page?.components(separatedBy: "```swift\n").dropFirst(2).first)
      .components(separatedBy: "```")[0]
    let test = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = { (text: String) in
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    #expect(lines(test).contains(lines(shown)))
  }
}
