internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Motion
internal import Scenes
internal import Views
internal import Vocabulary

/// The keys of the file itself.
package enum RootKey: String, SceneKey {
  case cellophane, title, platform, tick, use, assets, fontFiles, colors, fonts, styles, parts,
    traits,
    policies, behaviors, cell, cells, states, actions, animations,
    rules
  case collectionView, scripts, snapshots

  package static var required: [RootKey] { [.cellophane, .cell, .collectionView] }

  /// The keys that people look for in other places, and that have no other meaning there.
  package static let blocks: [RootKey] = [
    .states, .actions, .rules, .scripts, .snapshots, .collectionView,
  ]

  package var meaning: String {
    switch self {
    case .cellophane: "The version of the format: 1."
    case .title: "A short title."
    case .platform: TraitTable.named(rawValue)?.meaning ?? ""
    case .tick:
      "The calls of scrollViewDidScroll per second while scrolling; 60 by default."
    case .use:
      "Files, relative to this one, whose colours, fonts, styles, parts, animations and states the scene uses."
    case .assets:
      "The folders and asset catalogues with images and colours, relative to this file's folder."
    case .fontFiles:
      "The font files (ttf, otf or ttc) whose fonts texts can name, relative to this file's folder."
    case .colors: "The scene's palette: colours by name."
    case .fonts: "Fonts by name."
    case .styles:
      "Keys that views share, by name: properties, constraints and subviews. A view takes them with `use`."
    case .parts: "Whole views, by name, which subviews take with `use`."
    case .traits: "The traits in which the scene is shown by default."
    case .policies: "Choices between behaviours where sources about UIKit disagree."
    case .behaviors:
      "Presets of behaviour by name; keys of the scene itself take precedence."
    case .cell: "The cell template, before items and rules."
    case .cells:
      "Several cells by name, each with the keys of a view that fills the content view; items say which one they have, as in cell: incoming."
    case .states:
      "Custom states of each cell and what the app sets: flags, words and numbers, with the events that assign them."
    case .actions:
      "What the app does when an event happens in a cell: didSelectItem and other methods of the delegate, events of controls and gestures."
    case .animations: "Animations that rules share, by name."
    case .rules: "Properties that depend on the state; the last matching rule wins."
    case .collectionView: "The collection view that holds the cells."
    case .scripts: "Scripts of touches and other events, by name."
    case .snapshots: "The pictures for snapshot tests."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .cellophane: .constant(Scene.formatVersion)
    case .title: .string
    case .platform: .words(Platform.allCases.map(\.rawValue))
    case .tick: .integer
    case .use: .either([.string, .list(.string)])
    case .assets, .fontFiles: .list(.string)
    case .colors: .dictionary(.color)
    case .fonts: .dictionary(.property(.font))
    case .styles: .dictionary(.map("style"))
    case .parts: .dictionary(.map("view"))
    case .behaviors:
      .list(.either([.words(BehaviorPreset.all.map(\.name)), .map("behavior")]))
    case .traits: .map("traits")
    case .policies: .map("policies")
    case .cell: .map("cell")
    case .cells: .dictionary(.map("style"))
    case .states: .dictionary(.either([.string, .list(.string), .map("stateEvents")]))
    case .actions: .map("actionEvents")
    case .animations: .dictionary(.map("animation"))
    case .rules: .list(.map("rule"))
    case .collectionView: .map("collectionView")
    case .scripts: .dictionary(.list(.map("step")))
    case .snapshots: .map("snapshots")
    }
  }
}

/// The keys of `policies`.
package enum PolicyKey: String, SceneKey {
  case delegateOrder, deselectsOnTouchDown, vetoedSelection, disabledControl,
    configurationEquality, scrollOrder, cellReuse, springFit, stackTextWidths

  package var meaning: String {
    switch self {
    case .delegateOrder: "When didUnhighlight is called: last (header) or first (unhighlightFirst)."
    case .deselectsOnTouchDown:
      "Whether touching another cell deselects the old one without a delegate call."
    case .vetoedSelection:
      "What happens to the old selection when shouldSelect returns false: it stays (keepsOld) or is removed (deselectsOld)."
    case .disabledControl:
      "What a touch on a disabled control does: nothing (takesTouch), or it reaches the cell (passesTouch)."
    case .configurationEquality:
      "Whether a configuration that equals the current one is applied again (alwaysApply) or not (uiKit)."
    case .scrollOrder:
      "Whether cells are laid out before scrollViewDidScroll (layoutFirst) or after it (didScrollFirst)."
    case .cellReuse:
      "What a cell shows that is used again for another item: the states of a new cell (fresh), or those that nothing resets (kept)."
    case .springFit:
      "How a spring is fitted to its duration: as UIKit does (uiKitExact), or always successfully (robust)."
    case .stackTextWidths:
      "How wide labels of several lines are in a horizontal stack: as since iOS 15 (intrinsic), or equal parts as before (disambiguated)."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .delegateOrder: .words(SelectionPolicies.DelegateOrder.allCases.map(\.rawValue))
    case .deselectsOnTouchDown: .boolean
    case .vetoedSelection: .words(SelectionPolicies.VetoedSelection.allCases.map(\.rawValue))
    case .disabledControl: .words(SelectionPolicies.DisabledControl.allCases.map(\.rawValue))
    case .scrollOrder: .words(ScrollOrder.allCases.map(\.rawValue))
    case .cellReuse: .words(CellReuse.allCases.map(\.rawValue))
    case .configurationEquality: .words(ConfigurationEquality.allCases.map(\.rawValue))
    case .springFit: .words(Spring.Fit.allCases.map(\.rawValue))
    case .stackTextWidths: .words(StackTextWidths.allCases.map(\.rawValue))
    }
  }
}
