import Drawing
import Foundation
import Images
import Interaction
import Scenes
import Testing
import Validation
import Views
import Vocabulary
import YAMLReading

@testable import SceneReading

@Suite("Properties in scene files")
struct PropertyReadingTests {
  /// A file in which a view of a class, or the cell, has one more line.
  private func file(_ owner: PropertyOwner, _ line: String) -> String {
    let cell =
      switch owner {
      case .view(.cell)
      where CellClass.tableViewCell.missing.contains(where: { line.hasPrefix($0.rawValue) }):
        "{ class: UICollectionViewListCell, \(line) }"
      case .view(.cell): "{ class: UITableViewCell, \(line) }"
      case .view(.contentConfiguration): "{ contentConfiguration: { \(line) } }"
      case .group(.textProperties):
        "{ contentConfiguration: { secondaryTextProperties: { \(line) } } }"
      case .group(.imageProperties): "{ contentConfiguration: { imageProperties: { \(line) } } }"
      case .view(.backgroundConfiguration): "{ backgroundConfiguration: { \(line) } }"
      case .view(.container): "{ contentView: { \(line) } }"
      case .group(.constraint):
        "{ constraints: [{ constraint: a, equation: cell.width = 9, \(line) }] }"
      case .view(let kind):
        "{ contentView: { subviews: [{ \(kind.word): a, \(line) }] } }"
      }
    return """
      cellophane: 1
      cell: \(cell)
      rules: [{ when: selected, \(rule(owner)) }]
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """
  }

  /// A line for a rule, which gives something to show to those that need it.
  private func rule(_ owner: PropertyOwner) -> String {
    switch owner {
    case .view(.imageView): "a.systemImage: star.fill"
    case .view(.gradientView): "a.colors: [red]"
    case .view(.shapeView): "a.path: M0 0"
    case .view(.segmentedControl): "a.items: [Day]"
    case .view, .group: "cell.alpha: 1"
    }
  }

  private func properties(_ owner: PropertyOwner, _ line: String) throws -> ViewProperties {
    let cell = try SceneDocument(Array(file(owner, line).utf8), file: "a").scene.cell
    switch owner {
    case .view(.cell): return cell.properties
    case .view(.container): return cell.contentView.properties
    case .view(.backgroundConfiguration):
      return try #require(cell.backgroundConfiguration).properties
    case .view(.contentConfiguration): return try #require(cell.contentConfiguration).properties
    case .group(.textProperties):
      return try #require(cell.contentConfiguration).secondaryTextProperties
    case .group(.imageProperties): return try #require(cell.contentConfiguration).imageProperties
    case .group(.constraint): return ViewProperties()
    case .view:
      return try #require(cell.contentView.subviews.first).properties
    }
  }

  @Test(
    "a default that is written out is read, and is the author's word",
    arguments: PropertyName.allCases)
  func writtenDefaults(name: PropertyName) throws {
    // What a constraint has is part of its equation, but for isActive.
    for owner in name.definition.owners where owner != .group(.constraint) {
      let value = name.definition.defaultValue
      let word = owner == .group(.textProperties) ? name.word(of: .textProperties) : name.rawValue
      let written = try properties(owner, "\(word): \(value.sceneText)")
      #expect(written[name] == value)
      #expect(written.written.map(\.name) == [name])
      #expect(written != ViewProperties())
    }
  }

