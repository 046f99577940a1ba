internal import ArgumentParser
internal import Cellophane

/// The formats that a command can write, the default first. Their names are file extensions.
protocol OutputFormat: RawRepresentable<String>, CaseIterable, ExpressibleByArgument, Sendable {}

/// The output of a single file.
struct OutputOptions<Format: OutputFormat>: ParsableArguments {
  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The output file; its extension selects the format. - is standard output. Default: in Output/ of the"
        + " package, otherwise in the current folder.",
      valueName: "file"))
  var output: String?

  @Option(help: "The format, if no file name specifies it.")
  var format: Format?

  /// Returns the format and the path; `nil` for standard output.
  ///
  /// - Parameter name: The file's name without extension if no output is given.
  func resolved(defaultName name: String) throws -> (format: Format, path: String?) {
    let formats = Array(Format.allCases)
    let fallback = format ?? formats[0]
    guard let output else {
      return (fallback, OutputLocation().output("\(name).\(fallback.rawValue)"))
    }
    if output == "-" { return (fallback, nil) }
    guard !output.isEmpty else {
      throw CommandFailure(.usage, "the output has no name; give one, or - for standard output")
    }
    let file = output.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let named = file.contains(".") ? Format(rawValue: ending) : nil
    if let format, let named, format.rawValue != named.rawValue {
      throw CommandFailure(
        .usage, "\"\(output)\" is not the name of \(format.rawValue); let both say the same")
    }
    guard let format = format ?? named else {
      let endings = Self.sentence(formats.map { ".\($0.rawValue)" })
      throw CommandFailure(
        .usage, "the name \"\(output)\" does not specify the format; use the extension \(endings)")
    }
    return (format, output)
  }

  /// Joins words as `a, b or c`.
  private static func sentence(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// Writes single files.
enum Output {
  /// Writes a file and prints its path; without a path, writes to standard output.
  static func write(_ bytes: [UInt8], to path: String?) throws {
    guard let path else { return try Terminal.write(bytes) }
    try OutputFile.write(bytes, to: path)
    try Terminal.printWritten(path, bytes: bytes.count)
  }
}
