import RevisionDifferences
import Testing

@Suite("Ranges of revisions")
struct RevisionRangeTests {
  @Test(
    "Ranges are written as git writes them",
    arguments: [
      ("main", "main", nil, false), ("a..b", "a", "b", false), ("a...b", "a", "b", true),
      ("..b", "HEAD", "b", false), ("a..", "a", "HEAD", false),
    ] as [(String, String, String?, Bool)])
  func ranges(text: String, from: String, to: String?, isFromAncestor: Bool) {
    let range = RevisionRange(text)
    #expect(range.from == from && range.to == to)
    #expect(range.isFromCommonAncestor == isFromAncestor)
  }
}
