internal import Drawing
internal import Images
internal import Scenes
internal import Views
internal import Vocabulary

/// The sections about views, shared files, colours and icons.
extension SceneReference {
  static var views: String {
    let classes = ViewKind.authored.map { "| `\($0.word)` | \($0.meaning) |" }
    let named = PropertyOwner.views + [.group(.constraint)]
    let rows = PropertyName.allCases.filter { name in
      named.contains { name.definition.owners.contains($0) }
    }.map { name in
      let definition = name.definition
      let owners = definition.owners.filter { named.contains($0) }
      let whose =
        owners.count == PropertyOwner.views.count
        ? "all views" : owners.map { "`\($0.word)`" }.joined(separator: ", ")
      return "| `\(name.rawValue)` | \(whose) | \(words(.property(definition.type))) |"
        + " \(definition.meaning) |"
    }
    return """

      ## Views

      An element of `subviews` begins with its class and its name. It may have `constraints` in Auto Layout's
      written form and `subviews`; a stack view has `arrangedSubviews`. Constraints, its `frame` or the
      surrounding stack view determine a view's position and size.

      | class | meaning |
      |---|---|
      \(classes.joined(separator: "\n"))

      ## Constraints

      `item.attribute (=|>=|<=) [number *] item[.attribute] [± number] [@priority]`. An attribute without an item
      belongs to the view that has the constraint; an item without an attribute has that of the left side. An
      item is a view's name, `cell`, `contentView` or `superview`, optionally followed by a guide, as in
      `superview.layoutMarginsGuide`. The width and the height of the collection view can be used on the right, as
      in `contentView.width = collectionView - 24`. Instead of a number `systemSpacing` or `2 * systemSpacing` is the
      system's distance: 8 points between views beside each other, 20 to the edge of a view around.
      A name from `layoutGuides` is an item, too. A priority is a number from 1 to 1000 or one of \(list(LayoutPriority.names.map(\.name))).

      | | |
      |---|---|
      | attributes | \(list(Constraint.Attribute.allCases.map(\.rawValue))) |
      | guides | \(list(Constraint.Guide.allCases.map(\.rawValue))) |

      Conflicting required constraints are not an error: the last one of them is dropped, and a note reports it. The
      order is that of the views, followed by the constraints of `contentView` and of `cell`. A frame that the constraints
      do not decide is an error; one that only a dropped constraint would decide is noted.

      ## Properties of views

      Rules and items also assign them, as `name.property`. `constraint` means a named constraint.

      | property | of | value | meaning |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  static var sharing: String {
    """

    ## use

    `use: theme.yaml` or `use: [colors.yaml, parts.yaml]` takes what other files name. Paths are relative to the file that
    names them. Such a file begins with `cellophane: 1` and has \(list(SharedKey.sections.map(\.rawValue))), and `use` again.
    Its names stand before the scene's own; two of the same name are a mistake. It has no cell, rules or scripts, and its
    name does not end with `.cell.yaml`. `cellophane schema --format shared` writes its JSON Schema, `cellophane dump scene` the whole scene.

    ## styles, parts and fonts

    A style names keys that views share: properties, constraints and subviews. A part is a whole view with its class and name. A
    view or a container takes them with `use`, one or a list; later ones and its own keys win, constraints and subviews are
    added. A part's name is replaced by the view's own, as in `{ use: badge, imageView: otherBadge }`. Styles may use styles.

    ```yaml
    fonts:
      caption: { textStyle: footnote, weight: medium }
    styles:
      card: { cornerRadius: 16, cornerCurve: continuous, backgroundColor: secondarySystemGroupedBackground }
    parts:
      heart: { imageView: heart, systemImage: heart, constraints: [width = 20, height = 20] }
    cell:
      contentView:
        use: card
        subviews:
          - { use: heart, tintColor: systemPink, constraints: [center = superview] }
    ```

    ## behaviors

    `behaviors: [singleSelection, { pressScale: { scale: 0.95 } }]` names behaviours that many cells have. Each is short for keys of a
    scene, which `cellophane dump scene` writes out. The scene itself takes precedence: its keys replace a behaviour's,
    its rules come after a behaviour's, and a view of the same name is used instead.
    \(behaviorExamples)

    """
  }

  /// The keys of a scene for which each behaviour is short.
  private static var behaviorExamples: String {
    BehaviorPreset.all.map { preset in
      "\n`\(preset.name)` is short for\n\n```yaml\n\(preset.scene)\n```\n"
    }.joined()
  }

  static var colors: String {
    """

    ## Colours

    A colour is one of UIColor's names, `"#RRGGBB"` or `"#RRGGBBAA"` in quotes, `[red, green, blue]` or
    `[red, green, blue, alpha]` from 0 to 1, a map of `light` and `dark`, a name from `colors` or from an asset
    catalogue, any name or hexadecimal colour followed by `.withAlphaComponent(0.3)`, or `nil` where UIKit
    allows it. A `backgroundColor` and a `fillColor` can also be `{ patternImage: linen }`, an image of `assets` that is
    repeated from the view's top left corner on. `tintColor` is the tint colour of the view that shows it. UIColor's names:

    \(list(NamedColor.allCases.map(\.rawValue))).

    """
  }

  static var icons: String {
    """

    ## Icons

    These names are drawn, and those that add `.fill`, `.circle`, `.circle.fill`, `.square`, `.square.fill`, `.slash`,
    `.badge` or `.badge.plus` to one of them. For another name of SF Symbols a dashed box is drawn, with a note.

    \(list(Symbol.allCases.map(\.rawValue))).

    """
  }
}
