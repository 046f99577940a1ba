internal import Drawing
internal import Interaction
internal import Vocabulary

extension LooksReport {
  /// All numbers as a table: pairs of states with their differences, and foregrounds with their
  /// contrast.
  package var table: String {
    looks.map { look in
      let item = hasSeveralItems ? ", item \(look.item)" : ""
      let heads =
        ["\(look.userInterfaceStyle.rawValue)\(item): pair, ΔE00"]
        + ColorVision.allCases.map(\.rawValue)
      let pairs = look.pairs.map { pair in
        ["\(pair.first.id), \(pair.second.id)"]
          + ColorVision.allCases.map { vision in
            Self.difference(pair.difference.mean(vision))
              + (pair.difference.isEnough(vision) ? "" : " !")
          }
      }
      let inks = look.contrasts.map { contrast in
        [
          (contrast.isPart ? "part of " : "") + "\(contrast.view.rawValue), \(contrast.state.id)",
          contrast.kind, contrast.ink,
          contrast.ground, Self.ratio(contrast.ratio) + (contrast.isEnough ? "" : " !"),
        ]
      }
      return Self.aligned([heads] + pairs)
        + (inks.isEmpty
          ? "" : Self.aligned([["contrast", "kind", "ink", "behind", "ratio"]] + inks))
    }.joined()
  }

  private var hasSeveralItems: Bool { Set(looks.map(\.item)).count > 1 }

  private static func aligned(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { index, text in
        index == row.count - 1
          ? text : text + String(repeating: " ", count: widths[index] - text.count)
      }
      return "  " + cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  // MARK: - Words

  /// A contrast ratio with at most two decimal places.
  package static func ratio(_ value: Double) -> String {
    // Truncated, not rounded: 4.499 is not enough.
    "\(decimal((value * 100).rounded(.down) / 100, places: 2)):1"
  }

  /// One decimal place, truncated; `<0.1` if that would hide a difference.
  package static func difference(_ value: Double) -> String {
    guard value <= 0 || value >= 0.1 else { return "<0.1" }
    let text = decimal((value * 10).rounded(.down) / 10, places: 1)
    return text.contains(".") ? text : text + ".0"
  }
}
