internal import Cellophane
internal import SceneSnapshots

/// A picture of one cell, or of the collection view, as `render` draws it.
struct PictureRequest: Equatable {
  /// The scene.
  var source: SceneSource
  /// The subject of the picture. Default: the collection view.
  var subject = SubjectChoice()
  /// Whether distances, fonts and frames are drawn, too. Default: `false`.
  var showsLayout = false
  /// The output.
  var output = OutputChoice<PictureFormat>()
  /// How text is written in documents.
  var text = TextChoice()

  private var defaultName: String { SceneFileName.stem(of: source.path) }

  /// Draws the picture and writes it.
  func write() throws {
    let path = try reporting { try output.resolved(defaultName: defaultName).path }
    let bytes = try bytes()
    try reporting { try Output.write(bytes, to: path) }
  }

  /// Draws the picture.
  func bytes() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try source.withSubject(subject) { renderer, subject in
      let picture =
        showsLayout
        ? try renderer.pictureWithDimensions(of: subject) : renderer.picture(of: subject)
      let format = try output.resolved(defaultName: defaultName).format
      try text.validate(isDocument: format.isVector)
      bytes = try picture.bytes(as: format, isTextLive: text.isLive)
    }
    return bytes
  }
}

extension PictureRequest {
  /// Reads the arguments that most pictures have: a scene, `--item`, `--state`, `--scale` and `-o`, each with its value
  /// as the next argument. Returns `nil` for all others, also for wrong ones, which the argument parser reads and
  /// reports.
  ///
  /// Setting up the argument parser takes a sixth of the time of a small picture (measured), mostly for looking up
  /// conformances of generic types.
  init?(plain arguments: [String]) {
    var path: String?
    var values: [String: String] = [:]
    var left = arguments[...]
    while let argument = left.popFirst() {
      guard argument.hasPrefix("-") else {
        guard path == nil, !argument.isEmpty else { return nil }
        path = argument
        continue
      }
      let name = argument == "--output" ? "-o" : argument
      guard ["--item", "--state", "--scale", "-o"].contains(name), values[name] == nil,
        let value = left.popFirst(), !value.isEmpty, !value.hasPrefix("-")
      else { return nil }
      values[name] = value
    }
    guard let path else { return nil }
    source = SceneSource(path: path)
    if let word = values["--scale"] {
      guard let scale = DisplayScale(argument: word) else { return nil }
      source.scale = scale
    }
    if let word = values["--item"] {
      guard let item = Int(word) else { return nil }
      subject.item = item
    }
    subject.state = values["--state"]
    output.output = values["-o"]
  }
}
