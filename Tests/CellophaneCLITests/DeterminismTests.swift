import Foundation
import Testing

@Suite("The same bytes everywhere")
struct DeterminismTests {
  /// Environments that must not matter. A process chooses a random hash seed unless its environment disables that.
  static let surroundings: [[String: String]] = [
    [:],
    ["HOME": "/nonexistent", "TMPDIR": "/nonexistent", "TZ": "Asia/Kathmandu"],
    ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"],
    ["LC_ALL": "C", "LC_NUMERIC": "de_DE.UTF-8", "TZ": "UTC+14"],
    ["SWIFT_DETERMINISTIC_HASHING": "1", "HOME": "/tmp"],
    ["FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent"],
    ["XDG_CACHE_HOME": "/nonexistent", "PANGOCAIRO_BACKEND": "fc", "FREETYPE_PROPERTIES": "bogus"],
    ["COLUMNS": "20", "GDK_SCALE": "2", "CAIRO_DEBUG": "1", "MALLOC_PERTURB_": "165"],
  ]

  static let commands: [[String]] = [
    ["render", "-o", "x.png", "--state", "selected"], ["render", "-o", "x.svg", "--item", "0"],
    ["diagram", "-o", "x.svg"], ["diagram", "-o", "x.png"], ["diagram", "-o", "x.json"],
  ]

  @Test("Neither environment nor folder nor process changes a byte", arguments: commands)
  func singleFiles(command: [String]) async throws {
    let name = try #require(command.first { $0.hasPrefix("x.") })
    var first: [UInt8]?
    for environment in Self.surroundings {
      let folder = try Folder.withScene()
      let arguments = [command[0], "selection.cell.yaml"] + command.dropFirst()
      let outcome = try await cellophane(arguments, in: folder, environment: environment)
      #expect(outcome.status == 0, "\(environment): \(outcome.errors)")
      let bytes = try folder.bytes(name)
      #expect(!bytes.isEmpty)
      let isSame = bytes == first ?? bytes
      #expect(isSame, "\(environment)")
      first = first ?? bytes
    }
  }

  @Test("Neither environment nor folder nor process changes a frame")
  func frames() async throws {
    var first: [String: [UInt8]]?
    for environment in Self.surroundings.prefix(5) {
      let folder = try Folder.withScene()
      let outcome = try await cellophane(
        "frames", "selection.cell.yaml", "--script", "drag-out", "--fps", "24", "-o", "x",
        in: folder, environment: environment)
      #expect(outcome.status == 0, "\(environment): \(outcome.errors)")
      var files: [String: [UInt8]] = [:]
      for name in try folder.files() where name.hasPrefix("x/") {
        files[name] = try folder.bytes(name)
      }
      #expect(files.count == 14)
      let isSame = files == first ?? files
      #expect(isSame, "\(environment)")
      first = first ?? files
    }
  }

  @Test("The way to the scene does not matter")
  func scenePath() async throws {
    let folder = try Folder.withScene()
    let other = try Folder()
    let path = folder.file("selection.cell.yaml").path
    #expect(try await cellophane("diagram", path, "-o", "x.svg", in: other).status == 0)
    #expect(
      try await cellophane("diagram", "./selection.cell.yaml", "-o", "x.svg", in: folder).status
        == 0)
    let isSame = try folder.bytes("x.svg") == other.bytes("x.svg")
    #expect(isSame)
  }
}
