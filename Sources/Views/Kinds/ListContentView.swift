package import Drawing
package import Images
internal import Notation
public import Vocabulary

extension ViewKind {
  /// A list content view of its own (`UIListContentView`).
  package static let listContentView = ViewKind(
    "listContentView", "a list content view", hasContentSize: true,
    otherNames: ["UIListContentView"],
    meaning:
      "A list content view (UIListContentView) and its name: an image and two texts as in a row of a list.",
    example: {
      .listContentView(
        $0,
        configuration: ListContentConfiguration(.subtitleCell, text: "Text", systemImage: .folder))
    })
}

extension View {
  /// Creates a list content view (`UIListContentView(configuration:)`), which can stand beside other views. What the
  /// configuration does not set has the style's value.
  public static func listContentView(
    _ name: ViewName, configuration: ListContentConfiguration, isHidden: Bool? = nil,
    constraints: [Constraint] = []
  ) -> View {
    var properties = configuration.properties
    properties[.contentStyle] = configuration.style
    properties[.isHidden] = isHidden
    for (part, own) in [
      (ContentPart.text, configuration.textProperties),
      (.secondaryText, configuration.secondaryTextProperties),
      (.image, configuration.imageProperties),
    ] {
      for (name, value) in own.written {
        if let name = ListContentViewProperties.property(name, of: part) {
          properties[name] = value
        }
      }
    }
    return View(
      .listContentView, name: name, properties: properties, constraints: constraints, subviews: [])
  }
}

/// The properties of list content views, beside those of content configurations.
package enum ListContentViewProperties {
  static let contentStyle = Property<ListContentStyle>(
    "contentStyle", .word, default: .cell, of: [.view(.listContentView)], .affectsLayout,
    meaning:
      "UIListContentConfiguration's factory method for the values that are not set. Default: cell.")

  /// The properties of the text.
  package static let text = ListTextProperties(.text, "text")
  /// The properties of the secondary text.
  package static let secondaryText = ListTextProperties(.secondaryText, "secondary text")
  /// The properties of the image.
  package static let image = ListImageProperties()

  /// The names, in the order of the table.
  package static let names: [PropertyName] =
    [contentStyle.name] + text.names + secondaryText.names
    + image.names

  /// The property of the view that a property of a part's label or image view is; `nil` for none.
  package static func property(_ name: PropertyName, of part: ContentPart) -> PropertyName? {
    PropertyName(rawValue: "\(part.groupWord).\(name.word(of: part.group))")
  }
}

/// The properties of one text of a list content view (`UIListContentConfiguration.TextProperties`).
package struct ListTextProperties: Sendable {
  package let font: Property<DynamicFont>
  package let color: Property<DynamicColor?>
  package let alignment: Property<TextAlignment>
  package let numberOfLines: Property<Int>
  package let lineBreakMode: Property<LineBreakMode>
  package let transform: Property<TextTransform>

  fileprivate init(_ part: ContentPart, _ what: String) {
    let (group, owner) = (part.groupWord, [PropertyOwner.view(.listContentView)])
    font = Property(
      "\(group).font", .font, default: .body, of: owner, .affectsLayout,
      meaning: "The font of the \(what). Default: the style's.")
    color = Property(
      "\(group).color", .color, default: .system(.label), of: owner,
      meaning: "The colour of the \(what). Default: the style's.")
    alignment = Property(
      "\(group).alignment", .word, default: .natural, of: owner, .affectsLayout,
      meaning: "The alignment of the lines of the \(what). Default: natural.")
    numberOfLines = Property(
      "\(group).numberOfLines", .integer(0...SceneLimits.mostLines), default: 0, of: owner,
      .affectsLayout,
      meaning: "The maximum number of lines of the \(what); 0 (default) means no limit.")
    lineBreakMode = Property(
      "\(group).lineBreakMode", .word, default: .byTruncatingTail, of: owner, .affectsLayout,
      meaning: "How lines of the \(what) are broken and truncated. Default: byTruncatingTail.")
    transform = Property(
      "\(group).transform", .word, default: .none, of: owner, .affectsLayout,
      meaning: "How letters of the \(what) are changed. Default: the style's.")
  }

  fileprivate var names: [PropertyName] {
    [
      font.name, color.name, alignment.name, numberOfLines.name, lineBreakMode.name,
      transform.name,
    ]
  }
}

/// The properties of the image of a list content view (`UIListContentConfiguration.ImageProperties`).
package struct ListImageProperties: Sendable {
  package let tintColor: Property<DynamicColor?>
  package let cornerRadius: Property<Double>
  package let maximumSize: Property<Size>
  package let reservedLayoutSize: Property<Size>
  package let preferredSymbolConfiguration: Property<SymbolConfiguration?>

  fileprivate init() {
    let (group, owner) = (ContentPart.image.groupWord, [PropertyOwner.view(.listContentView)])
    tintColor = Property(
      "\(group).tintColor", .color, default: nil, of: owner,
      meaning: "The colour of the icon; nil (default) means the view's tintColor.")
    cornerRadius = Property(
      "\(group).cornerRadius", .number(0...SceneLimits.largestLength), default: 0, of: owner,
      meaning: "The radius of the image's corners, in points.")
    maximumSize = Property(
      "\(group).maximumSize", .offset, default: .zero, of: owner, .affectsLayout,
      meaning: "The maximum size of the image, in points; a side of 0 (default) is not limited.")
    reservedLayoutSize = Property(
      "\(group).reservedLayoutSize", .offset, default: .zero, of: owner, .affectsLayout,
      meaning: "The size reserved for the image, which is centred in it; 0 means 24 for icons.")
    preferredSymbolConfiguration = Property(
      "\(group).preferredSymbolConfiguration", .symbolConfiguration, default: nil, of: owner,
      .affectsLayout, meaning: "The size and weight of the icon. Default: the style's.")
  }

  fileprivate var names: [PropertyName] {
    [
      tintColor.name, cornerRadius.name, maximumSize.name, reservedLayoutSize.name,
      preferredSymbolConfiguration.name,
    ]
  }
}

extension Property where Value == ListContentStyle {
  /// The factory method of a list content view's configuration, for the values that are not set. Default: `cell`.
  public static var contentStyle: Self { ListContentViewProperties.contentStyle }
}

extension PropertyName {
  /// The factory method of a list content view's configuration.
  package static var contentStyle: PropertyName { ListContentViewProperties.contentStyle.name }
}
