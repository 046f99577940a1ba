package import Drawing
internal import Processes

/// Draws the first page of PDF files with poppler's programs `pdfinfo` and `pdftocairo`, which are
/// started only when a file is drawn.
///
/// It runs programs because linking poppler's library would load it at the start of every command.
/// It makes a bitmap and does not use `pdftocairo -svg`, because Xcode also makes bitmaps of pages
/// when it compiles a catalogue, and every page can become one.
package struct PDFReader: Sendable {
  /// The time limit of one program. Pages of a few shapes take some hundredths of a second. Our
  /// choice.
  package static let usualTimeLimit = Duration.seconds(20)
  /// The memory limit of a program, in bytes: the largest bitmap and ten layers of its size. Our
  /// choice. (A photograph of 200 million pixels would take more. Poppler leaves it out, as it does
  /// larger ones on its own.)
  private static let mostMemory = 1 << 30
  /// The maximum output of `pdfinfo`, in bytes: facts about the page, and the document's title and
  /// other metadata.
  private static let mostFacts = 1 << 20
  /// The last offset at which the signature of PDF is searched, in bytes, as in poppler and
  /// Acrobat.
  private static let longestPreface = 1024

  private let describer: Program
  private let drawer: Program
  private let timeLimit: Duration

  /// Searches the programs on the `PATH`.
  package init(timeLimit: Duration = usualTimeLimit) throws(PDFReadingFailure) {
    describer = try Self.find("pdfinfo")
    drawer = try Self.find("pdftocairo")
    self.timeLimit = timeLimit
  }

  private static func find(_ name: String) throws(PDFReadingFailure) -> Program {
    do throws(ProcessFailure) {
      return try Program.find(name)
    } catch {
      if case .forbidden = error.reason {
        throw .unreadable("\(error), and it needs that; export it as PNG")
      }
      throw .programMissing(name)
    }
  }

  /// Whether a file has the signature of PDF near its start. Starts no program.
  package static func isPDF(_ bytes: [UInt8]) -> Bool {
    let marker = Array("%PDF-".utf8)
    let preface = bytes.prefix(longestPreface + marker.count)
    return preface.indices.contains { preface[$0...].starts(with: marker) }
  }

  // MARK: - The page

  /// The size of the first page's crop box in points, after the page's rotation. Both sides are
  /// above 0.
  package func size(of file: [UInt8]) throws(PDFReadingFailure) -> Size {
    let facts = try ask(describer, ["-"], of: file, atMost: Self.mostFacts)
    // The document's title may contain line breaks, but it comes before the lines about the page.
    let lines = String(decoding: facts, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let index = lines.lastIndex(where: { $0.hasPrefix("Page size:") }) else {
      throw .unreadable("it has no page; export it again")
    }
    let words = lines[index].split(separator: " ").dropFirst(2).map(String.init)
    guard words.count >= 4, words[1] == "x", words[3] == "pts",
      let width = Double(words[0]), let height = Double(words[2]),
      width.isFinite, height.isFinite, width > 0, height > 0
    else { throw .unreadable("its page has no size; export it again") }
    let turn = lines[index...].first { $0.hasPrefix("Page rot:") }?.split(separator: " ").last
    return turn == "90" || turn == "270" ? Size(height, width) : Size(width, height)
  }

  /// Draws the crop box of the first page on a transparent background. It is stretched if `sides`
  /// have other proportions than the page.
  package func bitmap(
    of file: [UInt8], width: Int, height: Int
  ) throws(PDFReadingFailure) -> Bitmap {
    let sides = (width: "\(width)", height: "\(height)")
    // pdftocairo computes a resolution from the sides and may miss them by a pixel. The crop size
    // is exact, and memory is allocated for it.
    let cut = ["-x", "0", "-y", "0", "-W", sides.width, "-H", sides.height]
    let page = ["-cropbox", "-singlefile", "-scale-to-x", sides.width, "-scale-to-y", sides.height]
    // At least as large as what deflate makes of pixels that cannot be compressed.
    let pixels = width * height
    let limit = 4 * pixels + pixels / 100 + height + (1 << 16)
    let png = try ask(
      drawer, ["-png", "-transp"] + page + cut + ["-", "-"], of: file, atMost: limit)
    do throws(ImageDecodingFailure) {
      return try ImageDecoder.decode(png, pixelLimit: pixels)
    } catch {
      throw .unreadable("\(drawer.name) made no readable PNG of it: \(error)")
    }
  }

  // MARK: - The programs

  private func ask(
    _ program: Program, _ arguments: [String], of file: [UInt8], atMost mostBytes: Int
  ) throws(PDFReadingFailure) -> [UInt8] {
    let limits = ChildProcess.Limits(memory: Self.mostMemory, time: timeLimit, pause: timeLimit)
    let answer: ChildProcess.Answer
    do throws(ProcessFailure) {
      var child = try ChildProcess(program, arguments, limits: limits, answers: true)
      answer = try child.answer(to: file, atMost: mostBytes)
    } catch {
      throw .unreadable("\(error); export it as PNG")
    }
    // A page that was drawn only in part would be taken for the whole page. Warnings are ignored.
    let complaint = answer.words.split(whereSeparator: \.isNewline).last { $0.contains("Error") }
    if complaint != nil || answer.failure != nil {
      throw Self.failure(complaint, answer.failure, of: program)
    }
    return answer.bytes
  }

  private static func failure(
    _ complaint: Substring?, _ failure: ProcessFailure?, of program: Program
  ) -> PDFReadingFailure {
    guard let complaint else {
      let reason = failure?.description ?? "\(program.name) failed"
      return .unreadable("\(reason); export it again")
    }
    if complaint.contains("password") {
      return .unreadable("it is locked by a password; export it without one")
    }
    if complaint.contains("page range") { return .unreadable("it has no page; export it again") }
    return .unreadable(
      "it is damaged, \(program.name) says \"\(complaint.prefix(200))\"; export it again")
  }
}

/// Why a PDF file could not be drawn.
package enum PDFReadingFailure: Error, Hashable, Sendable {
  /// One of poppler's programs is not on the PATH.
  case programMissing(String)
  /// The file has no page that can be drawn. The value is a lower-case sentence that ends with the
  /// remedy.
  case unreadable(String)
}
