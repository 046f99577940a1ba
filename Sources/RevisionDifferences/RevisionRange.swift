/// Two revisions as git writes them: `main`, `main..HEAD` or `main...HEAD`.
package struct RevisionRange: Equatable, Sendable {
  /// The name of the first revision.
  package var from: String
  /// The name of the second revision; nil for the files in the work tree.
  package var to: String?
  /// Whether the first revision is replaced by the newest common ancestor of both.
  package var isFromCommonAncestor = false

  /// Parses a range. An empty name means `HEAD`, as for git.
  package init(_ text: String) {
    guard let dots = text.firstRange(of: "..") else {
      from = text
      return
    }
    let rest = text[dots.upperBound...]
    isFromCommonAncestor = rest.hasPrefix(".")
    let last = isFromCommonAncestor ? rest.dropFirst() : rest
    from = dots.lowerBound == text.startIndex ? "HEAD" : String(text[..<dots.lowerBound])
    to = last.isEmpty ? "HEAD" : String(last)
  }
}
