import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Forms that scroll to the text with the focus.
@MainActor @Suite(.ownDevice) struct FormScrollTests {
  @Test(
    arguments: [DeviceModel.iPhoneSE3, .iPhone16],
    [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `each text is fully visible in landscape, above the keyboard`(
    model: DeviceModel, size: UIContentSizeCategory
  ) async throws {
    let host = TestHost(on: Simulator(model))
    host.device.settings.contentSizeCategory = size
    host.device.rotate(to: .landscapeLeft)
    await host.settle()
    let outcomes = Outcomes<[String]>()
    let sheet = BottomBounceView()
    outcomes.show(
      .form(Array(repeating: "text", count: 7)) { f, texts in
        for index in texts.indices { f.field("Line \(index)", \.[index]) { .text($0) } }
      }, title: "Order", by: sheet, in: host.view)
    await host.settle()
    let texts: [UITextField] = fields(in: host.device.window)
    #expect(texts.count == 7)
    // With the largest text there is no room for a gap.
    #expect(try #require(host.panel).frame.minY >= (size == .large ? 10 : 0))
    // Down with Return, and up with Shift-Tab.
    for step in 0..<13 {
      if step > 6 {
        host.device.press(.keyboardTab, modifiers: .shift)
      } else if step > 0 {
        host.pressReturn()
      }
      await host.settle()
      let index = step > 6 ? 12 - step : step
      let text = texts[index]
      let frame = text.convert(text.bounds, to: nil)
      let contents = try #require(host.contents)
      let visible = contents.convert(contents.bounds.inset(by: contents.contentInset), to: nil)
      #expect(text.isFirstResponder && frame.height <= visible.height)
      #expect(frame.minY >= visible.minY - 1 && frame.maxY <= visible.maxY + 1, "\(index)")
    }
    sheet.dismiss()
    await host.settle()
  }

  // MARK: A change doesn't scroll

  private struct Long {
    var name = "Ada"
    var flags = Array(repeating: false, count: 14)
    var count = 5
    var size = "M"
    var day = DateComponents(year: 2025, month: 6, day: 1)
    var isLast = false
    var extra = "x"
  }

  /// A form that scrolls, with each kind of row at its end.
  private func long(_ server: CheckServer) -> FormContent<Long> {
    .form(Long()) { f, long in
      f.field("Name", \.name) { .text($0).rules(.async { try? await server.check($0) }) }
      for index in long.flags.indices { f.toggle("Flag \(index)", \.flags[index]) }
      f.field("Count", \.count) { .number($0, in: 1...20).style(.wheel) }
      f.field("Size", \.size) { .list(["S", "M", "L"], selected: $0) }
      f.field("Day", \.day) { .day($0).style(.wheels) }
      f.toggle("Last", \.isLast)
      if long.isLast { f.field("Extra", \.extra) { .text($0) } }
    }
  }

  enum Responder: CaseIterable {
    case none, text, openRow
  }

  enum Change: CaseIterable {
    case wheel, dateWheel, arrowKey, option, toggle, check
  }

  struct Screen: CustomTestStringConvertible, Sendable {
    let model: DeviceModel
    let isLandscape: Bool
    let isLarge: Bool

    var testDescription: String { "\(model), \(isLandscape), \(isLarge)" }

    static let all = [DeviceModel.iPhoneSE3, .iPhone16, .iPadPro11].flatMap { model in
      [false, true].flatMap { isLandscape in
        [false, true].map { Screen(model: model, isLandscape: isLandscape, isLarge: $0) }
      }
    }
  }

  /// A long form on a screen.
  @MainActor private final class LongForm {
    let host: TestHost
    let server = CheckServer()
    let sheet = BottomBounceView()

    init(_ screen: Screen) async {
      host = TestHost(on: Simulator(screen.model))
      if screen.isLarge {
        host.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      if screen.isLandscape { host.device.rotate(to: .landscapeLeft) }
      await host.settle()
    }

    var contents: UIScrollView? { host.contents }

    /// The part of the contents that isn't covered.
    var visible: CGRect {
      contents.map { $0.bounds.inset(by: $0.contentInset) } ?? .zero
    }

    func view(_ title: String) throws -> UIView {
      let views: [UIView] = host.formViews(nil as String?)
      func find(in view: UIView) -> UIView? {
        if view is UIControl, view.accessibilityLabel == title { return view }
        return view.subviews.lazy.compactMap(find).first
      }
      return try #require(views.lazy.compactMap(find).first, "\(title)")
    }

    /// The rectangle of a row, with what is open below it, in the contents.
    func place(_ title: String) throws -> CGRect {
      let row = try view(title).superview
      let contents = try #require(contents)
      return contents.convert(row?.bounds ?? .zero, from: row)
    }

    func tap(_ title: String) async throws {
      (try view(title) as? UIControl)?.sendActions(for: .touchUpInside)
      await host.settle()
    }

    /// Scrolls as a finger does, until a row is at the lower edge.
    func scroll(to title: String) throws {
      let contents = try #require(contents)
      let end = contents.contentSize.height - visible.height - contents.contentInset.top
      let y = try place(title).maxY - visible.height - contents.contentInset.top
      contents.contentOffset.y = max(min(y, end), -contents.contentInset.top)
      contents.layoutIfNeeded()
    }
  }

  @Test func `a row that opens with no room for another one is below the header`() async throws {
    let form = await LongForm(Screen(model: .iPhone16, isLandscape: true, isLarge: false))
    form.sheet.show(long(form.server), title: "Long", in: form.host.view) { _ in }
    await form.host.settle()
    var filling = 0
    for title in ["Count", "Size", "Day"] {
      try form.scroll(to: title)
      try await form.tap(title)
      let (place, visible) = (try form.place(title), form.visible)
      #expect(place.minY >= visible.minY - 1, "\(title)")
      if visible.height - place.height - 16 < 44 {
        filling += 1
        #expect(abs(place.minY - visible.minY - 8) < 1, "\(title)")
      } else {
        #expect(place.maxY <= visible.maxY + 1, "\(title)")
      }
    }
    #expect(filling > 0)
  }

  @Test(arguments: Screen.all)
  func `a change leaves a form where the user has scrolled it`(screen: Screen) async throws {
    let form = await LongForm(screen)
    let (host, server) = (form.host, form.server)
    for responder in Responder.allCases {
      for change in Change.allCases {
        if change == .check, responder != .text { continue }
        if [.wheel, .arrowKey, .dateWheel, .option].contains(change), responder != .openRow {
          continue
        }
        let occasion = "\(screen.testDescription), \(responder), \(change)"
        form.sheet.show(long(server), title: "Long", in: host.view) { _ in }
        await host.settle()
        if responder == .none {
          host.firstResponder?.resignFirstResponder()
          await host.settle()
        }
        let opened = change == .option ? "Size" : change == .dateWheel ? "Day" : "Count"
        if responder == .openRow { try await form.tap(opened) }
        if change == .check { host.type("x") }
        await host.settle()
        let target = responder == .openRow && change != .toggle ? opened : "Last"
        try form.scroll(to: target)
        let contents = try #require(form.contents)
        let before = contents.contentOffset.y
        #expect(before > 100 || contents.contentSize.height < 900, "\(occasion)")
        switch change {
        case .wheel:
          let wheel = try #require(host.view("BottomBounce.wheels") as? UIPickerView)
          wheel.selectRow(8, inComponent: 0, animated: false)
          wheel.delegate?.pickerView(wheel, didSelectRow: 8, inComponent: 0)
        case .dateWheel:
          let picker = try #require(host.datePicker)
          picker.date += 86_400 * 3
          picker.sendActions(for: .valueChanged)
        case .arrowKey: host.device.press(.keyboardDownArrow)
        case .option: host.control("BottomBounce.button.2")?.sendActions(for: .touchUpInside)
        case .toggle: try await form.tap("Last")
        case .check: server.answer("Adax")
        }
        await host.settle()
        // A form that has become shorter ends at the lower edge.
        let end = contents.contentSize.height - form.visible.height - contents.contentInset.top
        #expect(abs(contents.contentOffset.y - min(before, end)) < 1, "\(occasion)")
        form.sheet.dismiss()
        await host.settle()
      }
    }
  }

  @Test(arguments: Screen.all)
  func `what opens is visible, also while another row closes`(screen: Screen) async throws {
    let form = await LongForm(screen)
    form.sheet.show(long(form.server), title: "Long", in: form.host.view) { _ in }
    await form.host.settle()
    for title in ["Count", "Day", "Size", "Count"] {
      try form.scroll(to: title)
      try await form.tap(title)
      let (place, visible) = (try form.place(title), form.visible)
      let isInside = place.minY >= visible.minY - 1 && place.maxY <= visible.maxY + 1
      let isHigher = place.height > visible.height && abs(place.minY - visible.minY) <= 20
      #expect(isInside || isHigher, "\(screen.testDescription), \(title): \(place), \(visible)")
    }
  }

  @Test func `a letter that is typed out of sight scrolls to its text`() async throws {
    let form = await LongForm(Screen(model: .iPhone16, isLandscape: false, isLarge: false))
    form.sheet.show(long(form.server), title: "Long", in: form.host.view) { _ in }
    await form.host.settle()
    try form.scroll(to: "Last")
    #expect(form.visible.minY > 100)
    form.host.type("x")
    await form.host.settle()
    #expect(form.visible.minY < 50)
  }

  private func fields(in view: UIView) -> [UITextField] {
    if let field = view as? UITextField { return [field] }
    return view.subviews.flatMap { fields(in: $0) }
  }
}
