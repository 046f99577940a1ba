internal import Interaction
internal import Scenes
internal import Vocabulary

/// Background configurations, as `UIBackgroundConfiguration.updated(for:)` and
/// `resolvedBackgroundColor(for:)` make them.
extension CellResolver {
  /// Whether the cell looks selected in a state.
  func showsSelection(in state: CellState) -> Bool {
    (state.has(.selected) || state.has(.highlighted)) && selectionStyle != .none
  }

  /// A configuration with the colours that are drawn. `properties` has what the author said, and the
  /// tint colour.
  func configured(_ properties: CascadedValues) -> CascadedValues {
    let own = updated(properties, for: state)
    var result = own
    let drawn = stateOfTransformers
    let transformers: [(PropertyName, Property<ColorTransformer?>)] = [
      (.backgroundColor, .backgroundColorTransformer), (.strokeColor, .strokeColorTransformer),
    ]
    for (color, property) in transformers {
      let given = own[color].value == .color(nil) ? own[.tintColor] : own[color]
      guard case .color(let value?) = given.value else { continue }
      let (shown, origin) =
        own[property].map { transformer in
          (
            transformer(value, in: surroundings.colors) { $0.holds(for: subject(in: drawn)) },
            ValueOrigin.transformer(property.name, own[property.name].origin.path)
          )
        } ?? (value, own[color].origin)
      result[color] = ResolvedValue(value: .color(shown), origin: origin)
    }
    return result
  }

  /// The properties with the style's values for those that nobody set.
  func updated(
    _ properties: CascadedValues, for state: CellState
  ) -> CascadedValues {
    var result = properties
    var shown = state
    if !showsSelection(in: state) {
      shown = shown.setting(.selected, false).setting(.highlighted, false)
    }
    let style = BackgroundStyle(style: properties[.style], state: shown)
    // UIKit's own configuration leaves the ground to the cell's colour, if it has one.
    let isOverColor =
      template.isConfiguredByUIKit && hasBackgroundColor && !showsSelection(in: state)
    let written = properties[PropertyName.style].origin.path
    let origin = ValueOrigin.style(style.style.rawValue, written)
    let values: [(PropertyName, PropertyValue, ValueOrigin)] = [
      (
        .backgroundColor, .color(isOverColor ? .clear : style.backgroundColor),
        isOverColor ? .uiKit : origin
      ),
      (.strokeColor, .color(.clear), origin),
      (.cornerRadius, .number(style.cornerRadius), origin),
    ]
    for (name, value, origin) in values
    where result[name].origin == .classDefault && value != name.definition.defaultValue {
      result[name] = ResolvedValue(value: value, origin: origin)
    }
    return result
  }

  /// The state for which transformers have answered. Where nobody knows what the cell was before, a state is
  /// taken to follow on the normal one.
  private var stateOfTransformers: CellState {
    if let answeredState { return answeredState }
    guard template.remembersBackground, !state.isNormal else { return state }
    let resting = with(state: .normal)
    return resting.backgroundValues == backgroundValues ? .normal : state
  }

  /// What two background configurations have in common when UIKit takes them to be equal; the tint colour
  /// is no part of them.
  var backgroundValues: [PropertyName: PropertyValue] {
    guard let node = backgroundConfiguration else { return [:] }
    return updated(properties(of: node), for: state).values.reduce(into: [:]) { values, entry in
      let value = entry.value.value
      guard entry.key != .tintColor, value != entry.key.definition.defaultValue else { return }
      values[entry.key] = value
    }
  }
}
