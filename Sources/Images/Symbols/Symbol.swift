public import Drawing

/// An icon by its SF Symbols name, drawn by our own shapes.
///
/// The licence of Apple's symbols does not allow use outside of Apple's platforms, so the shapes
/// are our own. A name for which there is no shape gives a dashed box in its place.
public struct Symbol: RawRepresentable, Hashable, Sendable, CaseIterable {
  /// The name, as SF Symbols has it.
  public let rawValue: String

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
  }

  private init(_ name: StaticString) {
    rawValue = name.description
  }

  private init(named name: String) {
    rawValue = name
  }

  /// The symbols that are listed, in the order of the documentation. Variants that rules compose of these,
  /// such as `tag.slash`, are drawn as well.
  public static let allCases: [Symbol] = SymbolLibrary.names.map { Symbol(named: $0) }

  /// Whether there is a shape for the name.
  public var isDrawn: Bool { SymbolLibrary.sketch(of: leftToRightName) != nil }

  /// Returns the symbol for a layout direction: "forward" and "backward" become right or left; all
  /// others are unchanged.
  package func resolved(rightToLeft: Bool) -> Symbol {
    let name = directedName(rightToLeft: rightToLeft)
    guard name != rawValue, SymbolLibrary.sketch(of: name) != nil else { return self }
    return Symbol(named: name)
  }

  private var leftToRightName: String { resolved(rightToLeft: false).rawValue }

  private func directedName(rightToLeft: Bool) -> String {
    let words = rawValue.split(separator: ".", omittingEmptySubsequences: false)
    guard words.contains("forward") || words.contains("backward") else { return rawValue }
    let (forward, backward) = rightToLeft ? ("left", "right") : ("right", "left")
    return words.map { word in
      switch word {
      case "forward": forward
      case "backward": backward
      default: String(word)
      }
    }.joined(separator: ".")
  }

  /// The outline in the given size and weight, with its bounding box.
  ///
  /// It is a single path to fill, with all strokes converted to areas, so that a translucent colour
  /// covers it evenly. "forward" points to the right.
  package func outline(_ configuration: SymbolConfiguration = SymbolConfiguration())
    -> SymbolOutline
  {
    let unit = configuration.unit
    let shape = SymbolShapes.shape(of: leftToRightName, line: configuration.line)
    let size = Size(shape.size.width * unit, shape.size.height * unit)
    // Half of the height of Inter's capitals, which is 0.727 em.
    let middleOfCapitals = 0.727 / 2 * configuration.pointSize
    return SymbolOutline(
      path: shape.path.applying(Transform(scaleX: unit, y: unit)), size: size,
      baseline: size.height / 2 + middleOfCapitals)
  }

  /// The layers for several colours in the given size and weight, from back to front. They are in the same box as the
  /// outline, and have no holes where others are in front of them.
  package func layers(_ configuration: SymbolConfiguration) -> [SymbolLayer] {
    Self.scaled(
      SymbolShapes.layers(of: leftToRightName, line: configuration.line), by: configuration.unit)
  }

  /// The layers in which the symbol shows a value in one colour, from back to front, with the holes of the outline;
  /// empty if it shows none.
  package func valueLayers(_ configuration: SymbolConfiguration) -> [SymbolLayer] {
    Self.scaled(
      SymbolShapes.valueLayers(of: leftToRightName, line: configuration.line),
      by: configuration.unit)
  }

  private static func scaled(_ layers: [SymbolLayer], by unit: Double) -> [SymbolLayer] {
    layers.map {
      SymbolLayer(
        path: $0.path.applying(Transform(scaleX: unit, y: unit)), level: $0.level,
        threshold: $0.threshold)
    }
  }

  /// The outline at regular weight with the margins of its image, centred in a square of side 1, y down.
  public var path: Path {
    let shape = SymbolShapes.shape(of: leftToRightName, line: SymbolConfiguration().line)
    let side = max(shape.size.width, shape.size.height)
    let middle = Point((side - shape.size.width) / 2, (side - shape.size.height) / 2)
    return shape.path.applying(
      Transform.translation(middle).concatenating(Transform(scaleX: 1 / side, y: 1 / side)))
  }
}

