public import Drawing

/// An icon by its SF Symbols name, drawn by our own shapes.
///
/// The licence of Apple's symbols does not allow use outside of Apple's platforms, so the shapes
/// are our own. A name for which there is no shape gives a dashed box in its place.
public struct Symbol: RawRepresentable, Hashable, Sendable, CaseIterable {
  /// The name, as SF Symbols has it.
  public let rawValue: String
  /// The shape; `nil` if there is none.
  let drawing: SymbolDrawing?

  /// The maximum length of a name, in bytes. Our choice; Apple's longest names have about 60.
  private static let longestName = 100

  /// Creates a symbol from its name. Returns nil if no symbol can have the name: names consist of
  /// lower-case letters, digits and dots.
  public init?(rawValue: String) {
    guard (1...Self.longestName).contains(rawValue.utf8.count),
      rawValue.utf8.allSatisfy({ byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
      }), rawValue.first != ".", rawValue.last != "."
    else { return nil }
    self.rawValue = rawValue
    drawing = SymbolDrawing(rawValue: rawValue)
  }

  private init(_ drawing: SymbolDrawing) {
    rawValue = drawing.rawValue
    self.drawing = drawing
  }

  /// The symbols that have a shape, in the order of the documentation.
  public static let allCases: [Symbol] = SymbolDrawing.allCases.map { Symbol($0) }

  /// Whether there is a shape for the name.
  public var isDrawn: Bool { drawing != nil }

  /// The side of the square that a symbol of regular proportions fills at a point size of 17 and
  /// the medium scale, in points. Our choice; the sizes of Apple's symbols are not published.
  public static let sideAtBodySize = 20.0

  /// Returns the symbol for a layout direction: "forward" and "backward" become right or left; all
  /// others are unchanged.
  public func resolved(rightToLeft: Bool) -> Symbol {
    if self == .chevronForward { return rightToLeft ? .chevronLeft : .chevronRight }
    if self == .chevronBackward { return rightToLeft ? .chevronRight : .chevronLeft }
    return self
  }

  /// The outline in the given size and weight, with its bounding box.
  ///
  /// It is a single path to fill, with all strokes converted to areas, so that a translucent colour
  /// covers it evenly. "forward" points to the right.
  package func outline(_ configuration: SymbolConfiguration = SymbolConfiguration())
    -> SymbolOutline
  {
    let unit = configuration.unit
    let shape = SymbolPen(line: configuration.line).shape(of: resolved(rightToLeft: false))
    let size = Size(shape.width * unit, shape.height * unit)
    // Half of the height of Inter's capitals, which is 0.727 em.
    let middleOfCapitals = 0.727 / 2 * configuration.pointSize
    return SymbolOutline(
      path: shape.path.applying(.scale(x: unit, y: unit)), size: size,
      baseline: size.height / 2 + middleOfCapitals)
  }

  /// The outline at regular weight, centred in a square of side 1, y down.
  public var path: Path {
    let line = SymbolConfiguration().line
    let shape = SymbolPen(line: line).shape(of: resolved(rightToLeft: false))
    guard self != .starFill else { return SymbolPen.unitStar }
    let side = max(shape.width, shape.height, 20)
    let middle = Point((side - shape.width) / 2, (side - shape.height) / 2)
    return shape.path.applying(
      Transform.translation(middle).concatenating(.scale(x: 1 / side, y: 1 / side)))
  }
}

extension Symbol {
  /// The symbol `star`.
  public static let star = Symbol(.star)
  /// The symbol `star.fill`.
  public static let starFill = Symbol(.starFill)
  /// The symbol `heart`.
  public static let heart = Symbol(.heart)
  /// The symbol `heart.fill`.
  public static let heartFill = Symbol(.heartFill)
  /// The symbol `bookmark`.
  public static let bookmark = Symbol(.bookmark)
  /// The symbol `bookmark.fill`.
  public static let bookmarkFill = Symbol(.bookmarkFill)
  /// The symbol `circle`.
  public static let circle = Symbol(.circle)
  /// The symbol `circle.fill`.
  public static let circleFill = Symbol(.circleFill)
  /// The symbol `checkmark`.
  public static let checkmark = Symbol(.checkmark)
  /// The symbol `checkmark.circle`.
  public static let checkmarkCircle = Symbol(.checkmarkCircle)
  /// The symbol `checkmark.circle.fill`.
  public static let checkmarkCircleFill = Symbol(.checkmarkCircleFill)
  /// The symbol `plus`.
  public static let plus = Symbol(.plus)
  /// The symbol `plus.circle`.
  public static let plusCircle = Symbol(.plusCircle)
  /// The symbol `plus.circle.fill`.
  public static let plusCircleFill = Symbol(.plusCircleFill)
  /// The symbol `minus`.
  public static let minus = Symbol(.minus)
  /// The symbol `minus.circle`.
  public static let minusCircle = Symbol(.minusCircle)
  /// The symbol `minus.circle.fill`.
  public static let minusCircleFill = Symbol(.minusCircleFill)
  /// The symbol `xmark`.
  public static let xmark = Symbol(.xmark)
  /// The symbol `xmark.circle`.
  public static let xmarkCircle = Symbol(.xmarkCircle)
  /// The symbol `xmark.circle.fill`.
  public static let xmarkCircleFill = Symbol(.xmarkCircleFill)
  /// The symbol `info.circle`.
  public static let infoCircle = Symbol(.infoCircle)
  /// The symbol `info.circle.fill`.
  public static let infoCircleFill = Symbol(.infoCircleFill)
  /// The symbol `ellipsis`.
  public static let ellipsis = Symbol(.ellipsis)
  /// The symbol `ellipsis.circle`.
  public static let ellipsisCircle = Symbol(.ellipsisCircle)
  /// The symbol `line.3.horizontal`.
  public static let lineThreeHorizontal = Symbol(.lineThreeHorizontal)
  /// The symbol `chevron.right`.
  public static let chevronRight = Symbol(.chevronRight)
  /// The symbol `chevron.left`.
  public static let chevronLeft = Symbol(.chevronLeft)
  /// The symbol `chevron.up`.
  public static let chevronUp = Symbol(.chevronUp)
  /// The symbol `chevron.down`.
  public static let chevronDown = Symbol(.chevronDown)
  /// The symbol `chevron.forward`.
  public static let chevronForward = Symbol(.chevronForward)
  /// The symbol `chevron.backward`.
  public static let chevronBackward = Symbol(.chevronBackward)
  /// The symbol `magnifyingglass`.
  public static let magnifyingglass = Symbol(.magnifyingglass)
  /// The symbol `trash`.
  public static let trash = Symbol(.trash)
  /// The symbol `square.and.arrow.up`.
  public static let squareAndArrowUp = Symbol(.squareAndArrowUp)
  /// The symbol `person.fill`.
  public static let personFill = Symbol(.personFill)
  /// The symbol `person.crop.circle`.
  public static let personCropCircle = Symbol(.personCropCircle)
  /// The symbol `photo`.
  public static let photo = Symbol(.photo)
  /// The symbol `folder`.
  public static let folder = Symbol(.folder)
  /// The symbol `folder.fill`.
  public static let folderFill = Symbol(.folderFill)
  /// The symbol `gear`.
  public static let gear = Symbol(.gear)
  /// The symbol `gearshape`.
  public static let gearshape = Symbol(.gearshape)
}
