/// How an accessibility element behaves or is used (`UIAccessibilityTraits`).
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It is a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It is a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a field in which people search.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 2)
  /// It is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 3)
  /// It is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 4)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 5)
  /// It is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 6)
  /// It is text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 7)
  /// It sums up the app when the app starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 8)
  /// It is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 9)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts to play or record when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be raised and lowered.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches itself, past the assistive app.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// It is the header of a section.
  public static let header = AccessibilityTraits(rawValue: 1 << 15)
  /// It is a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 16)
  /// It is a switch.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 17)
  /// Its content can be zoomed.
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 18)

  /// The traits in the set: what the element is, and then how it is at the moment.
  package var members: [AccessibilityTrait] {
    let all = AccessibilityTrait.allCases.filter { contains($0.traits) }
    return all.filter(\.isKind) + all.filter { !$0.isKind }
  }
}
