internal import CollectionLayouts
internal import Interaction
internal import OrderedCollections
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Views

/// What a page does not follow of a scene.
struct PageLimits {
  /// The limits in sentences, in the order in which the page has them.
  let sentences: [String]
  /// Whether all scripts are recorded, because the page does not follow all that happens in them.
  let recordsScripts: Bool

  /// Finds the limits.
  ///
  /// - Parameters:
  ///   - variants: The scene with the traits of each of the page's variants.
  ///   - touches: What the page follows of touches.
  ///   - items: The items that it has.
  ///   - combinations: The values that the app sets in it.
  init(
    _ renderer: SceneRenderer, _ variants: [SceneRenderer], _ touches: PageTouches,
    _ items: PageItems, _ combinations: InputCombinations
  ) {
    let (scene, resolved) = (renderer.scene, renderer.resolved)
    // The page reports what swipe actions do to rows when it happens.
    let told = touches.table.followsSwipes ? Self.rowChanges(in: scene) : []
    let actsBeyond = scene.allActions.contains { $0.isAnimatedOrScrolls && !told.contains($0) }
    var sentences = Self.sentences(on: resolved) + Self.sentences(on: touches, in: scene)
    if items.countAtStart < items.countOfAll {
      sentences.append("The page does not have the items that scripts insert.")
    }
    if scene.rules.contains(where: { !$0.completion.isEmpty }) {
      sentences.append("What follows when animations end is not on this page.")
    }
    if resolved.isSelfSizing, !touches.inputs.free.isEmpty,
      scene.collectionView.selfSizingInvalidation != .enabledIncludingConstraints
    {
      sentences.append(
        "A cell is measured when the app sets something, also where UIKit waits for a batch update."
      )
    }
    if actsBeyond {
      sentences.append("What actions animate or scroll happens at once, or not at all.")
    }
    if items.numbers.count < items.countAtStart {
      sentences.append(
        "The page has the first \(items.numbers.count) of \(items.countAtStart) items.")
    }
    if !combinations.isComplete {
      sentences.append("Not every combination of what the app sets is on this page.")
    }
    sentences += renderer.pictureSentences
    for variant in variants {
      sentences += variant.pictureGapSentences.filter { !sentences.contains($0) }
    }
    self.sentences = sentences
    recordsScripts =
      !touches.table.isComplete || actsBeyond || Self.dependsOnPlaces(resolved)
      || Self.movesBeyond(scene) || scene.rules.contains(where: \.when.asksForTouch)
  }

  // MARK: - Touches

  /// What the page does not follow of touches.
  private static func sentences(on touches: PageTouches, in scene: Scene) -> [String] {
    var sentences: [String] = []
    if touches.ignoresControls {
      sentences.append("Controls inside of cells do not react: a touch on one presses the cell.")
    }
    sentences += Self.sentences(onSwipesIn: scene, follows: touches.table.followsSwipes)
    if touches.pans == nil {
      sentences.append(
        "What pan recognisers move follows a finger in scripts only, which are recorded.")
    }
    if !touches.table.isComplete {
      sentences.append("Some of what touches can do is not on this page.")
    }
    return sentences
  }

  /// What the page does not do with the swipe actions of rows.
  private static func sentences(onSwipesIn scene: Scene, follows: Bool) -> [String] {
    guard !scene.collectionView.allSwipeActions.isEmpty else { return [] }
    guard follows else {
      return ["Rows do not follow a finger: swipe actions open in scripts, which are recorded."]
    }
    guard !rowChanges(in: scene).isEmpty else { return [] }
    return [
      "Swipe actions do not delete, insert or move rows here: the row closes. Scripts in which they do are recorded."
    ]
  }

  /// What swipe actions do to which rows there are and where.
  private static func rowChanges(in scene: Scene) -> [EventAction] {
    scene.collectionView.allSwipeActions.flatMap { scene.actions[$0.event] ?? [] }.filter {
      $0.call.movesItems
    }
  }

