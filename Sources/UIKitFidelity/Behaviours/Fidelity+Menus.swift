extension Fidelity {
  private static let probes = "Vercantez/openuikit UIContextMenu.swift, 17 probes on iOS 26.1"

  /// The behaviours of context menus.
  static let menus: [Behaviour] = [
    Behaviour(
      "Menus",
      "A menu of n rows is 250 points wide and 20 + 42 n high. A title that does not fit has two lines, and its row 64"
        + " points. Titles are 28 points from the edge, 60 if any row has an"
        + " image, whose middle is at 36.2.",
      .observed,
      "The lines of a title are as far apart as in a label, not 22 points. There are no subtitles and submenus."
        + " Whether a title has more than two lines is not known.",
      source: probes),
    Behaviour(
      "Menus",
      "Groups (displayInline) are 21 points apart. The title of one is 40.33 points high, with medium letters of 13 points in"
        + " secondaryLabel.",
      .observed,
      "The title was measured above a whole menu. That a line of one pixel is in the middle, from 28 points on to 28 points"
        + " before the end, is approximate; that iOS 13 to 18 have a bar of 8 points there is from memory.",
      source: probes),
    Behaviour(
      "Menus",
      "The corners have a radius of 32.5 points, the shadow is 8.7 points down, and a destructive row is systemRed.",
      .observed, "The menu is opaque; UIKit's is translucent over a blur.", source: probes),
    Behaviour(
      "Menus",
      "A disabled row is secondaryLabel. The middle of a check mark is at 20 points, and titles at 40 if any row is checked"
        + " and none has an image.",
      .observed, "A tap on a disabled row does nothing, and the menu stays, which is unverified.",
      source: probes),
    Behaviour(
      "Menus",
      "A finger that rests on a cell for 0.5 s opens its menu. The cell loses the touch.",
      .unverified, "A developer timed the reaction at about 0.25 s."),
    Behaviour(
      "Menus",
      "The delegate returns the configuration. It is called when the menu appears, and when it ends, before its action is"
        + " performed.",
      .documented, "The order of the action and the end is assumed.",
      source: "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)"
    ),
    Behaviour(
      "Menus",
      "The cell is lifted by 3 %, the rest is darkened by 20 %, and the menu grows from 40 % of its size beside the cell, by"
        + " a spring of 0.35 s.",
      .ourChoice, "UIKit blurs what is behind. There are no measurements of these numbers."),
    Behaviour(
      "Menus",
      "What is transparent in a lifted cell stays transparent.",
      .ourChoice,
      "UIKit's preview shows the whole bounds of the cell in front of a background colour, from memory systemBackground,"
        + " unless the app sets visiblePath or backgroundColor: a bubble in a clear cell is lifted together with a"
        + " rectangle.",
      source: "UIPreviewParameters.visiblePath, UIPreviewParameters.backgroundColor"),
    Behaviour(
      "Menus",
      "The finger that has opened the menu may move onto a row and lift there. It performs nothing if it lifts without"
        + " having left the row that came to lie under it. A touch outside closes the menu when it lifts, and no cell"
        + " receives it. Until the menu has gone, fingers do not scroll.",
      .unverified),
    Behaviour(
      "Menus",
      "If the menu has room neither below nor above the cell, the lifted cell moves aside. If both together have none,"
        + " the menu lies over the cell.",
      .ourChoice,
      "UIKit's menus are in the window, not in the collection view. Its preview moves, too; by how much is not documented."
    ),
  ]
}
