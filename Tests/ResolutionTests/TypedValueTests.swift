import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Values of properties")
struct TypedValueTests {
  @Test(
    "UIKit's default of every property has the property's type", arguments: PropertyName.allCases)
  func defaults(name: PropertyName) {
    let value = TypedValue(defaultOf: name)
    #expect(TypedValue(name, value.value) == value)
    guard let substitute = name.definition.substitute else { return }
    let other = TypedValue(substituting: TypedValue(defaultOf: substitute), in: name)
    #expect(TypedValue(name, other.value) == other)
  }

  @Test("a value of another type is no value of a property, and is reported where it is written")
  func wrongType() throws {
    #expect(TypedValue(.alpha, .string("a")) == nil)
    let path = ScenePath.scene.key("cell").key("alpha")
    let error = #expect(throws: ResolutionFailure.self) {
      try TypedValue(.alpha, .string("a"), at: path)
    }
    #expect(
      error?.problems.map { "\($0.path): \($0.message)" } == [
        "cell.alpha: alpha cannot have this kind of value; write another"
      ])
  }
}
