public import Drawing

/// What changes of the surroundings of all cells at one moment of a script, as when night falls or a person
/// goes to the system's settings. What is not named stays as it is.
public struct TraitsChange: Hashable, Sendable {
  /// Light or dark from then on.
  public var appearance: Appearance?
  /// How far colours stand apart from then on.
  public var accessibilityContrast: AccessibilityContrast?
  /// Whether the collection view lies over something from then on.
  public var userInterfaceLevel: UserInterfaceLevel?
  /// The text size from then on.
  public var contentSize: ContentSizeCategory?
  /// Where reading starts from then on.
  public var layoutDirection: LayoutDirection?
  /// Whether less motion is asked for from then on.
  public var reduceMotion: Bool?
  /// Whether bold text is asked for from then on.
  public var boldText: Bool?

  /// Makes a change of what is named.
  public init(
    appearance: Appearance? = nil, accessibilityContrast: AccessibilityContrast? = nil,
    userInterfaceLevel: UserInterfaceLevel? = nil, contentSize: ContentSizeCategory? = nil,
    layoutDirection: LayoutDirection? = nil, reduceMotion: Bool? = nil, boldText: Bool? = nil
  ) {
    self.appearance = appearance
    self.accessibilityContrast = accessibilityContrast
    self.userInterfaceLevel = userInterfaceLevel
    self.contentSize = contentSize
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.boldText = boldText
  }

  /// Whether it changes nothing.
  package var isEmpty: Bool { self == TraitsChange() }

  /// What changes, in the words of scene files.
  package var words: [(name: String, value: String)] {
    let all = [
      ("appearance", appearance?.rawValue),
      ("accessibilityContrast", accessibilityContrast?.rawValue),
      ("userInterfaceLevel", userInterfaceLevel?.rawValue),
      ("contentSize", contentSize?.rawValue),
      ("layoutDirection", layoutDirection?.rawValue),
      ("reduceMotion", reduceMotion.map { "\($0)" }),
      ("boldText", boldText.map { "\($0)" }),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }
}

extension TraitsChange: CustomStringConvertible {
  /// `appearance dark, boldText true`.
  public var description: String {
    words.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }
}
