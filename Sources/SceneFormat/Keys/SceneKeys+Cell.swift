internal import Drawing
internal import Interaction
internal import Scenes
package import Views
internal import Vocabulary

/// The keys of `cell`.
package enum CellKey: PropertyKey {
  case property(PropertyName)
  case cellClass, backgroundView, selectedBackgroundView, multipleSelectionBackgroundView
  case backgroundConfiguration, contentConfiguration, contentView, subviews, constraints
  case layoutGuides
  case style, textLabel, detailTextLabel, imageView

  package static let leading: [CellKey] = [
    .cellClass, .style, .textLabel, .detailTextLabel, .imageView,
  ]
  package static let trailing: [CellKey] = [
    .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView,
    .backgroundConfiguration, .contentConfiguration, .contentView, .subviews, .constraints,
    .layoutGuides,
  ]

  package static func has(_ name: PropertyName) -> Bool { name.isProperty(of: .cell) }

  package var rawValue: String {
    switch self {
    case .property(let name): name.rawValue
    case .backgroundView: ViewName.backgroundView.rawValue
    case .cellClass: "class"
    case .style: "style"
    case .textLabel: ViewName.textLabel.rawValue
    case .detailTextLabel: ViewName.detailTextLabel.rawValue
    case .imageView: ViewName.imageView.rawValue
    case .selectedBackgroundView: ViewName.selectedBackgroundView.rawValue
    case .multipleSelectionBackgroundView: ViewName.multipleSelectionBackgroundView.rawValue
    case .backgroundConfiguration: ViewName.backgroundConfiguration.rawValue
    case .contentConfiguration: ViewName.contentConfiguration.rawValue
    case .contentView: ViewName.contentView.rawValue
    case .subviews: "subviews"
    case .constraints: "constraints"
    case .layoutGuides: LayoutGuideKey.listWord
    }
  }

  package static func explanation(of word: String) -> String? {
    ["zIndex", "separatorConfiguration"].contains(word)
      ? MissingVocabulary.explanation(of: word) : nil
  }

  package var meaning: String {
    switch self {
    case .property(let name): name.definition.meaning
    case .backgroundView: "The view behind all others."
    case .cellClass: "The class of the cell; UICollectionViewCell by default."
    case .style:
      "The built-in arrangement of a UITableViewCell: default, subtitle, value1 or value2."
    case .textLabel: "The label of a built-in style, with its properties."
    case .detailTextLabel: "The second label of a built-in style, with its properties."
    case .imageView: "The image view of a built-in style, with its properties."
    case .selectedBackgroundView: "The view shown while the cell is selected or highlighted."
    case .multipleSelectionBackgroundView:
      "The view used instead if multiple selection is allowed (UITableViewCell)."
    case .backgroundConfiguration:
      "The background for each state; it replaces the older properties."
    case .contentConfiguration:
      "The content of a list cell; it replaces the views in contentView."
    case .contentView: "The view that contains the content."
    case .subviews: "The views added to the cell itself, in front of contentView."
    case .constraints: "Constraints between the views of the cell, in Auto Layout's written form."
    case .layoutGuides: LayoutGuideKey.listMeaning
    }
  }

  package var schema: SchemaType {
    switch self {
    case .property(let name): .property(name.definition.type)
    case .cellClass: .words(CellClass.allCases.map(\.rawValue))
    case .style: .words(TableCellStyle.allCases.map(\.rawValue))
    case .textLabel, .detailTextLabel: .map("styleLabel")
    case .imageView: .map("styleImageView")
    case .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView, .contentView:
      .map("container")
    case .backgroundConfiguration: .map("backgroundConfiguration")
    case .contentConfiguration: .map("contentConfiguration")
    case .subviews: .list(.map("view"))
    case .constraints: .list(.constraint)
    case .layoutGuides: .list(.map("layoutGuide"))
    }
  }
}

/// The keys of `backgroundView`, `selectedBackgroundView` and `contentView`.
package enum ContainerKey: PropertyKey {
  case property(PropertyName)
  case subviews, constraints, layoutGuides, use

  package static let trailing: [ContainerKey] = [.subviews, .constraints, .layoutGuides, .use]

  package static func has(_ name: PropertyName) -> Bool { name.isProperty(of: .container) }

  package var rawValue: String {
    switch self {
    case .property(let name): name.rawValue
    case .subviews: "subviews"
    case .constraints: "constraints"
    case .layoutGuides: LayoutGuideKey.listWord
    case .use: UseKey.word
    }
  }

  package var meaning: String {
    switch self {
    case .property(let name): name.definition.meaning
    case .subviews: "The subviews, from back to front."
    case .constraints: "Constraints between views, in Auto Layout's written form."
    case .layoutGuides: LayoutGuideKey.listMeaning
    case .use: UseKey.meaning
    }
  }

  package var schema: SchemaType {
    switch self {
    case .property(let name): .property(name.definition.type)
    case .subviews: .list(.map("view"))
    case .constraints: .list(.constraint)
    case .layoutGuides: .list(.map("layoutGuide"))
    case .use: UseKey.schema
    }
  }

  package static func explanation(of word: String) -> String? {
    MissingVocabulary.explanation(of: word)
  }
}
