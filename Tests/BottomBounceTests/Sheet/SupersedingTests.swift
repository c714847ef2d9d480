import BottomBounce
import TestHost
import Testing
import UIKit

/// Presenting while another sheet is presented, and from closures.
@MainActor @Suite(.ownDevice) struct SupersedingTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  @Test func `presenting twice cancels the first sheet`() async {
    let first = await host.showText(sheet, TextContent.text("first"))
    let second = await host.showText(sheet, TextContent.text("second"), configuration: .replacing)
    #expect(first.cancellations == [.superseded])
    #expect(host.textField?.text == "second")
    #expect(host.view.subviews.count == 1)
    host.tapOK()
    await host.settle()
    #expect(second.values == ["second"])
    #expect(first.total == 1 && second.total == 1)
    #expect(host.view.subviews.isEmpty)
  }

  @Test func `another sheet object in the same host supersedes, too`() async {
    let other = BottomBounceView()
    let first = await host.showText(sheet)
    let second = await host.showText(other, TextContent.text("second"), configuration: .replacing)
    #expect(first.cancellations == [.superseded])
    #expect(host.view.subviews == [other])
    host.tapOK()
    await host.settle()
    #expect(second.values == ["second"])
  }

  @Test func `hosts are independent of each other`() async {
    let (left, right) = (UIView(), UIView())
    left.frame = CGRect(x: 0, y: 0, width: 393, height: 400)
    right.frame = CGRect(x: 0, y: 400, width: 393, height: 400)
    host.view.addSubview(left)
    host.view.addSubview(right)
    let other = BottomBounceView()
    let first = await host.showText(sheet, in: left)
    let second = await host.showText(other, in: right)
    #expect(sheet.isPresented && other.isPresented)
    sheet.dismiss()
    other.dismiss()
    await host.settle()
    #expect(first.cancellations == [.programmatic] && second.cancellations == [.programmatic])
  }

  @Test func `presenting in another host removes the sheet from the first at once`() async {
    let (left, right) = (UIView(), UIView())
    for view in [left, right] {
      view.frame = host.view.bounds
      host.view.addSubview(view)
    }
    let first = await host.showText(sheet, in: left)
    let second = Outcomes<String>()
    sheet.show(
      .text("b"), in: right, configuration: .replacing, onValue: second.onValue,
      onCancel: second.onCancel)
    #expect(first.cancellations == [.superseded])
    #expect(left.subviews.isEmpty)
    #expect(sheet.superview === right)
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(second.values == ["b"])
    #expect(right.subviews.isEmpty)
  }

  @Test func `a closure that presents again while hosts change takes precedence`() async {
    let (left, right) = (UIView(), UIView())
    for view in [left, right] {
      view.frame = host.view.bounds
      host.view.addSubview(view)
    }
    let (again, moved) = (Outcomes<String>(), Outcomes<String>())
    sheet.show(.text("first"), in: left, onValue: { _ in }) { [sheet] _ in
      sheet.show(
        .text("again"), in: left, configuration: .replacing, onValue: again.onValue,
        onCancel: again.onCancel)
    }
    await host.settle()
    sheet.show(
      .text("moved"), in: right, configuration: .replacing, onValue: moved.onValue,
      onCancel: moved.onCancel)
    #expect(moved.cancellations == [.superseded])
    await host.settle()
    #expect(sheet.superview === left)
    #expect(right.subviews.isEmpty)
    // The other host covers this one, so a tap would not reach it.
    host.okButton?.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(again.values == ["again"])
    #expect(again.total == 1 && moved.total == 1)
  }

  @Test(arguments: [true, false])
  func `the value closure may present the next sheet`(isSameObject: Bool) async {
    let next = isSameObject ? sheet : BottomBounceView()
    let second = Outcomes<String>()
    var firstValue: String?
    sheet.show(.text("one"), in: host.view) { [host] value in
      firstValue = value
      next.show(.text("two"), in: host.view, onValue: second.onValue, onCancel: second.onCancel)
    }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(firstValue == "one")
    #expect(next.isPresented)
    #expect(host.view.subviews == [next])
    #expect(host.textField?.text == "two")
    #expect(host.firstResponder === host.textField)
    host.tapOK()
    await host.settle()
    #expect(second.values == ["two"])
    #expect(second.total == 1)
    #expect(host.view.subviews.isEmpty)
  }

  @Test func `the cancel closure may present the next sheet`() async {
    let second = Outcomes<String>()
    var reasons: [Cancellation] = []
    sheet.show(.text("one"), in: host.view, onValue: { _ in }) { [sheet, host] reason in
      reasons.append(reason)
      sheet.show(.text("two"), in: host.view, onValue: second.onValue, onCancel: second.onCancel)
    }
    await host.settle()
    host.tapBackdrop()
    await host.settle()
    #expect(reasons == [.backdrop])
    #expect(host.textField?.text == "two")
    sheet.dismiss()
    await host.settle()
    #expect(second.cancellations == [.programmatic])
  }

  @Test func `a closure that always presents again does not loop forever`() async {
    var shown = 0
    @MainActor func showAgain() {
      shown += 1
      guard shown < 50 else { return }
      sheet.show(
        .text("again"), in: host.view, configuration: .replacing, onValue: { _ in },
        onCancel: { _ in showAgain() })
    }
    showAgain()
    let last = await host.showText(sheet, TextContent.text("mine"), configuration: .replacing)
    #expect(shown == 2)
    // The call in the closure came later, so it takes precedence.
    #expect(last.cancellations == [.superseded])
    #expect(host.textField?.text == "again")
    shown = 50
    sheet.dismiss()
    await host.settle()
    #expect(host.view.subviews.isEmpty)
  }
}
