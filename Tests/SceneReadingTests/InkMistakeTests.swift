import Scenes
import Testing

@testable import SceneReading

@Suite("Mistakes in gradients, shapes and icons")
struct InkMistakeTests {
  /// The mistakes of a file with one more view, which begins at 2:36.
  private func mistakesIn(_ view: String) -> [String] {
    mistakes(
      in: """
        cellophane: 1
        cell: { contentView: { subviews: [{ \(view) }] } }
        collectionView: { frame: { width: 9, height: 9 }, items: 1 }
        """)
  }

  @Test(
    "are reported at their places",
    arguments: [
      ("gradientView: g", "2:35: the gradient view \"g\" needs \"colors\"; add it"),
      ("shapeView: s", "2:35: the shape view \"s\" needs \"path\"; add it"),
      (
        "view: a, colors: [red]",
        "2:46: \"a\" is a plain view and has no colors; a gradient view has one"
      ),
      (
        "gradientView: g, colors: red",
        "2:62: colors must be a list, not a single value; write [ … ] or lines with -"
      ),
      ("gradientView: g, colors: [rde]", "2:63: \"rde\" is not a colour; did you mean \"red\"?"),
      (
        "gradientView: g, colors: [red, blue], locations: [0]",
        "2:75: there are 2 colors and 1 locations; write one for each"
      ),
      (
        "gradientView: g, colors: [red, blue], locations: [0.5, 0.25]",
        "2:92: locations rise, and 0.25 is below 0.5; write them in order"
      ),
      (
        "gradientView: g, colors: [red], locations: [12]",
        "2:81: a location must be from -10 to 10, not 12"
      ),
      (
        "gradientView: g, colors: [red], startPoint: top",
        "2:81: startPoint must be a list of two numbers, as in [0.5, 1]"
      ),
      (
        "gradientView: g, colors: [red], endPoint: [1]",
        "2:79: endPoint must be a list of two numbers, as in [0.5, 1]"
      ),
      (
        "gradientView: g, colors: [red], endPoint: [1, 500]",
        "2:83: endPoint must be from -100 to 100, not 500"
      ),
      (
        "shapeView: s, path: M0 0 X",
        "2:62: \"X\" is not a command of path data; the commands are M L H V C S Q T A Z"
      ),
      (
        "shapeView: s, path: \"M0 0L1\"",
        "2:64: a number is missing here, before the end; write one"
      ),
      (
        "shapeView: s, path: M0 0L20000 0",
        "2:57: a coordinate of path is above 10000; write a smaller one"
      ),
      ("shapeView: s, path:", "2:57: path has no value; write one, or leave it out"),
      (
        "shapeView: s, path: M0 0, lineCap: rund",
        "2:72: \"rund\" is not known for lineCap; did you mean \"round\"?"
      ),
      (
        "shapeView: s, path: M0 0, fillRule: evenodd",
        "2:73: \"evenodd\" is not known for fillRule; did you mean \"evenOdd\"?"
      ),
      ("shapeView: s, path: M0 0, miterLimit: 0", "2:75: miterLimit must be from 1 to 1000, not 0"),
      (
        "imageView: i, systemImage: star, preferredSymbolConfiguration: bold",
        "2:100: preferredSymbolConfiguration must be nil or a map, as in \"{ pointSize: 17, weight: semibold }\""
      ),
      (
        "imageView: i, systemImage: star, preferredSymbolConfiguration: { weight: fat }",
        "2:110: \"fat\" is not known for weight; available: ultraLight, thin, light, regular, medium, semibold, bold, heavy, black"
      ),
      (
        "imageView: i, systemImage: star, preferredSymbolConfiguration: { pointSize: 0 }",
        "2:113: pointSize must be from 1 to 1000, not 0"
      ),
      (
        "imageView: i, systemImage: star, preferredSymbolConfiguration: { hierarchicalColor: red, paletteColors: [red] }",
        "2:100: preferredSymbolConfiguration has one of hierarchicalColor, paletteColors and preferringMulticolor; leave the others out"
      ),
      (
        "shapeView: s, path: M0 0, lineDashPattern: [0, 0]",
        "2:80: lineDashPattern needs a length above 0, as in [4, 2]; nil means a solid line"
      ),
      (
        "label: l, attributedText: [{ text: a, systemImage: star }]",
        "2:64: a part of a text has only one of text, systemImage and image"
      ),
      (
        "label: l, attributedText: [{ text: a, link: b }]",
        "2:75: a part of a text has no \"link\"; write it in Markdown, as a part of its own, as in"
          + " \"[tickets](https://example.com)\""
      ),
      (
        "label: l, attributedText: [{ text: a, color: red }]",
        "2:75: \"color\" is written \"foregroundColor\" in a part of a text; write that"
      ),
      ("view: a, shadowOpacity: 2", "2:61: shadowOpacity must be from 0 to 1, not 2"),
      (
        "view: a, shadowOffset: { width: 2 }", "2:60: shadowOffset needs the key \"height\"; add it"
      ),
      (
        "view: a, shadowOffset: [0, 2]",
        "2:60: shadowOffset must be a map of keys, not a list"
          + "; its keys are width, height"
      ),
    ])
  func places(view: String, message: String) {
    #expect(mistakesIn(view) == [message])
  }
}
