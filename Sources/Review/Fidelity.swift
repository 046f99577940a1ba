/// How true each behaviour is to UIKit, in one table: what it is, how it is known, and how it may be wrong.
/// `Documentation/Fidelity.md` is made from it and from the table of vectors.
package enum Fidelity {
  /// How a behaviour is known, the most reliable first.
  package enum Confidence: String, CaseIterable, Sendable {
    /// Apple's reference or sample code says so.
    case documented
    /// A comment or declaration in a public header says so.
    case header
    /// A measurement of real UIKit, or a published model of it.
    case observed
    /// Common knowledge or memory; no source was found.
    case unverified
    /// Our own decision, because UIKit has no counterpart.
    case ourChoice = "our choice"
  }

  /// One behaviour.
  package struct Behaviour: Sendable {
    /// The subject to which it belongs.
    package let area: String
    /// What happens.
    package let statement: String
    /// How it is known.
    package let confidence: Confidence
    /// Where that can be looked up; empty if no such place is known.
    package let source: String
    /// How it may differ from UIKit, or how to change it; empty when nothing is known.
    package let note: String

    init(
      _ area: String, _ statement: String, _ confidence: Confidence, _ note: String = "",
      source: String = ""
    ) {
      self.area = area
      self.statement = statement
      self.confidence = confidence
      self.source = source
      self.note = note
    }
  }

  /// All behaviours, area by area.
  package static let behaviours: [Behaviour] = [
    Behaviour(
      "Touches",
      "A lift inside calls shouldSelect, didDeselect of the old cell, didSelect, and"
        + " didUnhighlight last.", .header,
      "Apple's sample shows the flags the other way round: `delegateOrder: unhighlightFirst`."),
    Behaviour(
      "Touches", "A refused shouldHighlight skips selection wholly.", .documented),
    Behaviour(
      "Touches", "A refused shouldSelect selects nothing; the old selection stays.", .unverified,
      "A model of iOS 6 deselects the old cell all the same: `vetoedSelection: deselectsOld`."),
    Behaviour(
      "Touches",
      "isEditing of the collection view is isEditing of all its cells; the selection stays when it changes.",
      .unverified, "That views for editing slide in with an animation is not shown."),
    Behaviour(
      "Touches",
      "While editing, allowsMultipleSelectionDuringEditing alone lets touches select.", .unverified,
      "Apple's sample of a two-finger pan sets nothing else."),
    Behaviour(
      "Touches",
      "In single selection a tap on the selected cell asks shouldSelect and calls didSelect"
        + " again.", .observed),
    Behaviour(
      "Touches",
      "In single selection the old cell loses isSelected silently when another one is"
        + " touched, and gets it back when that touch does not select.", .observed,
      "Seen in iOS 6 to 13; `deselectsOnTouchDown: false` turns it off."),
    Behaviour(
      "Touches", "shouldDeselect is asked in multiple selection only.", .header),
    Behaviour(
      "Touches",
      "Only the cell on which the finger came down can be highlighted again; shouldHighlight"
        + " is asked anew.", .observed),
    Behaviour(
      "Touches",
      "A touch on a control goes to the control: the cell is neither highlighted nor selected.",
      .documented,
      "Hit testing skips views that are hidden, nearly transparent or without user interaction, and labels and"
        + " image views."),
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
      "Touches", "A disabled control takes the touch and does nothing.", .unverified,
      "Sources disagree: `disabledControl: passesTouch` lets the cell have it."),
    Behaviour(
      "Touches",
      "The action of a control prevents a tap from being recognised by the collection view's recognisers.",
      .documented, "A long press cancels the control's touch."),
    Behaviour(
      "Touches",
      "A touch reaches its cell after 0.15 s, or earlier when it lifts or moves;"
        + " `delaysContentTouches: false` hands it on at once.", .unverified,
      "UIKit's interval is private."),
    Behaviour(
      "Touches", "A finger is inside of a cell while it is in the cell's bounds.", .unverified),
    Behaviour(
      "Touches", "Hidden cells and cells with an alpha below 0.01 are not hit.", .documented),
    Behaviour(
      "Touches",
      "A finger that moves more than 10 points along y, where the content can scroll, takes its touch from"
        + " the cell; the content follows it from there on, and does not jump.", .observed,
      "The 10 points are an observed number; the one at which content loses its touch may be smaller."
    ),
    Behaviour(
      "Gestures",
      "A long press begins after its duration unless the finger has moved farther than is allowed; from"
        + " then on it may move anywhere.", .documented),
    Behaviour(
      "Gestures",
      "Recognisers hear of a touch before cells; one that recognises has the touch to itself unless one of"
        + " two shares it, and takes it from cells unless cancelsTouchesInView is false.",
      .documented),
    Behaviour(
      "Gestures", "A tap may move 45 points and take any time.", .unverified),
    Behaviour(
      "States",
      "A cell updates its configuration once a turn, however many of its flags and states change.",
      .documented),
    Behaviour(
      "States", "A state of the scene's own keeps its value between the events that assign it.",
      .ourChoice, "In UIKit it is what an app keeps in a custom configuration state."),
    Behaviour(
      "Touches", "A `tap` in a script rests for 0.25 s.", .ourChoice,
      "Long enough for its film to show the highlight."),
    Behaviour(
      "Touches",
      "A state diagram tries every action on a cell, also on one that is hidden and could not be"
        + " touched.", .ourChoice),
    Behaviour(
      "Layers",
      "Back to front: the cell's colour, backgroundView, selectedBackgroundView,"
        + " contentView; all fill the bounds.", .documented),
    Behaviour(
      "Layers", "selectedBackgroundView is shown while the cell is selected or highlighted.",
      .documented),
    Behaviour(
      "Layers", "alpha makes a group: what overlaps in it does not show through.", .documented),
    Behaviour(
      "Layers",
      "A view draws its background, its content, its subviews by zPosition, and its border above"
        + " them, inside the bounds.", .observed),
    Behaviour(
      "Layers", "clipsToBounds cuts at the rounded bounds; cornerRadius alone cuts nothing.",
      .documented),
    Behaviour(
      "Layers", "A cornerRadius above half the shorter side is lowered to that half.", .unverified),
    Behaviour(
      "Layers", "Continuous corners have the curve of UIBezierPath(roundedRect:cornerRadius:).",
      .observed,
      "Where the curve has no room it becomes a circle bit by bit, which is our choice."),
    Behaviour(
      "Layers", "A transform acts about the centre of the view and changes no layout.", .documented,
      "Its edges are smoothed; UIKit's are not. Scaling comes first, then turning, then moving."),
    Behaviour(
      "Layers",
      "A shadow has the shape of all that the layer shows, lies behind it, and is gone when"
        + " clipsToBounds is set.", .documented),
    Behaviour(
      "Layers", "shadowRadius is the standard deviation of the blur.", .observed,
      "Drawn as three box blurs, which come to 0.93 of it, as was measured on frames."),
    Behaviour(
      "Layers",
      "With alpha below 1 a shadow is seen through its translucent layer, at opacity times alpha.",
      .observed),
    Behaviour(
      "Layers",
      "Colours are blended as they are encoded, in sRGB, and rounded to the nearest byte.",
      .observed, "Translucent colours may be off by one level."),
    Behaviour(
      "Gradients",
      "A gradientView's line runs from startPoint to endPoint in fractions of the bounds; beyond its ends"
        + " the colours go on; it fills the rounded bounds.", .documented),
    Behaviour(
      "Gradients",
      "Between two colours each component of encoded sRGB is interpolated by itself, alpha too.",
      .unverified,
      "On frames others found a curve as of a gamma of 1.8, which is not imitated."),
    Behaviour(
      "Shapes",
      "A shapeView fills its path and draws the line above it, in points from its top left; the bounds"
        + " cut nothing.", .documented),
    Behaviour(
      "Shapes",
      "Line width, cap, join, mitre limit, fill rule and colours have CAShapeLayer's defaults.",
      .documented),
    Behaviour(
      "Shapes", "A path is written as SVG path data; a mistake in it is an error.", .ourChoice),
    Behaviour(
      "Layers",
      "Views added to the cell itself lie in front of its contentView, in the order in which they are"
        + " written.", .observed),
    Behaviour(
      "Layers",
      "In multiple selection multipleSelectionBackgroundView stands in for selectedBackgroundView, if"
        + " there is one.", .documented, "Table cells only, as in UIKit."),
    Behaviour(
      "Layers",
      "selectionStyle none suppresses the default selection and views of one's own; all others are"
        + " drawn in grey.", .documented,
      "That it also holds for the colours of a background configuration is our choice; predicates see"
        + " the flags all the same."),
    Behaviour(
      "Layers",
      "Table cells without a selected view of their own turn to systemGray4 while selected or"
        + " highlighted; so do list cells.", .unverified, "The customary colour since iOS 13."),
    Behaviour(
      "Backgrounds",
      "A background configuration and the older properties (backgroundView, selectedBackgroundView,"
        + " multipleSelectionBackgroundView, the cell's backgroundColor) exclude each other: what is"
        + " set last takes the others away.", .header,
      "In a file the order of the keys decides, in a Swift initialiser the configuration is last;"
        + " `check` notes what is taken away. For backgroundColor from memory: one that is set after a"
        + " configuration lies under it."),
    Behaviour(
      "Backgrounds",
      "What is not set has the style's value for the state, what is set is kept in all states.",
      .documented),
    Behaviour(
      "Backgrounds",
      "Plain and grouped list cells have systemBackground and secondarySystemGroupedBackground, and"
        + " systemGray4 while highlighted or selected.", .unverified,
      "Sidebar cells take secondarySystemFill, as on an iPhone; headers and footers are clear."),
    Behaviour(
      "Backgrounds",
      "Table and list cells without a configuration have that of a plain list; the cell's"
        + " backgroundColor takes the place of its normal colour.", .unverified),
    Behaviour(
      "Backgrounds", "A background or stroke colour of nil is the tint colour.", .documented),
    Behaviour(
      "Backgrounds",
      "Back to front: the shadow, the colour, the image, the custom view, the stroke; image and custom"
        + " view are cut off at the continuous rounded rectangle.", .unverified,
      "The custom view above the colour is documented. Visual effects and shadow paths are errors."),
    Behaviour(
      "Backgrounds",
      "Insets start from the cell's bounds; the layout margin that is added to them is the cell's.",
      .unverified),
    Behaviour(
      "Backgrounds",
      "A stroke is drawn inwards from the background's edge, which strokeOutset moves.",
      .unverified, "Its outer radius grows by the outset, if the corners are round."),
    Behaviour(
      "Backgrounds",
      "A colour transformer gets the colour before it, or the tint colour; what it returns is drawn.",
      .documented),
    Behaviour(
      "Backgrounds",
      "A configuration that equals the one that is shown is not drawn again, so that a transformer"
        + " beside a backgroundColor of one's own answers once.", .observed,
      "`configurationEquality: alwaysApply` turns it off. In scripts it is the configuration of the turn"
        + " before; a single picture is taken to follow on the normal state. That a change of traits asks"
        + " transformers again is our choice."),
    Behaviour(
      "Backgrounds",
      "grayscale and monochromeTint are the luma of encoded sRGB by Rec. 601; preferredTint changes"
        + " nothing.", .unverified, "Apple's formulas are not public."),
    Behaviour(
      "Backgrounds",
      "A view with an autoresizingMask of flexible width and height fills its superview.",
      .ourChoice, "As if it had been added with the superview's bounds; others need a frame."),
    Behaviour(
      "Colours", "UIColor's fixed colours have their documented components.", .documented),
    Behaviour(
      "Colours",
      "The dynamic colours are those of iOS 13 to 18, light and dark, in normal and high contrast, on the"
        + " ground and elevated.", .observed,
      "Mint, cyan, brown and teal (but for its high contrasts, iOS 13's) are from memory."),
    Behaviour(
      "Colours", "withAlphaComponent replaces the alpha, whatever the colour.", .documented),
    Behaviour(
      "Colours", "A scene names its own colours under `colors`, as an asset catalogue does.",
      .ourChoice),
    Behaviour(
      "Layout",
      "A flow layout justifies full lines, spaces a last line of equal cells as if it were full and of"
        + " others as closely as allowed, and centres a cell that is alone.", .observed),
    Behaviour(
      "Layout",
      "In a flow layout shorter cells are centred across their line; headers and footers span the"
        + " content, whatever the section's insets.", .observed),
    Behaviour(
      "Layout", "The origins of cells lie on the grid of pixels, their sizes need not.", .observed),
    Behaviour(
      "Layout",
      "Rows of a list are 44 points high, 52 on iOS 26; sections of grouped lists have 17.5 points before and after"
        + " them, cards keep 16 points from the edges, 20 at 393 and wider and with the regular size class.",
      .unverified),
    Behaviour(
      "Layout",
      "A plain list's header is 28 points high at the default text size, in semibold subheadline, and stays at"
        + " the top while its section is scrolled through; headers of groups are in footnote and capitals, 38"
        + " points high, their footers in footnote; those of plain lists in subheadline.",
      .unverified,
      "A pinned header has the list's colour behind it in the place of UIKit's blur; how the 17.5 points"
        + " are divided around a footer is our choice."),
    Behaviour(
      "Layout",
      "Headers and footers of a flow layout that pin to the visible bounds keep to the edges within the"
        + " content inset, as long as they stay within their sections.", .unverified),
    Behaviour(
      "Layout",
      "In a compositional layout a horizontal group takes as many items as fit, from its leading edge and"
        + " the interItemSpacing apart; groups lie the interGroupSpacing apart within the contentInsets, and"
        + " fractions are those of the group and of the section.",
      .documented,
      "One group of one kind of item in all sections; no orthogonal scrolling and no supplementary items."
    ),
    Behaviour(
      "Layout",
      "In a compositional layout items of a line are not centred in it, and lines begin at the right where"
        + " reading does.", .unverified),
    Behaviour(
      "Layout",
      "With an estimatedItemSize a cell has the size that its constraints give it when nothing is asked of"
        + " them; only cells that come into view are asked, of the others the estimate is taken.",
      .documented, "What is on screen is the settled result; UIKit may show a pass before it."),
    Behaviour(
      "Layout",
      "A cell whose state changes may ask for another size at once, without performBatchUpdates; what"
        + " moves is animated by performBatchUpdates or by a rule.", .unverified,
      "Since iOS 16; before, it took performBatchUpdates."),
    Behaviour(
      "Lists",
      "Lines of a pixel divide rows, from 16 points off the leading edge; there are none beside highlighted"
        + " and selected rows, and none at the end of a group.", .observed,
      "That a plain list ends with a line is from memory."),
    Behaviour(
      "Content",
      "A content configuration takes the place of the views in contentView; what is not set has the"
        + " style's value for the state.", .header),
    Behaviour(
      "Content",
      "Margins are 11 above and below, 15 on iOS 26, and those of the row at the sides, 16 between image and texts, 3 between"
        + " texts, 24 is kept for icons; a row is at least two lines of body text high, 44 at the"
        + " default size.", .unverified,
      "Sidebars have 8 at the sides. The older subtitle style of table cells had 4 and 0 in the place"
        + " of 11 and 3. Symbols and texts beside them keep together in the middle."),
    Behaviour(
      "Content", "The second text of cell and subtitleCell is caption1, that of valueCell body.",
      .unverified),
    Behaviour(
      "Content",
      "Headers of plain lists are subheadline, semibold, 28 high; those of grouped ones footnote in"
        + " secondaryLabel and capitals, at least 17.5 high.", .unverified,
      "Customary but for the capitals; that headers and footers have margins of 5 above and below, and"
        + " prominent ones headline and title3, is our choice."),
    Behaviour(
      "Content",
      "Cells of sidebars have margins of 8 at the sides, 10 between image and texts, and keep 28 for"
        + " icons.", .unverified),
    Behaviour(
      "Content",
      "In the built-in styles of table cells an image is at the leading margin and 15 points before the"
        + " label; the second label of value2 begins 97 points after the margin.", .observed,
      "In subtitle cells the labels are 3 points apart and centred together, which some versions of"
        + " Interface Builder show 1 or 0 points apart. That value1 keeps 6 points is from memory.",
      source: "stored frames in layout files of Interface Builder"),
    Behaviour(
      "Content",
      "Kern is added after every character of its part, also the last; letters of different parts are not"
        + " kerned.", .observed, source: "openuikit's probes of attributed labels"),
    Behaviour(
      "Content",
      "A line of attributed text is as high as its highest part with its baseline offset; what a paragraph"
        + " style adds is above the text.", .observed,
      "Where lines under and through text are, in parts of the font size, is from memory.",
      source: "openuikit's probes of attributed labels"),
    Behaviour(
      "Content",
      "A bold part of a text is semibold up to 17 points, and bold above that.", .unverified),
    Behaviour(
      "Content",
      "A label that adjusts its font to its width shrinks it to the largest hundredth of its size that fits,"
        + " and keeps its baseline.", .unverified,
      "Without a minimumScaleFactor it shrinks without limit; the documentation says that it does not shrink."
    ),
    Behaviour(
      "Content", "header and footer are those of plain or grouped lists, as the list is.",
      .documented, "They are cells here; headers of sections show a text by these styles."),
    Behaviour(
      "Content",
      "In a flow layout a cell with a content configuration and constraints of its own is as large as"
        + " the larger of both asks.", .ourChoice),
    Behaviour(
      "Content", "Texts side by side stand one below the other where there is no room.",
      .documented, "That they keep 6 points is from memory."),
    Behaviour(
      "Content",
      "Text is label, the second text secondaryLabel; disabled cells that are not swiped have"
        + " tertiaryLabel and quaternaryLabel; content is white where UIKit's style fills the"
        + " background with the tint colour.", .unverified),
    Behaviour(
      "Content", "At accessibility text sizes text does not flow around the image.", .ourChoice,
      "UIKit does that."),
    Behaviour(
      "Controls",
      "A button with a configuration has insets of 5 and 10 (mini, small), 7 and 12 (medium) or 15 and 20"
        + " points (large), and the colours of iOS 15 for its states.", .observed,
      "The fonts of mini, small and large, the radii of cornerStyle small to large, the font of"
        + " subtitles and the looks of bordered styles are from memory.",
      source: "a backport of UIButton.Configuration; layout files of Interface Builder"),
    Behaviour(
      "Controls",
      "A button without a configuration is its line height in whole points and 12 points high, and at"
        + " least 30 wide; pressed ones of the system type fade to a fifth.", .observed,
      "How much custom buttons darken and lighten their images is from memory; the fading back after a"
        + " touch is not modelled.",
      source: "layout files of Interface Builder; pixels of Mac Catalyst"),
    Behaviour(
      "Controls",
      "A switch is 51 × 31 points with a thumb of 27, which is 7 points wider while it is pressed.",
      .observed, "As in iOS 13 to 18. The shadow of the thumb is from memory.",
      source: "Flutter's switch"),
    Behaviour(
      "Controls",
      "A spinner has eight spokes in a box of 20 or 37 points, with the opacities 217, 180, 143, 106"
        + " and 69 of 255.", .observed, "It stands still, because scenes have no endless motion.",
      source: "measurements on Mac Catalyst"),
    Behaviour(
      "Controls", "Touches on controls go to the cell.", .ourChoice,
      "UIKit gives them to the control. Rules set isHighlighted, isSelected, isEnabled and isOn."),
    Behaviour(
      "Images", "For a symbol that nobody has drawn a dashed box is drawn.", .ourChoice,
      "Its proportions are those that Interface Builder stores, where they are known."),
    Behaviour(
      "Traits",
      "Bold text makes system fonts two steps heavier: regular ones semibold.", .unverified,
      "The other weights are our choice; reduceMotion only answers predicates."),
    Behaviour(
      "Traits",
      "When traits change every cell on screen updates its configuration once, and its dynamic colours"
        + " are resolved anew.", .documented,
      "In scripts: the step `traits`. The trace has one traitCollectionDidChange for all views."),
    Behaviour(
      "Traits",
      "A change of traits is not animated; what rules with an animation assign is.", .unverified),
    Behaviour(
      "Traits",
      "Cells that size themselves are asked again when the text size, bold text or the direction"
        + " changes, those that are not on screen as soon as they come.", .unverified),
    Behaviour(
      "Accessories",
      "A chevron takes 10.5 × 14 at the row's margin from the edge, a checkmark 19 × 18 2.5 farther, other accessories"
        + " stand 8 apart; the content keeps 8 from them.", .observed,
      "Measured on a Mac; the chevron agrees with cells in Interface Builder."),
    Behaviour(
      "Accessories",
      "delete, insert, reorder and multiselect are shown while a cell is edited, all others while it"
        + " is not.", .unverified, "`displayed` says something else."),
    Behaviour(
      "Accessories",
      "A hidden accessory keeps its place; reservedLayoutWidth is the width in the middle of which it"
        + " stands.", .unverified),
    Behaviour(
      "Accessories",
      "delete, insert and multiselect stand before the content, all others after it; each kind has its place,"
        + " whatever the order in which they are written: checkmark, detail, chevron, reorder.",
      .unverified),
    Behaviour(
      "Accessories", "Two accessories of one kind are an error.", .documented,
      "UIKit throws when the cell gets them.", source: "UICollectionViewListCell.accessories"),
    Behaviour(
      "Lists",
      "separatorConfiguration says when lines are drawn at the edges of rows, how far they keep from the"
        + " sides, and their colour; the automatic line at the upper edge is none.", .unverified,
      "It is that of all rows, as there is no handler; the lines of multiple selection have no colour of"
        + " their own."),
    Behaviour(
      "Lists", "Separators begin where the text of a content configuration does.", .unverified),
    Behaviour(
      "Lists",
      "The cards of an inset grouped list cut the outer corners of their cells at a radius of 10 points, of 26 on iOS 26.",
      .unverified, "Both radii are from memory."),
    Behaviour(
      "Lists",
      "Grouped lists have systemGroupedBackground, and their cells the background of grouped cells, if"
        + " nobody gives them others.", .unverified),
    Behaviour(
      "Scrolling",
      "Without a contentOffset of its own a collection view begins at the start of its content, insets"
        + " included.", .ourChoice),
    Behaviour(
      "Scrolling",
      "A scroll step moves at the same speed throughout; scrollViewDidScroll is called at the scene's"
        + " tick, 60 times a second, counted from the step's start, and at its very end.",
      .ourChoice,
      "In between the content stays where the last call left it."),
    Behaviour(
      "Scrolling", "A scroll step may go beyond the content, as setContentOffset does.", .documented
    ),
    Behaviour(
      "Scrolling",
      "scrollToItem brings a cell to its position in the bounds without the content inset, or as near to it"
        + " as there is content.", .documented, "That it stays within the content is from memory."),
    Behaviour(
      "Scrolling",
      "A dragging finger moves content no farther than it goes: it neither bounces nor coasts.",
      .ourChoice, "UIKit does both."),
    Behaviour(
      "Scrolling",
      "When the content offset changes cells come and go first, and then scrollViewDidScroll is called:"
        + " it sees the cells that are on screen now.", .observed,
      "From memory UIKit calls it first; `scrollOrder: didScrollFirst` does so."),
    Behaviour(
      "Scrolling",
      "Which cells are on screen, wholly on screen, first and last is decided by their frames before"
        + " these are rounded to pixels, so that a script does the same at every scale.",
      .ourChoice,
      "UIKit looks at rounded frames: up to half a pixel's difference."),
    Behaviour(
      "Scrolling",
      "A frame that only touches the viewport's edge is not on screen; one that reaches to the very edge"
        + " is wholly on screen.", .documented, "That touching does not count is from memory."),
    Behaviour(
      "Scrolling",
      "A cell that leaves the screen forgets the scene's own states and its highlight, silently; the"
        + " selection belongs to the item and comes back.", .observed),
    Behaviour(
      "Scrolling",
      "When a cell comes back `initially` is asked again, but for places on screen: these are those of"
        + " the first screen.", .ourChoice),
    Behaviour(
      "Scrolling",
      "willDisplayCell of the cells that come is called before didEndDisplayingCell of those that have"
        + " gone.", .unverified),
    Behaviour(
      "Layout", "Origins of cells and edges of views lie on the pixel grid.", .observed,
      "For views from memory."),
    Behaviour(
      "Layout", "Constraints are solved by priority, higher ones wholly before lower ones.",
      .documented,
      "Of two that conflict at one priority, the first written wins, content and stacks before the"
        + " author's constraints; UIKit calls that ambiguous."),
    Behaviour(
      "Layout",
      "Of required constraints that contradict each other the last written one is dropped, and a note"
        + " names all that take part.", .ourChoice, "UIKit drops one, too, and logs it."),
    Behaviour(
      "Layout", "A frame that the constraints do not decide is an error.", .ourChoice,
      "UIKit shows such a view somewhere."),
    Behaviour(
      "Layout", "A constraint with a name can be switched, moved and weighed by rules and items.",
      .documented, "UIKit refuses to make an optional constraint required or the other way round."),
    Behaviour(
      "Layout",
      "Layout margins are 8 on all sides; with preservesSuperviewLayoutMargins they also keep clear of"
        + " the superview's.", .documented,
      "Controllers set others; the safe area is the view."),
    Behaviour(
      "Layout",
      "The cells of tables and lists and their content have margins of 11 above and below, 15 on iOS 26, and of"
        + " 16 at the sides, 20 at 393 and wider and with the regular size class; 8 beside an accessory.",
      .observed,
      "Interface Builder files with 375, 393 and 414; the margin at 390 is from memory. Cells that are 43.5 high"
        + " above a separator have 10.5 below."),
    Behaviour(
      "Traits",
      "`platform` chooses the margins and heights of rows and the corners of cards of iOS 18 or iOS 26; all else"
        + " is that of iOS 15 to 18.", .ourChoice,
      "iOS 26 has other headers, separators and shapes of controls, for which there is no source yet."
    ),
    Behaviour(
      "Layout",
      "A label's lines stand in the middle of it and its baselines with them; what has no text has its top"
        + " as first and its bottom as last baseline.", .documented,
      "The middle, and rounding baselines to pixels, are from memory."),
    Behaviour(
      "Layout",
      "Of views placed by frames the parts that their autoresizingMask makes flexible share what the"
        + " superview gains, in proportion.", .documented,
      "The frame counts for the superview's size in the first item's cell in its normal state (our"
        + " choice); parts that are all zero share equally."),
    Behaviour(
      "Layout", "A stack view has UIKit's axis, alignments, distributions and spacings.",
      .documented,
      "Frames of 36 cells with stacks agree with Interface Builder's within half a point."),
    Behaviour(
      "Layout",
      "In a stack with distribution fill the last view without a length of its own takes the slack, else the"
        + " first of those that hug equally.", .observed),
    Behaviour(
      "Layout",
      "fillProportionally gives each view its share of the stack's whole length, of all lengths and spacings;"
        + " the last view takes the rest. A nested stack counts with what is in it.", .observed,
      "UIKit documents nothing for nested stacks. Measured on iOS 10 and 11.",
      source: "kean.blog, Let's Build UIStackView; rdar 34595752; Stack Overflow 46368061"),
    Behaviour(
      "Layout",
      "A hidden view in a stack takes neither length nor spacing; custom spacing stands behind its view.",
      .documented),
    Behaviour(
      "Layout",
      "The size that fits a cell follows from its constraints, against a wish of priority 50 for the target"
        + " size.", .documented, "Rounded up to pixels (our choice)."),
    Behaviour(
      "Layout",
      "A view that is not installed takes no part, with what is in it and the constraints that name"
        + " it; a hidden one keeps its place.", .documented),
    Behaviour(
      "Layout", "An image view hugs its image at 250 and resists compression at 750.", .documented),
    Behaviour(
      "Layout",
      "leading and trailing change sides from right to left; a flow layout does not, as"
        + " flipsHorizontallyInOppositeLayoutDirection is false.", .documented),
    Behaviour(
      "Text", "Text styles have UIKit's sizes and weights at the twelve content size categories.",
      .observed),
    Behaviour(
      "Text",
      "A line is 1.193 times as high as its font, San Francisco's measure; labels are rounded up to"
        + " pixels.", .observed),
    Behaviour(
      "Text",
      "Inter stands for San Francisco, tracked by size, weight and kind of letter so that text is as wide.",
      .observed,
      "Widths of 162 labels of real apps from 9 to 40 points, added up letter by letter without kerning:"
        + " median error 0.9 %, 94 % within 4 %. Letters look different.",
      source: "Apple's tracking table to 17 points; Vercantez/openuikit font_metrics_ios.json above"
    ),
    Behaviour(
      "Text", "JetBrains Mono stands for SF Mono; other scripts are set in Noto Sans.", .ourChoice,
      "Their letters are as wide as they are. Noto comes in two weights; semibold text is bold."),
    Behaviour(
      "Text",
      "Emoji are an error, as letters are outlines of one colour; hearts and signs that Inter has are drawn"
        + " as letters, whatever selector follows them.", .ourChoice,
      "UIKit shows Apple's pictures for them."),
    Behaviour(
      "Text",
      "A label asks for one line first, and then for as many as it needs at the width that it got.",
      .documented),
    Behaviour(
      "Text",
      "Lines break between words and then between letters; what does not fit is cut as the line break"
        + " mode says; the last line says that there are more paragraphs.", .documented,
      "Where a line breaks depends on Inter's widths. No space stands beside an ellipsis."),
    Behaviour(
      "Text",
      "Lines stand in the middle of a label that is higher; of one that is lower no more are shown than"
        + " fit, one at least, clipped.", .unverified, "The first baseline lies on a whole pixel."),
    Behaviour(
      "Text",
      "Natural alignment follows the layout, the direction of a paragraph its first letter.",
      .unverified),
    Behaviour(
      "Images", "An image view scales its image to fill it, unless `contentMode` says otherwise.",
      .header),
    Behaviour(
      "Images", "What an image has beyond its view is seen, unless `clipsToBounds` cuts it off.",
      .documented),
    Behaviour(
      "Images",
      "An image in its own size (center, top and so on) begins on a whole pixel, where it is drawn to"
        + " the bit.", .ourChoice, "UIKit may place it between pixels and blur it."),
    Behaviour(
      "Images",
      "Enlarged images are interpolated linearly; in shrunk ones all pixels that fall together are"
        + " averaged.", .ourChoice,
      "Core Animation interpolates linearly there, too, which is rougher below half the size."),
    Behaviour(
      "Images", "An image's size is its pixels by the scale in its file's name or its catalogue.",
      .documented),
    Behaviour(
      "Images",
      "Of an image's variants the one for the direction is shown, of these the one for the appearance,"
        + " then for the contrast, then for the scale, else the next larger, else the next smaller.",
      .unverified,
      "In dark high contrast a dark variant goes before a light one in high contrast. Variants for other"
        + " devices, for some iPhones or for one language are passed over, so are those for other size"
        + " classes than a phone's held upright; colour sets have no directions."),
    Behaviour(
      "Images",
      "An image that its catalogue has for one direction only is mirrored in the other one.",
      .unverified,
      "The scene's direction decides, as no view has one of its own."),
    Behaviour(
      "Images",
      "The slices of a catalogue's image keep its caps' size and repeat or stretch the rest; what lies"
        + " between the centre and the last caps is not part of the image.", .documented,
      "Stretched parts are interpolated linearly (our choice). A place smaller than the caps has them"
        + " smaller."),
    Behaviour(
      "Images",
      "An SVG file is drawn as shapes in every size; its own size is its width and height in points,"
        + " else that of its view box.", .ourChoice,
      "Without preserves-vector-representation UIKit enlarges pixels made in the file's own size."),
    Behaviour(
      "Images",
      "SVG files in folders are found by name, after PNG and JPEG files of that name.", .ourChoice,
      "UIKit has SVG in asset catalogues only."),
    Behaviour(
      "Images",
      "What an SVG file has beyond paths, shapes, groups, transforms, plain colours, opacity and clip"
        + " paths of one shape is an error.", .ourChoice, "Xcode draws much of it."),
    Behaviour(
      "Images",
      "A PDF file is the crop box of its first page, drawn in pixels for the scale that is shown; its"
        + " size in points is the page's.", .unverified,
      "Xcode draws it for each scale when it compiles a catalogue. The pixels are poppler's. With"
        + " preserves-vector-representation UIKit draws it again where it is enlarged."),
    Behaviour(
      "Images",
      "PDF files in folders are found by name, after PNG, JPEG and SVG files of that name.",
      .ourChoice, "UIKit has PDF in asset catalogues only."),
    Behaviour(
      "Images", "The slices of a PDF file are in pixels at 1x, whichever scale is shown.",
      .unverified),
    Behaviour(
      "Images", "`name~dark@2x.png` is the dark variant of a loose file.", .ourChoice,
      "UIKit has dark variants in asset catalogues only."),
    Behaviour(
      "Images", "A template image is its alpha in the tint colour.", .documented),
    Behaviour(
      "Images", "Samples of PNG and JPEG are taken as sRGB; EXIF orientation is honoured.",
      .ourChoice, "UIKit applies embedded profiles. CMYK becomes RGB without one."),
    Behaviour(
      "Images",
      "Colour sets in sRGB, Display P3, extended and gray spaces become sRGB, cut off at its gamut.",
      .ourChoice, "On displays with a wide gamut UIKit keeps the colours beyond sRGB."),
    Behaviour(
      "Images",
      "In colour sets a component with a point is a fraction, one without it a byte, one with 0x a"
        + " byte in hexadecimal.", .observed),
    Behaviour(
      "Symbols", "Icons fill their view's bounds in the tint colour, which is inherited.",
      .documented,
      "The shapes are ours, as Apple's may not leave Apple's platforms; so are their sizes, 20 pt at"
        + " body size."),
    Behaviour(
      "Symbols", "Names with forward and backward point the way in which one reads.", .documented),
    Behaviour(
      "Symbols",
      "preferredSymbolConfiguration sets point size, weight and scale, and with them the view's own size.",
      .documented, "By how much weights and scales change an icon is our choice."),
    Behaviour(
      "Motion", "Without another curve a change is eased at both ends (0.42, 0, 0.58, 1).",
      .observed),
    Behaviour(
      "Motion",
      "usingSpringWithDamping and its duration make a spring of mass 1 whose swing has decayed to a"
        + " thousandth when the time is over; then the new value shows at once.", .observed,
      "For a high initialSpringVelocity UIKit's own search for it goes astray; `springFit: robust`"
        + " does not."),
    Behaviour(
      "Motion", "springDuration and bounce make a spring that ends when it has settled.",
      .unverified, "UIKit's rule for when that is is not public."),
    Behaviour(
      "Motion", "Until a delay is over the old value shows; without a duration nothing moves.",
      .documented),
    Behaviour(
      "Motion",
      "Animations of position, size, transform and cornerRadius are added up, so that neither value nor"
        + " speed jumps when one comes before another has ended.", .observed),
    Behaviour(
      "Motion",
      "An animation of alpha, backgroundColor or shadowOpacity replaces the one before: it starts at the old"
        + " model value, with beginFromCurrentState at the value on screen.",
      .observed,
      "Measured for alpha; that colours, shadowOpacity and tintColor start there, too, is concluded from it."
    ),
    Behaviour(
      "Motion",
      "UIView.animate does not animate borders, zPosition, the shadow's colour, offset and radius,"
        + " strokeStart and strokeEnd; layerAnimation does.",
      .observed,
      "Measured up to iOS 14. For gradients, path, fillColor, strokeColor, lineWidth and miterLimit it is"
        + " concluded from strokeStart. The stroke of a background configuration is animated (assumed)."
    ),
    Behaviour(
      "Motion",
      "layerAnimation is a CABasicAnimation from the old model value, or from the value on screen, to the new"
        + " one; linear and 0.25 s by default. It replaces the one before.", .documented),
    Behaviour(
      "Motion",
      "A spring with more than the critical damping moves as with the critical one, unless allowsOverdamping.",
      .documented, "A bounce below 0 counts as allowed (assumed)."),
    Behaviour(
      "Motion", "Colours change component by component in gamma-encoded sRGB.", .observed,
      "Whether premultiplied was not measured; nil counts as transparent black."),
    Behaviour(
      "Motion",
      "Transforms change by their parts: scale, shear, turn, move; turns go the shorter way.",
      .observed, "Exactly half a turn goes on in the positive direction, there and back."),
    Behaviour(
      "Motion",
      "After the last pass of an animation that autoreverses the new value shows at once; with a"
        + " repeatCount of n + 0.5 it ends there.", .documented),
    Behaviour(
      "Layout",
      "A change of constraints alone makes no cell larger before the next batch of updates; a change of"
        + " content does (`selfSizingInvalidation`).", .documented,
      "Since iOS 16; before, `disabled`."),
    Behaviour(
      "Motion", "performBatchUpdates moves cells and views to their new frames in 0.3 s.",
      .observed,
      "That it is eased at both ends is assumed; `batchUpdates:` says another way."),
    Behaviour(
      "Motion", "Views that move take touches all the while.", .ourChoice,
      "Without allowUserInteraction UIKit's views do not; collection views still do."),
  ]
}
