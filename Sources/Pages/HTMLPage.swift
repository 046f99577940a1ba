internal import Files

/// A page in one file: it loads nothing, sends nothing, and opens from the disk.
///
/// Its content security policy allows the page's own style and script, by their hashes, and pictures that
/// are written into the page; a browser runs nothing else, even if a name in the page contains markup.
package struct HTMLPage: Sendable {
  /// The title, as plain text.
  package let title: String
  /// The style sheet.
  package let style: String
  /// The script; it runs when the page has been read.
  package let script: String
  /// The content of the body, as HTML.
  package let body: String
  /// Data for the script as JSON, which it finds in the element `data`; nil for none.
  package let data: [UInt8]?

  /// Makes a page.
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

  /// The data in an element that browsers do not run. A `<` could end the element; JSON takes it escaped.
  private var dataElement: String {
    guard let data else { return "" }
    let json = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003C")
    return "<script type=\"application/json\" id=\"data\">\(json)</script>\n"
  }

  /// The hash by which a policy allows an element with this content.
  private static func source(of content: String) -> String {
    "sha256-\(Base64.text(of: SHA256.digest(of: Array(content.utf8))))"
  }
}

extension String {
  /// The text as HTML shows it, also between quotation marks.
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