  // MARK: - Scenes

  /// What the page does not follow in a scene.
  private static func sentences(on resolved: ResolvedScene) -> [String] {
    let scene = resolved.scene
    var sentences: [String] = []
    if dependsOnPlaces(resolved) {
      sentences.append(
        "What depends on the place in the viewport does not change while one scrolls.")
    }
    if scene.rules.contains(where: { !$0.transitions.isEmpty }) {
      sentences.append(
        "Views change without their transitions, except in scripts, which are recorded.")
    }
    if scene.rules.contains(where: { !MotionTable.plays($0, of: scene) }) {
      sentences.append(
        "Some animations that are added to layers play in scripts only, which are recorded."
      )
    }
    if scene.rules.contains(where: { !$0.keyframes.isEmpty }) {
      sentences.append(
        "Keyframes play in scripts, which are recorded; elsewhere values move straight to their end."
      )
    }
    if collapsesViews(scene) {
      sentences.append(
        "What a stack view hides is gone at once, except in scripts, which are recorded.")
    }
    if scene.collectionView.collectionViewLayout.hasOrthogonalSections {
      sentences.append(
        "Sections do not scroll orthogonally, except in scripts, which are"
          + " recorded.")
    }
    if !scene.collectionView.contextMenu.isEmpty {
      sentences.append(
        "Context menus are shown in scripts only, which are recorded: here a finger that would open one loses its touch."
      )
    }
    if scene.controls.contains(where: { $0.kind == .stepper && $0.properties[.autorepeat] != false }
    ) {
      sentences.append(
        "A stepper that is held changes once, except in scripts, which are"
          + " recorded.")
    }
    let changed = Set(scene.controls.filter { scene.changesValue($0) }.map(\.kind))
    if !changed.isDisjoint(with: [.segmentedControl, .stepper, .pageControl]) {
      sentences.append(
        "A finger that moves to another part of a control, as a segment, chooses that on which it came down,"
          + " except in scripts, which are recorded.")
    }
    if changed.contains(.slider) {
      sentences.append(
        "The thumbs of sliders do not follow a finger, except in scripts, which are recorded.")
    }
    if scene.cellReuse != .fresh {
      sentences.append("What cells keep when they are used again is in scripts only.")
    }
    if scene.rules.contains(where: \.when.asksForTouch) {
      sentences.append("A finger that comes from another cell is not followed.")
    }
    return sentences
  }

  /// Whether cells look or behave differently at other places in the viewport.
  private static func dependsOnPlaces(_ resolved: ResolvedScene) -> Bool {
    resolved.rulesAskForPlace || resolved.followsViewport
      || CellInputs.predicates(of: resolved.scene).contains(where: \.asksForPlace)
      || resolved.scene.states.contains(where: { state in
        state.events.keys.contains { [.willDisplayCell, .scrollViewDidScroll].contains($0) }
      })
  }

  /// Whether cells move in ways that the page's script does not know.
  private static func movesBeyond(_ scene: Scene) -> Bool {
    scene.cellReuse != .fresh
      // A single tap waits for a second one, which delays all that follows.
      || scene.collectionView.gestureRecognizers.contains { $0.numberOfTapsRequired > 1 }
      || scene.rules.contains {
        !$0.transitions.isEmpty || !MotionTable.plays($0, of: scene) || !$0.completion.isEmpty
          || !$0.keyframes.isEmpty
      } || collapsesViews(scene)
  }

  /// Whether rules hide arranged subviews of stack views with an animation: such a view stays visible until its stack
  /// has taken its length.
  private static func collapsesViews(_ scene: Scene) -> Bool {
    let arranged = Set(
      scene.cellViews.filter { $0.kind == .stackView }.flatMap { $0.subviews.map(\.name) })
    return scene.rules.contains { rule in
      (rule.animation ?? rule.leaving) != nil
        && rule.assignments.contains {
          $0.property == PropertyName.isHidden && arranged.contains($0.view)
        }
    }
  }
}
