/// A single accessibility trait with its name in scene files and captures, which is UIKit's.
package enum AccessibilityTrait: String, CaseIterable, Hashable, Sendable {
  case button, link, searchField, image, selected, playsSound, keyboardKey, staticText
  case summaryElement, notEnabled, updatesFrequently, startsMediaSession, adjustable
  case allowsDirectInteraction, causesPageTurn, header, tabBar, toggleButton, supportsZoom

  /// Whether it is about the kind of the element, not about its current state.
  package var isKind: Bool {
    switch self {
    case .button, .link, .searchField, .image, .keyboardKey, .staticText, .summaryElement,
      .adjustable, .header, .tabBar, .toggleButton:
      true
    case .selected, .notEnabled, .playsSound, .updatesFrequently, .startsMediaSession,
      .allowsDirectInteraction, .causesPageTurn, .supportsZoom:
      false
    }
  }

  /// The set that contains only this trait.
  package var traits: AccessibilityTraits {
    switch self {
    case .button: .button
    case .link: .link
    case .searchField: .searchField
    case .image: .image
    case .selected: .selected
    case .playsSound: .playsSound
    case .keyboardKey: .keyboardKey
    case .staticText: .staticText
    case .summaryElement: .summaryElement
    case .notEnabled: .notEnabled
    case .updatesFrequently: .updatesFrequently
    case .startsMediaSession: .startsMediaSession
    case .adjustable: .adjustable
    case .allowsDirectInteraction: .allowsDirectInteraction
    case .causesPageTurn: .causesPageTurn
    case .header: .header
    case .tabBar: .tabBar
    case .toggleButton: .toggleButton
    case .supportsZoom: .supportsZoom
    }
  }
}
