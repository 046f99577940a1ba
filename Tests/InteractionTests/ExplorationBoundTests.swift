import Interaction
import Testing

@Suite("Limits of explorations")
struct ExplorationBoundTests {
  @Test("notes leave out the limits that all scenes with swipe actions or context menus have")
  func told() {
    #expect([ExplorationBound]().told == nil)
    #expect([ExplorationBound.swipes, .menus].told == nil)
    #expect([ExplorationBound.traits].told == "traits did not change, as they do in scripts")
    #expect(
      Set([ExplorationBound.reordering, .menus, .taps, .swipes]).told
        == "several taps were made from rest only; no row was moved by its handle")
  }
}
