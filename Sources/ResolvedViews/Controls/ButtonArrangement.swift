internal import Drawing
internal import Images
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The arrangement of a button's image and titles.
struct ButtonArrangement {
  /// The frames of a button's image and titles in its coordinates; `nil` for what it does not have.
  struct Frames {
    var image: Rect?
    var title: Rect?
    var subtitle: Rect?
  }

  /// The minimum width of a button without a configuration and without an image, in points
  /// (measured by others).
  private static let leastWidth = 30.0
  /// The distance of the title from the upper and lower edge of a button without a configuration, in
  /// points (as in layout files of Interface Builder).
  private static let olderInset = 6.0

  /// The title; `nil` for none.
  let title: LabelText?
  /// The subtitle; `nil` for none.
  let subtitle: LabelText?
  let button: ButtonContent
  let image: Size?

  init(_ button: ButtonContent) {
    self.button = button
    let style = Self.paragraph(button)
    func text(
      _ string: String, _ attributed: AttributedText?, _ font: Font, _ style: LabelStyle
    ) -> LabelText? {
      // The colour of images is the label's, which draws them.
      let text = LabelText(string, attributed, font: font, color: .clear, style: style)
      return text.string.isEmpty ? nil : text
    }
    var title = text(button.shownTitle, button.shownAttributedTitle, button.shownTitleFont, style)
    if button.adjustsFontSizeToFitWidth { title?.minimumScaleFactor = button.minimumScaleFactor }
    // Measured by others for buttons without a configuration.
    if !button.isConfigured { title?.allowsTightening = true }
    self.title = title
    var wrapping = style
    (wrapping.lineBreakMode, wrapping.numberOfLines) = (.byWordWrapping, 0)
    subtitle =
      button.isConfigured
      ? text(button.subtitle, button.shownAttributedSubtitle, button.system.caption1, wrapping)
      : nil
    image =
      button.isConfigured && button.showsActivityIndicator
      ? ActivityIndicatorContent.side(of: .medium)
      : button.shownImage.map { shown in
        shown.image?.configured(button.symbolConfiguration).size ?? shown.symbol?.outline(
          button.symbolConfiguration
        ).size ?? .zero
      }
  }

  /// Titles of buttons with a configuration wrap; others are truncated in the middle, unless another line break mode
  /// is given. One that wraps sets no limit to the lines (of older buttons from memory, unverified).
  private static func paragraph(_ button: ButtonContent) -> LabelStyle {
    let direction: LayoutDirection = button.system.isMirrored ? .rightToLeft : .leftToRight
    let leading = TextAlignment.natural.resolved(in: direction)
    let trailing: TextAlignment = leading == .left ? .right : .left
    let lineBreakMode =
      button.lineBreakMode ?? (button.isConfigured ? .byWordWrapping : .byTruncatingMiddle)
    let numberOfLines =
      switch lineBreakMode {
      case .byWordWrapping, .byCharWrapping: button.numberOfLines ?? 0
      case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
        button.numberOfLines ?? 1
      }
    let alignment: TextAlignment =
      switch button.titleAlignment {
      case .leading: leading
      case .center: .center
      case .trailing: trailing
      case .automatic:
        if !button.isConfigured {
          // Titles of several lines have the natural alignment of labels.
          numberOfLines == 1 ? .center : .natural
        } else if button.shownImage == nil && !button.showsActivityIndicator {
          .center
        } else {
          switch button.imagePlacement {
          case .leading: leading
          case .trailing: trailing
          case .top, .bottom: .center
          }
        }
      }
    return LabelStyle(
      alignment: alignment, lineBreakMode: lineBreakMode, numberOfLines: numberOfLines,
      layoutDirection: direction)
  }

  /// The distances of the content from the edges, in points.
  var insets: DirectionalEdgeInsets { button.contentInsets ?? standardInsets }

