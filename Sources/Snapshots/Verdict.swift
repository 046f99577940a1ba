/// The result of comparing two pictures.
package enum Verdict: Hashable, Sendable, CustomStringConvertible {
  /// All bytes of all compared pixels are equal.
  case identical
  /// Bytes differ, but not more than the comparison allows.
  case tolerated(Difference)
  /// The sizes are equal, and more pixels differ than the comparison allows.
  case different(Difference)
  /// The sizes differ.
  case sizeMismatch(SizeMismatch)

  /// Whether the comparison passes.
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
