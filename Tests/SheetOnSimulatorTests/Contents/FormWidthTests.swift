import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Long titles: each kind of field stays inside its panel, with room for its value.
@MainActor @Suite(.ownDevice) struct FormWidthTests {
  struct Screen: CustomTestStringConvertible, Sendable {
    let model: DeviceModel
    let size: UIContentSizeCategory
    let title: String

    var testDescription: String { "\(model), \(size.rawValue), \(title.count) letters" }

    static let all = [DeviceModel.iPhoneSE3, .iPhone16, .iPadPro11].flatMap { model in
      [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
        .flatMap { size in
          [
            "Title", "Emergency contact name",
            "Umsatzsteuer-Identifikationsnummer of the company you work at",
          ].map { Screen(model: model, size: size, title: $0) }
        }
    }
  }

  private struct Inner {
    var name = "Ada Lovelace"
    var isOn = true
  }

  private struct Values {
    var name = "Ada Lovelace"
    var password = "secret"
    var note = "One\nTwo"
    var price = 12.5
    var weight = 70.5
    var site = "example"
    var date = Date(timeIntervalSince1970: 1_750_000_000)
    var day: DateComponents? = DateComponents(year: 2025, month: 9, day: 30)
    var pause = Duration.seconds(5_400)
    var count = 5
    var size = "Medium"
    var country = "United Kingdom"
    var guests: Set = ["Ada", "Bob", "Cyd", "Dan", "Eve"]
    var isOn = true
    var volume: Float = 0.5
    var inner = Inner()
    var last = "x"
  }

  private func form(_ title: String) -> FormContent<Values> {
    .form(Values()) { f, _ in
      f.field(title, \.name) { .text($0, limit: 40).alwaysShowsCount() }
      f.field(title, \.password) { .text($0).secure() }
      f.field(title, \.note) { .text($0).lines(1...3) }
      f.section(title, footer: title) {
        f.field(title, \.price) { .number($0, in: 0...100_000, currency: "USD") }
        f.field(title, \.weight) { .number($0, in: 0...300, step: 0.5, unit: "kg") }
        f.field(title, \.site) { .text($0).prefix("https://").suffix(".example.com") }
        f.field(title, \.date) { .date($0, mode: .dateAndTime) }
        f.field(title, \.day) { .day($0) }
        f.field(title, \.pause) { .duration($0) }
        f.field(title, \.count) { .number($0, in: 1...20).style(.wheel) }
        f.field(title, \.size) {
          .list(
            ["Small", "Medium"], selected: $0, title: { $0 },
            image: { _ in UIImage(systemName: "eye") })
        }
        f.field(title, \.country) {
          .list(["United Kingdom", "a", "b", "c", "d", "e"], selected: $0)
        }
        f.field(title, \.guests) { .checklist(["Ada", "Bob", "Cyd", "Dan", "Eve"], selected: $0) }
        f.toggle(title, \.isOn)
      }
      f.field(title, \.volume) { volume in
        .control(\UISlider.value) {
          let slider = UISlider()
          slider.value = volume
          return slider
        }
      }
      f.field(title, \.inner) {
        .form($0) { g, _ in
          g.field(title, \.name) { .text($0) }
          g.toggle(title, \.isOn)
        }
      }
      f.field(title, \.last) { .text($0).rule { _ in title } }
    }
  }

  /// The visible views, except for the parts of controls and pickers, and shadows.
  private func views(in view: UIView) -> [UIView] {
    if view.isHidden || view.alpha == 0 { return [] }
    if view is UIPickerView || view is UIDatePicker || view is UISwitch || view is UISlider
      || view is UITextField || view is UITextView || view is UIButton
    {
      return [view]
    }
    return [view] + view.subviews.flatMap { views(in: $0) }
  }

  @Test(arguments: Screen.all)
  func `no view of a form ends outside of its panel, and values have room`(
    screen: Screen
  ) async throws {
    let host = TestHost(on: Simulator(screen.model))
    host.device.settings.contentSizeCategory = screen.size
    host.show(form(screen.title), title: "Form")
    await host.settle()
    host.tapOK()
    await host.settle()
    func check(_ occasion: String) throws {
      let panel = try #require(host.panel)
      let contents = try #require(host.contents)
      for view in views(in: contents) where view !== contents {
        let frame = view.convert(view.bounds, to: panel)
        let isInside = frame.minX >= -0.5 && frame.maxX <= panel.bounds.width + 0.5
        #expect(isInside, "\(screen.testDescription), \(occasion): \(type(of: view)) \(frame)")
      }
      for label in views(in: contents).compactMap({ $0 as? UILabel })
      where label.text == screen.title {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
        #expect(needed <= label.bounds.height + 1, "The title is cut, \(screen.testDescription)")
      }
    }
    try check("closed")
    let letters = UILabel()
    letters.text = "abcde"
    letters.font = .preferredFont(
      forTextStyle: .body, compatibleWith: host.view.traitCollection)
    for field in views(in: try #require(host.contents))
    where field.accessibilityIdentifier == "BottomBounce.text" {
      #expect(
        field.bounds.width
          >= min(letters.intrinsicContentSize.width, field.intrinsicContentSize.width),
        "\(screen.testDescription): \(field.bounds.width)")
    }
    let rows: [UIControl] = host.formViews("BottomBounce.row")
    #expect(rows.count == 7)
    for (index, row) in rows.enumerated() where index != 5 && index != 6 {
      row.sendActions(for: .touchUpInside)
      await host.settle()
      try check("row \(index) is open")
    }
  }
}
