internal import Foundation
internal import Peers

/// What whole jobs of the command line tool take at 1, 10 and 100 times the work.
///
/// The slope is the exponent of the work by which the time grows, without the time that the tool takes
/// to start: 1 if twice the work takes twice the time. Jobs of less than a few milliseconds have none.
struct GrowthSection {
  let places: Places
  /// The path of the tool.
  let tool: String

  private struct Job {
    let name: String
    /// Amounts of work, from small to large.
    var amounts = [1, 10, 100]
    /// Writes the input for an amount of work, and returns the arguments of the tool.
    let prepare: (Int) throws -> [String]
  }

  private var folder: URL { places.scratch.appendingPathComponent("growth") }
  /// A job is repeated until there are this many runs, or until they have taken this many nanoseconds.
  private static let rounds = 3
  private static let budget = 1e9
  /// The most that an exponent may be: a tenth above 1, for caches that no longer hold the work.
  private static let goal = 1.1

  func run() throws {
    guard !tool.isEmpty else { return }
    // Else the first job that writes a folder of frames removes the thousands of an earlier run.
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let start = try time([tool, "--version"])
    var lines = [
      "Growth of whole jobs: milliseconds at 1x, 10x, 100x (states: 1x, 4x, 32x; looks: 1x, 2x, 4x;"
        + " throws: 1x, 5x, 25x;"
        + " items with looks: 1x, 4x, 12x); slope (goal: at most \(Self.goal)); most MB of memory at each"
    ]
    for job in jobs {
      var memory: [String] = []
      let times = try job.amounts.map { amount in
        let time = try time([tool] + job.prepare(amount))
        memory.append("\(peers_process_memory() / 1_000_000)")
        return time
      }
      let net = times.map { $0 - start }
      let amounts = job.amounts.map(Double.init)
      let last = net.count - 1
      // The two larger amounts, because the smallest is mostly fixed costs.
      let slope =
        net[last - 1] > 2e6
        ? log(net[last] / net[last - 1]) / log(amounts[last] / amounts[last - 1])
        : log(max(net[last], 2e6) / 2e6) / log(amounts[last] / amounts[last - 1])
      let texts = times.map { "\(($0 / 1e5).rounded() / 10)" }
      lines.append(
        "\(job.name)\t\(texts.joined(separator: "\t"))\t\((slope * 100).rounded() / 100)"
          + "\t\(memory.joined(separator: ", ")) MB")
    }
    show(lines)
  }

  /// The shortest of some runs, in nanoseconds.
  private func time(_ words: [String]) throws -> Double {
    var least = Double.infinity
    var total = 0.0
    for _ in 0..<Self.rounds where total < Self.budget {
      let time = unsafe peers_time_process(words.joined(separator: "\n"))
      guard time >= 0 else { throw BenchFailure("failed: \(words.joined(separator: " "))") }
      least = min(least, Double(time))
      total += Double(time)
    }
    return least
  }

  // MARK: - Jobs

