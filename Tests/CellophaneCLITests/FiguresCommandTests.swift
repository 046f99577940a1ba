import Cellophane
import Foundation
import PNGCoding
import Testing

@Suite("cellophane figures")
struct FiguresCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder.withScene()
    try folder.write(
      """
      # A page
      <!-- cellophane: diagram selection.cell.yaml -->
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="Figures/states-dark.svg">
        <img src="Figures/states.svg" alt="States">
      </picture>

      <!-- cellophane: render selection.cell.yaml --item 0 --state selected --scale 1 -->
      ![Selected](Figures/selected.png)
      ![Not ours](other.png)

      """, to: "Documentation/page.md")
  }

  private func figures(_ arguments: String...) async throws -> Program.Outcome {
    try await cellophane(["figures", "Documentation/page.md"] + arguments, in: folder)
  }

  @Test(
    "Each marked figure is drawn where the page shows it, in both appearances where it shows both")
  func draw() async throws {
    let outcome = try await figures()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "Documentation/Figures/states.svg", "Documentation/Figures/states-dark.svg",
        "Documentation/Figures/selected.png",
      ])
    #expect(try folder.text("Documentation/Figures/states-dark.svg").contains("#0d1117"))
    #expect(try folder.png("Documentation/Figures/selected.png").bitmap.width == 92)
    #expect(try await figures("--check").text == "3 figures are current\n")
  }

  @Test(
    "A figure that is missing or not what it would be is told with its line, and nothing written")
  func check() async throws {
    #expect(try await figures().status == 0)
    try folder.write("old", to: "Documentation/Figures/states.svg")
    let outcome = try await figures("--check")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errors == "Documentation/page.md:2: Documentation/Figures/states.svg is missing or"
        + " stale; run cellophane figures Documentation/page.md\n")
    #expect(try folder.text("Documentation/Figures/states.svg") == "old")
  }

  @Test("A page is written where the figure links to, with its scene as the picture")
  func pages() async throws {
    try folder.write(
      """
      <!-- cellophane: page selection.cell.yaml --title Cells -->
      [![Three cells](cells.svg)](cells.html)

      <!-- cellophane: page selection.cell.yaml -->
      <a href="more.html"><picture>
        <source media="(prefers-color-scheme: dark)" srcset="more-dark.png">
        <img src="more.png" alt="Three cells">
      </picture></a>

      """, to: "Documentation/page.md")
    let outcome = try await figures()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "Documentation/cells.svg", "Documentation/cells.html", "Documentation/more.png",
        "Documentation/more-dark.png", "Documentation/more.html",
      ])
    #expect(try folder.text("Documentation/cells.html").contains("<title>Cells</title>"))
    #expect(try folder.text("Documentation/cells.svg").hasPrefix("<svg"))
    #expect(try await figures("--check").text == "5 figures are current\n")
  }

  @Test("A page without marks, and a mark that is no figure, are told")
  func mistakes() async throws {
    try folder.write("# Nothing\n![x](x.svg)\n", to: "Documentation/page.md")
    #expect(try await figures().status == 65)
    try folder.write("<!-- cellophane: trace a -->\n![x](x.svg)\n", to: "Documentation/page.md")
    #expect(try await figures().status == 64)
    #expect(try await cellophane("figures", "none.md", in: folder).status == 66)
  }
}
