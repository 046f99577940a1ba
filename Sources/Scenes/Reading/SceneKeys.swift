internal import Drawing
internal import Interaction
internal import Motion
internal import Vocabulary

/// The keys of the file itself.
enum RootKey: String, SceneKey {
  case cellophane, title, tick, assets, colors, traits, policies, cell, states, animations, rules
  case collectionView, scripts, snapshots

  static var required: [RootKey] { [.cellophane, .cell, .collectionView] }

  var meaning: String {
    switch self {
    case .cellophane: "The version of the format: 1."
    case .title: "What the scene shows, in a few words."
    case .tick:
      "How often a scroll calls scrollViewDidScroll, in calls a second; 60 by default."
    case .assets:
      "The folders and asset catalogues with images and colours, from this file's folder."
    case .colors: "Colours of the scene's own, by name."
    case .traits: "The surroundings in which the scene is shown if nobody asks for others."
    case .policies: "How the selection machine decides where sources about UIKit disagree."
    case .cell: "The cell before any rule."
    case .states: "States of the scene's own that each cell has, with the events that assign them."
    case .animations: "Animations that rules share, by name."
    case .rules: "How the look depends on the state; the last rule that holds wins."
    case .collectionView: "The collection view that holds the cells."
    case .scripts: "What a finger does, by name."
    case .snapshots: "What the golden-image tests take."
    }
  }

  var schema: SchemaType {
    switch self {
    case .cellophane: .constant(Scene.formatVersion)
    case .title: .string
    case .tick: .integer
    case .assets: .list(.string)
    case .colors: .dictionary(.color)
    case .traits: .map("traits")
    case .policies: .map("policies")
    case .cell: .map("cell")
    case .states: .dictionary(.map("stateEvents"))
    case .animations: .dictionary(.map("animation"))
    case .rules: .list(.map("rule"))
    case .collectionView: .map("collectionView")
    case .scripts: .dictionary(.list(.map("step")))
    case .snapshots: .map("snapshots")
    }
  }
}

/// The keys of `traits`.
enum TraitKey: String, SceneKey {
  case appearance, accessibilityContrast, userInterfaceLevel, contentSize, layoutDirection
  case reduceMotion, boldText

  var meaning: String {
    switch self {
    case .appearance: "Light or dark; light by default."
    case .accessibilityContrast:
      "How far colours stand apart: high as with \"Increase Contrast\", normal by default."
    case .userInterfaceLevel:
      "Whether the collection view lies over something (elevated) or not (base, the default)."
    case .contentSize: "The text size that text styles follow; large by default."
    case .layoutDirection:
      "The way in which one reads: leftToRight, the default, or rightToLeft."
    case .reduceMotion: "Whether less motion is asked for: what rules make of it; false by default."
    case .boldText: "Whether system fonts are two steps heavier; false by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .appearance: .words(Appearance.allCases.map(\.rawValue))
    case .accessibilityContrast: .words(AccessibilityContrast.allCases.map(\.rawValue))
    case .userInterfaceLevel: .words(UserInterfaceLevel.allCases.map(\.rawValue))
    case .contentSize: .words(ContentSizeCategory.allCases.map(\.rawValue))
    case .layoutDirection: .words(LayoutDirection.allCases.map(\.rawValue))
    case .reduceMotion, .boldText: .boolean
    }
  }
}

/// The keys of `policies`.
enum PolicyKey: String, SceneKey {
  case delegateOrder, deselectsOnTouchDown, configurationEquality, scrollOrder, springFit

  var meaning: String {
    switch self {
    case .delegateOrder: "Where didUnhighlight stands: last (header) or first (unhighlightFirst)."
    case .deselectsOnTouchDown:
      "Whether the old cell loses isSelected silently when another one is touched."
    case .configurationEquality:
      "Whether a configuration that is equal to the shown one is drawn again (alwaysApply) or not (uiKit)."
    case .scrollOrder:
      "Whether scrollViewDidScroll sees the cells that are on screen now (layoutFirst) or before (didScrollFirst)."
    case .springFit:
      "How the spring of a duration is found: as UIKit does (uiKitExact), or so that it always is (robust)."
    }
  }

  var schema: SchemaType {
    switch self {
    case .delegateOrder: .words(SelectionPolicies.DelegateOrder.allCases.map(\.rawValue))
    case .deselectsOnTouchDown: .boolean
    case .scrollOrder: .words(ScrollOrder.allCases.map(\.rawValue))
    case .configurationEquality: .words(ConfigurationEquality.allCases.map(\.rawValue))
    case .springFit: .words(Spring.Fit.allCases.map(\.rawValue))
    }
  }
}
