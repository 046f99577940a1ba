#if Preview
internal import ArgumentParser
internal import Cellophane
internal import Preview
internal import Processes
internal import ScenePages
internal import SceneSnapshots
internal import TerminalOutput
internal import Work

struct PreviewCommand: AsyncParsableCommand, LimitedCommand, EndlessCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows scenes on a page that is updated when their files are saved.",
    discussion: """
      Prints the address of a page such as 'cellophane page' writes, and serves it \
      to browsers on this machine. When a scene, an image or a catalogue is saved, \
      the page shows it with the state, the script and the settings that it has. \
      After an error the last valid picture stays, with the message over it.

      Only this machine can connect, and only the page itself: requests with another \
      host or origin are refused, and no file is served. Limits apply to each time \
      that a scene is read. Ctrl-C ends it.

      EXAMPLES
        cellophane preview selection.cell.yaml
        cellophane preview . --port 8080
      """)

  @OptionGroup var page: PageOptions

  @Option(
    help: ArgumentHelp(
      "The port on 127.0.0.1; 0 is any free one. Default: \(defaultPort), or a free one.",
      valueName: "number"))
  var port: Int?

  @Flag(help: "Open the page in a browser (xdg-open, or open on macOS).")
  var open = false

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { page.folders }

  /// The port if none is given, so that the page has the same address next time. Our choice.
  private static let defaultPort = 7878

  func validate() throws {
    if let port, !(0...65535).contains(port) {
      throw ValidationError("A port is a number from 0 to 65535.")
    }
  }

  func run() async throws {
    let (page, limits) = (page, limits.limits)
    let follower = try reporting {
      try SceneFollower(list: { try page.files() }) { file in
        CommandWatch.run(within: limits) {
          let (entry, failure) = page.entry(of: file)
          if let failure { Terminal.printError(failure.message) }
          return entry
        }
      }
    }
    let entries = follower.entries
    let feed = PageFeed(title: page.title(of: entries), entries: entries)
    let server = try await started(feed)
    try Terminal.printLine(server.address)
    if open { openBrowser(server.address) }
    try await CommandWatch.run { [follower] in
      var follower = follower
      try await follower.follow(feed, title: { page.title(of: $0) }) { file, entry in
        if case .scene = entry, Terminal.isInteractive { Terminal.printMessage("shown: \(file)") }
      }
    }
    await server.stop()
  }

  private func started(_ feed: PageFeed) async throws -> LoopbackServer {
    if port == nil, let server = try? await LoopbackServer(feed: feed, port: Self.defaultPort) {
      return server
    }
    do {
      return try await LoopbackServer(feed: feed, port: port ?? 0)
    } catch {
      throw reported(
        CommandFailure(
          .unavailable, "cannot listen on port \(error.port): \(error.reason); try --port 0"))
    }
  }

  private func openBrowser(_ address: String) {
    #if os(macOS)
    let name = "open"
    #else
    let name = "xdg-open"
    #endif
    do {
      try Program.find(name).startDetached([address])
    } catch {
      Terminal.printNote("\(error.description); open \(address) in a browser")
    }
  }
}
#endif
