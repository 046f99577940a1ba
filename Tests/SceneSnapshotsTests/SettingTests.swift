import Cellophane
import SceneFormat
import TestSupport
import Testing

@testable import SceneReading
@testable import SceneSnapshots
@testable import Snapshots

/// An edit of each key of `collectionView`, its layouts, `traits`, `policies`, `states` and scripts. The texts beside
/// goldens have to name it by key, both values and line.
@Suite("Changes outside of cells and rules are named by their keys")
struct SettingTests {
  struct Edit: CustomStringConvertible, Sendable {
    let scene: String
    let old: String
    let new: String
    let subject: String
    let before: String?
    let after: String?

    init(
      _ scene: String, _ old: String, _ new: String, _ subject: String, _ before: String?,
      _ after: String?
    ) {
      (self.scene, self.old, self.new) = (scene, old, new)
      (self.subject, self.before, self.after) = (subject, before, after)
    }

    var description: String { "\(scene): \(new)" }
  }

  static let edits: [Edit] = [
    Edit(
      "flow", "tick: 30", "tick: 20",
      "scene.tick", "30", "20"),
    Edit(
      "flow", "userInterfaceLevel: elevated", "userInterfaceLevel: base",
      "traits.userInterfaceLevel", "elevated", nil),
    Edit(
      "flow", "delegateOrder: unhighlightFirst", "delegateOrder: header",
      "policies.delegateOrder", "unhighlightFirst", nil),
    Edit(
      "flow", "deselectsOnTouchDown: false", "deselectsOnTouchDown: true",
      "policies.deselectsOnTouchDown", "false", nil),
    Edit(
      "flow", "vetoedSelection: deselectsOld", "vetoedSelection: keepsOld",
      "policies.vetoedSelection", "deselectsOld", nil),
    Edit(
      "flow", "disabledControl: passesTouch", "disabledControl: takesTouch",
      "policies.disabledControl", "passesTouch", nil),
    Edit(
      "table", "rowHeight: 50", "rowHeight: 60", "collectionView.listLayout.rowHeight", "50", "60"),
    Edit(
      "flow", "configurationEquality: alwaysApply", "configurationEquality: uiKit",
      "policies.configurationEquality", "alwaysApply", nil),
    Edit(
      "flow", "scrollOrder: didScrollFirst", "scrollOrder: layoutFirst",
      "policies.scrollOrder", "didScrollFirst", nil),
    Edit(
      "flow", "cellReuse: kept", "cellReuse: fresh", "policies.cellReuse", "kept", nil),
    Edit(
      "flow", "stackTextWidths: disambiguated", "stackTextWidths: intrinsic",
      "policies.stackTextWidths", "disambiguated", nil),
    Edit(
      "flow", "springFit: robust", "springFit: uiKitExact",
      "policies.springFit", "robust", nil),
    Edit(
      "flow", "initially: 0.5", "initially: 0.25",
      "states[0].initially", "0.5", "0.25"),
    Edit(
      "flow", "animation: { duration: 0.2 }", "animation: { duration: 0.3 }",
      "states[0].animation", "{ duration: 0.2 }", "{ duration: 0.3 }"),
    Edit(
      "flow", "didSelectItem: true", "didSelectItem: not marked",
      "states[1].didSelectItem", "true", "not marked"),
    Edit(
      "flow", "frame: { width: 200, height: 100 }", "frame: { width: 220, height: 100 }",
      "collectionView.frame", "200 × 100", "220 × 100"),
    Edit(
      "flow", "backgroundColor: systemGray", "backgroundColor: systemRed",
      "collectionView.backgroundColor", "#8E8E93", "#FF3B30"),
    Edit(
      "flow", "contentInset: 4", "contentInset: { top: 4, left: 5 }",
      "collectionView.contentInset", "4", "{ top: 4, left: 5, bottom: 0, right: 0 }"),
    Edit(
      "flow", "contentOffset: { x: 0, y: 10 }", "contentOffset: { x: 0, y: 5 }",
      "collectionView.contentOffset", "(0, 10)", "(0, 5)"),
    Edit(
      "flow", "allowsSelection: false", "allowsSelection: true",
      "collectionView.allowsSelection", "false", nil),
    Edit(
      "flow", "allowsMultipleSelection: true", "allowsMultipleSelection: false",
      "collectionView.allowsMultipleSelection", "true", nil),
    Edit(
      "flow", "isEditing: true", "isEditing: false",
      "collectionView.isEditing", "true", nil),
    Edit(
      "flow", "allowsSelectionDuringEditing: true", "allowsSelectionDuringEditing: false",
      "collectionView.allowsSelectionDuringEditing", "true", nil),
    Edit(
      "flow", "allowsMultipleSelectionDuringEditing: true",
      "allowsMultipleSelectionDuringEditing: false",
      "collectionView.allowsMultipleSelectionDuringEditing", "true", nil),
    Edit(
      "flow", "delaysContentTouches: false", "delaysContentTouches: true",
      "collectionView.delaysContentTouches", "false", nil),
    Edit(
      "flow", "alwaysBounceVertical: true", "alwaysBounceVertical: false",
      "collectionView.alwaysBounceVertical", "true", nil),
    Edit(
      "flow", "alwaysBounceHorizontal: true", "alwaysBounceHorizontal: false",
      "collectionView.alwaysBounceHorizontal", "true", nil),
    Edit(
      "flow", "isMultipleTouchEnabled: true", "isMultipleTouchEnabled: false",
      "collectionView.isMultipleTouchEnabled", "true", nil),
    Edit(
      "flow", "numberOfTouchesRequired: 3", "numberOfTouchesRequired: 1",
      "collectionView.gestureRecognizers[1].numberOfTouchesRequired", "3", nil),
    Edit(
      "flow", "minimumNumberOfTouches: 2", "minimumNumberOfTouches: 3",
      "collectionView.gestureRecognizers[3].minimumNumberOfTouches", "2", "3"),
    Edit(
      "flow", "maximumNumberOfTouches: 4", "maximumNumberOfTouches: 5",
      "collectionView.gestureRecognizers[3].maximumNumberOfTouches", "4", "5"),
    Edit(
      "flow", "bounces: false", "bounces: true", "collectionView.bounces", "false", nil),
    Edit(
      "flow", "isPagingEnabled: true", "isPagingEnabled: false",
      "collectionView.isPagingEnabled", "true", nil),
    Edit(
      "flow", "decelerationRate: fast", "decelerationRate: normal",
      "collectionView.decelerationRate", "fast", nil),
    Edit(
      "flow", "selfSizingInvalidation: disabled",
      "selfSizingInvalidation: enabledIncludingConstraints",
      "collectionView.selfSizingInvalidation", "disabled", "enabledIncludingConstraints"),
    Edit(
      "flow", "batchUpdates: { duration: 0.5 }", "batchUpdates: { duration: 0.6 }",
      "animation performBatchUpdates", "{ duration: 0.5 }", "{ duration: 0.6 }"),
    Edit(
      "flow", "shouldHighlightItem: not highlighted", "shouldHighlightItem: not selected",
      "collectionView.delegate.shouldHighlightItem", "not highlighted", "not selected"),
    Edit(
      "flow", "shouldSelectItem: not selected", "shouldSelectItem: not highlighted",
      "collectionView.delegate.shouldSelectItem", "not selected", "not highlighted"),
    Edit(
      "flow", "shouldDeselectItem: not editing", "shouldDeselectItem: not selected",
      "collectionView.delegate.shouldDeselectItem", "not editing", "not selected"),
    Edit(
      "flow", "performPrimaryActionForItem: true", "performPrimaryActionForItem: false",
      "collectionView.delegate.performPrimaryActionForItem", "true", nil),
    Edit(
      "flow", "longPress: press", "longPress: grip",
      "collectionView.gestureRecognizers[0].longPress", "press", "grip"),
    Edit(
      "flow", "minimumPressDuration: 0.3", "minimumPressDuration: 0.4",
      "collectionView.gestureRecognizers[0].minimumPressDuration", "0.3", "0.4"),
    Edit(
      "flow", "allowableMovement: 12", "allowableMovement: 14",
      "collectionView.gestureRecognizers[0].allowableMovement", "12", "14"),
    Edit(
      "flow", "cancelsTouchesInView: false", "cancelsTouchesInView: true",
      "collectionView.gestureRecognizers[0].cancelsTouchesInView", "false", nil),
    Edit(
      "flow", "shouldRecognizeSimultaneously: true", "shouldRecognizeSimultaneously: false",
      "collectionView.gestureRecognizers[0].shouldRecognizeSimultaneously", "true", nil),
    Edit(
      "flow", "tap: touch", "tap: poke",
      "collectionView.gestureRecognizers[1].tap", "touch", "poke"),
    Edit(
      "flow", "numberOfTapsRequired: 2", "numberOfTapsRequired: 3",
      "collectionView.gestureRecognizers[1].numberOfTapsRequired", "2", "3"),
    Edit(
      "flow", "delaysTouchesEnded: false", "delaysTouchesEnded: true",
      "collectionView.gestureRecognizers[1].delaysTouchesEnded", "false", nil),
    Edit(
      "flow", "requireToFail: [third]", "requireToFail: []",
      "collectionView.gestureRecognizers[1].requireToFail", "[third]", nil),
    Edit(
      "flow", "pan: push", "pan: shove",
      "collectionView.gestureRecognizers[3].pan", "push", "shove"),
    Edit(
      "flow", "x: progress", "x: { number: progress, distance: 80 }",
      "collectionView.gestureRecognizers[3].x", "progress", "{ number: progress, distance: 80 }"),
    Edit(
      "flow", "axis: both", "axis: horizontal",
      "collectionView.gestureRecognizers[3].axis", "both", nil),
    Edit(
      "flow", "view: contentView", "view: cell",
      "collectionView.gestureRecognizers[3].view", "contentView", "cell"),
    Edit(
      "flow", "distance: -80", "distance: -90",
      "collectionView.gestureRecognizers[4].y", "{ number: progress, distance: -80 }",
      "{ number: progress, distance: -90 }"),
    Edit(
      "flow", "itemSize: { width: 60, height: 30 }", "itemSize: { width: 60, height: 32 }",
      "collectionView.flowLayout.itemSize", "60 × 30", "60 × 32"),
    Edit(
      "flow", "estimatedItemSize: { width: 60, height: 40 }", "estimatedItemSize: automatic",
      "collectionView.flowLayout.estimatedItemSize", "60 × 40", "automatic"),
    Edit(
      "flow", "minimumLineSpacing: 3", "minimumLineSpacing: 4",
      "collectionView.flowLayout.minimumLineSpacing", "3", "4"),
    Edit(
      "flow", "minimumInteritemSpacing: 5", "minimumInteritemSpacing: 6",
      "collectionView.flowLayout.minimumInteritemSpacing", "5", "6"),
    Edit(
      "flow", "sectionInset: { top: 2, left: 6 }", "sectionInset: 2",
      "collectionView.flowLayout.sectionInset", "{ top: 2, left: 6, bottom: 0, right: 0 }", "2"),
    Edit(
      "flow", "scrollDirection: horizontal", "scrollDirection: vertical",
      "collectionView.flowLayout.scrollDirection", "horizontal", nil),
    Edit(
      "flow", "headerReferenceSize: { width: 8 }", "headerReferenceSize: { width: 10 }",
      "collectionView.flowLayout.headerReferenceSize", "8 × 0", "10 × 0"),
    Edit(
      "flow", "footerReferenceSize: { width: 9 }", "footerReferenceSize: { width: 11 }",
      "collectionView.flowLayout.footerReferenceSize", "9 × 0", "11 × 0"),
    Edit(
      "flow", "sectionHeadersPinToVisibleBounds: true", "sectionHeadersPinToVisibleBounds: false",
      "collectionView.flowLayout.sectionHeadersPinToVisibleBounds", "true", nil),
    Edit(
      "flow", "sectionFootersPinToVisibleBounds: true", "sectionFootersPinToVisibleBounds: false",
      "collectionView.flowLayout.sectionFootersPinToVisibleBounds", "true", nil),
    Edit(
      "flow", "count: 5", "count: 6",
      "collectionView.items.count", "5", "6"),
    Edit(
      "flow", "size: { width: 50, height: 20 }", "size: { width: 40, height: 20 }",
      "collectionView.items[0].size", "50 × 20", "40 × 20"),
    Edit(
      "flow", "states: { progress: 0.75 }", "states: { progress: 0.25 }",
      "collectionView.items[0].states.progress", "0.75", "0.25"),
    Edit(
      "flow", "isInserted: false", "isInserted: true",
      "collectionView.items[2].isInserted", "false", nil),
    Edit(
      "flow", "touch: [tap: 0, wait: 0.2]", "touch: [tap: 1, wait: 0.2]",
      "scripts.touch[0]", "tap item 0 at 0.5 0.5", "tap item 1 at 0.5 0.5"),
    Edit(
      "list", "performsFirstActionWithFullSwipe: false", "performsFirstActionWithFullSwipe: true",
      "collectionView.leadingSwipeActions.performsFirstActionWithFullSwipe", "false", nil),
    Edit(
      "list", "action: share", "action: send",
      "collectionView.contextMenu[0]", "share normal", "send normal"),
    Edit(
      "list", "style: destructive", "style: normal",
      "collectionView.trailingSwipeActions[0]", "remove destructive", "remove normal"),
    Edit(
      "list", "appearance: insetGrouped", "appearance: grouped",
      "collectionView.listLayout.appearance", "insetGrouped", "grouped"),
    Edit(
      "list", "showsSeparators: true", "showsSeparators: false",
      "collectionView.listLayout.showsSeparators", nil, "false"),
    Edit(
      "list", "backgroundColor: systemGray", "backgroundColor: systemTeal",
      "collectionView.backgroundColor", "#8E8E93", "#30B0C7"),
    Edit(
      "list", "topSeparatorVisibility: visible", "topSeparatorVisibility: hidden",
      "collectionView.listLayout.separatorConfiguration.topSeparatorVisibility", "visible", "hidden"
    ),
    Edit(
      "list", "bottomSeparatorVisibility: hidden", "bottomSeparatorVisibility: visible",
      "collectionView.listLayout.separatorConfiguration.bottomSeparatorVisibility", "hidden",
      "visible"),
    Edit(
      "list", "topSeparatorInsets: 7", "topSeparatorInsets: 9",
      "collectionView.listLayout.separatorConfiguration.topSeparatorInsets",
      "{ top: 7, leading: 7, bottom: 7, trailing: 7 }",
      "{ top: 9, leading: 9, bottom: 9, trailing: 9 }"),
    Edit(
      "list", "bottomSeparatorInsets: 8", "bottomSeparatorInsets: 9",
      "collectionView.listLayout.separatorConfiguration.bottomSeparatorInsets",
      "{ top: 8, leading: 8, bottom: 8, trailing: 8 }",
      "{ top: 9, leading: 9, bottom: 9, trailing: 9 }"),
    Edit(
      "list", "color: systemRed", "color: systemBlue",
      "collectionView.listLayout.separatorConfiguration.color", "systemRed", "systemBlue"),
    Edit(
      "list", "items: 2", "items: 3",
      "collectionView.sections[0].items", "2", "3"),
    Edit(
      "list", "header: { text: Wireless }", "header: { text: Network }",
      "contentConfiguration.text.text", "\"Wireless\"", "\"Network\""),
    Edit(
      "list", "footer: { text: Nearby }", "footer: { text: Far }",
      "contentConfiguration.text.text", "\"Nearby\"", "\"Far\""),
    Edit(
      "compositional", "item: { width: { fractionalWidth: 0.4 }",
      "item: { width: { fractionalWidth: 0.5 }",
      "collectionView.compositionalLayout.item", "fractionalWidth 0.4 × fractionalHeight 1",
      "fractionalWidth 0.5 × fractionalHeight 1"),
    Edit(
      "compositional", "height: { absolute: 40 }", "height: { absolute: 45 }",
      "collectionView.compositionalLayout.group", "fractionalWidth 1 × absolute 40",
      "fractionalWidth 1 × absolute 45"),
    Edit(
      "compositional", "interSectionSpacing: 9", "interSectionSpacing: 8",
      "collectionView.compositionalLayout.interSectionSpacing", "9", "8"),
    Edit(
      "compositional", "interItemSpacing: 3", "interItemSpacing: 4",
      "collectionView.compositionalLayout.interItemSpacing", "3", "4"),
    Edit(
      "compositional", "interGroupSpacing: 5", "interGroupSpacing: 6",
      "collectionView.compositionalLayout.interGroupSpacing", "5", "6"),
    Edit(
      "compositional", "contentInsets: 7", "contentInsets: 8",
      "collectionView.compositionalLayout.contentInsets",
      "{ top: 7, leading: 7, bottom: 7, trailing: 7 }",
      "{ top: 8, leading: 8, bottom: 8, trailing: 8 }"),
  ]

