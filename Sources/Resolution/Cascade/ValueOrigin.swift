package import Scenes
package import Vocabulary

/// What gave a property its value, and where that stands: the path leads to a line by way of the
/// scene's source map.
package enum ValueOrigin: Hashable, Sendable {
  /// Nobody said anything: UIKit's default.
  case classDefault
  /// UIKit itself, whatever anybody says, as it shows a selected background view.
  case uiKit
  /// The style of a configuration, as `listPlainCell`, with where the style is written, if it is.
  case style(String, ScenePath?)
  /// What a configuration's transformer of that name makes of a colour, with where the transformer is
  /// written.
  case transformer(PropertyName, ScenePath?)
  /// The cell as it is written, also where it writes out a default.
  case template(ScenePath)
  /// The item of this number.
  case item(Int, ScenePath)
  /// The rule of this number, counted from 0.
  case rule(Int, ScenePath)
  /// The view around it that has a value of its own.
  case inherited(from: ViewName)

  /// Whether the author of the scene gave the value.
  package var isAuthored: Bool {
    switch self {
    case .template, .item, .rule, .transformer: true
    case .classDefault, .uiKit, .style, .inherited: false
    }
  }

  /// Where it stands in the scene, if it stands there.
  package var path: ScenePath? {
    switch self {
    case .classDefault, .uiKit, .inherited: nil
    case .style(_, let path), .transformer(_, let path): path
    case .template(let path), .item(_, let path), .rule(_, let path): path
    }
  }
}

/// A value with what gave it.
package struct ResolvedValue: Hashable, Sendable {
  /// The value; colours are those of the appearance.
  package let value: PropertyValue
  /// What gave it.
  package let origin: ValueOrigin
}

/// A value that somebody gave to a property, whether or not it won.
package struct Candidate: Hashable, Sendable {
  /// The value, as it was written.
  package let value: PropertyValue
  /// Who gave it.
  package let origin: ValueOrigin
  /// Whether it takes part: all do but those of rules that do not hold. The last one that does wins.
  package let holds: Bool

  /// The value with who gave it.
  package var resolved: ResolvedValue { ResolvedValue(value: value, origin: origin) }
}
