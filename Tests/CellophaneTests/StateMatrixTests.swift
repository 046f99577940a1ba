import Cellophane
import Testing

@testable import Review

@Suite("The matrix of states and variants")
struct StateMatrixTests {
  private func matrix(_ columns: String, rows: String? = nil) throws -> Picture {
    let renderer = try Fixture.renderer()
    return try renderer.stateMatrix(
      rows: renderer.matrixEntries(rows), columns: renderer.matrixEntries(columns))
  }

  @Test("A column that changes nothing is described in words, and its pictures are not drawn again")
  func same() throws {
    let matrix = try matrix("light,dark,grayscale")
    #expect(
      matrix.description == """
        A table of pictures of a cell: normal, highlighted, selected, highlighted and selected in rows, \
        light, dark, grayscale in columns. Dark equals light in every row.
        """)
    let dump = matrix.dump()
    #expect(!dump.contains("\"dark\""))
    #expect(dump.contains("\"Dark equals light in every row.\""))
    #expect(dump.contains("\"background light red\""))
  }

  @Test("A picture that equals the base's in one place only is a note in words")
  func note() throws {
    let dump = try matrix("normal,highlighted", rows: "normal,selected,highlighted").dump()
    // Highlighted in the base column, and highlighted in the base row: the row adds nothing there.
    #expect(dump.split(separator: "\n").count { $0.contains("\"= base\"") } == 1)
    #expect(dump.contains("\"as normal\"") || dump.contains("\"as in normal\""))
  }

  @Test("Rows can be surroundings and columns states")
  func swapped() throws {
    let matrix = try matrix("normal,selected+highlighted", rows: "light,grayscale")
    #expect(
      matrix.description == """
        A table of pictures of a cell: light, grayscale in rows, normal, selected and highlighted in \
        columns.
        """)
  }

  @Test("A page of many columns is broken into blocks and stays as wide as a README")
  func wrapped() throws {
    let matrix = try matrix(
      "light,extraSmall,small,medium,extraLarge,protanopia,deuteranopia,tritanopia,grayscale")
    #expect(matrix.size.width <= 830)
  }

  @Test(
    "The most similar pair is named as its rows are, and a small mark is described with its area")
  func smallMark() throws {
    let file = """
      cellophane: 1
      cell: { class: UITableViewCell, selectionStyle: none, contentView: { subviews: [
        { label: t, text: Mara, font: body, constraints: [leading = superview + 16, top = superview + 12, bottom = superview - 12] },
        { view: dot, backgroundColor: black, isHidden: true, constraints: [trailing = superview - 16, centerY = superview, size = 3] }] } }
      states: { current: data }
      rules: [{ when: current, dot.isHidden: false }]
      collectionView: { frame: { width: 320, height: 100 }, listLayout: { appearance: plain }, items: [{ states: { current: true } }, {}] }
      """
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "row").scene)
    let dump = try renderer.stateMatrix().dump()
    #expect(dump.contains("Closest pair: current and not current, mean ΔE00"), "\(dump)")
    #expect(dump.contains("pt²"))
  }

  @Test(
    "A cell with many states has a row for each change of one part, in words",
    arguments: ["episode", "starred"])
  func factors(name: String) throws {
    let renderer = try ExampleScenes.renderer(
      #require(ExampleScenes.files.first { $0.hasSuffix("/\(name).cell.yaml") }))
    let matrix = try renderer.stateMatrix(columns: renderer.matrixEntries("light,dark"))
    let dump = matrix.dump()
    #expect(matrix.size.width <= 830)
    #expect(dump.contains("Each row changes one part of the base"))
    #expect(!matrix.description.contains("=") && matrix.description.count < 500)
  }

  @Test("Unknown variants are errors that list the known ones")
  func words() throws {
    #expect(throws: RenderingError.unknownVariant("bogus", known: LookVariant.words)) {
      try LookVariant("dark+bogus")
    }
    #expect(throws: RenderingError.unknownVariant("", known: LookVariant.words)) {
      try LookVariant.list("light,")
    }
    #expect(try LookVariant.list(nil).isEmpty)
    for trait in TraitTable.all where trait.isBoolean {
      #expect(try LookVariant(trait.name).traits(Traits()) != Traits())
    }
    let known = ["light", "dark", "selected"]
    #expect(
      RenderingError.unknownVariant("selectd", known: known).description
        == "\"selectd\" is not a variant; did you mean \"selected\"?")
    #expect(
      RenderingError.unknownVariant("bogus", known: known).description
        == "\"bogus\" is not a variant; available: light, dark, selected")
  }

  @Test("Entries that a program makes are those that are read from words")
  func entries() throws {
    let dark = TraitsChange(userInterfaceStyle: .dark)
    let read = try Fixture.renderer().matrixEntries(
      "selected,highlighted+selected,dark,selected+dark,3x,dark+grayscale")
    #expect(
      read == [
        MatrixEntry(.selected), MatrixEntry([.highlighted, .selected]), MatrixEntry(traits: dark),
        MatrixEntry(.selected, traits: dark), MatrixEntry(displayScale: .x3),
        MatrixEntry(traits: dark, vision: .grayscale),
      ])
    let undeclared = CellState.normal.setting(custom: "likd", to: true)
    #expect(throws: RenderingError.self) {
      try Fixture.renderer().stateMatrix(rows: [MatrixEntry(undeclared)])
    }
  }

  @Test("A state of the scene wins over a trait of the same name")
  func namesOfTraits() throws {
    let dark = TraitsChange(userInterfaceStyle: .dark)
    let renderer = try Fixture.renderer { $0.states = [CustomState("compact", [:])] }
    let compact = CellState.normal.setting(custom: "compact", to: true)
    #expect(
      try renderer.matrixEntries("compact,compact+dark") == [
        MatrixEntry(compact), MatrixEntry(compact, traits: dark),
      ])
    let trait = MatrixEntry(traits: TraitsChange(horizontalSizeClass: .compact))
    #expect(try Fixture.renderer().matrixEntries("compact") == [trait])
  }

  @Test("A simulated colour is that of the published matrix")
  func vision() throws {
    let matrix = try matrix("deuteranopia")
    #expect(matrix.dump().contains("#A49000") || matrix.dump().contains("#A39000"))
  }
}
