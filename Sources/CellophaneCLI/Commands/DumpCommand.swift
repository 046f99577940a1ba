internal import ArgumentParser
internal import Cellophane

struct DumpCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Prints what the tool understood, stage by stage.",
    discussion: """
      The text is the same for the same scene, always: it can be a golden itself.

      EXAMPLES
        cellophane dump scene selection.cell.yaml
        cellophane dump presentation selection.cell.yaml --item 0 --state selected
        cellophane dump display-list selection.cell.yaml --script tap --at 0.2
      """)

  /// The stages of the path that can be printed.
  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case scene
    case presentation
    case displayList = "display-list"
  }

  @Argument(help: "What to print.")
  var stage: Stage
  @OptionGroup var scene: SceneOptions
  @OptionGroup var subject: SubjectOptions

  func run() async throws {
    guard stage != .scene else {
      return try await scene.withDocument { document in
        try Terminal.write(Array(document.scene.dump().utf8))
      }
    }
    try await scene.withRenderer { renderer in
      let subject = try subject.subject(of: renderer)
      let text =
        switch stage {
        case .scene: renderer.scene.dump()
        case .presentation: subject.presentationDump()
        case .displayList: renderer.picture(of: subject).dump()
        }
      try Terminal.write(Array(text.utf8))
    }
  }
}
