extension Fidelity {
  /// The behaviours of backgrounds and colours.
  static let backgrounds: [Behaviour] = [
    Behaviour(
      "Backgrounds",
      "A background configuration and the older properties (backgroundView,"
        + " selectedBackgroundView, multipleSelectionBackgroundView, the cell's backgroundColor)"
        + " exclude each other. The one that is set last removes the others.",
      .header,
      "In a file the order of the keys decides; in a Swift initialiser the configuration is"
        + " last. `check` notes what is removed. For backgroundColor this is from memory: one that"
        + " is set after a configuration is drawn below it.",
      source: "UICollectionViewCell.h, the comment on backgroundConfiguration"),
    Behaviour(
      "Backgrounds",
      "Properties that are not set have the style's value for the state. Properties that are"
        + " set are the same in all states.",
      .documented,
      source: "UIBackgroundConfiguration.updated(for:)"),
    Behaviour(
      "Backgrounds",
      "Plain and grouped list cells have systemBackground and secondarySystemGroupedBackground,"
        + " and systemGray4 while they are highlighted or selected.",
      .unverified,
      "Sidebar cells have secondarySystemFill, as on an iPhone. Headers and footers are clear."),
    Behaviour(
      "Backgrounds",
      "The configurations listCell, listHeader and listFooter have the style of the list that the cell is in, and are"
        + " plain elsewhere.",
      .documented,
      "A configuration that is not updated automatically stays plain. The style is that of the scene's first list.",
      source: "UIBackgroundConfiguration.listCell(), UITraitCollection.listEnvironment"),
    Behaviour(
      "Backgrounds",
      "Table and list cells without a configuration have that of a plain list. The cell's"
        + " backgroundColor replaces its normal colour.",
      .unverified),
    Behaviour(
      "Backgrounds",
      "A background or stroke colour of nil is the tint colour.",
      .documented,
      source: "UIBackgroundConfiguration.backgroundColor"),
    Behaviour(
      "Backgrounds",
      "`tintColor` as a colour is the tint colour of the view that shows it.",
      .documented,
      "As the tint colour of a view it is that of the superview, which is our choice. UIKit's layers have a"
        + " CGColor, which the app makes: here those of borders, shadows and gradients are those of their"
        + " view, and values of layer animations are systemBlue.",
      source: "UIColor.tintColor"),
    Behaviour(
      "Backgrounds",
      "From back to front: the shadow, the colour, the image, the custom view, the stroke."
        + " Image and custom view are clipped to the continuous rounded rectangle.",
      .unverified,
      "That the custom view is above the colour is documented. Visual effects and shadow paths"
        + " are errors."),
    Behaviour(
      "Backgrounds",
      "Insets start at the cell's bounds. The layout margins that are added to them are the"
        + " cell's.",
      .unverified),
    Behaviour(
      "Backgrounds",
      "A stroke is drawn inwards from the background's edge. strokeOutset moves the edge.",
      .unverified,
      "The outer radius grows by the outset if the corners are round."),
    Behaviour(
      "Backgrounds",
      "A colour transformer receives the colour that is set, or the tint colour. What it"
        + " returns is drawn.",
      .documented,
      source: "UIBackgroundConfiguration.backgroundColorTransformer"),
    Behaviour(
      "Backgrounds",
      "A configuration that equals the current one is not applied again. So a transformer next"
        + " to a backgroundColor of the scene is called only once.",
      .observed,
      "`configurationEquality: alwaysApply` turns this off. In scripts the configuration of the"
        + " previous turn is compared; a single picture is assumed to follow the normal state. That"
        + " a change of traits calls transformers again is our choice."),
    Behaviour(
      "Backgrounds",
      "automaticallyUpdatesBackgroundConfiguration: with false the background does not follow the cell's state, as if"
        + " updateConfiguration did not call super.",
      .documented,
      "The style's colours stay those of the normal state; rules still assign their own.",
      source: "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration"),
    Behaviour(
      "Backgrounds",
      "automaticallyUpdatesContentConfiguration: with false the content does not follow the cell's state.",
      .documented,
      "A disabled cell keeps the colours of its texts and its image.",
      source: "UICollectionViewCell.automaticallyUpdatesContentConfiguration"),
    Behaviour(
      "Backgrounds",
      "A pattern image is repeated from the top left corner of its view, or of the view whose shape it fills.",
      .unverified,
      "It is drawn in whole pixels of the image. Between a pattern and another fill nothing is animated: it changes at"
        + " once. Contrast is measured against the image's mean colour.",
      source: "UIColor(patternImage:)"),
    Behaviour(
      "Backgrounds",
      "grayscale and monochromeTint are the luma of gamma-encoded sRGB by Rec. 601."
        + " preferredTint changes nothing.",
      .unverified,
      "Apple's formulas are not public."),
    Behaviour(
      "Backgrounds",
      "A view with an autoresizingMask of flexible width and height fills its superview.",
      .ourChoice,
      "It is as if it had been added with the superview's bounds. Other masks need a frame."),
    Behaviour(
      "Colours",
      "UIColor's fixed colours have their documented components.",
      .documented,
      source: "UIColor.red and the other fixed colours"),
    Behaviour(
      "Colours",
      "The dynamic colours are those of iOS 13 to 18: light and dark, in normal and high"
        + " contrast, at the base and elevated level.",
      .observed,
      "Mint, cyan, brown and teal are from memory, except the high contrast of teal, which is"
        + " iOS 13's."),
    Behaviour(
      "Colours",
      "withAlphaComponent replaces the alpha of any colour.",
      .documented,
      source: "UIColor.withAlphaComponent(_:)"),
    Behaviour(
      "Colours",
      "A scene names its own colours under `colors`, as an asset catalogue does.",
      .ourChoice),
  ]
}
