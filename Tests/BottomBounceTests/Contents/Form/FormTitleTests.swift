import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Fields of forms whose titles change while they are shown.
@MainActor @Suite(.ownDevice) struct FormTitleTests {
  private let host = TestHost()

  private struct Place: Equatable {
    var isFar = false
    var zip = ""
    var weight: Double? = 2
    var secret = ""
    var notes = ""
    var size = "M"
    var isGift = false
    var volume: Float = 0.5
    var inner = Inner()
  }

  private struct Inner: Equatable { var name = "" }

  /// Returns the field with a title.
  private func field(_ title: String) -> FormFieldView? {
    (host.formViews(nil) as [FormFieldView]).first { $0.title == title }
  }

  private func turn(_ title: String) async throws {
    host.tap(try #require(field(title)?.element as? UIControl))
    await host.settle()
  }

  @Test func `VoiceOver reads the new title of each kind of field`() async throws {
    let content = FormContent<Place>.form(Place()) { f, place in
      f.toggle("Far", \.isFar)
      let end = place.isFar ? "there" : "here"
      f.field("Zip \(end)", \.zip) { .text($0) }
      f.field("Weight \(end)", \.weight) { .number($0, in: 0...9, unit: "kg") }
      f.field("Secret \(end)", \.secret) { .text($0).secure() }
      f.field("Notes \(end)", \.notes) { .text($0).lines(2...4) }
      f.field("Size \(end)", \.size) { .list(["S", "M"], selected: $0) }
      f.toggle("Gift \(end)", \.isGift)
      f.field("Volume \(end)", \.volume) { _ in .control(\UISlider.value) { UISlider() } }
      f.field("Inner \(end)", \.inner) {
        .form($0) { f, _ in f.field("Name", \.name) { .text($0) } }
      }
    }
    let outcomes = await host.show(content, by: host.sheet)
    for end in ["here", "there", "here"] {
      for name in ["Zip", "Size", "Gift", "Volume", "Inner"] {
        #expect(field("\(name) \(end)")?.element.accessibilityLabel == "\(name) \(end)")
      }
      for name in ["Secret", "Notes"] {
        #expect(field("\(name) \(end)")?.textEntry?.accessibilityLabel == "\(name) \(end)")
      }
      #expect(field("Weight \(end)")?.textEntry?.accessibilityLabel == "Weight \(end), kg")
      #expect(
        host.view("BottomBounce.reveal")?.accessibilityLabel == "Secret \(end), Show password")
      try await turn("Far")
    }
    #expect(outcomes.total == 0)
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `a text whose options change with its title has the last title`() async throws {
    struct Step: Equatable {
      var count = 0
      var code = "a"
      var isNext = false
    }
    let content = FormContent<Step>.form(Step()) { f, step in
      f.field("Count", \.count) { .number($0, in: 0...9) }
      f.field("Code \(step.count)", \.code) { .text($0, limit: 10 + step.count) }
    }
    _ = await host.show(content, by: host.sheet)
    let count = try #require(field("Count")?.textField)
    for number in [1, 2, 0, 3] {
      count.becomeFirstResponder()
      count.deleteBackward()
      host.type("\(number)")
      await host.settle()
      let code = try #require(field("Code \(number)"))
      #expect(code.textField?.accessibilityLabel == "Code \(number)")
    }
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `a name of the app's own stays when the title changes`() async throws {
    let content = FormContent<Place>.form(Place()) { f, place in
      f.toggle("Far", \.isFar)
      f.field(place.isFar ? "Loudness" : "Volume", \.volume) { _ in
        .control(\UISlider.value) {
          let slider = UISlider()
          slider.accessibilityLabel = "Sound"
          return slider
        }
      }
    }
    _ = await host.show(content, by: host.sheet)
    try await turn("Far")
    #expect(field("Loudness")?.element.accessibilityLabel == "Sound")
    host.sheet.dismiss()
    await host.settle()
  }
}
