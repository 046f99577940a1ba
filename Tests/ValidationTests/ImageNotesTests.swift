import Drawing
import Images
import Interaction
import Scenes
import Testing
import Views
import Vocabulary

@testable import Validation

@Suite("Notes on options of images that do nothing")
struct ImageNotesTests {
  private let flag = ScaledImage(VectorImage(size: Size(4, 4), items: []), name: "flag")
  private let photo: ScaledImage
  private let insets = EdgeInsets(left: 1, right: 1)

  init() throws {
    photo = ScaledImage(
      try Bitmap(width: 1, height: 1, rgba: [0, 0, 0, 255]), scale: 1, name: "photo")
  }

  private func notes(_ view: View, _ assignments: Assignment...) -> [SceneProblem] {
    let scene = Scene(
      cell: Cell(contentView: Container(subviews: [view])),
      rules: [Rule(when: .selected, assignments: assignments)],
      collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
    let loaded = scene.mapValues { value, _ in
      switch value {
      case .image(.named("flag")?): .image(.value(flag))
      case .image(.named("photo")?): .image(.value(photo))
      default: value
      }
    }
    return ImageNotes.notes(in: scene, loaded: loaded)
  }

  @Test("capInsets of an SVG image and of a symbol are reported, and those of pixels are not")
  func caps() {
    let path = "cell.contentView.subviews[0].capInsets.value"
    let vector = notes(View.imageView("a", image: "flag").setting(.capInsets, to: insets))
    #expect(vector.map(\.path.description) == [path])
    #expect(
      vector.map(\.message) == [
        "capInsets have no effect on an SVG image, which is stretched as a whole; export it as PNG"
      ])
    let icon = notes(View.imageView("a", systemImage: .star).setting(.capInsets, to: insets))
    #expect(icon.map(\.path.description) == [path])
    #expect(
      icon.map(\.message) == [
        "capInsets have no effect on a symbol, which is stretched as a whole; leave them out"
      ])
    #expect(notes(View.imageView("a", image: "photo").setting(.capInsets, to: insets)) == [])
    #expect(notes(View.imageView("a", image: "flag").setting(.capInsets, to: .zero)) == [])
    #expect(notes(View.imageView("a").setting(.capInsets, to: insets)) == [])
  }

  @Test("an option that has an effect in one state is not reported")
  func states() {
    let capped = View.imageView("a", image: "flag").setting(.capInsets, to: insets)
    #expect(notes(capped, .set(.image, of: "a", to: .named("photo"))) == [])
    #expect(notes(capped, .set(.image, of: "b", to: .named("photo"))).count == 1)
    #expect(notes(capped, .set(.systemImage, of: "a", to: .star)).count == 1)
    let later = notes(
      View.imageView("a", image: "flag"), .set(.capInsets, of: "a", to: insets),
      .set(.capInsets, of: "b", to: insets))
    #expect(later.map(\.path.description) == ["rules[0].assignments[0].value"])
  }

  @Test(
    "renderingMode alwaysOriginal of a system symbol is reported, unless the symbol has colours")
  func original() {
    let icon = View.imageView("a", systemImage: .star)
      .setting(.renderingMode, to: .alwaysOriginal)
    let told = notes(icon)
    #expect(
      told.map(\.path.description) == ["cell.contentView.subviews[0].renderingMode.value"])
    #expect(
      told.map(\.message) == [
        "renderingMode: alwaysOriginal has no effect on a system symbol, whose drawing has no colours"
          + " of its own; set its tintColor, or paletteColors in preferredSymbolConfiguration"
      ])
    var configuration = SymbolConfiguration()
    configuration.coloring = .multicolor
    #expect(notes(icon.setting(.preferredSymbolConfiguration, to: configuration)).count == 1)
    configuration.coloring = .palette([.white])
    #expect(notes(icon.setting(.preferredSymbolConfiguration, to: configuration)) == [])
    #expect(notes(icon.setting(.renderingMode, to: .alwaysTemplate)) == [])
    #expect(notes(icon, .set(.image, of: "a", to: .named("flag"))) == [])
  }
}
