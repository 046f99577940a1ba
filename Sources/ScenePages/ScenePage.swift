internal import CTexts
internal import Drawing
internal import PNGCoding
internal import Pages
internal import Review

/// A page on which scenes can be touched: one file that needs nothing but a browser.
package struct ScenePage: Sendable {
  /// A scene that could not be read, with the reason.
  package struct Failure: Sendable {
    /// The name in the page's list.
    package let name: String
    /// The message, with the place of the mistake.
    package let message: String

    /// Creates a failure.
    package init(name: String, message: String) {
      (self.name, self.message) = (name, message)
    }
  }

  /// What the page has in its list, in order.
  package enum Entry: Sendable {
    /// A scene that can be touched.
    case scene(PlayableScene)
    /// A scene that cannot be shown.
    case failure(Failure)
    /// A scene whose file has become wrong: the last one that could be shown, and what is wrong now.
    case outdated(PlayableScene, message: String)

    /// The entry without the scene's own data, for the page's list: the scene's file is there, so that it can be
    /// searched.
    package var summary: String { listed.line }

    fileprivate var listed: JSONValue {
      switch self {
      case .scene(let scene): Self.summary(scene, problem: nil)
      case .outdated(let scene, let message): Self.summary(scene, problem: message)
      case .failure(let failure):
        .object([
          "name": .string(failure.name), "title": .string(failure.name),
          "error": .string(failure.message),
        ])
      }
    }

    private static func summary(_ scene: PlayableScene, problem: String?) -> JSONValue {
      .object([
        "name": .string(scene.name), "title": .string(scene.title),
        "source": scene.source.map { .string($0) }, "problem": problem.map { .string($0) },
        "thumbnail": scene.thumbnail.map { .string($0) },
      ])
    }

    /// The scene's data; `nil` for a scene that cannot be shown.
    package var json: String? {
      switch self {
      case .scene(let scene), .outdated(let scene, _): scene.json
      case .failure: nil
      }
    }
  }

  /// The source of changes for a page that follows its scenes.
  package struct Feed: Sendable {
    /// The address, relative to the page's.
    package let address: String

    /// Creates a feed.
    package init(address: String) { self.address = address }
  }

  /// The title of the browser's window.
  package let title: String
  /// The entries of the list.
  package let entries: [Entry]
  /// The source of changes; `nil` for a page that makes no requests.
  package let feed: Feed?

  /// Creates a page.
  package init(title: String, entries: [Entry], feed: Feed? = nil) {
    (self.title, self.entries, self.feed) = (title, entries, feed)
  }

  /// How hard the data of scenes are compressed. The highest level makes them 3 % smaller and takes ten times as long.
  private static let compression: Int32 = 9

  /// The document. Each scene is an element of compressed data of its own, which the script reads when the scene is
  /// opened, so that a page with a hundred scenes opens as fast as one with two.
  package var html: String {
    let list = JSONValue.array(entries.map(\.listed)).line
    let scenes = entries.enumerated().compactMap { index, entry in
      entry.json.map { json in
        // Base64 in quotes is JSON.
        let stream = ZlibStream.compress(Array(json.utf8), level: Self.compression)
        return HTMLPage.DataElement(
          id: "scene-\(index)", json: Array("\"\(Base64.text(of: stream))\"".utf8))
      }
    }
    let body = unsafe embeddedText(ctexts_page_html()) + "\n" + Self.visionFilters
    return HTMLPage(
      title: title, style: unsafe embeddedText(ctexts_page_css()),
      script: feed == nil ? PageScript.text : PageScript.following,
      body: feed.map {
        "\(body)\n<p id=\"feed\" role=\"status\" data-address=\"\($0.address)\"></p>"
      }
        ?? body,
      data: [HTMLPage.DataElement(id: "data", json: Array(list.utf8))] + scenes,
      connects: feed != nil
    ).html
  }

  /// The kinds of colour vision as filters. The matrices apply to linear light, as those of SVG do if it is asked.
  private static let visionFilters =
    "<svg class=\"visions\" aria-hidden=\"true\">"
    + ColorVision.allCases.compactMap { vision in
      vision.rows.map { rows in
        let values = rows.map { $0.svgText(places: 6) + " 0 0" } + ["0 0 0 1 0"]
        return "<filter id=\"\(vision.rawValue)\" color-interpolation-filters=\"linearRGB\">"
          + "<feColorMatrix values=\"\(values.joined(separator: " "))\"/></filter>"
      }
    }.joined() + "</svg>"
}

extension [Double] {
  /// The numbers as in attributes of SVG, separated by spaces.
  func svgText(places: Int = 4) -> String {
    map { decimal($0, places: places) }.joined(separator: " ")
  }
}
