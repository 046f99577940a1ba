internal import Drawing
internal import Images
internal import Layout
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

extension ButtonContent {
  // The box behind a selected title of the older system type; from memory, unverified.
  private static let selectionOutset = 3.0
  private static let selectionRadius = 4.0

  func parts(in place: ControlPlace) -> [ControlPart] {
    let look = ButtonLook(self, tint: place.attributes.tintColor)
    let arrangement = ButtonArrangement(self)
    let frames = arrangement.frames(in: place)
    var parts: [ControlPart] = []
    if let color = look.background {
      var values = PartProperties(.view)
      values.set(.backgroundColor, to: .fixed(color))
      values.set(
        .cornerRadius,
        to: ButtonLook.cornerRadius(
          of: self, height: place.size.height, own: place.attributes.cornerRadius))
      values.set(.cornerCurve, to: cornerStyle == .capsule ? .circular : .continuous)
      parts.append(
        ControlPart(
          "background", of: place.name, Rect(origin: .zero, size: place.size), values))
    }
    if let backgroundImage {
      var values = PartProperties(.imageView)
      values.set(.image, to: .value(backgroundImage))
      parts.append(
        ControlPart(
          "backgroundImageView", of: place.name, Rect(origin: .zero, size: place.size),
          values))
    }
    if let box = look.selectionBox, let frame = frames.title ?? frames.image {
      var values = PartProperties(.view)
      values.set(.backgroundColor, to: .fixed(box))
      values.set(.cornerRadius, to: Self.selectionRadius)
      if look.contentAlpha < 1 { values.set(.alpha, to: look.contentAlpha) }
      parts.append(
        ControlPart(
          "selection", of: place.name, frame.inset(by: EdgeInsets(-Self.selectionOutset)),
          values))
    }
    if let frame = frames.image { parts += imageParts(look, frame, place) }
    let labels = [
      (
        "titleLabel", arrangement.title, shownAttributedTitle, shownTitleFont, frames.title
      ),
      (
        "subtitleLabel", arrangement.subtitle, shownAttributedSubtitle, system.caption1,
        frames.subtitle
      ),
    ]
    for (name, text, attributed, font, frame) in labels {
      guard let text, let frame else { continue }
      var values = values(of: text, look)
      if let attributed {
        values.set(.text, to: attributed.letters)
        values.set(.attributedText, to: attributed)
        values.set(.font, to: .fixed(font))
      }
      parts.append(ControlPart(name, of: place.name, frame, values))
    }
    return parts
  }

  private func values(of text: LabelText, _ look: ButtonLook) -> PartProperties {
    var values = PartProperties(.label)
    values.set(.text, to: text.string)
    values.set(.font, to: .fixed(text.font))
    values.set(.textColor, to: .fixed(look.foreground))
    values.set(.textAlignment, to: text.style.resolvedAlignment)
    values.set(.numberOfLines, to: text.style.numberOfLines)
    values.set(.lineBreakMode, to: text.style.lineBreakMode)
    if text.allowsTightening { values.set(.allowsDefaultTighteningForTruncation, to: true) }
    if let factor = text.minimumScaleFactor {
      values.set(.adjustsFontSizeToFitWidth, to: true)
      values.set(.minimumScaleFactor, to: factor)
    }
    if look.contentAlpha < 1 { values.set(.alpha, to: look.contentAlpha) }
    return values
  }

  private func imageParts(
    _ look: ButtonLook, _ frame: Rect, _ place: ControlPlace
  ) -> [ControlPart] {
    if isConfigured, showsActivityIndicator {
      var values = PartProperties(.imageView)
      values.set(.image, to: .value(ActivityIndicatorContent.spokes(.medium, look.foreground)))
      let name = LoadedScene.spinningPart(of: .button)
      return [ControlPart(name, of: place.name, frame, values)]
    }
    guard let shown = shownImage else { return [] }
    var values = PartProperties(.imageView)
    if let image = shown.image {
      values.set(.image, to: .value(image))
      // The system type draws images as templates (documented).
      if !isConfigured, buttonType == .system { values.set(.renderingMode, to: .alwaysTemplate) }
    } else {
      values.set(.systemImage, to: shown.symbol)
      values.set(.preferredSymbolConfiguration, to: symbolConfiguration)
    }
    // Without a configuration the icon has the tint colour, independently of the title's colour.
    let isPlainIcon = !isConfigured && (isEnabled || buttonType == .custom)
    let isCutOut = look.selectionBox != nil && title.isEmpty
    values.set(
      .tintColor,
      to: .fixed(isPlainIcon && !isCutOut ? place.attributes.tintColor : look.foreground))
    let alpha = look.contentAlpha * look.imageAlpha
    if alpha < 1 { values.set(.alpha, to: alpha) }
    var parts = [ControlPart("imageView", of: place.name, frame, values)]
    if look.imageShade > 0 {
      values.set(.renderingMode, to: .alwaysTemplate)
      values.set(.tintColor, to: .fixed(Color(white: 0, alpha: look.imageShade)))
      parts.append(ControlPart("imageShade", of: place.name, frame, values))
    }
    return parts
  }
}