  private static let values: [(String, View)] = {
    let view = View.view("a")
    return [
      ("alpha: 0.25", view.setting(.alpha, to: 0.25)),
      ("isHidden: true", view.setting(.isHidden, to: true)),
      ("isInstalled: false", view.setting(.isInstalled, to: false)),
      ("tintColor: nil", view.setting(.tintColor, to: nil)),
      ("borderColor: red", view.setting(.borderColor, to: .system(.red))),
      ("borderWidth: 1.5", view.setting(.borderWidth, to: 1.5)),
      ("clipsToBounds: true", view.setting(.clipsToBounds, to: true)),
      ("cornerRadius: 8", view.setting(.cornerRadius, to: 8)),
      ("cornerCurve: continuous", view.setting(.cornerCurve, to: .continuous)),
      (
        "maskedCorners: [layerMinXMaxYCorner, layerMaxXMinYCorner]",
        view.setting(.maskedCorners, to: [.layerMaxXMinYCorner, .layerMinXMaxYCorner])
      ),
      ("maskedCorners: []", view.setting(.maskedCorners, to: [])),
      ("shadowColor: nil", view.setting(.shadowColor, to: nil)),
      ("shadowOpacity: 0.3", view.setting(.shadowOpacity, to: 0.3)),
      ("shadowRadius: 1000", view.setting(.shadowRadius, to: 1000)),
      (
        "shadowOffset: { width: -1.5, height: 2 }",
        view.setting(.shadowOffset, to: Size(-1.5, 2))
      ),
      (
        "colors: [red, { light: white, dark: black }, label.withAlphaComponent(0.5)]",
        View.gradientView(
          "a",
          colors: [
            .system(.red), .appearances(light: .white, dark: .black),
            .withAlphaComponent(.system(.label), 0.5),
          ])
      ),
      (
        "colors: [red, blue], locations: [0.25, 0.25], startPoint: [0, -1], endPoint: [1, 2.5]",
        View.gradientView("a", colors: [.system(.red), .system(.blue)], locations: [0.25, 0.25])
          .setting(.startPoint, to: Point(0, -1)).setting(.endPoint, to: Point(1, 2.5))
      ),
      (
        "path: M1 2h3v4z, fillColor: nil, strokeColor: red, lineWidth: 2.5",
        View.shapeView(
          "a",
          path: Path([
            .move(Point(1, 2)), .line(Point(4, 2)), .line(Point(4, 6)), .close,
          ])
        ).setting(.fillColor, to: nil).setting(.strokeColor, to: .system(.red))
          .setting(.lineWidth, to: 2.5)
      ),
      (
        "path: M0 0, lineCap: square, lineJoin: bevel, miterLimit: 4, fillRule: evenOdd",
        View.shapeView("a", path: Path([.move(.zero)])).setting(.lineCap, to: .square)
          .setting(.lineJoin, to: .bevel).setting(.miterLimit, to: 4)
          .setting(.fillRule, to: .evenOdd)
      ),
      (
        "systemImage: star, preferredSymbolConfiguration: { textStyle: headline, scale: small }",
        View.imageView("a", systemImage: .star).setting(
          .preferredSymbolConfiguration,
          to: SymbolConfiguration(textStyle: .headline, scale: .small))
      ),
      (
        "systemImage: star, preferredSymbolConfiguration: { pointSize: 12.5, weight: bold }",
        View.imageView("a", systemImage: .star).setting(
          .preferredSymbolConfiguration, to: SymbolConfiguration(pointSize: 12.5, weight: .bold))
      ),
      ("zPosition: -3", view.setting(.zPosition, to: -3)),
      ("transform: identity", view.setting(.transform, to: .identity)),
      (
        "transform: { scale: 0.98 }",
        view.setting(.transform, to: ViewTransform(scaleX: 0.98, y: 0.98))
      ),
      (
        "transform: { scale: [1, -1] }",
        view.setting(.transform, to: ViewTransform(scaleX: 1, y: -1))
      ),
      (
        "transform: { rotate: 0.999π }",
        view.setting(.transform, to: ViewTransform(rotationAngle: .pi(0.999)))
      ),
      (
        "transform: { rotate: -π }",
        view.setting(.transform, to: ViewTransform(rotationAngle: .pi(-1)))
      ),
      (
        "transform: { rotate: 45° }",
        view.setting(.transform, to: ViewTransform(rotationAngle: .degrees(45)))
      ),
      (
        "transform: { rotate: 1.5 }",
        view.setting(.transform, to: ViewTransform(rotationAngle: .radians(1.5)))
      ),
      (
        "transform: { translate: [3, -4] }",
        view.setting(.transform, to: ViewTransform(translationX: 3, y: -4))
      ),
      (
        "transform: { translate: [3, 4], rotate: 90°, scale: 2 }",
        view.setting(
          .transform,
          to: ViewTransform(
            scaleX: 2, scaleY: 2, rotation: .pi(0.5), translation: Point(3, 4)))
      ),
    ]
  }()

  @Test(
    "each spelling is a value in Swift, and the dump's spelling is read as the same",
    arguments: values)
  func spellings(line: String, view: View) throws {
    let owner = PropertyOwner.view(view.kind)
    #expect(try properties(owner, line) == view.properties)
    let spelled = view.properties.written.map { "\($0.name.rawValue): \($0.value.sceneText)" }
    let again = try properties(owner, spelled.joined(separator: ", "))
    if line.hasSuffix("1.5 }") {
      // Radians come back by way of π, to ten digits.
      #expect(abs((again[.transform]?.rotation.halfTurns ?? 0) - 1.5 / .pi) < 1e-10)
    } else {
      #expect(again == view.properties)
    }
  }

