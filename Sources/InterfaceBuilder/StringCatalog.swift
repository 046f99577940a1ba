#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A string catalogue (`.xcstrings`): the texts of an app in several languages, with forms for numbers and devices.
///
/// Apple does not document the format. Names and nesting are those of catalogues in public apps (IceCubesApp, DogTracker
/// of xcstrings-tool-demo), written by Xcode.
package struct StringCatalog {
  /// A device that has texts of its own.
  package enum Device: String, Sendable { case iphone, ipad }

  /// The texts of a key in a language.
  struct Localization: Decodable {
    struct Unit: Decodable { let value: String }

    /// Forms of a text: by plural categories (`one`, `few`, `other`), or by devices (`ipad`, `mac`, `other`).
    struct Variations: Decodable {
      let plural: [String: Localization]?
      let device: [String: Localization]?
    }

    /// What stands for `%#@name@`: forms of a part of the text that depend on an argument.
    struct Substitution: Decodable {
      let argNum: Int?
      let variations: Variations?
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// The text for a device and a plural category, or for `other` where that has none; `nil` if there is none.
    func value(_ device: Device, _ category: String) -> String? {
      if let unit = stringUnit { return unit.value }
      if let forms = variations?.device {
        let form = forms[device.rawValue] ?? forms["other"] ?? forms[Device.iphone.rawValue]
        return form?.value(device, category)
      }
      let forms = variations?.plural
      return (forms?[category] ?? forms?["other"])?.value(device, category)
    }

    /// The plural categories that any part of it distinguishes.
    var categories: Set<String> { Self.categories(variations, substitutions) }

    private static func categories(
      _ variations: Variations?, _ substitutions: [String: Substitution]?
    ) -> Set<String> {
      var found = Set(variations?.plural?.keys ?? [:].keys)
      for form in variations?.device?.values ?? [:].values { found.formUnion(form.categories) }
      for part in substitutions?.values ?? [:].values {
        found.formUnion(categories(part.variations, nil))
      }
      return found
    }
  }

  private struct Contents: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization]? }
    let sourceLanguage: String?
    let strings: [String: Entry]
  }

  private let contents: Contents

  /// Reads a file; `nil` if it is not one.
  package init?(_ bytes: [UInt8]) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else {
      return nil
    }
    self.contents = contents
  }

  /// The languages that have texts, in alphabetical order.
  package var languages: [String] {
    contents.strings.values.reduce(into: Set<String>()) {
      $0.formUnion(($1.localizations ?? [:]).keys)
    }.sorted()
  }

  /// The text of each key in a language, as it is on a phone, for `other` numbers.
  package func texts(in language: String) -> [String: String] {
    contents.strings.compactMapValues { $0.localizations?[language]?.value(.iphone, "other") }
  }

  /// The translations of an app's texts into a language.
  package func translations(into language: String, on device: Device) -> TextTranslations {
    let source = contents.sourceLanguage ?? "en"
    let entries = contents.strings.sorted { $0.key < $1.key }.compactMap {
      key, entry -> TextTranslations.Entry? in
      guard let translated = entry.localizations?[language] else { return nil }
      let own = entry.localizations?[source]
      // The key is the text in the source language, or that language's texts stand beside it.
      let sources =
        [TextFormat(key)]
        + (own?.categories.union(["other"]) ?? []).sorted().compactMap { category in
          own.flatMap { Self.format($0, device, category) }
        }
      let forms = translated.categories.union(["other"]).reduce(into: [String: TextFormat]()) {
        $0[$1] = Self.format(translated, device, $1)
      }
      return TextTranslations.Entry(sources: sources, forms: forms)
    }
    return TextTranslations(entries)
  }

  private static func format(
    _ localization: Localization, _ device: Device, _ category: String
  ) -> TextFormat? {
    localization.value(device, category).map { text in
      TextFormat(
        text,
        parts: (localization.substitutions ?? [:]).compactMapValues { part in
          let whole = Localization(
            stringUnit: nil, variations: part.variations, substitutions: nil)
          return whole.value(device, category).map { ($0, part.argNum) }
        })
    }
  }
}
