import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The bodies of SwiftUI content, with a stand-in for the view that hosts SwiftUI.
@MainActor @Suite(.ownDevice) struct HostedBodyTests {
  private let host = TestHost(inRealTime: true)
  private let sheet = BottomBounceView()
  private let hosted = HostedDouble()

  /// A stand-in for the content view of a `UIHostingConfiguration` whose text wraps.
  private final class HostedDouble: UIView {
    /// The product of width and height.
    var area: CGFloat = 40_000 { didSet { setNeedsLayout() } }
    /// Called in a layout with a new height, as `onGeometryChange` is.
    var onHeight: (@MainActor (CGFloat) -> Void)?
    /// The widths in which the view was measured.
    private(set) var measured: [CGFloat] = []
    private var reported: CGFloat?

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      measured.append(targetSize.width)
      return CGSize(width: targetSize.width, height: area / targetSize.width)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.width > 0 else { return }
      let height = area / bounds.width
      if reported == height { return }
      reported = height
      onHeight?(height)
    }
  }

  /// Content that creates its body like SwiftUI content.
  private struct HostedContent: SheetContent {
    let hosted: HostedDouble
    var scrolls = false
    var link: Link

    /// The objects of a body.
    @MainActor final class Link {
      weak var view: HostedBodyView?
      weak var model: HostedValue<Int>?
      var context: SheetContext?
      var body: SheetBody<Int>?
    }

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let model = HostedValue(1, context: context)
      let view = HostedBodyView(hosted, context: context)
      hosted.onHeight = { [weak view] in view?.contentDidLayOut(height: $0) }
      (link.view, link.model, link.context) = (view, model, context)
      let body = view.makeBody(of: model, scrolls: scrolls)
      link.body = body
      return body
    }
  }

  private let link = HostedContent.Link()
  private let outcomes = Outcomes<Int>()

  private func show(
    scrolls: Bool = false, rule: ((Int) -> String?)? = nil,
    _ configuration: SheetConfiguration = SheetConfiguration(),
    callbacks: SheetCallbacks<Int> = SheetCallbacks()
  ) async {
    let content = HostedContent(hosted: hosted, scrolls: scrolls, link: link)
    sheet.show(
      content.rule { rule?($0) },
      from: host.controller, configuration: configuration, callbacks: callbacks,
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  private static func positive(_ value: Int) -> String? {
    value > 0 ? nil : "Choose a positive number."
  }

  // MARK: Size

  @Test func `the hosted view has its height in the width of the panel`() async {
    await show()
    let width = hosted.bounds.width
    #expect(width > 200 && hosted.measured.allSatisfy { $0 == width })
    #expect(abs(hosted.bounds.height - (40_000 / width).rounded(.up)) < 0.5)
    await end()
  }

  @Test func `a new height of the hosted view changes the panel with one layout`() async throws {
    await show()
    let height = try #require(host.panel).bounds.height
    let before = hosted.bounds.height
    let measurements = hosted.measured.count
    hosted.area *= 2
    await host.settle()
    #expect(abs(hosted.bounds.height - 2 * before) < 1.5)
    let growth = try #require(host.panel).bounds.height - height
    #expect(abs(growth - before) < 1.5)
    #expect((1...3).contains(hosted.measured.count - measurements))
    let end = hosted.measured.count
    await host.advance(by: 1)
    await host.settle()
    #expect(hosted.measured.count == end)
    await self.end()
  }

  @Test func `a height that differs from the measured one for long causes no loop`() async {
    await show()
    let measurements = hosted.measured.count
    for _ in 0..<3 { link.view?.contentDidLayOut(height: hosted.bounds.height + 20) }
    await host.settle()
    #expect((1...6).contains(hosted.measured.count - measurements))
    await end()
  }

  @Test func `the first layout and rounding aren't changes`() async {
    var changes = 0
    await show(callbacks: .init(valueChanged: { _ in changes += 1 }))
    #expect(changes == 0)
    link.view?.contentDidLayOut(height: hosted.bounds.height + 0.4 - 1 / 3)
    await host.settle()
    #expect(changes == 0)
    await end()
  }

  @Test func `a height that changes while SwiftUI updates is handled later`() async {
    await show()
    let measurements = hosted.measured.count
    link.view?.contentDidLayOut(height: 300)
    #expect(hosted.measured.count == measurements)
    await host.settle()
    #expect(hosted.measured.count > measurements)
    await end()
  }

  @Test func `a new height changes the panel, and isn't a change of the value`() async throws {
    var changes = 0
    await show(
      SheetConfiguration { $0.confirmsDiscardingChanges = true },
      callbacks: .init(valueChanged: { _ in changes += 1 }))
    let height = try #require(host.panel).bounds.height
    hosted.area *= 2
    await host.settle()
    #expect(try #require(host.panel).bounds.height > height + 50)
    #expect(changes == 0)
    // The sheet doesn't ask whether to discard changes.
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
  }

  @Test(arguments: [true, false])
  func `only a view that scrolls uses any height`(scrolls: Bool) async {
    await show(scrolls: scrolls, SheetConfiguration { $0.detents = [.large] })
    #expect(link.body?.usesAnyHeight == scrolls && link.body?.growsSmoothly == !scrolls)
    let natural = 40_000 / hosted.bounds.width
    #expect((hosted.bounds.height > natural + 100) == scrolls)
    await end()
  }

  @Test func `the hosted view has the default tint color, too`() async {
    await show()
    #expect(link.model?.tintColor != nil && link.model?.tintColor == sheet.tintColor)
    await end()
  }

  @Test func `the hosted view has the tint color of the sheet`() async {
    host.view.tintColor = .systemRed
    await show()
    #expect(link.model?.tintColor == .systemRed)
    sheet.tintColor = .systemGreen
    #expect(link.model?.tintColor == .systemGreen)
    await end()
  }

  // MARK: Value

  @Test func `OK returns the last value`() async {
    var changes: [Int] = []
    await show(callbacks: .init(valueChanged: { changes.append($0) }))
    link.model?.set(2)
    link.model?.set(3)
    #expect(link.model?.value == 3 && changes == [2, 3])
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [3])
  }

  @Test func `text that SwiftUI commits when editing ends is part of the value`() async {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    hosted.addSubview(field)
    await show()
    field.addAction(
      UIAction { [link] _ in link.model?.set(9) }, for: .editingDidEnd)
    field.becomeFirstResponder()
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [9])
  }

  @Test func `OK is disabled and the error is shown while the value is not valid`() async {
    await show(rule: Self.positive)
    #expect(host.okButton?.isEnabled == true && host.problem == nil)
    link.model?.set(-1)
    #expect(host.okButton?.isEnabled == false && host.problem == "Choose a positive number.")
    host.tapOK()
    await host.settle()
    #expect(outcomes.total == 0)
    link.model?.set(4)
    #expect(host.okButton?.isEnabled == true && host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [4])
  }

  @Test func `an initial value that is not valid disables OK without an error`() async {
    await show(rule: { $0 > 1 ? nil : "Too small." })
    #expect(host.okButton?.isEnabled == false && host.problem == nil)
    link.context?.confirm()
    await host.settle()
    #expect(host.problem == "Too small." && outcomes.total == 0)
    link.model?.set(2)
    #expect(host.okButton?.isEnabled == true && host.problem == nil)
    await end()
  }

  @Test func `confirm() takes a valid value, and shows the error of an invalid one`() async {
    await show(rule: Self.positive)
    link.model?.set(0)
    link.context?.confirm()
    await host.settle()
    #expect(outcomes.total == 0 && host.problem == "Choose a positive number.")
    link.model?.set(5)
    link.context?.confirm()
    await host.settle()
    #expect(outcomes.values == [5])
  }

  @Test func `nothing retains the body after the sheet`() async {
    await show()
    inOwnPool { link.body = nil }
    await end()
    #expect(link.view == nil && link.model == nil)
  }
}
