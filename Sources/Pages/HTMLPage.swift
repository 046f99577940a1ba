internal import Files

/// A self-contained HTML page: it makes no requests and can be opened from disk.
///
/// Its content security policy allows only the page's own style and script, by their hashes, and
/// embedded pictures. A browser executes nothing else, even if a name in the page contains markup.
package struct HTMLPage: Sendable {
  /// JSON for the script, in an element that browsers do not execute.
  package struct DataElement: Sendable {
    /// The id of the element.
    package let id: String
    /// The JSON text, as UTF-8.
    package let json: [UInt8]

    /// Creates an element.
    package init(id: String, json: [UInt8]) {
      (self.id, self.json) = (id, json)
    }

    /// The element. `<` is escaped, because it could end the element.
    fileprivate var html: String {
      let text = String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003C")
      return "<script type=\"application/json\" id=\"\(id)\">\(text)</script>\n"
    }
  }

  /// The title, as plain text.
  package let title: String
  /// The style sheet.
  package let style: String
  /// The script, which runs when the page is loaded.
  package let script: String
  /// The content of the body, as HTML.
  package let body: String
  /// The data that the script reads.
  package let data: [DataElement]
  /// Whether the script may send requests to the server that the page comes from. Default: `false`.
  package let connects: Bool

  /// Creates a page.
  package init(
    title: String, style: String, script: String, body: String, data: [DataElement],
    connects: Bool = false
  ) {
    (self.title, self.style, self.script, self.body) = (title, style, script, body)
    (self.data, self.connects) = (data, connects)
  }

  /// Creates a page with JSON data in the element with the id `data`; `nil` for none.
  package init(title: String, style: String, script: String, body: String, data: [UInt8]? = nil) {
    self.init(
      title: title, style: style, script: script, body: body,
      data: data.map { [DataElement(id: "data", json: $0)] } ?? [])
  }

  /// The whole document.
  package var html: String {
    let policy =
      "default-src 'none'; img-src data: blob:; style-src '\(Self.source(of: style))';"
      + " script-src '\(Self.source(of: script))'; base-uri 'none'; form-action 'none'"
      + (connects ? "; connect-src 'self'" : "")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.htmlEscaped)</title>
      <style>\(style)</style>
      </head>
      <body>
      \(body)
      \(data.map(\.html).joined())<script>\(script)</script>
      </body>
      </html>

      """
  }

  /// The hash that allows an element with this content in a policy.
  private static func source(of content: String) -> String {
    "sha256-\(Base64.text(of: SHA256.digest(of: Array(content.utf8))))"
  }
}

extension String {
  /// The text escaped for HTML content and attributes.
  package var htmlEscaped: String {
    reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
