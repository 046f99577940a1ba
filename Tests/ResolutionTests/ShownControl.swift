import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

/// The view with the name `control`, at the top left of its cell, with its own size unless constraints give another one.
func shown(
  _ view: View, _ constraints: String..., traits: Traits = Traits()
) throws -> PresentedView {
  var view = view
  view.constraints = try .texts("leading = superview", "top = superview")
  view.constraints += try constraints.flatMap { try [Constraint].texts($0) }
  return try #require(ResolvedScene(Fixture.scene(view), traits: traits).view("control"))
}

/// A view that a control creates in itself, by its name without the control's.
func part(_ name: String, of view: PresentedView) throws -> PresentedView {
  try #require(view.subviews.first { $0.name.rawValue == "control.\(name)" })
}
