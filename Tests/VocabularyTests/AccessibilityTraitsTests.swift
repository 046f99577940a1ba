import Testing
import Vocabulary

@Suite("Accessibility traits")
struct AccessibilityTraitsTests {
  @Test("each trait has its own bit, and a set lists the kind of an element before its state")
  func members() {
    let bits = AccessibilityTrait.allCases.map(\.traits.rawValue)
    #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(Set(bits).count == bits.count)
    let all = AccessibilityTrait.allCases.reduce(into: AccessibilityTraits()) {
      $0.formUnion($1.traits)
    }
    #expect(Set(all.members) == Set(AccessibilityTrait.allCases))
    #expect(
      ([.notEnabled, .selected, .staticText, .button] as AccessibilityTraits).members == [
        .button, .staticText, .selected, .notEnabled,
      ])
  }
}
