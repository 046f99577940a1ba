package import Captures
internal import Drawing
internal import SceneWriting
internal import Scenes
internal import Views
internal import Vocabulary

/// Makes a scene of a capture: the views of the normal state, and rules for what the other states change.
package struct CaptureImport {
  /// The scene file.
  package private(set) var scene = ""
  /// The omissions of the scene, a sentence each with its view.
  package private(set) var notes: [String] = []
  /// The number of views in the scene.
  package internal(set) var viewCount = 0

  /// A font of the app's own as a scene names it.
  package struct FontInFile: Sendable {
    /// The entries of the font before its size: "name: Roboto-Bold".
    let entries: String
    /// The path of the file, relative to the scene's folder.
    let path: String

    /// Creates a font.
    package init(entries: String, path: String) { (self.entries, self.path) = (entries, path) }
  }

  let capture: Capture
  /// The capture's file, relative to the scene's folder; `nil` to make no use of its pictures.
  let file: String?
  /// The views of all states: those of the normal one, and those that appear in others.
  let tree: CapturedView
  /// The views by their names, in the states of the environment's own traits.
  let states: [StateValues]
  /// The values in dark appearance, by the names of states.
  let dark: [String: StateValues]
  /// The app's own fonts that are among the project's files.
  let fonts: [CapturedFont: FontInFile]
  /// The constraints of all states, and what rules change about them.
  let constraints: ConstraintPlan

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - title: The scene's title.
  ///   - file: The capture, relative to the scene's folder, whose pictures stand for opaque views; `nil` to leave
  /// these views empty.
  ///   - fonts: The app's own fonts that are among the project's files.
  package init(
    _ capture: Capture, title: String, file: String? = nil, fonts: [CapturedFont: FontInFile] = [:]
  ) {
    self.capture = capture
    self.file = file
    self.fonts = fonts
    let own = capture.states.filter(\.traits.isEmpty)
    tree = own.dropFirst().reduce(own.first?.tree ?? capture.states[0].tree) {
      $0.union(with: $1.tree)
    }
    states = own.map { StateValues($0) }
    dark = Dictionary(
      capture.states.filter { $0.traits == TraitsChange(\.userInterfaceStyle, .dark) }
        .map { ($0.name, StateValues($0)) }, uniquingKeysWith: { first, _ in first })
    constraints = ConstraintPlan(own, tree)
    write(title)
  }

  /// Adds a note about a view.
  mutating func note(_ view: String, _ text: String) {
    let note = view.isEmpty ? text : "\(view): \(text)"
    if !notes.contains(note) { notes.append(note) }
  }

  // MARK: - The file

  private mutating func write(_ title: String) {
    var text = SceneLines()
    text.add(
      "# From a capture\(capture.system.map { " on " + SceneLines.oneLine($0) } ?? ""), by \"cellophane import\"."
    )
    text.add("cellophane: 1")
    text.add(
      "title: " + SceneLines.quoted(SceneLines.beginning(SceneLines.oneLine(title), limit: 200)))
    writeSurroundings(&text)
    let files = Set(fonts.values.map(\.path)).sorted()
    if !files.isEmpty {
      text.add("fontFiles: [\(files.map(SceneLines.quoted).joined(separator: ", "))]")
    }
    text.add("")
    let base = states.first
    let cell = lines(of: tree, in: base)
    let configuration = tree.subviews.first { $0.kind == .backgroundConfiguration }
    let content = tree.all.first { $0.kind == .listContentConfiguration }
    var inside = SceneLines()
    if tree.kind != .collectionViewCell { inside.add("class: \(tree.kind.rawValue)", at: 2) }
    for line in cell { inside.add(line.text, at: 2) }
    if let configuration { writeConfiguration(configuration, base, &inside) }
    if let content { writeContent(content, base, &inside) }
    for name in ["backgroundView", "selectedBackgroundView", "contentView"] {
      guard let view = tree.subviews.first(where: { $0.name == name }) else { continue }
      writeContainer(view, base, &inside)
    }
    let reserved: Set<String> = ["backgroundView", "selectedBackgroundView", "contentView"]
    let others = tree.subviews.filter { !reserved.contains($0.name) && !$0.kind.isConfiguration }
    if !others.isEmpty {
      inside.add("subviews:", at: 2)
      for view in others { viewLines(view, base).write(to: &inside, at: 4) }
    }
    inside.add(constraints.lines(of: "cell"), at: 2)
    text.add(inside.isEmpty ? "cell: {}" : "cell:")
    text.append(inside)
    writeStates(&text)
    for (name, value) in initialValues {
      note("", "the value of \(name) in the normal state is not recorded; it is taken as \(value)")
    }
    writeRules(&text)
    writeCollectionView(&text)
    scene = text.text
  }

  func writeSurroundings(_ text: inout SceneLines) {
    let traits = capture.environment.traits
    if let platform = traits[\.platform], platform != .iOS18 {
      text.add("platform: \(platform.rawValue)")
    }
    let words = Traits().applying(traits).change(from: Traits()).words
      .filter { $0.name != "platform" }.sorted { $0.name < $1.name }
      .map { "\($0.name): \($0.value)" }
    if !words.isEmpty { text.add("traits: { \(words.joined(separator: ", ")) }") }
  }

  private mutating func writeContainer(
    _ view: CapturedView, _ base: StateValues?, _ text: inout SceneLines
  ) {
    var inner = SceneLines()
    for line in lines(of: view, in: base) { inner.add(line.text, at: 4) }
    let subviews = view.subviews.filter { !$0.kind.isConfiguration }
    if view.opaque == nil, !subviews.isEmpty {
      inner.add("subviews:", at: 4)
      for subview in subviews { viewLines(subview, base).write(to: &inner, at: 6) }
    }
    if let kind = view.opaque {
      writeOpaque(view, kind, base, &inner)
    }
    inner.add(constraints.lines(of: view.name), at: 4)
    guard !inner.isEmpty || view.name != "contentView" else { return }
    text.add(inner.isEmpty ? "\(view.name): {}" : "\(view.name):", at: 2)
    text.append(inner)
  }

  /// A container that the recorder could not look into. UIKit's own views have no pictures, so a view in it shows them,
  /// and has what VoiceOver reads.
  private mutating func writeOpaque(
    _ view: CapturedView, _ kind: String, _ base: StateValues?, _ text: inout SceneLines
  ) {
    let file = pictures(of: view.name)
    let elements = elementLines(of: view, base)
    guard file != nil || !elements.isEmpty else { return }
    viewCount += 1
    text.add("subviews:", at: 4)
    let known = file == nil ? "only what VoiceOver reads is known" : "captured pictures"
    text.add("# drawn by \(SceneLines.oneLine(kind)): \(known)", at: 6)
    text.add("- view: \(name(for: "\(view.name)Picture"))", at: 6)
    if let file {
      text.add("pictures: \(SceneLines.quoted(file))", at: 8)
      text.add("picturesOf: \(view.name)", at: 8)
    }
    text.add("constraints: [edges = superview]", at: 8)
    if !elements.isEmpty { text.add("subviews:", at: 8) }
    for element in elements { element.write(to: &text, at: 10) }
  }

  private mutating func viewLines(_ view: CapturedView, _ base: StateValues?) -> ViewLines {
    viewCount += 1
    var result = ViewLines(head: SceneLine(view.kind.word ?? "view", view.name))
    if let name = view.customClass { result.comments.append("the app's class \(name)") }
    let pictures = view.opaque == nil ? nil : pictures(of: view.name)
    if let kind = view.opaque {
      if pictures == nil {
        note(view.name, "is drawn by \(kind), so that only its frame is known")
      }
      let known = pictures == nil ? "only the frame is known" : "captured pictures"
      result.comments.append("drawn by \(kind); \(known)")
    }
    result.comments = result.comments.map { SceneLines.oneLine($0) }
    result.properties = lines(of: view, in: base)
    if let pictures, view.kind == .view {
      result.properties.append(SceneLine("pictures", SceneLines.quoted(pictures)))
    }
    if base?.views[view.name] == nil {
      result.properties.append(SceneLine("isInstalled", "false"))
    }
    result.properties += place(of: view, base)
    result.constraints = constraints.lines(of: view.name)
    if case .image(let image)? = view.properties["image"], image.symbol == nil,
      view.kind == .imageView, let size = image.size, !constraints.isPlacedByFrame(view.name)
    {
      // The image that is not here has a size that resists compression.
      result.constraints += [
        ConstraintLine(equation: "width = \(decimal(size.width)) @750", comment: "the image's"),
        ConstraintLine(equation: "height = \(decimal(size.height)) @750"),
      ]
    }
    if view.opaque == nil {
      result.subviews = view.subviews.map { viewLines($0, base) }
    } else {
      result.subviews = elementLines(of: view, base)
    }
    return result
  }

  /// The file whose pictures show a view; `nil` if it has none.
  private func pictures(of view: String) -> String? {
    let isShown = capture.states.contains { state in
      state.tree.all.contains { $0.name == view && ($0.picture ?? state.picture) != nil }
    }
    return isShown ? file : nil
  }

  /// A name that no view has.
  func name(for base: String) -> String {
    let taken = Set(capture.states.flatMap { $0.tree.all.map(\.name) })
    var name = base
    var count = 2
    while taken.contains(name) {
      name = "\(base)\(count)"
      count += 1
    }
    return name
  }

  /// The frame of a view that no constraint and no stack view places.
  private mutating func place(of view: CapturedView, _ base: StateValues?) -> [SceneLine] {
    guard constraints.isPlacedByFrame(view.name),
      let frame = base?.views[view.name]?.frame ?? view.frame
    else { return [] }
    var lines = [SceneLine("frame", frameText(frame, of: view.name))]
    if case .words(let words)? = view.properties["autoresizingMask"], !words.isEmpty {
      lines.append(SceneLine("autoresizingMask", "[\(words.joined(separator: ", "))]"))
    }
    return lines
  }
}
