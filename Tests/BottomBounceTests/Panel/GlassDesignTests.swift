import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The design of iOS 26: glass, and what turns it off.
///
/// On earlier systems the tests have nothing to check.
@MainActor @Suite(.ownDevice) struct GlassDesignTests {
  private let host = TestHost()

  private var effectView: UIVisualEffectView? { host.panel?.subviews.first as? UIVisualEffectView }
  /// `true` if glass isn't behind an opaque color.
  private var hasGlass: Bool {
    if #available(iOS 26, *) {
      effectView?.effect is UIGlassEffect && host.surface?.backgroundColor == nil
    } else {
      false
    }
  }
  /// The distances of the panel from the left, right, and lower edge of the host.
  private var gaps: [CGFloat] {
    guard let frame = host.panel?.frame else { return [] }
    let bounds = host.view.bounds
    return [frame.minX, bounds.width - frame.maxX, bounds.height - frame.maxY]
  }

  private func show(
    _ content: some SheetContent, title: String? = nil,
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) async {
    _ = await host.show(
      content, title: title, by: host.sheet, configuration: SheetConfiguration(change))
  }

  @Test func `at its full height the panel is opaque and reaches the edges`() async throws {
    guard DesignMetrics.isGlass else { return }
    await show(.list((1...40).map { SheetOption($0, title: "Row \($0)") })) {
      $0.detents = [.medium, .large]
      $0.showsGrabber = true
      $0.selectedDetent = .large
    }
    let grabber = try #require(host.view("BottomBounce.grabber"))
    #expect(gaps == [0, 0, 0] && !hasGlass)
    grabber.accessibilityDecrement()
    await host.settle()
    #expect(hasGlass && Set(gaps).count == 1 && gaps[0] > 0)
    grabber.accessibilityIncrement()
    await host.settle()
    #expect(gaps == [0, 0, 0] && !hasGlass)
  }

  @Test(arguments: [true, false])
  func `wheels and calendars have a card on glass, with their links and their footer`(
    isCalendar: Bool
  ) async throws {
    let content = DateContent<Date>.date(Date(timeIntervalSinceReferenceDate: 8e8))
      .style(isCalendar ? .calendar : .wheels).todayButton().footer("You can change it.")
    await show(content, title: "Day")
    let picker = try #require(host.datePicker)
    let footer = try #require(host.view("BottomBounce.footer"))
    let today = try #require(host.control("BottomBounce.today"))
    let cards = host.contentParts.filter { $0.backgroundColor == .secondarySystemGroupedBackground }
    guard DesignMetrics.isGlass else { return #expect(cards.isEmpty) }
    let card = try #require(cards.first)
    func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    for view in [picker, today, footer] as [UIView] {
      #expect(place(card).insetBy(dx: -0.5, dy: -0.5).contains(place(view)))
    }
    #expect(card.layer.cornerRadius == 26)
  }

  private struct Person: Equatable {
    var name = "Ada"
    var city = "City 3"
  }

  @Test(arguments: [true, false])
  func `no page is seen through a sheet below another one`(inView: Bool) async throws {
    guard DesignMetrics.isGlass else { return }
    let form = FormContent<Person>.form(Person()) { f, _ in
      f.field("Name", \.name) { .text($0) }
      f.field("City", \.city) { .list((1...9).map { "City \($0)" }, selected: $0) }
    }
    if inView {
      await show(form, title: "Person")
    } else {
      host.sheet.show(form, title: "Person", from: host.controller) { _ in }
      await host.settle()
    }
    let surface = host.surface
    #expect(hasGlass)
    let rows: [UIControl] = host.formViews("BottomBounce.row")
    try #require(rows.first).sendActions(for: .touchUpInside)
    await host.settle()
    #expect(surface?.backgroundColor == .systemGroupedBackground)
    host.tapCancel()
    await host.settle()
    #expect(surface?.backgroundColor == nil)
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `no page is seen through a sheet that saves`() async throws {
    guard DesignMetrics.isGlass else { return }
    var saving: CheckedContinuation<Void, Never>?
    host.sheet.show(
      .text("Ada"), title: "Name", in: host.view,
      commit: { _ in await withCheckedContinuation { saving = $0 } }
    ) { _ in }
    await host.settle()
    #expect(hasGlass)
    host.tapOK()
    await host.settle()
    #expect(!hasGlass && host.surface?.backgroundColor == .systemGroupedBackground)
    try #require(saving).resume()
    await host.settle()
  }

  @Test func `the symbols in the header have names`() async {
    guard DesignMetrics.isGlass else { return }
    await show(.text("Ada"), title: "Name")
    #expect(host.cancelButton?.currentTitle == nil && host.okButton?.currentTitle == nil)
    #expect(host.cancelButton?.accessibilityLabel == "Cancel")
    #expect(host.okButton?.accessibilityLabel == "Done")
  }

  @Test func `the reported height is the height of the visible content`() async throws {
    guard DesignMetrics.isGlass else { return }
    var heights: [CGFloat] = []
    host.sheet.show(
      PlainContent(height: 100), title: "Title", in: host.view,
      callbacks: SheetCallbacks(heightChanged: { heights.append($0) })
    ) { _ in }
    await host.settle()
    let panel = try #require(host.panel)
    let safeBottom = host.view.bounds.height - host.view.safeAreaInsets.bottom
    #expect(abs(try #require(heights.last) - (safeBottom - panel.frame.minY)) < 0.5)
  }

  @Test func `the views are in the content view of the glass`() async throws {
    guard DesignMetrics.isGlass else { return }
    await show(.text("Ada"), title: "Name")
    let glass = try #require(effectView).contentView
    for part in [host.header, host.contents, host.okButton, host.textField] {
      #expect(try #require(part as UIView?).isDescendant(of: glass))
    }
  }

  private struct Switches {
    var isOn = false
    var isLoud = false
  }

  @Test(arguments: [SheetDesign.automatic, .classic])
  func `boxes and rows have the sizes of the design`(design: SheetDesign) async throws {
    let isGlass = DesignMetrics.isGlass && design == .automatic
    let radius: CGFloat = isGlass ? 26 : 10
    await show(.text("Ada")) { $0.design = design }
    let box = try #require(host.textField?.superview)
    #expect(box.layer.cornerRadius == radius)
    #expect(box.bounds.height == (isGlass ? 52 : 44))
    await show(.text("Ada").lines(1...3)) { $0.design = design }
    let lines = try #require(host.textView?.superview)
    #expect(abs(lines.bounds.height - (isGlass ? 52 : 44)) <= 0.5)
    await show(.list((0..<30).sheetOptions { "\($0)" }).searchable()) { $0.design = design }
    let search = try #require(host.view("BottomBounce.search")?.superview)
    #expect(search.layer.cornerRadius == (isGlass ? 22 : 10))
    #expect(search.bounds.height == (isGlass ? 44 : 36))
    #expect(host.list?.tableView.visibleCells.first?.layer.cornerRadius == radius)
    await show(
      .form(Switches()) { f, _ in
        f.toggle("On", \.isOn)
        f.toggle("Loud", \.isLoud)
      }
    ) { $0.design = design }
    let rows: [UIView] = host.formViews("BottomBounce.switch")
    #expect(rows.map(\.bounds.height) == Array(repeating: isGlass ? 52 : 44, count: 2))
    #expect(rows.first?.superview?.layer.cornerRadius == radius)
    let card = try #require(rows.last?.superview)
    let line = try #require(card.subviews.first { $0.backgroundColor == .separator })
    #expect(card.bounds.width - line.frame.maxX == (isGlass ? 16 : 0))
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `a background color replaces the glass`() async {
    guard DesignMetrics.isGlass else { return }
    await show(.date()) { $0.backgroundColor = .systemYellow }
    #expect(!hasGlass && host.surface?.backgroundColor == .systemYellow)
  }

  @Test func `styles of the app replace system styles`() async {
    guard DesignMetrics.isGlass else { return }
    await show(.text("Ada")) { $0.okButtonConfiguration = .filled() }
    #expect(host.okButton?.configuration?.baseBackgroundColor == nil)
    #expect(host.okButton?.configuration?.background.strokeWidth == 0)
    #expect((host.cancelButton?.configuration?.background.strokeWidth ?? 0) > 0)
  }
}
