/// The order of events when the content offset changes. Sources about UIKit disagree. The choice
/// affects which cells are visible in `scrollViewDidScroll`, by one call.
public enum ScrollOrder: String, CaseIterable, Hashable, Sendable {
  /// Cells are added and removed first, so that the delegate sees the cells that are visible now.
  case layoutFirst
  /// The delegate is called first, so that it sees the cells that were visible before.
  case didScrollFirst
}