  /// The insets of the type or size (those of configurations are iOS 15's, as measured by others).
  private var standardInsets: DirectionalEdgeInsets {
    func insets(_ vertical: Double, _ horizontal: Double) -> DirectionalEdgeInsets {
      DirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    guard button.isConfigured else {
      return title == nil ? insets(0, 0) : insets(Self.olderInset, 0)
    }
    switch button.buttonSize {
    case .mini, .small: return insets(5, 10)
    case .medium: return insets(7, 12)
    case .large: return insets(15, 20)
    }
  }

  /// The size of a text; buttons without a configuration round it up to whole points.
  private func size(of text: LabelText?, width: Double?, _ texts: TextStore) -> Size {
    guard let text else { return .zero }
    let size = texts.size(of: text, width: width)
    guard !button.isConfigured else { return size }
    return Size((size.width - 1e-6).rounded(.up), (size.height - 1e-6).rounded(.up))
  }

  var isSideBySide: Bool {
    guard button.isConfigured else { return true }
    switch button.imagePlacement {
    case .leading, .trailing: return true
    case .top, .bottom: return false
    }
  }

  /// The distance between image and titles, in points.
  var imagePadding: Double {
    button.isConfigured && image != nil && (title ?? subtitle) != nil ? button.imagePadding : 0
  }

  var titlePadding: Double { title != nil && subtitle != nil ? button.titlePadding : 0 }

  /// The sizes of both titles and of the box around them, wrapped to a width; `nil` for no limit.
  func titles(
    _ width: Double?, _ texts: TextStore
  ) -> (title: Size, subtitle: Size, both: Size) {
    let first = size(of: title, width: width, texts)
    let second = size(of: subtitle, width: width, texts)
    return (
      first, second,
      Size(max(first.width, second.width), first.height + titlePadding + second.height)
    )
  }

  private func content(_ titles: Size) -> Size {
    let image = image ?? .zero
    return isSideBySide
      ? Size(image.width + imagePadding + titles.width, max(image.height, titles.height))
      : Size(max(image.width, titles.width), image.height + imagePadding + titles.height)
  }

  /// The intrinsic size of the button, in points.
  func naturalSize(_ texts: TextStore) -> Size {
    let content = content(titles(nil, texts).both)
    // The title's insets do not apply to an image beside it.
    let isOlderImage = !button.isConfigured && (image?.height ?? 0) > content.height - 0.5
    let vertical = isOlderImage && button.contentInsets == nil ? 0 : insets.top + insets.bottom
    let width = content.width + insets.leading + insets.trailing
    let back = button.backgroundImage?.size ?? .zero
    return Size(
      max(button.isConfigured || image != nil ? width : max(width, Self.leastWidth), back.width, 0),
      max(content.height + vertical, back.height, 0))
  }

  /// The frames of image and titles.
  func frames(in place: ControlPlace) -> Frames {
    let insets = insets
    let room = Size(
      max(place.size.width - insets.leading - insets.trailing, 0),
      max(place.size.height - insets.top - insets.bottom, 0))
    let beside = isSideBySide ? (image?.width ?? 0) + imagePadding : 0
    let natural = titles(nil, place.texts)
    let titleInsets = directional(button.titleEdgeInsets)
    let limit = max(room.width - beside - titleInsets.leading - titleInsets.trailing, 0)
    // Frames are rounded to pixels and may be too small by half a point, as images need not be whole.
    let isTight = natural.both.width > limit + 0.5
    var sizes = isTight ? titles(limit, place.texts) : natural
    // A title that shrinks or is tightened fills its room instead of being truncated.
    if isTight, let title, title.style.numberOfLines == 1,
      title.minimumScaleFactor != nil || place.texts.isTightened(title, to: limit)
    {
      sizes.both.width = limit
    }
    let titlesSize = Size(
      isTight ? min(sizes.both.width, limit) : sizes.both.width, sizes.both.height)
    let content = content(titlesSize)
    let start = insets.leading + (room.width - content.width) * horizontalShare(place)
    let share = verticalShare
    let top = insets.top + (room.height - content.height) * share
    var frames = Frames()
    var titlesOrigin = Point(start, top)
    if let image {
      var origin = Point(start, top)
      switch isSideBySide ? button.imagePlacement : .top {
      case .trailing where button.isConfigured:
        origin = Point(
          start + content.width - image.width, top + (content.height - image.height) * share)
        titlesOrigin = Point(start, top + (content.height - titlesSize.height) * share)
      case .leading, .trailing:
        origin = Point(start, top + (content.height - image.height) * share)
        titlesOrigin = Point(start + beside, top + (content.height - titlesSize.height) * share)
      case .top, .bottom:
        let isAbove = button.imagePlacement == .top
        let middle = start + (content.width - image.width) / 2
        origin = Point(middle, isAbove ? top : top + content.height - image.height)
        titlesOrigin = Point(
          start + (content.width - titlesSize.width) / 2,
          isAbove ? top + image.height + imagePadding : top)
      }
      let own = directional(button.imageEdgeInsets)
      let filling = filled(Rect(origin: origin + shift(own), size: image), insets, own, room)
      frames.image = frame(filling.origin, filling.size, place)
    }
    titlesOrigin = titlesOrigin + shift(titleInsets)
    if title != nil {
      frames.title = frame(titlesOrigin, Size(titlesSize.width, sizes.title.height), place)
    }
    if subtitle != nil {
      let y = titlesOrigin.y + sizes.title.height + titlePadding
      frames.subtitle = frame(
        Point(titlesOrigin.x, y), Size(titlesSize.width, sizes.subtitle.height), place)
    }
    return frames
  }

  /// The insets of a title or an image with leading and trailing; 0 for buttons with a configuration, which have none.
  private func directional(_ insets: EdgeInsets) -> DirectionalEdgeInsets {
    button.isConfigured
      ? .zero
      : DirectionalEdgeInsets(insets, in: button.system.isMirrored ? .rightToLeft : .leftToRight)
  }

  /// How far insets of a title or an image move it: they make its room smaller at each edge, and it keeps its share of
  /// what is free.
  private func shift(_ insets: DirectionalEdgeInsets) -> Point {
    let x =
      switch button.contentHorizontalAlignment {
      case .center: (insets.leading - insets.trailing) / 2
      case .leading, .fill: insets.leading
      case .trailing: -insets.trailing
      case .left: button.system.isMirrored ? -insets.trailing : insets.leading
      case .right: button.system.isMirrored ? insets.leading : -insets.trailing
      }
    let y =
      switch button.contentVerticalAlignment {
      case .center: (insets.top - insets.bottom) / 2
      case .top, .fill: insets.top
      case .bottom: -insets.bottom
      }
    return Point(x, y)
  }

  /// The frame of an image that stands alone in a button without a configuration, stretched along each axis that it
  /// fills (from memory, unverified).
  private func filled(
    _ frame: Rect, _ insets: DirectionalEdgeInsets, _ own: DirectionalEdgeInsets, _ room: Size
  ) -> Rect {
    guard !button.isConfigured, title == nil else { return frame }
    var frame = frame
    if button.contentHorizontalAlignment == .fill {
      frame.origin.x = insets.leading + own.leading
      frame.size.width = max(room.width - own.leading - own.trailing, 0)
    }
    if button.contentVerticalAlignment == .fill {
      frame.origin.y = insets.top + own.top
      frame.size.height = max(room.height - own.top - own.bottom, 0)
    }
    return frame
  }

  /// The share of the free height that is above the content; text does not stretch.
  private var verticalShare: Double {
    switch button.contentVerticalAlignment {
    case .center: 0.5
    case .top, .fill: 0
    case .bottom: 1
    }
  }

  /// The share of the free width that is before the content.
  private func horizontalShare(_ place: ControlPlace) -> Double {
    let isMirrored = button.system.isMirrored
    return switch button.contentHorizontalAlignment {
    case .center: 0.5
    case .leading, .fill: 0
    case .trailing: 1
    case .left: isMirrored ? 1 : 0
    case .right: isMirrored ? 0 : 1
    }
  }

  /// A frame at an origin that is measured from the leading edge.
  private func frame(_ origin: Point, _ size: Size, _ place: ControlPlace) -> Rect {
    let x =
      button.system.isMirrored ? place.size.width - origin.x - size.width : origin.x
    return Rect(place.pixel(x), place.pixel(origin.y), size.width, size.height)
  }
}
