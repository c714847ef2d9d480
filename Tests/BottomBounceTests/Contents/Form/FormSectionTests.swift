import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Cards of a form with a header and a footer.
@MainActor @Suite(.ownDevice) struct FormSectionTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private struct Event: Equatable {
    var title = "Lunch"
    var isPublic = false
    var place = "Park"
  }

  @Test func `sections are cards with a header and a footer, in the order of the form`()
    async throws
  {
    let content = FormContent<Event>.form(Event()) { f, event in
      f.field("Title", \.title) { .text($0) }
      f.section(event.isPublic ? "Everyone" : "Friends", footer: "They get an e-mail.") {
        f.toggle("Public", \.isPublic)
        if event.isPublic { f.field("Place", \.place) { .text($0) } }
      }
      f.section("Empty") {}
    }
    let outcomes = await host.show(content, by: sheet)
    func labels(_ name: String) -> [UILabel] { host.formViews("BottomBounce.section\(name)") }
    let toggles: [UIControl] = host.formViews("BottomBounce.switch")
    let toggle = try #require(toggles.first?.subviews.compactMap { $0 as? UISwitch }.first)
    for isOn in [false, true, false] {
      toggle.setOn(isOn, animated: false)
      toggle.sendActions(for: .valueChanged)
      await host.settle()
      #expect(labels("Header").map(\.accessibilityLabel) == [isOn ? "Everyone" : "Friends"])
      #expect(labels("Header").allSatisfy { $0.accessibilityTraits.contains(.header) })
      #expect(labels("Footer").map(\.text) == ["They get an e-mail."])
      let texts: [UITextField] = host.formViews("BottomBounce.text")
      let views: [UIView] = [
        try #require(texts.first { $0.text == "Lunch" }), labels("Header")[0], toggle,
        labels("Footer")[0],
      ]
      let tops = views.map { $0.convert($0.bounds.origin, to: nil).y }
      #expect(tops == tops.sorted())
    }
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event()])
  }
}
