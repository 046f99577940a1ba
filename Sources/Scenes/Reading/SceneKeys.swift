internal import Drawing
internal import Interaction

/// The keys of the file itself.
enum RootKey: String, SceneKey {
  case cellophane, title, assets, colors, traits, policies, cell, states, rules, collectionView
  case scripts, snapshots

  static var required: [RootKey] { [.cellophane, .cell, .collectionView] }

  var meaning: String {
    switch self {
    case .cellophane: "The version of the format: 1."
    case .title: "What the scene shows, in a few words."
    case .assets:
      "The folders and asset catalogues with images and colours, from this file's folder."
    case .colors: "Colours of the scene's own, by name."
    case .traits: "The surroundings in which the scene is shown if nobody asks for others."
    case .policies: "How the selection machine decides where sources about UIKit disagree."
    case .cell: "The cell before any rule."
    case .states: "States of the scene's own that each cell has, with the events that assign them."
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
    case .assets: .list(.string)
    case .colors: .dictionary(.color)
    case .traits: .map("traits")
    case .policies: .map("policies")
    case .cell: .map("cell")
    case .states: .dictionary(.map("stateEvents"))
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
    }
  }

  var schema: SchemaType {
    switch self {
    case .appearance: .words(Appearance.allCases.map(\.rawValue))
    case .accessibilityContrast: .words(AccessibilityContrast.allCases.map(\.rawValue))
    case .userInterfaceLevel: .words(UserInterfaceLevel.allCases.map(\.rawValue))
    case .contentSize: .words(ContentSizeCategory.allCases.map(\.rawValue))
    case .layoutDirection: .words(LayoutDirection.allCases.map(\.rawValue))
    }
  }
}

/// The keys of `policies`.
enum PolicyKey: String, SceneKey {
  case delegateOrder, deselectsOnTouchDown, configurationEquality

  var meaning: String {
    switch self {
    case .delegateOrder: "Where didUnhighlight stands: last (header) or first (unhighlightFirst)."
    case .deselectsOnTouchDown:
      "Whether the old cell loses isSelected silently when another one is touched."
    case .configurationEquality:
      "Whether a configuration that is equal to the shown one is drawn again (alwaysApply) or not (uiKit)."
    }
  }

  var schema: SchemaType {
    switch self {
    case .delegateOrder: .words(SelectionPolicies.DelegateOrder.allCases.map(\.rawValue))
    case .deselectsOnTouchDown: .boolean
    case .configurationEquality: .words(ConfigurationEquality.allCases.map(\.rawValue))
    }
  }
}

/// The keys of `cell`.
enum CellKey: SceneKey {
  case property(PropertyName)
  case cellClass, backgroundView, selectedBackgroundView, multipleSelectionBackgroundView
  case backgroundConfiguration, contentView, subviews

  static let allCases: [CellKey] =
    [.cellClass] + ViewClass.cell.properties.map(CellKey.property) + [
      .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView,
      .backgroundConfiguration, .contentView, .subviews,
    ]

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .property(let name): name.rawValue
    case .backgroundView: ViewName.backgroundView.rawValue
    case .cellClass: "class"
    case .selectedBackgroundView: ViewName.selectedBackgroundView.rawValue
    case .multipleSelectionBackgroundView: ViewName.multipleSelectionBackgroundView.rawValue
    case .backgroundConfiguration: ViewName.backgroundConfiguration.rawValue
    case .contentView: ViewName.contentView.rawValue
    case .subviews: "subviews"
    }
  }

  var meaning: String {
    switch self {
    case .property(let name): name.definition.meaning
    case .backgroundView: "The view behind all others."
    case .cellClass: "What the cell is; UICollectionViewCell by default."
    case .selectedBackgroundView: "The view shown while the cell is selected or highlighted."
    case .multipleSelectionBackgroundView:
      "The view in its place where multiple selection is allowed (UITableViewCell)."
    case .backgroundConfiguration:
      "How the background looks in each state; it takes the place of the older properties."
    case .contentView: "The view that holds the content."
    case .subviews: "The views added to the cell itself, in front of contentView."
    }
  }

  var schema: SchemaType {
    switch self {
    case .property(let name): .property(name.definition.type)
    case .cellClass: .words(CellClass.allCases.map(\.rawValue))
    case .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView, .contentView:
      .map("container")
    case .backgroundConfiguration: .map("backgroundConfiguration")
    case .subviews: .list(.map("view"))
    }
  }
}

