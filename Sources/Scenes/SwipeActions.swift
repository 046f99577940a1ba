internal import Drawing
package import Images
package import Interaction
package import Views
package import Vocabulary

/// The actions that a swipe across a row reveals (`UISwipeActionsConfiguration`).
package struct SwipeActions: Hashable, Sendable {
  /// An action (`UIContextualAction`). What its button shows is the supplementary view of the kind `viewKind`.
  package struct Action: Hashable, Sendable {
    /// The style of an action.
    package typealias Style = Scene.ContextualAction.Style

    /// The name, unique among the collection view's actions.
    package var name: ViewName
    /// The style. Default: normal.
    package var style: Style
    /// The rows that have the action: what the app's provider returns for a cell in its state. Default: all.
    package var when: CellPredicate
    /// Whether the action can be performed. Default: `true`. Those of swipes always can.
    package var isEnabled: Bool
    /// Its label for VoiceOver, as the `accessibilityLabel` of its image; `nil` for its title. Default: `nil`. Those of
    /// menus have none.
    package var accessibilityLabel: String?
    /// The group of an action of a context menu; `nil` for none. Default: `nil`.
    package var group: ContextMenu.Group?

    /// Creates an action.
    package init(
      _ name: ViewName, style: Style = .normal, when: CellPredicate = .always,
      isEnabled: Bool = true, accessibilityLabel: String? = nil
    ) {
      (self.name, self.style, self.when, self.isEnabled) = (name, style, when, isEnabled)
      self.accessibilityLabel = accessibilityLabel
    }

    /// The kind of the supplementary view that its button shows.
    package var viewKind: String { "swipeAction.\(name.rawValue)" }
    /// The kind of what its button shows instead in rows that are too low for a title below an image.
    package var iconKind: String { Self.iconKind(of: viewKind) }
    /// The kind of what a button shows in low rows, from the kind of what it shows in others.
    package static func iconKind(of viewKind: String) -> String { "\(viewKind).icon" }
    /// The action in the words of dumps.
    var text: String {
      var parts = [name.rawValue, style.rawValue]
      if !isEnabled { parts.append("disabled") }
      if when != .always { parts.append("when \(when.sceneText)") }
      if let accessibilityLabel { parts.append("accessibilityLabel \(quoted(accessibilityLabel))") }
      if let group { parts.append("in \(group.text)") }
      return parts.joined(separator: " ")
    }
    /// The event of the action's handler.
    package var event: StateEvent { .control(name, .primaryActionTriggered) }
  }

  /// The actions; the first one is at the edge (documented).
  package var actions: [Action]
  /// Whether a full swipe performs the first action. Default: `true` (documented).
  package var performsFirstActionWithFullSwipe: Bool

  /// Creates a configuration.
  package init(_ actions: [Action], performsFirstActionWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }

  /// The content of an action's button: the image above the title, both white. The numbers are those of an imitation
  /// of Mail in iOS 10 (SwipeCellKit, from recordings) and approximate.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for none.
  ///   - systemImage: The icon; `nil` for none.
  ///   - image: The image; `nil` for none.
  ///   - backgroundColor: The background colour.
  package static func button(
    title: String?, systemImage: Symbol?, image: SceneImage?, backgroundColor: DynamicColor
  ) -> Container {
    var views: [View] = []
    if systemImage != nil || image != nil {
      views.append(
        .imageView(
          "image", systemImage: systemImage, image: image, contentMode: .center, tintColor: .white))
    }
    if let title {
      views.append(
        .label(
          "title", text: title, font: .systemFont(ofSize: titleSize), textColor: .white,
          textAlignment: .center))
    }
    func even(_ attribute: Constraint.Attribute) -> Constraint {
      Constraint(
        first: Constraint.Anchor(attribute),
        second: Constraint.Anchor(attribute, of: .superview))
    }
    let leading = Constraint(
      first: Constraint.Anchor(.leading), relation: .greaterThanOrEqual,
      second: Constraint.Anchor(.leading, of: .superview), constant: padding)
    return Container(
      backgroundColor: backgroundColor,
      subviews: [
        .stackView(
          "content", axis: .vertical, alignment: .center, spacing: padding,
          constraints: [even(.centerX), even(.centerY), leading], arrangedSubviews: views)
      ])
  }

  /// What a button shows in rows that are lower than `leastTitledHeight`: the image without the title; `nil` if it has
  /// only one of the two, which rows of all heights show.
  ///
  /// - Parameter button: What it shows in other rows.
  package static func icon(of button: Container) -> Container? {
    guard var content = button.subviews.first, content.subviews.count > 1 else { return nil }
    content.subviews.removeAll { $0.name == "title" }
    var icon = button
    icon.subviews = [content]
    return icon
  }

  /// The height of a row from which on a button with an image shows its title, too: 91 points (observed by others, in
  /// openradar 33107135).
  package static let leastTitledHeight = 91.0
  /// The size of a title, in points (approximate).
  private static let titleSize = 15.0
  /// The distance between image and title, and from the title to the button's edges, in points (approximate).
  private static let padding = 8.0
}

extension CollectionView {
  /// The actions at an edge; `nil` for none.
  package func swipeActions(at edge: SwipeEdge) -> SwipeActions? {
    switch edge {
    case .leading: leadingSwipeActions
    case .trailing: trailingSwipeActions
    }
  }

  /// The title of a swipe action, which is the text of its button; `nil` if it has only an icon or an image.
  package func title(of action: SwipeActions.Action) -> String? {
    func texts(_ views: [View]) -> [String] {
      views.flatMap { view -> [String] in
        let text: String? = view.kind == .label ? view.properties[.text] : nil
        return [text ?? ""] + texts(view.subviews)
      }
    }
    let title = texts(supplementaryViews[action.viewKind]?.subviews ?? [])
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return title.isEmpty ? nil : title
  }

  /// The label of a swipe action for VoiceOver: its `accessibilityLabel`, or its title; `nil` if it has neither.
  package func spokenName(of action: SwipeActions.Action) -> String? {
    guard let label = action.accessibilityLabel, !label.isEmpty else { return title(of: action) }
    return label
  }

  /// The actions at both edges.
  package var allSwipeActions: [SwipeActions.Action] {
    SwipeEdge.allCases.flatMap { swipeActions(at: $0)?.actions ?? [] }
  }
}
