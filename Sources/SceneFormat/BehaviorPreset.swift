/// A behaviour that many cells have, by name: a piece of a scene with options.
package struct BehaviorPreset: Sendable {
  /// The name in scene files.
  package let name: String
  /// Its effect, for the reference.
  package let meaning: String
  /// The options with their defaults, in the syntax of scene files.
  package let options: [(key: BehaviorOptionKey, value: String)]
  /// The piece of a scene; `$scale` stands for the option `scale`.
  package let scene: String

  /// All presets. Where UIKit has no numbers for what they look like, they are our own choice.
  package static let all = [
    BehaviorPreset(
      name: "singleSelection", meaning: "One cell at a time can be selected.", options: [],
      scene: "collectionView: { allowsSelection: true, allowsMultipleSelection: false }"),
    BehaviorPreset(
      name: "multipleSelection", meaning: "Several cells can be selected.", options: [],
      scene: "collectionView: { allowsSelection: true, allowsMultipleSelection: true }"),
    BehaviorPreset(
      name: "noSelection", meaning: "Cells cannot be selected, and touches do not highlight them.",
      options: [], scene: "collectionView: { allowsSelection: false }"),
    BehaviorPreset(
      name: "swipeToDelete",
      meaning:
        "A swipe from the trailing edge reveals an action `delete` that deletes the row's item.",
      options: [(.title, "Delete")],
      scene: """
        collectionView:
          trailingSwipeActions:
            - { action: delete, style: destructive, title: $title, handler: { deleteItem: this } }
        """),
    BehaviorPreset(
      name: "pressScale", meaning: "The cell shrinks with a spring while it is pressed.",
      options: [
        (.scale, "0.97"), (.animation, "{ duration: 0.4, usingSpringWithDamping: 0.6 }"),
      ],
      scene: """
        rules:
          - { when: highlighted, cell.transform: { scale: $scale }, animation: $animation }
        """),
    BehaviorPreset(
      name: "pressFade", meaning: "The content fades while the cell is pressed.",
      options: [(.alpha, "0.5"), (.animation, "{ duration: 0.2 }")],
      scene: """
        rules:
          - { when: highlighted, contentView.alpha: $alpha, animation: $animation }
        """),
    BehaviorPreset(
      name: "disabledFade",
      meaning: "The app can disable the cell: it does not react, and its content fades.",
      options: [(.alpha, "0.4"), (.animation, "{ duration: 0.2 }")],
      scene: """
        states: { disabled: app }
        rules:
          - { when: disabled, contentView.alpha: $alpha, animation: $animation }
        collectionView:
          delegate: { shouldHighlightItem: not disabled, shouldSelectItem: not disabled }
        """),
    BehaviorPreset(
      name: "selectionBadge",
      meaning:
        "An image view `selectionBadge` appears in the lower trailing corner while the cell is selected.",
      options: [
        (.systemImage, "checkmark.circle.fill"), (.tintColor, "systemBlue"),
        (.animation, "{ duration: 0.3, usingSpringWithDamping: 0.7 }"),
      ],
      scene: """
        cell:
          contentView:
            subviews:
              - imageView: selectionBadge
                systemImage: $systemImage
                tintColor: $tintColor
                backgroundColor: systemBackground
                cornerRadius: 12
                clipsToBounds: true
                contentMode: scaleAspectFit
                alpha: 0
                transform: { scale: 0.4 }
                constraints: [trailing = superview - 8, bottom = superview - 8, width = 24, height = 24]
        rules:
          - { when: selected, selectionBadge.alpha: 1, selectionBadge.transform: identity, animation: $animation }
        """),
    BehaviorPreset(
      name: "selectionBorder",
      meaning: "A border is drawn around the content while the cell is selected.",
      options: [(.borderColor, "systemBlue"), (.borderWidth, "3")],
      scene: """
        rules:
          - { when: selected, contentView.borderColor: $borderColor, contentView.borderWidth: $borderWidth }
        """),
    BehaviorPreset(
      name: "symbolBounce", meaning: "A symbol jumps once when a predicate begins to hold.",
      options: [(.view, "contentView"), (.when, "selected")],
      scene: """
        rules:
          - when: $when
            layerAnimations:
              - { view: $view, keyPath: transform.scale, values: [1, 1.2, 0.94, 1], keyTimes: [0, 0.35, 0.7, 1], duration: 0.5 }
        """),
    BehaviorPreset(
      name: "symbolPulse", meaning: "A symbol fades out and in while a predicate holds.",
      options: [(.view, "contentView"), (.when, "selected")],
      scene: """
        rules:
          - when: $when
            layerAnimations:
              - { view: $view, keyPath: opacity, values: [1, 0.35, 1], duration: 1.6, repeatCount: infinity }
        """),
    BehaviorPreset(
      name: "symbolVariableColor",
      meaning:
        "The layers of a symbol that show a value appear one after another while a predicate holds.",
      options: [(.view, "contentView"), (.when, "selected")],
      scene: """
        rules:
          - when: $when
            layerAnimations:
              - { view: $view, keyPath: variableValue, values: [0, 1, 1], keyTimes: [0, 0.75, 1], duration: 1.2, repeatCount: infinity }
        """),
    BehaviorPreset(
      name: "symbolReplace",
      meaning:
        "A symbol is replaced by the one that a rule with the same predicate sets, which grows.",
      options: [(.view, "contentView"), (.when, "selected")],
      scene: """
        rules:
          - when: $when
            transitions:
              - { view: $view, type: crossDissolve, duration: 0.2 }
            layerAnimations:
              - { view: $view, keyPath: transform.scale, values: [0.7, 1.06, 1], keyTimes: [0, 0.6, 1], duration: 0.35 }
        """),
  ]

  /// The preset with a name; `nil` if there is none.
  package static func named(_ name: String) -> BehaviorPreset? { all.first { $0.name == name } }
}
