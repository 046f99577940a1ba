internal import Files
package import ScenePages

/// Reads scenes again when their files change: the scene files, and all that was read or looked for with them, such as
/// images and catalogues.
///
/// The system reports changes in their folders; then the follower compares the stamps of these files. Where the system
/// does not report changes, as on file systems of other machines, it compares them at intervals.
package struct SceneFollower: Sendable {
  /// Lists the scene files.
  package typealias Listing = @Sendable () throws -> [String]
  /// Reads a scene file.
  package typealias Reading = @Sendable (String) -> ScenePage.Entry

  /// A scene, and the files that it depends on as they were before they were read.
  private struct Source: Sendable {
    let file: String
    var entry: ScenePage.Entry
    var stamps: [String: FileStamp]
  }

  private let list: Listing
  private let read: Reading
  private var sources: [Source]
  private var listStamps: [String: FileStamp]

  /// The time between two questions to the system whether something has changed. Our choice: not noticeable.
  private static let interval = Duration.milliseconds(4)
  /// The number of these after which files are looked at anyway, without and with notices of the system.
  private static let (oftenest, rarest) = (5, 125)
  /// The time between two looks at files that have changed.
  private static let pause = Duration.milliseconds(20)
  /// The maximum number of looks at a file that does not stop changing.
  private static let mostLooks = 25

  /// Reads all scenes.
  ///
  /// - Throws: The errors of `list`.
  package init(list: @escaping Listing, read: @escaping Reading) throws {
    self.list = list
    self.read = read
    let (files, stamps) = try FileScope.recordingStamps(list)
    listStamps = stamps
    sources = files.map { Self.source($0, read) }
  }

  /// The scenes as they were read last.
  package var entries: [ScenePage.Entry] { sources.map(\.entry) }

  private static func source(_ file: String, _ read: Reading) -> Source {
    let (entry, stamps) = FileScope.recordingStamps { read(file) }
    return Source(file: file, entry: entry, stamps: stamps)
  }

  /// Waits for changes and gives them to a feed, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - feed: It has the entries of this value.
  ///   - title: The title of a page with these entries.
  ///   - changed: Called after each change with the file that was read again.
  /// - Throws: `CancellationError`.
  package mutating func follow(
    _ feed: PageFeed, title: ([ScenePage.Entry]) -> String,
    changed: (String, ScenePage.Entry) -> Void
  ) async throws {
    let changes = FolderChanges()
    watch(changes)
    var waited = Self.rarest
    while true {
      // Changes before the folders were watched are found by the first comparison.
      let isDue = waited >= (changes == nil ? Self.oftenest : Self.rarest)
      guard isDue || changes?.happened == true else {
        try await Task.sleep(for: Self.interval)
        waited += 1
        continue
      }
      waited = 0
      try await settle()
      var look = Look()
      defer {
        if look.foundChange {
          watch(changes)
          waited = Self.rarest
        }
      }
      if look.finds(listStamps), let (files, stamps) = try? FileScope.recordingStamps(list) {
        listStamps = stamps
        if files != sources.map(\.file) {
          let known = Dictionary(sources.map { ($0.file, $0) }) { first, _ in first }
          sources = files.map { known[$0] ?? Self.source($0, read) }
          feed.replace(title: title(entries), entries: entries)
        }
      }
      for index in sources.indices where look.finds(sources[index].stamps) {
        sources[index] = Self.source(sources[index].file, read)
        feed.update(index, to: sources[index].entry)
        changed(sources[index].file, sources[index].entry)
      }
    }
  }

  /// Asks for notices about the folders of all files.
  private func watch(_ changes: FolderChanges?) {
    changes?.add(foldersOf: Set(listStamps.keys).union(sources.flatMap(\.stamps.keys)))
  }

  /// Waits until files that have changed are the same in two looks: programs that save a file may empty or remove it
  /// first, or write another one beside it.
  private func settle() async throws {
    var previous: [String: FileStamp] = [:]
    for _ in 0..<Self.mostLooks {
      var look = Look()
      let found = sources.reduce(look.finds(listStamps)) { look.finds($1.stamps) || $0 }
      if !found || look.current == previous { return }
      previous = look.current
      try await Task.sleep(for: Self.pause)
    }
  }

  /// One look at files; each is looked at once.
  private struct Look {
    private(set) var current: [String: FileStamp] = [:]
    /// Whether any file differed from its stamp.
    private(set) var foundChange = false

    /// Whether any file differs from its stamp.
    mutating func finds(_ stamps: [String: FileStamp]) -> Bool {
      var result = false
      for (path, stamp) in stamps {
        let now = current[path] ?? FileStamp(path)
        current[path] = now
        if now != stamp {
          result = true
          foundChange = true
        }
      }
      return result
    }
  }
}
