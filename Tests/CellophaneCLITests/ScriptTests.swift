import Foundation
import Testing

@Suite("Scripts")
struct ScriptTests {
  private static let scripts = Program.package.appendingPathComponent("Scripts")

  @Test("every script that removes its files at its end also removes them after a signal")
  func traps() throws {
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.scripts.path) {
      let file = Self.scripts.appendingPathComponent(name)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let lines = text.split(separator: "\n")
      guard lines.contains(where: { $0.hasPrefix("trap '") && $0.hasSuffix("' EXIT") }) else {
        continue
      }
      count += 1
      // Dash ends at a signal without the commands for EXIT, unless the signal has commands that exit.
      for trap in ["trap 'exit 130' INT", "trap 'exit 143' TERM"] {
        #expect(lines.contains { $0 == trap }, "\(name) lacks \(trap)")
      }
    }
    #expect(count > 5)
  }

  @Test("a script that is ended leaves no temporary files")
  func temporaryFiles() async throws {
    let folder = try Folder()
    try folder.write("#!/bin/sh\nls tmp | wc -l > started\nsleep 0.5\n", to: "bin/swift")
    try folder.write("", to: "tmp/.keep")
    let outcome = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c",
        """
        chmod +x bin/swift
        /bin/sh "$0" & script=$!
        until [ -s started ]; do sleep 0.05; done
        kill -TERM $script
        wait $script
        echo $?
        """, Self.scripts.appendingPathComponent("run-tests").path,
      ], in: folder,
      environment: [
        "PATH": "\(folder.file("bin").path):/usr/bin:/bin", "TMPDIR": folder.file("tmp").path,
      ])
    #expect(outcome.lines == ["143"], "\(outcome.errors)")
    #expect(try folder.text("started").contains("2"))
    #expect(try folder.files() == ["bin/swift", "started", "tmp/.keep"])
  }

  @Test(
    "folders of make may have spaces, and begin with ~",
    arguments: [
      ("install", "PREFIX=/a b", "Scripts/install", "/a b"),
      ("install", "PREFIX=~/a b", "Scripts/install", "/home/me/a b"),
      ("install", "A=", "Scripts/install", "/usr/local"),
      ("dist", "FOLDER=c d", "Scripts/dist", "c d"),
      ("deb", "A=", "Scripts/debian-package", ".build/dist"),
      ("check-dist", "FOLDER=c d", "Scripts/check-dist", "c d"),
    ])
  func folders(target: String, variable: String, script: String, folder: String) async throws {
    let outcome = try await Program.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "make", "--dry-run", "-C", Program.package.path, "CONFIGURATION=debug", target, variable,
      ], in: try Folder(), environment: ["PATH": "/usr/bin:/bin", "HOME": "/home/me"])
    let line = outcome.lines.first { $0.hasPrefix(script + " ") }
    #expect(line?.hasSuffix(" \"\(folder)\"") == true, "\(outcome.text)\(outcome.errors)")
  }

  @Test(
    "check-first-hour runs the README's blocks, and fails if the last check is not what they promise",
    arguments: [("8 same", 0), ("7 same, 1 different", 1)] as [(String, Int32)])
  func firstHour(result: String, status: Int32) async throws {
    let folder = try Folder()
    try folder.write(
      """
      #!/bin/sh
      case $1 in
        preview) echo http://127.0.0.1/; exec sleep 60 ;;
        snapshot) echo '8 snapshots: \(result)' ;;
      esac

      """, to: "cellophane-0/bin/cellophane")
    let outcome = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c",
        """
        chmod +x cellophane-0/bin/cellophane
        tar czf cellophane-0-linux-x86_64.tar.gz cellophane-0
        exec "$0" "$PWD" here
        """, Self.scripts.appendingPathComponent("check-first-hour").path,
      ], in: folder)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.text.contains(" s  cellophane init "))
    #expect(outcome.text.contains(" s until the first diagram of an own scene\n"))
    #expect(outcome.text.contains(" s until the green check\n") == (status == 0))
  }

  @Test("the formula for Homebrew has the pinned fonts of install-fonts")
  func fontsOfFormula() throws {
    let script = try String(
      contentsOf: Self.scripts.appendingPathComponent("install-fonts"), encoding: .utf8)
    let formula = try String(
      contentsOf: Program.package.appendingPathComponent("Templates/cellophane.rb"),
      encoding: .utf8)
    // Name, version, checksum and folder.
    let list = script.replacing("pinned='", with: "").replacing("'\n", with: "\n")
    let rows: [[Substring]] = list.split(separator: "\n").map { $0.split(separator: " ") }
    let pinned = rows.filter { $0.count == 4 && $0[2].count == 64 }
    #expect(pinned.count == 5)
    #expect(formula.components(separatedBy: "resource \"").count == pinned.count + 1)
    for words in pinned {
      let file = "pool/main/\(words[3])/\(words[0])_\(words[1])_all.deb\""
      let parts = formula.components(separatedBy: "resource \"\(words[0])\" do\n")
      let resource = try #require(parts.last?.components(separatedBy: "  end\n").first)
      #expect(parts.count == 2)
      #expect(resource.components(separatedBy: file).count == 3, "\(words[0])")
      #expect(resource.contains("sha256 \"\(words[2])\""), "\(words[0])")
    }
  }

  @Test("fonts of this system have their licences, and a file that is no pinned package is refused")
  func installedFonts() async throws {
    let folder = try Folder()
    let script = Self.scripts.appendingPathComponent("install-fonts")
    let made = try await Program.run(script, ["a b/fonts"], in: folder)
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    let names = Set(try folder.files())
    for name in [
      "Inter-Regular.otf", "Inter-roman.var.ttf", "JetBrainsMono-Bold.ttf", "NotoColorEmoji.ttf",
      "NotoSansThai-Bold.ttf", "NotoSerif-Italic.ttf", "licences/fonts-inter",
    ] {
      #expect(names.contains("a b/fonts/\(name)"), "\(name)")
    }
    try folder.write("no package", to: "some.deb")
    let refused = try await Program.run(script, ["other", "some.deb"], in: folder)
    #expect(refused.status == 65)
    #expect(refused.errors == "install-fonts: some.deb is none of the pinned packages\n")
  }

  @Test(
    "licences are those of the packages that own files, behind links too, and of named packages")
  func licences() async throws {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link").path, withDestinationPath: "/usr/bin/env")
    try folder.write("link\n/no/such/file\n", to: "files")
    let outcome = try await Program.run(
      Self.scripts.appendingPathComponent("copy-licences"), ["licences", "fonts-inter", "no-such"],
      in: folder, input: "files")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      try folder.files() == ["files", "licences/coreutils", "licences/fonts-inter", "link"])
    #expect(
      try folder.bytes("licences/coreutils")
        == [UInt8](Data(contentsOf: URL(fileURLWithPath: "/usr/share/doc/coreutils/copyright"))))
  }
}
