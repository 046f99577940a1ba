package import Scenes
package import Views
package import Vocabulary

/// The origin of a property's value, with its path in the scene, which the source map translates to
/// a line.
package enum ValueOrigin: Hashable, Sendable {
  /// UIKit's default: no value is set.
  case classDefault
  /// UIKit itself, regardless of set values, for example for the visibility of a selected
  /// background view.
  case uiKit
  /// The style of a configuration, for example `listPlainCell`, with the path of the style if it is
  /// written.
  case style(String, ScenePath?)
  /// The configuration's transformer with this name, with its path.
  case transformer(PropertyName, ScenePath?)
  /// The cell template, also if it sets a default value.
  case template(ScenePath)
  /// The item with this index.
  case item(Int, ScenePath)
  /// The rule with this index, counted from 0.
  case rule(Int, ScenePath)
  /// The nearest superview with a value of its own.
  case inherited(from: ViewName)

  /// Whether the author of the scene set the value.
  package var isAuthored: Bool {
    switch self {
    case .template, .item, .rule, .transformer: true
    case .classDefault, .uiKit, .style, .inherited: false
    }
  }

  /// The path in the scene; `nil` if the value is not written in the scene.
  package var path: ScenePath? {
    switch self {
    case .classDefault, .uiKit, .inherited: nil
    case .style(_, let path), .transformer(_, let path): path
    case .template(let path), .item(_, let path), .rule(_, let path): path
    }
  }
}

/// A value with its origin.
package struct ResolvedValue: Hashable, Sendable {
  /// The value; colours are resolved for the interface style.
  package let value: PropertyValue
  /// The origin of the value.
  package let origin: ValueOrigin

  /// Creates a value with its origin.
  package init(value: PropertyValue, origin: ValueOrigin) {
    self.value = value
    self.origin = origin
  }
}

/// A value that is assigned to a property, whether or not it wins.
package struct Candidate: Hashable, Sendable {
  /// The authored value.
  package let value: PropertyValue
  /// The origin of the value.
  package let origin: ValueOrigin
  /// Whether it applies; false only for rules that do not hold. The last one that applies wins.
  package let holds: Bool

  /// Creates a candidate.
  package init(value: PropertyValue, origin: ValueOrigin, holds: Bool) {
    self.value = value
    self.origin = origin
    self.holds = holds
  }

  /// The value with its origin.
  package var resolved: ResolvedValue { ResolvedValue(value: value, origin: origin) }
}
