internal import ArgumentParser
internal import Cellophane

/// Where a single file goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The file; its name decides the format. - is standard output. Default: in Output/.",
      valueName: "file"))
  var output: String?

  @Option(help: "The format, where no file name says it.")
  var format: OutputFormat?

  /// The format, and the path; `nil` for standard output.
  ///
  /// - Parameters:
  ///   - formats: What the command can write, the default first.
  ///   - name: The file's name without extension when none was given.
  func resolved(
    formats: [OutputFormat], defaultName name: String
  ) throws -> (format: OutputFormat, path: String?) {
    let supported = Self.sentence(formats.map(\.rawValue))
    if let format, !formats.contains(format) {
      throw CommandFailure(
        .usage, "this command does not write \(format.rawValue); it writes \(supported)")
    }
    let fallback = format ?? formats[0]
    guard let output else {
      return (fallback, OutputLocation().output("\(name).\(fallback.rawValue)"))
    }
    if output == "-" { return (fallback, nil) }
    guard !output.isEmpty else {
      throw CommandFailure(.usage, "the output has no name; give one, or - for standard output")
    }
    if let format { return (format, output) }
    let file = output.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard file.contains("."), let format = OutputFormat(rawValue: ending),
      formats.contains(format)
    else {
      let endings = Self.sentence(formats.map { ".\($0.rawValue)" })
      throw CommandFailure(
        .usage, "the name \"\(output)\" does not tell the format; let it end with \(endings)")
    }
    return (format, output)
  }

  /// `a, b or c`.
  private static func sentence(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Writes the file, or to standard output, and prints the path.
  static func write(_ bytes: [UInt8], to path: String?) throws {
    guard let path else { return try Terminal.write(bytes) }
    try OutputFile.write(bytes, to: path)
    try Terminal.printLine(path)
  }
}

/// The formats of single files.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case png, svg, json
}
