internal import Messages
internal import TerminalOutput
internal import Wording

/// The output of a single file: where it is written and in which format.
struct OutputChoice<Format: OutputFormat>: Equatable {
  /// The output file; `-` is standard output; `nil` for a file in the output folder.
  var output: String?
  /// The format, if no file name specifies it.
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
        .usage,
        "\"\(output)\" does not end with .\(format.rawValue); use the same format"
          + " for the name and --format")
    }
    guard let format = format ?? named else {
      let endings = formats.map { ".\($0.rawValue)" }.listed("or")
      let near =
        file.contains(".")
        ? Suggestion.nearest(to: ending, among: formats.map(\.rawValue)) : nil
      let hint = near.map { "did you mean \"\(output.dropLast(ending.count))\($0)\"?" }
      throw CommandFailure(
        .usage,
        "the name \"\(output)\" does not specify the format; "
          + (hint ?? "use the extension \(endings)"))
    }
    return (format, output)
  }
}
