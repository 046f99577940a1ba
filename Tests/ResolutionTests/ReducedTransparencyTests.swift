import Drawing
import Interaction
import Layout
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

/// "Reduce Transparency", a trait that is on or off.
@Suite("Reduce Transparency")
struct ReducedTransparencyTests {
  private static var reduced: Traits {
    var traits = Traits()
    traits.isReduceTransparencyEnabled = true
    return traits
  }

  private func presented(_ traits: Traits, rules: [Rule] = []) throws -> PresentedView {
    let view = View.visualEffectView(
      "glass", effect: .systemMaterial,
      constraints: try .texts("leading = superview", "top = superview", "width = 50", "height = 30")
    )
    let scene = Fixture.scene(view, rules: rules)
    return try #require(ResolvedScene(scene, traits: traits).view("glass"))
  }

  /// What the view draws: the colour of its tint, and whether it blurs what is behind it.
  private func drawn(_ traits: Traits) throws -> (tint: Color?, isBlurred: Bool) {
    let layers = try presented(traits).layer(prefix: "").items.compactMap {
      item -> DisplayList.Layer? in
      if case .layer(let layer) = item { layer } else { nil }
    }
    let layer = try #require(layers.first)
    guard case .fill(_, .color(let tint))? = layer.items.first else {
      return (nil, layer.backdrop != nil)
    }
    return (tint, layer.backdrop != nil)
  }

  @Test("a visual effect view shows the same tint, opaque, and blurs nothing")
  func effect() throws {
    let usual = try drawn(Traits())
    #expect(usual.isBlurred)
    #expect(usual.tint == Color(white: 249 / 255, alpha: 0.78))
    let opaque = try drawn(Self.reduced)
    #expect(!opaque.isBlurred)
    #expect(opaque.tint == Color(white: 249 / 255, alpha: 1))
    var dark = Self.reduced
    dark.userInterfaceStyle = .dark
    #expect(try drawn(dark).tint == Color(white: 30 / 255, alpha: 1))
  }

  @Test("rules can ask for it")
  func rule() throws {
    let rule = Rule(
      when: .traits(TraitsChange(\.isReduceTransparencyEnabled, true)),
      .set(.alpha, of: "glass", to: 0.5))
    #expect(try presented(Traits(), rules: [rule])[.alpha] == 1)
    #expect(try presented(Self.reduced, rules: [rule])[.alpha] == 0.5)
    #expect(rule.when.sceneText == "reduceTransparency")
  }
}
