internal import ArgumentParser
internal import Audits
internal import Cellophane
internal import Drawing
internal import Files
internal import InterfaceBuilder
internal import Messages
internal import Resolution
internal import Review
internal import SceneSnapshots
internal import TerminalOutput
internal import Vocabulary

struct TextCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Finds how long the texts of labels may be, and which translations do not fit.",
    discussion: """
      For each label, the number of characters that fit at each text size, in the \
      state in which the fewest fit. A text fits if it is not cut off, its label is \
      not compressed and stays inside the cell, and no other label loses text because of \
      it. The text is the label's own, repeated with spaces between.

      The labels' own texts are also tried in four pseudo-languages (longer, \
      accented, tall, rightToLeft), and in the translations that --strings names: a \
      .strings file, or an .xcstrings file with --language. Its keys, or its texts in \
      the source language, are the texts as they stand in the scene; "3 photos" is \
      found by "%lld photos", and tried in each plural form. "# cellophane: ignore layout" in a label's line \
      silences its warnings. Warnings are failures only with --strict.

      EXAMPLES
        cellophane text selection.cell.yaml
        cellophane text --json selection.cell.yaml
        cellophane text selection.cell.yaml --width 320 --width 430 -o breaks
      """)

  @OptionGroup var examined: ExaminedScenes

  @Option(
    help: ArgumentHelp(
      "A text size, with UIKit's name. Default: the scene's, extraExtraExtraLarge, accessibilityExtraLarge and accessibilityExtraExtraExtraLarge.",
      valueName: "size"))
  var contentSize: [ContentSizeCategory] = []

  @Option(
    help: ArgumentHelp(
      "A width of the collection view, in points. Default: the scene's.", valueName: "points"))
  var width: [Double] = []

  @Option(
    help: ArgumentHelp("A file with translations.", valueName: "file"), completion: .file())
  var strings: String?

  @Option(help: "The language of an .xcstrings file, for example de.")
  var language: String?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "A folder for pictures of the ten texts that break first.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] {
    examined.inputFolders
      + (strings.map { [localized?.folder ?? SceneFileName.folder(of: $0)] } ?? [])
  }

  /// The folder around `de.lproj`, and its language; `nil` for a file that is not in such a folder.
  private var localized: (folder: String, language: String)? {
    guard let strings else { return nil }
    let folder = SceneFileName.folder(of: strings)
    let name = folder.split(separator: "/").last ?? ""
    guard name.hasSuffix(".lproj") else { return nil }
    return (SceneFileName.folder(of: folder), String(name.dropLast(".lproj".count)))
  }

  /// The names of the folders that may have the texts in the source language. English is Xcode's default.
  private static let sourceFolders = ["Base.lproj", "en.lproj"]

  /// The texts in the source language by key: those of the file of the same name in `Base.lproj` or `en.lproj`.
  private func sourceTexts() throws -> [String: String] {
    guard let strings, let localized, let file = strings.split(separator: "/").last else {
      return [:]
    }
    for folder in Self.sourceFolders where folder != "\(localized.language).lproj" {
      let path = FileAccess.join(FileAccess.join(localized.folder, folder), String(file))
      let bytes = try FileAccess.readIfPresent(path, longest: LocalizedStrings.largestFile)
      if let texts = bytes.flatMap(LocalizedStrings.strings) { return texts }
    }
    return [:]
  }

  /// The maximum number of pictures.
  private static let mostPictures = 10

  func validate() throws {
    if let width = width.first(where: { !(1...10_000).contains($0) }) {
      throw ValidationError(
        "\(width) is not a width of a collection view; choose 1 to 10000"
          + " points.")
    }
    if language != nil, strings == nil {
      throw ValidationError(
        "--language selects a language of a file with translations; add"
          + " --strings FILE.")
    }
    if strings?.hasSuffix(".xcstrings") == true, language == nil {
      throw ValidationError("An .xcstrings file has many languages; choose one with --language.")
    }
    try Output.validate(output)
    // What cannot be listed is reported when the command runs.
    guard output != nil, examined.mayBeSeveral, let files = try? examined.files() else { return }
    // The pictures of a scene have its file name.
    let stems = Dictionary(grouping: files) { SceneFileName.stem(of: $0) }
    let same = files.lazy.compactMap { stems[SceneFileName.stem(of: $0)] }
      .first { $0.count > 1 }
    if let same {
      let names = same.joined(separator: " and ")
      throw ValidationError(
        "The pictures of \(names) would have the same names; examine one at a time.")
    }
  }

  func run() async throws {
    let translations = try reporting { try self.translations() }
    try await examined.forEach { path, document, assets in
      let renderer = try SceneRenderer(
        document.scene, traits: document.scene.traits, assets: assets)
      @Sendable func make(_ scene: Scene, _ traits: Traits) throws -> SceneRenderer {
        try SceneRenderer(scene, traits: traits, assets: assets)
      }
      let found = try TextBreaks(
        of: renderer, categories: categories(of: renderer), widths: width,
        languages: languages(translations(renderer.traits)), making: make)
      // The same comment as for what check finds of cut texts.
      let problems = found.problems(in: renderer).filter {
        !document.ignores(CheckFinding.Kind.layout.rawValue, at: $0.path)
      }
      return {
        if examined.json {
          try Terminal.printLine(found.json(path, in: document, renderer))
        } else {
          let lines = found.lines.map { "\n  \($0)" }.joined()
          try Terminal.printResult(
            "\(path.harmless):\(found.limits.isEmpty ? " \(found.absence)" : "")\(lines)",
            passes: problems.isEmpty)
        }
        if !problems.isEmpty {
          Terminal.printMessage(document.diagnostics(for: problems).description)
        }
        try writePictures(found, of: path, document.scene, renderer.traits, make)
        return !problems.isEmpty
      }
    }
  }

  private func categories(of renderer: SceneRenderer) -> [ContentSizeCategory] {
    guard contentSize.isEmpty else { return contentSize }
    let usual = renderer.traits.preferredContentSizeCategory
    let larger: [ContentSizeCategory] = [
      .extraExtraExtraLarge, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    return [usual] + larger.filter { $0 != usual }
  }

  /// The translations of the file, for the device that traits describe: a tablet if the width is regular.
  private func translations() throws -> @Sendable (Traits) -> TextTranslations? {
    guard let strings else { return { _ in nil } }
    let bytes = try FileAccess.read(strings, atMost: LocalizedStrings.largestFile)
    guard strings.hasSuffix(".xcstrings"), let language else {
      guard let texts = LocalizedStrings.strings(bytes) else {
        throw CommandFailure(
          .malformedInput, "\(strings) is not a .strings file; each line is \"key\" = \"text\";")
      }
      let translations = TextTranslations(texts, sources: try sourceTexts())
      return { _ in translations }
    }
    guard let catalog = StringCatalog(bytes) else {
      throw CommandFailure(.malformedInput, "\(strings) is not a string catalogue")
    }
    guard catalog.languages.contains(language) else {
      throw CommandFailure(
        .malformedInput,
        "\(strings) has no texts in \"\(language)\"; it has \(catalog.languages.joined(separator: ", "))"
      )
    }
    return { traits in
      catalog.translations(
        into: language, on: traits.horizontalSizeClass == .regular ? .ipad : .iphone)
    }
  }

  /// The pseudo-languages, and the translations with their plural forms.
  private func languages(_ translations: TextTranslations?) -> [TextBreaks.Language] {
    let pseudo = PseudoLanguage.allCases.map(\.language)
    guard let strings, let translations else { return pseudo }
    let file = strings.split(separator: "/").last.map(String.init) ?? strings
    let name = language ?? localized?.language ?? String(file.prefix { $0 != "." })
    return pseudo + [TextBreaks.Language(name) { translations.translated($0) }]
      + translations.categories.map { category in
        TextBreaks.Language(name, form: category) {
          translations.translated($0, category: category)
        }
      }
  }

  private func writePictures(
    _ found: TextBreaks, of path: String, _ scene: Scene, _ usual: Traits,
    _ make: (Scene, Traits) throws -> SceneRenderer
  ) throws {
    guard let output else { return }
    let prefix = examined.mayBeSeveral ? "\(SceneFileName.stem(of: path))-" : ""
    for (index, worst) in found.worst(Self.mostPictures).enumerated() {
      var traits = usual
      traits.preferredContentSizeCategory = worst.category
      if let direction = worst.direction { traits.layoutDirection = direction }
      let renderer = try make(
        TextBreaks.scene(scene, width: worst.width, texts: worst.texts), traits)
      let cell = try renderer.cell(item: worst.item, state: worst.state)
      let color = try renderer.presentation(states: [:]).backgroundColor
      let background = DisplayList.Item.fill(.rect(Rect(origin: .zero, size: cell.size)), color)
      let picture = cell.replacing(items: [background] + cell.displayList.items)
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      try Output.write(picture.png(), to: "\(output)/\(prefix)\(number)-\(worst.name).png")
    }
  }
}
