internal import ResolvedViews
package import Scenes
internal import Validation
package import Views

extension TypedValue {
  /// Checks an authored value.
  ///
  /// - Throws: The problem at the value's path, if the value does not have the property's type.
  package init(_ property: PropertyName, _ value: PropertyValue, at path: ScenePath)
    throws(ResolutionFailure)
  {
    guard let typed = TypedValue(property, value) else {
      let message = "\(property.rawValue) cannot have this kind of value; write another"
      throw ResolutionFailure(problems: [SceneProblem(path: path, message: message)])
    }
    self = typed
  }
}
