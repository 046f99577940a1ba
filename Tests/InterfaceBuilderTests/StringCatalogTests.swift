import Testing

@testable import InterfaceBuilder

/// String catalogues with the nesting that Xcode writes.
@Suite("String catalogues")
struct StringCatalogTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Open": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Öffnen"}}}},
      "Later": {"shouldTranslate": false},
      "hint": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Tap it"}},
        "de": {"variations": {"device": {
          "ipad": {"stringUnit": {"state": "translated", "value": "Auf dem iPad tippen"}},
          "mac": {"stringUnit": {"state": "translated", "value": "Klicken"}},
          "other": {"variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "Tippen"}}}}}}}}}},
      "votes %lld %lld": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%#@votes@ from %#@voters@"},
          "substitutions": {
            "votes": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg vote"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg votes"}}}}},
            "voters": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg voters"}}}}}}},
        "de": {"stringUnit": {"state": "translated", "value": "Von %#@voters@: %#@votes@"},
          "substitutions": {
            "votes": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg Stimme"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Stimmen"}}}}},
            "voters": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg Leuten"}}}}}}}}},
      "%@ of %lld %% done": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%2$lld %%: %1$@"}}}},
      "%@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "„%@“"}}}}
    }}
    """

  private func translations(on device: StringCatalog.Device = .iphone) throws -> TextTranslations {
    try #require(StringCatalog(Array(Self.catalog.utf8))).translations(into: "de", on: device)
  }

  @Test(
    "texts are found by keys, by texts of the source language, and by formats with arguments",
    arguments: [
      ("Open", "Öffnen"), ("Later", "Later"), ("Tap it", "Tippen"),
      ("12 votes from 8 voters", "Von 8 Leuten: 12 Stimmen"),
      ("1,204 votes from 8 voters", "Von 8 Leuten: 1,204 Stimmen"),
      ("some votes from 8 voters", "some votes from 8 voters"),
      ("Chapter 2 of 80 % done", "80 %: Chapter 2"), ("Anything", "Anything"),
    ])
  func texts(own: String, translated: String) throws {
    #expect(try translations().translated(own) == translated)
  }

  @Test("forms of numbers and of devices")
  func forms() throws {
    let phone = try translations()
    #expect(phone.categories == ["one"])
    #expect(phone.translated("1 vote from 8 voters", category: "one") == "Von 8 Leuten: 1 Stimme")
    #expect(phone.translated("Open", category: "one") == "Öffnen")
    #expect(try translations(on: .ipad).translated("Tap it") == "Auf dem iPad tippen")
  }

  @Test("languages, texts by keys for documents, and invalid files")
  func files() throws {
    let catalog = try #require(StringCatalog(Array(Self.catalog.utf8)))
    #expect(catalog.languages == ["de", "en"])
    #expect(catalog.texts(in: "de")["hint"] == "Tippen")
    #expect(StringCatalog(Array("{}".utf8)) == nil)
  }

  @Test("a file of strings has formats, too")
  func strings() {
    let translations = TextTranslations(["%d photos": "%d Fotos", "50%": "50 %"])
    #expect(translations.translated("12 photos") == "12 Fotos")
    #expect(translations.translated("50%") == "50 %")
    #expect(translations.categories.isEmpty)
  }
}
