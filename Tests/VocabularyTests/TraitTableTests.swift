import Drawing
import Testing

@testable import Vocabulary

@Suite("The table of traits")
struct TraitTableTests {
  @Test("each word of each trait is the value that it sets, and only that trait changes")
  func words() {
    for trait in TraitTable.all {
      for word in trait.words {
        let change = trait.change(to: word)
        #expect(trait.word(in: Traits().applying(change)) == word)
        #expect(change.words.map(\.name) == [trait.name])
        #expect(change.words.map(\.value) == [word])
      }
      #expect(trait.words.contains(trait.defaultWord))
    }
  }

  @Test("names, paths and the words of variants are unique")
  func uniqueness() {
    let names = TraitTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    let words = TraitTable.all.flatMap { $0.variants.map(\.word) }
    #expect(Set(words).count == words.count)
    let keys = TraitTable.all.compactMap { $0.snapshots?.key }
    #expect(Set(keys).count == keys.count)
    let titles = TraitTable.all.map(\.title)
    #expect(Set(titles).count == titles.count)
    for trait in TraitTable.all { #expect(TraitTable.stored(at: trait.path) == trait) }
    #expect(TraitTable.stored(at: \.displayScale) == nil)
  }

  @Test("a change is equal to one with the same traits, however it was made")
  func equality() {
    var change = TraitsChange(userInterfaceStyle: .dark, legibilityWeight: .bold)
    change[\.legibilityWeight] = nil
    #expect(change == TraitsChange(userInterfaceStyle: .dark))
    #expect(change[\.userInterfaceStyle] == .dark)
    #expect(change[\.legibilityWeight] == nil)
    #expect(
      change.merging(TraitsChange(userInterfaceStyle: .light))
        == TraitsChange(userInterfaceStyle: .light))
    #expect(
      "\(TraitsChange(preferredContentSizeCategory: .small, legibilityWeight: .regular))"
        == "contentSize small, boldText false"
    )
  }

  @Test("traits and their changes are created with the same arguments, and each has its own trait")
  func arguments() {
    let traits = Traits(
      userInterfaceStyle: .dark, accessibilityContrast: .high, userInterfaceLevel: .elevated,
      preferredContentSizeCategory: .small, layoutDirection: .rightToLeft,
      isReduceMotionEnabled: true,
      legibilityWeight: .bold, horizontalSizeClass: .regular, platform: .iOS26)
    let change = TraitsChange(
      userInterfaceStyle: .dark, accessibilityContrast: .high, userInterfaceLevel: .elevated,
      preferredContentSizeCategory: .small, layoutDirection: .rightToLeft,
      isReduceMotionEnabled: true, legibilityWeight: .bold, horizontalSizeClass: .regular,
      platform: .iOS26)
    #expect(change.definitions.count == 9)
    #expect(Traits().applying(change) == traits)
  }

  @Test("the change between traits contains those that differ")
  func difference() {
    let dark = Traits(userInterfaceStyle: .dark, layoutDirection: .rightToLeft)
    #expect(
      dark.change(from: Traits())
        == TraitsChange(userInterfaceStyle: .dark, layoutDirection: .rightToLeft))
    #expect(dark.change(from: dark).isEmpty)
    #expect(Traits().applying(dark.change(from: Traits())) == dark)
  }

  @Test("goldens are named by the traits that are not the default, and by the appearance")
  func names() {
    #expect(Traits().variantName == "light")
    let other = Traits(
      userInterfaceStyle: .dark, accessibilityContrast: .high,
      preferredContentSizeCategory: .accessibilityLarge, layoutDirection: .rightToLeft)
    #expect(other.variantName == "dark.highContrast.accessibilityLarge.rightToLeft")
  }

  @Test("a trait that is on or off has a word for predicates and matrices, and a list in snapshots")
  func booleans() {
    for trait in TraitTable.all where trait.isBoolean {
      #expect(trait.predicateWord == trait.name)
      #expect(trait.variants.map(\.word) == [trait.name])
      #expect(trait.snapshots?.key == trait.name)
      let on = Traits().applying(trait.change(to: "true"))
      #expect(on.variantName == "light.\(trait.name)")
    }
  }

  @Test(
    "a word of predicates names one of two values, and a change holds for traits with its values")
  func predicateWords() throws {
    for trait in TraitTable.all where trait.predicateWord != nil {
      #expect(trait.words.count == 2)
      let change = try #require(trait.predicateChange)
      #expect(!change.holds(in: Traits()))
      #expect(change.holds(in: Traits().applying(change)))
    }
    #expect(TraitsChange().holds(in: Traits()))
  }

  @Test("a change of one trait is created by its path; that of the scale changes nothing")
  func paths() {
    #expect(TraitsChange(\.legibilityWeight, .bold) == TraitsChange(legibilityWeight: .bold))
    #expect(TraitsChange(\.displayScale, .x3).isEmpty)
  }

  @Test("combinations have each value of each trait once")
  func combinations() throws {
    let traits = TraitTable.all.filter { ["appearance", "contentSize"].contains($0.name) }
    #expect(Set(TraitTable.combinations(of: traits)).count == 24)
    #expect(TraitTable.combinations(of: []) == [TraitsChange()])
  }
}
