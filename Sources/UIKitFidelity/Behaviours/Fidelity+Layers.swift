extension Fidelity {
  /// The behaviours of layers, gradients and shapes.
  static let layers: [Behaviour] = [
    Behaviour(
      "Layers",
      "From back to front: the cell's colour, backgroundView, selectedBackgroundView,"
        + " contentView. All fill the bounds.",
      .documented,
      source: "UICollectionViewCell.backgroundView, selectedBackgroundView"),
    Behaviour(
      "Layers",
      "selectedBackgroundView is shown while the cell is selected or highlighted.",
      .documented,
      source: "UICollectionViewCell.selectedBackgroundView"),
    Behaviour(
      "Layers",
      "A view with an alpha below 1 is drawn as a group: views that overlap in it do not show"
        + " through.",
      .documented,
      source: "CALayer.allowsGroupOpacity"),
    Behaviour(
      "Layers",
      "A view draws its background, its content, its subviews by zPosition, and its border"
        + " above them, inside the bounds.",
      .observed),
    Behaviour(
      "Layers",
      "A layer turns about its anchorPoint, which stands at its position. Auto Layout sets the position to the middle of"
        + " the frame that constraints give, so that a view with another anchor point is drawn beside it.",
      .observed,
      "A frame counts as set before the anchor point; an app that sets it afterwards keeps the frame.",
      source:
        "CALayer.anchorPoint; Ramotion/folding-cell moves its constraints by half of the height"),
    Behaviour(
      "Layers",
      "clipsToBounds clips at the rounded bounds. cornerRadius alone clips nothing.",
      .documented,
      source: "CALayer.cornerRadius, UIView.clipsToBounds"),
    Behaviour(
      "Layers",
      "A cornerRadius above half the shorter side is reduced to that half.",
      .unverified),
    Behaviour(
      "Layers",
      "Continuous corners have the curve of UIBezierPath(roundedRect:cornerRadius:).",
      .observed,
      "Where there is no room for the curve it changes gradually to a circle. This is our"
        + " choice."),
    Behaviour(
      "Layers",
      "A transform applies about the centre of the view and changes no layout.",
      .documented,
      "Edges are smoothed; UIKit's are not. Scaling comes first, then rotation, then"
        + " translation.",
      source: "UIView.transform"),
    Behaviour(
      "Layers",
      "A shadow has the shape of everything that the layer shows. It is behind the layer, and"
        + " clipsToBounds removes it.",
      .documented,
      source: "CALayer.shadowPath, CALayer.masksToBounds"),
    Behaviour(
      "Layers",
      "shadowRadius is the standard deviation of the blur.",
      .observed,
      "It is drawn as three box blurs, which together have 0.93 of this deviation, as measured"
        + " on frames."),
    Behaviour(
      "Layers",
      "With an alpha below 1 a shadow is visible through its translucent layer. Its opacity is"
        + " multiplied by the alpha.",
      .observed),
    Behaviour(
      "Layers",
      "Colours are blended in gamma-encoded sRGB and rounded to the nearest byte.",
      .observed,
      "Translucent colours may differ by one level."),
    Behaviour(
      "Layers",
      "Views that are added to the cell itself are in front of its contentView, in the order in"
        + " which they are written.",
      .observed),
    Behaviour(
      "Layers",
      "In multiple selection multipleSelectionBackgroundView replaces selectedBackgroundView,"
        + " if it is set.",
      .documented,
      "Table cells only, as in UIKit.",
      source: "UITableViewCell.multipleSelectionBackgroundView"),
    Behaviour(
      "Layers",
      "selectionStyle none shows no selection, neither the default nor custom views. All other"
        + " styles are drawn in gray.",
      .documented,
      "That it also applies to the colours of a background configuration is our choice."
        + " Predicates still see the flags.",
      source: "UITableViewCell.SelectionStyle"),
    Behaviour(
      "Layers",
      "Table cells and list cells without a selected view have the colour systemGray4 while"
        + " they are selected or highlighted.",
      .unverified,
      "This is the usual colour since iOS 13."),
    Behaviour(
      "Layers",
      "A mask multiplies all that a view shows, with its shadow, by the mask's alpha. Touches do not notice it.",
      .documented,
      "A mask is a subview with a name, so that constraints place it; in UIKit it is outside of the hierarchy and has a"
        + " frame. A hidden mask hides all.",
      source: "UIView.mask, CALayer.mask"),
    Behaviour(
      "Gradients",
      "A radial gradient fills ellipses around startPoint, of which the last touches the column and the row of"
        + " endPoint. A conic one turns clockwise around startPoint from the direction of endPoint.",
      .unverified,
      "The direction is that in points and not in fractions of the bounds. In documents a conic gradient is an"
        + " image."),
    Behaviour(
      "Gradients",
      "The line of a gradientView goes from startPoint to endPoint, as fractions of the bounds."
        + " Beyond its ends the end colours continue. It fills the rounded bounds.",
      .documented,
      source: "CAGradientLayer"),
    Behaviour(
      "Gradients",
      "Between two colours each component of gamma-encoded sRGB is interpolated independently,"
        + " alpha included.",
      .unverified,
      "On frames others found a curve like a gamma of 1.8, which is not imitated."),
    Behaviour(
      "Shapes",
      "A shapeView fills its path and draws the line above the fill, in points from its top"
        + " left corner. The bounds clip nothing.",
      .documented,
      source: "CAShapeLayer"),
    Behaviour(
      "Shapes",
      "Line width, cap, join, mitre limit, fill rule and colours have CAShapeLayer's defaults.",
      .documented,
      source: "CAShapeLayer"),
    Behaviour(
      "Shapes",
      "A path is written as SVG path data. A mistake in it is an error.",
      .ourChoice),
  ]
}
