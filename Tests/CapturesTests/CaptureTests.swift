import Captures
import Drawing
import Foundation
import Testing

@Suite("captures")
struct CaptureTests {
  /// A small capture by hand.
  static let badge = """
    {
      "capture": 1, "cell": { "class": "UITableViewCell", "reuseIdentifier": "Badge" },
      "environment": { "scale": 2, "collectionView": [320, 200] },
      "states": [
        { "name": "normal", "tree": {
          "name": "cell", "class": "UITableViewCell", "frame": [0, 0, 320, 44],
          "subviews": [
            { "name": "badge", "class": "UILabel", "frame": [280, 12, 24, 20],
              "properties": { "text": "3", "alpha": 0.5, "textColor": { "value": "#FF3B30", "name": "systemRed" },
                "font": { "family": "system", "size": 13, "weight": "bold" } } } ] } },
        { "name": "download=done", "traits": { "appearance": "dark" }, "tree": {
          "name": "cell", "class": "UITableViewCell", "frame": [0, 0, 320, 44] } }
      ],
      "changes": [
        { "action": "touchDown", "from": "normal", "to": "normal",
          "calls": [{ "method": "shouldHighlightItem", "answer": false }],
          "animations": [
            { "view": "badge", "keyPath": "opacity", "from": 0.5, "to": 1, "duration": 0.3,
              "timingFunction": [0.25, 0.1, 0.25, 1], "repeatCount": "infinity",
              "samples": [{ "time": 0.1, "value": 0.6 }, { "time": 0.2, "value": 0.9 }] } ] }
      ]
    }
    """

  private static func read(_ text: String) throws -> Capture { try Capture(json: Array(text.utf8)) }

