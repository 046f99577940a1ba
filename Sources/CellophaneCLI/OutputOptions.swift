internal import ArgumentParser
internal import Cellophane

/// The formats that a command can write, the default first. Their names are file extensions.
protocol OutputFormat:
  RawRepresentable<String>, CaseIterable, Equatable, ExpressibleByArgument, Sendable
{}

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

  /// What the options choose.
  var choice: OutputChoice<Format> { OutputChoice(output: output, format: format) }
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
