import Foundation
import Testing

/// What `Scripts/install` writes beside the tool.
@Suite("Man pages and completions")
struct InstalledFilesTests {
  /// Runs a script of this package with the tool as its first argument.
  private func run(
    _ script: String, _ arguments: String..., in folder: Folder
  ) async throws -> Program.Outcome {
    let tool = try Program.products.appendingPathComponent("cellophane").path
    return try await Program.run(
      Program.package.appendingPathComponent("Scripts/\(script)"), [tool] + arguments, in: folder)
  }

  @Test("man pages fill paragraphs, keep examples, and have defaults, and options of all commands")
  func manPages() async throws {
    let folder = try Folder()
    let made = try await run("man-pages", "man", in: folder)
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    let names = try folder.files()
    #expect(Set(["man/cellophane.1", "man/cellophane-snapshot-verify.1"]).isSubset(of: names))
    for name in names {
      let page = try folder.text(name)
      for option in ["--color <when>", "--quiet"] {
        let title = ".TP\n\\fB\(option.replacing("-", with: "\\-"))\\fR\n"
        #expect(page.components(separatedBy: title).count == 2, "\(name)")
      }
      #expect(!page.contains("OPTIONS OF ALL COMMANDS"))
      // Only indented lines stay as they are.
      for block in page.components(separatedBy: "\n.nf\n").dropFirst() {
        let lines = block.components(separatedBy: "\n.fi\n")[0].split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix(" ") || $0 == ".PP" }, "\(name)")
      }
    }
    let page = try folder.text("man/cellophane-init.1")
    #expect(
      page.contains(
        ".TP\n\\fB\\-\\-name <name>\\fR\nThe name of the scene: letters, digits, \\- and _, with a"
          + " letter first.\nDefault: message.\n"))
    #expect(
      page.contains(
        "\n.SH EXAMPLES\n.nf\n  cellophane init\n  cellophane init \\-\\-name episode\n.fi\n"))
    #expect(
      try folder.text("man/cellophane-snapshot-verify.1").contains(
        ".SH SYNOPSIS\n\\fBcellophane snapshot verify\\fR\n[\\fIoptions\\fR]\n[<filter> ...]\n"))
    #expect(
      try folder.text("man/cellophane-frames.1").contains(
        "\n[\\fIoptions\\fR]\n<scene>\n\\-\\-script <name>\n"))
  }
}