/// The keys of `backgroundConfiguration`.
enum BackgroundKey: SceneKey {
  case property(PropertyName)
  case customView

  static let allCases: [BackgroundKey] =
    ViewClass.backgroundConfiguration.properties.map(BackgroundKey.property) + [.customView]

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .property(let name): name.rawValue
    case .customView: "customView"
    }
  }

  var meaning: String {
    switch self {
    case .property(let name): name.definition.meaning
    case .customView: "A view in front of the colour and the image; it fills the background."
    }
  }

  var schema: SchemaType {
    switch self {
    case .property(let name): .property(name.definition.type)
    case .customView: .map("view")
    }
  }

  static func explanation(of word: String) -> String? {
    switch word {
    case "visualEffect":
      "a visualEffect cannot be drawn; write a translucent backgroundColor, or leave it out"
    case "backgroundView", "subviews": "the view of a configuration is its customView; write that"
    default: nil
    }
  }
}

/// The keys of a line of a colour transformer.
enum AnswerKey: String, SceneKey {
  case when, `return`

  static var required: [AnswerKey] { [.return] }

  var meaning: String {
    switch self {
    case .when: "The states in which the line answers; all when it is not written."
    case .return: "The colour."
    }
  }

  var schema: SchemaType {
    switch self {
    case .when: .predicate
    case .return: .color
    }
  }
}

/// The keys of insets that know where reading starts and are not the same on all sides.
enum DirectionalInsetsKey: String, SceneKey {
  case top, leading, bottom, trailing

  var meaning: String { "The distance from the \(rawValue) edge, in points; 0 by default." }

  var schema: SchemaType { .number }
}

/// The keys of `shadowProperties`.
enum ShadowKey: String, SceneKey {
  case color, opacity, radius, offset

  var meaning: String {
    switch self {
    case .color: "The colour; black by default."
    case .opacity: "How opaque the shadow is, 0 (none, the default) to 1."
    case .radius: "The blur, in points; 3 by default."
    case .offset: "How far the shadow is moved, in points; 3 up by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .color: .color
    case .opacity, .radius: .number
    case .offset: .map("offset")
    }
  }

  static func explanation(of word: String) -> String? {
    word == "path" ? "a path of a shadow is not drawn; the shadow has the background's shape" : nil
  }
}

/// The keys of `backgroundView`, `selectedBackgroundView` and `contentView`.
enum ContainerKey: SceneKey {
  case property(PropertyName)
  case subviews

  static let allCases: [ContainerKey] =
    ViewClass.container.properties.map(ContainerKey.property) + [.subviews]

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .property(let name): name.rawValue
    case .subviews: "subviews"
    }
  }

  var meaning: String {
    switch self {
    case .property(let name): name.definition.meaning
    case .subviews: "The views in it, from back to front."
    }
  }

  var schema: SchemaType {
    switch self {
    case .property(let name): .property(name.definition.type)
    case .subviews: .list(.map("view"))
    }
  }
}

/// The keys of a view: its class, the properties of all classes, and what is in it.
enum ViewKey: SceneKey {
  case viewClass(ViewClass)
  case property(PropertyName)
  case constraints, subviews

  static let allCases: [ViewKey] =
    ViewClass.authored.map(ViewKey.viewClass)
    + PropertyName.allCases.filter { name in
      ViewClass.authored.contains { name.definition.classes.contains($0) }
    }.map(ViewKey.property) + [.constraints, .subviews]

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .viewClass(let viewClass): viewClass.rawValue
    case .property(let name): name.rawValue
    case .constraints: "constraints"
    case .subviews: "subviews"
    }
  }

  var meaning: String {
    switch self {
    case .viewClass(let viewClass): viewClass.meaning
    case .property(let name): name.definition.meaning
    case .constraints: "Where the view is, in Auto Layout's written form."
    case .subviews: "The views in it, from back to front."
    }
  }

  var schema: SchemaType {
    switch self {
    case .viewClass: .string
    case .property(let name): .property(name.definition.type)
    case .constraints: .list(.string)
    case .subviews: .list(.map("view"))
    }
  }
}

