import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The accessibility elements of every content: labels, hit areas, and order.
@MainActor @Suite(.ownDevice) struct AccessibilityElementTests {
  private func walk(
    _ shown: ContentCase, locale: String = "en_US", size: UIContentSizeCategory = .large
  ) async -> TestHost {
    let screen = TestHost(on: Simulator(locale: Locale(identifier: locale)))
    screen.device.showsSoftwareKeyboard = false
    screen.device.settings.contentSizeCategory = size
    await shown.show(on: screen)
    return screen
  }

  private func walk(
    _ content: SheetCase, title: String? = "Thing", locale: String = "en_US",
    size: UIContentSizeCategory = .large
  ) async -> TestHost {
    let screen = TestHost(on: Simulator(locale: Locale(identifier: locale)))
    screen.device.showsSoftwareKeyboard = false
    screen.device.settings.contentSizeCategory = size
    _ = content.show(screen, title: title)
    await content.settle(screen)
    return screen
  }

  /// A way to present content.
  struct Variant: CustomTestStringConvertible, Sendable {
    var title: String?
    var locale = "en_US"
    var size = UIContentSizeCategory.large

    var testDescription: String { "\(title ?? "no title"), \(locale), \(size.rawValue)" }

    static let all = [
      Variant(title: "Thing"), Variant(), Variant(title: "Thing", locale: "ar_EG"),
      Variant(locale: "ar_EG"),
      Variant(title: "Thing", size: .accessibilityExtraExtraExtraLarge),
    ]
  }

  @Test(arguments: SheetCase.all, Variant.all)
  func `every element has a unique name, a hit area, and an action`(
    content: SheetCase, look: Variant
  ) async throws {
    // Without a sheet title, a control's label comes from the app.
    if content.name == "slider", look.title == nil { return }
    try expectWalk(await walk(content, title: look.title, locale: look.locale, size: look.size))
  }

  @Test(arguments: ContentCase.entries(with: ["en_US", "ar_EG"]))
  func `every catalog entry is accessible`(shown: ContentCase, locale: String) async throws {
    try expectWalk(await walk(shown, locale: locale))
  }

  @Test(arguments: ContentCase.entries)
  func `every catalog entry is accessible at the largest text size`(shown: ContentCase) async throws
  {
    try expectWalk(await walk(shown, size: .accessibilityExtraExtraExtraLarge))
  }

