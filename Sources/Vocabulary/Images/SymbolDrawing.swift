/// The icons that have shapes, by their names.
enum SymbolDrawing: String, Hashable, Sendable, CaseIterable {
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
}
