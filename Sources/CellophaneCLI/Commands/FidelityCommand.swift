internal import ArgumentParser
internal import Cellophane
internal import Messages
internal import TerminalOutput
internal import UIKitFidelity

struct FidelityCommand: ParsableCommand, LengthyCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Tests known facts about UIKit and prints which of them hold.",
    discussion: """
      Each fact has a scene, and expected values from a source, which is cited \
      unless it is unknown. A fact holds, contradicts, or is untested because a \
      feature is missing. Exits with 1 if a fact contradicts.

      EXAMPLES
        cellophane fidelity
        cellophane fidelity --json
        cellophane fidelity animation-alpha stack-proportional
      """)

  @Argument(help: "The names of facts. Default: all.")
  var names: [String] = []

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Print the list of behaviours and facts as a Markdown page.")
  var markdown = false

  func run() throws {
    let known = VectorTable.vectors.map(\.id)
    if let stranger = names.first(where: { !known.contains($0) }) {
      let hint = Suggestion.text(for: stranger, among: known)
      throw ValidationError(
        "there is no fact \"\(stranger)\""
          + (hint.isEmpty ? "; \"cellophane fidelity\" lists all" : hint))
    }
    let report = FidelityReport(VectorTable.play(names.isEmpty ? nil : Set(names)))
    let text = markdown ? report.markdown : json ? report.json : report.text
    if json || markdown || Terminal.shows(passing: !report.hasContradictions) {
      try Terminal.write(Array(text.utf8))
    }
    if report.hasContradictions { throw ExitCode(ExitStatus.different.rawValue) }
  }
}
