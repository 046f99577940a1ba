import ArgumentParser
import Testing

@testable import CellophaneCLI

@Suite("Arguments of pictures that are read without the argument parser")
struct PictureRequestTests {
  @Test(
    "They equal the results of the argument parser",
    arguments: [
      "a.cell.yaml", "a.cell.yaml -o b.png", "--item 3 a.cell.yaml",
      "-o b.pdf a.cell.yaml --scale 3",
      "a.cell.yaml --item 0 --state highlighted,selected --output b.svg --scale 1",
      "folder/a.cell.yaml --state normal", "a.cell.yaml --item +2",
    ])
  func plain(line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(PictureRequest(plain: arguments) == (try RenderCommand.parse(arguments)).request)
  }

  @Test(
    "All others are left to the argument parser",
    arguments: [
      "", "a b", "a --help", "a -h", "--version", "a --item", "a --item x", "a --item -1",
      "a --item=1",
      "a --scale 4", "a --scale 2.0", "a --state", "a -o", "a -o -", "a -ob.png", "a -- b", "-- a",
      "a -",
      "a --item 1 --item 2", "a -o b.png --output c.png", "a --show layout", "a --appearance dark",
      "a --script tap --at 0.2", "a --strict", "a --untrusted", "a --limit time=5",
      "a --format png",
      "a --text live", "a --fonts f", "a --platform iOS26", "a --colour never", "a -i 1",
    ])
  func others(line: String) {
    #expect(PictureRequest(plain: line.split(separator: " ").map(String.init)) == nil)
  }

  @Test("Arguments without a letter are left to the argument parser")
  func empty() {
    #expect(PictureRequest(plain: ["a", ""]) == nil)
    #expect(PictureRequest(plain: ["a", "--state", ""]) == nil)
  }
}
