import Testing

@testable import InterfaceBuilder

@Suite("The names of imported views")
struct ImportNameTests {
  private func names(_ subviews: String, connections: String = "") throws -> [String] {
    try Design.lines(Design.document(subviews: subviews, connections: connections))
      .filter { $0.hasPrefix("- label: ") }.map { String($0.dropFirst("- label: ".count)) }
  }

  @Test("outlets come before labels, and labels before kinds")
  func order() throws {
    let views =
      Design.label("aaa-aa-001", "userLabel=\"Payment Method!\"")
      + Design.label("aaa-aa-002", "userLabel=\"Other\"") + Design.label("aaa-aa-003")
      + Design.label("aaa-aa-004", "userLabel=\"价格\"")
    let outlet = "<outlet property=\"titleLabel\" destination=\"aaa-aa-002\" id=\"o1\"/>"
    #expect(
      try names(views, connections: outlet) == [
        "paymentMethod", "titleLabel", "label", "label_aaa",
      ])
  }

  @Test("a view that is added anywhere but in front renames no other")
  func stable() throws {
    let views = ["xaa-aa-001", "yaa-aa-002", "zaa-aa-003"].map { Design.label($0) }
    #expect(try names(views.joined()) == ["label", "label_yaa", "label_zaa"])
    for place in 1...3 {
      var more = views
      more.insert(Design.label("new-aa-004"), at: place)
      let kept = try names(more.joined()).filter { $0 != "label_new" }
      #expect(kept == ["label", "label_yaa", "label_zaa"])
    }
  }

  @Test("words with a meaning are not taken")
  func reserved() throws {
    for (property, name) in [
      ("contentView", "contentViewView"), ("top", "topView"), ("selected", "selectedView"),
    ] {
      let outlet = "<outlet property=\"\(property)\" destination=\"aaa-aa-001\" id=\"o1\"/>"
      #expect(try names(Design.label("aaa-aa-001"), connections: outlet) == [name])
    }
  }
}
