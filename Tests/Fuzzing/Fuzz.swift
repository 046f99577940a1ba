// One fuzz target for each reader of strangers' bytes. Scripts/fuzz builds this file with libFuzzer and runs the
// targets; the program's name decides which one it is.

import CXML
import Captures
import Drawing
import Foundation
import ImageCoding
import InterfaceBuilder
import PNGCoding
import SceneReading
import Scenes

/// What is fuzzed.
private enum FuzzTarget: String {
  case scene, constraint, predicate, svg, png, jpeg, gif, xml, xib, capture

  /// Pixels that a picture may have here: large ones only take time.
  static let pixelLimit = 1 << 20

  /// Hands bytes to the reader. Whether they mean something does not matter.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .scene: Self.readScene(bytes)
    case .constraint:
      Self.readScene(
        """
        cellophane: 1
        cell:
          contentView: { subviews: [{ view: a, constraints: [\(Self.quoted(bytes))] }, { view: b }] }
        collectionView: { frame: { width: 9, height: 9 }, items: 1 }
        """)
    case .predicate:
      Self.readScene(
        """
        cellophane: 1
        cell: { contentView: { subviews: [{ view: a }] } }
        collectionView: { frame: { width: 9, height: 9 }, items: 1 }
        rules: [{ when: \(Self.quoted(bytes)), a.alpha: 1 }]
        """)
    case .svg: _ = try? SVGImporter().read(bytes)
    case .png: _ = try? PNGDecoder.decode(bytes, pixelLimit: Self.pixelLimit)
    case .jpeg: _ = try? JPEGDecoder.decode(bytes, pixelLimit: Self.pixelLimit)
    case .gif: Self.writeGIF(bytes)
    case .xml: Self.readXML(bytes)
    case .xib: Self.importCells(bytes)
    case .capture: Self.readCapture(bytes)
    }
  }

  private static func readScene(_ text: String) { readScene(Array(text.utf8)) }

  /// A scene that can be read can be dumped; one that cannot has a message.
  private static func readScene(_ bytes: [UInt8]) {
    do {
      let text = try SceneDocument(bytes, file: "fuzz.cell.yaml").scene.dump()
      precondition(!text.isEmpty)
    } catch {
      precondition(!"\(error)".isEmpty)
    }
  }

  /// Bytes as text between YAML's double quotes, each character by its number.
  private static func quoted(_ bytes: [UInt8]) -> String {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return "\"" + scalars.map { String(format: "\\U%08X", $0.value) }.joined() + "\""
  }

  /// The first byte is the width; all other bytes are pixels of two frames, as far as they reach.
  private static func writeGIF(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let width = Int(first) + 1
    let rows = (bytes.count - 1) / (4 * width)
    guard rows > 0 else { return }
    for ground in [GIFEncoder.Ground.clear, .color(Color(white: 1))] {
      let encoder = GIFEncoder(framesPerSecond: 25, plays: 1, ground: ground)
      let pixels = Array(bytes[1...].prefix(4 * width * rows))
      guard let one = try? Bitmap(width: width, height: rows, rgba: pixels),
        let other = try? Bitmap(width: width, height: rows, rgba: pixels.reversed())
      else { preconditionFailure("the sizes are right") }
      let frames = [one, other].map { encoder.flattened($0).bitmap }
      _ = try? encoder.encode(frames[0], after: nil)
      _ = try? encoder.encode(frames[1], after: frames[0])
    }
  }

  /// Whatever is imported is a file that the reader of scenes can read.
  private static func importCells(_ bytes: [UInt8]) {
    do {
      let document = try InterfaceBuilderDocument(bytes, file: "fuzz.xib")
      for cell in document.cells.prefix(20) {
        let cell = try CellImport(cell, in: document, options: ImportOptions())
        for purpose in [ScenePurpose.scene, .structure, .text] {
          let text = cell.scene(for: purpose).scene
          _ = try SceneDocument(Array(text.utf8), file: "fuzz.cell.yaml")
        }
        _ = cell.comparison.differences(from: [:])
      }
    } catch let failure as ImportFailure {
      precondition(!failure.description.isEmpty)
    } catch {
      fatalError("an imported scene cannot be read: \(error)")
    }
  }

  /// A capture that can be read is written as text that reads the same.
  private static func readCapture(_ bytes: [UInt8]) {
    do {
      let text = try Capture(json: bytes).json
      guard let again = try? Capture(json: Array(text.utf8)) else {
        fatalError("a written capture cannot be read")
      }
      precondition(again.json == text)
    } catch {
      precondition(!"\(error)".isEmpty)
    }
  }

  private static func readXML(_ bytes: [UInt8]) {
    var document = cxml_document()
    _ = bytes.withUnsafeBufferPointer {
      cxml_read($0.baseAddress, $0.count, "http://www.w3.org/2000/svg", 10_000, 64, 1, &document)
    }
    cxml_free(&document)
  }
}

private let target = FuzzTarget(
  rawValue: String((CommandLine.arguments.first ?? "").split(separator: "/").last ?? ""))

/// libFuzzer's entry.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  guard let target else { fatalError("the program's name is no target") }
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
