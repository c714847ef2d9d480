import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PopoverTests {
  let device = Simulator(.iPadPro11)
  let host = UIViewController()
  let button = UIView(frame: CGRect(x: 400, y: 500, width: 100, height: 44))
  let log = ActionSheetTests.Log()

  init() {
    device.window.rootViewController = host
    device.settle()
    host.view.addSubview(button)
  }

  private func sheet() -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Female", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      sheet.addAction(
        UIAlertAction(title: title, style: style) { [log] in log.taken.append($0.title ?? "") })
    }
    return sheet
  }

  private func present(_ controller: UIViewController) {
    host.present(controller, animated: true)
    device.settle()
  }

  @Test func `on an iPad, an action sheet points at its source, without the cancel action`() {
    let sheet = sheet()
    sheet.popoverPresentationController?.sourceView = button
    present(sheet)
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame == CGRect(x: 298, y: 557, width: 304, height: 57))
    #expect(device.accessibilityElements.map(\.accessibilityLabel) == ["Female"])
  }

  @Test func `a tap outside chooses the cancel action`() {
    let sheet = sheet()
    sheet.popoverPresentationController?.sourceView = button
    present(sheet)
    device.tap(at: CGPoint(x: 100, y: 100))
    device.settle()
    #expect(log.taken == ["Cancel"])
    #expect(host.presentedViewController == nil)
  }

  @Test func `without a cancel action, a tap outside just dismisses`() {
    let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "By Name", style: .default))
    sheet.popoverPresentationController?.sourceView = button
    present(sheet)
    device.press(.keyboardEscape)
    device.settle()
    #expect(host.presentedViewController == nil)
  }

  @Test func `the popover follows its source when the iPad rotates`() {
    let sheet = sheet()
    sheet.popoverPresentationController?.sourceView = button
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    present(sheet)
    device.rotate(to: .landscapeLeft)
    device.settle()
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    let source = button.convert(button.bounds, to: nil)
    #expect(abs(frame.midX - source.midX) < 1)
    #expect(frame.minY == source.maxY + 13)
  }

  @Test func `any view controller can be a popover with its preferred size`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 200, height: 120)
    controller.popoverPresentationController?.sourceView = button
    controller.popoverPresentationController?.permittedArrowDirections = .down
    present(controller)
    #expect(
      controller.view.convert(controller.view.bounds, to: nil)
        == CGRect(x: 350, y: 367, width: 200, height: 120))
  }

  @Test func `on a phone, a popover is a sheet`() {
    let phone = Simulator()
    let root = UIViewController()
    phone.window.rootViewController = root
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    root.present(controller, animated: false)
    phone.settle()
    #expect(controller.view.bounds.width == 393)
  }

  @Test func `on an iPad, an action sheet without a source stops the program`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        let device = Simulator(.iPadPro11)
        let host = UIViewController()
        device.window.rootViewController = host
        let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "By Name", style: .default))
        host.present(sheet, animated: false)
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "NSGenericException: A popover needs something to point at"))
  }

  @Test func `on a phone, an action sheet needs no source`() {
    let phone = Simulator()
    let root = UIViewController()
    phone.window.rootViewController = root
    let sheet = sheet()
    root.present(sheet, animated: false)
    phone.settle()
    #expect(sheet.view.window != nil)
  }

  // MARK: Where it lies

  private func geometry(
    _ anchor: CGRect?, size: CGSize = CGSize(width: 200, height: 300),
    permitted: UIPopoverArrowDirection = .any
  ) -> PopoverGeometry {
    PopoverGeometry(
      size: size, anchor: anchor, permitted: permitted,
      in: CGRect(x: 0, y: 0, width: 834, height: 1210),
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  }

  struct Case: Sendable {
    var anchor: CGRect
    var permitted: UIPopoverArrowDirection
    var expected: UIPopoverArrowDirection

    init(
      _ x: CGFloat, _ y: CGFloat, _ permitted: UIPopoverArrowDirection,
      _ expected: UIPopoverArrowDirection
    ) {
      anchor = CGRect(x: x, y: y, width: 40, height: 40)
      self.permitted = permitted
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case(400, 100, .any, .up), Case(400, 1100, .any, .down),
    Case(400, 100, [.left, .right], .left), Case(780, 600, [.left, .right], .right),
  ])
  func `the first permitted side with enough space is used`(each: Case) {
    #expect(geometry(each.anchor, permitted: each.permitted).direction == each.expected)
  }

  @Test func `at an edge, the bubble stays on the screen and the arrow off its corners`() {
    let geometry = geometry(CGRect(x: 820, y: 100, width: 10, height: 10))
    #expect(geometry.bubble.maxX == 824)
    #expect(geometry.tip?.x == 824 - 31.5)
    #expect(geometry.tip?.y == 110)
  }

  @Test func `without a source, the popover is centered`() {
    let geometry = geometry(nil)
    #expect(geometry.tip == nil)
    #expect(geometry.bubble.midX == 417)
  }
}
