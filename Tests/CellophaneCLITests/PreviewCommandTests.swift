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
    "Invalid scenes and options are errors",
    arguments: [(["."], 66), ([], 64), (["a.cell.yaml", "--port", "65536"], 64)]
      as [([String], Int32)])
  func errors(arguments: [String], status: Int32) async throws {
    let outcome = try await cellophane(["preview"] + arguments, in: try Folder())
    #expect(outcome.status == status)
  }

  @Test("With --untrusted it reads nothing outside of the scenes' folder")
  func untrusted() async throws {
    let folder = try Folder.withScene()
    _ = try await cellophane(
      ["render", "selection.cell.yaml", "--item", "0", "-o", "picture.png"], in: folder)
    try folder.write(
      """
      cellophane: 1
      assets: [..]
      cell:
        contentView:
          subviews: [{ imageView: a, image: picture, constraints: [edges = superview] }]
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """, to: "stranger/a.cell.yaml")
    let tool = try Program.products.appendingPathComponent("cellophane")
    let process = Program.process(
      tool, ["preview", "stranger/a.cell.yaml", "--port", "0", "--untrusted"], in: folder,
      environment: nil)
    let streams = try Folder()
    process.standardOutput = try streams.create("output")
    process.standardError = try streams.create("errors")
    try process.run()
    for _ in 0..<1200 where try streams.text("output").isEmpty {
      try await Task.sleep(for: .milliseconds(50))
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(
      try streams.text("errors").contains(
        "is outside of the folder that untrusted input may read; move it"))
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
