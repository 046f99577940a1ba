internal import Interaction
internal import Messages
internal import Notation
internal import SceneFormat
internal import Scenes
internal import YAMLReading

/// Reads calls of the app's, which are steps of scripts and actions.
extension SceneReader {
  /// Reads a call and what it is about. Its item is 0, a placeholder.
  mutating func readCall<Subject: CallSubject>(
    _ key: AppCallKey, _ node: SourceNode, about subject: Subject.Type
  ) -> EventAction? {
    switch key {
    case .select:
      return readSelection(node, about: subject).map {
        .selectItem($0.target, animated: $0.animated)
      }
    case .deselect:
      return readSelection(node, about: subject).map {
        .deselectItem($0.target, animated: $0.animated)
      }
    case .setEditing: return boolean(node, for: key.word).map { .setEditing($0) }
    case .set: return readSetting(node, about: subject)
    case .pauseAnimation: return readPause(node, about: subject)
    case .scrollToItem: return readScrollToItem(node, about: subject)
    case .setContentOffset: return readContentOffsetCall(node)
    case .update(let key):
      return readItemUpdate(key, node, about: subject).map {
        EventAction(.updateItems([$0.update]), of: $0.target)
      }
    case .performBatchUpdates:
      return readItemUpdates(node).map { EventAction(.updateItems($0), of: .this) }
    case .applySnapshot:
      return readSnapshot(node).map { .applySnapshot(sections: $0.sections, items: $0.items) }
    }
  }

  /// Reads a call as a step of a script.
  mutating func readCallStep(_ key: AppCallKey, _ node: SourceNode) -> TouchScript.Step? {
    guard let action = readCall(key, node, about: ScriptSubject.self) else { return nil }
    if case .item(let item) = action.target { return .app(action.call.about(item)) }
    return .app(action.call)
  }

  /// Reads the item that a call is about.
  mutating func readTarget<Subject: CallSubject>(
    _ node: SourceNode, about subject: Subject.Type
  ) -> EventAction.Target? {
    guard Subject.allowsWords else { return readItemNumber(node).map { .item($0) } }
    switch node.scalarText {
    case "this": return .this
    case "others": return .others
    case let text? where Int(text) == nil:
      report(
        node.location,
        "\"\(text.shortened)\" is not an item; write this, others or a number")
      return nil
    default:
      return integer(node, for: "an item's number", in: 0...SceneLimits.mostItems)
        .map { .item($0) }
    }
  }

  /// Reads an item, or a map of it that says whether its selection changes animated.
  private mutating func readSelection<Subject: CallSubject>(
    _ node: SourceNode, about subject: Subject.Type
  ) -> (target: EventAction.Target, animated: Bool)? {
    guard case .mapping = node.content else {
      return readTarget(node, about: subject).map { ($0, false) }
    }
    var (target, animated): (EventAction.Target?, Bool?) = (Subject.defaultTarget, false)
    for (key, value) in entries(of: node, in: "a selection", as: ItemSelectionKey<Subject>.self) {
      switch key {
      case .item: target = readTarget(value, about: subject)
      case .animated: animated = boolean(value, for: key.rawValue)
      }
    }
    guard let target, let animated else { return nil }
    return (target, animated)
  }

  /// Reads an item with the new values of flags and states.
  private mutating func readSetting<Subject: CallSubject>(
    _ node: SourceNode, about subject: Subject.Type
  ) -> EventAction? {
    var target = Subject.defaultTarget
    var namesItem = Subject.allowsWords
    let values = readStateValues(node) {
      namesItem = true
      target = $0.readTarget($1, about: subject)
    }
    guard let values else { return nil }
    guard namesItem else {
      report(node.location, "set needs \"item\", the number of the item whose cell is meant")
      return nil
    }
    return target.map { .set(values, of: $0) }
  }

  /// Reads `pauseAnimation: { item: 0, state: open }`.
  private mutating func readPause<Subject: CallSubject>(
    _ node: SourceNode, about subject: Subject.Type
  ) -> EventAction? {
    var (target, name): (EventAction.Target?, String?) = (Subject.defaultTarget, nil)
    for (key, value) in entries(
      of: node, in: "pauseAnimation", as: PauseAnimationKey<Subject>.self)
    {
      switch key {
      case .item: target = readTarget(value, about: subject)
      case .state: name = string(value, for: key.rawValue)
      }
    }
    guard let target, let name else { return nil }
    return EventAction(.pauseAnimation(0, of: name), of: target)
  }

  /// Reads `scrollToItem: { item: 9, at: top }`.
  private mutating func readScrollToItem<Subject: CallSubject>(
    _ node: SourceNode, about subject: Subject.Type
  ) -> EventAction? {
    var (target, position): (EventAction.Target?, ScrollPosition?) = (Subject.defaultTarget, nil)
    var animated: Bool? = false
    for (key, value) in entries(of: node, in: "scrollToItem", as: ScrollToItemKey<Subject>.self) {
      switch key {
      case .item: target = readTarget(value, about: subject)
      case .at: position = word(value, for: key.rawValue)
      case .animated: animated = boolean(value, for: key.rawValue)
      }
    }
    guard let target, let position, let animated else { return nil }
    return .scrollToItem(target, at: position, animated: animated)
  }

  /// Reads `setContentOffset: { to: 0, animated: true }`, or the number alone.
  private mutating func readContentOffsetCall(_ node: SourceNode) -> EventAction? {
    let range = -SceneLimits.farthestOffset...SceneLimits.farthestOffset
    guard case .mapping = node.content else {
      return number(node, for: "setContentOffset", in: range).map {
        EventAction(.setContentOffset($0))
      }
    }
    var (offset, animated): (Double?, Bool?) = (nil, false)
    for (key, value) in entries(of: node, in: "setContentOffset", as: SetContentOffsetKey.self) {
      switch key {
      case .to: offset = number(value, for: key.rawValue, in: range)
      case .animated: animated = boolean(value, for: key.rawValue)
      }
    }
    guard let offset, let animated else { return nil }
    return EventAction(.setContentOffset(offset, animated: animated))
  }
}

extension CallSubject {
  /// What a call without `item` is about; `nil` if it needs one.
  static var defaultTarget: EventAction.Target? { allowsWords ? .this : nil }
}
