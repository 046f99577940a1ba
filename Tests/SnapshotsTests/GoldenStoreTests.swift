import Drawing
import Foundation
import PNGCoding
import TestSupport
import Testing

@testable import Files
@testable import Snapshots

@Suite("Goldens in a folder")
struct GoldenStoreTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let red = Bitmap.RGBA(255, 0, 0)
  private let blue = Bitmap.RGBA(0, 0, 255)

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder.path + "/goldens")
  }

  private func snapshot(
    _ pixel: Bitmap.RGBA, name: String = "selection/highlighted+selected.light@2x",
    renderer: String = "cairo 1.16.0"
  ) throws -> Snapshot {
    try Snapshot(
      name: SnapshotName(name), bitmap: .filled(4, 3, pixel), pixelsPerPoint: 2,
      renderer: renderer)
  }

  @Test("a golden is recorded under its name and read back")
  func roundTrip() throws {
    let snapshot = try snapshot(red)
    #expect(store.read(snapshot.name) == .missing)
    #expect(try store.verify(snapshot).status == .missing)
    #expect(try folder.files().isEmpty)
    #expect(try store.record(snapshot) == .written)
    #expect(try folder.files() == ["goldens/selection/highlighted+selected.light@2x.png"])
    #expect(store.read(snapshot.name) == .picture(snapshot.bitmap, renderer: "cairo 1.16.0"))
    #expect(try store.verify(snapshot).status == .same)
    let image = try PNGDecoder.decode(
      folder.read("goldens/selection/highlighted+selected.light@2x.png"))
    #expect(image.pixelsPerMeter == .init(x: 5669, y: 5669))
    #expect(image.text(for: "Renderer") == "cairo 1.16.0")
  }

  @Test("recording the same pixels changes nothing, with any renderer")
  func unchanged() throws {
    let snapshot = try snapshot(red)
    #expect(try store.record(snapshot) == .written)
    let path = store.path(of: snapshot.name)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    #expect(try store.record(self.snapshot(red, renderer: "another")) == .unchanged)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == past)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test("recording other pixels replaces the golden and leaves no other file")
  func replaced() throws {
    #expect(try store.record(snapshot(red, name: "a")) == .written)
    #expect(try store.record(snapshot(blue, name: "a")) == .written)
    #expect(try store.verify(snapshot(blue, name: "a")).status == .same)
    #expect(try folder.files() == ["goldens/a.png"])
  }

  @Test("a difference names the parts of the renderer that changed, and no others")
  func otherRenderer() throws {
    let old = "cairo 1.16.0; pango 1.50.12; Inter-Regular 0123abcd"
    let new = "cairo 1.16.0; pango 1.51.0; Inter-Regular 0123abcd; Inter-Bold 9"
    #expect(try store.record(snapshot(red, name: "a", renderer: old)) == .written)
    #expect(try store.verify(snapshot(blue, name: "a", renderer: old)).renderer.isEmpty)
    let other = try store.verify(snapshot(blue, name: "a", renderer: new))
    #expect(
      other.renderer == [
        RendererChange(component: "pango", golden: "1.50.12", current: "1.51.0"),
        RendererChange(component: "Inter-Bold", golden: nil, current: "9"),
      ])
    #expect(
      other.message.hasSuffix(
        "; the golden was made by another renderer: pango 1.50.12 → 1.51.0, Inter-Bold none → 9"))
    #expect(try store.verify(snapshot(red, name: "a", renderer: new)).status == .same)
  }

  @Test("a golden that names no renderer is not suspected")
  func noRenderer() throws {
    #expect(try store.record(snapshot(red, name: "a")) == .written)
    let bare = PNGEncoder(effort: .fast).encode(try .filled(4, 3, blue))
    try folder.write(bare, to: "goldens/a.png")
    let record = try store.verify(snapshot(red, name: "a"))
    #expect(record.status == .different && record.renderer.isEmpty)
    #expect(store.read(try SnapshotName("a")) == .picture(try .filled(4, 3, blue), renderer: nil))
  }

  @Test("damaged goldens, LFS pointers and folders in their place are reported and can be replaced")
  func unreadable() throws {
    let snapshot = try snapshot(red, name: "a")
    #expect(try store.record(snapshot) == .written)
    let bytes = try folder.read("goldens/a.png")
    let path = store.path(of: snapshot.name)

    try folder.write(Array(bytes.dropLast(20)), to: "goldens/a.png")
    #expect(
      try store.verify(snapshot).message
        == "the golden cannot be read: \(path): the PNG is truncated or damaged: unexpected end of"
        + " file")
    try folder.write(
      Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: "goldens/a.png")
    #expect(
      try store.verify(snapshot).message
        == "the golden cannot be read: \(path): this is a Git LFS pointer and not a PNG;"
        + " run \"git lfs pull\"")
    #expect(try store.record(snapshot) == .written)
    #expect(try store.verify(snapshot).status == .same)

    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(
      try store.verify(snapshot).message
        == "the golden cannot be read: cannot read \(path): Is a directory")
    #expect(try store.verify(snapshot).status == .unreadable)
    #expect(
      throws: FileFailure(operation: .write, path: path, reason: "Is a directory")
    ) { try store.record(snapshot) }
    #expect(try folder.files().isEmpty)
  }

  @Test("a file where a folder has to be is an error with its path")
  func fileInTheWay() throws {
    try folder.write([1], to: "goldens")
    #expect(try store.verify(snapshot(red, name: "a/b")).status == .missing)
    #expect(
      throws: FileFailure(
        operation: .makeFolder, path: "\(folder.path)/goldens/a", reason: "Not a directory")
    ) { try store.record(snapshot(red, name: "a/b")) }
  }

  @Test("paths are joined so that no root becomes the file system's", arguments: ["", ".", "x/"])
  func roots(root: String) throws {
    let path = GoldenStore(root: root).path(of: try SnapshotName("a"))
    #expect(path == ["": "./a.png", ".": "./a.png", "x/": "x/a.png"][root])
  }

  @Test("a temporary file that an ended process left does not prevent recording")
  func staleTemporary() throws {
    #expect(try store.record(snapshot(red, name: "a")) == .written)
    let stale = "goldens/.cellophane-\(ProcessInfo.processInfo.processIdentifier)-0"
    try folder.write([1], to: stale)
    #expect(try store.record(snapshot(red, name: "b")) == .written)
    #expect(try folder.files() == [stale, "goldens/a.png", "goldens/b.png"])
  }

  @Test("a zero byte in the fingerprint is refused before anything is compared")
  func zeroByte() throws {
    #expect(throws: PNGText.Failure.zeroInText(keyword: "Renderer")) {
      try snapshot(red, name: "a", renderer: "a\0b")
    }
  }
}
