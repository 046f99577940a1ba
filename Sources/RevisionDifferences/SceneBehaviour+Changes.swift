internal import Review
internal import Snapshots

extension SceneBehaviour {
  /// The lines that were removed or added since an earlier version, in the order of this version. A removed line stands
  /// before the line that replaces it.
  func changes(since earlier: SceneBehaviour) -> [Change] {
    let gone = earlier.places.filter { lines[$0] == nil }
    return Part.allCases.flatMap { part -> [Change] in
      (places + gone).filter { $0.part == part }.flatMap { place -> [Change] in
        let difference = TextDifference(
          from: Self.text(earlier.lines[place]), to: Self.text(lines[place]))
        return difference.changes.map {
          Change(part: part, subject: place.subject, isNew: $0.isNew, text: $0.text)
        }
      }
    }
  }

  private static func text(_ lines: [String]?) -> String {
    lines?.map { $0 + "\n" }.joined() ?? ""
  }
}

extension TextDifference {
  /// The lines that only one of the texts has, in order.
  var changes: [(isNew: Bool, text: String)] {
    lines.compactMap { line in
      switch line {
      case .common: nil
      case .removed(let text): (false, text)
      case .added(let text): (true, text)
      }
    }
  }
}
