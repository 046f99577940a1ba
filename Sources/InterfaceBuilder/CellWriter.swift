internal import Drawing
internal import SceneWriting
internal import Vocabulary
internal import XMLReading

/// Writes a planned cell as a scene file, and collects what is left out.
struct CellWriter {
  let plan: CellPlan
  let options: ImportOptions
  let purpose: ScenePurpose
  /// The sides of frames that are written as constraints of the lowest priority, because nothing
  /// else decides them.
  let openSides: [OpenSide]
  /// The omissions and differences.
  var notes: [ImportNote]
  /// The comments of the view that is being written.
  var comments: [String] = []
  /// The scene's colours, by their names in catalogues.
  private var palette: [String: (name: String, value: String)] = [:]
  private var paletteOrder: [String] = []
  /// The values of labels and image views while the cell is highlighted or selected.
  var highlighted: [SceneLine] = []
  /// The differences in a regular width.
  var wide: [SceneLine] = []
  /// The sources of the images and colours in use.
  var sources: Set<String> = []
  /// The images of the project that cannot be shown, each with its message.
  var unusableImages: [String: String] = [:]
  /// The project's font files in use.
  private var fontFiles: Set<String> = []
  /// The constraints by the names of the views that have them in the scene.
  var places: [String: [ConstraintLine]] = [:]

  init(
    _ plan: CellPlan, _ options: ImportOptions, for purpose: ScenePurpose, openSides: [OpenSide]
  ) {
    self.plan = plan
    self.options = options
    self.purpose = purpose
    self.openSides = openSides
    notes = plan.notes
  }

  /// Adds a note, and a comment at the view.
  mutating func note(
    _ kind: ImportNote.Kind, _ element: XMLElement, _ view: String, _ message: String
  ) {
    notes.append(ImportNote(kind: kind, line: element.line, view: view, message: message))
    switch kind {
    case .view, .property, .constraint, .substitute, .customClass, .font: comments.append(message)
    case .connection: break
    }
  }

  // MARK: - Fonts

  /// A font in the scene's words; `nil` for UIKit's default.
  ///
  /// - Parameters:
  ///   - element: The `fontDescription`; `nil` for a view without one.
  ///   - view: The view's name.
  ///   - defaultSize: The size of UIKit's default, in points.
  mutating func font(
    _ element: XMLElement?, of view: String, defaultSize: Double = 17
  ) -> String? {
    font(FontText(element, defaultSize: defaultSize, fonts: options.assets?.fonts), element, view)
  }

  /// A font with what must be said of it.
  mutating func font(_ font: FontText, _ element: XMLElement?, _ view: String) -> String? {
    if let file = font.file, let element {
      if fontFiles.insert(file).inserted, options.assets?.fonts.isListed(file) == false {
        note(
          .font, element, view,
          "no Info.plist of the project lists \(file.split(separator: "/").last ?? "") under UIAppFonts;"
            + " UIKit knows the font only if the app registers it")
      }
    }
    if let message = font.note, let element { note(.substitute, element, view, message) }
    return font.text
  }

  // MARK: - Colours

  /// The colour of a child element with a key; `nil` if there is none.
  mutating func color(_ key: String, of element: XMLElement, _ view: String) -> String? {
    guard let child = SizeClasses.phone.child(key: key, of: element), child.name == "color" else {
      return nil
    }
    return color(child, key, view)
  }

  /// A colour in the scene's words.
  mutating func color(_ element: XMLElement, _ key: String, _ view: String) -> String? {
    var added: (name: String, value: String, key: String)?
    var source: String?
    let known = palette
    let color = ColorText(element) { name in
      if let found = known[name] { return found.name }
      if let catalog = options.assets?.color(name) {
        source = catalog
        return Self.isPlain(name) ? name : SceneLines.quoted(name)
      }
      guard let value = plan.document.namedColors[name].flatMap(ColorText.numbers) else {
        return nil
      }
      let word = Self.paletteName(name, taken: known.values.map(\.name))
      added = (word, value, name)
      return word
    }
    if let source { sources.insert(source) }
    if let added {
      palette[added.key] = (added.name, added.value)
      paletteOrder.append(added.key)
    }
    if let message = color?.note { note(.substitute, element, view, "\(key): \(message)") }
    return color?.text
  }

