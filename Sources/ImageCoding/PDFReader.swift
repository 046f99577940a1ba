package import Drawing
internal import Processes

/// Draws the first page of PDF files through poppler's programs `pdfinfo` and `pdftocairo`, which are
/// started when a file is to be drawn and not before.
///
/// A program and not a library: poppler's would be loaded at the start of every command. A bitmap and not
/// `pdftocairo -svg`: it is what Xcode makes of a page when it compiles a catalogue, and every page has one.
package struct PDFReader: Sendable {
  /// How long one of the programs may take. Pages of a few shapes take it some hundredths of a second;
  /// our choice, so that a file that never ends does.
  package static let usualTimeLimit = Duration.seconds(20)
  /// The memory that a program may have, in bytes: the largest bitmap and ten layers of its size. Our
  /// choice. (A photograph of 200 million pixels in a page takes more; poppler leaves it out, as it leaves
  /// out larger ones by itself.)
  private static let mostMemory = 1 << 30
  /// What `pdfinfo` may write, in bytes: a page of facts and the document's own title and the like.
  private static let mostFacts = 1 << 20
  /// Where the marker of a PDF may begin, in bytes: what poppler, and Acrobat, look through.
  private static let longestPreface = 1024

  private let describer: Program
  private let drawer: Program
  private let timeLimit: Duration

  /// Looks for the programs on the `PATH`.
  package init(timeLimit: Duration = usualTimeLimit) throws(PDFReadingFailure) {
    describer = try Self.find("pdfinfo")
    drawer = try Self.find("pdftocairo")
    self.timeLimit = timeLimit
  }

  private static func find(_ name: String) throws(PDFReadingFailure) -> Program {
    do throws(ProcessFailure) {
      return try Program.find(name)
    } catch {
      throw error.reason == .forbidden
        ? .unreadable("it needs \(error); export it as PNG") : .programMissing(name)
    }
  }

  /// Whether a file begins with the signature of PDF. No program is started to find out.
  package static func isPDF(_ bytes: [UInt8]) -> Bool {
    let marker = Array("%PDF-".utf8)
    let preface = bytes.prefix(longestPreface + marker.count)
    return preface.indices.contains { preface[$0...].starts(with: marker) }
  }

  // MARK: - The page

  /// The size of the first page's crop box in points, as the page is turned; more than 0.
  package func size(of file: [UInt8]) throws(PDFReadingFailure) -> Size {
    let facts = try ask(describer, ["-"], of: file, atMost: Self.mostFacts)
    // A document's title may have lines of its own, but none after those of the page.
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

  /// The first page, from edge to edge of its crop box, on a transparent ground. Where the sides have not
  /// the page's proportions it is stretched.
  package func bitmap(
    of file: [UInt8], width: Int, height: Int
  ) throws(PDFReadingFailure) -> Bitmap {
    let sides = (width: "\(width)", height: "\(height)")
    // Computing a resolution from the sides, pdftocairo may miss them by a pixel; the cut does not, and
    // it is what memory is taken for.
    let cut = ["-x", "0", "-y", "0", "-W", sides.width, "-H", sides.height]
    let page = ["-cropbox", "-singlefile", "-scale-to-x", sides.width, "-scale-to-y", sides.height]
    // No smaller than what deflate makes of pixels that cannot be compressed.
    let pixels = width * height
    let limit = 4 * pixels + pixels / 100 + height + (1 << 16)
    let png = try ask(
      drawer, ["-png", "-transp"] + page + cut + ["-", "-"], of: file, atMost: limit)
    do throws(ImageDecodingFailure) {
      return try ImageDecoder.decode(png, pixelLimit: pixels)
    } catch {
      throw .unreadable("\(drawer.name) made something else of it: \(error)")
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
    // A page that is drawn as far as it could be read would be taken for the page. Warnings are of no
    // consequence.
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
  /// A program of poppler's is not on the PATH.
  case programMissing(String)
  /// The file has no page that can be drawn: a lower-case sentence with the fix last.
  case unreadable(String)
}
