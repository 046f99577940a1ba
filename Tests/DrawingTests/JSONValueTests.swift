import Drawing
import Testing

@Suite("JSON in the order of its members")
struct JSONValueTests {
  private let value: JSONValue = [
    "name": "a \"quoted\"\nline", "size": [320, .number(44.5)], "isComplete": false,
    "states": [["id": "normal", "flags": []], ["id": "selected", "flags": ["isSelected"]]],
    "note": .null, "options": [:],
  ]

  @Test("is one line without spaces")
  func line() {
    #expect(
      value.line
        == #"{"name":"a \"quoted\"\nline","size":[320,44.5],"isComplete":false,"#
        + #""states":[{"id":"normal","flags":[]},{"id":"selected","flags":["isSelected"]}],"#
        + #""note":null,"options":{}}"#)
  }

  @Test("has lines down to a depth, and plain arrays on one line")
  func lines() {
    #expect(
      value.text(levels: 2)
        == #"""
        {
          "name": "a \"quoted\"\nline",
          "size": [320, 44.5],
          "isComplete": false,
          "states": [
            {"id": "normal", "flags": []},
            {"id": "selected", "flags": ["isSelected"]}
          ],
          "note": null,
          "options": {}
        }
        """#)
  }

  @Test("leaves out members without a value")
  func missing() {
    let item: Int? = nil
    let value = JSONValue.object(["t": 0, "item": item.map { .number($0) }, "event": "mark"])
    #expect(value.line == #"{"t":0,"event":"mark"}"#)
  }
}
