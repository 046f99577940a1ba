internal import CollectionLayouts

/// The keys of `listLayout`.
package enum ListLayoutKey: String, SceneKey {
  case appearance, showsSeparators, separatorConfiguration, backgroundColor, rowHeight

  package var meaning: String {
    switch self {
    case .appearance: "plain, the default, grouped, or insetGrouped."
    case .showsSeparators: "Whether separators are drawn between rows; true by default."
    case .separatorConfiguration: "The appearance of the separators."
    case .rowHeight: "The height of all rows of a table; by default each row determines its own."
    case .backgroundColor:
      "The background colour of the list. Default: that of the list's appearance."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .appearance: .words(ListLayout.Appearance.allCases.map(\.rawValue))
    case .showsSeparators: .boolean
    case .separatorConfiguration: .map("separatorConfiguration")
    case .backgroundColor: .color
    case .rowHeight: .number
    }
  }
}

/// The keys of `separatorConfiguration`.
package enum SeparatorKey: String, SceneKey {
  case topSeparatorVisibility, bottomSeparatorVisibility, topSeparatorInsets
  case bottomSeparatorInsets, color

  package var meaning: String {
    switch self {
    case .topSeparatorVisibility:
      "Whether separators are drawn at the top of rows: visible, hidden, or automatic (default), which is hidden."
    case .bottomSeparatorVisibility:
      "Whether separators are drawn at the bottom of rows; automatic: except beside selected rows and after groups."
    case .topSeparatorInsets:
      "The horizontal insets of the top separator. Default: it starts where the text starts."
    case .bottomSeparatorInsets: "The horizontal insets of the bottom separator."
    case .color: "The colour; separator by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .topSeparatorVisibility, .bottomSeparatorVisibility:
      .words(ListSeparatorConfiguration.Visibility.allCases.map(\.rawValue))
    case .topSeparatorInsets, .bottomSeparatorInsets:
      .either([.number, .map("directionalInsets")])
    case .color: .color
    }
  }
}
