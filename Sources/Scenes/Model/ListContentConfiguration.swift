public import Vocabulary

/// The content of a list cell: a text, a secondary text and an image
/// (`UIListContentConfiguration`).
///
/// What is not set has the style's value for the state; what is set is kept in all states, unless an
/// item or a rule sets it. Setting a configuration replaces the content view with one of UIKit's, so
/// that views which were put into it are gone.
public struct ListContentConfiguration: Hashable, Sendable {
  /// The constructors of UIKit's.
  public typealias Style = ListContentStyle

  /// The constructor of UIKit's. Default: `cell`.
  public var style: Style
  /// The properties of the configuration itself that were set: the texts, the image, the distances.
  public var properties: ViewProperties
  /// What was set of the look of the text: `font`, `textColor`, `textAlignment`, `numberOfLines`,
  /// `lineBreakMode` and `textTransform`.
  public var textProperties: ViewProperties
  /// The same of the secondary text.
  public var secondaryTextProperties: ViewProperties
  /// What was set of the look of the image: `tintColor`, `cornerRadius`, `maximumSize`,
  /// `reservedLayoutSize` and `preferredSymbolConfiguration`.
  public var imageProperties: ViewProperties

  /// Makes a configuration of a style; what is not named has the style's value, and properties without
  /// an argument are given with `setting` and the members for the parts.
  public init(
    _ style: Style = .cell, text: String? = nil, secondaryText: String? = nil,
    systemImage: Symbol? = nil, image: SceneImage? = nil,
    textProperties: ViewProperties = ViewProperties(),
    secondaryTextProperties: ViewProperties = ViewProperties(),
    imageProperties: ViewProperties = ViewProperties()
  ) {
    self.style = style
    properties = ViewProperties()
    self.textProperties = textProperties
    self.secondaryTextProperties = secondaryTextProperties
    self.imageProperties = imageProperties
    properties[.text] = text
    properties[.secondaryText] = secondaryText
    properties[.systemImage] = systemImage.map { .some($0) }
    properties[.image] = image.map { .some($0) }
  }

  /// The content of a cell in a list.
  public static func cell() -> Self { Self(.cell) }
  /// The content of a cell with a smaller second text below the first.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// The content of a cell with a second text at the end of the line.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// The content of a header of a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// The content of a footer of a plain list.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// The content of a header of a grouped list.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// The content of a footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  /// The content of a header above a card.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
  /// The content of a larger header above a card.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.extraProminentInsetGroupedHeader)
  }
  /// The content of a cell of a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// The content of a cell of a sidebar with a second text.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// The content of a cell of a sidebar beside another one.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  /// The content of a cell of a sidebar beside another one, with a second text.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSidebarSubtitleCell)
  }
  /// The content of a header in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
  /// The content of a header, as the list has it.
  public static func header() -> Self { Self(.header) }
  /// The content of a footer, as the list has it.
  public static func footer() -> Self { Self(.footer) }

  /// The groups of properties under UIKit's names, by which items and rules assign them.
  package var groups: [(name: ViewName, group: PropertyGroup, properties: ViewProperties)] {
    [
      (.textProperties, .textProperties, textProperties),
      (.secondaryTextProperties, .textProperties, secondaryTextProperties),
      (.imageProperties, .imageProperties, imageProperties),
    ]
  }
}

extension ListContentConfiguration: HasViewProperties {}
