internal import Views

/// Words of UIKit that scenes do not have: the message for a word that people who know UIKit may write.
package enum MissingVocabulary {
  /// The message for a key of a view or a property in a path; `nil` for any other word.
  package static func explanation(of word: String) -> String? {
    if let name = ownNames[word] {
      return "\"\(word)\" is written \"\(name)\" in scenes; write that"
    }
    if let kind = kinds.first(where: { $0.word == word || $0.className == word }) {
      let name = kind.word == word ? "\"\(word)\" (\(kind.className))" : "\"\(word)\""
      return "\(name) is not supported yet; write \(kind.instead)"
    }
    if let property = properties[word] {
      return "\"\(word)\" is not supported yet; write \(property)"
    }
    if withoutEffect.contains(word) {
      return "\"\(word)\" does not change how a view looks; leave it out"
    }
    return nil
  }

  /// Names of classes, layers and older versions with the word for the same thing in scenes: those of the kinds of
  /// views, and those of properties.
  private static let ownNames = ViewKind.authored.reduce(into: propertyNames) { names, kind in
    for name in kind.otherNames { names[name] = kind.word }
  }

  private static let propertyNames = [
    "hidden": "isHidden", "opacity": "alpha", "masksToBounds": "clipsToBounds",
    "systemName": "systemImage", "imageName": "image", "lines": "numberOfLines",
    "color": "textColor", "foregroundColor": "textColor",
    "symbolConfiguration": "preferredSymbolConfiguration", "contentEdgeInsets": "contentInsets",
    "setTitle": "title", "setImage": "image", "setBackgroundImage": "backgroundImage",
    "setTitleColor": "titleColor",
    "setAttributedTitle": "attributedTitle", "titleLineBreakMode": "lineBreakMode",
    "titleLabel.font": "titleFont", "titleLabel.numberOfLines": "numberOfLines",
    "titleLabel.lineBreakMode": "lineBreakMode", "titleLabel.textAlignment": "titleAlignment",
    "titleLabel.adjustsFontSizeToFitWidth": "adjustsFontSizeToFitWidth",
    "titleLabel.minimumScaleFactor": "minimumScaleFactor", "setOn": "isOn",
    "setProgress": "progress",
    "startAnimating": "isAnimating", "borderColour": "borderColor",
    "layer.cornerRadius": "cornerRadius", "layer.cornerCurve": "cornerCurve",
    "layer.maskedCorners": "maskedCorners", "layer.masksToBounds": "clipsToBounds",
    "layer.borderWidth": "borderWidth", "layer.borderColor": "borderColor",
    "layer.shadowColor": "shadowColor", "layer.shadowOpacity": "shadowOpacity",
    "layer.shadowRadius": "shadowRadius", "layer.shadowOffset": "shadowOffset",
    "layer.opacity": "alpha", "layer.zPosition": "zPosition", "layer.mask": "mask",
    "layer.anchorPoint": "anchorPoint", "layer.transform": "transform",
    "zIndex": "cell.zPosition",
    "separatorConfiguration.topSeparatorVisibility": "topSeparatorVisibility",
    "separatorConfiguration.bottomSeparatorVisibility": "bottomSeparatorVisibility",
    "separatorConfiguration.topSeparatorInsets": "topSeparatorInsets",
    "separatorConfiguration.bottomSeparatorInsets": "bottomSeparatorInsets",
    "separatorConfiguration.color": "separatorColor",
    "textContainer.lineFragmentPadding": "lineFragmentPadding",
    "textContainer.maximumNumberOfLines": "maximumNumberOfLines",
  ]

  /// Classes of views with their replacements. A class that scenes have is found before, as a name of a kind.
  private static let kinds: [(word: String, className: String, instead: String)] = [
    ("control", "UIControl", "a button with views under its subviews"),
    ("datePicker", "UIDatePicker", "a label in a view with a cornerRadius"),
    ("pickerView", "UIPickerView", "the labels that it shows"),
    ("colorWell", "UIColorWell", "a round view with a border"),
    ("searchBar", "UISearchBar", "a label in a view with a cornerRadius"),
    (
      "scrollView", "UIScrollView",
      "a view with \"clipsToBounds: true\" and what it shows, which a pan can move (WritingScenes.md, Rows that scroll in a cell)"
    ),
    (
      "collectionView", "UICollectionView",
      "a view with \"clipsToBounds: true\" and in it a stackView of the cells, which a pan can move (WritingScenes.md, Rows that scroll in a cell)"
    ),
    ("tableView", "UITableView", "a stackView with the rows that it shows"),
    ("mapView", "MKMapView", "an imageView with a picture of the map"),
    ("webView", "WKWebView", "an imageView with a picture of the page"),
    ("playerView", "AVPlayerView", "an imageView with a frame of the film"),
  ]

  /// The advice for transforms with perspective.
  private static let flatTurn =
    "a layer animation of transform.rotation.x or transform.rotation.y, which is drawn without perspective"

  private static let runs = "attributedText, as in \"attributedText: [{ text: Late, kern: 2 }]\""
  private static let paragraphs =
    "attributedText, as in \"attributedText: { runs: [Late], paragraphStyle: { lineSpacing: 4 } }\""

  private static let rowSeparators =
    "topSeparatorVisibility, bottomSeparatorInsets and so on of the cell, or that of the listLayout"

  /// Properties with their replacements.
  private static let properties = [
    "m34": flatTurn, "transform.m34": flatTurn, "layer.transform.m34": flatTurn,
    "transform3D": flatTurn, "sublayerTransform": flatTurn, "sublayerTransform.m34": flatTurn,
    "layer.sublayerTransform": flatTurn, "layer.sublayerTransform.m34": flatTurn,
    "overrideUserInterfaceStyle":
      "the colours that it shows, which need no variant for dark appearance",
    "adjustsImageWhenHighlighted": "the image as an imageView under the subviews of the button",
    "adjustsImageWhenDisabled": "the image as an imageView under the subviews of the button",
    "background": "baseBackgroundColor, cornerStyle, borderColor and borderWidth",
    "baselineAdjustment": "its place by a constraint; a text that shrinks keeps its baseline",
    "dataDetectorTypes": "attributedText, as in \"[see](link)\"",
    "linkTextAttributes": "attributedText with a foregroundColor and an underlineStyle",
    "observedProgress": "progress", "vibrancy": "a colour such as secondaryLabel",
    "minimumTrackImage": "minimumTrackTintColor", "maximumTrackImage": "maximumTrackTintColor",
    "textStyle": "font, as in \"font: headline\"",
    "preferredFont": "font, as in \"font: headline\"",
    "kern": runs, "underlineStyle": runs, "strikethroughStyle": runs, "baselineOffset": runs,
    "lineSpacing": paragraphs, "lineHeightMultiple": paragraphs, "minimumLineHeight": paragraphs,
    "paragraphSpacing": paragraphs, "paragraphStyle": paragraphs,
    "adjustsImageSizeForAccessibilityContentSizeCategory":
      "a rule with \"when: contentSize > accessibilityMedium\"",
    "highlightedTextColor": "a rule with \"when: highlighted\" that assigns textColor",
    "isHighlighted": "a rule with \"when: highlighted\"",
    "animationImages": "image, which a rule can change",
    "shadowPath": "shadowRadius and shadowOffset; the shadow has the view's shape",
    "center": "a frame or constraints", "bounds": "a frame or constraints",
    "width": "a constraint, as in [\"width = 44\"]; rules set the constant of one with a name",
    "height": "a constraint, as in [\"height = 44\"]; rules set the constant of one with a name",
    "fontSize": "font, as in \"font: { systemFont: 17 }\"",
    "fontName": "font, as in \"font: { name: Lobster, size: 17 }\"",
    "textSize": "font, as in \"font: { systemFont: 17 }\"",
    "layer": "its properties beside those of the view, as in \"cornerRadius: 8\"",
    "subtitleTextAttributesTransformer": "attributedSubtitle",
    "titleTextAttributesTransformer": "titleFont, or attributedTitle with runs",
    "titleLabel": "titleFont, titleColor, numberOfLines and lineBreakMode of the button",
    "attributedPlaceholder": "placeholder, which is drawn in placeholderText",
    "symbolEffect":
      "a behaviour of the scene, as in \"behaviors: [{ symbolBounce: { view: bell, when: liked } }]\"",
    "addSymbolEffect":
      "a behaviour of the scene, as in \"behaviors: [{ symbolBounce: { view: bell, when: liked } }]\"",
    "maximumContentSizeCategory":
      "maximumPointSize in a font with a size, or a rule with \"when: contentSize > accessibilityMedium\"",
    "minimumContentSizeCategory": "a rule with \"when: contentSize < large\"",
    "cornerConfiguration": "a cornerRadius; one larger than half of the height gives a capsule",
    "textContainer": "lineFragmentPadding and maximumNumberOfLines",
    "separatorConfiguration": rowSeparators,
    "apportionsSegmentWidthsByContent": "a width for the whole control; segments have equal widths",
    "minimumValueImage": "an imageView beside the slider",
    "maximumValueImage": "an imageView beside the slider",
    "configurationUpdateHandler": "rules with predicates such as \"when: follow.highlighted\"",
    "badge": "a label in a view with a cornerRadius",
    "gestureRecognizers":
      "gestureRecognizers under collectionView, as \"- { tap: open, view: avatar }\"",
  ]

  /// Properties that do not affect pictures.
  private static let withoutEffect: Set<String> = [
    "tag", "accessibilityIdentifier", "menu", "showsMenuAsPrimaryAction",
    "changesSelectionAsPrimaryAction", "role", "isPointerInteractionEnabled", "hoverStyle",
    "insetsLayoutMarginsFromSafeArea", "contentScaleFactor", "layer.shouldRasterize",
    "layer.rasterizationScale", "layer.contentsScale", "largeContentTitle", "largeContentImage",
    "showsLargeContentViewer", "tintAdjustmentMode", "inputView", "autoresizesSubviews",
    "automaticallyUpdatesConfiguration", "adjustsImageWhenAncestorFocused",
    "translatesAutoresizingMaskIntoConstraints", "isOpaque", "opaque", "isMultipleTouchEnabled",
    "isExclusiveTouch", "clearsContextBeforeDrawing", "restorationIdentifier",
    "adjustsFontForContentSizeCategory", "shouldRasterize", "rasterizationScale",
    "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
    "spellCheckingType", "textContentType", "enablesReturnKeyAutomatically", "inputAccessoryView",
    "isContinuous", "isEditable", "isSelectable", "delegate", "accessibilityLanguage",
  ]
}
