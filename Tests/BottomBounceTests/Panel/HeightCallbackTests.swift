import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The callback that reports the visible height of the panel.
@MainActor @Suite(.ownDevice) struct HeightCallbackTests {
  private let host = TestHost()
  private let log = Log()
  /// The header, the body, and the margin below.
  private var height: CGFloat { DesignMetrics.headerHeight + 100 + 16 }

  @MainActor private final class Log {
    var heights: [CGFloat] = []
    /// The number of heights when the sheet had been removed.
    var countAtEnd: Int?
  }

  private func show(
    _ content: some SheetContent = PlainContent(height: 100),
    _ configuration: SheetConfiguration = SheetConfiguration()
  ) async {
    host.sheet.show(
      content, in: host.view, configuration: configuration,
      callbacks: SheetCallbacks(
        heightChanged: { [log] in log.heights.append($0) },
        didDismiss: { [log] _ in log.countAtEnd = log.heights.count })
    ) { _ in }
    await host.settle()
  }

  private enum End: CaseIterable {
    case confirmed, canceled, dismissed, dismissedEarly, escaped, hostRemoved, superseded
  }

  /// A panel that is a card in a host that allows cards.
  private static let narrow = SheetConfiguration { $0.maximumWidth = 300 }

  @Test(arguments: End.allCases, [true, false])
  private func `the last height is 0, however the sheet ends`(end: End, isCard: Bool) async throws {
    if isCard { await host.allowCards() }
    let before = host.leftoverState
    await show(PlainContent(height: 100), Self.narrow)
    let other = BottomBounceView()
    switch end {
    case .confirmed: host.tap(try #require(host.okButton))
    case .canceled: host.tap(try #require(host.cancelButton))
    case .dismissed: host.sheet.dismiss()
    case .dismissedEarly:
      // The panel turns back before it has left.
      host.sheet.dismiss()
      await show(PlainContent(height: 100), Self.narrow)
      host.sheet.dismiss()
    case .escaped: #expect(host.performEscape())
    case .hostRemoved: host.sheet.removeFromSuperview()
    case .superseded:
      other.show(PlainContent(height: 100), in: host.view, configuration: .replacing) { _ in }
    }
    await host.settle()
    #expect(log.heights.last == 0)
    #expect(log.heights.contains(height))
    #expect(log.countAtEnd == log.heights.count)
    other.dismiss()
    await host.settle()
    #expect(host.leftoverState == before)
  }

  @Test func `the callback can dismiss the sheet`() async {
    let before = host.leftoverState
    let sheet = host.sheet
    var reason: Cancellation?
    sheet.show(
      PlainContent(height: 100), in: host.view,
      callbacks: SheetCallbacks(heightChanged: { if $0 > 50 { sheet.dismiss() } })
    ) { _ in
    } onCancel: {
      reason = $0
    }
    await host.settle()
    #expect(reason == .programmatic)
    #expect(!sheet.isPresented)
    #expect(host.leftoverState == before)
  }

  @Test func `a panel that bounces above the screen isn't higher than the screen`() async {
    await show(
      .list((1...40).map { SheetOption($0, title: "Row \($0)") }),
      SheetConfiguration {
        $0.transitionStyle = .spring(bounce: 0.6)
        $0.detents = [.large]
      })
    let insets = host.view.safeAreaInsets
    let edge = host.view.bounds.height - insets.bottom
    // It ends below the upper safe area, and overshoots.
    #expect((log.heights.max() ?? 0) > edge - insets.top)
    #expect((log.heights.max() ?? 0) <= edge)
  }

  @Test func `a floating card reports its height`() async {
    await host.allowCards()
    await show(PlainContent(height: 100), Self.narrow)
    #expect(host.panel?.bounds.height == height)
    #expect(log.heights.last == height)
    host.sheet.dismiss()
    await host.settle()
    #expect(log.heights.last == 0)
  }
}
