internal import Interaction
internal import Scenes
internal import Views
internal import Vocabulary

/// The sections about rules, states, actions and scripts.
extension SceneReference {
  static var rules: String {
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
    view's own: the way to rotate a view by a full turn, which `UIView.animate` cannot do, as a full turn ends where
    it began. Each is [a layer animation](#a-layer-animation):

    ```yaml
    - when: loading
      layerAnimations:
        - { view: ring, keyPath: transform.rotation.z, fromValue: 0, toValue: 360°, duration: 1, repeatCount: infinity }
        - { view: heart, keyPath: transform.scale, values: [0.2, 1.3, 1], keyTimes: [0, 0.7, 1], duration: 0.4 }
        - { view: shimmer, keyPath: locations, fromValue: [-1, -0.5, 0], toValue: [1, 1.5, 2], duration: 1.5, repeatCount: infinity }
    ```

    `transitions` show how a view changes to other content when the rule starts or stops to hold, as with
    `UIView.transition(with:duration:options:)` and `CATransition`: the new content is shown at once, and a
    picture of the old one disappears. Each is [a transition](#a-transition):

    ```yaml
    - when: playing
      playButton.systemImage: pause.fill
      transitions: [{ view: playButton, type: crossDissolve, duration: 0.2 }]
    ```

    `completion` is an [action](#an-action), or a list of them, that the app performs when the animation of the rule has
    ended with the rule still holding: `completion: { deleteItem: this }`. Animations that start each other without end
    are played until the script ends, and `check` names them; if they change nothing, they are an error.

    The completion is also performed if the animation of another rule takes over all properties before. That is not
    modelled: UIKit then calls the completion at that moment with `finished` false, unless the animation is additive, as
    those of frames, transforms and corner radii are. A rule without properties and animations of its own is completed
    at once, as a block without changes, and one whose properties change nothing after its duration; UIKit, which then
    has nothing to animate, presumably completes that at once, too.

    A predicate combines words with `and`, `or`, `not` and parentheses:

    | words | condition |
    |---|---|
    | \(list(CellState.Flag.allCases.map(\.rawValue))) | a flag of the cell |
    | \(list(TraitTable.predicateWords)) | a trait |
    | \(list(TraitTable.compared.map { $0.name + " == " + ($0.words.last ?? "") })) … | a trait has a value, or with `!=` another one |
    | the name of one of `states` | a custom state |
    | `download == loading`, `progress >= 0.5` … | the value of a state of words or numbers |
    | `touchInside` | the finger is on the cell; not in delegate answers |
    | `item == 0`, `item < 3` … | the item's index |
    | `contentSize >= accessibilityMedium` … | the text size |
    | `true`, `false` | always, never |

    """
  }

  static var states: String {
    """

    ## states

    Each state has a name and a map of keys and events. An event assigns the value of a predicate to a flag, as `not liked`;
    a word or a number to others, as `loading` or `3`; and `+1` or `-1` changes a number within its range, which then needs an
    upper limit. With `{ for: download == none, to: loading }` it assigns some cells only, and of a list of these the first that applies counts:
    `cart.touchUpInside: [{ for: count == 9, to: 0 }, +1]`. Instead of a map,
    write the words or the range of the state, or who sets it: `download: none | loading | done`, `progress: 0...1`,
    `editing: app`. UIKit's flags except `highlighted` and `selected` are declared in the same way, as in
    `expanded: { didSelectItem: not expanded }`, which is short for `actions` that set the flag; items give their first values.
    What the app sets (`app`, `data`) is explored in state graphs: numbers at their stops, by default the ends and the middle,
    which is whole if both ends are: 0, 49 and 99 of `0...99`, but 0, 0.5 and 1 of `0...1`;
    and at the number with which the item begins.
    A number with stops that an event changes by steps goes from stop to stop there, and no further than the last one.

    | key | value | meaning |
    |---|---|---|
    \(StateKey.allCases.map { "| `\($0.rawValue)` | \(words($0.schema)) | \($0.meaning) |" }.joined(separator: "\n"))

    Wherever a rule or a view has a colour, a number, a transform, an offset or a path, the value can follow a number
    among the states: `{ progress: { 0: systemGray, 1: systemGreen } }` is interpolated between the stops, `progress * 100` is a
    multiple, and `width = bar.width * progress` is a multiple in a constraint. Texts show values: `"{count} new"`,
    `"{progress%}"`; two braces are one brace, and another name is an error. These numbers can be followed, too, without a declaration:

    | number | meaning |
    |---|---|
    \(ViewportNumber.allCases.map { "| `\($0.rawValue)` | \($0.meaning) |" }.joined(separator: "\n"))

    | event | when it occurs |
    |---|---|
    | `initially` | before all other events |
    | \(list(StateEvent.plain.dropFirst().map(\.sceneText))) | the delegate method is called |
    | \(list(GesturePhase.allCases.map { "<gesture>." + $0.rawValue })) | a gesture recogniser enters this state: one of a view in the cell, one of the collection view whose gesture was recognised over the cell, or a pan that came down on it |
    | \(list(ControlEvent.allCases.map { "<control>." + $0.rawValue })) | a button or switch of the cell sends this event, or the info button `accessories.detail` |

    Predicates can also test the states of controls: \(list(ControlFlag.allCases.map { "<control>." + $0.rawValue })). Touches set
    `highlighted`, `on` and `off`. `selected`, `disabled` and `focused` are declared like other states, as in
    `like.selected: { like.touchUpInside: not like.selected }`.

    """
  }

  static var actions: String {
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

  static var scripts: String {
    let rows = StepKey.allCases.map { key in
      "| `\(key.rawValue):` | \(words(key.schema)) | \(key.meaning) |"
    }
    return """

      ## scripts

      A script is a list of steps, each a map of one key, or one of the words \(list(StepKey.words)). Steps of fingers also
      have the key `\(FingerKey.word)`, as in `{ down: 1, finger: 2 }` and `{ up, finger: [1, 2] }`: \(FingerKey.meaning.prefix(1).lowercased() + FingerKey.meaning.dropFirst())

      | step | value | meaning |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}
