public import Drawing

/// A change of traits during a script, for example from light to dark mode. It applies to all cells at
/// once. Traits that are `nil` keep their values.
public struct TraitsChange: Hashable, Sendable {
  /// The new interface style.
  public var appearance: Appearance?
  /// The new contrast.
  public var accessibilityContrast: AccessibilityContrast?
  /// The new interface level.
  public var userInterfaceLevel: UserInterfaceLevel?
  /// The new text size.
  public var contentSize: ContentSizeCategory?
  /// The new layout direction.
  public var layoutDirection: LayoutDirection?
  /// Whether "Reduce Motion" is on from then on.
  public var reduceMotion: Bool?
  /// Whether "Bold Text" is on from then on.
  public var boldText: Bool?

  /// Creates a change. Traits without an argument keep their values.
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

  /// The changed traits and their new values, as scene files spell them.
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
  /// The changed traits as text: `appearance dark, boldText true`.
  public var description: String {
    words.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }
}
