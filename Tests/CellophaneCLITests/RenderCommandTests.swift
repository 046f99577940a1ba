import Cellophane
import Foundation
import PNGCoding
import TestSupport
import Testing

@Suite("cellophane render")
struct RenderCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder.withScene(named: "a földer")
  }

  private func render(_ arguments: String...) async throws -> Program.Outcome {
    try await cellophane(["render", "selection.cell.yaml"] + arguments, in: folder)
  }

  /// Nothing was printed but one error of one line, and nothing was written.
  private func expectFailure(
    _ outcome: Program.Outcome, _ status: Int32, _ message: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    #expect(outcome.status == status, sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(outcome.errors == "error: \(message)\n", sourceLocation: sourceLocation)
    #expect(try folder.files() == ["selection.cell.yaml"], sourceLocation: sourceLocation)
  }

  @Test("A PNG has the collection view's size times the scale")
  func png() async throws {
    let outcome = try await render("--scale", "3", "-o", "x.png")
    #expect(outcome.status == 0)
    #expect(outcome.text == "x.png\n")
    #expect(outcome.errors.isEmpty)
    let bitmap = try folder.png("x.png").bitmap
    #expect(bitmap.width == 960 && bitmap.height == 348)
  }

  @Test("An item is its cell alone, with the flags that were set")
  func item() async throws {
    let arguments = ["--item", "1", "--state", "highlighted", "-o", "x.png"]
    #expect(
      try await cellophane(["render", "selection.cell.yaml"] + arguments, in: folder).status == 0)
    let bitmap = try folder.png("x.png").bitmap
    #expect(bitmap.width == 184 && bitmap.height == 184)
    #expect(Set(stride(from: 0, to: 184, by: 23).map { bitmap[$0, $0]?.description }).count == 1)
    #expect(bitmap[92, 92]?.description == "(255, 126, 121, 255)")
  }

  @Test(
    "Traits are the scene's, unless an option sets them",
    arguments: [
      ([String](), Bitmap.RGBA(105, 255, 97)), (["--contrast", "normal"], Bitmap.RGBA(1, 2, 3)),
      (["--appearance", "light"], Bitmap.RGBA(215, 0, 21)),
      (["--appearance", "light", "--contrast", "normal"], Bitmap.RGBA(255, 59, 48)),
    ])
  func surroundings(arguments: [String], color: Bitmap.RGBA) async throws {
    let folder = try Folder()
    try folder.write(
      """
      cellophane: 1
      colors:
        own:
          light: systemRed
          dark: "#010203"
          highContrast: { light: systemRed, dark: "#69FF61" }
      traits: { appearance: dark, accessibilityContrast: high }
      cell: { backgroundColor: own }
      collectionView: { frame: { width: 9, height: 9 }, flowLayout: { itemSize: { width: 9, height: 9 } }, items: 1 }
      """, to: "a.cell.yaml")
    let outcome = try await cellophane(
      ["render", "a.cell.yaml", "--item", "0", "-o", "x.png"] + arguments, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.png("x.png").bitmap[4, 4] == color)
  }

  @Test(
    "Options switch Bold Text, Reduce Motion and Reduce Transparency, with any values of the scene",
    arguments: [
      (["--bold-text"], "(255, 59, 48, 255)"), (["--no-bold-text"], "(52, 199, 89, 255)"),
      ([], "(52, 199, 89, 255)"), (["--reduce-motion"], "(52, 199, 89, 255)"),
      (["--no-reduce-motion"], "(0, 122, 255, 255)"),
      (["--reduce-transparency"], "(255, 149, 0, 255)"),
    ])
  func motionAndBold(arguments: [String], color: String) async throws {
    let folder = try Folder()
    try folder.write(
      """
      cellophane: 1
      traits: { reduceMotion: true }
      cell: { backgroundColor: systemBlue }
      rules:
        - when: reduceMotion
          cell.backgroundColor: systemGreen
        - when: boldText
          cell.backgroundColor: systemRed
        - when: reduceTransparency
          cell.backgroundColor: systemOrange
      collectionView: { frame: { width: 9, height: 9 }, flowLayout: { itemSize: { width: 9, height: 9 } }, items: 1 }

      """, to: "x.cell.yaml")
    let outcome = try await cellophane(
      ["render", "x.cell.yaml", "-o", "x.png"] + arguments, in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.png("x.png").bitmap[4, 4]?.description == color)
  }

  @Test("An SVG has the size in points at every scale")
  func svg() async throws {
    #expect(try await render("--scale", "3", "-o", "Ordner/mit Ümlaut/x.SVG").status == 0)
    let text = try folder.text("Ordner/mit Ümlaut/x.SVG")
    #expect(
      text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\" height=\"116\""))
  }

  @Test(
    "A WebP has the pixels of the PNG, also clear ones, and the same bytes each time",
    arguments: [["--item", "0"], []])
  func webP(arguments: [String]) async throws {
    for name in ["x.png", "a.webp", "b.webp"] {
      let outcome = try await cellophane(
        ["render", "selection.cell.yaml", "-o", name] + arguments, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let bitmap = try folder.png("x.png").bitmap
    let pixels = try ForeignProgram.output(
      "ffmpeg",
      ["-v", "error", "-i", folder.file("a.webp").path, "-f", "rawvideo", "-pix_fmt", "rgba", "-"])
    let isSame = [UInt8](pixels) == bitmap.rgba
    #expect(isSame)
    #expect((try folder.bytes("a.webp") == folder.bytes("b.webp")) as Bool)
    let probe = [
      "-v", "error", "-show_entries", "stream=codec_name,width,height", "-of", "csv=p=0",
    ]
    #expect(
      try ForeignProgram.lines("ffprobe", probe + [folder.file("a.webp").path])
        == ["webp,\(bitmap.width),\(bitmap.height)"])
  }

  @Test("WebP needs an ffmpeg that can be started and does not fail")
  func webPWithoutProgram() async throws {
    let arguments = ["render", "selection.cell.yaml", "-o", "x.webp"]
    try expectFailure(
      await cellophane(arguments, in: folder, environment: ["PATH": folder.url.path]), 69,
      "ffmpeg is not on the PATH, and WebP needs it; install ffmpeg")
    try expectFailure(
      await cellophane(arguments + ["--untrusted"], in: folder), 73,
      "ffmpeg is not started for untrusted input, and WebP needs it; choose .png")
    try folder.write("#!/bin/sh\necho 'Unknown encoder' >&2\nexit 1\n", to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/ffmpeg").path)
    let outcome = try await cellophane(
      arguments, in: folder, environment: ["PATH": folder.file("bin").path])
    #expect(outcome.status == 73)
    #expect(outcome.errors == "error: ffmpeg failed: Unknown encoder\n")
    #expect(try folder.files() == ["bin/ffmpeg", "selection.cell.yaml"])
  }

  @Test("A dash is standard output, with PNG unless a format is named")
  func standardOutput() async throws {
    let png = try await render("-o", "-")
    #expect(try PNGDecoder.decode(png.output).bitmap.width == 640)
    let svg = try await render("-o", "-", "--format", "svg")
    #expect(svg.text.hasPrefix("<svg ") && svg.text.hasSuffix("</svg>\n"))
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test("--format takes precedence over the extension of the file")
  func namedFormat() async throws {
    #expect(try await render("-o", "x.data", "--format", "svg").status == 0)
    #expect(try folder.text("x.data").hasPrefix("<svg "))
  }

  @Test("Without a name the file goes to the current folder, or to Output beside a Package.swift")
  func defaultPlace() async throws {
    #expect(try await render().text == "selection.png\n")
    let package = try Folder.package()
    let inside = try Folder.withScene()
    try FileManager.default.moveItem(at: inside.url, to: package.file("Sources"))
    let scene = "Fixtures/Scenes/selection.cell.yaml"
    #expect(
      try await cellophane("render", scene, "--format", "svg", in: package).text
        == "Output/selection.svg\n")
    #expect(try package.files().contains("Output/selection.svg"))
    let outcome = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c", "cd Sources && exec \"$0\" diagram selection.cell.yaml",
        try Program.products.path + "/cellophane",
      ],
      in: package)
    #expect(outcome.text == "../Output/selection-diagram.svg\n")
    #expect(try package.files().contains("Output/selection-diagram.svg"))
  }

  @Test("A file that was there is replaced; a link to it stays one")
  func replaces() async throws {
    try folder.write("old", to: "real.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.png").path, withDestinationPath: "real.png")
    #expect(try await render("-o", "link.png").text == "link.png\n")
    #expect(try folder.png("real.png").bitmap.width == 640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.png").path)
        == "real.png")
  }

  @Test("A scene can come from standard input")
  func standardInput() async throws {
    let outcome = try await cellophane(
      "render", "/dev/stdin", "-o", "x.png", in: folder, input: "selection.cell.yaml")
    #expect(outcome.status == 0)
    #expect(try await render("-o", "y.png").status == 0)
    #expect(try folder.png("x.png") == folder.png("y.png"))
  }

  @Test("--at shows the collection view at a moment of a script")
  func moment() async throws {
    for (time, state) in [("0", "normal"), ("0.2", "highlighted"), ("0.55", "selected")] {
      #expect(try await render("--script", "tap", "--at", time, "-o", "a.png").status == 0)
      #expect(try await render("--state", state, "-o", "b.png").status == 0)
      let isSame = try folder.bytes("a.png") == folder.bytes("b.png")
      #expect(isSame, "\(time)")
    }
  }

  // MARK: - Failures

  @Test(
    "A name without a known extension is a usage error",
    arguments: ["x.gif", "x", "x.", "folder.png/"])
  func unknownEnding(name: String) async throws {
    try expectFailure(
      await render("-o", name), 64,
      "the name \"\(name)\" does not specify the format; use the extension .png, .svg, .pdf"
        + " or .webp")
  }

  @Test("An output without a name is a usage error")
  func emptyName() async throws {
    try expectFailure(
      await render("-o", ""), 64,
      "the output has no name; give one, or - for standard output")
  }

  @Test("A format that belongs to another command is a usage error")
  func wrongFormat() async throws {
    let outcome = try await render("--format", "json")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "error: \"json\" is not a value of --format; available: png, svg, pdf, webp\n"))
  }

  @Test("A format and a name that say different things are a usage error")
  func formatAgainstName() async throws {
    try expectFailure(
      await render("--format", "svg", "-o", "x.png"), 64,
      "\"x.png\" does not end with .svg; use the same format for the name and --format")
  }

  @Test("An unknown state is a usage error with a suggestion")
  func unknownState() async throws {
    let outcome = try await render("--state", "selectd", "-o", "x.png")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\"selectd\" is not a state; did you mean \"selected\"?"))
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test("An item, a script or a moment that the scene does not have is a usage error")
  func outOfRange() async throws {
    try expectFailure(
      await render("--item", "3"), 64, "there is no item 3; the last one is 2")
    try expectFailure(
      await render("--item=-1"), 64, "there is no item -1; the last one is 2")
    try expectFailure(
      await render("--script", "top", "--at", "0"), 64,
      "no script is called \"top\"; did you mean \"tap\"?")
    try expectFailure(
      await render("--script", "tap", "--at", "nan"), 64,
      "\"nan\" is neither a number of seconds nor a mark of the script; it has no marks")
  }

  @Test("A missing file is an error")
  func missingFile() async throws {
    try expectFailure(
      await cellophane("render", "no.cell.yaml", in: folder), 66,
      "cannot read no.cell.yaml: No such file or directory")
  }

  @Test("A malformed file is shown with place, line and caret, and nothing is written")
  func malformedFile() async throws {
    let scene = try Folder.sampleScene.replacingOccurrences(
      of: "isHidden: true", with: "isHiddn: 1")
    try folder.write(scene, to: "selection.cell.yaml")
    let outcome = try await render("-o", "x.png")
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        selection.cell.yaml:15:9: error: "isHiddn" is not a key of a view; did you mean "isHidden"?
          15 |         isHiddn: 1
             |         ^

        """)
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test("A folder that is a file cannot be written to")
  func unwritable() async throws {
    try expectFailure(
      await render("-o", "selection.cell.yaml/x.png"), 73,
      "cannot write selection.cell.yaml/x.png: Not a directory")
  }

  @Test("A folder is not replaced by a file")
  func folderAsOutput() async throws {
    try folder.write("", to: "x.png/inside")
    let outcome = try await render("-o", "x.png")
    #expect(outcome.status == 73)
    #expect(outcome.errors == "error: cannot write x.png: Is a directory\n")
    #expect(try folder.files() == ["selection.cell.yaml", "x.png/inside"])
  }

  @Test(
    "A device is written to and not replaced by a file", arguments: [("null", 0), ("full", 73)])
  func device(name: String, status: Int32) async throws {
    // A link, so that a tool that fails this test replaces the link and not the machine's device.
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("x.png").path, withDestinationPath: "/dev/\(name)")
    #expect(try await render("-o", "x.png").status == status)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("x.png").path)
        == "/dev/\(name)")
  }

  @Test(
    "Standard output that takes nothing is an output that cannot be written",
    arguments: [
      ["render", "selection.cell.yaml", "-o", "-"],
      ["render", "selection.cell.yaml", "-o", "x.png"],
      ["check", "selection.cell.yaml"], ["dump", "scene", "selection.cell.yaml"], ["schema"],
      ["snapshot", "record", "selection.cell.yaml"],
      ["snapshot", "record", "--json", "selection.cell.yaml"],
    ])
  func fullDevice(arguments: [String]) async throws {
    let outcome = try await cellophane(arguments, in: folder, outputDevice: "/dev/full")
    #expect(outcome.status == 73)
    #expect(outcome.errors == "error: cannot write to standard output: No space left on device\n")
  }

  @Test(
    "Fonts that are not there are something to install, letters without one a note at its place")
  func missingFonts() async throws {
    func scene(_ text: String) -> String {
      """
      cellophane: 1
      cell: { contentView: { subviews: [{ label: a, text: \(text), constraints: [edges = superview] }] } }
      collectionView: { frame: { width: 99, height: 99 }, items: 1 }
      """
    }
    try folder.write(scene("Hello"), to: "label.cell.yaml")
    try folder.write(scene("a\u{13000}"), to: "letter.cell.yaml")
    let fonts = try await cellophane(
      "render", "label.cell.yaml", "--fonts", "none", "-o", "y.png", in: folder)
    #expect(fonts.status == 69)
    #expect(
      fonts.errors
        == "error: the font file Inter-Regular.otf is not in none; install the Debian package fonts-inter or"
        + " name a folder that has the file\n")
    let letter = try await cellophane("render", "letter.cell.yaml", "-o", "y.png", in: folder)
    let note =
      ": note: no font has the character \"\u{13000}\" (U+13000), so that a box is drawn instead; no package"
      + " is known to have it, leave it out\n"
    #expect(letter.status == 0)
    #expect(letter.errors.hasPrefix("letter.cell.yaml:") && letter.errors.contains(note))
    #expect(FileManager.default.fileExists(atPath: folder.file("y.png").path))
    let strict = try await cellophane(
      "render", "letter.cell.yaml", "--strict", "-o", "z.png", in: folder)
    #expect(strict.status == 65)
    #expect(!FileManager.default.fileExists(atPath: folder.file("z.png").path))
  }

  @Test("Without poppler a page of PDF is an error at its place; nothing else needs poppler")
  func missingPoppler() async throws {
    try folder.write(
      """
      cellophane: 1
      assets: [.]
      cell:
        contentView:
          subviews:
            - { imageView: a, image: a, constraints: [edges = superview] }
            - { imageView: b, image: b, constraints: [edges = superview] }
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """, to: "page.cell.yaml")
    try folder.write("%PDF-1.4", to: "a.pdf")
    try folder.write("%PDF-1.4", to: "b.pdf")
    let empty = ["PATH": folder.file("bin").path]
    for command in [["render", "page.cell.yaml", "-o", "y.png"], ["check", "page.cell.yaml"]] {
      let page = try await cellophane(command, in: folder, environment: empty)
      #expect(page.status == 69)
      #expect(
        page.errors.hasPrefix(
          "page.cell.yaml:6:32: error: the image \"a\" cannot be shown: a.pdf is PDF, and pdfinfo, which it"
            + " needs, is not on the PATH; install the Debian package poppler-utils\n  6 |"))
      #expect(page.errors.split(separator: "\n").count == 3)
    }
    // What is wrong on every machine goes first.
    try folder.write([], to: "b.png")
    let damaged = try await cellophane(
      "render", "page.cell.yaml", "-o", "y.png", in: folder, environment: empty)
    #expect(damaged.status == 65)
    #expect(damaged.errors.hasPrefix("page.cell.yaml:7:32: error: the image \"b\" cannot be shown"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("y.png").path))
    let other = try await cellophane(
      "render", "selection.cell.yaml", "-o", "y.png", in: folder, environment: empty)
    #expect(other.status == 0)
  }

  @Test("A pdftocairo that fails is an error at the page's place, and leaves nothing")
  func failingPoppler() async throws {
    try folder.write(
      """
      cellophane: 1
      assets: [.]
      cell: { contentView: { subviews: [{ imageView: a, constraints: [edges = superview], image: a }] } }
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """, to: "page.cell.yaml")
    try folder.write("%PDF-1.4", to: "a.pdf")
    for (program, script) in [
      ("pdfinfo", "echo 'Page size: 4 x 4 pts'"), ("pdftocairo", "echo 'Error: no' >&2; exit 3"),
    ] {
      try folder.write("#!/bin/sh\n\(script)\n", to: "bin/\(program)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/\(program)").path)
    }
    let outcome = try await cellophane(
      "render", "page.cell.yaml", "-o", "y.png", in: folder,
      environment: ["PATH": folder.file("bin").path])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("a.pdf: it is damaged, pdftocairo says \"Error: no\"; export it"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("y.png").path))
  }
}
