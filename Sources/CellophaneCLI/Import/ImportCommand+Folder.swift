internal import Files
internal import InterfaceBuilder
internal import TerminalOutput

extension ImportCommand {
  /// Lists the cells in all files below a folder. Files without a cell, and those that are refused, are left out and
  /// counted. If there is no cell but Swift source, a note names the way for cells that are built in code.
  func listFolder() throws {
    let place = ImportProject(file: file, named: project)
    let paths = try reporting {
      try [".xib", ".storyboard"].flatMap { suffix in
        try FileAccess.files(below: place.file, withSuffix: suffix)
      }
    }
    var (without, hasCells) = (0, false)
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let bytes = try? FileAccess.read(
        FileAccess.join(place.file, path), atMost: ImportLimits.largestFile + 1)
      let name = FileAccess.join(file, path)
      guard let bytes, let document = try? InterfaceBuilderDocument(bytes, file: name) else {
        without += 1
        continue
      }
      hasCells = hasCells || !document.cells.isEmpty
      for cell in document.cells {
        try Terminal.printResult(
          "\(cell.kind.rawValue) \(cell.bestIdentifier)", of: "\(name):\(cell.line)", passes: false)
      }
    }
    Terminal.printMessage("\(paths.count) files, \(without) of them without a cell")
    guard !hasCells else { return }
    let sources = try reporting { try FileAccess.files(below: place.file, withSuffix: ".swift") }
    guard !sources.isEmpty else { return }
    Terminal.printNote(
      "cells that are built in Swift code are not listed; \(Self.adviceForCode)")
  }
}
