internal import ArgumentParser
internal import Cellophane
internal import TerminalOutput

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
      valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: "The format, if no file name specifies it.")
  var format: Format?

  /// What the options choose.
  var choice: OutputChoice<Format> { OutputChoice(output: output, format: format) }
}

/// Writes single files.
enum Output {
  /// Checks the name of an output.
  ///
  /// - Parameters:
  ///   - output: The name; `-` is standard output; `nil` for none.
  ///   - endings: The extensions that name the format of the file, without a dot, the usual one first; `nil` if any
  ///     does, or if the output is a folder. A name without an extension says nothing of the format.
  /// - Throws: `ValidationError` if the name is empty or says another format.
  static func validate(_ output: String?, endings: [String]? = nil) throws {
    guard let output else { return }
    guard !output.isEmpty else { throw ValidationError("The output has no name; give one.") }
    guard output != "-", let endings, let usual = endings.first else { return }
    let file = output.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = file.split(separator: ".")
    guard parts.count > 1, let ending = parts.last?.lowercased(), !endings.contains(ending) else {
      return
    }
    throw ValidationError(
      "\"\(output)\" does not have the extension of the file's format; end it with .\(usual).")
  }

  /// Writes a file and prints its path; without a path, writes to standard output.
  static func write(_ bytes: [UInt8], to path: String?) throws {
    guard let path else { return try Terminal.write(bytes) }
    try OutputFile.write(bytes, to: path)
    try Terminal.printWritten(path, bytes: bytes.count)
  }
}
