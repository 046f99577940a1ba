/// Ways of doing the same thing, timed by turns so that a slow moment of the machine meets them all.
struct Contest {
  /// One way.
  struct Entry {
    let name: String
    /// Does it once and says how long that took and how much came out; `nil` where it cannot
    /// be done here.
    let run: () throws -> Turn?
    /// What is demanded of it, in the words of the table.
    var goal = ""
  }

  /// What one turn gave.
  struct Turn {
    let duration: Duration
    let amount: Int
  }

  let title: String
  let entries: [Entry]
  /// The names of the entries that the ratios are formed with: 1/n for n times as fast as they.
  let references: [String]
  /// What the amounts are of. Bytes are also shown as a share of the first reference's.
  var unit = "bytes"

  /// No new round begins after this time, so that slow peers do not take most of a run.
  static let budget: Duration = .seconds(8)

  /// Runs all entries `rounds` times at most and returns the lines of a table. Of the durations the median
  /// counts; they are not printed, as only their ratios carry over to another machine.
  func table(rounds: Int) throws -> [String] {
    var turns = [[Turn]](repeating: [], count: entries.count)
    let clock = ContinuousClock()
    let start = clock.now
    for round in 0..<rounds where round == 0 || clock.now - start < Self.budget {
      for (index, entry) in entries.enumerated() {
        if let turn = try entry.run() { turns[index].append(turn) }
      }
    }
    let medians = turns.map(median)
    // A column without ratios says nothing.
    let present = references.filter { name in
      zip(entries, medians).contains { $0.0.name == name && $0.1 != nil }
    }
    let heading = [title] + present.map { "time : \($0)" } + [unit, "goal"]
    let rows = zip(entries, medians).map { entry, turn in
      guard let turn else { return [entry.name, "not installed"] }
      let ratios = present.map { name in
        let reference = zip(entries, medians).first { $0.0.name == name }?.1
        return reference.map { ratio(turn.duration / $0.duration) } ?? ""
      }
      return [entry.name] + ratios + [
        "\(turn.amount)\(relativeSizes(turn, medians))", entry.goal,
      ]
    }
    return aligned([heading] + rows)
  }

  private func median(_ turns: [Turn]) -> Turn? {
    guard !turns.isEmpty else { return nil }
    return turns.sorted { $0.duration < $1.duration }[turns.count / 2]
  }

  private func ratio(_ value: Double) -> String {
    value < 1 ? "1/\(tenths(1 / value))" : "\(tenths(value))"
  }

  private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  private func relativeSizes(_ turn: Turn, _ medians: [Turn?]) -> String {
    let reference = zip(entries, medians).first { $0.0.name == references.first }?.1
    guard unit == "bytes", let reference, reference.amount > 0 else { return "" }
    let hundredths = 100 * Double(turn.amount) / Double(reference.amount)
    return " (\((hundredths).rounded() / 100))"
  }

  private func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

/// Times `work`, which returns how much came out.
func timed(_ work: () throws -> Int) rethrows -> Contest.Turn {
  var amount = 0
  let duration = try ContinuousClock().measure { amount = try work() }
  return Contest.Turn(duration: duration, amount: amount)
}