/// The keys of a transform.
enum TransformKey: String, SceneKey {
  case scale, rotate, translate

  var meaning: String {
    switch self {
    case .scale: "The factor, or the factors along x and y."
    case .rotate: "The turn, clockwise: radians, 0.5π or 90°; after scaling."
    case .translate: "The move along x and y, in points; after turning."
    }
  }

  var schema: SchemaType {
    switch self {
    case .scale: .either([.number, .list(.number)])
    case .rotate: .either([.number, .string])
    case .translate: .list(.number)
    }
  }
}

/// The keys of a font.
enum FontKey: String, SceneKey {
  case systemFont, monospacedSystemFont, textStyle, weight

  var meaning: String {
    switch self {
    case .systemFont: "The system font of this size, in points."
    case .monospacedSystemFont: "The monospaced system font of this size, in points."
    case .textStyle: "The font of a text style, which follows the text size."
    case .weight: "The thickness of the strokes; regular, or the style's own, by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .systemFont, .monospacedSystemFont: .number
    case .textStyle: .words(TextStyle.allCases.map(\.rawValue))
    case .weight: .words(Font.Weight.allCases.map { "\($0)" })
    }
  }
}

/// The keys of `collectionView`.
enum CollectionViewKey: String, SceneKey {
  case frame, backgroundColor, flowLayout, items
  case allowsSelection, allowsMultipleSelection, delaysContentTouches, alwaysBounceVertical
  case delegate, gestureRecognizers

  static var required: [CollectionViewKey] { [.frame, .items] }

  var meaning: String {
    switch self {
    case .frame: "The extent of the viewport, in points."
    case .backgroundColor: "The ground; systemBackground when it is not written."
    case .flowLayout: "UICollectionViewFlowLayout, scrolling vertically."
    case .items: "How many items there are, or what each of them assigns."
    case .allowsSelection: "Whether touches highlight and select; true when it is not written."
    case .allowsMultipleSelection: "Whether a tap adds to the selection; false by default."
    case .delaysContentTouches:
      "Whether a touch reaches its cell only after 0.15 s; true by default."
    case .alwaysBounceVertical: "Whether a finger can scroll even when all fits; false by default."
    case .delegate: "What the delegate answers."
    case .gestureRecognizers: "The gesture recognisers of the collection view."
    }
  }

  var schema: SchemaType {
    switch self {
    case .frame: .map("size")
    case .backgroundColor: .color
    case .flowLayout: .map("flowLayout")
    case .items: .items
    case .allowsSelection, .allowsMultipleSelection, .delaysContentTouches, .alwaysBounceVertical:
      .boolean
    case .delegate: .map("delegate")
    case .gestureRecognizers: .list(.map("gestureRecognizer"))
    }
  }
}

/// The keys of a size.
enum SizeKey: String, SceneKey {
  case width, height

  static var required: [SizeKey] { [.width, .height] }

  var meaning: String {
    switch self {
    case .width: "The extent along x, in points."
    case .height: "The extent along y, in points."
    }
  }

  var schema: SchemaType { .number }
}

/// The keys of an offset.
enum OffsetKey: String, SceneKey {
  case width, height

  static var required: [OffsetKey] { [.width, .height] }

  var meaning: String {
    switch self {
    case .width: "The distance along x, in points; to the right if positive."
    case .height: "The distance along y, in points; downwards if positive."
    }
  }

  var schema: SchemaType { .number }
}

/// The keys of insets that are not the same on all sides.
enum InsetsKey: String, SceneKey {
  case top, left, bottom, right

  var meaning: String { "The distance from the \(rawValue) edge, in points; 0 by default." }

  var schema: SchemaType { .number }
}

/// The keys of `flowLayout`.
enum FlowLayoutKey: String, SceneKey {
  case itemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset

