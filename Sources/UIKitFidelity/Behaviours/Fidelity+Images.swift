extension Fidelity {
  /// The behaviours of images and symbols.
  static let images: [Behaviour] = [
    Behaviour(
      "Images",
      "A symbol without a drawing is shown as a dashed box.",
      .ourChoice,
      "The box has the proportions that Interface Builder stores, where they are known."),
    Behaviour(
      "Images",
      "An image view scales its image to fill it, unless `contentMode` says otherwise.",
      .header,
      source: "UIView.h, UIView.ContentMode.scaleToFill"),
    Behaviour(
      "Images",
      "The part of an image that is outside of its view is visible, unless `clipsToBounds` is"
        + " set.",
      .documented,
      source: "UIView.clipsToBounds"),
    Behaviour(
      "Images",
      "An image in its own size (center, top and so on) begins on a whole pixel, where its"
        + " pixels are copied.",
      .ourChoice,
      "UIKit may place it between pixels and blur it."),
    Behaviour(
      "Images",
      "Enlarged images are interpolated linearly. In reduced images each pixel is the average"
        + " of those that it covers.",
      .ourChoice,
      "Core Animation interpolates linearly there, too, which is rougher below half the size."),
    Behaviour(
      "Images",
      "An image's size is its pixels divided by the scale in its file's name or its catalogue.",
      .documented,
      source: "UIImage.size"),
    Behaviour(
      "Images",
      "The variant of an image is chosen by direction, then by appearance, then by contrast,"
        + " then by scale: the next larger, or else the next smaller.",
      .unverified,
      "In dark high contrast a dark variant comes before a light one in high contrast. Variants"
        + " for other devices, for some iPhones and for one language are ignored, and so are those"
        + " for other size classes than those of an upright phone. Colour sets have no directions."),
    Behaviour(
      "Images",
      "An image that its catalogue has for one direction only is mirrored in the other"
        + " direction.",
      .unverified,
      "The scene's direction decides, as no view has its own."),
    Behaviour(
      "Images",
      "The slices of a catalogue's image keep the size of its caps and repeat or stretch the"
        + " rest. What is between the centre and the last caps is not part of the image.",
      .documented,
      "Stretched parts are interpolated linearly (our choice). In a place smaller than the caps"
        + " the caps are smaller. capInsets of an image view do the same; 0 means the image's own caps, where UIKit"
        + " would repeat the whole image.",
      source: "UIImage.resizableImage(withCapInsets:resizingMode:)"),
    Behaviour(
      "Images",
      "An SVG file is drawn as shapes at every size. Its own size is its width and height in"
        + " points, or else that of its view box.",
      .ourChoice,
      "Without preserves-vector-representation UIKit enlarges pixels of the file's own size."),
    Behaviour(
      "Images",
      "SVG files in folders are found by name, after PNG and JPEG files of that name.",
      .ourChoice,
      "UIKit has SVG in asset catalogues only."),
    Behaviour(
      "Images",
      "Everything in an SVG file except paths, shapes, groups, transforms, plain colours,"
        + " opacity and clip paths of one shape is an error.",
      .ourChoice,
      "Xcode draws much of it."),
    Behaviour(
      "Images",
      "A PDF file is the crop box of its first page, drawn in pixels at the current scale. Its"
        + " size in points is the page's.",
      .unverified,
      "Xcode draws it for each scale when it compiles a catalogue. The pixels are poppler's."
        + " With preserves-vector-representation UIKit draws it again where it is enlarged."),
    Behaviour(
      "Images",
      "PDF files in folders are found by name, after PNG, JPEG and SVG files of that name.",
      .ourChoice,
      "UIKit has PDF in asset catalogues only."),
    Behaviour(
      "Images",
      "The slices of a PDF file are in pixels at 1x, at every scale.",
      .unverified),
    Behaviour(
      "Images",
      "`name~dark@2x.png` is the dark variant of a loose file.",
      .ourChoice,
      "UIKit has dark variants in asset catalogues only."),
    Behaviour(
      "Images",
      "A template image is its alpha in the tint colour.",
      .documented,
      source: "UIImage.RenderingMode.alwaysTemplate"),
    Behaviour(
      "Images",
      "PNG and JPEG files are read as sRGB. EXIF orientation is applied.",
      .ourChoice,
      "UIKit applies embedded profiles. CMYK becomes RGB without one."),
    Behaviour(
      "Images",
      "Colour sets in sRGB, Display P3, extended and gray spaces are converted to sRGB and"
        + " clipped to its gamut.",
      .ourChoice,
      "On displays with a wide gamut UIKit keeps colours outside of sRGB."),
    Behaviour(
      "Images",
      "In colour sets a component with a decimal point is a fraction, one without it a byte,"
        + " one with 0x a hexadecimal byte.",
      .observed),
    Behaviour(
      "Symbols",
      "Icons fill their view's bounds in the tint colour, which is inherited.",
      .documented,
      "The shapes are ours, because Apple's may be used on Apple's platforms only. Sizes, proportions"
        + " and margins follow layout files of Interface Builder and measured pictures, where there are"
        + " some.",
      source: "UIView.tintColor"),
    Behaviour(
      "Symbols",
      "renderingMode alwaysOriginal does nothing with system symbols, and capInsets do nothing with symbols and SVG"
        + " images. There is a note.",
      .ourChoice,
      "UIKit draws such symbols in black (from memory), and images of shapes with caps as those of pixels."
    ),
    Behaviour(
      "Symbols",
      "Symbols whose names contain forward and backward point in the reading direction.",
      .documented,
      source: "UIImage.imageFlippedForRightToLeftLayoutDirection()"),
    Behaviour(
      "Symbols",
      "preferredSymbolConfiguration sets point size, weight and scale, and with them the view's"
        + " own size.",
      .documented,
      "Scales are 0.783, 1 and 1.29, as Apple documents them for custom symbols. The widths of strokes"
        + " are our choice.",
      source: "UIImageView.preferredSymbolConfiguration"),
    Behaviour(
      "Symbols",
      "hierarchicalColor draws the layers of a symbol in one colour with 100, 50 and 18 % of its alpha;"
        + " paletteColors gives each layer a colour, and the last colour to the rest.",
      .observed,
      "The numbers are those of macOS 27. Which part of our drawings is primary is our choice: what is"
        + " inside of a symbol, its badge and its slash.",
      source: "pictures that the tool of SF Symbols exports, measured by others"),
    Behaviour(
      "Symbols",
      "variableValue shows the layers that it reaches: those of four from above 0, 26, 51 and 76 %, of others"
        + " in the same way, and those of a symbol file at its thresholds.",
      .documented,
      "The others have 30 % of their alpha, which is unverified. Of our drawings wifi, speaker.wave.2 and"
        + " .3, chart.bar, ellipsis and antenna.radiowaves have such layers. What is cut out of an area, as in"
        + " wifi.circle.fill, does not show a value in one colour.",
      source: "Annotating custom symbols in SF Symbols"),
    Behaviour(
      "Symbols",
      "A custom symbol is as wide as the distance between its margins. Weights between Ultralight-S,"
        + " Regular-S and Black-S are interpolated. Scales are enlarged around the middle of capitals.",
      .documented,
      "The places of the weights between these three and the height of the image are our choice.",
      source: "Creating custom symbol images for your app"),
    Behaviour(
      "Symbols",
      "A custom symbol has the layers that its file annotates: their ranks, their colours in multicolor,"
        + " and layers that clear what is behind them.",
      .documented,
      "A mode without annotations is monochrome. A path without a layer of a mode is drawn in monochrome"
        + " only. Motion groups and draw effects are not read.",
      source: "Creating custom symbol images for your app"),
    Behaviour(
      "Symbols",
      "symbolBounce, symbolPulse, symbolVariableColor and symbolReplace move symbols as effects do.",
      .ourChoice,
      "UIKit does not publish their curves."),
  ]
}
