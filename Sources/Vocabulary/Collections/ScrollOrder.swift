/// What comes first when the content offset changes. Sources about UIKit disagree; it matters to who counts
/// as visible in `scrollViewDidScroll`, by one call.
public enum ScrollOrder: String, CaseIterable, Hashable, Sendable {
  /// Cells come and go, and then the delegate is called: it sees those that are on screen now.
  case layoutFirst
  /// The delegate is called, and then cells come and go: it sees those that were on screen before.
  case didScrollFirst
}
