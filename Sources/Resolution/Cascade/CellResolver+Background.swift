internal import Interaction
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// Background configurations, as `UIBackgroundConfiguration.updated(for:)` and
/// `resolvedBackgroundColor(for:)` resolve them.
extension CellResolver {
  /// Whether the cell looks selected in a state.
  func showsSelection(in state: CellState) -> Bool {
    (state.contains(.selected) || state.contains(.highlighted)) && selectionStyle != .none
  }

  /// Resolves the colours of a configuration. `properties` contains the authored values, and the
  /// tint colour.
  func configured(_ properties: CascadedValues, in colors: ColorContext) -> CascadedValues {
    let own = updated(properties, for: state)
    var result = own
    let drawn = stateOfTransformers
    let transformers: [(Property<DynamicColor?>, Property<ColorTransformer?>)] = [
      (.backgroundColor, .backgroundColorTransformer), (.strokeColor, .strokeColorTransformer),
    ]
    for (color, property) in transformers {
      guard let value = own[color] ?? own[.tintColor] else { continue }
      let (shown, origin) =
        own[property].map { transformer in
          (
            transformer(value, in: colors) { $0.holds(for: subject(in: drawn)) },
            ValueOrigin.transformer(property.name, own[property.name].origin.path)
          )
        } ?? (value, own[color.name].origin)
      result.set(color, to: shown, origin)
    }
    return result
  }

  /// The properties with the style's values for those that are not set.
  func updated(
    _ properties: CascadedValues, for state: CellState
  ) -> CascadedValues {
    var result = properties
    let state = updatesBackground ? state : .normal
    var shown = state
    if !showsSelection(in: state) {
      shown = shown.setting(.selected, to: false).setting(.highlighted, to: false)
    }
    let own: BackgroundConfiguration.Style = properties[.style]
    let adopts = template.isInGroupedList && updatesBackground
    let style = BackgroundStyle(style: adopts ? own.inGroupedList : own, state: shown)
    // UIKit's default configuration is transparent if the cell has a background colour of its own.
    let isOverColor =
      template.isConfiguredByUIKit && hasBackgroundColor && !showsSelection(in: state)
    let written = properties[PropertyName.style].origin.path
    let origin = ValueOrigin.style(style.style.rawValue, written)
    let values: [(TypedValue, ValueOrigin)] = [
      (
        TypedValue(.backgroundColor, isOverColor ? .clear : style.backgroundColor),
        isOverColor ? .uiKit : origin
      ),
      (TypedValue(.strokeColor, .clear), origin),
      (TypedValue(.cornerRadius, style.cornerRadius), origin),
    ]
    for (value, origin) in values
    where result[value.property].origin == .classDefault
      && value != TypedValue(defaultOf: value.property)
    {
      result.set(value, origin)
    }
    return result
  }

  /// The state for which transformers were last called. If the cell's previous state is unknown, it
  /// is assumed to be the normal one.
  private var stateOfTransformers: CellState {
    if let answeredState { return answeredState }
    guard template.remembersBackground, !state.isNormal else { return state }
    let resting = with(state: .normal)
    return resting.backgroundValues == backgroundValues ? .normal : state
  }

  /// The values that UIKit compares to decide whether two background configurations are equal. The
  /// tint colour is not among them.
  var backgroundValues: [PropertyName: PropertyValue] {
    guard let node = backgroundConfiguration else { return [:] }
    return updated(properties(of: node), for: state).values.reduce(into: [:]) { values, entry in
      let value = entry.value.value.value
      guard entry.key != .tintColor, value != entry.key.definition.defaultValue else { return }
      values[entry.key] = value
    }
  }
}
