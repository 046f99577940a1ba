extension Fidelity {
  /// The behaviours of content configurations, controls and accessories.
  static let content: [Behaviour] = [
    Behaviour(
      "Content",
      "A content configuration replaces the views in contentView. Properties that are not set"
        + " have the style's value for the state.",
      .header,
      source: "UICollectionViewCell.h, the comment on contentConfiguration"),
    Behaviour(
      "Content",
      "Margins are 11 points above and below, 15 on iOS 26, and those of the row at the sides."
        + " There are 16 points between image and texts and 3 between texts; icons have 24. A row is"
        + " at least two lines of body text high, 44 points at the default size.",
      .unverified,
      "Sidebars have 8 at the sides. The older subtitle style of table cells had 4 and 0"
        + " instead of 11 and 3. Symbols and texts are centred together."),
    Behaviour(
      "Content",
      "The secondary text of cell and subtitleCell is caption1, that of valueCell body.",
      .unverified),
    Behaviour(
      "Content",
      "Headers of plain lists are in semibold subheadline, 28 points high. Those of grouped"
        + " lists are in footnote, secondaryLabel and, before iOS 26, capitals, at least 17.5 points high.",
      .unverified,
      "This is usual, except for the capitals. Our choice: headers and footers have margins of"
        + " 5 above and below, and prominent ones are headline and title3."),
    Behaviour(
      "Content",
      "With platform iOS 26 headers of grouped lists have the letters of their text, not capitals.",
      .observed,
      "Reported of the settings of one app. Their size may differ, too; here it stays footnote.",
      source: "brave/brave-browser, issue 57950"),
    Behaviour(
      "Content",
      "In the built-in styles of table cells an image is at the leading margin and 15 points before the"
        + " label; the second label of value2 begins 97 points after the margin.", .observed,
      "In subtitle cells the labels are 3 points apart and centred together, in a low row outside of its"
        + " margins; some versions of Interface Builder show them 2, 1 or 0 points apart and up to 1.5"
        + " points higher. That value1 keeps 6 points is from memory, and that the second label is compressed"
        + " in a row with too little room, in value1 down to 44 points, is our choice.",
      source: "stored frames in layout files of Interface Builder"),
    Behaviour(
      "Content",
      "Cells of sidebars have margins of 8 points at the sides, 10 between image and texts, and"
        + " 28 for icons.",
      .unverified),
    Behaviour(
      "Content",
      "header and footer are those of plain or grouped lists, as the list is.",
      .documented,
      "They are cells here. Headers of sections show a text in these styles.",
      source: "UIListContentConfiguration"),
    Behaviour(
      "Content",
      "In a flow layout a cell with a content configuration and constraints has the larger of"
        + " the sizes that both ask for.",
      .ourChoice),
    Behaviour(
      "Content",
      "Texts side by side are placed one below the other if there is no room.",
      .documented,
      "That they keep a distance of 6 points is from memory.",
      source: "UIListContentConfiguration.prefersSideBySideTextAndSecondaryText"),
    Behaviour(
      "Content",
      "Text is label, secondary text secondaryLabel. Disabled cells that are not swiped have"
        + " tertiaryLabel and quaternaryLabel. Content is white where UIKit's style fills the"
        + " background with the tint colour.",
      .unverified),
    Behaviour(
      "Content",
      "At accessibility text sizes text does not flow around the image.",
      .ourChoice,
      "In UIKit it does."),
    Behaviour(
      "Controls",
      "A button with a configuration has insets of 5 and 10 (mini, small), 7 and 12 (medium) or"
        + " 15 and 20 points (large), and the colours of iOS 15 for its states.",
      .observed,
      "From memory: the fonts of mini, small and large, the radii of cornerStyle small to"
        + " large, the font of subtitles, and bordered styles.",
      source: "a backport of UIButton.Configuration; layout files of Interface Builder"),
    Behaviour(
      "Controls",
      "A button without a configuration is its line height in whole points plus 12 points high,"
        + " and at least 30 wide. Pressed buttons of the system type fade to a fifth.",
      .observed,
      "How much custom buttons darken and lighten their images is from memory. The fade back"
        + " after a touch is not modelled.",
      source: "layout files of Interface Builder; pixels of Mac Catalyst"),
    Behaviour(
      "Controls",
      "A button without a configuration shows what is set for exactly its states, and otherwise what is set for the"
        + " normal state: a selected button that is pressed shows the normal title and image.",
      .header,
      "A background image has no other states than those that rules give it.",
      source: "UIButton.h; UIControl.State is a set"),
    Behaviour(
      "Controls",
      "A selected button of the system type without an image for that state has a box in the tint colour behind its"
        + " title, whose letters are white, black in dark appearance.",
      .unverified,
      "The box is 3 points larger than the title with a radius of 4; UIKit cuts the letters out of it."
    ),
    Behaviour(
      "Controls",
      "With contentHorizontalAlignment and contentVerticalAlignment fill an image alone is stretched over a button without"
        + " a configuration. Titles stand at the leading and the upper edge then.",
      .unverified),
    Behaviour(
      "Controls",
      "A focused control has a halo outside of its shape, in its tint colour.",
      .documented,
      "A line of 3 points at a distance of 1 is from memory. Which controls a keyboard reaches depends on the app and the settings:"
        + " on iPad text fields and text views always, buttons with Full Keyboard Access. A halo of a cell is not drawn.",
      source: "UIFocusHaloEffect"),
    Behaviour(
      "Content",
      "A list content view of its own is laid out as in a row, at least as high as one, and has the values of the normal"
        + " state.",
      .unverified,
      "That a configuration has its own minimum height is known from the name of one of its properties. That the width is"
        + " that of the texts on one line is our choice. axesPreservingSuperviewLayoutMargins is missing."
    ),
    Behaviour(
      "Controls",
      "A button with a configuration whose title wraps becomes higher. One without a configuration keeps the height of"
        + " one line, and its lines may be outside of it.",
      .unverified,
      "Lines of older buttons begin at their leading edge unless titleAlignment says otherwise. A lineBreakMode that"
        + " wraps sets no limit to their number.",
      source: "answers about UIButton's titleLabel"),
    Behaviour(
      "Controls",
      "A switch is 51 × 31 points with a thumb of 27, which is 7 points wider while it is"
        + " pressed.",
      .observed,
      "As in iOS 13 to 18. The shadow of the thumb is from memory.",
      source: "Flutter's switch"),
    Behaviour(
      "Controls",
      "With platform iOS 26 a switch is 63 × 28 points with a thumb of 37 × 24, a slider has the same thumb and a"
        + " track of 6, and steppers and segmented controls are capsules.",
      .observed,
      "From Mac Catalyst 26.1 and files of Xcode 26. That buttons with the corner style dynamic are capsules"
        + " is from memory. Glass is not drawn: neither the styles of buttons nor pressed thumbs.",
      source: "layout files of Interface Builder; openuikit's probes of Mac Catalyst"),
    Behaviour(
      "Controls",
      "A spinner has eight spokes in a box of 20 or 37 points, with the opacities 217, 180,"
        + " 143, 106 and 69 of 255.",
      .observed,
      "A turn takes one second in eight steps: from memory.",
      source: "measurements on Mac Catalyst"),
    Behaviour(
      "Controls",
      "A spinner that does not spin is hidden, and one that begins to spin is shown, unless hidesWhenStopped is false. A"
        + " stack view gives a hidden one no place.",
      .documented,
      "isHidden that is set together with isAnimating, or by a later rule, keeps a spinner hidden that spins.",
      source: "UIActivityIndicatorView.hidesWhenStopped"),
    Behaviour(
      "Layers",
      "A visual effect view blurs what its cell has drawn behind it, makes the colours stronger, and"
        + " covers it with a tint.",
      .unverified,
      "Apple publishes no values: the blur of 20 points and the saturation of 1.8 are those of sample code of"
        + " 2013, and the tints are approximate. Vibrancy is missing."),
    Behaviour(
      "Layers",
      "With Reduce Transparency a visual effect view is opaque: it shows its tint and blurs nothing.",
      .documented,
      "Which opaque colours UIKit shows is not published: ours are those of the tints. A rule can ask for"
        + " reduceTransparency, as an app asks UIAccessibility.",
      source: "UIAccessibility.isReduceTransparencyEnabled"),
    Behaviour(
      "Controls",
      "A text field with a rounded border is 34 points high, with a radius of 5 and text 7 points from"
        + " its sides; one without a border is its line and 1.5 points high.",
      .observed,
      "The clear button, the caret, and how a disabled field looks are from memory.",
      source: "measurements on Mac Catalyst, and frames in Interface Builder's files"),
    Behaviour(
      "Controls",
      "The caret of a text field stands at the end of its text: at the left end if its first letter reads from right to left."
        + " An edited text that is too long shows its end beside the caret.",
      .unverified,
      "The caret is always at the end. A text that is not edited ends in an ellipsis, and so does a placeholder."
    ),
    Behaviour(
      "Controls",
      "The leftView and the rightView of a text field stand at the leading and the trailing edge, centred, in their own"
        + " size, and only while their modes require it. The right view replaces the clear button.",
      .unverified,
      "The text keeps its inset from them, 0 without a border and 7 with one. They do not count in the field's"
        + " intrinsic width.",
      source: "UITextField.leftView, rightView"),
    Behaviour(
      "Controls",
      "The text of a text view begins 8 points below its top and 5 points from its sides. Without"
        + " scrolling its height is that of the text and 16 points.",
      .documented,
      "A text view without a background is clear here. From memory: the default font of 12 points, and that"
        + " textContainerInset stays left and right in right-to-left layouts.",
      source: "documentation of UITextView and NSTextContainer"),
    Behaviour(
      "Accessories",
      "A chevron is 10.5 × 14 points at the row's margin from the edge. A checkmark is 19 × 18"
        + " points, 2.5 points farther. Other accessories are 8 points apart, and the content is 8"
        + " points from them.",
      .observed,
      "Measured on a Mac. The chevron agrees with cells in Interface Builder."),
    Behaviour(
      "Accessories",
      "delete, insert, reorder and multiselect are shown while a cell is edited, all others"
        + " while it is not.",
      .unverified,
      "`displayed` changes this."),
    Behaviour(
      "Accessories",
      "A hidden accessory keeps its place. reservedLayoutWidth is the width in which it is"
        + " centred.",
      .unverified),
    Behaviour(
      "Accessories",
      "delete, insert and multiselect are before the content, all others after it. Each kind"
        + " has its place, whatever the order in which they are written: checkmark, detail, chevron,"
        + " reorder.",
      .unverified),
    Behaviour(
      "Accessories",
      "A custom accessory is next to the content, in the middle of the row, in the size of its frame or of its content."
        + " Its controls take their touches.",
      .unverified,
      "It is one of the views that are added to the cell itself. A label and a pop-up menu are body text in secondaryLabel;"
        + " the chevron of an outline turns by 90° while the cell is expanded."),
    Behaviour(
      "Accessories",
      "A table cell's separatorInset is measured from the cell's edges and replaces the place where the text starts.",
      .documented,
      "That left is the leading side, also in right-to-left layouts, is from memory.",
      source: "UITableViewCell.separatorInset"),
    Behaviour(
      "Accessories",
      "Two accessories of one kind are an error.",
      .documented,
      "UIKit throws when the cell gets them.",
      source: "UICollectionViewListCell.accessories"),
  ]
}