  private var jobs: [Job] {
    [
      Job(name: "items drawn: 30") { count in
        let input = try scene("items", items: 30 * count, height: 24 * count + 16, side: 12)
        return ["render", input, "-o", path("items.svg")]
      },
      Job(name: "items that a state diagram distinguishes: 10") { count in
        ["diagram", try scene("kinds", items: 10 * count), "-o", path("kinds.dot")]
      },
      steps("script steps, trace: 12 taps", ["trace"], "txt"),
      steps("script steps, values: 12 taps", ["trace"], "csv"),
      steps("script steps, plot: 12 taps", ["trace"], "svg"),
      steps("script steps, storyboard: 12 taps", ["diagram", "--style", "steps"], "svg"),
      frames("frames, PNG: 60", "folder"), frames("frames, APNG: 60", "apng"),
      frames("frames, SVG: 60", "svg"), frames("frames, GIF: 60", "gif"),
      // A script may call scrollViewDidScroll 20,000 times, in some 55 throws.
      Job(
        name: "frames of 1,000 rows that are thrown, 375 x 667 at 1x, APNG: 100",
        amounts: [1, 5, 25]
      ) { count in
        let input = try thrownList(throws: count)
        return ["frames", input, "--script", "s", "--scale", "1", "--jobs", "1"]
          + ["-o", path("thrown.apng")]
      },
      Job(name: "states: 8", amounts: [1, 4, 32]) { count in
        let bits = (2 * count).trailingZeroBitCount
        return ["diagram", try counter(bits: bits), "-o", path("states.dot")]
      },
      Job(name: "looks of a cell, check: 4", amounts: [1, 2, 4]) { count in
        ["check", try looks(flags: count.trailingZeroBitCount)]
      },
      Job(name: "items with looks of their own, check: 2", amounts: [1, 4, 12]) { count in
        ["check", try looks(flags: 0, items: 2 * count)]
      },
      Job(name: "constraints: 24") { count in
        ["render", try chain(count: 6 * count), "-o", path("chain.svg")]
      },
      Job(name: "goldens: 8") { count in
        let scene = try goldens(count: 2 * count)
        return ["snapshot", "verify", "--jobs", "1", "--goldens", path("goldens")] + scene
      },
    ]
  }

  private func steps(_ name: String, _ command: [String], _ format: String) -> Job {
    Job(name: name) { count in
      let taps = (0..<12 * count).map { "tap: \($0 % 3), wait: 0.3" }.joined(separator: ", ")
      let input = try scene("steps", script: taps)
      return command + [input, "--script", "s", "-o", path("steps.\(format)")]
    }
  }

  private func frames(_ name: String, _ format: String) -> Job {
    Job(name: name) { count in
      let taps = (0..<3 * count).map { "tap: \($0 % 3), wait: 0.3" }.joined(separator: ", ")
      let input = try scene("frames", script: taps)
      let output = path(format == "folder" ? "frames" : "frames.\(format)")
      return ["frames", input, "--script", "s", "--jobs", "1", "-o", output]
    }
  }

