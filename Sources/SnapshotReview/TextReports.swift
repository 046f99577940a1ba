internal import Snapshots

/// Results as Markdown, as JUnit's XML and as GitHub's annotations.
extension VerificationResults {
  /// The greatest number of names in a list of the summary in Markdown. GitHub takes comments of up to 65,536
  /// characters.
  private static let longestList = 200
  /// The greatest number of names in an annotation. Our choice: GitHub shows them between lines of a diff.
  private static let annotatedNames = 5

  /// A summary in Markdown, for example for a comment on a pull request. Its lists have at most 200 names, and say how
  /// many more there are.
  package var markdown: String {
    let failing = snapshots.filter { !$0.passes }
    var lines = ["### Snapshots", ""]
    var counts: [String] = []
    if !failing.isEmpty {
      let verb = failing.count == 1 ? "does" : "do"
      counts.append("\(failing.count) of \(snapshots.count) \(verb) not pass")
    }
    if let unread { counts.append(unread) }
    lines.append(
      counts.isEmpty
        ? allPass
        : "**\(counts.joined(separator: ", and ")).** \(summary).")
    let oldNames = self.oldNames
    if !causes.isEmpty {
      let names = Set(failing.map(\.name))
      lines += ["", "| cause | do not pass | pass | where |", "|---|---:|---:|---|"]
      for cause in causes.prefix(Self.longestList) {
        let count = cause.snapshots.filter { names.contains($0) }.count
        let places = cause.details.prefix(3).map { "`\(Self.cell($0))`" }.joined(separator: "<br>")
        let renamed = cause.snapshots.filter { oldNames[$0] != nil }.count
        let others: [String] =
          (renamed == 0 ? [] : ["\(renamed) \(renamed == 1 ? "was" : "were") renamed"])
          + cause.alsoChanged(atMost: 5)
        let titles = (["\(cause.number). \(cause.title)"] + others)
          .map(Self.cell).joined(separator: "<br>")
        lines.append("| \(titles) | \(count) | \(cause.snapshots.count - count) | \(places) |")
      }
      if causes.count > Self.longestList {
        lines.append("| and \(causes.count - Self.longestList) more |  |  |  |")
      }
      lines += ["", "<details><summary>The snapshots</summary>", ""]
      let remarks = Dictionary(
        snapshots.filter(\.passesWithOtherModel).map {
          ($0.name, $0.isSamePicture ? ", same picture" : ", within the tolerance")
        }
      ) { first, _ in first }
      lines += Self.list(
        causes.flatMap { cause in
          cause.snapshots.map { name -> String in
            let renamed = oldNames[name].map { ", renamed from `\($0)`" } ?? ""
            return "\(cause.number): `\(name)`\(renamed)\(remarks[name] ?? "")"
          }
        })
      lines += ["", "</details>"] + advice
    }
    for failure in failures { lines += ["", "```", failure.message, "```"] }
    if !orphans.isEmpty {
      let newNames = Dictionary(renames.map { ($0.from, $0.to) }) { first, _ in first }
      lines += ["", "No snapshot uses these goldens:", ""]
      lines += Self.list(
        orphans.map { orphan in
          "`\(orphan)`" + (newNames[orphan].map { ", which was renamed to `\($0)`" } ?? "")
        })
      let first =
        renames.isEmpty
        ? "" : "First accept the snapshots that were renamed: their contents are the same. "
      lines += ["", "\(first)`cellophane snapshot prune` removes these goldens."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of the golden of each snapshot that was probably renamed.
  private var oldNames: [String: String] {
    Dictionary(renames.map { ($0.to, $0.from) }) { first, _ in first }
  }

  /// The lines of a list, which ends with the number of the items that it does not show.
  private static func list(_ items: [String]) -> [String] {
    let rest = items.count - longestList
    return items.prefix(longestList).map { "- \($0)" } + (rest > 0 ? ["- and \(rest) more"] : [])
  }

  /// How to accept a cause. A machine knows only what its own run has found, so that another one has to run first.
  /// Snapshots of tests are those of a package, which has the plugin.
  private var advice: [String] {
    let records = snapshots.filter(\.needsDecision)
    var lines: [String] = []
    if records.contains(where: { $0.source == nil }) {
      lines += [
        "",
        "To accept a cause, run `cellophane snapshot verify`, look at the pictures, and name the number that it has"
          + " there: `cellophane snapshot accept --cause 1`.",
      ]
    }
    if records.contains(where: { $0.source != nil }) {
      let plugin = "swift package --allow-writing-to-package-directory snapshots"
      lines += [
        "",
        "To accept a cause of tests, run `swift test` and `\(plugin)`, look at the pictures, and name the number that it"
          + " has there: `\(plugin) accept --cause 1`.",
      ]
    }
    return lines
  }

  /// The result if all snapshots pass, with the number of those whose models have changed.
  private var allPass: String {
    if snapshots.isEmpty { return "No snapshot was compared." }
    let count = snapshots.filter(\.passesWithOtherModel).count
    if snapshots.count == 1 {
      return "The snapshot is the same as its golden."
        + (count == 0 ? "" : " Its model has changed.")
    }
    let same = "All \(snapshots.count) are the same as their goldens."
    return switch count {
    case 0: same
    case 1: "\(same) The model of 1 of them has changed."
    default: "\(same) The models of \(count) of them have changed."
    }
  }

  /// Escapes a text for a cell of a table.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;").replacing("\n", with: " ")
  }

  /// XML in the format of JUnit, with a test case for each golden.
  package var junit: String {
    let failed = snapshots.filter { $0.status == .different || $0.status == .missing }.count
    let errors = snapshots.filter { !$0.passes }.count - failed + failures.count
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(snapshots.count + failures.count)\" failures=\"\(failed)\""
        + " errors=\"\(errors)\">",
      "  <testsuite name=\"snapshots\" tests=\"\(snapshots.count + failures.count)\""
        + " failures=\"\(failed)\" errors=\"\(errors)\">",
    ]
    for record in snapshots {
      let parts = record.name.split(separator: "/")
      let suite = parts.dropLast().joined(separator: ".")
      let name = parts.last.map(String.init) ?? record.name
      let start =
        "    <testcase classname=\"\(Self.xml(suite))\" name=\"\(Self.xml(name))\""
        + " file=\"\(Self.xml(record.source?.file ?? record.golden))\""
      guard !record.passes else {
        lines +=
          record.passesWithOtherModel
          ? [
            start + ">", "      <system-out>\(Self.xml(record.message))</system-out>",
            "    </testcase>",
          ] : [start + "/>"]
        continue
      }
      let isError = record.status == .unreadable || record.status == .failed
      let element = isError ? "error" : "failure"
      lines += [
        start + ">",
        "      <\(element) type=\"\(record.status.rawValue)\" message=\"\(Self.xml(record.message))\">"
          + Self.xml(([record.message] + record.artefacts).joined(separator: "\n"))
          + "</\(element)>",
        "    </testcase>",
      ]
    }
    for failure in failures {
      lines += [
        "    <testcase classname=\"scenes\" name=\"\(Self.xml(failure.file))\">",
        "      <error type=\"scene\" message=\"\(Self.xml(failure.message))\"/>",
        "    </testcase>",
      ]
    }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  /// Escapes a text for XML 1.0. Control characters, which are not allowed, are replaced by U+FFFD.
  private static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += " "
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Workflow commands of GitHub: an error for each cause, at the line of the scene or of the test, and for each mistake
  /// in a scene that could not be read. GitHub shows at most ten for each step.
  ///
  /// - Parameter repository: The absolute path of the repository's folder. GitHub looks for files below it. Paths of
  ///   files elsewhere, and all paths if it is nil, are written as they are in the results.
  package func annotations(inRepository repository: String? = nil) -> String {
    let names = repository.map { RecordPath(base: $0) }
    // The paths of changes are relative to the current folder, those of records to the package's folder.
    func shown(_ file: String, at path: String) -> String {
      guard let name = names?.name(of: path), !name.hasPrefix("/") else { return file }
      return name
    }
    let records = Dictionary(snapshots.map { ($0.name, $0) }) { first, _ in first }
    let oldNames = self.oldNames
    var lines: [String] = []
    for cause in causes {
      let members = cause.snapshots.compactMap { records[$0] }
      guard members.contains(where: { !$0.passes }) else { continue }
      let change = members.lazy.flatMap(\.changes).first { change in
        change.place.map { cause.details.contains($0) } ?? false
      }
      var place = ""
      if let file = change?.file, let line = change?.line {
        place = "file=\(Self.property(shown(file, at: file))),line=\(line),"
      } else if let source = members.lazy.compactMap(\.source).first {
        let path = RecordPath.current.path(named: source.file)
        place = "file=\(Self.property(shown(source.file, at: path))),line=\(source.line),"
      } else if let scene = members.lazy.filter({ !$0.passes }).compactMap(\.scene).first {
        // A snapshot without a golden has no change with a line.
        let path = RecordPath.current.path(named: scene)
        place = "file=\(Self.property(shown(scene, at: path))),"
      }
      let rest = cause.snapshots.count - Self.annotatedNames
      let named =
        cause.snapshots.prefix(Self.annotatedNames).map { name in
          name + (oldNames[name].map { " (renamed from \($0))" } ?? "")
        }.joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more" : "")
      lines.append(
        "::error \(place)title=\(Self.property(cause.count))::"
          + Self.data("\(cause.title): \(named)"))
    }
    for failure in failures {
      let mistakes = SceneMistake.mistakes(of: failure)
      for mistake in mistakes {
        let file = Self.property(shown(mistake.file, at: mistake.file))
        lines.append(
          "::error file=\(file),line=\(mistake.line),col=\(mistake.column)::"
            + Self.data(mistake.message))
      }
      guard mistakes.isEmpty else { continue }
      let file = Self.property(shown(failure.file, at: failure.file))
      lines.append("::error file=\(file)::\(Self.data(failure.message))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Escapes the message of a workflow command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escapes a property of a workflow command.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
