import Cellophane
import Foundation
import TerminalOutput
import Testing

@testable import CellophaneCLI

@Suite("Exit codes of commands, and places of errors")
struct CommandSupportTests {
  /// The testing library has a type of this name, too.
  private typealias Status = TerminalOutput.ExitStatus

  @Test("errors end a command with their status")
  func errors() throws {
    struct Unknown: Error {}
    let statuses: [(any Error, Status)] = [
      (RenderingError.unknownItem(1, count: 1), .usage),
      (RenderingError.unknownScript("", known: []), .usage),
      (RenderingError.invalidMoment("", marks: []), .usage),
      (RenderingError.picture("too large"), .malformedInput),
      (RenderingError.scene([]), .malformedInput),
      (RenderingError.text(.fontNotFound("no font")), .unavailable),
      (RenderingError.text(.missingCharacter("x", in: .system(17))), .malformedInput),
      (RenderingError.invalidFrameRate(0, allowed: 1...240), .usage),
      (Unknown(), .internalError),
    ]
    for (error, status) in statuses { #expect(ErrorReport(error).status == status) }
    #expect(ErrorReport(RenderingError.text(.fontNotFound("no font"))).message == "no font")
    #expect(ErrorReport(Unknown()).message.hasPrefix("this is a bug in cellophane: "))
  }

  @Test("a missing scene file and a file that is not a scene have their exit codes")
  func sceneFiles() throws {
    let folder = try Folder()
    func report(_ name: String) -> ErrorReport? {
      do {
        _ = try SceneDocument(contentsOfFile: "\(folder.url.path)/\(name)")
        return nil
      } catch {
        return ErrorReport(error)
      }
    }
    #expect(report("no.cell.yaml")?.status == .noInput)
    #expect(
      report("no.cell.yaml")?.message
        == "cannot read \(folder.url.path)/no.cell.yaml: No such file or directory")
    try folder.write("cellophane: [", to: "bad.cell.yaml")
    #expect(report("bad.cell.yaml")?.status == .malformedInput)
    #expect(
      report("bad.cell.yaml")?.message.hasPrefix("\(folder.url.path)/bad.cell.yaml:1:14: ") == true)
    try folder.write(String(repeating: "#", count: 2 << 20), to: "long.cell.yaml")
    #expect(report("long.cell.yaml")?.status == .malformedInput)
  }

  @Test("a film that cannot be written ends a command with its status, and names the file")
  func unwritableFilm() async throws {
    let folder = try Folder()
    try folder.write("a file", to: "taken")
    try folder.write(Folder.sampleScene, to: "a.cell.yaml")
    let document = try SceneDocument(contentsOfFile: "\(folder.url.path)/a.cell.yaml")
    let film = try Film(of: SceneRenderer(document.scene), script: "tap")
    let path = "\(folder.url.path)/taken"
    do {
      try await film.write(to: path)
      Issue.record("a film was written into a file")
    } catch {
      let report = ErrorReport(error)
      #expect(report.status == .cannotWrite)
      #expect(report.message.contains(path))
    }
  }

  @Test("an error of several parts of a scene together is reported at its place in the file")
  func located() throws {
    let folder = try Folder()
    let text = try Folder.sampleScene
      .replacingOccurrences(of: "center = superview, ", with: "")
    try folder.write(text, to: "a.cell.yaml")
    let document = try SceneDocument(contentsOfFile: "\(folder.url.path)/a.cell.yaml")
    let error = #expect(throws: RenderingError.self) { try SceneRenderer(document.scene) }
    let report = ErrorReport(try #require(error), in: document)
    #expect(report.status == .malformedInput)
    #expect(
      report.message.hasPrefix(
        "\(folder.url.path)/a.cell.yaml:12:20: the constraints do not decide the x and"
          + " y of \"star\""))
  }
}