  // MARK: - Scenes

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String) throws -> String {
    let file = path("\(name).cell.yaml")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// A cell with a star that shows while it is selected.
  private func scene(
    _ name: String, items: Int = 3, height: Int = 116, side: Int = 92, script: String? = nil,
    snapshots: String = ""
  ) throws -> String {
    try write(
      """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - imageView: star
              systemImage: star.fill
              isHidden: true
              constraints: [center = superview, width = 10, height = width]
      rules:
        - when: selected
          star.isHidden: false
          animation: { duration: 0.1 }
      collectionView:
        frame: { width: 320, height: \(height) }
        flowLayout: { itemSize: { width: \(side), height: \(side) }, sectionInset: 4 }
        items: \(items)
      \(script.map { "scripts:\n  s: [\($0)]" } ?? "")
      \(snapshots)

      """, name)
  }

  /// A mailbox of 1,000 rows that is thrown again and again, a hundred frames for each throw: fifteen times down, then
  /// as often up.
  private func thrownList(throws count: Int) throws -> String {
    let steps = (0..<count).map { number in
      let velocity = number / 15 % 2 == 0 ? 3000 : -3000
      return "fling: { from: [180, 330], velocity: \(velocity) }, wait: 1.666"
    }
    return try write(
      """
      cellophane: 1
      cell:
        backgroundColor: systemBackground
        contentView:
          subviews:
            - view: avatar
              backgroundColor: systemIndigo
              cornerRadius: 20
              constraints: [leading = superview + 16, centerY = superview, size = 40]
            - label: senderLabel
              text: Ferry office
              font: headline
              constraints: [leading = avatar.trailing + 12, bottom = superview.centerY - 1]
            - label: subjectLabel
              font: subheadline
              textColor: secondaryLabel
              constraints: [leading = senderLabel, top = superview.centerY + 1, trailing <= superview - 16]
            - view: line
              backgroundColor: separator
              constraints: [leading = senderLabel, trailing = superview, bottom = superview, height = 1]
      rules:
        - { when: highlighted, cell.backgroundColor: systemGray5 }
      collectionView:
        frame: { width: 375, height: 667 }
        flowLayout: { itemSize: { width: 375, height: 64 }, minimumLineSpacing: 0 }
        items:
          cycle:
            - subjectLabel.text: Your booking for Thursday
            - subjectLabel.text: The roof, again
            - subjectLabel.text: Two books are due on Monday
            - subjectLabel.text: Photos of the lake at six in the morning
            - subjectLabel.text: Tickets
          count: 1000
      scripts:
        s: [\(steps.joined(separator: ", "))]

      """, "thrown")
  }

  /// A cell with states that count long presses in binary: 8 states of the cell for each number.
  private func counter(bits: Int) throws -> String {
    var states: [String] = []
    for bit in 0..<bits {
      let lower = (0..<bit).map { "s\($0)" }.joined(separator: " and ")
      let flips = bit == 0 ? "not s0" : "(s\(bit) and not (\(lower))) or (not s\(bit) and \(lower))"
      states.append("  s\(bit):\n    hold.began: \(flips)")
    }
    return try write(
      """
      cellophane: 1
      cell:
        contentView:
          backgroundColor: systemGray6
      states:
      \(states.joined(separator: "\n"))
      collectionView:
        frame: { width: 320, height: 116 }
        flowLayout: { itemSize: { width: 92, height: 92 }, sectionInset: 12 }
        gestureRecognizers:
          - longPress: hold
        items: 1

      """, "states")
  }

  /// Items with a text each, whose cells have four looks for each combination of what an app sets.
  private func looks(flags: Int, items: Int = 1) throws -> String {
    let marks = (0..<flags).map { number in
      "      - view: m\(number)\n        isHidden: true\n        backgroundColor: systemGreen\n"
        + "        constraints: [left = superview + \(20 * number), bottom = superview, width = 16, height = 16]\n"
    }.joined()
    let states = (0..<flags).map { "  s\($0): { setBy: app }" }.joined(separator: "\n")
    let rules = (0..<flags).map { "  - { when: s\($0), m\($0).isHidden: false }" }
    let texts = (0..<items).map { "      - title.text: Message \($0)" }.joined(separator: "\n")
    return try write(
      """
      cellophane: 1
      cell:
        contentView:
          backgroundColor: white
          subviews:
            - label: title
              textColor: black
              constraints: [left = superview + 8, top = superview + 8]
      \(marks)
      \(flags > 0 ? "states:\n\(states)" : "")
      rules:
        - { when: highlighted, contentView.backgroundColor: systemGray5 }
        - { when: selected, contentView.backgroundColor: systemYellow }
      \(rules.joined(separator: "\n"))
      collectionView:
        frame: { width: 320, height: 116 }
        flowLayout: { itemSize: { width: 300, height: 92 } }
        items:
      \(texts)

      """, "looks")
  }

  /// Views in a row, each as wide as the one before it.
  private func chain(count: Int) throws -> String {
    let views = (0..<count).map { index in
      let before = index == 0 ? "superview.left" : "v\(index - 1).right"
      let width = index == 0 ? "" : ", width = v\(index - 1).width"
      let end = index == count - 1 ? ", right = superview - 1" : ""
      return "      - view: v\(index)\n        constraints: [left = \(before) + 1, top = superview,"
        + " height = 8\(width)\(end)]"
    }
    return try write(
      """
      cellophane: 1
      cell:
        contentView:
          subviews:
      \(views.joined(separator: "\n"))
      collectionView:
        frame: { width: \(4 * count + 10), height: 50 }
        flowLayout: { itemSize: { width: \(4 * count + 2), height: 20 } }
        items: 1

      """, "chain")
  }

  /// Scenes with recorded goldens.
  private func goldens(count: Int) throws -> [String] {
    let scenes = try (0..<count).map { number in
      try scene(
        "golden-\(number)", script: "tap: 0, wait: 0.3",
        snapshots: "snapshots: { states: reachable, scripts: [s] }")
    }
    _ = try time([tool, "snapshot", "record", "--goldens", path("goldens")] + scenes)
    return scenes
  }
}