  var meaning: String {
    switch self {
    case .itemSize: "The size of each cell; 50 × 50 by default."
    case .minimumLineSpacing: "The distance between lines, in points; 10 by default."
    case .minimumInteritemSpacing: "The least distance between cells of a line; 10 by default."
    case .sectionInset: "The distances around the section: one number, or one for each side."
    }
  }

  var schema: SchemaType {
    switch self {
    case .itemSize: .map("size")
    case .minimumLineSpacing, .minimumInteritemSpacing: .number
    case .sectionInset: .either([.number, .map("insets")])
    }
  }
}

/// The keys of `delegate`.
enum DelegateKey: String, SceneKey {
  case shouldHighlightItem, shouldSelectItem, shouldDeselectItem

  var meaning: String {
    switch self {
    case .shouldHighlightItem: "Whether a touched cell is highlighted; no skips selection wholly."
    case .shouldSelectItem: "Whether a tapped cell is selected."
    case .shouldDeselectItem: "Whether a tapped, selected cell is deselected (multiple selection)."
    }
  }

  var schema: SchemaType {
    .either([
      .predicate,
      .list(.either([.words(SelectionDelegate.Action.allCases.map(\.rawValue)), .map("return")])),
    ])
  }
}

/// The keys of `items` when it is a map.
enum ItemsKey: String, SceneKey {
  case count, cycle

  static var required: [ItemsKey] { [.count, .cycle] }

  var meaning: String {
    switch self {
    case .count: "How many items there are."
    case .cycle: "What the items assign, over and over."
    }
  }

  var schema: SchemaType {
    switch self {
    case .count: .integer
    case .cycle: .list(.assignments)
    }
  }
}

/// The keys of a script's step that is not a single word.
enum StepKey: String, SceneKey {
  case tap, down, move, wait, select, deselect, mark

  /// The steps that are a single word.
  static let words = ["up", "cancel"]

  var meaning: String {
    switch self {
    case .tap: "Down, 0.25 s, up."
    case .down: "The finger comes down."
    case .move: "The finger goes to another place."
    case .wait: "Nothing happens for so many seconds."
    case .select: "The app selects an item, without delegate calls."
    case .deselect: "The app deselects an item, without delegate calls."
    case .mark: "Gives the moment a name."
    }
  }

  var schema: SchemaType {
    switch self {
    case .tap, .down: .place(whileDown: false)
    case .move: .place(whileDown: true)
    case .wait: .number
    case .select, .deselect: .integer
    case .mark: .string
    }
  }
}

/// The keys of a place that is a map.
enum PlaceKey: String, SceneKey {
  case item, at, by

  var meaning: String {
    switch self {
    case .item: "The item in whose cell the place is."
    case .at: "The place as fractions of the cell's width and height."
    case .by: "So many points from where the finger was."
    }
  }

  var schema: SchemaType {
    switch self {
    case .item: .integer
    case .at, .by: .list(.number)
    }
  }
}

/// The keys of `snapshots`.
enum SnapshotsKey: String, SceneKey {
  case states, appearances, accessibilityContrasts, contentSizes, layoutDirections, scales, scripts

  var meaning: String {
    switch self {
    case .states: "The states of the first cell: reachable, or a list."
    case .appearances: "Light, dark, or both; the scene's own when it is not written."
    case .accessibilityContrasts: "Normal, high, or both; the scene's own when it is not written."
    case .contentSizes:
      "The text sizes, as large or accessibilityLarge; the scene's own when it is not written."
    case .layoutDirections:
      "leftToRight, rightToLeft, or both; the scene's own when it is not written."
    case .scales: "Pixels a point: 1, 2, 3."
    case .scripts: "The scripts after whose changes the collection view is taken."
    }
  }

  var schema: SchemaType {
    switch self {
    case .states: .either([.words(["reachable"]), .list(.string)])
    case .appearances: .list(.words(Appearance.allCases.map(\.rawValue)))
    case .accessibilityContrasts:
      .list(.words(AccessibilityContrast.allCases.map(\.rawValue)))
    case .contentSizes: .list(.words(ContentSizeCategory.allCases.map(\.rawValue)))
    case .layoutDirections: .list(.words(LayoutDirection.allCases.map(\.rawValue)))
    case .scales: .list(.integer)
    case .scripts: .list(.string)
    }
  }
}
