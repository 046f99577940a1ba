public import Images
public import Vocabulary

/// The content of a list cell: a text, a secondary text and an image
/// (`UIListContentConfiguration`).
///
/// Properties that are not set have the style's value for the state. Properties that are set keep
/// their value in all states, unless an item or a rule assigns them. A configuration replaces the
/// content view, so the views in it are not shown.
public struct ListContentConfiguration: Hashable, Sendable {
  /// UIKit's factory methods.
  public typealias Style = ListContentStyle

  /// UIKit's factory method. Default: `cell`.
  public var style: Style
  /// The set properties of the configuration itself: the texts, the image, the distances.
  public var properties: ViewProperties
  /// The set properties of the text: `font`, `textColor`, `textAlignment`, `numberOfLines`,
  /// `lineBreakMode` and `textTransform`.
  public var textProperties: ViewProperties
  /// The set properties of the secondary text, as for the text.
  public var secondaryTextProperties: ViewProperties
  /// The set properties of the image: `tintColor`, `cornerRadius`, `maximumSize`,
  /// `reservedLayoutSize` and `preferredSymbolConfiguration`.
  public var imageProperties: ViewProperties

  /// Creates a configuration. Omitted arguments have the style's values; set other properties with
  /// `setting` and the properties for the parts.
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
  /// The content of a cell with a smaller secondary text below the text.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// The content of a cell with a secondary text at the trailing end of the line.
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
  /// The content of a header in larger text above a card.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.extraProminentInsetGroupedHeader)
  }
  /// The content of a cell of a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// The content of a cell of a sidebar with a secondary text.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// The content of a cell of a sidebar that is next to another sidebar.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  /// The content of a cell of a sidebar that is next to another sidebar, with a secondary text.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSidebarSubtitleCell)
  }
  /// The content of a header in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
  /// The content of a header in the list's own style.
  public static func header() -> Self { Self(.header) }
  /// The content of a footer in the list's own style.
  public static func footer() -> Self { Self(.footer) }

  /// The groups of properties with the names by which items and rules assign them.
  package var groups: [(name: ViewName, group: PropertyGroup, properties: ViewProperties)] {
    [
      (.textProperties, .textProperties, textProperties),
      (.secondaryTextProperties, .textProperties, secondaryTextProperties),
      (.imageProperties, .imageProperties, imageProperties),
    ]
  }
}

extension ListContentConfiguration: ViewPropertyContainer {}
