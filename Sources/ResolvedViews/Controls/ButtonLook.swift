internal import Drawing
internal import Scenes
internal import Views
internal import Vocabulary

/// The colours and the corner radius of a button in its state.
///
/// Those of configurations are iOS 15's as measured by the author of a backport; those of the older
/// kind of button are measured by others, except where noted.
struct ButtonLook {
  /// The colour of the background; `nil` for none.
  let background: Color?
  /// The colour of titles and icon.
  let foreground: Color
  /// The opacity of titles and image.
  var contentAlpha = 1.0
  /// The opacity of black over the image's opaque pixels.
  var imageShade = 0.0
  /// The opacity of the image.
  var imageAlpha = 1.0
  /// The colour of the box behind the title of a selected button of the older system type; `nil` for none.
  var selectionBox: Color?

  init(_ button: ButtonContent, tint: Color) {
    self = button.isConfigured ? Self.configured(button, tint) : Self.older(button, tint)
  }

  private init(
    _ background: Color?, _ foreground: Color, contentAlpha: Double = 1, imageShade: Double = 0,
    imageAlpha: Double = 1
  ) {
    self.background = background
    self.foreground = foreground
    self.contentAlpha = contentAlpha
    self.imageShade = imageShade
    self.imageAlpha = imageAlpha
  }

  /// A button without a configuration.
  private static func older(_ button: ButtonContent, _ tint: Color) -> ButtonLook {
    let own: Color? =
      switch button.soleState {
      case .disabled: button.disabledTitleColor
      case .highlighted: button.highlightedTitleColor
      case .selected: button.selectedTitleColor
      case .focused, .on, .off, nil: nil
      }
    let given = own ?? button.titleColor
    switch button.buttonType {
    case .system:
      if !button.isEnabled {
        let gray = Color(white: button.system.isDark ? 0.55 : 0.52, alpha: 0.45)
        return ButtonLook(nil, given ?? gray)
      }
      var look = ButtonLook(nil, given ?? tint)
      if button.isSelected, button.selectedImage == nil, button.selectedSystemImage == nil {
        // The letters are seen as if cut out (from memory, unverified).
        look = ButtonLook(nil, own ?? Color(white: button.system.isDark ? 0 : 1))
        look.selectionBox = tint
      }
      // The pressed title has a fifth of its opacity.
      if button.isHighlighted { look.contentAlpha = 0.2 }
      return look
    case .custom:
      // The amounts for images are from memory, unverified.
      return ButtonLook(
        nil, given ?? Color(white: 1),
        imageShade: button.isEnabled && button.isHighlighted && !button.hasOwnImage ? 0.5 : 0,
        imageAlpha: button.isEnabled || button.hasOwnImage ? 1 : 0.5)
    }
  }

  /// A button with a configuration.
  private static func configured(_ button: ButtonContent, _ tint: Color) -> ButtonLook {
    let system = button.system
    let pressed = button.isHighlighted
    let isFilled = button.configuration == .filled || button.configuration == .borderedProminent
    let isTinted = button.configuration == .tinted || button.configuration == .borderedTinted
    let isGray = button.configuration == .gray || button.configuration == .bordered
    guard button.isEnabled else {
      return ButtonLook(
        isFilled || isTinted || isGray ? system.tertiarySystemFill : nil, system.tertiaryLabel)
    }
    let back = button.baseBackgroundColor ?? tint
    func faded(_ color: Color, _ factor: Double) -> Color {
      color.withAlphaComponent(color.alpha * factor)
    }
    let veil = faded(back, pressed ? (system.isDark ? 0.18 : 0.12) : (system.isDark ? 0.25 : 0.18))
    if isFilled {
      let front = button.baseForegroundColor ?? Color(white: 1)
      return ButtonLook(
        pressed ? faded(back, 0.75) : back, pressed ? faded(front, 0.75) : front)
    }
    let front = button.baseForegroundColor ?? tint
    if button.isSelected, isTinted {
      let front = button.baseForegroundColor ?? Color(white: 1)
      return ButtonLook(pressed ? faded(back, 0.75) : back, pressed ? faded(front, 0.75) : front)
    }
    if button.isSelected { return ButtonLook(veil, front) }
    let shown = pressed ? faded(front, 0.75) : front
    if isTinted { return ButtonLook(veil, shown) }
    guard isGray else { return ButtonLook(nil, shown) }
    guard let own = button.baseBackgroundColor else {
      // The pressed fills of iOS 15, light and dark.
      let pressedFill =
        system.isDark
        ? Color(red: 140 / 255, green: 140 / 255, blue: 147 / 255, alpha: 0.35)
        : system.secondarySystemFill.withAlphaComponent(0.12)
      return ButtonLook(pressed ? pressedFill : system.secondarySystemFill, shown)
    }
    return ButtonLook(pressed ? faded(own, 0.75) : own, shown)
  }

  /// The radius of the background's corners, in points.
  static func cornerRadius(
    of button: ButtonContent, height: Double, own: Double
  ) -> Double {
    let most = height / 2
    switch button.cornerStyle {
    case .capsule: return most
    // The radii of these four are from memory, unverified.
    case .fixed: return min(own > 0 ? own : 5.95, most)
    case .small: return min(4.5, most)
    case .medium: return min(5.95, most)
    case .large: return min(8.75, most)
    case .dynamic where button.system.areCapsules: return most
    case .dynamic:
      // Scaled with the text, as documented; by how much is our choice.
      let factor = button.system.body.pointSize / 17
      switch button.buttonSize {
      case .mini, .small: return min(14 * factor, most)
      case .medium: return min(5.95 * factor, most)
      case .large: return min(8.75 * factor, most)
      }
    }
  }
}
