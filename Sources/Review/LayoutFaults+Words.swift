internal import Drawing
internal import Interaction
internal import Layout
internal import Messages
internal import Resolution
internal import ResolvedViews
internal import SceneRendering
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

extension LayoutFaults {
  /// Labels whose lines end inside of a word, because it is wider than the label: each once, at the smallest text size.
  /// The texts of content configurations are among them.
  static func brokenWords(
    _ renderer: SceneRenderer, _ large: [SceneRenderer],
    _ layouts: [(item: Int, state: CellState)], _ isIgnored: (ScenePath) -> Bool
  ) -> [SceneProblem] {
    var known: Set<ViewName> = []
    var problems: [SceneProblem] = []
    for other in [renderer] + large {
      let size = other.traits.preferredContentSizeCategory
      for (item, state) in layouts {
        let cell = other.resolved.cell(item: item, state: state)
        for (view, word) in cell.view.brokenWords {
          let path = path(of: view, renderer.resolved)
          guard !isIgnored(path), known.insert(view.name).inserted else { continue }
          let name = view.name.rawValue
          let place = size.rawValue + (item == layouts.first?.item ? "" : " in item \(item)")
          problems.append(
            SceneProblem(
              path: path,
              message:
                "note: a line of \"\(name)\" ends inside of \"\(word.shortened)\" at \(place), because the word is"
                + " wider than the label; \(advice(view, in: cell.view, at: size))"
            ).of(name))
        }
      }
    }
    return problems
  }

  /// The place of a label in the scene; for one that UIKit creates that of what contains it.
  private static func path(of label: PresentedView, _ resolved: ResolvedScene) -> ScenePath {
    if let path = resolved.path(ofView: label.name) { return path }
    guard let owner = label.name.rawValue.split(separator: ".").first.map(String.init) else {
      return Cell.path
    }
    return owner == ViewName.contentConfiguration.rawValue
      ? Cell.path.key(owner) : resolved.path(ofView: ViewName(rawValue: owner)) ?? Cell.path
  }

  /// What to do about a word that is too wide for a label of a cell.
  private static func advice(
    _ label: PresentedView, in cell: PresentedView, at size: ContentSizeCategory
  ) -> String {
    let isContent = ContentPart.allCases.contains { $0.name == label.name }
    if isContent, size.rank >= ContentSizeCategory.accessibilityMedium.rank,
      let image = cell.view(named: ContentPart.image.name), image.frame.size.width > 0
    {
      return "UIKit lets the text flow around the image at this size, which is not drawn"
    }
    return "give the label more width there, or choose a shorter word"
  }
}

extension PresentedView {
  /// The labels in this view whose lines end inside of a word, each with the first such word. Of a label that is not much
  /// wider than a letter no word fits, which is another fault.
  fileprivate var brokenWords: [(view: PresentedView, word: String)] {
    guard !self[.isHidden], self[.alpha] >= 0.01 else { return [] }
    var found: [(view: PresentedView, word: String)] = []
    if let label, let text = properties.content.labelText,
      frame.size.width >= text.font.pointSize, let word = text.brokenWord(in: label)
    {
      found.append((self, word))
    }
    return found + subviews.flatMap(\.brokenWords)
  }
}

extension LabelText {
  /// The first word inside of which a line ends; `nil` if all lines end between words, or if they may end anywhere.
  fileprivate func brokenWord(in lines: LabelLines) -> String? {
    guard style.lineBreakMode != .byCharWrapping else { return nil }
    let letters = Array((runs.isEmpty ? string : runs.map(\.string).joined()).unicodeScalars)
    var next = 0
    for line in lines.lines.dropLast() {
      for letter in line.text.string.unicodeScalars where !letter.isLostAtBreaks {
        while next < letters.count, letters[next].isLostAtBreaks { next += 1 }
        // A line with other letters, as an ellipsis, ends the search.
        guard next < letters.count, letters[next] == letter else { return nil }
        next += 1
      }
      guard next > 0, next < letters.count, letters[next - 1].isInWord, letters[next].isInWord
      else { continue }
      let start = letters[..<next].lastIndex { !$0.isInWord }.map { $0 + 1 } ?? 0
      let end = letters[next...].firstIndex { !$0.isInWord } ?? letters.count
      return String(String.UnicodeScalarView(letters[start..<end]))
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether lines may be without it, or have it without the text: white space, images, and hyphens for soft ones.
  fileprivate var isLostAtBreaks: Bool {
    properties.isWhitespace || ["\u{FFFC}", "\u{AD}", "\u{2010}"].contains(self)
  }

  /// Whether it is a letter or digit of a script that writes words with spaces between them and breaks lines there: Latin,
  /// Greek, Cyrillic or Armenian.
  fileprivate var isInWord: Bool {
    guard value < 0x590 || (0x1E00..<0x2000).contains(value) else { return false }
    return properties.isAlphabetic || ("0"..."9").contains(self)
  }
}
