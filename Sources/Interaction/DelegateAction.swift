/// An action of the app in a delegate method, before it answers.
public enum DelegateAction: String, CaseIterable, Hashable, Sendable {
  /// Selects the item if it is not selected, and deselects it otherwise. No delegate method is
  /// called.
  case toggleSelection
  /// Makes the collection view update its layout (`performBatchUpdates(nil)`).
  case performBatchUpdates
}
