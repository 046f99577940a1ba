internal import ArgumentParser

/// How text is written in documents.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Text in .svg and .pdf: outlines, which look the same everywhere, or live text, which can be selected"
        + " and searched. In .svg live text needs the fonts Inter, JetBrains Mono and Noto Serif to look nearly"
        + " the same; in .pdf they are embedded. Default: outlines for .svg, live for .pdf.",
      valueName: "kind"))
  var text: TextChoice.Kind?

  /// What the option chooses.
  var choice: TextChoice { TextChoice(kind: text) }
}
