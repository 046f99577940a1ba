internal import Files

/// A self-contained HTML page: it makes no requests and can be opened from disk.
///
/// Its content security policy allows only the page's own style and script, by their hashes, and
/// embedded pictures. A browser executes nothing else, even if a name in the page contains markup.
package struct HTMLPage: Sendable {
  /// The title, as plain text.
  package let title: String
  /// The style sheet.
  package let style: String
  /// The script, which runs when the page is loaded.
  package let script: String
  /// The content of the body, as HTML.
  package let body: String
  /// JSON data for the script, in the element with the id `data`; `nil` for none.
  package let data: [UInt8]?

  /// Creates a page.
  package init(title: String, style: String, script: String, body: String, data: [UInt8]? = nil) {
    self.title = title
    self.style = style
    self.script = script
    self.body = body
    self.data = data
  }

  /// The whole document.
  package var html: String {
    let policy =
      "default-src 'none'; img-src data: blob:; style-src '\(Self.source(of: style))';"
      + " script-src '\(Self.source(of: script))'; base-uri 'none'; form-action 'none'"
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
      \(dataElement)<script>\(script)</script>
      </body>
      </html>

      """
  }

  /// The data in an element that browsers do not execute. `<` is escaped, because it could end the
  /// element.
  private var dataElement: String {
    guard let data else { return "" }
    let json = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003C")
    return "<script type=\"application/json\" id=\"data\">\(json)</script>\n"
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
