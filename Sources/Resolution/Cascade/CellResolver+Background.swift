internal import Interaction
internal import Scenes

/// Background configurations, as `UIBackgroundConfiguration.updated(for:)` and
/// `resolvedBackgroundColor(for:)` make them.
extension CellResolver {
  /// Whether the cell looks selected in a state.
  func showsSelection(in state: CellState) -> Bool {
    (state.has(.selected) || state.has(.highlighted)) && selectionStyle != .none
  }

  /// A configuration with the colours that are drawn. `properties` has what the author said, and the
  /// tint colour.
  func configured(
    _ properties: ResolvedProperties, _ node: CellTemplate.Node
  ) -> ResolvedProperties {
    let own = updated(properties, for: state)
    var result = own
    let drawn = stateOfTransformers(for: own, node)
    let transformers: [(PropertyName, ColorTransformer?)] = [
      (.backgroundColor, own[.backgroundColorTransformer]),
      (.strokeColor, own[.strokeColorTransformer]),
    ]
    for (color, transformer) in transformers {
      let given = own[color].value == .color(nil) ? own[.tintColor] : own[color]
      guard case .color(let value?) = given.value else { continue }
      let shown =
        transformer?(value, in: colors) { $0.holds(for: subject(in: drawn)) } ?? value
      result[color] = ResolvedValue(value: .color(shown), origin: own[color].origin)
    }
    return result
  }

  /// The properties with the style's values for those that nobody set.
  func updated(
    _ properties: ResolvedProperties, for state: CellState
  ) -> ResolvedProperties {
    var result = properties
    var shown = state
    if !showsSelection(in: state) {
      shown = shown.setting(.selected, false).setting(.highlighted, false)
    }
    let style = BackgroundStyle(style: properties[.style], state: shown)
    // UIKit's own configuration leaves the ground to the cell's colour, if it has one.
    let isOverColor =
      template.isConfiguredByUIKit && hasBackgroundColor && !showsSelection(in: state)
    let values: [(PropertyName, PropertyValue)] = [
      (.backgroundColor, .color(isOverColor ? .clear : style.backgroundColor)),
      (.strokeColor, .color(.clear)), (.cornerRadius, .number(style.cornerRadius)),
    ]
    for (name, value) in values
    where result[name].origin == .classDefault && value != name.definition.defaultValue {
      result[name] = ResolvedValue(value: value, origin: .uiKit)
    }
    return result
  }

  /// The state for which transformers have answered: while the configuration is equal to the one that
  /// was drawn, UIKit does not draw it again. A state is taken to follow on the normal one.
  private func stateOfTransformers(
    for own: ResolvedProperties, _ node: CellTemplate.Node
  ) -> CellState {
    guard template.configurationEquality == .uiKit, !state.isNormal else { return state }
    let resting = CellState.normal
    var first = node.properties
    for entry in template.entries(ofItem: item) where entry.view == node.name {
      first[entry.property] = ResolvedValue(value: entry.value, origin: .item(item, entry.path))
    }
    for (index, rule) in template.rules.enumerated()
    where rule.when.holds(for: subject(in: resting)) {
      for entry in rule.entries where entry.view == node.name {
        first[entry.property] = ResolvedValue(value: entry.value, origin: .rule(index, entry.path))
      }
    }
    // The tint colour is no part of a configuration.
    first[.tintColor] = own[.tintColor]
    return updated(first, for: resting).values == own.values ? resting : state
  }
}

extension ResolvedProperties {
  /// The values without what gave them.
  fileprivate var values: [PropertyName: PropertyValue] {
    Dictionary(uniqueKeysWithValues: mentioned.map { ($0.name, $0.value.value) })
  }
}
