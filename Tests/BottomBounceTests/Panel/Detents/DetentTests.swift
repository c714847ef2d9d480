import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Panels with detents.
@MainActor @Suite(.ownDevice) struct DetentTests {
  typealias Detent = SheetDetent

  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let log = Log()

  @MainActor private final class Log {
    var selected: [Detent.Identifier] = []
  }

  /// Returns the frame of a part in the panel.
  private func place(of part: UIView) -> CGRect { part.convert(part.bounds, to: host.panel) }

  private func configuration(
    _ detents: [Detent], selected: Detent.Identifier? = nil
  ) -> SheetConfiguration {
    var configuration = SheetConfiguration()
    configuration.detents = detents
    configuration.selectedDetent = selected
    configuration.showsGrabber = true
    return configuration
  }

  private func show<Content: SheetContent>(
    _ content: Content, _ detents: [Detent], selected: Detent.Identifier? = nil
  ) async {
    sheet.show(
      content, title: "Title", in: host.view,
      configuration: configuration(detents, selected: selected),
      callbacks: .init(didSelectDetent: { [log] in log.selected.append($0) }), onValue: { _ in })
    await host.settle()
  }

  /// The visible height above bars.
  private var seen: CGFloat {
    guard let panel = host.panel else { return -1 }
    let end = host.view.bounds.height - host.view.safeAreaInsets.bottom
    return min(panel.frame.maxY, end) - panel.frame.minY
  }
  private var room: CGFloat {
    let insets = host.view.safeAreaInsets
    return host.view.bounds.height - insets.top - insets.bottom - 10
  }
  private var top: CGFloat { host.panel?.frame.minY ?? -1 }
  private var grabber: UIView? { host.view("BottomBounce.grabber") }

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.5 }

  @Test func `by default, a panel has the height of its content`() async {
    _ = await host.showText(sheet)
    let height = seen
    #expect(sheet.selectedDetent == .fits)
    sheet.dismiss()
    await host.settle()
    #expect(sheet.selectedDetent == nil)
    await show(.text("a"), [.large, .fits])
    #expect(isNear(seen, height))
    #expect(sheet.selectedDetent == .fits, "It starts with the smallest.")
  }

  @Test func `medium is half of large, which ends below the top bar`() async {
    await show(ScrollingContent(), [.medium, .large])
    #expect(isNear(seen, (room / 2).rounded()))
    sheet.selectDetent(.large)
    await host.settle()
    #expect(isNear(seen, room))
    #expect(isNear(top, host.view.safeAreaInsets.top + 10))
    #expect(sheet.selectedDetent == .large)
    #expect(log.selected == [], "Dismissing in code needs no veto.")
  }

  @Test func `a sheet can start at any detent`() async {
    await show(ScrollingContent(), [.medium, .large], selected: .large)
    #expect(isNear(seen, room))
  }

  @Test func `scrolling content fills the detent`() async throws {
    await show(ScrollingContent(), [.medium, .large])
    let body = try #require(host.parts.first { $0 is UIScrollView })
    #expect(isNear(place(of: body).maxY, seen - 16))
    #expect(isNear(place(of: body).minY, DesignMetrics.headerHeight))
    sheet.selectDetent(.large, animated: false)
    #expect(isNear(place(of: body).maxY, room - 16))
    #expect(isNear(place(of: body).minY, DesignMetrics.headerHeight))
  }

  @Test func `an option list fills the detent, smaller or larger than its own height`() async throws
  {
    let small = Detent.custom(.init("small")) { _ in 200 }
    await show(
      .list((1...50).map { SheetOption($0, title: "Row \($0)") }).searchable(),
      [small, .fits, .large])
    let list = try #require(host.view("BottomBounce.options"))
    let search = try #require(host.view("BottomBounce.search"))
    let searchHeight = search.bounds.height
    #expect(isNear(seen, 200))
    for detent in [Detent.Identifier.fits, .large] {
      sheet.selectDetent(detent, animated: false)
      let body = try #require(list.superview)
      #expect(isNear(body.convert(body.bounds, to: host.panel).maxY, seen - 16))
      let panel = try #require(host.panel)
      #expect(isNear(list.convert(list.bounds, to: panel).maxY, panel.bounds.maxY))
      #expect(isNear(search.bounds.height, searchHeight))
    }
    #expect(isNear(seen, room))
  }

  @Test func `other content stays at the top with space below`() async throws {
    await show(PlainContent(height: 100), [.fits, .large])
    let body = try #require(host.contentParts.first)
    let before = body.convert(body.bounds, to: host.panel)
    sheet.selectDetent(.large, animated: false)
    #expect(isNear(seen, room))
    #expect(body.convert(body.bounds, to: host.panel).minY == before.minY)
  }

  /// A scroll view with a fixed height.
  private struct Carousel: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let view = UIScrollView()
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
      return SheetBody(view) { 7 }
    }
  }

  @Test func `scrolling content that its app makes lower than the detent stays at the top`()
    async throws
  {
    await show(Carousel(), [.large])
    let body = try #require(host.contentParts.first)
    #expect(isNear(seen, room))
    #expect(isNear(place(of: body).minY, DesignMetrics.headerHeight))
    #expect(body.bounds.height == 100)
  }

  @Test func `content that can't grow has its height at every detent`() async throws {
    await show(.text("a"), [.fits, .large])
    let height = seen
    sheet.selectDetent(.large, animated: false)
    #expect(isNear(seen, height))
    #expect(sheet.selectedDetent == .large)
  }

  @Test func `no detent cuts content that doesn't scroll`() async throws {
    await show(
      DateContent<Date>.date(Date(timeIntervalSince1970: 0)), [.custom(.init("low")) { _ in 90 }])
    let picker = try #require(host.datePicker)
    #expect(picker.convert(picker.bounds, to: host.panel).maxY <= seen)
    #expect(seen > 200)
  }

  @Test(arguments: [10, 90, 120] as [CGFloat])
  func `scrolling content is visible below the header at any detent`(height: CGFloat) async {
    await host.changeTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    await show(ScrollingContent(), [.custom(.init("low")) { _ in height }, .large])
    #expect(seen >= (host.header?.bounds.height ?? 0) + 44 - 0.5)
    #expect(sheet.selectedDetent == .init("low"))
    sheet.selectDetent(.large, animated: false)
    #expect(isNear(seen, room))
  }

  @Test func `a custom detent gets the available height and traits and may be inactive`() async {
    var contexts: [CGFloat] = []
    let none = Detent.custom(.init("none")) { context in
      contexts.append(context.maximumHeight)
      return context.traitCollection.verticalSizeClass == .compact ? 100 : nil
    }
    await show(ScrollingContent(), [none, .medium], selected: .init("none"))
    #expect(contexts.allSatisfy { isNear($0, room) } && !contexts.isEmpty)
    #expect(sheet.selectedDetent == .medium)
    sheet.selectDetent(.init("unknown"))
    await host.settle()
    #expect(sheet.selectedDetent == .medium)
    #expect(isNear(seen, (room / 2).rounded()))
  }

  @Test func `without an active detent, the panel fits its content`() async {
    await show(ScrollingContent(), [.custom(.init("none")) { _ in nil }])
    // The header, the content, and the margin.
    #expect(isNear(seen, DesignMetrics.headerHeight + 200 + 16))
    #expect(sheet.selectedDetent == .fits)
  }

  @Test func `a smaller host has smaller detents and keeps the selected one`() async {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    host.view.addSubview(view)
    sheet.show(
      ScrollingContent(), in: view,
      configuration: configuration([.medium, .large], selected: .large),
      onValue: { _ in })
    await host.settle()
    #expect(isNear(host.panel?.bounds.height ?? 0, 590))
    view.frame.size.height = 400
    view.layoutIfNeeded()
    #expect(isNear(host.panel?.bounds.height ?? 0, 390))
    #expect(sheet.selectedDetent == .large)
  }

  @Test func `an error is shown within the height`() async throws {
    await show(RejectingContent(), [.large])
    host.tapOK()
    await host.settle()
    #expect(host.problem == "No.")
    #expect(isNear(seen, room))
    let problem = try #require(host.view("BottomBounce.message"))
    #expect(isNear(place(of: problem).maxY, seen - 16))
  }

  private struct RejectingContent: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      ScrollingContent().makeBody(context).map { _ throws(ValidationError) in
        throw ValidationError("No.")
      }
    }
  }

  // MARK: Grabber

  @Test func `adjusting the grabber selects detents and announces them`() async throws {
    let third = Detent.custom(.init("third")) { _ in 284 }
    await show(ScrollingContent(), [third, .medium, .large], selected: .medium)
    let grabber = try #require(grabber)
    #expect(grabber.accessibilityTraits == [.button, .adjustable])
    #expect(grabber.accessibilityValue == "Half screen")
    grabber.accessibilityIncrement()
    await host.settle()
    #expect(isNear(seen, room))
    #expect(grabber.accessibilityValue == "Full screen")
    grabber.accessibilityIncrement()
    #expect(sheet.selectedDetent == .large)
    grabber.accessibilityDecrement()
    grabber.accessibilityDecrement()
    await host.settle()
    #expect(isNear(seen, 284))
    let share = (284 / host.view.bounds.height * 100).rounded()
    #expect(grabber.accessibilityValue == "\(Int(share))%")
    grabber.accessibilityDecrement()
    #expect(sheet.isPresented)
    #expect(log.selected == [.large, .medium, .init("third")])
  }

  @Test func `activating the grabber cycles through several detents and never dismisses`()
    async throws
  {
    await show(ScrollingContent(), [.medium, .large])
    let grabber = try #require(grabber)
    for expected in [Detent.Identifier.large, .medium, .large] {
      #expect(grabber.accessibilityActivate())
      await host.settle()
      #expect(sheet.selectedDetent == expected)
    }
    #expect(log.selected == [.large, .medium, .large])
  }

  @Test func `the grabber is shown only while the panel can have several heights`() async throws {
    let low = Detent.custom(.init("low")) { _ in 10 }
    let inactive = Detent.custom(.init("inactive")) { _ in nil }
    let cases: [(any SheetContent, [Detent], isShown: Bool)] = [
      (ScrollingContent(), [.medium, .large], true),
      (ScrollingContent(), [.medium], false),
      (ScrollingContent(), [.fits], false),
      (ScrollingContent(), [.medium, inactive], false),
      (PlainContent(height: 200), [.fits, low], false),
      (PlainContent(height: 200), [.fits, .large], true),
      (ControlContent.control(\UISlider.value) { UISlider() }, [.medium, .large], false),
    ]
    for (content, detents, isShown) in cases {
      await show(content, detents)
      let grabber = try #require(grabber)
      #expect(grabber.isHidden == !isShown)
      let first = host.panel?.accessibilityElements?.first as? UIView
      #expect((first === grabber) == isShown)
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test func `the grabber follows a change of the heights`() async throws {
    let other = Detent.custom(.init("other")) {
      $0.traitCollection.preferredContentSizeCategory == .extraLarge ? 400 : 300
    }
    await show(ScrollingContent(), [.custom(.init("low")) { _ in 300 }, other])
    let grabber = try #require(grabber)
    for (size, isHidden) in [(UIContentSizeCategory.large, true), (.extraLarge, false)] {
      host.controller.traitOverrides.preferredContentSizeCategory = size
      await host.settle()
      #expect(grabber.isHidden == isHidden)
    }
  }

  @Test func `a horizontally scrolling row doesn't permit content to be cut`() async throws {
    var content = TextContent.text("a")
    content = content.suggestions(["One", "Two"])
    await show(content, [.custom(.init("low")) { _ in 60 }])
    try expectWhole()
  }

  /// Checks that the whole content is visible without scrolling.
  private func expectWhole(_ location: SourceLocation = #_sourceLocation) throws {
    let contents = try #require(host.contents, sourceLocation: location)
    #expect(contents.bounds.height > 100, sourceLocation: location)
    #expect(contents.contentSize.height <= contents.bounds.height + 0.5, sourceLocation: location)
  }

  @Test func `wheels and calendars are never cut`() async throws {
    let low = Detent.custom(.init("low")) { _ in 90 }
    await show(.wheels([["a", "b"].sheetOptions { $0 }]), [low])
    try expectWhole()
    sheet.dismiss()
    await host.settle()
    await show(.date().style(.calendar), [low])
    try expectWhole()
  }

  @Test func `by default a panel is at the bottom edge, and on iOS 26 inset from it`() async throws
  {
    #expect(SheetConfiguration().floatingStyle == .automatic)
    _ = await host.show(ScrollingContent(), by: sheet)
    let panel = try #require(host.panel)
    #expect(panel.frame.maxY == host.view.bounds.height - DesignMetrics.edgeGap)
    #expect(panel.frame.minX == DesignMetrics.edgeGap)
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(
      host.surface?.layer.maskedCorners == (DesignMetrics.isGlass ? upper.union(lower) : upper))
  }
}
