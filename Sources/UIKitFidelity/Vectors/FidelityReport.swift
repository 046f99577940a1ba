internal import Drawing

/// All behaviours and vectors with the results of playing the vectors, for people and for programs.
package struct FidelityReport: Sendable {
  /// The vectors with their results, in the order of the table.
  package let played: [Vector.Played]

  /// Makes a report of results.
  package init(_ played: [Vector.Played]) {
    self.played = played
  }

  /// Whether a vector contradicts.
  package var hasContradictions: Bool {
    played.contains { if case .contradicts = $0.result { true } else { false } }
  }

  /// The number of vectors that hold.
  package var holding: Int { played.filter { $0.result == .holds }.count }

  /// `163 hold, none contradicts, 37 are untested`.
  package var summary: String {
    let contradicting = played.filter { $0.result.word == "contradicts" }.count
    let untested = played.count - holding - contradicting
    return "\(holding) hold, \(contradicting == 0 ? "none" : "\(contradicting)") contradict"
      + (contradicting == 0 ? "s" : "") + ", \(untested) untested"
  }

  /// A line for each vector, with the differences of those that contradict, and the summary.
  package var text: String {
    let width = played.map(\.result.word.count).max() ?? 0
    var text = ""
    for entry in played {
      let word = entry.result.word
      text += word + String(repeating: " ", count: width - word.count)
      text += "  \(entry.vector.id): \(entry.vector.statement)\n"
      switch entry.result {
      case .holds: break
      case .contradicts(let differences):
        for difference in differences {
          text += String(repeating: " ", count: width + 2) + difference + "\n"
        }
      case .untested(let missing):
        text += String(repeating: " ", count: width + 2) + "missing: \(missing)\n"
      }
    }
    return text + summary + "\n"
  }

  /// One JSON object: the vectors, and how many of them hold.
  package var json: String {
    let words = played.map(\.result.word)
    let counts = ["holds", "contradicts", "untested"].map { word in
      (word, JSONValue.number(words.count { $0 == word }))
    }
    let vectors = played.map { entry -> JSONValue in
      let vector = entry.vector
      var (differences, missing): (JSONValue?, JSONValue?)
      switch entry.result {
      case .holds: break
      case .contradicts(let found): differences = .strings(found)
      case .untested(let text): missing = .string(text)
      }
      return .object([
        "id": .string(vector.id), "area": .string(vector.area),
        "statement": .string(vector.statement), "confidence": .string(vector.confidence.rawValue),
        "source": vector.source.isEmpty ? .null : .string(vector.source),
        "result": .string(entry.result.word), "differences": differences, "missing": missing,
      ])
    }
    return JSONValue.object(counts + [("vectors", .array(vectors))]).text(levels: 2) + "\n"
  }

  // MARK: - The document

  /// Documentation/Fidelity.md.
  package var markdown: String {
    var text = """
      # Fidelity

      How each behaviour compares with UIKit: how it is known, where that can be looked up, and how it may differ.
      A fact with a name is a vector: `cellophane fidelity` plays a scene for it and compares the result with
      what the source says. \(summary). This page is generated from the tables of behaviours and vectors. A test
      compares it with them, and fails if a vector contradicts.

      *Known from*: documented (Apple's reference or sample code), header (a public header), observed (UIKit
      was measured, or a model of it was published), unverified (common knowledge or memory), our choice. A dash
      means that no source is known where the fact can be looked up.

      """
    var areas: [String] = []
    for area in Fidelity.behaviours.map(\.area) + played.map(\.vector.area)
    where !areas.contains(area) { areas.append(area) }
    for area in areas {
      text += "\n## \(area)\n\n"
      text +=
        "| behaviour | known from | source | vector | how it may differ |\n|---|---|---|---|---|\n"
      for behaviour in Fidelity.behaviours where behaviour.area == area {
        text += row(
          behaviour.statement, behaviour.confidence, behaviour.source, vector: "", behaviour.note)
      }
      for entry in played where entry.vector.area == area {
        let note: String
        switch entry.result {
        case .holds: note = ""
        case .contradicts(let differences): note = differences.joined(separator: "; ")
        case .untested(let missing): note = "Missing: \(missing)."
        }
        text += row(
          entry.vector.statement, entry.vector.confidence, entry.vector.source,
          vector: "`\(entry.vector.id)` \(entry.result.word)", note)
      }
    }
    return text
  }

  private func row(
    _ statement: String, _ confidence: Fidelity.Confidence, _ source: String, vector: String,
    _ note: String
  ) -> String {
    let cells = [statement, confidence.rawValue, source.isEmpty ? "—" : source, vector, note]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}
