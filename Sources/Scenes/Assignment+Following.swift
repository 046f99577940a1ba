public import Views
public import Vocabulary

extension Assignment {
  /// Makes a property of `view` follow a number among the custom states.
  public static func set<Value>(
    _ property: Property<Value>, of view: ViewName, following state: String,
    _ stops: KeyValuePairs<Double, Value>
  ) -> Assignment {
    Assignment(view: view, property: property.name, value: property.following(state, stops))
  }
}
