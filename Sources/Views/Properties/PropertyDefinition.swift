/// The definition of a property, without its appearance. The reader, the messages, the JSON Schema,
/// the rules and the dumps follow from it.
package final class PropertyDefinition: Sendable {
  /// How a property is inherited and animated, whether it affects layout, and whether its changes are visible.
  package struct Behavior: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A view without its own value has its superview's.
    package static let isInherited = Behavior(rawValue: 1)
    /// The frames of views may depend on it.
    package static let affectsLayout = Behavior(rawValue: 2)
    /// Its animations are additive.
    package static let isAdditive = Behavior(rawValue: 4)
    /// Its animations replace each other.
    package static let isReplacing = Behavior(rawValue: 8)
    /// Only layer animations animate it.
    package static let isLayerOnly = Behavior(rawValue: 16)
    /// It affects layout, and the resulting frames are animated.
    package static let movesFrames: Behavior = [.affectsLayout, Behavior(rawValue: 32)]
    /// Its changes are visible, not only through frames. Those of colours, texts, fonts and numbers
    /// always count as visible.
    package static let isVisible = Behavior(rawValue: 64)
  }

  /// The name in scene files.
  package let word: String
  /// The possible values.
  package let type: PropertyType
  /// UIKit's default value.
  package let defaultValue: PropertyValue
  /// UIKit's default value of owners that have another one.
  private let otherDefaults: [PropertyOwner: PropertyValue]
  /// The owners with a default value that is not UIKit's.
  private let unlikeUIKit: [PropertyOwner]
  /// The kinds of views and other objects that have the property.
  package let owners: [PropertyOwner]
  /// A description for editors, in one sentence.
  package let meaning: String
  private let behavior: Behavior
  private let isOwn: @Sendable (PropertyValue) -> Bool
  private let substituteName: @Sendable () -> PropertyName?

  init(
    _ word: String, type: PropertyType, defaultValue: PropertyValue,
    otherDefaults: [PropertyOwner: PropertyValue], unlikeUIKit: [PropertyOwner],
    owners: [PropertyOwner], behavior: Behavior,
    meaning: String, accepts: @escaping @Sendable (PropertyValue) -> Bool,
    substitute: @escaping @Sendable () -> PropertyName?
  ) {
    self.word = word
    self.type = type
    self.defaultValue = defaultValue
    self.otherDefaults = otherDefaults
    self.unlikeUIKit = unlikeUIKit
    self.owners = owners
    self.behavior = behavior
    self.meaning = meaning
    isOwn = accepts
    substituteName = substitute
  }

  /// The name of the property.
  package var name: PropertyName { PropertyName(self) }
  /// UIKit's default value of an owner, if it is not that of the others; otherwise `nil`.
  package func ownDefault(of owner: PropertyOwner) -> PropertyValue? { otherDefaults[owner] }
  /// Whether the default value of an owner is another one than that of most.
  var hasOwnDefaults: Bool { !otherDefaults.isEmpty }
  /// UIKit's default value of an owner.
  package func defaultValue(of owner: PropertyOwner) -> PropertyValue {
    otherDefaults[owner] ?? defaultValue
  }
  /// Whether the default value of an owner is not UIKit's: UIKit has another one, or no such property.
  package func isDefaultUnlikeUIKit(of owner: PropertyOwner) -> Bool { unlikeUIKit.contains(owner) }
  /// Whether a view without its own value has its superview's.
  package var isInherited: Bool { behavior.contains(.isInherited) }
  /// Whether the frames of views may depend on it.
  package var affectsLayout: Bool { behavior.contains(.affectsLayout) }
  /// Whether captions of states name its changes, also if it is no colour, text, font or number.
  package var isVisible: Bool { behavior.contains(.isVisible) }

  /// How the property is animated in views of a kind.
  ///
  /// The view of a background configuration is UIKit's own; its stroke is assumed to animate like
  /// its colour (our choice).
  package func animatability(in kind: ViewKind) -> Animatability {
    if behavior.contains(.isAdditive) { return .additive }
    if behavior.contains(.isReplacing) { return .replacing }
    if behavior.contains(.movesFrames) { return .throughLayout }
    guard behavior.contains(.isLayerOnly) else { return .none }
    return kind == .backgroundConfiguration ? .replacing : .layerOnly
  }

  /// The property of the same view and type whose value `nil` means; `nil` if there is none.
  package var substitute: PropertyName? { substituteName() }

  /// Whether a value has the property's type. A number may still be out of range.
  package func accepts(_ value: PropertyValue) -> Bool {
    if case .following(let following) = value {
      return type.canFollow && (following.factor == nil || isOwn(.number(0)))
        && following.stops.allSatisfy { isOwn($0.value) }
    }
    if case .between(let low, let high, _) = value { return isOwn(low) && isOwn(high) }
    return isOwn(value)
  }

  /// The problem with a value; `nil` if it is valid. Values from files are checked when they are
  /// read; values from Swift are checked here.
  package func objection(to value: PropertyValue) -> String? {
    if case .word(let words) = type, case .word(let word) = value, !words.contains(word) {
      return "\(self.word) has no such value; write another"
    }
    guard accepts(value) else {
      return "\(word) cannot have this kind of value; write another"
    }
    return type.objection(to: value, of: name)
  }
}