  @Test(
    "mistakes in values",
    arguments: [
      ("cornerRadius: -1", "2:60: cornerRadius must be from 0 to 10000, not -1"),
      (
        "cornerCurve: round",
        "2:59: \"round\" is not known for cornerCurve; available: circular, continuous"
      ),
      (
        "maskedCorners: all",
        "2:61: maskedCorners must be a list, not a single value; write [ … ] or lines with -"
      ),
      (
        "maskedCorners: [layerMinXMinYCorne]",
        "2:62: \"layerMinXMinYCorne\" is not known for a corner; did you mean \"layerMinXMinYCorner\"?"
      ),
      (
        "transform: 2",
        "2:57: transform must be identity or a map, as in \"{ scale: 0.98 }\" or \"{ rotate: 90° }\""
      ),
      (
        "transform: {}",
        "2:57: transform must be identity or a map, as in \"{ scale: 0.98 }\" or \"{ rotate: 90° }\""
      ),
      ("transform:", "2:57: transform has no value; write one, or leave it out"),
      (
        "transform: { rotation: 1 }",
        "2:59: \"rotation\" is not a key of a transform; available: scale, rotate, translate"
      ),
      (
        "transform: { rotate: 90deg }",
        "2:67: \"90deg\" is not an angle; write radians, 0.5π or 90°"
      ),
      ("transform: { rotate: π° }", "2:67: \"π°\" is not an angle; write radians, 0.5π or 90°"),
      ("transform: { rotate: 1e9 }", "2:67: rotate in half turns must be from -1000 to 1000"),
      (
        "transform: { scale: [1] }", "2:66: scale must be a number or a list of two numbers, [x, y]"
      ),
      ("transform: { scale: big }", "2:66: scale must be a number, not \"big\""),
      ("transform: { translate: 3 }", "2:70: translate must be a list of two numbers, [x, y]"),
      (
        "systemImage: star.fill",
        "2:46: \"a\" is a plain view and has no systemImage; an image view or a button or a list content view has one"
      ),
    ])
  func mistakesInValues(_ line: String, _ message: String) {
    #expect(mistakes(in: file(.view(.view), line)) == [message])
  }

  @Test(
    "a priority is a number or a name",
    arguments: [
      ("1000", LayoutPriority.required), ("defaultLow", .defaultLow), ("251", .init(rawValue: 251)),
    ])
  func priorities(text: String, priority: LayoutPriority) throws {
    let line = "horizontalHuggingPriority: \(text)"
    #expect(try properties(.view(.imageView), line)[.horizontalHuggingPriority] == priority)
    let again = "horizontalHuggingPriority: \(priority.description)"
    #expect(try properties(.view(.imageView), again)[.horizontalHuggingPriority] == priority)
  }