  @Test("key, both values and line", arguments: edits)
  func named(edit: Edit) throws {
    let text = try #require(SettingScenes.texts[edit.scene])
    let edited = text.replacing(edit.old, with: edit.new)
    try #require(edited != text)
    let (before, after) = (try Self.suite(text), try Self.suite(edited))
    let goldens = try Self.models(of: before)
    var found: [ModelChange] = []
    for (name, model) in try Self.models(of: after) {
      guard let golden = goldens[name] else { continue }
      found += after.located(ModelText.changes(from: ModelText(golden), to: ModelText(model)))
    }
    let change = try #require(
      found.first { $0.subject == edit.subject && !$0.kind.follows },
      "\(Set(found.map(\.description)).sorted())")
    #expect(change.old == edit.before && change.new == edit.after)
    let place = try #require(text.firstRange(of: edit.old)).lowerBound
    #expect(change.line == text.prefix(upTo: place).count { $0 == "\n" } + 1)
    #expect(change.file == "scene.cell.yaml")
  }

  @Test("each key of the reference has an edit")
  func complete() {
    let named = Set(Self.edits.flatMap { $0.subject.split { ".[ ".contains($0) } }.map(String.init))
    let keys =
      CollectionViewKey.allCases.map(\.rawValue) + FlowLayoutKey.allCases.map(\.rawValue)
      + ListLayoutKey.allCases.map(\.rawValue) + SeparatorKey.allCases.map(\.rawValue)
      + CompositionalLayoutKey.allCases.map(\.rawValue) + DelegateKey.allCases.map(\.rawValue)
      + GestureKey.allCases.map(\.rawValue) + PolicyKey.allCases.map(\.rawValue)
      + ItemKey.allCases.map(\.rawValue) + SectionKey.allCases.map(\.rawValue)
    // These are values of an animation and of views, and of layouts whose dumps are the settings, or are written out.
    #expect(
      Set(keys).subtracting(named) == [
        "batchUpdates", "header", "footer", "supplementaryViews", "customLayout",
        "initialLayoutAttributesForAppearingItem", "finalLayoutAttributesForDisappearingItem",
        "cell", "data",
      ])
    // The names of goldens contain the other traits.
    let traits = TraitTable.all.filter { $0.snapshots == nil }.map(\.name)
    #expect(Set(traits).subtracting(named) == [])
  }

  @Test("texts without settings, from earlier versions, do not differ by them")
  func older() throws {
    let suite = try Self.suite(try #require(SettingScenes.texts["list"]))
    for model in try Self.models(of: suite).values {
      let lines = model.split(separator: "\n")
      let start = try #require(lines.firstIndex(of: "settings"))
      let end = try #require(lines[(start + 1)...].firstIndex { !$0.hasPrefix(" ") })
      let older = (lines[..<start] + lines[end...]).joined(separator: "\n") + "\n"
      #expect(ModelText.changes(from: ModelText(older), to: ModelText(model)).isEmpty)
    }
  }

  @Test("a cell's text has no settings that only scripts depend on")
  func cells() throws {
    let suite = try Self.suite(try #require(SettingScenes.texts["flow"]))
    let models = try Self.models(of: suite)
    let cell = try #require(models["s/normal.light@2x"])
    let moment = try #require(models["s/touch/0.000s.light@2x"])
    for word in ["delegate", "tick", "alwaysBounce", "collectionView.items: ", "scripts."] {
      #expect(!cell.contains(word))
    }
    #expect(moment.contains("  collectionView.delegate.shouldSelectItem: not selected\n"))
    // Only the motion has the script's steps: a later step does not change an earlier picture.
    #expect(!moment.contains("scripts."))
  }

  private static func suite(_ text: String) throws -> SnapshotSuite {
    let document = try SceneDocument(Array(text.utf8), file: "scene.cell.yaml")
    return try SnapshotSuite(of: document.scene, document: document, name: "s")
  }

  /// The texts beside the goldens, by name.
  private static func models(of suite: SnapshotSuite) throws -> [String: String] {
    var models: [String: String] = [:]
    for testCase in suite.all {
      models[testCase.name.description] =
        if case .motion(let script) = testCase.subject {
          try suite.text(ofMotion: script, case: testCase).text
        } else {
          try suite.snapshot(of: testCase).model
        }
    }
    return models
  }
}
