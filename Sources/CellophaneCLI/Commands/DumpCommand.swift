internal import ArgumentParser
internal import Cellophane

struct DumpCommand: LimitedCommand {
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

  var limits: LimitOptions { scene.limits }
  var inputFolders: [String] { scene.inputFolders }

  func validate() throws {
    if stage == .scene, !subject.isEmpty {
      throw ValidationError("The scene is dumped as a whole; --item and the like choose of others.")
    }
  }

  func run() throws {
    switch stage {
    case .scene:
      try scene.withDocument { document in
        try Terminal.write(Array(document.scene.dump().utf8))
      }
    case .presentation:
      try scene.withRenderer { renderer in
        let text = try subject.subject(of: renderer).presentationDump()
        try Terminal.write(Array(text.utf8))
      }
    case .displayList:
      try scene.withRenderer { renderer in
        let picture = renderer.picture(of: try subject.subject(of: renderer))
        try Terminal.write(Array(picture.dump().utf8))
      }
    }
  }
}
