internal import Audits
internal import Cellophane
internal import SceneSnapshots
internal import TerminalOutput

/// The contents of the output files.
extension DiagramCommand {
  func bytes(
    _ renderer: SceneRenderer, _ format: Format, _ userInterfaceStyle: UserInterfaceStyle?
  ) throws -> [UInt8] {
    switch format {
    case .picture(let format): try text.choice.validate(isDocument: format.isVector && !animated)
    case .text: try text.choice.validate(isDocument: false)
    }
    if animated {
      guard case .picture(.svg) = format else {
        throw CommandFailure(
          .usage,
          "an animated diagram is an SVG; use a file name that"
            + " ends with .svg")
      }
      return Array(
        try renderer.playedStoryboard(script: script ?? "", userInterfaceStyle: userInterfaceStyle)
          .utf8)
    }
    switch format {
    case .picture(let format):
      let picture = try picture(renderer, userInterfaceStyle)
      return try picture.bytes(as: format, isTextLive: text.choice.isLive)
    case .text(let format):
      guard !audit else {
        throw CommandFailure(
          .usage, "--audit draws a picture; for the findings as JSON use cellophane audit --json")
      }
      return Array(try source(renderer, format).utf8)
    }
  }

  /// The cells are the same in both files; only lines and text differ.
  func writePair(_ renderer: SceneRenderer, _ format: Format, _ path: String?) throws {
    guard let path, case .picture = format else {
      let endings = PictureFormat.endings(of: Format.pictures, "or")
      throw CommandFailure(
        .usage, "--pair writes two pictures; name a file that ends with \(endings)")
    }
    let shown = try picture(renderer, .light)
    let hasPhone = style == .graph && width == nil && shown.size.width > Self.phoneWidth
    let pair = PicturePair(of: path, ending: "." + format.rawValue, hasPhone: hasPhone)
    func write(_ bytes: [UInt8], to path: String) throws {
      try OutputFile.write(bytes, to: path)
      Terminal.countWritten(bytes: bytes.count)
    }
    try write(try bytes(renderer, format, .light), to: pair.light)
    try write(try bytes(renderer, format, .dark), to: pair.dark)
    if let phone = pair.phone {
      var narrow = self
      narrow.width = Int(Self.phoneWidth)
      try write(try narrow.bytes(renderer, format, .light), to: phone.light)
      try write(try narrow.bytes(renderer, format, .dark), to: phone.dark)
    }
    try Terminal.printLine(pair.html(alternative: shown.description))
  }

  /// The width of pictures for phones, in points. Our choice: nearly all are at least as wide.
  private static let phoneWidth = 360.0

  func picture(_ renderer: SceneRenderer, _ userInterfaceStyle: UserInterfaceStyle?) throws
    -> Picture
  {
    switch style {
    case .graph where audit: return try auditedPicture(renderer, userInterfaceStyle)
    case .graph:
      let form = try renderer.form(form?.form, items: watched)
      if form == .flat, let reason = try renderer.reasonForMatrix(items: watched) {
        Terminal.printNote(reason)
        return try renderer.stateMatrix(
          item: watched.first ?? 0, userInterfaceStyle: userInterfaceStyle)
      }
      return try renderer.stateDiagram(
        items: watched, form: form, userInterfaceStyle: userInterfaceStyle,
        width: pageWidth)
    case .steps:
      return try renderer.storyboard(
        script: script ?? "", userInterfaceStyle: userInterfaceStyle, separatingFlags: eachFlag)
    case .matrix:
      return try renderer.stateMatrix(
        item: watched.first ?? 0, rows: renderer.matrixEntries(rows),
        columns: renderer.matrixEntries(columns), userInterfaceStyle: userInterfaceStyle)
    }
  }

  /// The states of the cell with what an audit finds.
  private func auditedPicture(
    _ renderer: SceneRenderer, _ userInterfaceStyle: UserInterfaceStyle?
  ) throws -> Picture {
    let item = watched.first ?? 0
    let document = try SceneDocument(contentsOfFile: scene)
    let audit = try SceneAudit(of: renderer, item: item)
    if let note = audit.limitNote { Terminal.printNote(note) }
    return try renderer.auditedDiagram(
      item: item, audit.diagram(ofItem: item, document.unsilenced(audit.findings), in: document),
      form: form?.form, userInterfaceStyle: userInterfaceStyle, width: pageWidth)
  }

  private func graphText(
    _ renderer: SceneRenderer, _ format: StateDiagramFormat
  ) throws -> String {
    guard format == .json, try renderer.form(form?.form, items: watched) == .flat else {
      return try renderer.stateDiagramText(items: watched, form: form?.form, as: format)
    }
    let (text, note) = try renderer.stateDiagramJSON(items: watched)
    if let note { Terminal.printNote(note) }
    return text
  }

  private func source(_ renderer: SceneRenderer, _ format: StateDiagramFormat) throws -> String {
    switch style {
    case .graph: return try graphText(renderer, format)
    case .steps:
      throw CommandFailure(
        .usage, "a storyboard is a picture; for the events as JSON use cellophane trace")
    case .matrix:
      throw CommandFailure(
        .usage, "a matrix is a picture; for the looks as JSON use cellophane check --json")
    }
  }
}
