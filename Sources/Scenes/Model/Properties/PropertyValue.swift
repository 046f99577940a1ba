public import Drawing

/// The value of some property of a view.
public enum PropertyValue: Hashable, Sendable {
  /// A colour, or UIKit's nil.
  case color(DynamicColor?)
  /// A number.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A transform.
  case transform(ViewTransform)
  /// Some corners.
  case corners(CornerMask)
  /// One of the words of an enumeration, as UIKit spells them.
  case word(String)
  /// A whole number.
  case integer(Int)
  /// Text.
  case string(String)
  /// A font.
  case font(DynamicFont)
  /// An icon, or UIKit's nil.
  case symbol(Symbol?)
  /// How much something matters in layout.
  case priority(LayoutPriority)
  /// An image, or UIKit's nil.
  case image(SceneImage?)

  /// The value as a scene file spells it.
  package var sceneText: String {
    switch self {
    case .color(let color): color?.sceneText ?? "nil"
    case .number(let number): decimal(number)
    case .boolean(let answer): "\(answer)"
    case .transform(let transform): transform.sceneText
    case .corners(let corners): corners.sceneText
    case .word(let word): word
    case .integer(let number): "\(number)"
    case .string(let text): quoted(text)
    case .font(let font): font.sceneText
    case .symbol(let symbol): symbol?.rawValue ?? "nil"
    case .priority(let priority): priority.sceneText
    case .image(let image): image?.sceneText ?? "nil"
    }
  }
}