extension Symbol {
  /// The symbol `star`.
  public static let star = Symbol("star")
  /// The symbol `star.fill`.
  public static let starFill = Symbol("star.fill")
  /// The symbol `heart`.
  public static let heart = Symbol("heart")
  /// The symbol `heart.fill`.
  public static let heartFill = Symbol("heart.fill")
  /// The symbol `bookmark`.
  public static let bookmark = Symbol("bookmark")
  /// The symbol `bookmark.fill`.
  public static let bookmarkFill = Symbol("bookmark.fill")
  /// The symbol `circle`.
  public static let circle = Symbol("circle")
  /// The symbol `circle.fill`.
  public static let circleFill = Symbol("circle.fill")
  /// The symbol `checkmark`.
  public static let checkmark = Symbol("checkmark")
  /// The symbol `checkmark.circle`.
  public static let checkmarkCircle = Symbol("checkmark.circle")
  /// The symbol `checkmark.circle.fill`.
  public static let checkmarkCircleFill = Symbol("checkmark.circle.fill")
  /// The symbol `plus`.
  public static let plus = Symbol("plus")
  /// The symbol `plus.circle`.
  public static let plusCircle = Symbol("plus.circle")
  /// The symbol `plus.circle.fill`.
  public static let plusCircleFill = Symbol("plus.circle.fill")
  /// The symbol `minus`.
  public static let minus = Symbol("minus")
  /// The symbol `minus.circle`.
  public static let minusCircle = Symbol("minus.circle")
  /// The symbol `minus.circle.fill`.
  public static let minusCircleFill = Symbol("minus.circle.fill")
  /// The symbol `xmark`.
  public static let xmark = Symbol("xmark")
  /// The symbol `xmark.circle`.
  public static let xmarkCircle = Symbol("xmark.circle")
  /// The symbol `xmark.circle.fill`.
  public static let xmarkCircleFill = Symbol("xmark.circle.fill")
  /// The symbol `info.circle`.
  public static let infoCircle = Symbol("info.circle")
  /// The symbol `info.circle.fill`.
  public static let infoCircleFill = Symbol("info.circle.fill")
  /// The symbol `ellipsis`.
  public static let ellipsis = Symbol("ellipsis")
  /// The symbol `ellipsis.circle`.
  public static let ellipsisCircle = Symbol("ellipsis.circle")
  /// The symbol `line.3.horizontal`.
  public static let lineThreeHorizontal = Symbol("line.3.horizontal")
  /// The symbol `chevron.right`.
  public static let chevronRight = Symbol("chevron.right")
  /// The symbol `chevron.left`.
  public static let chevronLeft = Symbol("chevron.left")
  /// The symbol `chevron.up`.
  public static let chevronUp = Symbol("chevron.up")
  /// The symbol `chevron.down`.
  public static let chevronDown = Symbol("chevron.down")
  /// The symbol `chevron.forward`.
  public static let chevronForward = Symbol("chevron.forward")
  /// The symbol `chevron.backward`.
  public static let chevronBackward = Symbol("chevron.backward")
  /// The symbol `magnifyingglass`.
  public static let magnifyingglass = Symbol("magnifyingglass")
  /// The symbol `trash`.
  public static let trash = Symbol("trash")
  /// The symbol `square.and.arrow.up`.
  public static let squareAndArrowUp = Symbol("square.and.arrow.up")
  /// The symbol `person.fill`.
  public static let personFill = Symbol("person.fill")
  /// The symbol `person.crop.circle`.
  public static let personCropCircle = Symbol("person.crop.circle")
  /// The symbol `photo`.
  public static let photo = Symbol("photo")
  /// The symbol `folder`.
  public static let folder = Symbol("folder")
  /// The symbol `folder.fill`.
  public static let folderFill = Symbol("folder.fill")
  /// The symbol `gear`.
  public static let gear = Symbol("gear")
  /// The symbol `gearshape`.
  public static let gearshape = Symbol("gearshape")
}
