import Cellophane
import Testing
import Validation

@testable import Audits
@testable import Review

/// Lines that end inside of a word.
@Suite("Words that lines break")
struct BrokenWordTests {
  private func document(_ cell: String) throws -> SceneDocument {
    let file = """
      cellophane: 1
      cell:
      \(cell)
      collectionView:
        frame: { width: 200, height: 300 }
        listLayout: { appearance: plain }
        items: 1
      """
    return try SceneDocument(Array(file.utf8), file: "a.yaml")
  }

  private func findings(
    _ cell: String, at size: ContentSizeCategory = .accessibilityMedium
  ) throws -> [String] {
    let scene = try document(cell).scene
    let traits = Traits(preferredContentSizeCategory: size)
    return LayoutFaults.findings(
      in: try SceneRenderer(scene),
      accessibilitySizes: [try SceneRenderer(scene, traits: traits)]
    ).map { "\($0.problem.path): \($0.problem.message)" }.filter { $0.contains("inside of") }
  }

  /// A label of 60 points.
  private func label(_ text: String, _ more: String = "", size: Int = 17) -> String {
    """
      contentView:
        subviews:
          - label: title
            text: "\(text)"
            font: { systemFont: \(size) }
            numberOfLines: 0
            \(more)
            constraints: [leading = superview, width = 60, top = superview, bottom = superview]
    """
  }

  @Test("a word that is wider than its label is named once, with the size")
  func wideWord() throws {
    #expect(
      try findings(label("A photographer")) == [
        "cell.contentView.subviews[0]: note: a line of \"title\" ends inside of \"photographer\" at large, because"
          + " the word is wider than the label; give the label more width there, or choose a shorter word"
      ])
  }

  @Test(
    "lines that end between words, at hyphens or between letters on purpose are fine",
    arguments: [
      ("A few short words here", ""), ("well-known ten-day", ""), ("漢字漢字漢字漢字漢字", ""),
      ("A photographer", "lineBreakMode: byCharWrapping"),
    ])
  func between(text: String, more: String) throws {
    #expect(try findings(label(text, more)) == [])
  }

  @Test("a label that is not wider than a letter is compressed, and no more is said")
  func narrow() throws {
    #expect(try findings(label("photographer", size: 70)) == [])
  }

  @Test("the texts of a content configuration are examined, too, at accessibility sizes")
  func content() throws {
    let cell = """
        class: UICollectionViewListCell
        contentConfiguration: { text: Subscriptions, textProperties: { color: label } }
      """
    let found = try findings(cell, at: .accessibilityExtraExtraExtraLarge)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "cell.contentConfiguration: note: a line of \"contentConfiguration.text\" ends inside of \"Subscriptions\" at"
          + " accessibilityExtraExtraExtraLarge,") == true, "\(found)")
  }

  @Test("the command text says which texts it leaves out if there are no others")
  func leftOut() throws {
    func absence(_ cell: String) throws -> String {
      let renderer = try SceneRenderer(try document(cell).scene)
      return try TextBreaks(of: renderer, categories: [.large], widths: [], languages: []) {
        try SceneRenderer($0, traits: $1)
      }.absence
    }
    let content = """
        class: UICollectionViewListCell
        contentConfiguration: { text: Volume }
      """
    #expect(
      try absence(content)
        == "no text was tried: attributed texts and those of content configurations are left out"
        + " (contentConfiguration.text)")
    #expect(try absence("  backgroundColor: red") == "no label has a text")
  }
}
