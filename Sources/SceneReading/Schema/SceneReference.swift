internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// The reference of scene files as a Markdown document, generated from the keys that the reader and
/// the JSON Schema use.
package enum SceneReference {
  /// Returns the document.
  public static func markdown() -> String {
    var text = """
      # The scene file

      All keys of scene files and their values. `cellophane schema --format markdown` generates this page from the
      table of keys that the reader uses, and a test compares them. Names and defaults are UIKit's.
      [Fidelity.md](Fidelity.md) lists how closely each behaviour follows UIKit, [Gallery.md](Gallery.md) has examples.

      ## The file

      \(table(RootKey.self))

      """
    for map in SceneMaps.all {
      switch map.name {
      case "styleLabel": text += "\n## \(map.title)\n\nThe properties of a `label`.\n"
      case "styleImageView": text += "\n## \(map.title)\n\nThe properties of an `imageView`.\n"
      default: text += "\n## \(map.title)\n\n\(table(map.keys))\n"
      }
      if map.name == "container" { text += views }
    }
    return text + sharing + rules + states + actions + scripts + colors + icons
  }

  // MARK: - Sections

  private static var views: String {
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

      | class | what it is |
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
      order is that of the views, followed by the constraints of `contentView` and of `cell`.

      ## Properties of views

      Rules and items also assign them, as `name.property`. `constraint` means a named constraint.

      | property | of | value | what it is |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private static var sharing: String {
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

    `behaviors: [singleSelection, { pressScale: { scale: 0.95 } }]` names behaviours that many cells have. Each stands for keys of a
    scene, which `cellophane dump scene` writes out. What the scene itself says wins: its keys replace a behaviour's,
    its rules come after a behaviour's, and a view of the same name is used instead.
    \(behaviorExamples)

    """
  }

  /// What each behaviour stands for.
  private static var behaviorExamples: String {
    BehaviorPreset.all.map { preset in
      "\n`\(preset.name)` stands for\n\n```yaml\n\(preset.scene)\n```\n"
    }.joined()
  }

  private static var rules: String {
    """

    ## rules

    A rule has `when`, a predicate, and properties as `name.property`. The last matching rule wins.

    With `animation` the properties are animated when the rule starts and when it stops matching; `leaving`
    is a different animation for the latter. Both are [an animation](#an-animation) or the name of one under
    `animations`. Values that cannot be interpolated (text, images, words) change immediately.

    By default an animation is that of `UIView.animate`. If a second one begins before the first has ended,
    frames, `transform` and `cornerRadius` continue smoothly, because both are added; `alpha` and colours
    jump to the first one's end value, unless `options: [beginFromCurrentState]` starts at the value on
    screen. It does not animate borders, the shadow's colour, radius and offset, `zPosition`, gradients and
    shapes. With `layerAnimation: true` it is an animation that is added to the layer
    (`CABasicAnimation`), which animates these, too, but not frames.

    An animation with `repeatCount: infinity` runs while its rule holds, in a cell that appears in this state,
    too. It ends when one of its properties changes again, which `leaving` can animate.

    `keyframes` are parts of the animation, as with `UIView.animateKeyframes` and `addKeyframe`, each with its start and
    its duration as fractions of the whole. The last value of each property is what the rule assigns while it holds;
    `leaving` has none. As in UIKit, the curve of the animation, `easeInOut` by default, eases the whole. `calculationMode`
    is beside them:

    ```yaml
    - when: liked
      animation: { duration: 0.8, curve: linear }
      calculationMode: cubic
      keyframes:
        - { relativeStartTime: 0, relativeDuration: 0.25, heart.transform: { scale: 1.4 } }
        - { relativeStartTime: 0.25, relativeDuration: 0.25, heart.transform: { scale: 0.9 } }
        - { relativeStartTime: 0.5, relativeDuration: 0.5, heart.transform: identity }
    ```

    `layerAnimations` are added to layers when the rule starts to hold or the cell appears, as with
    `layer.add(_:forKey:)`, and removed when the rule stops. They show values on screen without changing the
    view's own: the way to turn a view all around, which `UIView.animate` cannot do, as a full turn ends where
    it began. Each is [a layer animation](#a-layer-animation):

    ```yaml
    - when: loading
      layerAnimations:
        - { view: ring, keyPath: transform.rotation.z, fromValue: 0, toValue: 360°, duration: 1, repeatCount: infinity }
        - { view: heart, keyPath: transform.scale, values: [0.2, 1.3, 1], keyTimes: [0, 0.7, 1], duration: 0.4 }
        - { view: shimmer, keyPath: locations, fromValue: [-1, -0.5, 0], toValue: [1, 1.5, 2], duration: 1.5, repeatCount: infinity }
    ```

    `transitions` show how a view changes to other content when the rule starts or stops to hold, as with
    `UIView.transition(with:duration:options:)` and `CATransition`: the new content is there at once, and a
    picture of the old one gives way. Each is [a transition](#a-transition):

    ```yaml
    - when: playing
      playButton.systemImage: pause.fill
      transitions: [{ view: playButton, type: crossDissolve, duration: 0.2 }]
    ```

    `completion` is an [action](#an-action), or a list of them, that the app performs when the animation of the rule has
    ended with the rule still holding: `completion: { deleteItem: this }`. Animations that start each other without end
    are played until the script ends, and `check` names them; if they change nothing, they are an error.

    A predicate combines words with `and`, `or`, `not` and parentheses:

    | words | condition |
    |---|---|
    | \(list(CellState.Flag.allCases.map(\.rawValue))) | a flag of the cell |
    | \(list(CellPredicate.Trait.allCases.map(\.rawValue))) | a trait |
    | \(list(TraitTable.compared.map { $0.name + " == " + ($0.words.last ?? "") })) … | a trait has a value, or with `!=` another one |
    | the name of one of `states` | a custom state |
    | `download == loading`, `progress >= 0.5` … | the value of a state of words or numbers |
    | `touchInside` | the finger is on the cell; not in delegate answers |
    | `item == 0`, `item < 3` … | the item's index |
    | `contentSize >= accessibilityMedium` … | the text size |
    | `true`, `false` | always, never |

    """
  }

  private static var states: String {
    """

    ## states

    Each state has a name and a map of keys and events. An event assigns the value of a predicate to a flag, as `not liked`;
    a word or a number to others, as `loading` or `3`; and `+1` or `-1` changes a number within its range, which then needs an
    upper limit. With `{ for: download == none, to: loading }` it assigns some cells only, and of a list of these the first that applies counts:
    `cart.touchUpInside: [{ for: count == 9, to: 0 }, +1]`. Instead of a map,
    write the words or the range of the state, or who sets it: `download: none | loading | done`, `progress: 0...1`,
    `editing: app`. UIKit's flags except `highlighted` and `selected` are declared in the same way, as in
    `expanded: { didSelectItem: not expanded }`, which stands for `actions` that set the flag; items give their first values.
    What the app sets (`app`, `data`) is explored in state graphs: numbers at their stops, by default the ends and the middle.

    | key | value | what it is |
    |---|---|---|
    \(StateKey.allCases.map { "| `\($0.rawValue)` | \(words($0.schema)) | \($0.meaning) |" }.joined(separator: "\n"))

    Wherever a rule or a view has a colour, a number, a transform, an offset or a path, the value can follow a number
    among the states: `{ progress: { 0: systemGray, 1: systemGreen } }` is interpolated between the stops, `progress * 100` is a
    multiple, and `width = bar.width * progress` is a multiple in a constraint. Texts show values: `"{count} new"`,
    `"{progress%}"`; two braces are one brace. These numbers can be followed, too, without a declaration:

    | number | what it is |
    |---|---|
    \(ViewportNumber.allCases.map { "| `\($0.rawValue)` | \($0.meaning) |" }.joined(separator: "\n"))

    | event | when it occurs |
    |---|---|
    | `initially` | before all other events |
    | \(list(StateEvent.plain.dropFirst().map(\.sceneText))) | the delegate method is called |
    | \(list(GesturePhase.allCases.map { "<gesture>." + $0.rawValue })) | a gesture recogniser that began on the cell enters this state |
    | \(list(ControlEvent.allCases.map { "<control>." + $0.rawValue })) | a button or switch of the cell sends this event |

    Predicates also ask for the states of controls: \(list(ControlFlag.allCases.map { "<control>." + $0.rawValue })). Touches set
    `highlighted`, `on` and `off`. `selected`, `disabled` and `focused` are declared like other states, as in
    `like.selected: { like.touchUpInside: not like.selected }`.

    """
  }

  private static var actions: String {
    """

    ## actions

    What the app does when an event happens in a cell: an [action](#an-action), or a list of them, for each event. The events are
    \(list(StateEvent.ofActions.map(\.sceneText))), `<gesture>.began` and the other phases, and `<control>.touchUpInside` and the
    other events of controls. States that the event assigns have their new values. As in UIKit, `select` and `deselect` do
    not call the delegate, and what an action causes is done before the next action. Actions that cause each other without end are an error.

    ```yaml
    actions:
      didSelectItem:
        - deselect: { animated: true }
        - set: { playing: true }
        - set: { item: others, playing: false }
    ```

    """
  }

  private static var scripts: String {
    let rows = StepKey.allCases.map { key in
      "| `\(key.rawValue):` | \(words(key.schema)) | \(key.meaning) |"
    }
    return """

      ## scripts

      A script is a list of steps, each a map of one key, or one of the words \(list(StepKey.words)). Steps of fingers also
      have the key `\(FingerKey.word)`, as in `{ down: 1, finger: 2 }` and `{ up, finger: [1, 2] }`: \(FingerKey.meaning.prefix(1).lowercased() + FingerKey.meaning.dropFirst())

      | step | value | what it is |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private static var colors: String {
    """

    ## Colours

    A colour is one of UIColor's names, `"#RRGGBB"` or `"#RRGGBBAA"` in quotes, `[red, green, blue]` or
    `[red, green, blue, alpha]` from 0 to 1, a map of `light` and `dark`, a name from `colors` or from an asset
    catalogue, any name or hexadecimal colour followed by `.withAlphaComponent(0.3)`, or `nil` where UIKit
    allows it. A `backgroundColor` and a `fillColor` can also be `{ patternImage: linen }`, an image of `assets` that is
    repeated from the view's top left corner on. UIColor's names:

    \(list(NamedColor.allCases.map(\.rawValue))).

    """
  }

  private static var icons: String {
    """

    ## Icons

    These names are drawn, and those that add `.fill`, `.circle`, `.circle.fill`, `.square`, `.square.fill`, `.slash`,
    `.badge` or `.badge.plus` to one of them. For another name of SF Symbols a dashed box is drawn, with a note.

    \(list(Symbol.allCases.map(\.rawValue))).

    """
  }

  // MARK: - Tables

  private static func table(_ keys: any SceneKey.Type) -> String { rows(keys) }

  private static func rows<Key: SceneKey>(_: Key.Type) -> String {
    // The properties of views are in a separate table.
    let keys = Key.allCases.filter { key in
      if case .property = key.schema, PropertyName(rawValue: key.rawValue) != nil {
        return !isViewTable(Key.self)
      }
      return true
    }
    let rows = keys.map { key in
      let needed = Key.required.contains(key) ? " (needed)" : ""
      return "| `\(key.rawValue)`\(needed) | \(words(key.schema)) | \(key.meaning) |"
    }
    let properties =
      isViewTable(Key.self) ? "\n\nand the [properties of views](#properties-of-views)." : ""
    return "| key | value | what it is |\n|---|---|---|\n" + rows.joined(separator: "\n")
      + properties
  }

  private static func isViewTable<Key: SceneKey>(_: Key.Type) -> Bool {
    Key.self == CellKey.self || Key.self == ContainerKey.self
  }

  /// Describes the valid values in a few words.
  private static func words(_ type: SchemaType) -> String {
    switch type {
    case .string: "text"
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "`true` or `false`"
    case .constant(let value): "`\(value)`"
    case .words(let words): list(words)
    case .property(let type): words(type)
    case .constraint: "an equation or \(link("namedConstraint"))"
    case .color: "[a colour](#colours)"
    case .predicate: "[a predicate](#rules)"
    case .place(let whileDown):
      "an item's number, `[x, y]` or [a place](#a-place)" + (whileDown ? ", or `outside`" : "")
    case .items: "a number, a list of items, or [a map](#items-as-a-map)"
    case .assignments: "properties as `name.property`"
    case .list(let element): "a list: \(words(element))"
    case .dictionary(let value): "names, each with \(words(value))"
    case .map(let name): link(name)
    case .either(let types): types.map { words($0) }.joined(separator: "; or ")
    }
  }

  private static func words(_ type: PropertyType) -> String {
    switch type {
    case .number(let range):
      "\(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
    case .integer(let range): "\(range.lowerBound) to \(range.upperBound), whole"
    case .word(let words): list(words)
    case .symbol: "[an icon](#icons) or `nil`"
    case .path: "SVG path data"
    default: words(SceneSchema.shape(of: type))
    }
  }

  private static func link(_ name: String) -> String {
    switch name {
    case "rule": return "[a rule](#rules)"
    case "step": return "[a step](#scripts)"
    case "stateEvents": return "[events](#states)"
    case "view": return "[a view](#views)"
    case "style": return "[keys of views](#styles-parts-and-fonts)"
    case "behaviorOptions": return "[options](#the-options-of-a-behaviour)"
    case "behavior": return "[a behaviour](#a-behaviour) with options"
    default:
      guard let map = SceneMaps.all.first(where: { $0.name == name }) else { return "a map" }
      // Anchors of headings as Markdown renderers create them.
      let anchor = map.title.lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-"
      }
      .replacing(" ", with: "-")
      return "[\(map.title)](#\(anchor))"
    }
  }

  private static func list(_ words: some Sequence<String>) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }
}
