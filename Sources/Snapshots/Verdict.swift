/// What comparing two pictures found.
package enum Verdict: Hashable, Sendable, CustomStringConvertible {
  /// Every byte of every pixel that was compared is the same.
  case identical
  /// Bytes differ, but by no more than the comparison allows.
  case tolerated(Difference)
  /// The sizes are the same, and more differs than is allowed.
  case different(Difference)
  /// The sizes are not the same.
  case sizeMismatch(SizeMismatch)

  /// Whether the picture may stand for the golden.
  public var passes: Bool {
    switch self {
    case .identical, .tolerated: true
    case .different, .sizeMismatch: false
    }
  }

  /// A word for programs: `identical`, `tolerated`, `different` or `size-mismatch`.
  public var name: String {
    switch self {
    case .identical: "identical"
    case .tolerated: "tolerated"
    case .different: "different"
    case .sizeMismatch: "size-mismatch"
    }
  }

  /// One lower-case sentence for the user.
  public var description: String {
    switch self {
    case .identical: "identical"
    case .tolerated(let difference), .different(let difference): difference.description
    case .sizeMismatch(let mismatch): mismatch.description
    }
  }
}