  private static func isPlain(_ name: String) -> Bool { ViewName(rawValue: name).isWord }

  /// A name for a colour of a catalogue that a palette can have.
  private static func paletteName(_ name: String, taken: [String]) -> String {
    var word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }.prefix(56))
    if word.first.map({ $0.isNumber }) ?? true { word = "color" + word }
    if NamedColor(rawValue: word) != nil || word == "nil" { word += "Color" }
    let base = word
    var number = 2
    while taken.contains(word) {
      word = "\(base)\(number)"
      number += 1
    }
    return word
  }

  // MARK: - The file

  /// Writes the file. The notes are complete afterwards.
  mutating func write(assetsFrom folder: String?) -> String {
    placeConstraints()
    let cell = cellLines()
    let content = contentLines()
    var text = SceneLines()
    writeHead(&text, folder)
    let own = places["cell"] ?? []
    text.add(cell.isEmpty && content.isEmpty && own.isEmpty ? "cell: {}" : "cell:")
    for line in cell { text.add(line.text, at: 2) }
    if !content.isEmpty {
      text.add("contentView:", at: 2)
      text.append(content)
    }
    text.add(own, at: 2)
    writeRules(&text)
    writeCollectionView(&text)
    return text.text
  }

  private func writeHead(_ text: inout SceneLines, _ folder: String?) {
    let source = SceneLines.oneLine(
      plan.document.file.split(separator: "/").last.map(String.init) ?? "")
    if purpose == .scene {
      text.add("# From \(source), line \(plan.cell.line), by \"cellophane import\".")
      let general = notes.filter {
        $0.view.isEmpty || $0.view == "cell" || $0.view == "contentView"
      }
      for note in general { text.add("# " + SceneLines.oneLine(note.message)) }
    }
    text.add("cellophane: 1")
    text.add("title: " + SceneLines.quoted(title))
    func paths(_ files: Set<String>) -> String {
      files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { file in
          SceneLines.quoted(folder.map { ProjectAssets.path(of: file, from: $0) } ?? file)
        }
        .joined(separator: ", ")
    }
    if !sources.isEmpty { text.add("assets: [\(paths(sources))]") }
    if !fontFiles.isEmpty { text.add("fontFiles: [\(paths(fontFiles))]") }
    if !paletteOrder.isEmpty {
      text.add("")
      text.add("colors:  # as the file has them: for light appearance only")
      for key in paletteOrder {
        guard let entry = palette[key] else { continue }
        text.add(
          SceneLine(entry.name, entry.value, comment: entry.name == key ? nil : key).text, at: 2)
      }
    }
    text.add("")
  }

  private var title: String {
    let source = plan.document.file.split(separator: "/").last.map(String.init) ?? ""
    let base = source.lastIndex(of: ".").map { String(source[..<$0]) } ?? source
    let text = plan.cell.reuseIdentifier ?? plan.cell.customClass ?? base
    return SceneLines.beginning(SceneLines.oneLine(text), limit: 200)
  }

  private func writeRules(_ text: inout SceneLines) {
    guard purpose == .scene, !highlighted.isEmpty || !wide.isEmpty else { return }
    text.add("")
    text.add("rules:")
    if !highlighted.isEmpty {
      text.add("- when: highlighted or selected", at: 2)
      for line in highlighted { text.add(line.text, at: 4) }
    }
    if !wide.isEmpty {
      text.add("- when: horizontalSizeClass == regular", at: 2)
      for line in wide { text.add(line.text, at: 4) }
    }
  }
}