  @Test("a capture is read with all its parts, and written so that it is read again")
  func reading() throws {
    let capture = try Self.read(Self.badge)
    #expect(capture.cell.className == "UITableViewCell")
    let label = capture.states[0].tree.subviews[0]
    #expect(label.frame == Rect(280, 12, 24, 20))
    #expect(label.properties["alpha"] == .number(0.5))
    #expect(
      label.properties["textColor"]
        == .color(CapturedColor(Color(hex: 0xFF3B30), name: "systemRed")))
    #expect(capture.states[1].title == "download=done in dark")
    #expect(capture.changes[0].calls == [CapturedCall("shouldHighlightItem", answer: false)])
    let animation = capture.changes[0].animations[0]
    #expect(animation.repeatCount == nil)
    #expect(animation.timing == .curve([0.25, 0.1, 0.25, 1]))
    #expect(animation.samples.map(\.time) == [0.1, 0.2])
    #expect(try Self.read(capture.json) == capture)
  }

  @Test(
    "each mistake is one message with its place",
    arguments: [
      (
        "\"capture\": 1", "\"capture\": 2",
        "capture: this is a capture of version 2; this program reads version 1"
      ),
      ("\"capture\": 1,", "", "this is not a capture: the key \"capture\""),
      (
        "\"alpha\": 0.5", "\"alpha\": \"half\"",
        "states[0].tree.subviews[0].properties.alpha: this must be a number, not \"half\""
      ),
      (
        "\"alpha\": 0.5", "\"alpha\": 1e7",
        "states[0].tree.subviews[0].properties.alpha: this must be a number from -1000000"
      ),
      (
        "\"alpha\": 0.5", "\"opacity\": 0.5",
        "states[0].tree.subviews[0].properties.opacity: UILabel has no such property"
      ),
      (
        "#FF3B30", "red",
        "states[0].tree.subviews[0].properties.textColor.value: \"red\" is not a colour"
      ),
      (
        "[280, 12, 24, 20]", "[280, 12, 24]",
        "states[0].tree.subviews[0].frame: this must be a list of 4 numbers"
      ),
      (
        "[280, 12, 24, 20]", "[280, 12, -24, 20]",
        "states[0].tree.subviews[0].frame: a width and a height are not negative"
      ),
      (
        "\"name\": \"badge\"", "\"name\": \"the badge\"",
        "states[0].tree.subviews[0].name: \"the badge\" is not a name"
      ),
      (
        "\"name\": \"badge\"", "\"name\": \"cell\"",
        "states[0].tree.subviews[0].name: the name \"cell\" appears twice"
      ),
      (
        "\"class\": \"UILabel\"", "\"class\": \"UITextField\"",
        "states[0].tree.subviews[0].class: this must be one of"
      ),
      (
        "\"name\": \"normal\"", "\"name\": \"selected\"",
        "states[0]: the first state must be normal"
      ),
      (
        "\"appearance\": \"dark\"", "\"colour\": \"dark\"",
        "states[1].traits.colour: this is not a trait"
      ),
      (
        "\"from\": \"normal\"", "\"from\": \"pressed\"",
        "changes[0].from: \"pressed\" is not among the states"
      ),
      (
        "\"keyPath\": \"opacity\"", "\"keyPath\": \"filters\"",
        "changes[0].animations[0].keyPath: this must be one of"
      ),
      (
        "\"time\": 0.2", "\"time\": 0.1",
        "changes[0].animations[0].samples[1]: the samples must be in the order"
      ),
      (
        "\"timingFunction\": [0.25, 0.1, 0.25, 1],", "",
        "changes[0].animations[0]: an animation has either"
      ),
      ("\"scale\": 2", "\"scale\": 1.5", "environment.scale: this must be 1, 2 or 3"),
      (
        "\"changes\": [", "\"change\": [",
        "\"change\" is not known here; available: capture, recorder"
      ),
    ])
  func mistakes(_ old: String, _ new: String, _ message: String) throws {
    let text = Self.badge.replacing(old, with: new, maxReplacements: 1)
    #expect(text != Self.badge)
    let failure = #expect(throws: CaptureFailure.self) { try Self.read(text) }
    #expect(failure?.description.hasPrefix(message) ?? false, "\(failure?.description ?? "")")
  }

  @Test(
    "the names of states are those that scenes can have",
    arguments: [
      (".", false), ("a..b", false), ("a.b.c", false), ("a,,b", false), ("a,a", false),
      ("normal,selected", false), ("highlighted=3", false), ("download=true", false),
      ("download=0x10", false), ("download=+5", false), ("download=1e308", false),
      ("download=5.", false), ("download=2000000", false), ("download=.nan", false),
      ("download", false), ("download=0.5", false), ("like.highlighted", true),
      ("highlighted,selected", true), ("progress=-0.25,download=loading", true),
    ])
  func stateNames(_ name: String, _ isValid: Bool) throws {
    // The third state; the second one is download=done.
    let state = """
      , { "name": "\(name)", "tree": {
        "name": "cell", "class": "UITableViewCell", "frame": [0, 0, 320, 44] } }
      ],
      "changes"
      """
    let end = "],\n  \"changes\""
    let text = Self.badge.replacing(end, with: state)
    #expect(text != Self.badge)
    if isValid {
      #expect(try Self.read(text).states.last?.name == name)
    } else {
      let failure = #expect(throws: CaptureFailure.self) { try Self.read(text) }
      #expect(failure?.description.hasPrefix("states[2].name: \"") == true)
    }
  }

  @Test("text that is not JSON, deep nesting and too many views are one message each")
  func limits() throws {
    for text in [
      "", "{", "[1, 2", "\u{0}", "{\"capture\": 1} x", String(repeating: "[", count: 100_000),
    ] {
      let failure = #expect(throws: CaptureFailure.self) { try Self.read(text) }
      #expect(failure?.message.isEmpty == false)
    }
    let text = Array("{\n  \"capture\": \"a".utf8) + [0xFF] + Array("\" }".utf8)
    let invalid = #expect(throws: CaptureFailure.self) { try Capture(json: text) }
    #expect(
      invalid?.description
        == "line 2, column 15: this is not JSON: this text is not UTF-8; save the file as UTF-8")
    // What a text contains does not reach the terminal as it is.
    let strange = #expect(throws: CaptureFailure.self) {
      try Self.read(Self.badge.replacing("\"name\": \"badge\"", with: "\"\u{202E}\\nx\": 1"))
    }
    #expect(strange?.description.contains("\u{FFFD}\u{FFFD}x") ?? false)
    var tree = "{ \"name\": \"v0\", \"class\": \"UIView\", \"frame\": [0, 0, 1, 1] }"
    for depth in 1...61 {
      tree =
        "{ \"name\": \"v\(depth)\", \"class\": \"UIView\", \"frame\": [0, 0, 1, 1], \"subviews\": [\(tree)] }"
    }
    let deep = Self.badge.replacing("{ \"name\": \"badge\"", with: "\(tree), { \"name\": \"badge\"")
    let failure = #expect(throws: CaptureFailure.self) { try Self.read(deep) }
    #expect(failure?.message == "views may be nested 60 deep")
    let many = (0..<1_000).map {
      "{ \"name\": \"v\($0)\", \"class\": \"UIView\", \"frame\": [0, 0, 1, 1] }, "
    }.joined()
    let crowd = Self.badge.replacing("{ \"name\": \"badge\"", with: "\(many){ \"name\": \"badge\"")
    let tooMany = #expect(throws: CaptureFailure.self) { try Self.read(crowd) }
    #expect(tooMany?.description.contains("at most 1000") ?? false)
  }

  @Test(
    "numbers without bounds and wrong escapes are mistakes with their places",
    arguments: [
      ("1e400", 8, "this number is too large"),
      ("-1e400", 8, "this number is too large"),
      (String(repeating: "9", count: 400), 8, "this number is too large"),
      (#""x\u12G4""#, 10, "four hexadecimal digits are expected after \\u"),
      (#""\u+123""#, 9, "four hexadecimal digits are expected after \\u"),
      (#""\ud83d\n""#, 9, "this half of a surrogate pair lacks the second one"),
      (#""\ud83d\ud83d""#, 9, "this half of a surrogate pair lacks the second one"),
      (#""\ude00""#, 9, "this half of a surrogate pair lacks the first one"),
    ])
  func outOfRange(value: String, column: Int, message: String) {
    let failure = #expect(throws: CaptureFailure.self) { try Self.read("{\n  \"a\": \(value)}") }
    #expect(
      failure?.description == "line 2, column \(column): this is not JSON: \(message)",
      "\(value)")
  }

  @Test("escapes of letters are read, also as pairs")
  func escapes() throws {
    let text = Self.badge.replacing(
      "\"text\": \"3\"", with: #""text": "\u00e9\uD83D\uDE00\n""#)
    let label = try Self.read(text).states[0].tree.subviews[0]
    #expect(label.properties["text"] == .text("é😀\n"))
  }

  @Test("the published schema is the one that the tables give")
  func schema() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Schemas/capture-1.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == CaptureSchema.json())
  }
}
