extension Fidelity {
  /// The behaviours of constraints and stack views.
  static let constraints: [Behaviour] = [
    Behaviour(
      "Layout",
      "Origins of cells and edges of views are on the pixel grid.",
      .observed,
      "For views this is from memory."),
    Behaviour(
      "Layout",
      "Constraints are solved by priority: all of a higher priority before any of a lower one.",
      .documented,
      "For equal priorities see the next row.",
      source: "NSLayoutConstraint.priority"),
    Behaviour(
      "Layout",
      "Of preferences with equal priority that cannot all hold, the one added first holds."
        + " Sizes of contents are added before constraints, in the order of the subviews; in a stack"
        + " view the last arranged subview is added first, nested stacks before other views. So"
        + " beside each other the last view is stretched or compressed, in a stack view the first.",
      .ourChoice,
      "UIKit calls this ambiguous; its order in stack views was measured. `check` warns of each"
        + " such tie with both views."),
    Behaviour(
      "Layout",
      "Of required constraints that contradict each other the one written last is dropped, and"
        + " a note names all of them with view and line.",
      .ourChoice,
      "UIKit drops one, too, and logs it. A frame that only the dropped one would determine is noted as well."
    ),
    Behaviour(
      "Layout",
      "A frame that the constraints do not determine is an error.",
      .ourChoice,
      "UIKit shows such a view somewhere."),
    Behaviour(
      "Layout",
      "Rules and items can change isActive, constant and priority of a named constraint.",
      .documented,
      "UIKit does not allow a change between required and optional priorities.",
      source: "NSLayoutConstraint.isActive, constant, priority"),
    Behaviour(
      "Layout",
      "Layout margins are 8 points on all sides. They are set with left and right, or with leading and trailing,"
        + " and the property that is set last counts. With preservesSuperviewLayoutMargins they also stay inside the"
        + " superview's margins.",
      .documented,
      "View controllers set others. The safe area is the whole view.",
      source:
        "UIView.layoutMargins, UIView.directionalLayoutMargins, UIView.preservesSuperviewLayoutMargins"
    ),
    Behaviour(
      "Layout",
      "The cells of tables and lists and their contentView have margins of 11 points above and"
        + " below, 15 on iOS 26, and of 16 at the sides, 20 at widths of 393 and more and with the"
        + " regular size class. Beside an accessory the margin is 8.",
      .observed,
      "From Interface Builder files with widths of 375, 393 and 414. The margin at 390 is from"
        + " memory. Cells that are 43.5 high above a separator have 10.5 below."),
    Behaviour(
      "Layout",
      "A label's lines are vertically centred in it, and its baselines with them, also those of an"
        + " attributed text; without text it has the baselines of one line. A button has those of its title, and a text field those of"
        + " one line in its middle, with and without a text. The first baseline of any other view is"
        + " its top, the last baseline its bottom.",
      .documented,
      "The centring, rounding baselines to pixels, and the baselines of text fields are from memory;"
        + " a text field's stay in its middle with every contentVerticalAlignment. Labels without text"
        + " are as in the frames of an Interface Builder file.",
      source: "NSLayoutConstraint.Attribute.firstBaseline"),
    Behaviour(
      "Layout",
      "If a view has a frame, the parts that its autoresizingMask makes flexible share the"
        + " change of the superview's size in proportion.",
      .documented,
      "The frame is the one for the superview's size in the first item's cell in its normal"
        + " state (our choice). Parts that are all zero share equally.",
      source: "UIView.autoresizingMask"),
    Behaviour(
      "Layout",
      "A stack view has UIKit's axis, alignments, distributions and spacings.",
      .documented,
      "Frames of 36 cells with stacks agree with Interface Builder's within half a point.",
      source: "UIStackView"),
    Behaviour(
      "Layout",
      "In a stack with the distribution fill the last view without an intrinsic length takes"
        + " the extra space. If all have one, the first of those with the lowest hugging priority"
        + " does.",
      .observed),
    Behaviour(
      "Layout",
      "fillProportionally gives each view its share of the stack's whole length, in proportion"
        + " to its own length among all lengths and spacings. The last view gets the rest. The"
        + " length of a nested stack is that of its contents.",
      .observed,
      "UIKit documents nothing for nested stacks. Measured on iOS 10 and 11.",
      source: "kean.blog, Let's Build UIStackView; rdar 34595752; Stack Overflow 46368061"),
    Behaviour(
      "Layout",
      "A view in a stack whose alignment is not fill has the length 0 across the axis if neither content"
        + " nor a constraint gives it one.",
      .observed,
      "Interface Builder's canvas keeps the length that such a view had before. `check` warns of such a"
        + " view if it has a background, a border, a gradient or an effect.",
      source:
        "UISV-ambiguity-suppression, priority 25, in published dumps of UIStackView's constraints"),
    Behaviour(
      "Layout",
      "A hidden view in a stack takes neither length nor spacing. Custom spacing follows its"
        + " view.",
      .documented,
      source: "UIStackView.setCustomSpacing(_:after:)"),
    Behaviour(
      "Layout",
      "A view that a stack hides with an animation stays visible until the stack has taken its"
        + " length.",
      .unverified,
      "That isHidden can be animated is documented; how is from memory."),
    Behaviour(
      "Layout",
      "The fitting size of a cell follows from its constraints and a target size of priority"
        + " 50.",
      .documented,
      "It is rounded up to pixels (our choice).",
      source: "UIView.systemLayoutSizeFitting(_:)"),
    Behaviour(
      "Layout",
      "A view that is not installed has no effect on layout, nor do its subviews and the"
        + " constraints that name it. A hidden view keeps its place.",
      .documented,
      source: "NSLayoutConstraint.isActive"),
    Behaviour(
      "Layout",
      "An image view hugs its image at 250 and resists compression at 750.",
      .documented,
      source: "UIView.contentHuggingPriority(for:)"),
    Behaviour(
      "Layout",
      "In right-to-left layouts leading is right and trailing is left. A flow layout does not"
        + " change, because flipsHorizontallyInOppositeLayoutDirection is false.",
      .documented,
      source: "UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection"),
    Behaviour(
      "Layout",
      "A view's semanticContentAttribute decides the direction of its immediate content: the order in"
        + " a stack view, natural alignment, symbols, and leading and trailing in constraints between"
        + " views in it. Subviews do not inherit it.",
      .documented,
      "That constraints follow the innermost view that contains both views is our reading of the"
        + " documentation; it was not measured.",
      source: "UIView.semanticContentAttribute, UIView.effectiveUserInterfaceLayoutDirection"),
    Behaviour(
      "Layout",
      "The system's distance is 8 points between views beside each other and 20 between a view and"
        + " the edge of one that contains it.",
      .documented,
      "Between baselines it depends on fonts, and scenes cannot ask for it: the import writes the line"
        + " distance of the Human Interface Guidelines, 22 points for 17, which stored frames show,"
        + " and the others are our choice. That guides count as views beside is our choice.",
      source: "Auto Layout Guide, standard distances"),
    Behaviour(
      "Layout",
      "Layout guides take part in layout and are not drawn. Their frames may stay open.",
      .documented,
      source: "UILayoutGuide"),
    Behaviour(
      "Layout",
      "The readable area is inside the margins and at most 672 points wide at the default text size,"
        + " from 560 to 896 at the others. On iOS 26 it is 920 wide in views wider than 1008.",
      .observed,
      "920 was measured with Mac Catalyst 26.1. The widths before are from memory; between 560, 672"
        + " and 896 they are linear here.",
      source: "Vercantez/openuikit UILayoutGuide.swift"),
    Behaviour(
      "Layout",
      "The separator of a list cell is where constraints put its separatorLayoutGuide; an edge without"
        + " a constraint stays at the margin or at the cell's end.",
      .documented,
      "Insets of a separatorConfiguration win over the guide (our choice).",
      source: "UICollectionViewListCell.separatorLayoutGuide"),
  ]
}
