internal import ArgumentParser
internal import Captures
internal import Cellophane
internal import Conformance
internal import Drawing
internal import InterfaceBuilder
internal import SceneSnapshots
internal import TerminalOutput

extension ImportCommand {
  /// Makes a scene of a capture.
  func importCapture() throws {
    let capture = try CaptureFile.read(file)
    let name = capture.cell.reuseIdentifier ?? capture.cell.customClass ?? capture.cell.className
    if pictures { return try importPictures(of: capture, name) }
    let result = CaptureImport(
      capture, title: name, file: captureFile, fonts: ownFonts(of: capture))
    if let output {
      try reporting { try OutputFile.write(Array(result.scene.utf8), to: output) }
    } else if !check {
      try Terminal.write(Array(result.scene.utf8))
    }
    // Conflicts that an import does not check, such as a state with the name of a trait, are found here.
    let document: SceneDocument?
    var notes = result.notes
    var mistakes: [String] = []
    do {
      document = try SceneDocument(
        Array(result.scene.utf8), file: output ?? "imported.cell.yaml")
    } catch {
      document = nil
      notes.append("the scene has errors, which follow; correct it, or record the cell again")
      mistakes.append(ErrorText.withSeverity(error.description))
    }
    var comparison: CaptureComparison?
    if check, let document {
      comparison = try reporting(in: document) {
        try CaptureTrial(capture, fontFolders: fonts.folders)
          .comparison(
            with: document, assets: AssetLibrary().relative(toFile: output ?? "scene"))
      }
    }
    let report = comparison.map {
      ConformReport(scene: output ?? file, capture: file, comparison: $0)
    }
    if json {
      let head = JSONValue.object([
        "file": .string(file), "cell": .string(name), "scene": output.map { .string($0) },
        "views": .number(result.viewCount), "notes": .strings(notes),
      ]).line.dropLast()
      let tail = report.map { ",\"conform\":\($0.json.dropLast())" } ?? ""
      try Terminal.printLine("\(head)\(tail)}")
    } else {
      let count = notes.count
      let lines =
        notes.map { "\(file): warning: \($0)" } + [
          "import: \(name): \(result.viewCount) views, \(capture.states.count) states; "
            + (count == 0 ? "nothing" : "\(count) \(count == 1 ? "thing" : "things")") + " left out"
        ]
      Terminal.printMessage((lines + mistakes).joined(separator: "\n"))
      if let report { try Terminal.write(Array(report.text.utf8)) }
    }
    guard document != nil else { throw ExitCode(ExitStatus.malformedInput.rawValue) }
    if comparison.map({ !$0.unexplained.isEmpty }) ?? false || strict && !notes.isEmpty {
      throw ExitCode(ExitStatus.different.rawValue)
    }
  }

  /// The capture, relative to the folder of the scene.
  private var captureFile: String {
    let place = ImportProject(file: file, named: project)
    return ProjectAssets.path(
      of: place.file, from: place.relative(SceneFileName.folder(of: output ?? "scene")))
  }

  /// The app's own fonts in a capture that are among the files of the project.
  private func ownFonts(of capture: Capture) -> [CapturedFont: CaptureImport.FontInFile] {
    let fonts = capture.ownFonts.filter { $0.name != nil }
    guard assets, !fonts.isEmpty else { return [:] }
    let place = ImportProject(file: file, named: project)
    let folder = place.relative(SceneFileName.folder(of: output ?? "scene"))
    let known = ProjectAssets(
      below: place.root, fonts: Set(fonts.compactMap(\.name)), near: place.file
    ).fonts
    return fonts.reduce(into: [:]) { found, font in
      guard let name = font.name,
        let match = known.match(name, family: font.family, weight: font.weight.description)
      else { return }
      found[font] = CaptureImport.FontInFile(
        entries: match.entries, path: ProjectAssets.path(of: match.path, from: folder))
    }
  }

  /// Makes a scene of the pictures beside a capture.
  private func importPictures(of capture: Capture, _ name: String) throws {
    let result = PictureScene(capture, title: name, file: captureFile)
    if let output {
      try reporting { try OutputFile.write(Array(result.scene.utf8), to: output) }
    } else {
      try Terminal.write(Array(result.scene.utf8))
    }
    let found = capture.states.count - result.notes.count
    let lines =
      result.notes.map { "\(file): warning: \($0)" }
      + ["import: \(name): pictures of \(found) of \(capture.states.count) states"]
    Terminal.printMessage(lines.joined(separator: "\n"))
    if strict, !result.notes.isEmpty { throw ExitCode(ExitStatus.different.rawValue) }
  }
}
