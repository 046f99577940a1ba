import Cellophane
import Foundation
import Testing

@testable import CellophaneCLI

@Suite("How commands end, and where things are")
struct CommandSupportTests {
  /// The testing library has a type of this name, too.
  private typealias Status = CellophaneCLI.ExitStatus

  @Test("exit statuses are those of the documentation")
  func exitStatus() {
    #expect(Status.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 71, 73, 75])
    let numbers: [(Status, Int32)] = [
      (.done, 0), (.different, 1), (.usage, 64), (.malformedInput, 65), (.noInput, 66),
      (.unavailable, 69), (.internalError, 70), (.systemRefused, 71), (.cannotWrite, 73),
      (.limitReached, 75),
    ]
    for (status, number) in numbers { #expect(status.rawValue == number) }
    #expect(Set(Status.allCases.map(\.meaning)).count == 10)
  }

  @Test("errors end a command with their status")
  func errors() throws {
    struct Unknown: Error {}
    let statuses: [(any Error, Status)] = [
      (RenderingError.noItem(1, count: 1), .usage),
      (RenderingError.noScript("", known: []), .usage),
      (RenderingError.noMoment("", marks: []), .usage),
      (RenderingError.picture("too large"), .malformedInput),
      (RenderingError.scene([]), .malformedInput),
      (RenderingError.text(.fontNotFound("no font")), .unavailable),
      (RenderingError.text(.missingCharacter("x", in: .system(17))), .malformedInput),
      (RenderingError.noFrameRate(0, possible: 1...240), .usage),
      (Unknown(), .internalError),
    ]
    for (error, status) in statuses { #expect(ErrorReport(error).status == status) }
    #expect(ErrorReport(RenderingError.text(.fontNotFound("no font"))).message == "no font")
    #expect(ErrorReport(Unknown()).message.hasPrefix("this is a bug in cellophane: "))
  }

  @Test("a scene file that is not there, or is no scene")
  func sceneFiles() throws {
    let folder = try Folder()
    func report(_ name: String) -> ErrorReport? {
      do {
        _ = try SceneDocument.read(contentsOfFile: "\(folder.url.path)/\(name)")
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
    let document = try SceneDocument.read(contentsOfFile: "\(folder.url.path)/a.cell.yaml")
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

  @Test("what a scene's parts say together is told at its place in the file")
  func located() throws {
    let folder = try Folder()
    let text = try Folder.sampleScene
      .replacingOccurrences(of: "center = superview, ", with: "")
    try folder.write(text, to: "a.cell.yaml")
    let document = try SceneDocument.read(contentsOfFile: "\(folder.url.path)/a.cell.yaml")
    let error = #expect(throws: RenderingError.self) { try SceneRenderer(document.scene) }
    let report = ErrorReport(try #require(error), in: document)
    #expect(report.status == .malformedInput)
    #expect(
      report.message.hasPrefix(
        "\(folder.url.path)/a.cell.yaml:12:20: the constraints do not decide the x and"
          + " y of \"star\""))
  }

  @Test("outputs lie beside the manifest of the package in which the command runs")
  func outputLocation() {
    // The folder of the process is not a test's to change: this looks from wherever it is.
    var prefix = ""
    while prefix.count < 3 * 64, !FileManager.default.fileExists(atPath: prefix + "Package.swift") {
      prefix += "../"
    }
    let isPackage = FileManager.default.fileExists(atPath: prefix + "Package.swift")
    let location = OutputLocation()
    #expect(location.output("x.png") == (isPackage ? prefix + "Output/x.png" : "x.png"))
    #expect(location.scenes == (isPackage ? prefix + "Fixtures/Scenes" : "."))
    #expect(location.goldens == (isPackage ? prefix + "Fixtures/Goldens" : "Goldens"))
  }
}
