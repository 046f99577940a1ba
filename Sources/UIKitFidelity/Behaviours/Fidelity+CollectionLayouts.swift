extension Fidelity {
  /// The behaviours of collection views' layouts and lists.
  static let collectionLayouts: [Behaviour] = [
    Behaviour(
      "Layout",
      "A flow layout justifies full lines. It spaces a last line of equal cells as if it were"
        + " full, and other last lines as closely as allowed. It centres a single cell.",
      .observed),
    Behaviour(
      "Layout",
      "In a flow layout shorter cells are centred across their line. Headers and footers span"
        + " the content, whatever the section's insets.",
      .observed),
    Behaviour(
      "Layout",
      "The origins of cells are on the pixel grid. Their sizes need not be.",
      .observed),
    Behaviour(
      "Layout",
      "Rows of a list are 44 points high, 52 on iOS 26. Sections of grouped lists have 17.5"
        + " points before and after them. Cards are 16 points from the edges, 20 at widths of 393"
        + " and more and with the regular size class.",
      .unverified),
    Behaviour(
      "Layout",
      "A plain list's header is 28 points high at the default text size, in semibold"
        + " subheadline. It stays at the top while its section scrolls. Headers of groups are in"
        + " footnote and before iOS 26 in capitals, 38 points high. Their footers are in footnote, those of plain"
        + " lists in subheadline.",
      .unverified,
      "A pinned header has the list's colour behind it instead of UIKit's blur. How the 17.5"
        + " points are divided around a footer is our choice."),
    Behaviour(
      "Layout",
      "Supplementary views that are the header or footer of an inset grouped section keep the distance of its cards from"
        + " the sides.",
      .documented,
      "That they follow contentInsets by default is documented, that the distance of a list's cards is one of these is"
        + " from memory. Headers with a text keep the distance by their margins.",
      source: "NSCollectionLayoutSection.supplementaryContentInsetsReference"),
    Behaviour(
      "Layout",
      "Headers and footers of a flow layout that pin to the visible bounds stay at the edges"
        + " within the content inset, as long as they are within their sections.",
      .unverified),
    Behaviour(
      "Layout",
      "In a compositional layout a group takes as many subitems as fit, in order and interItemSpacing"
        + " apart. Groups are interGroupSpacing apart within the contentInsets. Fractions are those of"
        + " the group, of the section within its insets, or of an item for its supplementary views.",
      .documented,
      "Orthogonal sections know the pages and groups at which they stop, but only contentOffset scrolls"
        + " them. In a group that is not full, flexible spacings are those of a full one (our choice).",
      source: "NSCollectionLayoutGroup, NSCollectionLayoutSection"),
    Behaviour(
      "Layout",
      "A boundary supplementary item extends its section, is pinned within it, and takes its size from"
        + " its views along estimated dimensions. Decoration items are behind the section and its header.",
      .documented,
      "Several items at one edge overlap (our choice). Supplementary views move with a batch update, but"
        + " do not fade when they come and go.",
      source: "NSCollectionLayoutBoundarySupplementaryItem, NSCollectionLayoutDecorationItem"),
    Behaviour(
      "Layout",
      "With a rowHeight all rows of a table have this height, whatever their cells need.",
      .documented,
      source: "UITableView.rowHeight"),
    Behaviour(
      "Layout",
      "A customLayout places each cell at the frame of its layout attributes, and scrolls over its"
        + " content size.",
      .documented,
      "One section. Of layout attributes only the frame is used, and it scrolls along one direction.",
      source: "UICollectionViewLayout"),
    Behaviour(
      "Layout",
      "In a compositional layout the items of a line are not centred in it. In right-to-left"
        + " layouts lines begin at the right.",
      .unverified),
    Behaviour(
      "Layout",
      "With an estimatedItemSize a cell has the size that its constraints give it without a"
        + " required target. Only cells that become visible are measured; the others have the estimated"
        + " size.",
      .documented,
      "The screen shows the settled result. UIKit may show a pass before it.",
      source: "UICollectionViewFlowLayout.estimatedItemSize"),
    Behaviour(
      "Layout",
      "A cell whose state changes may ask for another size at once, without"
        + " performBatchUpdates. The movement is animated by performBatchUpdates or by a rule.",
      .unverified,
      "Since iOS 16. Earlier versions need performBatchUpdates."),
    Behaviour(
      "Layout",
      "A change of constraints alone makes no cell larger before the next batch of updates. A"
        + " change of content does (`selfSizingInvalidation`).",
      .documented,
      "Since iOS 16. Earlier versions behave as `disabled`.",
      source: "UICollectionView.selfSizingInvalidation"),
    Behaviour(
      "Lists",
      "Lines of one pixel divide rows, starting 16 points from the leading edge. There are none"
        + " beside highlighted and selected rows, and none at the end of a group.",
      .observed,
      "That a plain list ends with a line is from memory."),
    Behaviour(
      "Lists",
      "separatorConfiguration determines when lines are drawn at the edges of rows, their"
        + " insets and their colour. No automatic line is drawn at the upper edge, and"
        + " the first row of a card has none along its rounded top.",
      .unverified,
      "The lines of multiple selection have no colour of their own."),
    Behaviour(
      "Lists",
      "What a row sets of its separators replaces that of the list's separatorConfiguration, as itemSeparatorHandler"
        + " changes the configuration that it is given.",
      .documented,
      "That an automatic line of such a row is hidden like others is from memory; that a row has a line along the rounded"
        + " top of its card if it asks for one is our choice. What a rule sets changes at once.",
      source: "UICollectionLayoutListConfiguration.itemSeparatorHandler"),
    Behaviour(
      "Lists",
      "Separators begin where the text of a content configuration does.",
      .unverified),
    Behaviour(
      "Lists",
      "The cards of an inset grouped list clip the outer corners of their cells at a radius of"
        + " 10 points, 26 on iOS 26.",
      .unverified,
      "Both radii are from memory."),
    Behaviour(
      "Lists",
      "Grouped lists have systemGroupedBackground, and their cells the background of grouped"
        + " cells, unless the scene sets others.",
      .unverified),
  ]
}
