internal import Interaction
internal import Pages
internal import Vocabulary

/// The rows of a page's settings as HTML. The page's script shows in them what holds, and finds out by their order which one
/// was changed.
enum PageSettings {
  /// The traits that a page shows: those whose values have words as variants. The appearance is the first.
  private static let shownTraits = TraitTable.all.filter { !$0.variants.isEmpty }

  /// The values of the shown traits as a page shows them.
  static func values(of traits: Traits) -> [String] {
    shownTraits.map { trait in
      let word = trait.word(in: traits)
      guard trait.isBoolean else { return word }
      return word == trait.defaultWord ? "off" : "on"
    }
  }

  /// A row for each input: a slider, a switch, buttons or a menu.
  static func rows(for inputs: [CellInputs.Input]) -> String {
    inputs.map { input in
      let values = input.values.map(\.description)
      let id = "in-\(input.word.text)".htmlEscaped
      let label = "<label for=\"\(id)\">\(input.label.htmlEscaped)</label>"
      if input.isGradual {
        return row(
          label
            + "<input type=\"range\" id=\"\(id)\" min=\"0\" max=\"\(values.count - 1)\" step=\"1\">"
            + "<output></output>")
      }
      if values.count == 2, values.contains("true") {
        return row(
          label + "<input type=\"checkbox\" role=\"switch\" class=\"switch\" id=\"\(id)\">")
      }
      // More would not fit beside the label.
      if values.count <= 4, values.joined().count < 26 { return choices(input.label, values) }
      let options = values.map { "<option>\($0.htmlEscaped)</option>" }.joined()
      return row(label + "<select id=\"\(id)\">\(options)</select>")
    }.joined()
  }

  /// A row for each trait of which the page contains several values, and what it contains of the others.
  ///
  /// - Parameter unused: The traits on which nothing in the scene depends, so that their only values are not stated.
  static func rows(for variants: [Traits], ignoring unused: Set<TraitDefinition>) -> String {
    let texts = variants.map { Self.values(of: $0) }
    var rows = ""
    var single: [String] = []
    for (index, trait) in shownTraits.enumerated() {
      var values: [String] = []
      for text in texts where !values.contains(text[index]) { values.append(text[index]) }
      if values.count > 1 {
        rows += choices(trait.title, values, " data-trait=\"\(index)\"")
      } else if !unused.contains(trait) {
        single += values.map { "\(trait.title.lowercased()) \($0)" }
      }
    }
    return rows
      + "<p class=\"missing\">Computed for \(single.joined(separator: ", ").htmlEscaped); others are not on this page.</p>"
  }

  private static func row(_ content: String) -> String { "<div class=\"row\">\(content)</div>" }

  /// A row of buttons with one pressed.
  private static func choices(
    _ label: String, _ values: [String], _ attributes: String = ""
  ) -> String {
    let name = label.htmlEscaped
    let buttons = values.map { "<button>\($0.htmlEscaped)</button>" }.joined()
    return row(
      "<span>\(name)</span><div class=\"group\" role=\"group\" aria-label=\"\(name)\"\(attributes)>\(buttons)</div>"
    )
  }
}
