internal import Wording

/// Joins sentences to an alternative text. Those that would make it longer than screen readers read patiently are
/// left out, from the first that is too much.
func alternativeText(_ sentences: [String]) -> String {
  let most = mostCharacters
  let more = " The picture shows more."
  let sentences = sentences.filter { !$0.isEmpty }
  let whole = sentences.joined(separator: " ")
  guard whole.count > most else { return whole }
  var text = ""
  for sentence in sentences {
    let longer = text.isEmpty ? sentence : text + " " + sentence
    guard longer.count + more.count <= most else { break }
    text = longer
  }
  return text.isEmpty ? String(whole.prefix(most - more.count - 2)) + "…" + more : text + more
}

/// Whether an alternative text has room for all of the sentences.
func isShort(_ sentences: [String]) -> Bool {
  sentences.joined(separator: " ").count <= mostCharacters
}

private let mostCharacters = 499

/// A view and its property in words, as "background color of the bar" for `bar.backgroundColor`.
func spokenProperty(_ name: String) -> String {
  let parts = name.split(separator: ".").map { spacedWords(String($0)) }
  guard let view = parts.first, parts.count > 1 else { return spacedWords(name) }
  return "\(parts.dropFirst().joined(separator: " ")) of the \(view)"
}
