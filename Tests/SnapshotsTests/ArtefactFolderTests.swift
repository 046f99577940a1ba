import Drawing
import Foundation
import PNGCoding
import TestSupport
import Testing

@testable import Snapshots

@Suite("Artefacts of snapshots that do not pass")
struct ArtefactFolderTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let artefacts: ArtefactFolder
  private let red = Bitmap.RGBA(255, 0, 0)
  private let blue = Bitmap.RGBA(0, 0, 255)

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder.path + "/goldens")
    artefacts = ArtefactFolder(root: folder.path + "/output")
  }

  private func snapshot(_ pixel: Bitmap.RGBA, name: String = "cell/normal@3x") throws -> Snapshot {
    try Snapshot(
      name: SnapshotName(name), bitmap: .filled(2, 2, pixel), pixelsPerPoint: 3, renderer: "r")
  }

  private func written() throws -> [String] {
    try folder.files().filter { $0.hasPrefix("output/") }
  }

  @Test("a difference has the golden, the picture and a picture of the difference")
  func difference() throws {
    _ = try store.record(snapshot(red))
    _ = try store.verify(snapshot(blue), artefacts: artefacts)
    #expect(
      try written()
        == ["actual.png", "difference.png", "expected.png", "record.json"].map {
          "output/cell/normal@3x/\($0)"
        })
    let expected = try PNGDecoder.decode(folder.read("output/cell/normal@3x/expected.png"))
    let actual = try PNGDecoder.decode(folder.read("output/cell/normal@3x/actual.png"))
    let difference = try PNGDecoder.decode(folder.read("output/cell/normal@3x/difference.png"))
    #expect(expected.bitmap == (try .filled(2, 2, red)))
    #expect(actual.bitmap == (try .filled(2, 2, blue)))
    // From red to blue, 255 levels of 255: the darkest of the heat map.
    #expect(difference.bitmap == (try .filled(2, 2, .init(128, 0, 38))))
    #expect(
      try folder.read("output/cell/normal@3x/expected.png")
        == folder.read("goldens/cell/normal@3x.png"))
    #expect(actual.pixelsPerMeter == .init(x: 8504, y: 8504))
  }

  @Test(
    "with a missing or unreadable golden only the picture is written, and earlier files are removed"
  )
  func missing() throws {
    _ = try store.record(snapshot(red))
    _ = try store.verify(snapshot(blue), artefacts: artefacts)
    #expect(try written().count == 4)
    try folder.write([1, 2, 3], to: "goldens/cell/normal@3x.png")
    _ = try store.verify(snapshot(blue), artefacts: artefacts)
    #expect(
      try written() == ["actual.png", "record.json"].map { "output/cell/normal@3x/\($0)" })
    try FileManager.default.removeItem(atPath: folder.path + "/goldens")
    #expect(try store.verify(snapshot(blue), artefacts: artefacts).status == .missing)
    #expect(
      try written() == ["actual.png", "record.json"].map { "output/cell/normal@3x/\($0)" })
  }

  @Test("a snapshot that passes again removes its own files and folders, and no others")
  func passes() throws {
    _ = try store.record(snapshot(red))
    _ = try store.verify(snapshot(blue), artefacts: artefacts)
    _ = try store.verify(snapshot(blue, name: "cell/other"), artefacts: artefacts)
    #expect(try store.verify(snapshot(red), artefacts: artefacts).status == .same)
    #expect(try written() == ["actual.png", "record.json"].map { "output/cell/other/\($0)" })
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/output/cell/normal@3x"))
    _ = try store.record(snapshot(blue, name: "cell/other"))
    #expect(
      try store.verify(snapshot(blue, name: "cell/other"), artefacts: artefacts).status == .same)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/output/cell"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/output"))
  }

  @Test("a snapshot that passes at once makes no folder")
  func nothing() throws {
    _ = try store.record(snapshot(red))
    #expect(try store.verify(snapshot(red), artefacts: artefacts).status == .same)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/output"))
  }
}
