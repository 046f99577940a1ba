internal import ArgumentParser
internal import Cellophane

/// How text is written in documents.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Text in \(PictureFormat.vectorEndings): outlines, which look the same everywhere, or live text, which can be"
        + " selected and searched. In \(TextOptions.notes). Default: \(TextOptions.defaults).",
      valueName: "kind"))
  var text: TextChoice.Kind?

  /// What live text needs in each format with text.
  private static let notes: String = PictureFormat.vectors.compactMap { format in
    format.text.map { ".\(format.rawValue) \($0.note)" }
  }.joined(separator: "; in ")

  /// The default of each format with text.
  private static let defaults: String = PictureFormat.vectors.compactMap { format in
    format.text.map { "\($0.isLiveByDefault ? "live" : "outlines") for .\(format.rawValue)" }
  }.joined(separator: ", ")

  /// The chosen kind of text.
  var choice: TextChoice { TextChoice(kind: text) }
}
