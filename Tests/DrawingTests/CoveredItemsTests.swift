import Testing

@testable import Drawing

@Suite("Items that opaque areas cover are not drawn")
struct CoveredItemsTests {
  private let red = DisplayList.Item.fill(.rect(Rect(0, 0, 10, 10)), Color(hex: 0xFF0000))
  private let blue = DisplayList.Item.fill(.rect(Rect(0, 0, 10, 10)), Color(hex: 0x0000FF))

  private func kept(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    DisplayList(size: Size(10, 10), items: items).withoutCoveredItems().items
  }

  @Test("An area below an opaque one of the same extent is left out")
  func covered() { #expect(kept([red, blue]) == [blue]) }

  @Test("An area below a translucent one is kept")
  func translucent() {
    let veil = DisplayList.Item.fill(
      .rect(Rect(0, 0, 10, 10)), Color(hex: 0x0000FF).withAlphaComponent(0.5))
    #expect(kept([red, veil]) == [red, veil])
  }

  @Test("An area that reaches beyond the one above it is kept")
  func larger() {
    let large = DisplayList.Item.fill(.rect(Rect(0, 0, 11, 10)), Color(hex: 0xFF0000))
    #expect(kept([large, blue]) == [large, blue])
  }

  @Test("A round area covers an equal one, and not the square around it")
  func round() {
    let path = Path.roundedRect(Rect(0, 0, 10, 10), cornerRadius: 3)
    let (below, above) = (
      DisplayList.Item.fill(path, Color(hex: 0xFF0000)),
      DisplayList.Item.fill(path, Color(hex: 0x0000FF))
    )
    #expect(kept([below, above]) == [above])
    #expect(kept([red, above]) == [red, above])
  }

  @Test("An area in a layer covers the content behind the layer as far as the layer is opaque")
  func layers() {
    func layer(_ opacity: Double, _ clip: Path? = nil) -> DisplayList.Item {
      .layer(DisplayList.Layer(opacity: opacity, clip: clip, items: [blue]))
    }
    #expect(kept([red, layer(1)]) == [layer(1)])
    #expect(kept([red, layer(0.5)]) == [red, layer(0.5)])
    let round = layer(1, .roundedRect(Rect(0, 0, 10, 10), cornerRadius: 3))
    #expect(kept([red, round]) == [red, round])
    let whole = layer(1, .rect(Rect(-1, -1, 12, 12)))
    #expect(kept([red, whole]) == [whole])
  }

  @Test("Items that cast a shadow keep its shape, also if others cover them")
  func shadows() {
    let card = DisplayList.Item.layer(
      DisplayList.Layer(shadow: Shadow(opacity: 1, radius: 4), items: [red]))
    #expect(kept([card, blue]) == [card, blue])
  }
}
