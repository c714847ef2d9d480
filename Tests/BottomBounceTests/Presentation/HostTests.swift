import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Hosts that are removed, moved, resized, or scrolled while a sheet is presented.
@MainActor @Suite(.ownDevice) struct HostTests {
  let host = TestHost(inRealTime: true)
  let sheet = BottomBounceView()

  @Test func `a host without a window cancels before the call returns`() {
    let recorder = Outcomes<String>()
    let detached = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    sheet.show(.text(), in: detached, onValue: recorder.onValue, onCancel: recorder.onCancel)
    #expect(recorder.cancellations == [.hostDetached])
    #expect(detached.subviews.isEmpty)
    #expect(!sheet.isPresented)
  }

  @Test func `a call that throws does not change the presented sheet`() async {
    let first = await host.showText(sheet)
    let second = Outcomes<String>()
    sheet.show(.text(), in: UIView(), onValue: second.onValue, onCancel: second.onCancel)
    #expect(second.cancellations == [.hostDetached])
    #expect(first.total == 0)
    #expect(sheet.isPresented)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a sheet cannot be presented in itself`() async throws {
    let first = await host.showText(sheet)
    let second = Outcomes<String>()
    sheet.show(
      .text(), in: try #require(host.panel), onValue: second.onValue, onCancel: second.onCancel)
    #expect(second.cancellations == [.hostDetached])
    #expect(first.total == 0 && sheet.isPresented)
    host.tapCancel()
    await host.settle()
    #expect(first.cancellations == [.cancelButton])
  }

  @Test func `no sheet is shown in a host that the closure of the replaced sheet removes`() async {
    let (left, right) = (UIView(frame: host.view.bounds), UIView(frame: host.view.bounds))
    host.view.addSubview(left)
    host.view.addSubview(right)
    sheet.show(.text(), in: left) { _ in
    } onCancel: { _ in
      right.removeFromSuperview()
    }
    await host.settle()
    let second = await host.showText(sheet, configuration: .replacing, in: right)
    #expect(second.cancellations == [.hostDetached])
    #expect(!sheet.isPresented && right.subviews.isEmpty)
  }

  @Test func `a host that leaves its window can present again`() async {
    let child = UIView(frame: host.view.bounds)
    host.view.addSubview(child)
    let recorder = await host.showText(sheet, in: child)
    child.removeFromSuperview()
    await host.settle()
    #expect(recorder.cancellations == [.hostDetached])
    #expect(child.subviews.isEmpty)
    host.view.addSubview(child)
    let again = await host.showText(sheet, TextContent.text("again"), in: child)
    host.tapOK()
    await host.settle()
    #expect(again.values == ["again"])
    #expect(recorder.total == 1)
  }

  @Test(arguments: [0.0, 0.1, 0.5])
  func `removing the host during an animation ends the sheet`(after time: Double) async {
    let child = UIView(frame: host.view.bounds)
    host.view.addSubview(child)
    let recorder = Outcomes<String>()
    sheet.show(.text(), in: child, onValue: recorder.onValue, onCancel: recorder.onCancel)
    await host.advance(by: time)
    child.removeFromSuperview()
    await host.settle()
    #expect(recorder.cancellations == [.hostDetached])
    #expect(recorder.total == 1)
    #expect(!sheet.isPresented)
  }

  @Test func `removing the host during dismissal delivers nothing more`() async {
    let child = UIView(frame: host.view.bounds)
    host.view.addSubview(child)
    let recorder = await host.showText(sheet, in: child)
    host.tapCancel()
    await host.advance(by: 0.1)
    child.removeFromSuperview()
    await host.settle()
    #expect(recorder.cancellations == [.cancelButton])
    #expect(child.subviews.isEmpty)
    #expect(!sheet.isPresented)
  }

  @Test func `a sheet removed from its host by other code is canceled`() async {
    let recorder = await host.showText(sheet)
    sheet.removeFromSuperview()
    #expect(recorder.cancellations == [.hostRemoved])
    await host.settle()
    #expect(recorder.total == 1)
    #expect(!sheet.isPresented)
    let again = await host.showText(sheet, TextContent.text("again"))
    host.tapOK()
    await host.settle()
    #expect(again.values == ["again"])
  }

  @Test func `a sheet moved to another view by other code is canceled`() async {
    let elsewhere = UIView(frame: host.view.bounds)
    host.view.addSubview(elsewhere)
    let recorder = await host.showText(sheet)
    elsewhere.addSubview(sheet)
    await host.settle()
    #expect(recorder.cancellations == [.hostRemoved])
    #expect(recorder.total == 1)
    #expect(elsewhere.subviews.isEmpty)
  }

  @Test func `a sheet released with its host delivers an outcome`() async {
    let recorder = Outcomes<String>()
    weak var released: BottomBounceView?
    do {
      let child = UIView(frame: host.view.bounds)
      host.view.addSubview(child)
      let sheet = BottomBounceView()
      released = sheet
      sheet.show(.text(), in: child, onValue: recorder.onValue, onCancel: recorder.onCancel)
      await host.settle()
      child.removeFromSuperview()
    }
    await host.settle()
    #expect(recorder.total == 1)
    #expect(released == nil)
  }

  @Test func `a sheet in a host of size zero works`() async {
    let child = UIView(frame: .zero)
    host.view.addSubview(child)
    let recorder = await host.showText(sheet, TextContent.text("a"), in: child)
    #expect(sheet.isPresented)
    host.okButton?.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(recorder.values == ["a"])
    #expect(child.subviews.isEmpty)
  }

  @Test func `a sheet covers the frame of a scrolling host`() async {
    let scroll = UIScrollView(frame: host.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    host.view.addSubview(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 500)
    let recorder = await host.showText(sheet, TextContent.text("a"), in: scroll)
    #expect(sheet.convert(sheet.bounds, to: host.view) == host.view.bounds)
    scroll.contentOffset = CGPoint(x: 0, y: 800)
    scroll.addSubview(UIView())
    scroll.contentOffset = CGPoint(x: 0, y: 801)
    await host.settle()
    #expect(sheet.convert(sheet.bounds, to: host.view) == host.view.bounds)
    #expect(scroll.subviews.last === sheet)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
    #expect(!scroll.subviews.contains(sheet))
  }

  @Test func `the sheet follows its host's size`() async {
    _ = await host.showText(sheet)
    host.view.frame.size = CGSize(width: 300, height: 500)
    host.window.layoutIfNeeded()
    #expect(sheet.frame == host.view.bounds)
    #expect(host.panel?.frame.width == 300 - 2 * DesignMetrics.edgeGap)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a host that stays out of its window ends its sheet`() async {
    let stack = UIStackView(frame: host.view.bounds)
    host.view.addSubview(stack)
    let before = host.leftoverState
    let outcomes = await host.showText(sheet, in: stack)
    stack.removeFromSuperview()
    #expect(outcomes.cancellations.isEmpty)
    await host.settle()
    #expect(outcomes.cancellations == [.hostDetached])
    host.view.addSubview(stack)
    #expect(!sheet.isPresented && stack.subviews.isEmpty)
    #expect(host.leftoverState == before)
  }
}
