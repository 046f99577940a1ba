public import Drawing

/// Our own icons under SF Symbols' names.
///
/// The licence of Apple's symbols does not allow use outside of Apple's platforms, so the shapes
/// are our own.
public enum Symbol: String, Hashable, Sendable, CaseIterable {
  case star
  case starFill = "star.fill"
  case heart
  case heartFill = "heart.fill"
  case bookmark
  case bookmarkFill = "bookmark.fill"
  case circle
  case circleFill = "circle.fill"
  case checkmark
  case checkmarkCircle = "checkmark.circle"
  case checkmarkCircleFill = "checkmark.circle.fill"
  case plus
  case plusCircle = "plus.circle"
  case plusCircleFill = "plus.circle.fill"
  case minus
  case minusCircle = "minus.circle"
  case minusCircleFill = "minus.circle.fill"
  case xmark
  case xmarkCircle = "xmark.circle"
  case xmarkCircleFill = "xmark.circle.fill"
  case infoCircle = "info.circle"
  case infoCircleFill = "info.circle.fill"
  case ellipsis
  case ellipsisCircle = "ellipsis.circle"
  case lineThreeHorizontal = "line.3.horizontal"
  case chevronRight = "chevron.right"
  case chevronLeft = "chevron.left"
  case chevronUp = "chevron.up"
  case chevronDown = "chevron.down"
  case chevronForward = "chevron.forward"
  case chevronBackward = "chevron.backward"
  case magnifyingglass
  case trash
  case squareAndArrowUp = "square.and.arrow.up"
  case personFill = "person.fill"
  case personCropCircle = "person.crop.circle"
  case photo
  case folder
  case folderFill = "folder.fill"
  case gear
  case gearshape

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