  private func expectWalk(_ screen: TestHost) throws {
    let device = screen.device
    var names: Set<String> = []
    let table = device.view("BottomBounce.options") as? UITableView
    let found = device.accessibilityElements
      .filter(\.accessibilityRespondsToUserInteraction)
      .map { ($0, path: ($0 as? UITableViewCell).flatMap { table?.indexPath(for: $0) }) }
    for (old, path) in found {
      var element = old
      if let table, let path {
        // VoiceOver scrolls to a row. Scrolling reuses cells.
        table.scrollToRow(at: path, at: .none, animated: false)
        device.settle()
        element = try #require(table.cellForRow(at: path))
      }
      // Wheels share the picker's label or are in a labeled group. Their values differ.
      let value =
        element.accessibilityTraits.contains(.adjustable) ? element.accessibilityValue : nil
      let label = element.accessibilityLabel
      try #require(label != nil || value != nil, "\(type(of: element)) has no name")
      if let label { #expect(label.contains { $0.isLetter }, "\(label) cannot be spoken") }
      let name = [label, value].compactMap { $0 }.joined(separator: ", ")
      #expect(name.contains { $0.isLetter || $0.isNumber }, "\(element) has no name")
      #expect(names.insert(name).inserted, "\(name) is there twice")
      for other in element.accessibilityUserInputLabels ?? [] {
        #expect(other.contains { $0.isLetter })
      }
      if let view = element as? UIView { screen.bringIntoSight(view) }
      try screen.expectUsable(element, name: name)
    }
    #expect(names.count >= 3)
  }

  @Test(arguments: SheetCase.all, ["en_US", "ar_EG"])
  func `Cancel, title, and OK come first and the backdrop last`(
    content: SheetCase, locale: String
  ) async throws {
    let screen = await walk(content, locale: locale)
    // The grabber comes first, if it is turned on.
    let elements = screen.device.accessibilityElements.filter {
      ($0 as? UIView)?.accessibilityIdentifier != "BottomBounce.grabber"
    }
    #expect(elements.first === screen.cancelButton)
    #expect(elements[1].accessibilityTraits.contains(.header))
    #expect(elements[1].accessibilityLabel == "Thing")
    if screen.okButton?.isHidden == false { #expect(elements[2] === screen.okButton) }
    #expect((elements.last as? UIView)?.accessibilityIdentifier == "BottomBounce.backdrop")
    // The body is read from the leading edge, line by line. A time is read as hours and minutes,
    // and hours are left of minutes in each language.
    let wheels = elements.filter { $0.accessibilityTraits.contains(.adjustable) }
    let places = wheels.map(\.accessibilityFrame.minX)
    if content.name.contains("time"), locale == "ar_EG" {
      let times = places.suffix(3).prefix(2)
      #expect(Array(times) == times.sorted())
    } else {
      #expect(places == places.sorted { locale == "ar_EG" ? $0 > $1 : $0 < $1 })
    }
  }

  @Test(arguments: SheetCase.all)
  func `the title is read when the focus enters the sheet`(content: SheetCase) async throws {
    let screen = await walk(content)
    let focus = try #require(screen.device.focusedElement as? UIResponder)
    let panel = try #require(screen.panel)
    #expect((focus as? UIView)?.isDescendant(of: panel) == true)
    let group = sequence(first: focus, next: \.next).first {
      ($0.accessibilityContainerType != .none || $0 === focus)
        && $0.accessibilityLabel?.contains("Thing") == true
    }
    let isSearch = focus.accessibilityTraits.contains(.searchField)
    #expect(group != nil || isSearch, "\(focus.accessibilityLabel ?? "nothing")")
  }

  @Test(arguments: [nil, "Stop", "Dismiss"])
  func `Cancel and the backdrop have different names`(title: String?) {
    let screen = TestHost()
    screen.show(PlainContent(), title: SheetHeader(cancelTitle: title))
    let names = screen.device.accessibilityElements.map(\.accessibilityLabel)
    #expect(names == [title ?? "Cancel", screen.okName, title == "Dismiss" ? "Cancel" : "Dismiss"])
  }

  // MARK: The focus

  /// Content, and the element where VoiceOver starts.
  struct Start: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let show: @MainActor (TestHost) -> Void
    let label: String

    private static let many = Array(1...90).sheetOptions { "Number \($0)" }

    static let all = [
      Start(
        testDescription: "a long list", show: { $0.show(.list(many, selected: 50)) },
        label: "Number 50"),
      Start(
        testDescription: "that can be left out",
        show: { $0.show(ListContent.list(many, selected: 50).orNone()) }, label: "Number 50"),
      Start(
        testDescription: "that is searched",
        show: { $0.show(.list(many, selected: 50).searchable()) }, label: "Number 50"),
      Start(
        testDescription: "several of a list",
        show: { $0.show(.checklist(many, selected: [60, 40])) },
        label: "Number 40"),
      Start(testDescription: "none chosen", show: { $0.show(.list(many)) }, label: "Number 1"),
      Start(
        testDescription: "large buttons",
        show: { $0.show(.buttons(Array(1...3).sheetOptions { "Number \($0)" }, selected: 2)) },
        label: "Number 2"),
      Start(
        testDescription: "no large button",
        show: { $0.show(.buttons(Array(1...3).sheetOptions { "Number \($0)" })) },
        label: "Number 1"),
    ]
  }

  @Test(arguments: Start.all)
  func `focus starts at the selection and returns to its origin`(start: Start) {
    let screen = TestHost()
    let row = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    row.setTitle("Row", for: .normal)
    screen.view.addSubview(row)
    screen.device.activate(row)
    start.show(screen)
    func label() -> String? { (screen.device.focusedElement as? UIResponder)?.accessibilityLabel }
    #expect(label() == start.label)
    // Turned on later, VoiceOver starts there as well.
    screen.device.system.accessibility.focus(on: screen.cancelButton)
    screen.device.settings.isVoiceOverRunning = true
    #expect(label() == start.label)
    screen.sheet.dismiss()
    screen.settleAnimations()
    #expect(label() == "Row")
  }
}
