package import Drawing
package import Views
package import Vocabulary

/// The groups of a context menu (`UIMenu.Options.displayInline`), measured on iOS 26.1 as its rows.
extension ContextMenu {
  /// The distance between groups, in points (measured).
  private static let gap = 21.0
  /// The height of a title above rows, in points (measured for the title of a whole menu: 121 pixels at a scale of 3).
  private static let headingHeight = 121.0 / 3
  /// The size of such a title, in points (measured; medium).
  private static let headingSize = 13.0

  /// A group of actions, which lines divide from those around it.
  package struct Group: Hashable, Sendable {
    /// The number among the groups of the menu, counted from 0.
    package var number: Int
    /// The title above the actions; `nil` for none.
    package var title: String?

    /// Creates a group.
    package init(_ number: Int, title: String? = nil) {
      (self.number, self.title) = (number, title)
    }

    /// The kind of the supplementary view that shows the title.
    package var viewKind: String { "menuTitle.\(number)" }
    /// The group in the words of dumps.
    var text: String { "group \(number)" + (title.map { " \(quoted($0))" } ?? "") }
  }

  /// Where the parts of a menu are, in its coordinates, in points.
  package struct Arrangement: Hashable, Sendable {
    /// The title of a group that is shown.
    package struct Heading: Hashable, Sendable {
      /// The group.
      package let group: Group
      /// The frame of its title.
      package let frame: Rect
    }

    /// The frames of the rows, from top to bottom.
    package private(set) var rows: [Rect] = []
    /// The titles of groups, from top to bottom.
    package private(set) var headings: [Heading] = []
    /// The spaces between groups, each with a line in its middle.
    package private(set) var gaps: [Rect] = []
    /// The size of the menu.
    package let size: Size

    /// Arranges the rows of a menu.
    ///
    /// - Parameters:
    ///   - rowHeights: The heights of the rows, in points.
    ///   - groups: The group of each row; `nil` for a row that is in none.
    package init(rowHeights: [Double], groups: [Group?]) {
      var y = ContextMenu.verticalInset
      var (rows, headings, gaps): ([Rect], [Heading], [Rect]) = ([], [], [])
      func next(_ height: Double) -> Rect {
        defer { y += height }
        return Rect(0, y, ContextMenu.width, height)
      }
      for (index, (height, group)) in zip(rowHeights, groups).enumerated() {
        let isFirst = index == 0 || groups[index - 1] != group
        if isFirst, index > 0 { gaps.append(next(ContextMenu.gap)) }
        if isFirst, let group, group.title != nil {
          headings.append(Heading(group: group, frame: next(ContextMenu.headingHeight)))
        }
        rows.append(next(height))
      }
      size = Size(ContextMenu.width, y + ContextMenu.verticalInset)
      (self.rows, self.headings, self.gaps) = (rows, headings, gaps)
    }
  }

  /// The line in the middle of the space between two groups. It ends where titles do (approximate).
  ///
  /// - Parameter scale: Pixels per point.
  package static func line(in gap: Rect, scale: Double) -> Rect {
    let y = (gap.midY * scale).rounded(.down) / scale
    return Rect(
      gap.minX + titleInset, y, max(0, gap.size.width - titleInset - trailingInset), 1 / scale)
  }

  /// The colour of such a line (approximate).
  package static let lineColor = DynamicColor.system(.separator)

  /// What the title of a group shows.
  package static func heading(_ title: String) -> Container {
    Container(subviews: [
      .label(
        "title", text: title, font: .systemFont(ofSize: headingSize, weight: .medium),
        textColor: .system(.secondaryLabel),
        constraints: [
          anchored(.leading, to: .leading, titleInset),
          anchored(.trailing, to: .trailing, -trailingInset, .lessThanOrEqual),
          anchored(.centerY, to: .centerY, 0),
        ])
    ])
  }
}
