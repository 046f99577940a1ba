/// Which behaviour the selection model uses where sources about UIKit disagree.
public struct SelectionPolicies: Hashable, Sendable {
  /// When a cell stops being highlighted after the finger lifts.
  public enum DelegateOrder: String, CaseIterable, Hashable, Sendable {
    /// didUnhighlight comes last, as listed in the comment in UICollectionView.h (`header` in scene files).
    case unhighlightLast = "header"
    /// didUnhighlight comes before shouldSelect, as observed in models of iOS 6 and as the
    /// properties in the figure of Apple's sample show.
    case unhighlightFirst
  }

  /// What becomes of the old selection, in single selection, when shouldSelect returns false.
  public enum VetoedSelection: String, CaseIterable, Hashable, Sendable {
    /// The old cell stays selected; if it was deselected at touch-down, it is shown selected again.
    case keepsOld
    /// The old cell is still deselected, with didDeselect, as in a published model of iOS 6.
    case deselectsOld
  }

  /// Who gets a touch on a disabled control.
  public enum DisabledControl: String, CaseIterable, Hashable, Sendable {
    /// The control, which does nothing.
    case takesTouch
    /// The cell, as if the control were not there.
    case passesTouch
  }

  /// The order of the delegate calls when a finger lifts. Default: `unhighlightLast`.
  public var delegateOrder: DelegateOrder
  /// Whether, with single selection, the old cell loses `isSelected` without a delegate call as
  /// soon as another one is touched, and gets it back if that touch does not select. Default:
  /// `true` (observed).
  public var deselectsOnTouchDown: Bool

  /// What becomes of the old selection when shouldSelect returns false. Default: `keepsOld` (unverified).
  public var vetoedSelection: VetoedSelection
  /// Who gets a touch on a disabled control. Default: `takesTouch` (unverified).
  public var disabledControl: DisabledControl

  /// Creates policies with the defaults for omitted arguments.
  public init(
    delegateOrder: DelegateOrder = .unhighlightLast, deselectsOnTouchDown: Bool = true,
    vetoedSelection: VetoedSelection = .keepsOld,
    disabledControl: DisabledControl = .takesTouch
  ) {
    self.delegateOrder = delegateOrder
    self.deselectsOnTouchDown = deselectsOnTouchDown
    self.vetoedSelection = vetoedSelection
    self.disabledControl = disabledControl
  }
}
