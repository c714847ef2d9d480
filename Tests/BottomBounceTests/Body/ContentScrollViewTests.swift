import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The scroll indicators of a body's scroll view.
@MainActor @Suite(.ownDevice) struct ContentScrollViewTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  /// A scroll view that counts how often its indicators flash.
  private final class FlashRecorder: UIScrollView {
    var flashes = 0

    override func flashScrollIndicators() {
      super.flashScrollIndicators()
      flashes += 1
    }
  }

  /// Content with a scroll view of 200 points.
  private struct ScrollContent: SheetContent {
    let scrollView: FlashRecorder
    let onMake: (SheetContext) -> Void

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      onMake(context)
      scrollView.heightAnchor.constraint(equalToConstant: 200).isActive = true
      var body = SheetBody(scrollView) { 1 }
      body.contentScrollView = scrollView
      return body
    }
  }

  @Test func `indicators flash once when the sheet has come to rest`() async {
    let scrollView = FlashRecorder()
    scrollView.contentSize = CGSize(width: 100, height: 900)
    var context: SheetContext?
    var counts: [Int] = []
    sheet.show(
      ScrollContent(scrollView: scrollView) { context = $0 }, in: host.view,
      callbacks: .init(willPresent: { counts.append(scrollView.flashes) })
    ) { _ in }
    await host.settle()
    #expect(counts == [0] && scrollView.flashes == 1)
    context?.sizeChanged()
    context?.valueChanged()
    await host.settle()
    #expect(scrollView.flashes == 1)
    sheet.dismiss()
    await host.settle()
    #expect(scrollView.flashes == 1)
  }

  @Test func `content that becomes higher than its scroll view flashes the indicators then`()
    async
  {
    let scrollView = FlashRecorder()
    scrollView.contentSize = CGSize(width: 100, height: 100)
    var context: SheetContext?
    _ = await host.show(ScrollContent(scrollView: scrollView) { context = $0 }, by: sheet)
    #expect(scrollView.flashes == 0)
    for height in [150, 900, 100, 800] {
      scrollView.contentSize.height = CGFloat(height)
      context?.sizeChanged()
      await host.settle()
      #expect(scrollView.flashes == (height == 150 ? 0 : 1))
    }
    sheet.dismiss()
    await host.settle()
  }

  @Test func `lists with and without a search field name their table`() {
    let options = ["a", "b"].sheetOptions { $0 }
    for content in [ListContent.list(options), .list(options).searchable()] {
      let body = content.makeBody(SheetContext())
      #expect(body.contentScrollView is UITableView)
    }
    #expect(ListContent.list(options).makeBody(SheetContext()).extendToUpperEdge != nil)
    #expect(
      ListContent.list(options).searchable().makeBody(SheetContext()).extendToUpperEdge == nil)
  }
}
