package import Drawing
package import Vocabulary

/// The content of a list cell before its width is known: what `UIListContentView` lays out without
/// constraints that authors can see.
package struct ListContent: Hashable, Sendable {
  /// The frames of the parts in a content view, in its coordinates, and the height that they need.
  private struct Arrangement {
    var frames: [ContentPart: Rect] = [:]
    var height = 0.0
  }

  private let margins: DirectionalEdgeInsets
  /// The text; `nil` for none.
  package var text: LabelText?
  /// The secondary text; `nil` for none.
  package var secondaryText: LabelText?
  private var image: Size?
  private var isSymbol = false
  private var reserved = Size.zero
  private let imagePadding: Double
  private let horizontalPadding: Double
  private let verticalPadding: Double
  private let prefersSideBySide: Bool
  private let style: ListContentStyle

  /// Creates the content of a cell.
  ///
  /// - Parameters:
  ///   - style: The style of the content configuration.
  ///   - margins: The margins in the content view, in points.
  ///   - imagePadding: The distance between the image and the texts, in points.
  ///   - horizontalPadding: The minimum distance between texts side by side, in points.
  ///   - verticalPadding: The distance between texts one below the other, in points.
  ///   - prefersSideBySide: Whether the texts are side by side if they fit.
  package init(
    style: ListContentStyle, margins: DirectionalEdgeInsets, imagePadding: Double,
    horizontalPadding: Double, verticalPadding: Double, prefersSideBySide: Bool
  ) {
    self.style = style
    self.margins = margins
    self.imagePadding = imagePadding
    self.horizontalPadding = horizontalPadding
    self.verticalPadding = verticalPadding
    self.prefersSideBySide = prefersSideBySide
  }

  /// Adds an image.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points; `nil` for none.
  ///   - maximumSize: The maximum size, in points; a side of 0 is not limited.
  ///   - reservedSize: The size that is reserved for it, in points; a side of 0 means the style's.
  ///   - isSymbol: Whether it is an icon, for which the style reserves space.
  package mutating func setImage(
    _ size: Size?, maximumSize: Size, reservedSize: Size, isSymbol: Bool
  ) {
    image = size.map { Self.fit($0, in: maximumSize) }
    reserved = reservedSize
    self.isSymbol = isSymbol
  }

  /// The size scaled down until no side exceeds that of `most`; sides of 0 are not limited.
  private static func fit(_ size: Size, in most: Size) -> Size {
    let sides = [(size.width, most.width), (size.height, most.height)]
    let factors = sides.compactMap { side, limit -> Double? in
      side > 0 && limit > 0 ? limit / side : nil
    }
    let factor = min(1, factors.min() ?? 1)
    return Size(size.width * factor, size.height * factor)
  }

  /// The width at which no text wraps, in points.
  package func naturalWidth(_ context: LayoutContext) -> Double {
    let sizes = [text, secondaryText].compactMap { $0.map { context.texts.size(of: $0) } }
    let texts =
      prefersSideBySide && sizes.count == 2
      ? sizes[0].width + horizontalPadding + sizes[1].width : sizes.map(\.width).max() ?? 0
    return textStart(context.category) + texts + margins.trailing
  }

  /// The height of a cell with a content view of this width, in points.
  package func height(width: Double, _ context: LayoutContext) -> Double {
    max(
      neededHeight(width: width, context),
      ListMetrics.minimumHeight(of: style, at: context.category, on: context.platform))
  }

  /// The height of the content with its margins, in points.
  package func neededHeight(width: Double, _ context: LayoutContext) -> Double {
    arrangement(width: width, context).height + margins.top + margins.bottom
  }

  /// The texts by which the content becomes higher where it is narrower than its natural width; there they are one
  /// below the other.
  package func wrappingTexts(
    at category: ContentSizeCategory, on platform: PlatformMetrics
  ) -> WrappingTexts {
    let minimum = ListMetrics.minimumHeight(of: style, at: category, on: platform)
    let vertical = margins.top + margins.bottom
    return WrappingTexts(
      texts: [text, secondaryText].compactMap(\.self), spacing: verticalPadding,
      padding: Size(textStart(category) + margins.trailing, vertical),
      leastHeight: max(imageBox(category).height, minimum - vertical))
  }

  /// The frames of its views in a content view of a size, in its coordinates.
  package func frames(in size: Size, _ context: LayoutContext) -> [ContentPart: Rect] {
    let arrangement = arrangement(width: size.width, context)
    let room = size.height - margins.top - margins.bottom
    let top = margins.top + max(0, room - arrangement.height) / 2
    return arrangement.frames.mapValues { frame in
      let x =
        context.direction == .rightToLeft ? size.width - frame.maxX : frame.minX
      return Rect(x, frame.minY + top, frame.size.width, frame.size.height)
    }
  }

  /// The size reserved for the image.
  private func imageBox(_ category: ContentSizeCategory) -> Size {
    guard let image else { return .zero }
    let least = isSymbol ? ListMetrics.reservedSymbolWidth(of: style, at: category) : 0
    return Size(
      reserved.width > 0 ? reserved.width : max(image.width, least),
      reserved.height > 0 ? reserved.height : image.height)
  }

  /// The x at which the texts start.
  private func textStart(_ category: ContentSizeCategory) -> Double {
    guard image != nil else { return margins.leading }
    let hasText = text != nil || secondaryText != nil
    return margins.leading + imageBox(category).width + (hasText ? imagePadding : 0)
  }

  /// The arrangement from left to right, starting at the top of the content.
  private func arrangement(width: Double, _ context: LayoutContext) -> Arrangement {
    let start = textStart(context.category)
    var result = textArrangement(
      start: start, width: max(0, width - start - margins.trailing), context)
    guard let image else { return result }
    let box = imageBox(context.category)
    let height = max(result.height, box.height)
    for (part, frame) in result.frames {
      result.frames[part] = frame.offset(by: Point(0, (height - result.height) / 2))
    }
    result.frames[.image] = Rect(
      margins.leading + (box.width - image.width) / 2, (height - image.height) / 2, image.width,
      image.height)
    result.height = height
    return result
  }

  private func textArrangement(
    start: Double, width: Double, _ context: LayoutContext
  ) -> Arrangement {
    if let sideBySide = sideBySide(start: start, width: width, context) { return sideBySide }
    var result = Arrangement()
    for (part, text) in [(ContentPart.text, text), (.secondaryText, secondaryText)] {
      guard let text else { continue }
      if !result.frames.isEmpty { result.height += verticalPadding }
      let size = context.texts.size(of: text, width: width)
      result.frames[part] = Rect(start, result.height, width, size.height)
      result.height += size.height
    }
    return result
  }

  /// Both texts on one line with aligned baselines; `nil` if that is not preferred or they do not
  /// fit (documented).
  private func sideBySide(
    start: Double, width: Double, _ context: LayoutContext
  ) -> Arrangement? {
    guard prefersSideBySide, let text, let secondaryText else { return nil }
    let (first, second) = (context.texts.size(of: text), context.texts.size(of: secondaryText))
    // Rounding errors must not matter for a value that is on a pixel boundary.
    guard first.width + horizontalPadding + second.width <= width + 1e-6 else { return nil }
    let baseline = max(text.font.ascender, secondaryText.font.ascender)
    let (y, otherY) = (baseline - text.font.ascender, baseline - secondaryText.font.ascender)
    return Arrangement(
      frames: [
        .text: Rect(start, y, width - second.width - horizontalPadding, first.height),
        .secondaryText: Rect(start + width - second.width, otherY, second.width, second.height),
      ], height: max(y + first.height, otherY + second.height))
  }
}
