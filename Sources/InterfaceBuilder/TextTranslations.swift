/// Texts of an app in another language.
package struct TextTranslations: Sendable {
  /// A text.
  struct Entry {
    /// The text in the source language: its key, and its forms.
    let sources: [TextFormat]
    /// The translations by plural category; `other` is the usual one.
    let forms: [String: TextFormat]
  }

  private let exact: [String: Int]
  private let entries: [Entry]
  /// The formats with arguments, those with the most letters first.
  private let formats: [(format: TextFormat, entry: Int)]

  init(_ entries: [Entry]) {
    self.entries = entries
    var exact: [String: Int] = [:]
    var formats: [(format: TextFormat, entry: Int)] = []
    for (index, entry) in entries.enumerated() {
      for source in entry.sources {
        if exact[source.text] == nil { exact[source.text] = index }
        if source.hasArguments, source.letters > 0 { formats.append((source, index)) }
      }
    }
    self.exact = exact
    self.formats = formats.sorted {
      ($1.format.letters, $0.format.text) < ($0.format.letters, $1.format.text)
    }
  }

  /// The translations of a `.strings` file.
  ///
  /// - Parameters:
  ///   - texts: The translations by key.
  ///   - sources: The texts in the source language by key, for keys that are no texts. Default: none.
  package init(_ texts: [String: String], sources: [String: String] = [:]) {
    self.init(
      texts.sorted { $0.key < $1.key }.map { key, text in
        Entry(
          sources: [key, sources[key]].compactMap { $0.map { TextFormat($0) } },
          forms: ["other": TextFormat(text)])
      })
  }

  /// The plural categories that have translations of their own, besides `other`, in CLDR's order.
  package var categories: [String] {
    let found = entries.reduce(into: Set<String>()) { $0.formUnion($1.forms.keys) }
    return ["zero", "one", "two", "few", "many"].filter(found.contains)
  }

  /// A text in the language, with the arguments that it has; the text itself if there is no translation.
  ///
  /// - Parameter category: The plural category of its numbers.
  package func translated(_ text: String, category: String = "other") -> String {
    if let index = exact[text] {
      guard let form = form(index, category) else { return text }
      // A text without arguments is not read as a format.
      return entries[index].sources.contains { $0.text == text && !$0.hasArguments }
        && entries[index].forms.count == 1 ? form.text : form.text(with: [:])
    }
    for (format, index) in formats {
      if let arguments = format.arguments(of: text), let form = form(index, category) {
        return form.text(with: arguments)
      }
    }
    return text
  }

  private func form(_ index: Int, _ category: String) -> TextFormat? {
    entries[index].forms[category] ?? entries[index].forms["other"]
  }
}
