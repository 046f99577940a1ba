internal import ArgumentParser
internal import Cellophane
internal import Files
internal import InterfaceBuilder
internal import Messages
internal import SceneSnapshots
internal import TerminalOutput

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

struct ImportCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Converts cells in Interface Builder files, or captures, to scenes.",
    discussion: """
      Reads .xib and .storyboard files of Xcode 5 and later: prototypes and \
      stand-alone cells of table and collection views, and reusable views. Views \
      are named by their outlets, then by their labels, then by their kinds. \
      Images and colours come from the catalogues in the project, and fonts from \
      its font files. The project is the nearest folder above the file with .git, \
      .xcodeproj or Package.swift. \
      What is left out is a warning with its line on standard error, and a \
      comment at its place in the scene.

      --check lays the cell out at the size of the canvas and compares with the \
      frames that the file stores. It exits with 1 if a frame differs and the file \
      does not show why.

      A .json file is a capture of a running cell ("cellophane recorder"): the scene \
      has its views and constraints, rules with animations for what its states \
      change, and the delegate's return values. --check compares as "conform" does. Views \
      that SwiftUI or the app draws show their captured pictures, one for each \
      state. --pictures makes one such view of the whole cell.

      EXAMPLES
        cellophane import Row.xib -o row.cell.yaml
        cellophane import . --list
        cellophane import Main.storyboard --cell Book --check
        cellophane import Main.storyboard -o Scenes/
        cellophane import episode.json --check -o episode.cell.yaml
      """)

  @Argument(
    help: "The .xib or .storyboard file, or a capture (.json).", completion: .file())
  var file: String

  @Option(
    help:
      "The cell: its reuse identifier, its class or its object identifier. Needed if the file has several."
  )
  var cell: String?

  @Option(
    name: .shortAndLong,
    help: "The scene file; with / at the end a folder, for all cells. Default: standard output.",
    completion: .file())
  var output: String?

  @Flag(help: "List the cells in the file, or in all files below a folder.")
  var list = false

  @Flag(help: "Compare the layout with the frames in the file. Without -o no scene is written.")
  var check = false

  @Flag(
    help:
      "Print what was imported, what is left out and the comparison as JSON, one line for each cell."
  )
  var json = false

  @Flag(help: "Exit with 1 if anything is left out.")
  var strict = false

  @Option(help: "Take the texts from the file's translation into this language, for example de.")
  var language: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the project; no file outside of it is read. Default: the nearest folder above the file"
        + " with .git, .xcodeproj or Package.swift.", valueName: "folder"),
    completion: .directory)
  var project: String?

  @Flag(help: "For a capture: make a scene of its pictures, one for each state.")
  var pictures = false

  @Flag(inversion: .prefixedNo, help: "Look for images, colours and fonts in the project.")
  var assets = true

  @OptionGroup(title: "Scene") var fonts: FontOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { [ImportProject(file: file, named: project).root] }

  mutating func validate() throws {
    try Output.validate(output)
    if output == "-" {
      guard !check else {
        throw ValidationError(
          "--check prints its result on standard output; name a file for the scene, or leave out -o."
        )
      }
      output = nil
    }
    if list, check || output != nil { throw ValidationError("--list excludes --check and -o.") }
    if json, output == nil, !check { throw ValidationError("--json needs -o or --check.") }
    if pictures, !isCapture || check || json {
      throw ValidationError("--pictures is for captures, without --check and --json.")
    }
    if isCapture, list || cell != nil || language != nil {
      throw ValidationError(
        "A capture has one cell: --list, --cell and --language are for .xib and .storyboard.")
    }
  }

  private var isCapture: Bool { file.hasSuffix(".json") }

  /// How cells without an Interface Builder file become scenes.
  static let adviceForCode =
    "record a running cell with \"cellophane recorder\", and import the capture"

  func run() throws {
    try reporting { try checkProject() }
    if isCapture { return try importCapture() }
    if list, FileAccess.isFolder(file) { return try listFolder() }
    let place = ImportProject(file: file, named: project)
    // The command's scope, in which scenes are written, must know the file as an input.
    try reporting {
      do throws(FileFailure) {
        _ = try FileAccess.read(place.file, atMost: 1)
      } catch {
        throw FileFailure(operation: error.operation, path: file, reason: error.reason)
      }
    }
    let (document, imports) = try reporting {
      try FileScope.$current.withValue(
        limits.untrusted ? FileScope.current : FileScope(below: [place.root])
      ) {
        try read(place)
      }
    }
    if list {
      for cell in document.cells {
        try Terminal.printResult(
          "\(cell.kind.rawValue) \(cell.bestIdentifier)", of: "\(file):\(cell.line)", passes: false)
      }
      return
    }
    var names: [String] = []
    var isStrictFailure = false
    var differs = false
    for (index, (cell, cellImport)) in imports.enumerated() {
      if imports.count > 1 { ProgressLine.report("\(index) of \(imports.count) cells") }
      let trial = ImportTrial(cell: cellImport, fontFolders: fonts.folders)
      let path = outputPath(of: cell, taken: &names)
      let folder = place.relative(SceneFileName.folder(of: path ?? "scene"))
      let known = trial.outcome(for: .structure, folder: nil).openSides
      let outcome = trial.outcome(for: .scene, folder: folder, openSides: known)
      let compared = check ? ImportCheck(trial) : nil
      if let path {
        try reporting { try OutputFile.write(Array(outcome.result.scene.utf8), to: path) }
      } else if !check {
        try Terminal.write(Array(outcome.result.scene.utf8))
      }
      let report = ImportReport(
        file: file, cell: cell, cellImport: cellImport, outcome: outcome, check: compared,
        path: path)
      if json {
        try Terminal.printLine(try report.json())
      } else {
        Terminal.printMessage(report.text(isBrief: check && output == nil))
        if let compared {
          try Terminal.printResult(
            "\(cell.bestIdentifier): \(compared.text)", of: file,
            passes: compared.unexplained.isEmpty)
        }
      }
      if outcome.result.notes.contains(where: \.isLeftOut) { isStrictFailure = true }
      if !(compared?.unexplained.isEmpty ?? true) { differs = true }
    }
    if differs || strict && isStrictFailure { throw ExitCode(ExitStatus.different.rawValue) }
  }

  /// Checks that the project is a folder with the file in it: no other files are read.
  private func checkProject() throws {
    guard let project else { return }
    guard FileAccess.isFolder(project) else {
      throw CommandFailure(
        .noInput,
        "there is no folder \(project.harmless); write the"
          + " project's folder after --project")
    }
    let place = ImportProject(file: file, named: project)
    guard place.file == place.root || place.root == "/" || place.file.hasPrefix(place.root + "/")
    else {
      throw CommandFailure(
        .usage,
        "\(file.harmless) is not in the project \(project.harmless); write a folder that contains it after --project"
      )
    }
  }

  /// Reads the document with what it needs from the project.
  private func read(
    _ place: ImportProject
  ) throws -> (InterfaceBuilderDocument, [(DesignedCell, CellImport)]) {
    guard !file.hasSuffix(".swift") else {
      throw CommandFailure(
        .malformedInput,
        "\(file): Swift source is not imported, only Interface Builder's files are; \(Self.adviceForCode)"
      )
    }
    let bytes = try FileAccess.read(place.file, atMost: ImportLimits.largestFile + 1)
    let document: InterfaceBuilderDocument
    do {
      document = try InterfaceBuilderDocument(bytes, file: file)
    } catch {
      throw CommandFailure(.malformedInput, error.description)
    }
    if list { return (document, []) }
    var options = ImportOptions()
    if let language { options.strings = try place.strings(language: language) }
    if assets {
      options.assets = ProjectAssets(
        below: place.root, fonts: document.fontNames, near: place.file)
    }
    do {
      let chosen = try chosenCells(in: document)
      return (document, try chosen.map { ($0, try CellImport($0, in: document, options: options)) })
    } catch let error as ImportFailure {
      throw CommandFailure(.malformedInput, error.description)
    }
  }

  private func chosenCells(in document: InterfaceBuilderDocument) throws -> [DesignedCell] {
    let names = document.cells.map { "\($0.bestIdentifier) (line \($0.line))" }
    guard let cell else {
      guard document.cells.count == 1 || check && output == nil || isFolder else {
        let shown = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? " …" : "")
        throw CommandFailure(
          .usage,
          "\(file) has \(names.count) cells; choose one with --cell, or all with -o folder/: \(shown)"
        )
      }
      return document.cells
    }
    let found = document.cells.filter { $0.identifiers.contains(cell) }
    guard let first = found.first else {
      let hint = Suggestion.text(for: cell, among: document.cells.flatMap(\.identifiers))
      throw CommandFailure(
        .usage,
        "\(file) has no cell \"\(cell)\""
          + (hint.isEmpty ? "; it has \(names.prefix(20).joined(separator: ", "))" : hint))
    }
    guard found.count == 1 else {
      let ids = found.map(\.objectIdentifier).joined(separator: ", ")
      throw CommandFailure(
        .usage, "\(file) has \(found.count) cells \"\(cell)\"; choose one by its identifier: \(ids)"
      )
    }
    return [first]
  }

  private var isFolder: Bool { output?.hasSuffix("/") ?? false }

  /// The path of a cell's scene; `nil` for standard output or none.
  private func outputPath(of cell: DesignedCell, taken: inout [String]) -> String? {
    guard let output else { return nil }
    guard isFolder else { return output }
    let word = cell.bestIdentifier.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let base = String(String(word).prefix(80))
    var name = base
    var number = 2
    while taken.contains(name) {
      name = "\(base)-\(number)"
      number += 1
    }
    taken.append(name)
    return "\(output)\(name).cell.yaml"
  }
}
