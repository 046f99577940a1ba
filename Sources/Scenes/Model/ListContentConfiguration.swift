public import Drawing

/// What the cell of a list says and shows in front: a text, a second one and an image
/// (`UIListContentConfiguration`).
///
/// What is not set has the style's value for the state; what is set is kept in all states, unless an
/// item or a rule sets it. Setting a configuration replaces the content view with one of UIKit's, so
/// that views which were put into it are gone.
public struct ListContentConfiguration: Hashable, Sendable {
  /// The constructors of UIKit's.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// A text, and a smaller one below it.
    case cell
    /// A text, and a smaller one below it.
    case subtitleCell
    /// A text, and one of the same size at the end of the same line, in grey.
    case valueCell
    /// The header of a section of a plain list.
    case plainHeader
    /// The footer of a section of a plain list.
    case plainFooter
    /// The header of a section of a grouped list, in capitals.
    case groupedHeader
    /// The footer of a section of a grouped list.
    case groupedFooter
    /// A header above a card, in letters as large as those in the card, and semibold.
    case prominentInsetGroupedHeader
    /// A header above a card, in larger letters.
    case extraProminentInsetGroupedHeader
    /// A cell of a sidebar.
    case sidebarCell
    /// A cell of a sidebar with a smaller second text.
    case sidebarSubtitleCell
    /// A cell of a sidebar that stands beside another sidebar.
    case accompaniedSidebarCell
    /// The same with a smaller second text.
    case accompaniedSidebarSubtitleCell
    /// A header in a sidebar.
    case sidebarHeader
    /// The header of a section, as the list has it.
    case header
    /// The footer of a section, as the list has it.
    case footer

    /// The constructor that `header` and `footer` stand for in a list; all others stand for themselves.
    package func adopting(_ layout: CollectionLayout) -> Style {
      let isGrouped =
        switch layout {
        case .flowLayout, .compositionalLayout: false
        case .listLayout(let list): list.appearance != .plain
        }
      return switch self {
      case .header: isGrouped ? .groupedHeader : .plainHeader
      case .footer: isGrouped ? .groupedFooter : .plainFooter
      case .cell, .subtitleCell, .valueCell, .plainHeader, .plainFooter, .groupedHeader,
        .groupedFooter, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader,
        .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell, .sidebarHeader:
        self
      }
    }
  }

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

/// A view that a content configuration makes.
package enum ContentPart: String, CaseIterable, Hashable, Sendable {
  case image, text, secondaryText

  /// The name of the view, as pictures, dumps and traces have it.
  package var name: ViewName {
    ViewName(rawValue: "\(ViewName.contentConfiguration.rawValue).\(rawValue)")
  }

  /// What items and rules call its look.
  package var group: ViewName {
    switch self {
    case .image: .imageProperties
    case .text: .textProperties
    case .secondaryText: .secondaryTextProperties
    }
  }

  /// The view and its property for which a property of a configuration is meant, so that
  /// `contentConfiguration.text` is the text of a label; all others mean themselves.
  package static func target(
    _ property: PropertyName, of view: ViewName
  ) -> (view: ViewName, property: PropertyName) {
    guard view != .contentConfiguration else {
      switch property {
      case .text: return (ContentPart.text.name, .text)
      case .secondaryText: return (ContentPart.secondaryText.name, .text)
      case .image, .systemImage: return (ContentPart.image.name, property)
      default: return (view, property)
      }
    }
    let part = allCases.first { $0.group == view }
    return (part?.name ?? view, property)
  }
}
