internal import ArgumentParser
internal import Captures
internal import Cellophane
internal import Conformance
internal import TerminalOutput

struct DumpCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Prints an intermediate stage of a scene as text, for debugging.",
    discussion: """
      Equal scenes give equal text, so that it can be used as a golden. The stage \
      capture is what the recorder would write of such a cell: its states in light \
      and dark, a tap, and what the app sets.

      EXAMPLES
        cellophane dump scene selection.cell.yaml
        cellophane dump presentation selection.cell.yaml --item 0 --state selected
        cellophane dump display-list selection.cell.yaml --script tap --at 0.2
        cellophane dump capture selection.cell.yaml --item 0
        cellophane dump accessibility selection.cell.yaml --item 0 --state selected
      """)

  /// The stages that can be printed.
  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case scene
    case presentation
    case displayList = "display-list"
    case capture
    case accessibility
  }

  @Argument(help: "The stage to print.")
  var stage: Stage
  @Argument(help: ArgumentHelp(SceneOptions.fileHelp), completion: .file())
  var scene: String
  @OptionGroup(title: "Scene") var reading: SceneOptions
  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup var subject: SubjectOptions

  var inputFolders: [String] { reading.source(scene).inputFolders }

  func validate() throws {
    if stage == .capture, subject.state != nil || subject.script != nil {
      throw ValidationError("A capture has all states; --state and --script are for other stages.")
    }
    if stage == .scene, !subject.choice.isEmpty {
      throw ValidationError(
        "The stage scene is printed as a whole; --item and the like are for the other stages.")
    }
    let changesPicture =
      traits.change != TraitsChange() || reading.scale != .x2 || reading.strict
      || !reading.fonts.isEmpty
    if stage == .scene, changesPicture {
      throw ValidationError(
        "The stage scene does not depend on them; traits, --scale, --fonts and --strict are for the other"
          + " stages.")
    }
  }

  func run() throws {
    switch stage {
    case .scene:
      try reading.source(scene).withDocument { document in
        try Terminal.write(Array(document.scene.dump().utf8))
      }
    case .presentation:
      try reading.source(scene, traits).withSubject(subject.choice) { _, subject in
        try Terminal.write(Array(subject.presentationDump().utf8))
      }
    case .capture:
      try reading.source(scene, traits).withRenderer { renderer in
        let capture = try SceneCapture(renderer, item: subject.item ?? 0).tour()
        try Terminal.write(Array(capture.json.utf8))
      }
    case .accessibility:
      try reading.source(scene, traits).withSubject(subject.choice) { renderer, subject in
        try Terminal.write(Array(renderer.accessibilityDump(of: subject).utf8))
      }
    case .displayList:
      try reading.source(scene, traits).withSubject(subject.choice) { renderer, subject in
        try Terminal.write(Array(renderer.picture(of: subject).dump().utf8))
      }
    }
  }
}
