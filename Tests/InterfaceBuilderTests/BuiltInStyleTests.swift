import Testing

@testable import InterfaceBuilder

@Suite("built-in styles")
struct BuiltInStyleTests {
  @Test("a table cell with a built-in style keeps it, with its labels")
  func subtitle() throws {
    let labels =
      Design.label(
        "ti-tl-e01", "lineBreakMode=\"tailTruncation\"",
        """
        <fontDescription key="fontDescription" type="system" pointSize="16"/>
        """)
      + Design.label(
        "de-ta-il1", "", "<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>")
    let text = Design.document(
      subviews: labels,
      cell:
        "style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"ti-tl-e01\" detailTextLabel=\"de-ta-il1\""
    )
    let document = try Design.read(text)
    let result = try CellImport(document.cells[0], in: document, options: ImportOptions()).scene()
    #expect(result.scene.contains("  style: subtitle\n"))
    #expect(result.scene.contains("  textLabel: { text: \"Label\", font: { systemFont: 16 }"))
    #expect(
      result.scene.contains("  detailTextLabel: { text: \"Label\", textColor: secondaryLabel"))
    #expect(!result.scene.contains("subviews:"))
    #expect(!result.notes.contains { $0.message.contains("built-in style") })
    // A layout of the stored frames would agree with itself only.
    let comparison = try CellImport(document.cells[0], in: document, options: ImportOptions())
      .comparison
    #expect(comparison.reason == .builtInStyle)
  }

  @Test("an image view of a built-in style that has no image is none, as in UIKit")
  func noImage() throws {
    let image = """
      <imageView id="ima-ge-001"><rect key="frame" x="16" y="12" width="20" height="20"/></imageView>
      """
    let text = Design.document(
      subviews: Design.label("ti-tl-e01") + image,
      cell:
        "style=\"IBUITableViewCellStyleDefault\" textLabel=\"ti-tl-e01\" imageView=\"ima-ge-001\"")
    let lines = try Design.lines(text)
    #expect(lines.contains("style: default"))
    #expect(!lines.contains { $0.contains("imageView") })
  }
}
