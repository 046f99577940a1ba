/// How the selection machine decides where the sources about UIKit disagree.
public struct SelectionPolicies: Hashable, Sendable {
  /// When a lifted cell stops being highlighted.
  public enum DelegateOrder: String, CaseIterable, Hashable, Sendable {
    /// didUnhighlight comes last, as the comment in UICollectionView.h lists it.
    case header
    /// didUnhighlight comes before shouldSelect, as observed in models of iOS 6 and as the figure in
    /// Apple's sample shows the properties.
    case unhighlightFirst
  }

  /// What becomes of the old selection, in single selection, when shouldSelect answers no.
  public enum VetoedSelection: String, CaseIterable, Hashable, Sendable {
    /// The old cell stays selected; if it was deselected at touch-down, it is shown selected again.
    case keepsOld
    /// The old cell is deselected all the same, with didDeselect, as in a published model of iOS 6.
    case deselectsOld
  }

  /// The order of the delegate calls when a finger lifts. Default: `header`.
  public var delegateOrder: DelegateOrder
  /// Whether, in single selection, the old cell loses `isSelected` silently as soon as another one is
  /// touched, and gets it back when that touch does not select. Default: `true` (observed).
  public var deselectsOnTouchDown: Bool

  /// What becomes of the old selection when shouldSelect answers no. Default: `keepsOld` (unverified).
  public var vetoedSelection: VetoedSelection

  /// Creates policies with the defaults for arguments that are left out.
  public init(
    delegateOrder: DelegateOrder = .header, deselectsOnTouchDown: Bool = true,
    vetoedSelection: VetoedSelection = .keepsOld
  ) {
    self.delegateOrder = delegateOrder
    self.deselectsOnTouchDown = deselectsOnTouchDown
    self.vetoedSelection = vetoedSelection
  }
}
