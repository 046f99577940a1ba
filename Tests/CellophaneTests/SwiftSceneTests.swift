import Cellophane
import Foundation
import Testing

@Suite("Scenes in Swift")
struct SwiftSceneTests {
  private static let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()

  @Test("equal the same scenes in YAML", arguments: SwiftScenes.all.map(\.name))
  func equal(name: String) throws {
    let file = Self.folder.appending(path: "\(name).cell.yaml").path
    let read = try SceneDocument.read(contentsOfFile: file).scene
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
        path: "../../Sources/Scenes/Model/DynamicColor+Names.swift").standardizedFileURL,
      encoding: .utf8)
    for name in NamedColor.allCases
    where ![NamedColor.white, .black, .clear].contains(name) {
      let word = name.rawValue
      #expect(
        source.contains("public static let \(word): DynamicColor = .named(.\(word))\n"), "\(word)")
    }
  }

  @Test("combine predicates as the words of scene files do")
  func predicates() throws {
    let predicate: Predicate = (.selected || !.dark) && .item(.less, 3) && true
    #expect(
      predicate
        == .and(
          .and(.or(.flag(.selected), .not(.trait(.dark))), .item(.less, 3)), .constant(true)))
    let flags: [Predicate] = [
      .disabled, .focused, .pinned, .editing, .expanded, .swiped, .reordering,
    ]
    #expect(
      flags == CellState.Flag.allCases.dropFirst(2).map { Predicate.flag($0) })
    let traits: [Predicate] = [.dark, .highContrast, .rightToLeft]
    #expect(traits == Predicate.Trait.allCases.map { Predicate.trait($0) })
  }

  @Test("spell each relation of constraints, with and without a view of their own")
  func constraints() {
    func written(_ constraint: Constraint) -> [String] {
      [
        constraint.relation.rawValue, constraint.first.view?.rawValue ?? "",
        constraint.second?.view?.rawValue ?? "", constraint.second?.attribute.rawValue ?? "",
        "\(constraint.multiplier)", "\(constraint.constant)",
      ]
    }
    #expect(
      written(Constraint(.top, greaterThanOrEqualTo: "a", .bottom, constant: 4))
        == [">=", "", "a", "bottom", "1.0", "4.0"])
    #expect(
      written(Constraint("b", .top, lessThanOrEqualTo: "a", multiplier: 2))
        == ["<=", "b", "a", "top", "2.0", "0.0"])
    #expect(
      written(Constraint("b", .width, greaterThanOrEqualTo: 9)) == [">=", "b", "", "", "1.0", "9.0"])
    #expect(written(Constraint(.width, lessThanOrEqualTo: 9)) == ["<=", "", "", "", "1.0", "9.0"])
    #expect(
      written(Constraint(.width, lessThanOrEqualTo: .height, constant: 1))
        == ["<=", "", "", "height", "1.0", "1.0"])
  }
}
