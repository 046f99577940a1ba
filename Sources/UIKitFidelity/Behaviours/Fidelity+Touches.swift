extension Fidelity {
  /// The behaviours of touches, gestures and states.
  static let touches: [Behaviour] = [
    Behaviour(
      "Touches",
      "A touch on a control goes to the control: the cell is neither highlighted nor selected.",
      .documented,
      "Hit testing skips views that are hidden, nearly transparent or without user interaction, and labels and"
        + " image views."),
    Behaviour(
      "Touches",
      "The info button of `detail`, and of detailButton and detailDisclosureButton, takes its own touches: the row is"
        + " neither highlighted nor selected.",
      .documented,
      "It takes touches in 44 × 44 points, is not dimmed while it is pressed and is no element of its own for assistive"
        + " apps, which are our choices. Its action is an event of a control here.",
      source: "UICellAccessory.DetailHandler; tableView(_:accessoryButtonTappedForRowWith:)"),
    Behaviour(
      "Touches",
      "A control sets isHighlighted before it sends an event, and touchUpInside comes before"
        + " primaryActionTriggered.", .unverified, "As in others' models of UIControl."),
    Behaviour(
      "Touches",
      "A finger that came down on a control is inside up to 70 points beyond the control's bounds.",
      .unverified, "Widely measured, but no source is at hand."),
    Behaviour(
      "Touches",
      "Content does not begin to scroll under a finger whose touch a control has received.",
      .documented,
      "touchesShouldCancel is false for controls. That tables cancel such touches is from memory."),
    Behaviour(
      "Touches", "A disabled control receives the touch and does nothing.", .unverified,
      "Sources disagree: `disabledControl: passesTouch` lets the cell have it."),
    Behaviour(
      "Touches",
      "The action of a control prevents a tap from being recognised by the collection view's recognisers.",
      .documented, "A long press cancels the control's touch."),
    Behaviour(
      "Touches",
      "A lift inside the cell calls shouldSelect, didDeselect of the old cell, didSelect, and"
        + " didUnhighlight last.",
      .header,
      "Apple's sample describes the flags in the opposite order: `delegateOrder:"
        + " unhighlightFirst`.",
      source: "UICollectionView.h, the comment on UICollectionViewDelegate's methods"),
    Behaviour(
      "Touches",
      "Cells of the class UITableViewCell play the calls of a collection view, in its order.",
      .ourChoice,
      "From memory, a UITableView removes the highlight and calls didUnhighlightRow before it calls willSelectRow:"
        + " `delegateOrder: unhighlightFirst`. Its willSelectRow is shouldSelect here."),
    Behaviour(
      "Touches",
      "What the app does in a method of the delegate happens within the call, and selectItem and"
        + " deselectItem call no method of the delegate.",
      .documented,
      "`actions` are performed after all flags of the same touch have been decided: that deselecting in"
        + " didSelect keeps performPrimaryAction is an assumption."),
    Behaviour(
      "Touches",
      "If shouldHighlight returns false, the cell is not selected, either.",
      .documented,
      source: "collectionView(_:shouldHighlightItemAt:)"),
    Behaviour(
      "Touches",
      "If shouldSelect returns false, nothing is selected, and the old selection stays.",
      .unverified,
      "A model of iOS 6 deselects the old cell: `vetoedSelection: deselectsOld`."),
    Behaviour(
      "Touches",
      "isEditing of the collection view sets isEditing of all its cells. The selection does not"
        + " change.",
      .unverified),
    Behaviour(
      "Touches",
      "When the collection view begins or ends editing, delete, insert, multiselect and reorder slide over the edge of"
        + " their side together with the content, and other accessories fade, in 0.3 s along UIKit's default curve.",
      .unverified,
      "The duration is customary; neither it nor the curve has been measured."),
    Behaviour(
      "Touches",
      "While editing, only allowsMultipleSelectionDuringEditing lets touches select.",
      .unverified,
      "Apple's sample of a two-finger pan sets nothing else."),
    Behaviour(
      "Touches",
      "In single selection a tap on the selected cell calls shouldSelect and didSelect again.",
      .observed,
      source: "steipete/PSTCollectionView, a model of iOS 6's collection view"),
    Behaviour(
      "Touches",
      "In single selection the old cell loses isSelected without a call when another cell is"
        + " touched. It gets it back if the touch does not select.",
      .observed,
      "Seen in iOS 6 to 13. `deselectsOnTouchDown: false` turns it off.",
      source: "steipete/PSTCollectionView, a model of iOS 6's collection view"),
    Behaviour(
      "Touches",
      "shouldDeselect is called in multiple selection only.",
      .header,
      source: "UICollectionView.h, the comment on collectionView(_:shouldDeselectItemAt:)"),
    Behaviour(
      "Touches",
      "Only the cell where the finger came down can be highlighted again. shouldHighlight is"
        + " called again.",
      .observed,
      source: "steipete/PSTCollectionView, a model of iOS 6's collection view"),
    Behaviour(
      "Touches",
      "A touch reaches its cell after 0.15 s, or earlier if the finger lifts or moves."
        + " `delaysContentTouches: false` passes it on at once.",
      .unverified,
      "UIKit's interval is private."),
    Behaviour(
      "Touches",
      "A cell counts as a part of its collection view: without `isMultipleTouchEnabled` a second finger on any cell does"
        + " nothing, with it each finger highlights and selects a cell. Controls take a finger each.",
      .unverified,
      "It is documented for one view. Reports of apps in which two fingers select two cells at once contradict the first"
        + " half (WordPress-iOS 4574, alibaba SwipeableTableViewCell 4); one says that touches exclude each other in cells but"
        + " not in accessories (material-components-ios 625)."),
    Behaviour(
      "Touches",
      "While a finger is on a view with `isExclusiveTouch`, no other view receives touches, and such a view receives none"
        + " while another finger is down.",
      .documented,
      "The view is the one that the touch hits, as a button or the cell's content view.",
      source: "UIView.isExclusiveTouch; Event Handling Guide for iOS, Multitouch Events"),
    Behaviour(
      "Touches",
      "A finger is inside a cell while it is in the cell's bounds.",
      .unverified),
    Behaviour(
      "Touches",
      "Hidden cells and cells with an alpha below 0.01 receive no touches.",
      .documented,
      source: "UIView.hitTest(_:with:)"),
    Behaviour(
      "Touches",
      "If a finger moves more than 10 points along y and the content can scroll, the cell loses"
        + " the touch. From there the content follows the finger without a jump.",
      .observed,
      "The 10 points were observed. The distance at which content loses its touch may be"
        + " smaller."),
    Behaviour(
      "Touches",
      "A `tap` in a script lasts 0.25 s.",
      .ourChoice,
      "This is long enough for a film to show the highlight."),
    Behaviour(
      "Touches",
      "A state diagram tries every action on a cell, even on a hidden cell that a finger could"
        + " not touch.",
      .ourChoice),
    Behaviour(
      "Gestures",
      "A long press begins after its duration unless the finger has moved farther than allowed."
        + " After that the finger may move anywhere.",
      .documented,
      source: "UILongPressGestureRecognizer"),
    Behaviour(
      "Gestures",
      "Recognisers receive a touch before cells. A recogniser that recognises is the only one,"
        + " unless one of two allows both. It takes the touch from cells unless cancelsTouchesInView"
        + " is false.",
      .documented,
      source: "UIGestureRecognizer.cancelsTouchesInView;"
        + " gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"),
    Behaviour(
      "Gestures",
      "A tap may move 45 points and last any time.",
      .unverified),
    Behaviour(
      "Gestures",
      "A recogniser that needs several taps withholds the ends of touches from cells until it has failed, and cancels"
        + " them if it recognises (delaysTouchesEnded). So a cell is selected only when no second tap has come.",
      .documented,
      source: "UIGestureRecognizer.delaysTouchesEnded, UITapGestureRecognizer.numberOfTapsRequired"),
    Behaviour(
      "Gestures",
      "A pan of several fingers changes while at least `minimumNumberOfTouches` are down and ends with the last one. A long"
        + " press counts from when `numberOfTouchesRequired` fingers are down, and ends when one of them lifts.",
      .documented,
      source: "UIPanGestureRecognizer, UILongPressGestureRecognizer"),
    Behaviour(
      "Gestures",
      "Recognisers and content see the middle of all fingers, which does not jump when one comes or goes. More fingers than"
        + " a tap or a long press needs let it fail; a pan does not begin while more than `maximumNumberOfTouches` are down.",
      .unverified,
      "UIKit reports one change for fingers that move at one moment; here each finger is reported."),
    Behaviour(
      "Gestures",
      "The next of several taps begins within 0.35 s and 45 points.",
      .unverified,
      "While an end is withheld, a touch on another cell is no further tap, which is our choice."),
    Behaviour(
      "Gestures",
      "A recogniser recognises only when those that it requires to fail have failed, and fails if one of them recognises.",
      .documented,
      source: "UIGestureRecognizer.require(toFail:)"),
    Behaviour(
      "Gestures",
      "A tap does not prevent recognisers that need more taps. At the last tap these come first.",
      .observed,
      source: "Stack Overflow, single and double taps without require(toFail:)"),
    Behaviour(
      "Touches",
      "Fingers change the values of sliders, steppers, segmented controls and page controls, which set their value"
        + " before they send valueChanged. A slider follows the finger (isContinuous), a stepper changes by stepValue and"
        + " stops at its ends unless it wraps. One that is held changes again and again (autorepeat), and not when the"
        + " finger lifts after that.",
      .documented,
      source:
        "UIControl.Event.valueChanged; UISlider.isContinuous; UIStepper.stepValue, wraps, autorepeat; UIPageControl"
    ),
    Behaviour(
      "Touches",
      "The thumb of a slider is hit up to 8 points beside it, and a touch elsewhere on the slider does nothing. The other"
        + " controls change when the finger lifts on a segment or half; the selection of a segmented control slides for"
        + " 0.3 s. A stepper that is held changes after 0.5 s, then every 0.1 s, and after 20 changes every 0.03 s.",
      .unverified,
      "A page control has no interaction by sliding."),
    Behaviour(
      "Touches",
      "A touch on the reorder accessory lifts the cell at once; the handle is 44 points wide and as high as the cell."
        + " No recogniser and no cell receives the touch.",
      .unverified,
      "UIKit's own look of a lifted row is not drawn; rules say what isReordering looks like."),
    Behaviour(
      "Touches",
      "Other items of the section make room when the middle of the lifted cell is on them, animated as batch updates."
        + " A dropped cell takes 0.3 s to its place.",
      .unverified,
      "Cells do not move to other sections."),
    Behaviour(
      "Touches",
      "While the middle of a lifted cell is within 50 points of the upper or lower edge, the content scrolls by 300 points a"
        + " second, to the end of the cell's section.",
      .unverified,
      "The numbers are those of LXReorderableCollectionViewFlowLayout, which many apps used before UIKit reordered items"
        + " itself; UIKit's are not measured."),
    Behaviour(
      "States",
      "A cell updates its configuration once in a turn, however many of its flags and states"
        + " change.",
      .documented,
      source: "UICollectionViewCell.setNeedsUpdateConfiguration()"),
    Behaviour(
      "States",
      "A custom state keeps its value between the events that assign it.",
      .ourChoice,
      "In UIKit an app stores such a value in a custom configuration state."),
  ]
}
