import Cards
import CellophaneTesting
import Testing

@Suite struct CardTests {
  @Test func looks() {
    expectSnapshot(of: card, named: "normal")
    expectSnapshot(
      of: card, state: .selected, traits: Traits(userInterfaceStyle: .dark), named: "selected.dark")
  }

  @Test func aTapChooses() {
    expectSnapshot(of: card, script: "choose", at: .milliseconds(200), named: "choose/pressed")
    expectSnapshot(of: card, script: "choose", at: "chosen", named: "choose/chosen")
  }

  @Test func everyState() {
    expectSnapshots(of: card, named: "states")
  }

  @Test func diagram() throws {
    expectSnapshot(of: try SceneRenderer(card).stateDiagram(), named: "diagram")
  }
}
