internal import Drawing
internal import Pages

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
  }

  /// The title of the browser's window.
  package let title: String
  /// The entries of the list.
  package let entries: [Entry]

  /// Creates a page.
  package init(title: String, entries: [Entry]) {
    (self.title, self.entries) = (title, entries)
  }

  /// The document. Each scene is an element of data of its own, which the script reads when the scene is
  /// opened.
  package var html: String {
    let list = entries.map { entry -> String in
      switch entry {
      case .scene(let scene): scene.json
      case .failure(let failure):
        PageJSON.object([
          "name": quoted(failure.name), "title": quoted(failure.name),
          "error": quoted(failure.message),
        ])
      }
    }
    return HTMLPage(
      title: title, style: Self.text(PackageResources.page_css),
      script: PageScript.text, body: Self.text(PackageResources.page_html),
      data: Array(PageJSON.list(list).utf8)
    ).html
  }

  /// Returns a resource as text, without the line break at its end.
  private static func text(_ resource: [UInt8]) -> String {
    String(decoding: resource.last == 0x0A ? resource.dropLast() : resource[...], as: UTF8.self)
  }
}
