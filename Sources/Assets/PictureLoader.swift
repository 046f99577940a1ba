internal import Captures
internal import Drawing
internal import Files
internal import Images
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

/// Loads the captured pictures of a scene's views, for the traits for which the scene is loaded.
struct PictureLoader {
  private let scene: Scene
  private let folder: String
  private let traits: Traits
  /// The cache of files that were read.
  private(set) var store: AssetStore
  /// The problems so far, each with the part of the scene that causes it.
  private(set) var problems: [SceneProblem] = []
  private var pixels = 0

  init(_ scene: Scene, in folder: String, traits: Traits, store: AssetStore) {
    self.scene = scene
    self.folder = folder
    self.traits = traits
    self.store = store
  }

  /// The pictures of all views that show captured ones, by the views' names.
  mutating func pictures() -> [ViewName: ViewPictures] {
    var all: [ViewName: ViewPictures] = [:]
    for (view, path) in scene.picturedViews {
      let name = view.properties[.pictures] ?? ""
      do throws(AssetFailure) {
        all[view.name] = try pictures(of: view, in: name)
      } catch {
        problems.append(
          SceneProblem(
            path: path.key(PropertyName.pictures.rawValue),
            message: "\(quoted(String(name.prefix(100)))) \(error.description)"))
      }
    }
    return all
  }

  private mutating func pictures(
    of view: View, in name: String
  ) throws(AssetFailure) -> ViewPictures {
    let path = name.hasPrefix("/") || folder == "." ? name : FileAccess.join(folder, name)
    let capture = try store.capture(at: path)
    let chosen = view.properties[.picturesOf] ?? ""
    let source = chosen.isEmpty ? view.name.rawValue : chosen
    guard let normal = capture.states.lazy.compactMap({ $0.tree.place(of: source) }).first else {
      let known = capture.states.first?.tree.all.filter { $0.frame != nil }.map(\.name) ?? []
      throw AssetFailure(
        "has no view \(quoted(String(source.prefix(60)))); write \"picturesOf\" with one of "
          + known.prefix(20).joined(separator: ", "))
    }
    let ignored = Set(view.properties[.picturesIgnore] ?? [])
    var pictures: [ViewPictures.Picture] = []
    var strangers: [String] = []
    for state in capture.states where has(capture, state, ignoring: ignored) {
      guard let place = state.tree.place(of: source),
        let image = try image(of: state, place, in: SceneFileFolder.of(path), capture)
      else { continue }
      let words = state.name == "normal" ? [] : state.name.split(separator: ",").map(String.init)
      guard let when = scene.predicate(exactly: words, ignoring: ignored) else {
        strangers.append(state.name)
        continue
      }
      pictures.append(ViewPictures.Picture(of: state.name, when: when, image: image))
    }
    guard capture.states.contains(where: { $0.picture != nil || $0.tree.hasPicture }) else {
      throw AssetFailure("has no pictures; record it again with \"includesContent\"")
    }
    return ViewPictures(
      capture: name, pictures: pictures, size: normal.frame.size, strangers: strangers)
  }

  /// Whether a state was recorded in the traits for which the scene is loaded. The platform belongs to the scene, and
  /// the scale to the picture.
  private func has(
    _ capture: Capture, _ state: CapturedState, ignoring ignored: Set<String>
  ) -> Bool {
    var recorded = Traits().applying(capture.environment.traits).applying(state.traits)
    recorded = recorded.taking(ignored.union(["platform"]), from: traits)
    recorded.displayScale = traits.displayScale
    return recorded == traits
  }

  // MARK: - Pictures

  /// The picture of a view in a state: its own, or its part of the cell's. `nil` if there is none.
  private mutating func image(
    of state: CapturedState, _ place: CapturedPlace, in folder: String, _ capture: Capture
  ) throws(AssetFailure) -> ScaledImage? {
    if let own = place.picture { return try load(own, of: state, in: folder) }
    guard let whole = state.picture else { return nil }
    let image = try load(whole, of: state, in: folder)
    guard let size = state.tree.frame?.size, place.frame != Rect(origin: .zero, size: size) else {
      return image
    }
    // What is drawn through a transform is not a part of the cell's picture.
    guard place.isUpright else { return nil }
    guard let part = image.part(place.frame, of: size, atMost: store.limits.mostPixels) else {
      throw AssetFailure("has a view that is too large to be cut out of its picture")
    }
    return part
  }

