import Foundation
import Testing

@testable import CellophaneCLI

@Suite("The command preview")
struct PreviewCommandTests {
  @Test("It prints its address, follows the scene, and ends with Ctrl-C")
  func run() async throws {
    let folder = try Folder.withScene()
    let tool = try Program.products.appendingPathComponent("cellophane")
    let process = Program.process(
      tool, ["preview", "selection.cell.yaml", "--port", "0"], in: folder, environment: nil)
    let streams = try Folder()
    process.standardOutput = try streams.create("output")
    process.standardError = try streams.create("errors")
    func wait(until condition: () throws -> Bool) async throws {
      for _ in 0..<1200 where try !condition() { try await Task.sleep(for: .milliseconds(50)) }
      #expect(try condition())
    }
    try process.run()
    try await wait { try streams.text("output").hasSuffix("/\n") }
    try folder.write("cellophane: 1\ncell: 5\n", to: "selection.cell.yaml")
    try await wait { try !streams.text("errors").isEmpty }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let address = try streams.text("output")
    #expect(address.hasPrefix("http://127.0.0.1:") && address.split(separator: "\n").count == 1)
    #expect(try streams.text("errors").contains("\nselection.cell.yaml:2:7: "))
  }

  @Test(
    "What cannot be previewed is an error",
    arguments: [(["."], 66), ([], 64), (["a.cell.yaml", "--port", "65536"], 64)]
      as [([String], Int32)])
  func errors(arguments: [String], status: Int32) async throws {
    let outcome = try await cellophane(["preview"] + arguments, in: try Folder())
    #expect(outcome.status == status)
  }

  @Test("A port that another program has is an error")
  func usedPort() async throws {
    let folder = try Folder.withScene()
    let program = """
      import socket, subprocess, sys
      other = socket.socket(); other.bind(("127.0.0.1", 0)); other.listen()
      sys.exit(subprocess.run(sys.argv[1:] + [str(other.getsockname()[1])]).returncode)
      """
    let tool = try Program.products.appendingPathComponent("cellophane").path
    let outcome = try await Program.run(
      URL(fileURLWithPath: "/usr/bin/python3"),
      ["-c", program, tool, "preview", "selection.cell.yaml", "--port"], in: folder)
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("cannot listen on port"))
  }
}
