import Cellophane

/// The selected card as PNG, 3 pixels a point.
public func selectedCard() throws -> [UInt8] {
  let renderer = try SceneRenderer(card, traits: Traits(displayScale: .x3))
  return try renderer.cell(item: 0, state: .selected).png()
}

/// The card's states, and what leads from one to another, as SVG.
public func cardStates() throws -> String {
  try SceneRenderer(card).stateDiagram().svg()
}
