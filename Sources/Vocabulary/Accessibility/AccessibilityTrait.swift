/// How an accessibility element behaves or is used (`UIAccessibilityTraits`), with UIKit's names.
package enum AccessibilityTrait: String, CaseIterable, Hashable, Sendable {
  case button, link, searchField, image, selected, playsSound, keyboardKey, staticText
  case summaryElement, notEnabled, updatesFrequently, startsMediaSession, adjustable
  case allowsDirectInteraction, causesPageTurn, header, tabBar, toggleButton, supportsZoom
}