  private mutating func load(
    _ picture: String, of state: CapturedState, in folder: String
  ) throws(AssetFailure) -> ScaledImage {
    let file = picture.split(separator: "/").last.map(String.init) ?? picture
    let path = folder == "." ? picture : FileAccess.join(folder, picture)
    guard let name = ImageFileName(file), name.ending == "png" else {
      throw AssetFailure(
        "names the picture \(quoted(String(picture.prefix(60)))) of \(state.title), which is not a PNG file"
      )
    }
    let image: ScaledImage
    do throws(AssetFailure) {
      image = try store.image(
        ImageVariant(path: path, scale: name.scale), called: picture, traits: traits)
    } catch {
      throw AssetFailure("has a picture of \(state.title) that is not there: \(error)")
    }
    if case .pixels(let image) = image.content {
      pixels += image.bitmap.width * image.bitmap.height
    }
    guard pixels <= store.limits.mostPixelsInAll else {
      throw AssetFailure(
        "has pictures of more than \(store.limits.mostPixelsInAll) pixels in all; record fewer states"
      )
    }
    return image
  }
}

/// The folder of a file, for the paths in it.
private enum SceneFileFolder {
  static func of(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

/// Where a captured view is in its cell.
private struct CapturedPlace {
  /// The frame in the cell's coordinates, before transforms, in points.
  var frame: Rect
  /// The picture of the view alone; `nil` for none.
  let picture: String?
  /// Whether no view around it has a transform.
  var isUpright: Bool
}

extension CapturedView {
  /// Whether a view in it has a picture of its own.
  fileprivate var hasPicture: Bool { all.contains { $0.picture != nil } }

  /// The place of the view with a name; `nil` if it is not here or is hidden.
  fileprivate func place(of name: String) -> CapturedPlace? {
    guard let frame, properties["isHidden"] != .boolean(true) || kind.isCell else { return nil }
    let isUpright = properties["transform"].map { $0 == .numbers([1, 0, 0, 1, 0, 0]) } ?? true
    if self.name == name {
      let origin = kind.isCell ? Point(0, 0) : frame.origin
      return CapturedPlace(
        frame: Rect(origin: origin, size: frame.size), picture: picture, isUpright: isUpright)
    }
    for child in subviews {
      guard var place = child.place(of: name) else { continue }
      if !kind.isCell {
        place.frame = Rect(
          place.frame.minX + frame.minX, place.frame.minY + frame.minY, place.frame.size.width,
          place.frame.size.height)
      }
      place.isUpright = place.isUpright && isUpright
      return place
    }
    return nil
  }
}

extension ScaledImage {
  /// A part of a cell's picture as a picture of its own, transparent where the part is outside of the cell.
  ///
  /// - Parameters:
  ///   - frame: The part, in points.
  ///   - cell: The size of the cell, in points.
  ///   - limit: The maximum number of pixels of the part; the result is `nil` beyond it.
  fileprivate func part(_ frame: Rect, of cell: Size, atMost limit: Int) -> ScaledImage? {
    guard case .pixels(let image) = content, cell.width > 0, cell.height > 0 else { return nil }
    let bitmap = image.bitmap
    let (x, y) = (Double(bitmap.width) / cell.width, Double(bitmap.height) / cell.height)
    let edges = [frame.minX * x, frame.minY * y, frame.maxX * x, frame.maxY * y]
    guard edges.allSatisfy({ abs($0) < 1e6 }) else { return nil }
    let pixels = edges.map { Int($0.rounded()) }
    let (width, height) = (max(pixels[2] - pixels[0], 1), max(pixels[3] - pixels[1], 1))
    guard width <= limit / height else { return nil }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let columns = max(pixels[0], 0)..<max(min(pixels[0] + width, bitmap.width), max(pixels[0], 0))
    if !columns.isEmpty {
      for row in max(pixels[1], 0)..<max(min(pixels[1] + height, bitmap.height), max(pixels[1], 0))
      {
        let source = 4 * (row * bitmap.width + columns.lowerBound)
        let target = 4 * ((row - pixels[1]) * width + columns.lowerBound - pixels[0])
        bytes.replaceSubrange(
          target..<target + 4 * columns.count,
          with: bitmap.rgba[source..<source + 4 * columns.count])
      }
    }
    guard let part = try? Bitmap(width: width, height: height, rgba: bytes) else { return nil }
    return ScaledImage(Image(part), scale: scale, size: frame.size, name: name)
  }
}
