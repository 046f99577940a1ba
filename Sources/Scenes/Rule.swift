public import Interaction
public import Views
public import Vocabulary

/// Properties that apply in some states.
///
/// The value of a property is UIKit's default, overridden by the cell's template, then by the item,
/// then by the rules in order: the last rule that holds wins.
public struct Rule: Hashable, Sendable {
  /// The condition of the rule.
  public var when: CellPredicate
  /// The values that the rule assigns, with those that its keyframes assign last.
  public var assignments: [Assignment]
  /// How the change is animated when the rule starts to hold; `nil` for no animation. One that is
  /// repeated without an end runs while the rule holds, in a cell that appears in this state, too.
  public var animation: Animation?
  /// How the change is animated when the rule stops to hold; `nil` for the same animation, or for none
  /// if that is repeated without an end.
  public var leaving: Animation?
  /// Animations that are added to layers while the rule holds. Default: none.
  public var layerAnimations: [LayerAnimation]
  /// How views change to what they show next when the rule starts or stops to hold. Default: at once.
  public var transitions: [ViewTransition]
  /// What the app does when the animation has ended with the rule still holding, as in the completion of
  /// `UIView.animate`. Default: nothing.
  public var completion: [EventAction] = []
  /// The parts of the animation that leads here (`UIView.animateKeyframes`), in the order of their start; empty if all
  /// that the rule assigns moves from the animation's start to its end. Default: none.
  public internal(set) var keyframes: [Keyframe] = []
  /// How values move between keyframes (`UIView.KeyframeAnimationOptions`). Default: `linear` (documented).
  public internal(set) var calculationMode = LayerAnimation.CalculationMode.linear

  /// Creates a rule. Its animation passes the keyframes, if there are some. What they assign last the rule assigns
  /// while it holds, as a view has these values when `UIView.animateKeyframes` has ended.
  public init(
    when predicate: CellPredicate, _ assignments: Assignment..., animation: Animation? = nil,
    leaving: Animation? = nil, layerAnimations: [LayerAnimation] = [],
    transitions: [ViewTransition] = [], keyframes: [Keyframe] = [],
    calculationMode: LayerAnimation.CalculationMode = .linear
  ) {
    self.init(
      when: predicate, assignments: assignments, animation: animation, leaving: leaving,
      layerAnimations: layerAnimations, transitions: transitions, keyframes: keyframes,
      calculationMode: calculationMode)
  }

  /// Creates a rule from a list of assignments, to which those are added that the keyframes make last.
  public init(
    when predicate: CellPredicate, assignments: [Assignment], animation: Animation? = nil,
    leaving: Animation? = nil, layerAnimations: [LayerAnimation] = [],
    transitions: [ViewTransition] = [], keyframes: [Keyframe] = [],
    calculationMode: LayerAnimation.CalculationMode = .linear
  ) {
    self.when = predicate
    self.assignments = assignments
    self.animation = animation
    self.leaving = leaving
    self.layerAnimations = layerAnimations
    self.transitions = transitions
    pass(keyframes, calculationMode)
  }
}

/// A value for one property of one view.
public struct Assignment: Hashable, Sendable {
  /// The name of the view, including `cell` and the views that UIKit creates in a cell.
  public let view: ViewName
  /// The property.
  public let property: PropertyName
  /// The value.
  public let value: PropertyValue

  /// Creates an assignment. The value must have the property's type.
  package init(view: ViewName, property: PropertyName, value: PropertyValue) {
    self.view = view
    self.property = property
    self.value = value
  }

  /// Assigns `value` to a property of `view`.
  public static func set<Value>(
    _ property: Property<Value>, of view: ViewName, to value: Value
  ) -> Assignment {
    Assignment(view: view, property: property.name, value: property.wrap(value))
  }

  /// Assigns `value` to a property of a part of a list content view, as UIKit's `textProperties.color` of a
  /// `UIListContentConfiguration`.
  ///
  /// - Parameters:
  ///   - property: The property with the name that it has in a cell's content configuration, as `.textColor` for the
  ///     colour of a text.
  ///   - part: `.textProperties`, `.secondaryTextProperties` or `.imageProperties`.
  ///   - view: The list content view.
  ///   - value: The value.
  public static func set<Value>(
    _ property: Property<Value>, of part: ViewName, in view: ViewName, to value: Value
  ) -> Assignment {
    let value = property.wrap(value)
    if let group = ContentPart.allCases.first(where: { $0.group == part }),
      let name = ListContentViewProperties.property(property.name, of: group)
    {
      return Assignment(view: view, property: name, value: value)
    }
    // The problem that is found names what was written.
    let unknown = ViewName(rawValue: "\(view.rawValue).\(part.rawValue)")
    return Assignment(view: unknown, property: property.name, value: value)
  }

  /// The value if it is `true` or `false`; `nil` if not.
  package var boolean: Bool? {
    if case .boolean(let value) = value { value } else { nil }
  }
}
