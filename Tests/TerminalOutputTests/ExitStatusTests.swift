import Foundation
import TerminalOutput
import Testing

@Suite("How commands end, and where their files are")
struct ExitStatusTests {
  /// The testing library has a type of this name, too.
  private typealias Status = TerminalOutput.ExitStatus

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
    let other = OutputLocation(package: "Packages/Cells")
    #expect(other.output("snapshots") == "Packages/Cells/Output/snapshots")
    #expect(other.goldens == "Packages/Cells/Fixtures/Goldens")
    #expect(OutputLocation(package: "/").scenes == "/Fixtures/Scenes")
  }
}
