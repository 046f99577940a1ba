import Interaction
import Testing
import Vocabulary

@testable import SceneReading
@testable import Scenes

@Suite("Predicates that compare traits")
struct TraitPredicateTests {
  @Test("a trait is compared with one of its words, in both directions")
  func comparison() throws {
    let regular = CellPredicate.traits(TraitsChange(horizontalSizeClass: .regular))
    #expect(try PredicateParser.parse("horizontalSizeClass == regular") == regular)
    #expect(try PredicateParser.parse("horizontalSizeClass != regular") == .not(regular))
    #expect(
      try PredicateParser.parse("userInterfaceLevel == elevated")
        == .traits(TraitsChange(userInterfaceLevel: .elevated)))
  }

  @Test("its text is read as the same predicate")
  func text() throws {
    for text in [
      "horizontalSizeClass == compact", "not horizontalSizeClass == regular",
      "selected and userInterfaceLevel == base or dark", "not (dark and highContrast)",
    ] {
      let predicate = try PredicateParser.parse(text)
      #expect(predicate.sceneText == text)
      #expect(try PredicateParser.parse(predicate.sceneText) == predicate)
    }
    let both = CellPredicate.traits(
      TraitsChange(userInterfaceLevel: .base, horizontalSizeClass: .regular))
    #expect(
      CellPredicate.not(both).sceneText
        == "not (userInterfaceLevel == base and horizontalSizeClass == regular)")
    #expect(CellPredicate.traits(TraitsChange()).sceneText == "true")
    #expect(CellPredicate.traits(TraitsChange(userInterfaceStyle: .light)).sceneText == "not dark")
    #expect(
      CellPredicate.not(
        .traits(TraitsChange(userInterfaceStyle: .dark, legibilityWeight: .regular))
      ).sceneText
        == "not (dark and not boldText)")
  }

  @Test("each word for a trait is its value that is not the default")
  func words() throws {
    for trait in TraitTable.all {
      guard let word = trait.predicateWord, let change = trait.predicateChange else { continue }
      let predicate = try PredicateParser.parse(word)
      #expect(predicate == .traits(change))
      #expect(predicate.sceneText == word)
      #expect(predicate.askedTraits == [trait])
    }
    #expect(
      try PredicateParser.parse("reduceMotion and boldText") == .and(.reduceMotion, .boldText))
  }

  @Test("it holds for cells with these traits only")
  func holds() throws {
    let predicate = try PredicateParser.parse("horizontalSizeClass == regular")
    var traits = Traits()
    #expect(
      !predicate.holds(
        for: PredicateSubject(item: 0, state: .normal, traits: traits, initialValues: [:])))
    traits.horizontalSizeClass = .regular
    #expect(
      predicate.holds(
        for: PredicateSubject(item: 0, state: .normal, traits: traits, initialValues: [:])))
    #expect(predicate.askedTraits.map(\.name) == ["horizontalSizeClass"])
  }

  @Test("mistakes are reported with a correction")
  func mistakes() {
    func message(_ text: String) -> String? {
      do {
        _ = try PredicateParser.parse(text)
        return nil
      } catch { return error.message }
    }
    #expect(
      message("horizontalSizeClass")
        == "horizontalSizeClass must be compared, as in \"horizontalSizeClass == regular\"")
    #expect(
      message("horizontalSizeClass == regula")
        == "\"regula\" is not known for horizontalSizeClass; did you mean \"regular\"?")
  }
}
