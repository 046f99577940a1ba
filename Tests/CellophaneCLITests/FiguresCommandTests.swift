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
    "A missing or stale figure is reported with its line, and nothing is written")
  func check() async throws {
    #expect(try await figures().status == 0)
    try folder.write("old", to: "Documentation/Figures/states.svg")
    let outcome = try await figures("--check")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errors == "Documentation/page.md:2: error: Documentation/Figures/states.svg is"
        + " missing or stale; run cellophane figures Documentation/page.md\n")
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

  @Test("A page without marks and a mark that is not a figure are errors")
  func mistakes() async throws {
    try folder.write("# Nothing\n![x](x.svg)\n", to: "Documentation/page.md")
    #expect(try await figures().status == 65)
    try folder.write("<!-- cellophane: trace a -->\n![x](x.svg)\n", to: "Documentation/page.md")
    #expect(try await figures().status == 64)
    #expect(try await cellophane("figures", "none.md", in: folder).status == 66)
  }

  @Test("A comment owns the block after it and no picture below that, nor examples in code")
  func blocks() async throws {
    try folder.write(
      """
      ```
      <!-- cellophane: render selection.cell.yaml --item 0 -->
      ![A](example.png)
      ```

      - ~~~~
        <!-- cellophane: render selection.cell.yaml --item 0 -->
        ![A](example.png)
        ~~~
        ~~~~

      <!-- cellophane: render selection.cell.yaml --item 0 -->

      ![A](a.png)

      """, to: "Documentation/page.md")
    #expect(try await figures().lines == ["Documentation/a.png"])

    try folder.write(
      """
      <!-- cellophane: render selection.cell.yaml --item 0 -->
      Soon here, as `![A](code.png)` shows.

      ![Not ours](other.png)
      <!-- cellophane: render selection.cell.yaml --item 0 -->
      ```
      ![A](code.png)
      ```
      <!-- cellophane: render selection.cell.yaml
      --item 0 -->
      ![A](a.png)
      <!-- cellophane: page selection.cell.yaml -->
      ![A](a.png)
      """, to: "Documentation/page.md")
    try folder.write("ours", to: "Documentation/other.png")
    let outcome = try await figures()
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        Documentation/page.md:1: error: no image follows this comment
        Documentation/page.md:5: error: no image follows this comment
        Documentation/page.md:9: error: this comment does not end on its line; write --> on the same line
        Documentation/page.md:12: error: the image after this comment has no link; link it to the page

        """)
    #expect(try folder.text("Documentation/other.png") == "ours")
  }

  @Test(
    "Images have titles, names with blanks and percent-encoding; addresses are relative paths",
    arguments: [
      (#"![A](t.png "The (title)")"#, "t.png"), ("![A](<my pic.png>)", "my pic.png"),
      ("![A](my%20pic.png)", "my pic.png"), (#"![A [b]](a\(b.png 'x')"#, "a(b.png"),
      ("![A](a&#40;b&eacute;.png)", "a(b\u{E9}.png"), (#"![A](a\&amp;b.png)"#, "a&amp;b.png"),
      (#"![A](<t.png>"title")"#, nil), ("![A]()", nil), ("![A](<>)", nil),
      ("<img src='a&#38;lt;b&eacute;.png'>", "a&lt;b\u{E9}.png"),
      ("| ![A](a(1).png#gh-dark-mode-only) |", "a(1).png"),
      ("<IMG alt='<a>'\n  src='a&amp;b.png'>", "a&b.png"),
      ("<!-- <img src='old.png'> --><img src=new.png>", "new.png"),
      ("![A](https://example.com/a.png)", nil), ("![A](//example.com/a.png)", nil),
      ("![A](/a.png)", nil), ("![A](data:image/png;base64,)", nil), ("![A][reference]", nil),
    ] as [(String, String?)])
  func addresses(image: String, name: String?) async throws {
    try folder.write(
      "   <!--cellophane:render selection.cell.yaml --item 0-->\n\(image)\n",
      to: "Documentation/page.md")
    let outcome = try await figures()
    #expect(outcome.status == (name == nil ? 65 : 0), "\(outcome.errors)")
    #expect(outcome.lines == (name.map { ["Documentation/\($0)"] } ?? []))
    if name == nil { #expect(outcome.errors.hasPrefix("Documentation/page.md:1: error: ")) }
  }

  @Test("Lines may end with CR and LF")
  func windowsLines() async throws {
    let text = try folder.text("Documentation/page.md")
    try folder.write(text.replacing("\n", with: "\r\n"), to: "Documentation/page.md")
    #expect(try await figures().lines.count == 3)
  }

  @Test(
    "Errors of a comment's command name the Markdown file and the line",
    arguments: [
      "render none.cell.yaml", "render selection.cell.yaml --item 99", "render a --bogus",
    ])
  func places(command: String) async throws {
    try folder.write(
      "\n<!-- cellophane: \(command) -->\n![A](a.png)\n", to: "Documentation/page.md")
    let outcome = try await figures()
    #expect(outcome.status != 0 && outcome.errors.hasPrefix("Documentation/page.md:2: error: "))
  }

  @Test("The dark source is the picture in dark appearance, unless the comment names one")
  func darkSources() async throws {
    let pictures = """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="dark.svg">
        <img src="light.svg" alt="">
      </picture>
      """
    let scene = try Folder.sampleScene
      .replacing("backgroundColor: white", with: "backgroundColor: systemBackground")
    try folder.write(scene, to: "selection.cell.yaml")
    for command in ["render selection.cell.yaml", "frames selection.cell.yaml --script tap"] {
      try folder.write("<!-- cellophane: \(command) -->\n\(pictures)\n", to: "page.md")
      #expect(try await cellophane("figures", "page.md", in: folder).status == 0)
      #expect(try folder.text("dark.svg") != folder.text("light.svg"))
      try folder.write(
        "<!-- cellophane: \(command) --appearance dark -->\n\(pictures)\n", to: "page.md")
      #expect(try await cellophane("figures", "page.md", in: folder).status == 0)
      #expect(try folder.text("dark.svg") == folder.text("light.svg"))
    }
  }
}