  @Test("caps of an image have insets from 0 and a mode")
  func caps() throws {
    let line = "capInsets: { left: 20, right: 12.5 }, resizingMode: stretch"
    let caps = try properties(.view(.imageView), line)
    #expect(caps[.capInsets] == EdgeInsets(left: 20, right: 12.5))
    #expect(caps[.resizingMode] == ImageResizing.Mode.stretch)
    #expect(
      mistakes(in: file(.view(.imageView), "capInsets: -1")) == [
        "2:62: capInsets must be from 0 to 10000, not -1"
      ])
  }

  @Test(
    "mistakes in priorities",
    arguments: [
      ("0", "2:78: horizontalHuggingPriority must be from 1 to 1000, not 0"),
      ("250.5", "2:78: horizontalHuggingPriority must be a whole number, not 250.5"),
      ("defaultLw", "2:78: \"defaultLw\" is not a priority; did you mean \"defaultLow\"?"),
      (
        "much",
        "2:78: \"much\" is not a priority; write a number from 1 to 1000 or required, defaultHigh,"
          + " defaultLow, fittingSizeLevel"
      ),
    ])
  func mistakesInPriorities(_ text: String, _ message: String) {
    #expect(
      mistakes(in: file(.view(.imageView), "horizontalHuggingPriority: \(text)")) == [message])
  }

  @Test("a property that a class does not have is a mistake, in files and in Swift")
  func classes() {
    #expect(
      mistakes(
        in: SceneFiles.withCell(
          "rules: [{ when: selected, a.systemImage: star.fill, cell.isInstalled: false }]"))
        == [
          "4:27: \"a\" is a plain view and has no systemImage; an image view or a button or a list content view has one",
          "4:53: \"cell\" is the cell and has no isInstalled; a view of the scene's own has one",
        ])
    let scene = Scene(
      cell: Cell(
        contentView: Container(subviews: [.view("a").setting(.systemImage, to: .starFill)])
          .setting(.isInstalled, to: true)),
      collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
    #expect(
      SceneValidator.problems(in: scene).map { "\($0.path): \($0.message)" } == [
        "cell.contentView.isInstalled: \"contentView\" is a view of the cell's own and has no"
          + " isInstalled; a view of the scene's own has one",
        "cell.contentView.subviews[0].systemImage: \"a\" is a plain view and has no systemImage;"
          + " an image view or a button or a list content view has one",
      ])
  }

  @Test("an image view gets its image from the template, an item or a rule")
  func images() {
    func problems(_ image: Symbol?, _ rules: [Rule], _ items: Items) -> [String] {
      let icon = View.imageView("icon", systemImage: image)
      return SceneValidator.problems(
        in: Scene(
          cell: Cell(contentView: Container(subviews: [icon])), rules: rules,
          collectionView: CollectionView(size: Size(9, 9), items: items))
      ).map(\.message)
    }
    let change = Assignment.set(.systemImage, of: "icon", to: .starFill)
    #expect(problems(.starFill, [], .count(1)) == [])
    #expect(problems(nil, [Rule(when: .selected, change)], .count(1)) == [])
    #expect(problems(nil, [], [Item(change)]) == [])
    #expect(problems(nil, [], .count(1)) == [])
  }

  @Test("an image goes by name or is given as pixels, and takes the place of an icon")
  func imageSources() throws {
    func problems(_ view: View, _ rules: [Rule] = []) -> [String] {
      SceneValidator.problems(
        in: Scene(
          cell: Cell(contentView: Container(subviews: [view])), rules: rules,
          collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
      ).map(\.message)
    }
    let pixels = ScaledImage(try Bitmap(width: 1, height: 1, rgba: [0, 0, 0, 0]))
    #expect(problems(.imageView("a", image: "hotels/1")) == [])
    #expect(problems(.imageView("a", image: .value(pixels))) == [])
    let both = "\"a\" has an image and a systemImage; leave out one of them"
    #expect(problems(.imageView("a", systemImage: .star, image: "x")) == [both])
    let rule = Rule(
      when: .selected, .set(.image, of: "a", to: "x"), .set(.systemImage, of: "a", to: .star))
    #expect(problems(.imageView("a", image: "x"), [rule]) == [both])
    for name in ["", "../x", "/etc/x", "a//b", "a/./b", "a/", "\0"] {
      let found = problems(.imageView("a", image: .named(name)))
      #expect(found.count == 1 && found[0].contains("is not an image name"), "\(name)")
    }
  }

  @Test("a colour may have a name of the author's own only where there are assets")
  func assetColors() throws {
    func read(_ assets: String) throws -> Scene {
      let text = """
        cellophane: 1
        \(assets)
        cell: { backgroundColor: brand.withAlphaComponent(0.5), tintColor: white }
        collectionView: { frame: { width: 9, height: 9 }, items: 1 }
        """
      return try SceneDocument(Array(text.utf8), file: "a").scene
    }
    let scene = try read("assets: [Colors.xcassets, ../Images]")
    #expect(scene.assets == ["Colors.xcassets", "../Images"])
    #expect(
      scene.cell.properties[.backgroundColor]
        == .some(.withAlphaComponent(.named("brand"), 0.5)))
    #expect(scene.cell.properties[.tintColor] == .some(.white))
    #expect(scene.usesAssets)
    #expect(throws: SceneDiagnostics.self) { try read("") }
  }

  @Test("every value of a scene is passed with its place")
  func mapping() throws {
    let text = """
      cellophane: 1
      assets: [a]
      cell:
        backgroundView: { backgroundColor: one }
        contentView:
          subviews: [{ view: a, subviews: [{ imageView: b, image: two }] }]
      rules: [{ when: selected, b.image: three }]
      collectionView:
        frame: { width: 9, height: 9 }
        items: [{ b.image: four }]
      """
    let document = try SceneDocument(Array(text.utf8), file: "a")
    var places: [String] = []
    let mapped = document.scene.mapValues { value, path in
      let place = document.sourceMap.location(of: path).map { "\($0.line):\($0.column)" } ?? ""
      places.append("\(place) \(value.sceneText)")
      return value
    }
    #expect(mapped == document.scene)
    #expect(
      Set(places) == [
        "4:38 one", "6:61 two", "7:36 three", "10:22 four", "8:1 systemBackground",
      ])
  }
}
