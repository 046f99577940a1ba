internal import ArgumentParser
internal import Cellophane

struct DumpCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Prints an intermediate stage of a scene as text, for debugging.",
    discussion: """
      Equal scenes give equal text, so that it can be used as a golden.

      EXAMPLES
        cellophane dump scene selection.cell.yaml
        cellophane dump presentation selection.cell.yaml --item 0 --state selected
        cellophane dump display-list selection.cell.yaml --script tap --at 0.2
        cellophane dump accessibility selection.cell.yaml --item 0 --state selected
      """)

  /// The stages that can be printed.
  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case scene
    case presentation
    case displayList = "display-list"
    case accessibility
  }

  @Argument(help: "The stage to print.")
  var stage: Stage
  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup var subject: SubjectOptions

  var inputFolders: [String] { scene.inputFolders }

  func validate() throws {
    if stage == .scene, !subject.isEmpty {
      throw ValidationError(
        "The stage scene is printed as a whole; --item and the like are for the other stages.")
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
    case .accessibility:
      try scene.withRenderer { renderer in
        let text = renderer.accessibilityDump(of: try subject.subject(of: renderer))
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
