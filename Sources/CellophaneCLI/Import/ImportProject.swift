internal import Files
internal import InterfaceBuilder
internal import TerminalOutput

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Where an imported file is, and the project around it. All paths are absolute.
struct ImportProject {
  /// The file.
  let file: String
  /// The folder of the project: nothing outside of it is read.
  let root: String

  /// The maximum number of folders that are searched upwards. Our choice.
  private static let highest = 64

  /// Finds the project of a file: the nearest folder above it with `.git`, a `.xcodeproj` or
  /// `Package.swift`; otherwise the file's own folder.
  ///
  /// - Parameter named: The project's folder, if the user names it.
  init(file: String, named: String?) {
    let file = Self.absolute(file)
    self.file = file
    if let named {
      root = Self.absolute(named)
      return
    }
    let own = SceneFolder.of(file)
    var folder = own
    for _ in 0..<Self.highest {
      if Self.isProject(folder) {
        root = folder
        return
      }
      guard folder != "/" else { break }
      folder = SceneFolder.of(folder)
    }
    root = own
  }

  private static func isProject(_ folder: String) -> Bool {
    let marks = [".git", "Package.swift"]
    if marks.contains(where: { FileAccess.exists(FileAccess.join(folder, $0)) }) { return true }
    let names = (try? FileAccess.names(inFolder: folder)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  /// An absolute path without "." and "..".
  private static func absolute(_ path: String) -> String {
    let whole =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The absolute path of a folder of the command line.
  func relative(_ folder: String) -> String { Self.absolute(folder) }

  /// The texts of the file's translation.
  func strings(language: String) throws -> [String: String] {
    guard !language.isEmpty,
      language.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    else { throw CommandFailure(.usage, "\"\(language)\" is not a language, as de or pt-BR") }
    let folder = SceneFolder.of(file)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let around = folder.hasSuffix(".lproj") ? SceneFolder.of(folder) : folder
    let plain = FileAccess.join(FileAccess.join(around, "\(language).lproj"), "\(base).strings")
    if let bytes = try FileAccess.readIfPresent(plain, longest: LocalizedStrings.largestFile) {
      guard let strings = LocalizedStrings.strings(bytes) else {
        throw CommandFailure(.malformedInput, "\(plain):1: this is not a .strings file")
      }
      return strings
    }
    for folder in ["mul.lproj", "."] {
      let path = FileAccess.join(FileAccess.join(around, folder), "\(base).xcstrings")
      guard let bytes = try FileAccess.readIfPresent(path, longest: LocalizedStrings.largestFile)
      else {
        continue
      }
      guard let strings = LocalizedStrings.catalog(bytes, language: language) else {
        throw CommandFailure(.malformedInput, "\(path):1: this is not a string catalogue")
      }
      return strings
    }
    throw CommandFailure(
      .noInput, "cannot read \(plain): there is no translation of \(name) into \"\(language)\"")
  }
}

/// Folders of paths.
enum SceneFolder {
  /// The folder of an absolute path.
  static func of(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
