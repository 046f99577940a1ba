package import Drawing
internal import Wording

/// A sheet for design reviews: pictures of a cell in rows and columns, each of which changes something of the
/// base in the first row and the first column. A picture that equals the base's is not drawn again.
package struct StateMatrix: Sendable {
  /// What a row or a column changes.
  package struct Head: Hashable, Sendable {
    /// The property whose value is changed, as "appearance"; `nil` where the name contains it.
    package var property: String?
    /// The name that distinguishes it from the others.
    package var name: String
    /// Whether a remark states that it changes nothing.
    package var isExplained: Bool

    /// Creates a heading.
    package init(property: String? = nil, name: String, isExplained: Bool = false) {
      (self.property, self.name, self.isExplained) = (property, name, isExplained)
    }

    /// The parts of the name in words. A plus sign separates changes.
    private var parts: [String] {
      name.split(separator: "+").map { part in
        spacedWords(part.split(separator: " ").joined(separator: " ").spokenFlag)
      }
    }

    /// The parts of the name, each of which begins a line.
    var lines: [String] { parts.dropLast().map { $0 + " +" } + parts.suffix(1) }

    /// The name as notes repeat it beside pictures.
    var shortName: String {
      let words = parts.joined(separator: " + ")
      let most = 24
      return words.count > most ? "the base" : words
    }

    /// The name in sentences.
    package var spoken: String { parts.joined(separator: " and ").replacing(",", with: " and") }

    /// Headings in a sentence; of many only the first.
    static func spoken(_ heads: [Head], _ what: String) -> String {
      let names = heads.map(\.spoken)
      let most = 6
      guard names.count > most else { return "\(names.joined(separator: ", ")) in \(what)" }
      return "\(names.count) \(what): \(names.prefix(most - 1).joined(separator: ", "))"
        + " and \(names.count - most + 1) more"
    }
  }

  /// The alternative text of the picture, in sentences.
  package let description: String
  /// The matrix's drawing, in points.
  package let displayList: DisplayList

  /// Places and draws a matrix.
  ///
  /// - Parameters:
  ///   - rows: The headings of the rows, the base first.
  ///   - columns: The headings of the columns, the base first.
  ///   - specimens: A picture for each row, and in it for each column.
  ///   - remarks: Sentences for the footer.
  ///   - spoken: Sentences about accessibility elements, for the footer and the alternative text.
  ///   - palette: The colours of everything but the cells.
  ///   - typesetter: Sets the text.
  package init(
    rows: [Head], columns: [Head], specimens: [[Specimen]], remarks: [String],
    spoken: [String] = [], palette: DiagramPalette = .light, typesetter: any Typesetter
  ) throws(DiagramFailure) {
    let content = MatrixContent(rows: rows, columns: columns, specimens: specimens)
    displayList = try MatrixPage(
      content, remarks + spoken, palette, DiagramTypesetter(typesetter: typesetter)
    ).displayList()
    description = alternativeText(
      [
        "A table of pictures of a cell: \(Head.spoken(rows, "rows")),"
          + " \(Head.spoken(columns, "columns"))."
      ] + content.sentences() + spoken)
  }
}

/// Which pictures of a matrix are drawn.
struct MatrixContent {
  /// Why a picture is not drawn.
  enum Same: Hashable {
    /// It equals that of the base row in the same column.
    case row
    /// It equals that of the base column in the same row.
    case column
  }

  let rows: [StateMatrix.Head]
  let columns: [StateMatrix.Head]
  let specimens: [[Specimen]]
  /// The rows that are drawn: all but those that equal the base row in every column.
  let shownRows: [Int]
  /// The columns that are drawn: all but those that equal the base column in every row.
  let shownColumns: [Int]

  init(rows: [StateMatrix.Head], columns: [StateMatrix.Head], specimens: [[Specimen]]) {
    (self.rows, self.columns, self.specimens) = (rows, columns, specimens)
    func looksAlike(_ one: (Int, Int), _ other: (Int, Int)) -> Bool {
      specimens[one.0][one.1].looksLike(specimens[other.0][other.1])
    }
    shownRows = rows.indices.filter { row in
      row == 0 || !columns.indices.allSatisfy { looksAlike((row, $0), (0, $0)) }
    }
    shownColumns = columns.indices.filter { column in
      column == 0 || !rows.indices.allSatisfy { looksAlike(($0, column), ($0, 0)) }
    }
  }

  /// Whether a picture equals a base; `nil` if it is drawn.
  func same(_ row: Int, _ column: Int) -> Same? {
    let specimen = specimens[row][column]
    if row > 0, specimen.looksLike(specimens[0][column]) { return .row }
    if column > 0, specimen.looksLike(specimens[row][0]) { return .column }
    return nil
  }

  /// The rows and columns whose pictures all equal those of the base, in words.
  ///
  /// - Parameter remarked: Whether remarks are read, too, so that the text need not repeat them.
  func sentences(remarked: Bool = false) -> [String] {
    func sentence(_ all: [StateMatrix.Head], _ shown: [Int], _ other: String) -> String? {
      let hidden = all.indices.filter {
        !shown.contains($0) && !(remarked && all[$0].isExplained)
      }.map { all[$0].spoken }
      guard let base = all.first, !hidden.isEmpty else { return nil }
      return hidden.listed("and").capitalizedFirst
        + " \(hidden.count == 1 ? "equals" : "equal") \(base.spoken) in every \(other)."
    }
    return [sentence(rows, shownRows, "column"), sentence(columns, shownColumns, "row")]
      .compactMap(\.self)
  }

  /// Whether any place says that it equals the base.
  var hasSame: Bool {
    shownRows.contains { row in shownColumns.contains { same(row, $0) != nil } }
  }
}
