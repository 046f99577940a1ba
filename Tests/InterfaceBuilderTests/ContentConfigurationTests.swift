import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Content configurations")
struct ContentConfigurationTests {
  private func document(_ configuration: String, subviews: String = "") -> String {
    Design.document(subviews: subviews)
      .replacing("<connections>", with: configuration + "<connections>")
  }

  @Test("a cell keeps its texts, its image and its distance, and the rest is noted")
  func parts() throws {
    let text = document(
      """
      <listContentConfiguration key="contentConfiguration" text="Change icon" secondaryText="" \
      imageToTextPadding="8" textToSecondaryTextVerticalPadding="4">
      <imageReference key="image" image="star.fill" catalog="system" symbolScale="large"/>
      </listContentConfiguration>
      """)
    let lines = try Design.lines(text)
    #expect(
      lines.contains(
        "contentConfiguration: { text: \"Change icon\", systemImage: star.fill, imageProperties:"
          + " { preferredSymbolConfiguration: { scale: large } }, imageToTextPadding: 8 }"))
    #expect(
      try Design.result(text).notes.map(\.message) == [
        "textToSecondaryTextVerticalPadding of the content configuration is left out"
      ])
  }

  @Test("a configuration beside views is left out with a note")
  func besideViews() throws {
    let text = document(
      "<listContentConfiguration key=\"contentConfiguration\" text=\"History\"/>",
      subviews: Design.label("lab-el-001"))
    #expect(try !Design.result(text).scene.contains("contentConfiguration:"))
    #expect(
      try Design.result(text).notes.map(\.message) == ["the content configuration is left out"])
  }
}
