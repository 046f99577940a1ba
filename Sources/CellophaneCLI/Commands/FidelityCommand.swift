internal import ArgumentParser
internal import Cellophane

struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Plays facts about UIKit and says which of them hold.",
    discussion: """
      Each fact has a scene, and values from a source that can be looked up or is marked
      as missing. A fact holds, contradicts, or is untested because something is missing.
      Ends with 1 when one contradicts.

      EXAMPLES
        cellophane fidelity
        cellophane fidelity --json
        cellophane fidelity animation-alpha stack-proportional
      """)

  @Argument(help: "The names of facts; all of them without any.")
  var names: [String] = []

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Print the page that lists behaviours and facts, as Markdown.")
  var markdown = false

  func run() throws {
    let known = Set(VectorTable.vectors.map(\.id))
    if let stranger = names.first(where: { !known.contains($0) }) {
      throw ValidationError("there is no fact \"\(stranger)\"; \"cellophane fidelity\" lists all")
    }
    let report = FidelityReport(VectorTable.play(names.isEmpty ? nil : Set(names)))
    let text = markdown ? report.markdown : json ? report.json : report.text
    try Terminal.write(Array(text.utf8))
    if report.hasContradictions { throw ExitCode(ExitStatus.different.rawValue) }
  }
}
