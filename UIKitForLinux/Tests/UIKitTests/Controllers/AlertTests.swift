import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct AlertTests {
  let device = Simulator()
  let host = UIViewController()
  let log = ActionSheetTests.Log()

  init() {
    device.window.rootViewController = host
    device.settle()
  }

  private func alert(
    _ titles: [(String, UIAlertAction.Style)], title: String? = "Delete Profile?",
    message: String? = "This cannot be undone."
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (title, style) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log] in log.taken.append($0.title ?? "") })
    }
    return alert
  }

  private func present(_ alert: UIAlertController) {
    host.present(alert, animated: true)
    device.settle()
  }

  private func frame(_ title: String) -> CGRect {
    guard let view = device.accessibilityElement(labeled: title) as? UIView else { return .null }
    return view.convert(view.bounds, to: nil)
  }

  @Test func `a tap outside an alert has no effect`() {
    let alert = alert([("Delete", .destructive), ("Cancel", .cancel)])
    present(alert)
    device.tap(at: CGPoint(x: 30, y: 100))
    device.settle()
    #expect(log.taken == [])
    #expect(host.presentedViewController === alert)
  }

  @Test func `two actions are side by side, with the cancel action first`() {
    present(alert([("Delete", .destructive), ("Cancel", .cancel)]))
    #expect(frame("Cancel").size == CGSize(width: 135, height: 44))
    #expect(abs(frame("Cancel").minX - 61.5) < 0.5)
    #expect(frame("Delete").minX == frame("Cancel").maxX)
    #expect(frame("Delete").minY == frame("Cancel").minY)
  }

  @Test
  func `three actions, or two long ones, are in a column, with the cancel action last`() {
    let first = alert([("Cancel", .cancel), ("Archive", .default), ("Delete", .destructive)])
    present(first)
    #expect(frame("Archive").maxY == frame("Delete").minY)
    #expect(frame("Delete").maxY == frame("Cancel").minY)
    #expect(frame("Cancel").width == 270)
    first.dismiss(animated: false)
    device.settle()
    present(alert([("Cancel", .cancel), ("Delete Everything For Ever", .destructive)]))
    #expect(frame("Delete Everything For Ever").maxY == frame("Cancel").minY)
  }

  @Test func `an alert is centered and fades out at its position`() {
    let alert = alert([("OK", .default)])
    present(alert)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.width == 270)
    #expect(abs(frame.midX - 196.5) < 0.5 && abs(frame.midY - 426) < 0.5)
  }

  @Test func `an alert isn't dismissed without an action`() {
    let alert = alert([("OK", .default)])
    present(alert)
    device.tap(at: CGPoint(x: 20, y: 100))
    device.press(.keyboardEscape)
    device.settle()
    #expect(host.presentedViewController === alert)
  }

  @Test func `Escape cancels, and Return chooses the preferred action`() {
    let first = alert([("Delete", .destructive), ("Cancel", .cancel)])
    first.preferredAction = first.actions[0]
    present(first)
    device.press(.keyboardReturnOrEnter)
    device.settle()
    #expect(log.taken == ["Delete"])
    present(alert([("Delete", .destructive), ("Cancel", .cancel)]))
    device.press(.keyboardEscape)
    device.settle()
    #expect(log.taken == ["Delete", "Cancel"])
  }

  @Test func `a text field shows the keyboard, which doesn't cover the alert`() {
    let alert = alert([("Cancel", .cancel), ("Save", .default), ("Later", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    present(alert)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    device.type("Ada")
    #expect(alert.textFields?.first?.text == "Ada")
    let keyboard = device.system.keyboard.frame
    #expect(device.system.keyboard.isVisible)
    #expect(alert.view.convert(alert.view.bounds, to: nil).maxY < keyboard.minY)
  }

  @Test func `changes during the presentation are shown`() {
    let alert = alert([("OK", .default)], message: nil)
    present(alert)
    let before = alert.view.bounds.height
    alert.message = "One more line, and another that makes it three in all I should think."
    device.settle()
    #expect(alert.view.bounds.height > before + 20)
  }
}
