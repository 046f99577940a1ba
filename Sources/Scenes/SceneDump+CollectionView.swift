internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Notation
internal import Vocabulary

/// The lines of a collection view and its items.
extension SceneDump {
  mutating func add(_ views: [String: [Assignment]]) {
    for (kind, assignments) in views.sorted(by: { $0.key < $1.key }) {
      section("supplementaryView \(kind)") { dump in
        for assignment in assignments { dump.add(assignment) }
      }
    }
  }

  mutating func add(_ view: CollectionView) {
    section("collectionView \(view.size.text)") { dump in
      dump.line("backgroundColor \(view.backgroundColor.sceneText)")
      dump.line("allowsSelection \(view.allowsSelection)")
      dump.line("allowsMultipleSelection \(view.allowsMultipleSelection)")
      if view.isEditing { dump.line("isEditing true") }
      if view.allowsSelectionDuringEditing { dump.line("allowsSelectionDuringEditing true") }
      if view.allowsMultipleSelectionDuringEditing {
        dump.line("allowsMultipleSelectionDuringEditing true")
      }
      dump.line("delaysContentTouches \(view.delaysContentTouches)")
      dump.line("alwaysBounceVertical \(view.alwaysBounceVertical)")
      dump.line("alwaysBounceHorizontal \(view.alwaysBounceHorizontal)")
      if view.isMultipleTouchEnabled { dump.line("isMultipleTouchEnabled true") }
      if !view.bounces { dump.line("bounces false") }
      if view.isPagingEnabled { dump.line("isPagingEnabled true") }
      if view.decelerationRate != .normal {
        dump.line("decelerationRate \(view.decelerationRate.rawValue)")
      }
      if let offset = view.contentOffset {
        dump.line("contentOffset \(decimal(offset.x)) \(decimal(offset.y))")
      }
      dump.add(view.contentInset, "contentInset")
      dump.section("delegate") { dump in
        dump.line("shouldHighlightItem \(view.delegate.shouldHighlightItem.sceneText)")
        dump.line("shouldSelectItem \(view.delegate.shouldSelectItem.sceneText)")
        dump.line("shouldDeselectItem \(view.delegate.shouldDeselectItem.sceneText)")
        if view.delegate.performsPrimaryAction { dump.line("performPrimaryActionForItem true") }
      }
      for recognizer in view.gestureRecognizers { dump.add(recognizer) }
      if !view.contextMenu.isEmpty {
        dump.section("contextMenu") { $0.add(SwipeActions(view.contextMenu)) }
      }
      for edge in SwipeEdge.allCases {
        if let actions = view.swipeActions(at: edge) {
          dump.section("\(edge.rawValue)SwipeActions") { $0.add(actions) }
        }
      }
      dump.line("selfSizingInvalidation \(view.selfSizingInvalidation.rawValue)")
      dump.line("batchUpdates \(view.batchUpdatesAnimation?.sceneText ?? "nil")")
      for (name, attributes) in [
        ("initialLayoutAttributesForAppearingItem", view.initialLayoutAttributesForAppearingItem),
        ("finalLayoutAttributesForDisappearingItem", view.finalLayoutAttributesForDisappearingItem),
      ] where attributes != .fading {
        dump.line("\(name) \(attributes.sceneText)")
      }
      let layout = view.collectionViewLayout.sceneLayout
      dump.section(layout.key) { layout.dump(into: &$0) }
      for (kind, container) in view.supplementaryViews.sorted(by: { $0.key < $1.key }) {
        dump.section("supplementaryView \(kind)") { dump in dump.add(container) }
      }
      for (number, section) in view.sections.enumerated() {
        if view.sections.count == 1 {
          dump.add(section)
        } else {
          dump.section("section \(number)") { $0.add(section) }
        }
      }
    }
  }

  mutating func add(_ actions: SwipeActions) {
    if !actions.performsFirstActionWithFullSwipe { line("performsFirstActionWithFullSwipe false") }
    for action in actions.actions { line("action \(action.text)") }
  }

  mutating func add(_ section: CollectionSection) {
    if !section.isInitiallyPresent { line("isInserted false") }
    for (kind, supplement) in section.supplements {
      line("\(kind.rawValue) text \(quoted(supplement.text))")
    }
    add(section.supplementaryViews)
    if section.contentOffset != 0 { line("contentOffset \(decimal(section.contentOffset))") }
    add(section.items)
  }

  /// Adds a line with insets.
  mutating func add(_ inset: EdgeInsets, _ name: String) {
    line(
      "\(name) top \(decimal(inset.top)) left \(decimal(inset.left))"
        + " bottom \(decimal(inset.bottom)) right \(decimal(inset.right))")
  }

  mutating func add(_ items: Items) {
    section("items \(items.count)") { dump in
      for (index, item) in items.cycle.enumerated() {
        dump.section("item \(index)") { dump in
          if !item.isInitiallyPresent { dump.line("isInserted false") }
          if let size = item.size { dump.line("size \(size.text)") }
          for (name, value) in item.states.sorted(by: { $0.key < $1.key }) {
            dump.line("state \(name) \(value)")
          }
          dump.add(item.supplementaryViews)
          for assignment in item.assignments { dump.add(assignment) }
        }
      }
    }
  }

  mutating func add(_ recognizer: GestureRecognizer) {
    let kind: String =
      switch recognizer.kind {
      case .longPress(let duration, let movement, _):
        "longPress \(recognizer.name) minimumPressDuration \(duration.text)"
          + " allowableMovement \(decimal(movement))"
      case .pan(let pan): "pan \(recognizer.name) \(pan.text)"
      case .tap:
        "tap \(recognizer.name)"
          + (recognizer.numberOfTapsRequired == 1
            ? "" : " numberOfTapsRequired \(recognizer.numberOfTapsRequired)")
      }
    let touches = [
      recognizer.view.map { " view \($0.rawValue)" } ?? "",
      recognizer.numberOfTouchesRequired == 1
        ? "" : " numberOfTouchesRequired \(recognizer.numberOfTouchesRequired)",
      recognizer.minimumNumberOfTouches == 1
        ? "" : " minimumNumberOfTouches \(recognizer.minimumNumberOfTouches)",
      recognizer.maximumNumberOfTouches.map { " maximumNumberOfTouches \($0)" } ?? "",
    ].joined()
    line(
      "\(kind)\(touches) cancelsTouchesInView \(recognizer.cancelsTouchesInView)"
        + " shouldRecognizeSimultaneously \(recognizer.shouldRecognizeSimultaneously)"
        + (recognizer.delaysTouchesEnded ? "" : " delaysTouchesEnded false")
        + (recognizer.requireToFail.isEmpty
          ? "" : " requireToFail \(recognizer.requireToFail.joined(separator: " "))"))
  }
}
