import Foundation
import Testing

@testable import InterfaceBuilder

/// Fonts that a project ships: Quicksand, and a variable font that is a part of Inter Display.
@Suite("Fonts of a project")
struct ProjectFontTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Fixtures/Fonts").standardized.path

  private func match(_ name: String, family: String?, weight: String?) -> ProjectFonts.Match? {
    let files = [
      "OFL.txt", "Quicksand-Regular.ttf", "Quicksand-Bold.ttf", "InterDisplay-Variable.ttf",
    ]
    return ProjectFonts(files.map { "\(Self.folder)/\($0)" }, lists: [], names: [name, "Other"])
      .match(name, family: family, weight: weight)
  }

  @Test("are found by their PostScript names")
  func exact() {
    #expect(
      match("Quicksand-Bold", family: "Quicksand", weight: "bold")
        == ProjectFonts.Match(
          entries: "name: Quicksand-Bold", path: "\(Self.folder)/Quicksand-Bold.ttf"))
  }

  @Test("a font without a file is not found, even if its family has files")
  func missing() {
    #expect(match("Quicksand-Semibold", family: "Quicksand", weight: "semibold") == nil)
    #expect(match("Montserrat-Bold", family: "Montserrat", weight: "bold") == nil)
  }

  @Test("an instance of a variable font is its family with a weight")
  func variable() {
    let path = "\(Self.folder)/InterDisplay-Variable.ttf"
    #expect(
      match("InterDisplay-SemiBold", family: "Inter Display", weight: "semibold")
        == ProjectFonts.Match(entries: "name: \"Inter Display\", weight: semibold", path: path))
    #expect(match("InterDisplay-Italic", family: "Inter Display", weight: nil) == nil)
    #expect(match("InterDisplay-Odd", family: "Inter Display", weight: nil) == nil)
  }

  @Test("the names in a document are those of fonts that the system does not have")
  func names() throws {
    let fonts = [
      "type=\"system\" pointSize=\"16\"", "name=\"Roboto-Bold\" family=\"Roboto\" pointSize=\"12\"",
      "name=\".SFUIText-Bold\" pointSize=\"12\"", "style=\"UICTFontTextStyleBody\"",
    ]
    let labels = fonts.enumerated().map { index, font in
      Design.label("aaa-aa-00\(index)", "", "<fontDescription key=\"fontDescription\" \(font)/>")
    }
    let document = try Design.read(Design.document(subviews: labels.joined()))
    #expect(document.fontNames == ["Roboto-Bold"])
  }
}
