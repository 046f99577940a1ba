/// Which pictures become goldens.
///
/// The words are those of swift-snapshot-testing with one difference: `missing` lets a candidate wait
/// and never makes it the golden, because a second try of the test would then pass without anybody
/// having looked.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every picture becomes its golden. One whose pixels are the same keeps its file untouched.
  case all
  /// Pictures that fail, also for want of a golden, become their goldens.
  case failed
  /// Nothing becomes a golden; where there is none the candidate is left as `<name>.pending.png`.
  case missing
  /// Nothing is written beside the goldens.
  case never
  /// `never` where the environment variable `CI` is set, else `missing`.
  case auto

  /// The mode that `auto` stands for in an environment; every other stands for itself. `CI` counts as
  /// set unless it is empty, `0` or `false`.
  package func resolved(in environment: [String: String]) -> RecordMode {
    guard self == .auto else { return self }
    let value = environment["CI"] ?? ""
    return ["", "0", "false"].contains(value.lowercased()) ? .missing : .never
  }
}
