import Cellophane
import Foundation
import PNGCoding
import Resolution
import TestSupport
import Testing
import Validation
import Views

@testable import Assets

/// A folder of assets, and what a scene with one image view of it shows.
struct Assets {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(folder.path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a PNG of one gray.
  func write(gray: UInt8, width: Int = 4, height: Int = 4, to name: String) throws {
    let pixels = [UInt8](repeating: gray, count: width * height * 4)
    let bitmap = try Bitmap(
      width: width, height: height,
      rgba: pixels.enumerated().map { $0.offset % 4 == 3 ? 255 : $0.element })
    try write(PNGEncoder(effort: .fast).encode(bitmap), to: name)
  }

  var library: AssetLibrary { AssetLibrary(folder: folder.path) }

  func scene(_ image: SceneImage, assets: [String] = ["."]) -> Scene {
    Scene(
      assets: assets,
      cell: Cell(
        contentView: Container(subviews: [
          .imageView(
            "photo", image: image,
            constraints: [
              Constraint(.leading, equalTo: .superview), Constraint(.top, equalTo: .superview),
            ])
        ])),
      collectionView: CollectionView(
        size: Size(50, 50), collectionViewLayout: .flow(itemSize: Size(50, 50)), items: .count(1)))
  }

  /// The gray in the view's middle, and the view's size.
  func shown(
    _ image: SceneImage, assets: [String] = ["."], scale: DisplayScale = .x2,
    userInterfaceStyle: UserInterfaceStyle = .light, contrast: AccessibilityContrast = .normal,
    direction: LayoutDirection = .leftToRight
  ) throws -> String {
    let renderer = try SceneRenderer(
      scene(image, assets: assets),
      traits: Traits(
        userInterfaceStyle: userInterfaceStyle, displayScale: scale,
        accessibilityContrast: contrast,
        layoutDirection: direction),
      assets: library)
    let view = try renderer.presentedCell(item: 0, state: .normal).view.subviews[0].subviews[0]
    let pixel = try renderer.cell().bitmap()[0, 0]
    return "\(pixel?.red ?? 0) \(view.frame.size.width)x\(view.frame.size.height)"
  }

  /// The message about the first thing that is wrong, with the folder's path left out.
  func problem(_ image: SceneImage, assets: [String] = ["."]) throws -> String? {
    do {
      _ = try shown(image, assets: assets)
      return nil
    } catch RenderingError.scene(let problems) {
      return problems.first?.message.replacing(folder.path + "/", with: "")
    }
  }
}
